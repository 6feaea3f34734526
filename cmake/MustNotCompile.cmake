# Slips that the compiler has to refuse: tests/must_not_compile/*.cpp. A file compiles as it stands (the control); each
# slip in it stands between `#ifdef SLIP_<name>  // error: <regular expression>` and `#endif`, and with it the compiler
# must refuse the file with an error that matches.
rulecheck_glob(sources tests/must_not_compile/*.cpp)
string(REPLACE " " ";" flags "${CMAKE_CXX_FLAGS} -std=c++20 -fsyntax-only -I${CMAKE_SOURCE_DIR} -I${CMAKE_BINARY_DIR}")
foreach(source ${sources})
  # The file is read at configure time.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  cmake_path(GET source STEM stem)
  add_test(NAME must_not_compile.${stem}.control COMMAND ${CMAKE_CXX_COMPILER} ${flags} ${source})
  set_tests_properties(must_not_compile.${stem}.control PROPERTIES LABELS suite)
  file(STRINGS ${source} slips REGEX "^#ifdef SLIP_[a-z0-9_]+ +// error: .+")
  if(NOT slips)
    message(FATAL_ERROR "${source}: no slip; write `#ifdef SLIP_<name>  // error: <regular expression>`")
  endif()
  foreach(line ${slips})
    string(REGEX MATCH "^#ifdef (SLIP_([a-z0-9_]+)) +// error: (.+)" matched ${line})
    set(test must_not_compile.${stem}.${CMAKE_MATCH_2})
    add_test(NAME ${test} COMMAND ${CMAKE_CXX_COMPILER} ${flags} -D${CMAKE_MATCH_1} ${source})
    set_tests_properties(${test} PROPERTIES LABELS suite PASS_REGULAR_EXPRESSION "error: .*${CMAKE_MATCH_3}")
  endforeach()
endforeach()
