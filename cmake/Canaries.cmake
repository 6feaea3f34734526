# Canaries: tests/canary/child/ is an executable of checks that are wrong in one way each (never run by CTest itself);
# tests/canary/ holds the tests that run it and look whether that is caught.
rulecheck_glob(wrong tests/canary/child/*.cpp)
rulecheck_glob(sources tests/canary/*.cpp)
if(wrong AND TARGET rulecheck-tests)
  add_executable(rulecheck-canary ${wrong})
  target_compile_options(rulecheck-canary PRIVATE -O1)
  target_link_libraries(rulecheck-canary PRIVATE rulecheck-smt rulecheck-properties)
  rulecheck_reuse(rulecheck-canary rulecheck-properties)
  target_sources(rulecheck-tests PRIVATE ${sources})
  add_dependencies(rulecheck-tests rulecheck-canary)
endif()
