#include "smt/core/proof.hpp"

#include <memory>
#include <optional>

#include "smt/core/bent_proof.hpp"
#include "smt/core/prover.hpp"

namespace rulecheck {

SymBool any_bool(const std::string& name) { return SymBool(Symbolic::context().bool_const(name.c_str())); }

SymNum any_num(const std::string& name) {
  return SymNum(Symbolic::context().bv_const(name.c_str(), Symbolic::num_bits));
}

SymSet any_set(const std::string& name) {
  return SymSet(Symbolic::context().bv_const(name.c_str(), Symbolic::set_bits));
}

bool register_proof(const CheckPlace& place, const ProofBodies& bodies) {
  Check check{.suite = place.suite,
              .name = place.name,
              .game = place.game,
              .kind = place.kind,
              .clauses = place.clauses,
              .file = place.file,
              .line = place.line,
              .run = {},
              .notices = {},
              .record_sites = {},
              .record_conditions = {}};
  check.run = [name = check.full_name(), body = bodies.symbolic](EvidenceWriter&) {
    Proof proof;
    body(proof);
    return prove(proof, name);
  };
  const auto bent = std::make_shared<BentProof>(bodies);
  check.notices = [bent] { return bent->notices(); };
  check.record_sites = [bent] { bent->record_sites(); };
  return Registry::instance().add(std::move(check));
}

}  // namespace rulecheck
