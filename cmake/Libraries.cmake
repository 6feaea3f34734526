# The libraries that no game is part of. A library whose folder holds no source yet is an interface library.

# Two builds of one version, with the same compiler and flags, need these libraries only once.
set(RULECHECK_LIBRARIES_FROM "" CACHE PATH "Build folder of this version whose libraries are used instead of built again")
if(RULECHECK_LIBRARIES_FROM AND RULECHECK_PRECOMPILE)
  message(FATAL_ERROR "RULECHECK_LIBRARIES_FROM leaves nothing to precompile: -DRULECHECK_PRECOMPILE=OFF")
endif()

# rulecheck_library(<name> SOURCES <file>… LIBRARIES <target>…)
function(rulecheck_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  if(arg_SOURCES AND RULECHECK_LIBRARIES_FROM)
    add_library(${name} STATIC IMPORTED)
    set_target_properties(${name} PROPERTIES IMPORTED_LOCATION
      ${RULECHECK_LIBRARIES_FROM}/${CMAKE_STATIC_LIBRARY_PREFIX}${name}${CMAKE_STATIC_LIBRARY_SUFFIX})
    target_link_libraries(${name} INTERFACE ${arg_LIBRARIES})
  elseif(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC ${arg_LIBRARIES})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${arg_LIBRARIES})
  endif()
endfunction()

rulecheck_glob(sources model/core/*.cpp)
rulecheck_library(rulecheck-core
  SOURCES ${sources}
  LIBRARIES tomlplusplus::tomlplusplus nlohmann_json::nlohmann_json fmt::fmt OpenSSL::Crypto ICU::i18n ICU::uc)
rulecheck_precompile(rulecheck-core)

# main.cpp is what turns checks into an executable; it is linked where it is meant, not where a linker finds it first.
rulecheck_glob(sources properties/core/*.cpp)
list(REMOVE_ITEM sources ${CMAKE_SOURCE_DIR}/properties/core/main.cpp)
rulecheck_library(rulecheck-properties
  SOURCES ${sources}
  LIBRARIES rulecheck-core rapidcheck rapidcheck_gtest GTest::gtest)
rulecheck_precompile(rulecheck-properties <gtest/gtest.h>)

rulecheck_glob(sources smt/core/*.cpp)
list(REMOVE_ITEM sources ${CMAKE_SOURCE_DIR}/smt/core/main.cpp)
rulecheck_library(rulecheck-smt
  SOURCES ${sources}
  LIBRARIES rulecheck-properties rulecheck-z3)
rulecheck_reuse(rulecheck-smt rulecheck-core)

# The page's templates, style and script are built into the library.
rulecheck_glob(templates reports/template/*)
set(embedded_templates ${CMAKE_BINARY_DIR}/generated/reports/template.cpp)
add_custom_command(
  OUTPUT ${embedded_templates}
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/reports/template -DOUTPUT=${embedded_templates}
    -P ${CMAKE_SOURCE_DIR}/cmake/Embed.cmake
  DEPENDS ${templates} ${CMAKE_SOURCE_DIR}/cmake/Embed.cmake
  COMMENT "Embedding reports/template"
  VERBATIM)
rulecheck_glob(sources reports/*.cpp)
list(APPEND sources ${embedded_templates})
rulecheck_library(rulecheck-reports
  SOURCES ${sources}
  LIBRARIES rulecheck-core)
rulecheck_reuse(rulecheck-reports rulecheck-core)
