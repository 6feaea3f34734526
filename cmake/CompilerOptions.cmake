# How everything is compiled: C++20, warnings are errors, paths in messages and evidence relative to the repository.
option(RULECHECK_WERROR "Treat warnings as errors" ON)
set(RULECHECK_SANITIZE "" CACHE STRING "Sanitizers of every target, as in -fsanitize=: address,undefined")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
# Asserts guard against our own mistakes and stay on, so no NDEBUG.
# What is compiled runs for minutes, and compiling takes as long: more would cost more than it gains. Benchmarks ask for
# more themselves.
set(CMAKE_CXX_FLAGS_RELEASE "-O1")

# Several sources in one, so that templates are instantiated once for all of them: half the time. Sources of a target
# must not use a name for two things then. Off with the second compiler, which takes every source by itself.
option(RULECHECK_UNITY "Compile sources together" OFF)
set(CMAKE_UNITY_BUILD ${RULECHECK_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees writes out of bounds in std::string's operator+ where there are none (GCC bugs 105329 and 105651).
  add_compile_options(-Wno-array-bounds -Wno-restrict)
  if(RULECHECK_UNITY)
    add_compile_options(-Wno-shadow -Wshadow=local)  # a local name may be another source's
  endif()
endif()
if(RULECHECK_WERROR)
  add_compile_options(-Werror)
endif()
# Sites of the rule text and files of checks read "model/bremen/round.hpp", wherever the repository lies.
add_compile_options(-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
include_directories(${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})

if(RULECHECK_SANITIZE)
  add_compile_options(-fsanitize=${RULECHECK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${RULECHECK_SANITIZE})
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
find_program(LLD NAMES ld.lld ld.lld-19)
if(LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_link_options(--ld-path=${LLD})
elseif(LLD MATCHES "ld.lld$")
  add_link_options(-fuse-ld=lld)
endif()

# rulecheck_glob(<variable> <pattern>…): files of the repository, found again whenever one is added.
function(rulecheck_glob variable)
  list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  set(${variable} ${found} PARENT_SCOPE)
endfunction()
