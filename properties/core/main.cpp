// An executable made of the checks of one game; the build says which (RULECHECK_GAME).
#include "model/core/clause.hpp"
#include "properties/core/executable.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck::RULECHECK_GAME {
const Register& clause_register();
}

int main(int argc, char** argv) {
  rulecheck::set_edition_source(rulecheck::RULECHECK_GAME::clause_register().edition);
  return rulecheck::run_checks(argc, argv);
}
