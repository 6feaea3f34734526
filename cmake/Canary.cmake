# Checks that are wrong in one way each, in an executable of their own: tests/canary/ runs it and looks whether that is
# caught. Its rule text stands where that of a game called canary would.
rulecheck_glob(sources tests/canary/child/*.cpp)
if(sources)
  add_executable(rulecheck-canary ${sources})
  target_link_libraries(rulecheck-canary PRIVATE rulecheck-properties)
  target_compile_definitions(rulecheck-canary PRIVATE RULECHECK_GAME_NAME="canary")
  target_compile_options(rulecheck-canary PRIVATE -O1
    -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/tests/canary/child/=model/canary/)
endif()
