# The style of the sources: format in every test run, lint in the nightly one. tests/tidy/ holds what is the project's own.
set(patterns model/*.?pp properties/*.?pp smt/*.?pp fuzz/*.?pp reports/*.?pp cli/*.?pp tests/*.?pp cmake/*.?pp)
list(TRANSFORM patterns PREPEND ${CMAKE_SOURCE_DIR}/)
file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})

# Where a tool is missing its test cannot run, and CTest says so.
find_program(CLANG_FORMAT clang-format-19)
if(NOT CLANG_FORMAT)
  set(CLANG_FORMAT clang-format-19)
endif()
add_test(NAME style.format COMMAND ${CLANG_FORMAT} --dry-run -Werror ${sources})
set_tests_properties(style.format PROPERTIES LABELS "suite;style")

# `cmake --build build --target format` writes what style.format asks for.
add_custom_target(format COMMAND ${CLANG_FORMAT} -i ${sources} COMMENT "Formatting the sources" VERBATIM)

# The linter takes every source by itself, as the second compiler does: in its build (nightly), with its flags.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT RULECHECK_UNITY AND NOT RULECHECK_SANITIZE)
  add_test(NAME style.tidy COMMAND run-clang-tidy-19 -quiet -p ${CMAKE_BINARY_DIR} "^${CMAKE_SOURCE_DIR}/")
  # The static analyzer follows every path, which takes long in templates that are read in several domains: host code
  # alone, to which input comes from outside.
  set(analyzed "-checks=-*,clang-analyzer-*,-clang-analyzer-optin.core.EnumCastOutOfRange")
  add_test(NAME style.analyzer COMMAND run-clang-tidy-19 -quiet ${analyzed} -p ${CMAKE_BINARY_DIR}
                                       "^${CMAKE_SOURCE_DIR}/(cli|reports|model/core)/")
  set_tests_properties(style.tidy style.analyzer PROPERTIES LABELS "suite;style" TIMEOUT 7200)
endif()
