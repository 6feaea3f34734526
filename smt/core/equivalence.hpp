// EQUIVALENCE: everything that the rules give, as terms over free inputs. A bent rule that gives the same for every
// input is the same rule.
#pragma once
#include <string>
#include <tuple>
#include <vector>

#include "model/core/evidence.hpp"
#include "smt/core/condition_terms.hpp"
#include "smt/core/proof.hpp"

namespace rulecheck {

/// What an EQUIVALENCE body fills.
class Outputs {
 public:
  /// Assumed of the inputs of every output that is added from now on: where the rules are used at all. Plain terms,
  /// never the rule text, which may be bent.
  void assume(const SymBool& assumption) { assumptions_ = assumptions_ && assumption; }
  /// Drops every assumption made so far.
  void reset() { assumptions_ = SymBool(true); }
  const SymBool& assumptions() const { return assumptions_; }

  /// One value that the rules give, or an array or a struct with `fields` of them.
  template <class T>
  void add(const std::string& name, const T& output) {
    if constexpr (requires { plain(output).term; }) {
      outputs_.push_back({name, assumptions_, plain(output).term});
    } else if constexpr (HasFields<T>) {
      int number = 0;
      std::apply([&](auto... field) { (add(name + "." + std::to_string(number++), output.*field), ...); }, T::fields);
    } else {
      int number = 0;
      for (const auto& element : output) add(name + "[" + std::to_string(number++) + "]", element);
    }
  }

  struct Output {
    std::string name;
    SymBool assumptions;
    z3::expr term;
  };
  const std::vector<Output>& all() const { return outputs_; }

 private:
  SymBool assumptions_{true};
  std::vector<Output> outputs_;
};

/// A body in each of the domains that it is read in.
struct OutputBodies {
  void (*symbolic)(Outputs&);
  void (*mutant)(Outputs&);
  void (*conditions)(Outputs&);
};

/// All bodies of this executable, in the order of their names.
const std::vector<std::pair<std::string, OutputBodies>>& output_bodies();
/// @return true
bool register_outputs(const std::string& name, const OutputBodies& bodies);

/// Whether the rules as they are bent at the moment give the same as the rules as written, for all inputs. `equivalent`
/// needs the place to have been evaluated and both solvers to agree on every output that it changes.
/// @param by where it is equivalent: receives the names of the bodies whose outputs were compared
MutantVerdict decide_equivalence(std::vector<std::string>& by);

}  // namespace rulecheck

// NOLINTBEGIN(cppcoreguidelines-macro-usage)
/// `EQUIVALENCE(BremenRules, Setup) { outputs.assume(…); outputs.add("redeal", must_redeal<D, 4>(…)); }`: every
/// function of the rule text, in each form that is used, wherever its inputs can be. What is left out here is not
/// compared.
#define EQUIVALENCE(Suite, Name)                                                                                   \
  template <class D>                                                                                               \
  static void Suite##_##Name(::rulecheck::Outputs& outputs);                                                       \
  [[maybe_unused]] static const bool Suite##_##Name##_registered =                                                 \
      ::rulecheck::register_outputs(#Suite "." #Name, {Suite##_##Name<::rulecheck::Symbolic>,                      \
                                                       Suite##_##Name<::rulecheck::Mutant<::rulecheck::Symbolic>>, \
                                                       Suite##_##Name<::rulecheck::ConditionTerms>});              \
  template <class D>                                                                                               \
  static void Suite##_##Name(::rulecheck::Outputs& outputs)
// NOLINTEND(cppcoreguidelines-macro-usage)
