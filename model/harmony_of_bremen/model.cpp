#include "model/harmony_of_bremen/model.hpp"

#include "model/core/game.hpp"
#include "model/harmony_of_bremen/judge.hpp"
#include "model/harmony_of_bremen/telling.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// What comes next in a game.
enum class Due : std::uint8_t { nothing, declaration, ensemble, tuning };

template <class D>
Due what_is_due(const State<D>& game) {
  if (known(is_over<D>(game))) return Due::nothing;
  if (known(is_tuning_due<D>(game))) return Due::tuning;
  return known(plays_undeclared<D>(game)) ? Due::declaration : Due::ensemble;
}

/// The table of a game that goes on. @throws ModelDefect if somebody has no card
template <class D>
OpenTable table_with_cards(const State<D>& game) {
  OpenTable table = open_table<D>(game);
  for (const auto& hand : table.hands) {
    if (hand.empty()) throw ModelDefect("somebody has no card, and the game is not over: " + description<D>(game));
  }
  return table;
}

/// By seat: the lowest card in hand, or the highest.
Numbers cards_at_one_end(const OpenTable& table, bool highest) {
  Numbers cards{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    cards.at(seat) = highest ? table.hands.at(seat).back() : table.hands.at(seat).front();
  }
  return cards;
}

/// Entries among which all or some of the legal ones are.
template <class D>
std::vector<Move> candidates(const State<D>& game, Due due) {
  std::vector<Move> moves;
  const OpenTable table = table_with_cards<D>(game);
  if (due == Due::declaration) {
    for (const int number : table.numbers(static_cast<std::size_t>(table.leader))) {
      moves.emplace_back(DeclareEntry{table.leader, number});
    }
    return moves;
  }
  for (const bool highest : {false, true}) {
    Numbers cards = cards_at_one_end(table, highest);
    if (due == Due::tuning) {
      moves.emplace_back(TuningEntry{cards, {}});
      moves.emplace_back(TuningEntry{cards, Numbers{1, 2, 3, 0}});
      continue;
    }
    if (table.declared) cards.at(static_cast<std::size_t>(table.leader)) = *table.declared;
    moves.emplace_back(EnsembleEntry{cards, {}});
    moves.emplace_back(EnsembleEntry{cards, false});
    moves.emplace_back(EnsembleEntry{cards, true});
  }
  return moves;
}

}  // namespace

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  return {given_start<D>(setup.roles, setup.hands, setup.leader), {}};
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  return {resume<D>(given_start<D>(position.roles, position.hands, position.leader), Given<D>::num(position.round),
                    Given<D>::num(position.failures)),
          {}};
}

template <class D>
Breaches Model<D>::judge_setup(const Setup& setup, bool) const {
  return judge_hands<D>(setup);
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  if (const auto* declaration = std::get_if<DeclareEntry>(&move)) {
    return judge_declared<D>(agreement_, state, *declaration);
  }
  if (const auto* ensemble = std::get_if<EnsembleEntry>(&move)) return judge_played<D>(state, *ensemble);
  return judge_passed<D>(agreement_, state, std::get<TuningEntry>(move));
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  return judge_result<D>(state, claim);
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  const Due due = what_is_due<D>(state.game);
  std::vector<Move> moves;
  if (due == Due::nothing) return moves;
  for (const Move& move : candidates<D>(state.game, due)) {
    if (judge(state, move).empty()) moves.push_back(move);
  }
  return moves;
}

template <class D>
bool Model<D>::lists_all(const State& state) const {
  const Due due = what_is_due<D>(state.game);
  if (due == Due::declaration) return !settings_.free_declaration;
  return due == Due::nothing || (due == Due::ensemble && known(state.game.round) == last_round);
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  if (const auto* declaration = std::get_if<DeclareEntry>(&move)) {
    return {declare<D>(state.game, Given<D>::num(declaration->number)), Given<D>::truth(true)};
  }
  if (const auto* ensemble = std::get_if<EnsembleEntry>(&move)) {
    return {play<D>(agreement_, state.game, given_numbers<D>(ensemble->cards)), state.has_declaration};
  }
  return {tune<D>(state.game, given_numbers<D>(std::get<TuningEntry>(move).passed)), state.has_declaration};
}

template <class D>
bool Model<D>::over(const State& state) const {
  return known(is_over<D>(state.game));
}

template <class D>
auto Model<D>::result(const State& state) const -> Claim {
  return result_of<D>(state.game);
}

template <class D>
bool Model<D>::invariant(const State& state) const {
  return known(harmony_of_bremen::invariant<D>(agreement_, state.game));
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  return position_of<D>(state.game);
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return description<D>(state.game);
}

template <class D>
auto Model<D>::draw_move(const State& state, const Plan& plan, Choices& choices) const -> Move {
  const OpenTable table = table_with_cards<D>(state.game);
  switch (what_is_due<D>(state.game)) {
    case Due::declaration:
      return draw_declaration(table, plan, choices);
    case Due::tuning:
      return draw_tuning(table, plan, choices);
    default:
      return draw_ensemble(table, plan, choices);
  }
}

template <class D>
auto Model<D>::attempt(const State& state, Choices& choices) const -> Move {
  const OpenTable table = open_table<D>(state.game);
  Due due = what_is_due<D>(state.game);
  if (due == Due::nothing || choices.happens(1, 4)) due = static_cast<Due>(1 + choices.below(3));
  if (due == Due::declaration) return draw_wrong_declaration(table, settings_, choices);
  if (due == Due::ensemble) return draw_wrong_ensemble(table, settings_, choices);
  return draw_wrong_tuning(table, settings_, choices);
}

template <class D>
auto Model<D>::attempt_claim(const State& state, Choices& choices) const -> Claim {
  return draw_wrong_claim(over(state) ? result(state) : Claim{}, choices);
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup& setup, std::span<const Move> moves, const State& end) const {
  std::vector<std::string> said = labels_of_end(result(end));
  for (std::string& label : labels_of_moves(setup.roles, {moves.begin(), moves.end()}))
    said.push_back(std::move(label));
  return said;
}

const Game& game() {
  static const GameOf<Model<Concrete>> harmony_of_bremen;
  return harmony_of_bremen;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::harmony_of_bremen
