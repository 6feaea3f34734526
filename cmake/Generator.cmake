# The generator that turns a clause register into typed constants (cmake/generate_register.cpp).
if(EXISTS ${CMAKE_SOURCE_DIR}/cmake/generate_register.cpp)
  add_executable(generate-register cmake/generate_register.cpp)
  target_link_libraries(generate-register PRIVATE rulecheck-core)
endif()

# rulecheck_generate_register(<folder> <variable>): generates clause.hpp and register.cpp of the game; the variable
# receives their paths. Every file that is part of an edition digest is a dependency.
function(rulecheck_generate_register folder variable)
  set(register ${CMAKE_SOURCE_DIR}/model/${folder}/clauses.toml)
  set(out ${CMAKE_BINARY_DIR}/generated/${folder})
  rulecheck_glob(digested
    model/core/*.?pp model/${folder}/*.?pp
    properties/*.?pp properties/core/*.?pp properties/${folder}/*.?pp
    smt/*.?pp smt/core/*.?pp smt/${folder}/*.?pp
    fuzz/*.?pp fuzz/core/*.?pp
    tests/${folder}/*.?pp tests/${folder}/traces/*.json tests/${folder}/traces/witness/*.json)
  add_custom_command(
    OUTPUT ${out}/clause.hpp ${out}/register.cpp
    COMMAND generate-register --root ${CMAKE_SOURCE_DIR} --register model/${folder}/clauses.toml --out ${out}
    DEPENDS generate-register ${register} ${digested}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Generating the clause constants of ${folder}"
    VERBATIM)
  set(${variable} ${out}/clause.hpp ${out}/register.cpp PARENT_SCOPE)
endfunction()
