# Games are discovered: model/<folder>/clauses.toml is one. Folders and namespaces have underscores, targets and the
# names in traces hyphens.
rulecheck_glob(registers model/*/clauses.toml)
set(RULECHECK_GAMES)
foreach(register ${registers})
  cmake_path(GET register PARENT_PATH folder)
  cmake_path(GET folder FILENAME folder)
  list(APPEND RULECHECK_GAMES ${folder})
endforeach()
set(RULECHECK_DISCOVERED_GAMES ${RULECHECK_GAMES})

set(RULECHECK_ONLY_GAMES "" CACHE STRING "Folders of the games that are built; all that are discovered if empty")
if(RULECHECK_ONLY_GAMES)
  set(RULECHECK_GAMES ${RULECHECK_ONLY_GAMES})
  list(REMOVE_ITEM RULECHECK_ONLY_GAMES ${RULECHECK_DISCOVERED_GAMES})
  if(RULECHECK_ONLY_GAMES)
    message(FATAL_ERROR "RULECHECK_ONLY_GAMES: there is no model/<game>/clauses.toml for ${RULECHECK_ONLY_GAMES}")
  endif()
endif()

# rulecheck_add_model(<folder> <name>): the rules, and again instrumented where there is a fuzzer.
function(rulecheck_add_model folder name)
  rulecheck_generate_register(${folder} generated)
  rulecheck_glob(sources model/${folder}/*.cpp)
  add_custom_target(${name}-register DEPENDS ${generated})
  add_library(${name}-model STATIC ${sources} ${generated})
  add_dependencies(${name}-model ${name}-register)
  target_link_libraries(${name}-model PUBLIC rulecheck-core)
  rulecheck_reuse(${name}-model rulecheck-core)
  if(RULECHECK_CAN_FUZZ)
    add_library(${name}-model-fuzzed STATIC EXCLUDE_FROM_ALL ${sources} ${generated})
    target_compile_options(${name}-model-fuzzed PRIVATE -fsanitize=fuzzer-no-link ${RULECHECK_FUZZ_FLAGS})
    target_link_libraries(${name}-model-fuzzed PUBLIC rulecheck-core-fuzzed)
    add_dependencies(${name}-model-fuzzed ${name}-register)
  endif()
endfunction()

# rulecheck_add_witness_search(<folder> <name>): what found the committed witnesses finds them again, every night.
function(rulecheck_add_witness_search folder name)
  rulecheck_glob(sources tests/${folder}/search/*.cpp)
  if(sources)
    add_executable(${name}-witnesses EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tests/witness_search/main.cpp ${sources})
    target_compile_definitions(${name}-witnesses PRIVATE RULECHECK_GAME_NAME="${name}")
    target_link_libraries(${name}-witnesses PRIVATE ${name}-model)
    add_dependencies(nightly-only ${name}-witnesses)
    add_test(NAME ${name}.witnesses
      COMMAND ${name}-witnesses --compare ${CMAKE_SOURCE_DIR}/tests/${folder}/traces/witness)
    set_tests_properties(${name}.witnesses PROPERTIES LABELS "${name};suite;nightly")
  endif()
endfunction()

# rulecheck_add_game(<folder>): everything that the folders of one game hold.
function(rulecheck_add_game folder)
  string(REPLACE "_" "-" name ${folder})
  rulecheck_add_model(${folder} ${name})

  rulecheck_glob(sources tests/${folder}/*.cpp properties/${folder}/*.cpp properties/*.cpp)
  rulecheck_add_checks(${name}-checks
    MAIN ${CMAKE_SOURCE_DIR}/properties/core/main.cpp
    SOURCES ${sources}
    LIBRARIES ${name}-model rulecheck-properties)

  rulecheck_glob(sources smt/${folder}/*.cpp smt/*.cpp)
  set(main ${CMAKE_SOURCE_DIR}/properties/core/main.cpp)
  if(EXISTS ${CMAKE_SOURCE_DIR}/smt/core/main.cpp)
    set(main ${CMAKE_SOURCE_DIR}/smt/core/main.cpp)
  endif()
  rulecheck_add_checks(${name}-proofs MAIN ${main} SOURCES ${sources} LIBRARIES ${name}-model rulecheck-smt)

  foreach(target ${name}-checks ${name}-proofs)
    if(TARGET ${target})
      target_compile_definitions(${target} PRIVATE RULECHECK_GAME=${folder} RULECHECK_GAME_NAME="${name}")
    endif()
  endforeach()

  rulecheck_add_fuzzer(${name}
    FOLDER ${folder} HARNESS ${CMAKE_SOURCE_DIR}/fuzz/${folder}.cpp LIBRARIES ${name}-model)

  rulecheck_add_witness_search(${folder} ${name})

  add_test(NAME parts.${name}
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} -DFOLDER=${folder} -P ${CMAKE_SOURCE_DIR}/cmake/parts.cmake)
  set_tests_properties(parts.${name} PROPERTIES LABELS "${name};suite")
endfunction()

if(TARGET generate-register)
  foreach(folder ${RULECHECK_GAMES})
    rulecheck_add_game(${folder})
  endforeach()
else()
  message(STATUS "generate-register: no sources yet, hence no games")
  set(RULECHECK_GAMES)
endif()

# The list of all games, `rulecheck::all_games()` of model/core/games.hpp, is generated from what was discovered.
set(declarations "")
set(entries "")
set(models)
foreach(folder ${RULECHECK_GAMES})
  string(REPLACE "_" "-" name ${folder})
  string(APPEND declarations "namespace ${folder} {\nconst Game& game();\n}\n")
  string(APPEND entries "      &${folder}::game(),\n")
  list(APPEND models ${name}-model)
endforeach()
if(models AND EXISTS ${CMAKE_SOURCE_DIR}/model/core/games.hpp)
  configure_file(cmake/games.cpp.in generated/games.cpp @ONLY)
  add_library(rulecheck-games STATIC ${CMAKE_BINARY_DIR}/generated/games.cpp)
  target_link_libraries(rulecheck-games PUBLIC ${models})
  if(RULECHECK_CAN_FUZZ)
    list(TRANSFORM models APPEND -fuzzed OUTPUT_VARIABLE fuzzed_models)
    add_library(rulecheck-games-fuzzed STATIC EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/generated/games.cpp)
    target_compile_options(rulecheck-games-fuzzed PRIVATE -fsanitize=fuzzer-no-link ${RULECHECK_FUZZ_FLAGS})
    target_link_libraries(rulecheck-games-fuzzed PUBLIC ${fuzzed_models})
  endif()
  rulecheck_add_fuzzer(trace FOLDER trace HARNESS ${CMAKE_SOURCE_DIR}/fuzz/trace.cpp LIBRARIES rulecheck-games)
endif()
