// PROOF: a theorem about the executed rule text, read in Symbolic and, to see what it notices, in Mutant<Symbolic>.
#pragma once
#include <string>
#include <vector>

#include "model/core/mutant.hpp"
#include "properties/core/check.hpp"
#include "smt/core/symbolic.hpp"

namespace rulecheck {

using SymBool = Symbolic::Bool;
using SymNum = Symbolic::Num;
using SymSet = Symbolic::Set;

/// The Z3 side of a domain value: claims are written with these, never with the rule text that they check.
inline const SymBool& plain(const SymBool& b) { return b; }
inline const SymNum& plain(const SymNum& n) { return n; }
inline const SymSet& plain(const SymSet& s) { return s; }
template <class T>
  requires requires(const T& t) { t.value.term; }
const auto& plain(const T& t) {
  return t.value;
}

/// A free variable of a domain, unconstrained. The same name gives the same variable.
SymBool any_bool(const std::string& name);
SymNum any_num(const std::string& name);
SymSet any_set(const std::string& name);

/// One query: the claim follows from the assumptions.
struct Goal {
  std::string name;
  SymBool assumptions, claim;
  bool inductive = false;  ///< an invariant is among the assumptions: a counterexample need not be reachable
};

/// How pieces are written in a counterexample.
using SetPrinter = std::string (*)(std::uint64_t pieces);

/// What a PROOF body fills. Every goal must be proved; the assumptions of each must be satisfiable.
class Proof {
 public:
  /// Assumed by every goal stated from now on.
  void assume(const SymBool& assumption) { assumptions_ = assumptions_ && assumption; }
  /// The same, where it is an invariant: states that fulfil it need not be reachable, and a counterexample says so.
  void assume_invariant(const SymBool& invariant) {
    assume(invariant);
    inductive_ = true;
  }
  /// States that this follows from what has been assumed so far.
  void claim(const std::string& name, const SymBool& claim) {
    goals_.push_back({name, assumptions_, claim, inductive_});
  }
  /// States that this is possible under what has been assumed so far (reachability, tightness of a bound).
  void possible(const std::string& name, const SymBool& example) {
    possibilities_.push_back({name, assumptions_, example, inductive_});
  }
  /// Drops every assumption made so far; for case splits within one proof.
  void reset() {
    assumptions_ = SymBool(true);
    inductive_ = false;
  }
  /// Counterexamples show sets in the words of the game.
  void name_pieces(SetPrinter printer) { set_printer_ = printer; }

  const std::vector<Goal>& goals() const { return goals_; }
  const std::vector<Goal>& possibilities() const { return possibilities_; }
  SetPrinter set_printer() const { return set_printer_; }

 private:
  SymBool assumptions_{true};
  bool inductive_ = false;
  std::vector<Goal> goals_, possibilities_;
  SetPrinter set_printer_ = nullptr;
};

/// A proof body in each of the domains that it is read in.
struct ProofBodies {
  void (*symbolic)(Proof&);
  void (*mutant)(Proof&);
};

/// @return true
bool register_proof(const CheckPlace& place, const ProofBodies& bodies);

}  // namespace rulecheck

// NOLINTBEGIN(cppcoreguidelines-macro-usage)
/// `PROOF(BremenRound, AFollowerHoldingTheLedAnimalMayNotPlayAnother, clause::follow_suit) { proof.assume(…);
/// proof.claim("…", …); }`
#define PROOF(Suite, Name, ...) RULECHECK_PROOF(Suite, Name, ::rulecheck::cites(__VA_ARGS__))
/// What proofs rely on and no clause says, of sets or numbers (that 16 bits are enough): it must hold, and is evidence
/// for no clause. `LEMMA(BremenPieces, SizesOfSetsAddUpAndSubtract) { proof.claim("…", …); }`
#define LEMMA(Suite, Name) RULECHECK_PROOF(Suite, Name, {})
#define RULECHECK_PROOF(Suite, Name, clauses)                                                               \
  template <class D>                                                                                        \
  static void Suite##_##Name(::rulecheck::Proof& proof);                                                    \
  [[maybe_unused]] static const bool Suite##_##Name##_registered = ::rulecheck::register_proof(             \
      {RULECHECK_GAME_NAME, #Suite, #Name, ::rulecheck::CheckKind::proof, clauses, __FILE__, __LINE__},     \
      {Suite##_##Name<::rulecheck::Symbolic>, Suite##_##Name<::rulecheck::Mutant<::rulecheck::Symbolic>>}); \
  template <class D>                                                                                        \
  static void Suite##_##Name(::rulecheck::Proof& proof)
// NOLINTEND(cppcoreguidelines-macro-usage)
