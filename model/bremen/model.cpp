#include "model/bremen/model.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/bremen/entering.hpp"
#include "model/bremen/judge.hpp"
#include "model/core/game.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"

namespace rulecheck::bremen {
namespace {

/// The number of players of a log.
template <class D, int players>
constexpr int players_of(const Log<D, players>&) {
  return players;
}

/// A seat that the rules name. @throws ModelDefect if there is none
int existing_seat(int seat, int players) {
  if (seat < 0 || seat >= players) throw ModelDefect(fmt::format("there is no seat {}", seat));
  return seat;
}

template <class D, int players>
OpenTable open_table(const State<D, players>& game) {
  OpenTable open;
  open.players = players;
  for (std::size_t seat = 0; seat < players; ++seat) {
    open.hand[seat] = known(game.hand[seat]);
    open.table[seat] = known(game.table[seat]);
    open.rounds_won[seat] = known(game.won[seat]) / players;
  }
  open.center = known(game.center);
  open.leader = existing_seat(known(game.leader), players);
  open.turn = existing_seat(known(game.turn), players);
  return open;
}

/// The legal plays of a game that is not over. @throws ModelDefect if there are none
template <class D, int players>
PieceSet some_legal_plays(const State<D, players>& game) {
  const PieceSet legal = known(legal_plays<D, players>(game));
  if (legal == 0) throw ModelDefect("nobody may play, and the game is not over");
  return legal;
}

template <class D, int players>
Log<D, players> entered(const Log<D, players>& log, const Move& move) {
  if (const auto* play = std::get_if<Play>(&move)) return enter_play<D, players>(log, Given<D>::set(play->piece));
  return enter_take<D, players>(log);
}

template <class D, int players>
Claim result_of(const State<D, players>& game) {
  const Ending<D, players> end = ending<D, players>(game);
  Claim result;
  result.captured.emplace();
  result.left.emplace();
  for (std::size_t seat = 0; seat < players; ++seat) {
    result.captured->push_back(known(end.captured[seat]));
    result.left->push_back(known(end.left[seat]));
  }
  result.condition_one = known(end.condition_one);
  result.condition_two = known(end.condition_two);
  result.won = known(end.won);
  result.score.emplace();
  result.title.emplace();
  if (!*result.won) return result;
  *result.score = known(end.score);
  const int row = known(end.title);
  if (row < 0 || row >= static_cast<int>(titles.size())) throw ModelDefect("a won game has no title");
  *result.title = titles.at(static_cast<std::size_t>(row));
  return result;
}

template <class D, int players>
std::optional<Position> position_of(const State<D, players>& game) {
  const int round = known(game.round);
  const auto is_played = [](const auto& single) { return known(single) != 0; };
  if (std::ranges::any_of(game.table, is_played)) return std::nullopt;
  Position position;
  for (std::size_t seat = 0; seat < players; ++seat) {
    position.hands.push_back(known(game.hand[seat]));
    position.won.push_back(known(game.won[seat]));
  }
  if (round != 1 && round <= rounds) position.leader = known(game.leader);
  position.center = known(game.center);
  return position;
}

template <class D, int players>
std::string description(const State<D, players>& game) {
  std::string text =
      fmt::format("round {}, leader {}, turn {}", known(game.round), known(game.leader), known(game.turn));
  for (std::size_t seat = 0; seat < players; ++seat) {
    text += fmt::format("; seat {} holds {}, played {}, won {}", seat, piece_names(known(game.hand[seat])),
                        piece_names(known(game.table[seat])), known(game.won[seat]));
  }
  return text + "; center " + piece_names(known(game.center));
}

}  // namespace

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  const DealEntry& played = setup.deals.back();
  if (settings_.players == 3) return Log<D, 3>{bremen::begin<D, 3>(deal_of<D, 3>(played)), {}};
  return Log<D, 4>{bremen::begin<D, 4>(deal_of<D, 4>(played)), {}};
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  const auto resumed = [&]<int players>(Log<D, players> log) {
    Deal<D, players> held;
    held.hand = given_sets<D, players>(position.hands);
    held.center = Given<D>::set(position.center);
    log.game =
        resume<D, players>(held, given_numbers<D, players>(position.won), Given<D>::num(position.leader.value_or(0)));
    return State(log);
  };
  return settings_.players == 3 ? resumed(Log<D, 3>{}) : resumed(Log<D, 4>{});
}

template <class D>
Breaches Model<D>::judge_setup(const Setup& setup, bool goes_on) const {
  return settings_.players == 3 ? judge_deals<D, 3>(setup, goes_on) : judge_deals<D, 4>(setup, goes_on);
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  return std::visit(
      [&](const auto& log) {
        const auto* play = std::get_if<Play>(&move);
        return play != nullptr ? judge_play(log, *play) : judge_taking(log, std::get<Take>(move));
      },
      state);
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  return std::visit([&](const auto& log) { return judge_result(log, claim); }, state);
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  return std::visit(
      [](const auto& log) {
        std::vector<Move> moves;
        for (PieceSet rest = known(legal_plays(log.game)); rest != 0; rest &= rest - 1) {
          moves.push_back(Play{known(log.game.turn), rest & (~rest + 1)});
        }
        return moves;
      },
      state);
}

template <class D>
auto Model<D>::records(const State& state) const -> std::vector<Move> {
  return std::visit(
      [](const auto& log) {
        std::vector<Move> moves;
        const auto wrong = judge_take(log, log.game.leader);
        if (!known(wrong.game_is_over) && !known(wrong.nothing_to_take)) {
          moves.push_back(Take{existing_seat(known(log.game.leader), players_of(log))});
        }
        return moves;
      },
      state);
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  return std::visit([&](const auto& log) { return State(entered(log, move)); }, state);
}

template <class D>
bool Model<D>::over(const State& state) const {
  return std::visit([](const auto& log) { return known(is_over(log.game)); }, state);
}

template <class D>
auto Model<D>::result(const State& state) const -> Claim {
  return std::visit([](const auto& log) { return result_of(log.game); }, state);
}

template <class D>
bool Model<D>::invariant(const State& state) const {
  return std::visit([](const auto& log) { return known(bremen::invariant(log.game)); }, state);
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  return std::visit([](const auto& log) { return position_of(log.game); }, state);
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return std::visit([](const auto& log) { return description(log.game); }, state);
}

template <class D>
auto Model<D>::draw_plan(const State& state, Choices& choices) const -> Plan {
  return std::visit([&](const auto& log) { return bremen::draw_plan(open_table(log.game), choices); }, state);
}

template <class D>
auto Model<D>::draw_move(const State& state, const Plan& plan, Choices& choices) const -> Move {
  return std::visit(
      [&](const auto& log) {
        const OpenTable open = open_table(log.game);
        return Move(Play{open.turn, draw_play(open, some_legal_plays(log.game), plan, choices)});
      },
      state);
}

template <class D>
auto Model<D>::attempt(const State& state, Choices& choices) const -> Move {
  return std::visit(
      [&](const auto& log) { return draw_attempt(open_table(log.game), known(legal_plays(log.game)), choices); },
      state);
}

template <class D>
auto Model<D>::attempt_claim(const State& state, Choices& choices) const -> Claim {
  return draw_wrong_claim(over(state) ? result(state) : Claim{}, settings_.players, choices);
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup& setup, std::span<const Move> moves, const State& end) const {
  const Claim claim = result(end);
  std::vector<std::string> said{*claim.won ? "won" : "lost"};
  if (*claim.condition_one) said.emplace_back("condition 1");
  if (*claim.condition_two) said.emplace_back("condition 2");
  if (setup.deals.size() > 1) said.emplace_back("redealt");
  if (moves.size() > static_cast<std::size_t>(most_moves())) said.emplace_back("takes recorded");
  if (*claim.won) said.push_back(**claim.title);
  return said;
}

const Game& game() {
  static const GameOf<Model<Concrete>> bremen;
  return bremen;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::bremen
