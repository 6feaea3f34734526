// The Bremens: a game from its setup on that never ends, although all moves are forced.
#include <stdexcept>

#include "properties/the_bremens/endless.hpp"
#include "tests/the_bremens/search/found.hpp"

namespace rulecheck::the_bremens {

Record played(const Settings& settings, const std::variant<Setup, Position>& start, const std::vector<Move>& moves) {
  const Model<Concrete> model(settings);
  Record record{settings, start, {}, {}};
  const auto* setup = std::get_if<Setup>(&start);
  auto state = setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<Position>(start));
  for (const Move& move : moves) {
    if (const Breaches breaches = model.judge(state, move); !breaches.empty()) {
      throw std::runtime_error(write_move(move) + ": " + messages_of(breaches));
    }
    state = model.step(state, move);
    record.moves.push_back(move);
  }
  if (model.over(state)) record.claim = model.result(state);
  return record;
}

namespace {

using Game = Model<Concrete>;

/// The first eight rounds: cats and dogs go to the spaces 1 to 6, then nobody can move any more.
CardPlan opening_plan() {
  return {walled_plan(3).specials,
          {{6, 0, 1}, {2, 6, 3}, {4, 5, 6}, {5, 4, 5}, {3, 3, 4}, {1, 2, 2}, {0, 1, 0}, {7, 9, 11}}};
}

/// The turn of a player who moves an animal in one of the first rounds, else nothing.
TurnEntry opening_turn(std::size_t round, int seat, Card card) {
  TurnEntry turn{seat, {}, {}};
  if (round >= 3) return turn;
  const bool second = (seat == 0 && round == 2) || (seat == 1 && round == 2) || (seat == 2 && round == 1);
  turn.plays.push_back({second ? 1 : 0, card % 7 + 1, false, {}});
  return turn;
}

/// Plays rounds as planned, the chicken forwards where it can go there.
/// @param turn the turn of a player who does not move the chicken, by round, seat and card
template <class Turn>
void play_rounds(const Game& model, State<Concrete>& state, std::vector<Move>& moves, const CardPlan& plan, Turn turn) {
  const auto make = [&](const Move& move) {
    if (const Breaches breaches = model.judge(state, move); !breaches.empty()) {
      throw std::runtime_error(write_move(move) + ": " + messages_of(breaches));
    }
    state = model.step(state, move);
    moves.push_back(move);
  };
  for (std::size_t round = 0; round < plan.rounds.size(); ++round) {
    make(RevealEntry{plan.rounds[round], {}});
    for (std::size_t place = 0; place < plan.specials.size(); ++place) {
      const Seen now = seen<Concrete>(state);
      const Card card = plan.rounds[round].at(static_cast<std::size_t>(now.turn));
      if (now.turn != now.holder) {
        make(turn(round, now.turn, card));
        continue;
      }
      const int steps = model.settings().chicken_steps.at(static_cast<std::size_t>(card));
      const TurnEntry on{now.turn, {}, now.chicken + steps}, back{now.turn, {}, now.chicken - steps};
      make(model.judge(state, on).empty() ? on : back);
    }
  }
  make(RedealEntry{plan.specials});
}

}  // namespace

Witness endless_game() {
  Settings settings;
  const Game model(settings);
  const Setup setup{walled_plan(3).specials, 0};
  auto state = model.begin(setup);
  std::vector<Move> moves;
  play_rounds(model, state, moves, opening_plan(), opening_turn);
  std::set<std::string> before;
  while (before.insert(write_position(settings, model.position(state).value())).second) {
    play_rounds(model, state, moves, walled_plan(3),
                [](std::size_t, int seat, Card) { return TurnEntry{seat, {}, {}}; });
  }
  return witness(
      "endless-game",
      "all moves are forced, and from round 4 on no animal can move; the last position has been there before",
      played(settings, setup, moves));
}

}  // namespace rulecheck::the_bremens
