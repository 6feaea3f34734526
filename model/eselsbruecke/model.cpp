#include "model/eselsbruecke/model.hpp"

#include <algorithm>

#include "model/core/game.hpp"
#include "model/eselsbruecke/judge.hpp"
#include "model/eselsbruecke/telling.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Tiles of the story that is told now. @throws ModelDefect for a number that cannot be
template <class D, int players>
int tiles_to_draw(const Agreement<D>& agreement, const State<D, players>& game) {
  return within(known(tiles_of_story<D>(agreement, game.round)), 0, most_tiles, "number of tiles");
}

/// The story that the player at turn tells if it is his turn to tell one.
template <class D, int players>
StoryEntry plain_story(const Agreement<D>& agreement, const MotifRecord& motifs, const State<D, players>& game) {
  const int seat = existing_seat<players>(known(game.storyteller));
  return {seat, motifs.fresh(seat, known(game.round), tiles_to_draw<D, players>(agreement, game))};
}

/// The tiles that the player at turn distributes, in the order in which their motifs were told.
template <class D, int players>
Motifs tiles_to_deal(const Agreement<D>& agreement, const MotifRecord& motifs, const State<D, players>& game) {
  const auto story = guessed_story<D, players>(game);
  const int number = within(known(tiles_of_story<D>(agreement, story)), 0, most_tiles, "number of tiles");
  return motifs.tiles_of(existing_seat<players>(known(game.storyteller)), known(story), number);
}

/// All guesses of the player at turn that break nothing; of words that are no motif of the story, one.
template <class D, int players>
std::vector<Move> legal_guesses(const OpenRound& round) {
  using Kind = GuessEntry::Kind;
  std::vector<Move> guesses;
  const auto add = [&](Kind kind, const Motifs& motifs) {
    for (const Motif& motif : motifs) guesses.emplace_back(GuessEntry{round.guesser, kind, motif});
  };
  if (round.must_keep) {
    add(Kind::keep, round.own);
    return guesses;
  }
  add(Kind::timeout, {""});
  add(Kind::name, {other_word(round)});
  add(Kind::name, round.sought);
  if (round.own_is_a_mistake) add(Kind::name, round.own);
  if (round.repeated_is_a_mistake) add(Kind::name, round.named);
  return guesses;
}

}  // namespace

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  const auto begun = [&]<int players>(Log<D, players> log) {
    log.game = eselsbruecke::begin<D, players>(agreement_, Given<D>::num(setup.start));
    return State{log, std::make_shared<const MotifRecord>()};
  };
  if (settings_.players == 3) return begun(Log<D, 3>{});
  if (settings_.players == 4) return begun(Log<D, 4>{});
  return settings_.players == 5 ? begun(Log<D, 5>{}) : begun(Log<D, 6>{});
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  const auto resumed = [&]<int players>(Log<D, players> log) {
    log.game = given_position<D, players>(agreement_, position);
    return State{log, std::make_shared<const MotifRecord>()};
  };
  if (settings_.players == 3) return resumed(Log<D, 3>{});
  if (settings_.players == 4) return resumed(Log<D, 4>{});
  return settings_.players == 5 ? resumed(Log<D, 5>{}) : resumed(Log<D, 6>{});
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        if (const auto* guess = std::get_if<GuessEntry>(&move)) {
          return judge_naming<D, players>(agreement_, log, *state.motifs, *guess);
        }
        if (const auto* distribution = std::get_if<DistributionEntry>(&move)) {
          return judge_dealing<D, players>(agreement_, log, *state.motifs, *distribution);
        }
        if (const auto* story = std::get_if<StoryEntry>(&move)) {
          return judge_telling<D, players>(agreement_, log, *story);
        }
        return judge_settling<D, players>(agreement_, log, std::get<SettlementEntry>(move));
      },
      state.log);
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return judge_result<D, players>(agreement_, log, claim); },
      state.log);
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) -> std::vector<Move> {
        if (known(is_over<D, players>(agreement_, log.game))) return {};
        if (known(log.game.guessing)) {
          return legal_guesses<D, players>(open_round<D, players>(settings_, *state.motifs, log.game));
        }
        if (known(story_is_due<D, players>(agreement_, log.game))) {
          return {plain_story<D, players>(agreement_, *state.motifs, log.game)};
        }
        Motifs tiles = tiles_to_deal<D, players>(agreement_, *state.motifs, log.game);
        const int storyteller = existing_seat<players>(known(log.game.storyteller));
        std::vector<Move> moves{dealt(players, storyteller, tiles)};
        std::ranges::reverse(tiles);
        moves.emplace_back(dealt(players, storyteller, tiles));
        return moves;
      },
      state.log);
}

template <class D>
bool Model<D>::lists_all(const State& state) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        return known(is_over<D, players>(agreement_, log.game)) ||
               known(holds_the_last<D, players>(log.game, log.game.guesser));
      },
      state.log);
}

template <class D>
auto Model<D>::records(const State& state) const -> std::vector<Move> {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        std::vector<Move> moves;
        if (!known(log.guessing_just_ended)) return moves;
        const SettlementEntry whole = settlement_of<D, players>(settings_, log);
        for (int left_out = 0; left_out < (whole.aside ? 16 : 8); ++left_out) {
          SettlementEntry part = whole;
          if ((left_out & 1) != 0) part.lost.reset();
          if ((left_out & 2) != 0) part.stop.reset();
          if ((left_out & 4) != 0) part.stacks.reset();
          if ((left_out & 8) != 0) part.aside.reset();
          moves.emplace_back(part);
        }
        return moves;
      },
      state.log);
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        if (const auto* guess = std::get_if<GuessEntry>(&move)) {
          return State{log_guess<D, players>(agreement_, log, given_guess<D>(*state.motifs, *guess)), state.motifs};
        }
        if (const auto* distribution = std::get_if<DistributionEntry>(&move)) {
          return State{log_distribution<D, players>(agreement_, log),
                       with_distribution(state.motifs, known(guessed_story<D, players>(log.game)), *distribution)};
        }
        if (const auto* story = std::get_if<StoryEntry>(&move)) {
          return State{log_story<D, players>(agreement_, log), with_story(state.motifs, known(log.game.round), *story)};
        }
        return State{log_settlement<D, players>(log), state.motifs};
      },
      state.log);
}

template <class D>
bool Model<D>::over(const State& state) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return known(is_over<D, players>(agreement_, log.game)); },
      state.log);
}

template <class D>
auto Model<D>::result(const State& state) const -> Claim {
  return std::visit([]<int players>(const Log<D, players>& log) { return result_of<D, players>(log.game); }, state.log);
}

template <class D>
bool Model<D>::invariant(const State& state) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        return known(eselsbruecke::invariant<D, players>(agreement_, log.game));
      },
      state.log);
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return position_of<D, players>(settings_, agreement_, log.game); },
      state.log);
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return description<D, players>(*state.motifs, log.game); },
      state.log);
}

template <class D>
auto Model<D>::draw_move(const State& state, const Plan& plan, Choices& choices) const -> Move {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) -> Move {
        if (known(log.game.guessing)) {
          return draw_guess(open_round<D, players>(settings_, *state.motifs, log.game), plan, choices);
        }
        if (known(story_is_due<D, players>(agreement_, log.game))) {
          return plain_story<D, players>(agreement_, *state.motifs, log.game);
        }
        return dealt(players, existing_seat<players>(known(log.game.storyteller)),
                     shuffled(tiles_to_deal<D, players>(agreement_, *state.motifs, log.game), choices));
      },
      state.log);
}

template <class D>
auto Model<D>::attempt(const State& state, Choices& choices) const -> Move {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) -> Move {
        const auto& game = log.game;
        const int seat = existing_seat<players>(known(game.storyteller));
        const bool ended = known(log.guessing_just_ended), guessing = known(game.guessing);
        if (ended ? choices.happens(1, 2) : choices.happens(1, 16)) {
          return draw_wrong_settlement(settlement_of<D, players>(settings_, log), choices);
        }
        const bool tells = known(story_is_due<D, players>(agreement_, game));
        std::uint32_t sort = guessing ? 0 : tells ? 1 : 2;
        if (choices.happens(1, 8)) sort = choices.below(3);
        if (sort == 0) return draw_wrong_guess(open_round<D, players>(settings_, *state.motifs, game), choices);
        if (sort == 1) {
          return draw_wrong_story(players, seat, known(game.round), tiles_to_draw<D, players>(agreement_, game),
                                  choices);
        }
        const Motifs tiles = shuffled(tiles_to_deal<D, players>(agreement_, *state.motifs, game), choices);
        return draw_wrong_distribution(dealt(players, seat, tiles), choices);
      },
      state.log);
}

template <class D>
auto Model<D>::attempt_claim(const State& state, Choices& choices) const -> Claim {
  return draw_wrong_claim(over(state) ? result(state) : Claim{}, settings_.players, choices);
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup& setup, std::span<const Move> moves, const State& end) const {
  std::vector<std::string> said = labels_of_end(result(end));
  SeenRound round;
  State state = begin(setup);
  for (const Move& move : moves) {
    State next = step(state, move);
    if (const auto* distribution = std::get_if<DistributionEntry>(&move)) {
      round = {};
      for (const Motifs& hand : distribution->hands) round.dealt.push_back(hand.size());
      round.penalty = std::visit(
          [&]<int players>(const Log<D, players>& log) {
            return known(penalty_of_story<D>(agreement_, guessed_story<D, players>(log.game)));
          },
          state.log);
    } else if (const auto* guess = std::get_if<GuessEntry>(&move)) {
      std::visit(
          [&]<int players>(const Log<D, players>& log) {
            const bool ended = known(log.guessing_just_ended);
            const auto seat = static_cast<std::size_t>(guess->seat);
            round.turns.push_back({*guess, !known(ended ? log.last.erred[seat] : log.game.out[seat])});
            if (!ended) return;
            round.end = settlement_of<D, players>(settings_, log);
            for (std::string& label : labels_of_round(round)) {
              if (std::ranges::find(said, label) == said.end()) said.push_back(std::move(label));
            }
          },
          next.log);
    }
    state = std::move(next);
  }
  return said;
}

const Game& game() {
  static const GameOf<Model<Concrete>> eselsbruecke;
  return eselsbruecke;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::eselsbruecke
