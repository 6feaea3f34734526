# Executables made of checks. After each link the executable lists its checks, so the list cannot lag behind them:
# <build>/checks/<name>.jsonl for the report, <build>/checks/<name>.cmake for CTest (one test per check, labels: game, kind).
enable_testing()

set(RULECHECK_CHECKS_DIR ${CMAKE_BINARY_DIR}/checks)
set(RULECHECK_EVIDENCE_DIR ${CMAKE_BINARY_DIR}/evidence)

# Everything that `./dev verify` needs.
add_custom_target(verification)
# What only the nightly tests need.
add_custom_target(nightly-only)

# rulecheck_add_checks(<name> MAIN <file> SOURCES <file>… LIBRARIES <target>…)
function(rulecheck_add_checks name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MAIN" "SOURCES;LIBRARIES")
  if(NOT arg_SOURCES OR NOT EXISTS ${arg_MAIN})
    message(STATUS "${name}: no sources yet")
    return()
  endif()
  add_executable(${name} ${arg_SOURCES} ${arg_MAIN})
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
  rulecheck_reuse(${name} rulecheck-properties)
  add_dependencies(verification ${name})
  rulecheck_register_checks(${name})
endfunction()

# rulecheck_register_checks(<name>): the executable's checks become CTest tests.
function(rulecheck_register_checks name)
  set(list ${RULECHECK_CHECKS_DIR}/${name})
  add_custom_command(TARGET ${name} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E make_directory ${RULECHECK_CHECKS_DIR}
    COMMAND $<TARGET_FILE:${name}> --list ${list}.jsonl --ctest ${list}.cmake
    BYPRODUCTS ${list}.jsonl ${list}.cmake
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    VERBATIM)
  set(include ${RULECHECK_CHECKS_DIR}/include-${name}.cmake)
  file(CONFIGURE OUTPUT ${include} @ONLY CONTENT [[
# What is not built is not passed over: CTest then shows a test that cannot run.
set(RULECHECK_SOURCE_DIR "@CMAKE_SOURCE_DIR@")
set(RULECHECK_EVIDENCE "@RULECHECK_EVIDENCE_DIR@")
if(EXISTS "@list@.cmake")
  include("@list@.cmake")
else()
  add_test("@name@.is_not_built" "@name@")
endif()
]])
  set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY TEST_INCLUDE_FILES ${include})
endfunction()
