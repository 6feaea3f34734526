// A proof in front of a bent rule: does it still go through?
#pragma once
#include <cstdint>
#include <optional>

#include "smt/core/proof.hpp"

namespace rulecheck {

/// Keeps the goals of the rules as they are written and asks only about those that a bent rule changes.
class BentProof {
 public:
  explicit BentProof(const ProofBodies& bodies) : bodies_(bodies) {}

  /// Reads the rules as they are bent at the moment. Only a definite failure is noticing: a refuted claim, assumptions
  /// that cannot hold any more, or something possible that is so no more. Z3 alone decides; a model is evaluated.
  bool notices();
  /// Evaluates the body once in Mutant, and keeps the goals of the rules as written.
  void record_sites();

 private:
  const Proof& as_written();

  ProofBodies bodies_;
  std::optional<Proof> as_written_;
};

}  // namespace rulecheck
