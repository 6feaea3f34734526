# build/bin/rulecheck
rulecheck_glob(sources cli/*.cpp)
if(sources AND TARGET rulecheck-games)
  add_executable(rulecheck ${sources})
  target_link_libraries(rulecheck PRIVATE rulecheck-reports rulecheck-games CLI11::CLI11)
  add_dependencies(verification rulecheck)
else()
  message(STATUS "rulecheck: no sources yet")
endif()
