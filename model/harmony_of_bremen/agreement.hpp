// The Harmony of Bremen, "Changing the difficulty": what the players agree on before a game.
#pragma once
#include <tuple>

#include "generated/harmony_of_bremen/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::harmony_of_bremen {

/// Everything that stays the same during a game; each is false by default. No rule depends on the deck.
template <class D>
struct Agreement {
  typename D::Bool hard_variant;      ///< cards are passed on after round 9, too: HOB-35
  typename D::Bool free_declaration;  ///< declaration: the leader may declare a number that he does not hold
  static constexpr auto fields = std::tuple{&Agreement::hard_variant, &Agreement::free_declaration};
};

}  // namespace rulecheck::harmony_of_bremen
