// Bucket Brigade, "Components": the bears, the cards, and the sets of them that the rules speak of.
#pragma once
#include <array>
#include <cstdint>

#include "generated/bucket_brigade/clause.hpp"
#include "model/core/domain.hpp"

namespace rulecheck::bucket_brigade {

/// The four bears. Numbers of bears in the rule text are these.
enum class Bear : std::uint8_t { red, blue, green, yellow };

inline constexpr std::array bears{Bear::red, Bear::blue, Bear::green, Bear::yellow};

/// One entry per bear.
template <class T>
using ByBear = std::array<T, bears.size()>;

/// Cards as bits. Every suit, that is a colour or the jokers, has a lane: six walk-cards, then five run-cards. Cards
/// that look alike are different bits, and no rule tells them apart.
using Cards = std::uint64_t;

inline constexpr int lane = 12;       ///< bits per suit
inline constexpr int walks_each = 6;  ///< walk-cards of a suit
inline constexpr int runs_each = 5;   ///< run-cards of a suit
inline constexpr int suits = 5;       ///< those of the bears, in their order, then the jokers
inline constexpr int joker_suit = 4;

/// The walk-cards of a suit, 0 to 4.
constexpr Cards walks_of(int suit) { return ((Cards{1} << walks_each) - 1) << (lane * suit); }
/// The run-cards of a suit, 0 to 4.
constexpr Cards runs_of(int suit) { return ((Cards{1} << runs_each) - 1) << (lane * suit + walks_each); }
constexpr Cards walks_of(Bear bear) { return walks_of(static_cast<int>(bear)); }
constexpr Cards runs_of(Bear bear) { return runs_of(static_cast<int>(bear)); }

/// The run-cards of all suits.
constexpr Cards runs_of_all_suits() {
  Cards all = 0;
  for (int suit = 0; suit < suits; ++suit) all |= runs_of(suit);
  return all;
}
/// The walk-cards and run-cards of all suits.
constexpr Cards cards_of_all_suits() {
  Cards all = runs_of_all_suits();
  for (int suit = 0; suit < suits; ++suit) all |= walks_of(suit);
  return all;
}

// BUB-03 fifty_five_cards
inline constexpr Cards all_runs = runs_of_all_suits();
inline constexpr Cards all_cards = cards_of_all_suits();
inline constexpr Cards jokers = walks_of(joker_suit) | runs_of(joker_suit);

/// Whether a single card is one of the jokers.
template <class D>
typename D::Bool is_joker(typename D::Set single) {
  const Renders<D> rule{clause::fifty_five_cards, clause::joker_moves_any_bear};
  return overlaps(single, typename D::Set(jokers));
}

/// Whether a single card is a run-card, of a colour or of the jokers; otherwise it is a walk-card.
template <class D>
typename D::Bool is_run(typename D::Set single) {
  const Renders<D> rule{clause::fifty_five_cards};
  return overlaps(single, typename D::Set(all_runs));
}

/// The bear that has the colour of a single card, 0 to 3; means nothing for a joker.
template <class D>
typename D::Num own_bear(typename D::Set single) {
  const Renders<D> rule{clause::four_bears, clause::walk_one_space, clause::run_two_spaces};
  using Num = typename D::Num;
  Num own(0);  // BUB-02
  for (int bear = 1; bear < static_cast<int>(bears.size()); ++bear) {
    own = select(overlaps(single, typename D::Set(walks_of(bear) | runs_of(bear))), Num(bear), own);
  }
  return own;
}

}  // namespace rulecheck::bucket_brigade
