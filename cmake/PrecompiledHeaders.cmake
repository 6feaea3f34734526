# The libraries' headers are read once, not once per source. Off where ccache serves several build folders, and with the
# second compiler, which so finds includes that are missing.
option(RULECHECK_PRECOMPILE "Precompile the headers of the libraries" OFF)

set(RULECHECK_PRECOMPILED
  <algorithm> <array> <filesystem> <fstream> <functional> <map> <memory> <optional> <regex> <set> <sstream> <span> <string>
  <string_view> <tuple> <utility> <variant> <vector> <fmt/format.h> <fmt/ranges.h> <nlohmann/json.hpp>)

if(RULECHECK_PRECOMPILE AND CCACHE)
  # ccache knows of precompiled headers only if told so.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# rulecheck_precompile(<target> <header>…): the target owns a precompiled header, with these headers too.
function(rulecheck_precompile target)
  get_target_property(type ${target} TYPE)
  if(RULECHECK_PRECOMPILE AND NOT type STREQUAL "INTERFACE_LIBRARY")
    target_precompile_headers(${target} PRIVATE ${RULECHECK_PRECOMPILED} ${ARGN})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
  endif()
endfunction()

# rulecheck_reuse(<target> <owner>): the target, compiled in the same way, reads the owner's.
function(rulecheck_reuse target owner)
  get_target_property(type ${target} TYPE)
  if(RULECHECK_PRECOMPILE AND NOT type STREQUAL "INTERFACE_LIBRARY")
    target_precompile_headers(${target} REUSE_FROM ${owner})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
  endif()
endfunction()
