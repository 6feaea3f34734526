# build/bin/rulecheck: the subcommands know the games only through rulecheck-games.
rulecheck_glob(sources cli/*.cpp)
set(main ${CMAKE_SOURCE_DIR}/cli/main.cpp)
list(REMOVE_ITEM sources ${main})
if(sources AND TARGET rulecheck-games)
  set_source_files_properties(cli/command_line.cpp PROPERTIES
    COMPILE_DEFINITIONS RULECHECK_VERSION="${PROJECT_VERSION}")
  rulecheck_library(rulecheck-commands
    SOURCES ${sources}
    LIBRARIES rulecheck-reports rulecheck-games CLI11::CLI11)
  rulecheck_reuse(rulecheck-commands rulecheck-core)
  add_executable(rulecheck ${main})
  target_link_libraries(rulecheck PRIVATE rulecheck-commands)
  rulecheck_reuse(rulecheck rulecheck-core)
  add_dependencies(verification rulecheck)
else()
  message(STATUS "rulecheck: no sources yet")
endif()
