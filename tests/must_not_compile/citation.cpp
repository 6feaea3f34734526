// A clause is cited by a constant that was generated from the register.
#include "generated/bremen/clause.hpp"

namespace rulecheck::bremen {

const Clause* cited() {
#ifdef SLIP_clause_that_does_not_exist  // error: .*folow_suit
  return &clause::folow_suit;
#endif
#ifdef SLIP_id_in_place_of_the_name  // error: .*BRE_24
  return &clause::BRE_24;
#endif
  return &clause::follow_suit;
}

}  // namespace rulecheck::bremen
