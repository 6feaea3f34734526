// The Bremens: plans of rounds in which no animal can move, or none has to, and that can be repeated for ever.
#pragma once
#include <algorithm>
#include <set>
#include <string>

#include "properties/core/check.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {

/// All cards that players use until special ones are dealt anew: by round and seat.
struct CardPlan {
  std::vector<Card> specials;             ///< by seat, dealt every time
  std::vector<std::vector<Card>> rounds;  ///< eight rounds
};

/// Fills what is free in the order of a seat's cards with those that are left, the high numbers first.
inline void fill_up(std::vector<Card>& order, Card special) {
  for (const Card card : {6, 5, 4, 3, 2, 1, 0, special}) {
    if (std::ranges::find(order, card) != order.end()) continue;
    *std::ranges::find(order, -1) = card;
  }
}

/// @param orders by seat and round
inline CardPlan plan_of(std::vector<Card> specials, const std::vector<std::vector<Card>>& orders) {
  CardPlan plan{std::move(specials), std::vector<std::vector<Card>>(8)};
  for (std::size_t round = 0; round < 8; ++round) {
    for (const auto& order : orders) plan.rounds[round].push_back(order.at(round));
  }
  return plan;
}

/// Every 7, SEVEN and NINE is the only highest card of its round; apart from them there are the cards up to 6, SHAKE,
/// DOUBLE and ONE TO FIVE.
inline CardPlan walled_plan(int players) {
  const std::vector<Card> specials{7, 9, 11, 13, 12};
  std::vector<std::vector<Card>> orders;
  for (int seat = 0; seat < players; ++seat) {
    std::vector<Card> order(8, -1);
    const Card special = specials.at(static_cast<std::size_t>(seat));
    order.at(static_cast<std::size_t>(seat)) = 6;
    if (special == 13) order.at(static_cast<std::size_t>(players)) = special;
    if (special == 12) order.at(static_cast<std::size_t>(players) + 1) = special;
    fill_up(order, special);
    orders.push_back(std::move(order));
  }
  return plan_of({specials.begin(), specials.begin() + players}, orders);
}

/// Three players; somebody shows a 5 or more in every round, and nobody has SEVEN.
inline CardPlan high_plan() {
  std::vector<std::vector<Card>> orders(3, std::vector<Card>(8, -1));
  const std::vector<Card> specials{7, 9, 11};
  for (std::size_t round = 0; round < 8; ++round) orders[round % 3][round] = 6 - static_cast<Card>(round / 3);
  for (std::size_t seat = 0; seat < 3; ++seat) fill_up(orders[seat], specials[seat]);
  return plan_of(specials, orders);
}

/// All donkeys in Start, and on each of the spaces 1 to 6 a cat or a dog. Nobody has another animal card than that of
/// the donkey in hand.
inline Position wall(int players, int chicken) {
  Position position;
  for (int seat = 0; seat < players; ++seat) {
    const auto owner = static_cast<std::size_t>(seat);
    position.space[0].at(owner) = seat + 1;
    position.space[1].at(owner) = (players + seat) % 6 + 1;
    position.animals.push_back({2});
  }
  position.chicken = chicken;
  return position;
}

/// A cat, a dog and a donkey of three players on one space with the chicken on top; all other animals are in Goal.
inline Position last_stack(int length) {
  Position position;
  position.chicken = (length + 1) / 2;
  for (int animal = 0; animal < 3; ++animal) {
    for (int seat = 0; seat < 3; ++seat) {
      int& space = position.space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat));
      space = animal == seat ? position.chicken : length + 1;
      if (animal != seat) position.home.push_back({animal, seat});
    }
    position.animals.push_back({animal});
  }
  return position;
}

/// A game in which nobody moves an animal. Every move is expected to be legal.
template <class D>
class EndlessPlay {
 public:
  EndlessPlay(Trial& trial, const Model<D>& model, CardPlan plan)
      : trial_(trial), model_(model), plan_(std::move(plan)) {}

  /// From a position before eight rounds on: until a position has been there before, so that it goes on like that.
  void play_from(Position position) {
    position.cards.clear();
    for (std::size_t seat = 0; seat < plan_.specials.size(); ++seat) {
      position.cards.push_back({0, 1, 2, 3, 4, 5, 6, plan_.specials.at(seat)});
    }
    auto state = model_.begin_at(position);
    std::set<std::string> before;
    while (before.insert(write_position(model_.settings(), model_.position(state).value())).second) {
      trial_.expect(before.size() < 2000, "a position to come again");
      for (const auto& round : plan_.rounds) play_round(state, round);
      make(state, RedealEntry{plan_.specials});
    }
  }

 private:
  void play_round(typename Model<D>::State& state, const std::vector<Card>& shown) {
    make(state, RevealEntry{shown, {}});
    for (std::size_t place = 0; place < shown.size(); ++place) {
      const Seen now = seen<D>(state);
      if (now.turn == now.holder) {
        make(state, chicken_turn(state, now));
      } else {
        make(state, TurnEntry{now.turn, {}, {}});
      }
    }
  }

  /// By as many spaces as the card says forwards, else back; SEVEN by one. An animal card is laid where it has to be.
  Move chicken_turn(const typename Model<D>::State& state, const Seen& now) const {
    const auto seat = static_cast<std::size_t>(now.turn);
    const Card card = elements(now.shown.at(seat)).front();
    const int steps = card == 13 ? 1 : model_.settings().chicken_steps.at(static_cast<std::size_t>(card));
    TurnEntry turn{now.turn, {}, {}};
    if (model_.settings().readings.chicken_player_card == 1) {
      const int animal = elements(now.animals.at(seat)).front();
      turn.plays.push_back({animal, now.at(static_cast<std::size_t>(animal), seat), false, {}});
    }
    for (const int to : {now.chicken + steps, now.chicken - steps}) {
      turn.chicken = to;
      if (model_.judge(state, turn).empty()) return turn;
    }
    turn.chicken = now.chicken;
    return turn;
  }

  void make(typename Model<D>::State& state, const Move& move) {
    const Breaches breaches = model_.judge(state, move);
    trial_.expect(breaches.empty(), [&] { return write_move(move) + " to be legal: " + messages_of(breaches); });
    state = model_.step(state, move);
    trial_.expect(!model_.over(state), "the game to go on");
  }

  Trial& trial_;
  const Model<D>& model_;
  CardPlan plan_;
};

}  // namespace rulecheck::the_bremens
