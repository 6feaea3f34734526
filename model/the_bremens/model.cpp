#include "model/the_bremens/model.hpp"

#include "model/core/game.hpp"
#include "model/the_bremens/candidates.hpp"
#include "model/the_bremens/judge.hpp"
#include "model/the_bremens/telling.hpp"
#include "model/the_bremens/turns.hpp"

namespace rulecheck::the_bremens {

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  return the_bremens::begin<D>(agreement_.board, given_cards<D>(setup.specials), Given<D>::num(setup.start));
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  return given_position<D>(settings_, position);
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  if (const auto* reveal = std::get_if<RevealEntry>(&move)) return judge_reveal<D>(agreement_, state, *reveal);
  if (const auto* turn = std::get_if<TurnEntry>(&move)) return judge_turn<D>(agreement_, state, *turn);
  return judge_redeal<D>(agreement_, state);
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  return judge_result<D>(agreement_, state, claim);
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  const Table table = table_of<D>(agreement_.board, state);
  std::vector<Move> moves;
  const auto add = [&](Move move) {
    if (judge(state, move).empty()) moves.push_back(std::move(move));
  };
  if (table.due == Due::reveal) {
    for (RevealEntry& entry : some_reveals(table)) add(std::move(entry));
  } else if (table.due == Due::redeal) {
    for (RedealEntry& entry : some_redeals(table)) add(std::move(entry));
  } else if (table.due == Due::turn) {
    for (TurnEntry& entry : legal_turns<D>(settings_, agreement_, state, table)) moves.emplace_back(std::move(entry));
  }
  return moves;
}

template <class D>
bool Model<D>::lists_all(const State& state) const {
  const Due due = what_is_due<D>(agreement_.board, state);
  return due == Due::nothing || due == Due::turn;
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  if (const auto* entry = std::get_if<RevealEntry>(&move)) {
    return reveal<D>(agreement_.board, state, given_cards<D>(entry->cards));
  }
  if (const auto* turn = std::get_if<TurnEntry>(&move)) return take_turn<D>(agreement_, state, *turn);
  return redeal<D>(state, given_cards<D>(std::get<RedealEntry>(move).specials));
}

template <class D>
bool Model<D>::over(const State& state) const {
  return known(is_over<D>(agreement_.board, state));
}

template <class D>
auto Model<D>::result(const State& state) const -> Claim {
  return result_of<D>(agreement_.board, state);
}

template <class D>
bool Model<D>::invariant(const State& state) const {
  return known(the_bremens::invariant<D>(agreement_.board, state));
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  if (what_is_due<D>(agreement_.board, state) != Due::reveal) return std::nullopt;
  const Table table = table_of<D>(agreement_.board, state);
  if (table.hands.front().empty()) return std::nullopt;
  return position_of(table);
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return description_of(table_of<D>(agreement_.board, state));
}

template <class D>
auto Model<D>::draw_move(const State& state, const Plan& plan, Choices& given) const -> Move {
  const Table table = table_of<D>(agreement_.board, state);
  // Whoever always shows the first card goes round in circles where a move must end in Goal exactly.
  Choices after_all(seed_of(table));
  Choices& choices = given.exhausted() ? after_all : given;
  if (table.due == Due::redeal) return draw_redeal(settings_, choices);
  if (table.due == Due::turn) return draw_turn<D>(settings_, agreement_, state, table, plan, choices);
  for (const auto& hand : table.hands) {
    if (hand.empty()) throw ModelDefect("somebody has no card to show: " + description_of(table));
  }
  return draw_reveal(table, plan, choices);
}

template <class D>
auto Model<D>::attempt(const State& state, Choices& choices) const -> Move {
  const Table table = table_of<D>(agreement_.board, state);
  Due due = table.due;
  if (due == Due::nothing || choices.happens(1, 6)) due = static_cast<Due>(1 + choices.below(3));
  if (due == Due::reveal) return draw_wrong_reveal(table, choices);
  if (due == Due::turn) return draw_wrong_turn(settings_, table, choices);
  return draw_redeal(settings_, choices);
}

template <class D>
auto Model<D>::attempt_claim(const State& state, Choices& choices) const -> Claim {
  return draw_wrong_claim(settings_, over(state) ? result(state) : Claim{}, choices);
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup&, std::span<const Move> moves, const State& end) const {
  return labels_of(settings_, {moves.begin(), moves.end()}, result(end));
}

const Game& game() {
  static const GameOf<Model<Concrete>> the_bremens;
  return the_bremens;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::the_bremens
