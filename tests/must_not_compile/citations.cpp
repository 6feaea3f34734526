// A check cites clauses that exist, at least one of them.
#include "properties/core/check.hpp"
#include "smt/core/proof.hpp"

#define RULECHECK_GAME_NAME "lantern"

namespace rulecheck::lantern {

namespace clause {
inline constexpr Clause light_the_wick{.id = "LAN-01",
                                       .name = "light_the_wick",
                                       .kind = ClauseKind::obligation,
                                       .section = "Play",
                                       .text = "Light it.",
                                       .passages = {},
                                       .needs = {},
                                       .unobservable = "",
                                       .argument = "",
                                       .line = 1};
}  // namespace clause

EXAMPLE(Lantern, BurnsOnceLit, clause::light_the_wick) { trial.expect(true, "light"); }
PROOF(Lantern, BurnsForAll, clause::light_the_wick) { proof.claim("light", SymBool(true)); }

#ifdef SLIP_proof_cites_no_clause_that_exists  // error: .*light_the_wik
PROOF(Lantern, MisspeltProof, clause::light_the_wik) { proof.claim("light", SymBool(true)); }
#endif
#ifdef SLIP_example_cites_nothing  // error: no matching function for call to .*cites
EXAMPLE(Lantern, Uncited) { trial.expect(true, "light"); }
#endif
#ifdef SLIP_proof_cites_nothing  // error: no matching function for call to .*cites
PROOF(Lantern, UncitedProof) { proof.claim("light", SymBool(true)); }
#endif

}  // namespace rulecheck::lantern
