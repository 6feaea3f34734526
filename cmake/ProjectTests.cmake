# Tests of the suite itself: every folder of tests/ that is neither a game's nor one of those with a runner of its own,
# and tests/<game>/suite/ of each game that is built.
include(GoogleTest)
include(Canary)

rulecheck_glob(sources tests/*.cpp tests/*/*.cpp)
foreach(folder bench must_not_compile witness_search ${RULECHECK_DISCOVERED_GAMES})
  list(FILTER sources EXCLUDE REGEX "^${CMAKE_SOURCE_DIR}/tests/${folder}/")
endforeach()
# What a game says of its own parts: is its reference right, are its random games the same everywhere?
foreach(folder ${RULECHECK_GAMES})
  rulecheck_glob(suite tests/${folder}/suite/*.cpp)
  list(APPEND sources ${suite})
endforeach()

# Where the tests find the repository, the build and the tools.
set(RULECHECK_TEST_DEFINITIONS
  RULECHECK_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  RULECHECK_BINARY_DIR="${CMAKE_BINARY_DIR}"
  RULECHECK_COMMAND="${CMAKE_BINARY_DIR}/bin/rulecheck")

if(sources)
  add_executable(rulecheck-tests ${sources})
  # Sources of one folder are compiled together; those of another may call things as they like.
  set_target_properties(rulecheck-tests PROPERTIES UNITY_BUILD_MODE GROUP)
  foreach(source ${sources})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/tests OUTPUT_VARIABLE group)
    cmake_path(GET group PARENT_PATH group)
    string(REPLACE "/" "_" group "${group}")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${group}")
  endforeach()
  rulecheck_reuse(rulecheck-tests rulecheck-properties)
  target_compile_definitions(rulecheck-tests PRIVATE ${RULECHECK_TEST_DEFINITIONS})
  target_link_libraries(rulecheck-tests PRIVATE
    GTest::gtest_main GTest::gmock rulecheck-smt rulecheck-properties rulecheck-reports $<TARGET_NAME_IF_EXISTS:rulecheck-games>)
  foreach(executable rulecheck rulecheck-canary)
    if(TARGET ${executable})
      add_dependencies(rulecheck-tests ${executable})
    endif()
  endforeach()
  # The further game, which is built and checked whole, takes longest: CTest starts it early.
  foreach(part further_game others)
    set(filter -SixthGame.*)
    set(cost 0)
    if(part STREQUAL "further_game")
      set(filter SixthGame.*)
      set(cost 100)
    endif()
    gtest_discover_tests(rulecheck-tests
      TEST_FILTER ${filter}
      TEST_LIST rulecheck_tests_${part}
      WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
      DISCOVERY_TIMEOUT 60
      PROPERTIES LABELS suite COST ${cost})
  endforeach()
endif()
