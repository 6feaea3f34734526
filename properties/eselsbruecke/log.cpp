// Logs of whole random games: an entry that is changed is refused for what it breaks.
#include <fmt/format.h>

#include "properties/eselsbruecke/chronicle.hpp"

namespace rulecheck::eselsbruecke {
namespace {

using Record = GameRecord<Model<Concrete>>;

/// A whole random game without what need not be recorded, and with its result.
template <class D>
Record play_to_the_end(Trial& trial) {
  Walk<Model<D>> walk(trial);
  while (!walk.over()) walk.go_on();
  return {walk.model().settings(), walk.setup(), walk.moves_without_records(), walk.model().result(walk.state())};
}

template <class D>
void expect_refused(Trial& trial, const Record& wrong, std::size_t at, const Clause& clause, const char* what) {
  const Replay answer = replay_text<Model<D>>(write_trace(wrong));
  trial.expect(answer.verdict == TraceVerdict::violates && answer.at == TraceStep::move && answer.move == at &&
                   answer.clauses == std::vector<const Clause*>{&clause},
               [&] { return std::string(what) + " to be refused: " + describe(answer); });
  trial.label(what);
}

/// Every kind of change has to have been tried.
void require_each(Trial& trial, std::initializer_list<const char*> changes) {
  for (const char* what : changes) trial.require_share(what, 0.002);
}

/// A place in the game where an entry of this kind stands.
template <class Entry>
std::size_t draw_place(const Record& record, Trial& trial) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    if (std::holds_alternative<Entry>(record.moves[at])) places.push_back(at);
  }
  return places.at(trial.choices.below(static_cast<std::uint32_t>(places.size())));
}

int another_seat(int seat, const Record& record, Trial& trial) {
  const int players = record.settings.players;
  return (seat + 1 + static_cast<int>(trial.choices.below(static_cast<std::uint32_t>(players - 1)))) % players;
}

/// How many stories come before a place.
int stories_before(const Record& record, std::size_t place) {
  const auto end = record.moves.begin() + static_cast<std::ptrdiff_t>(place);
  return static_cast<int>(std::count_if(record.moves.begin(), end,
                                        [](const Move& move) { return std::holds_alternative<StoryEntry>(move); }));
}

auto iterator_at(Record& record, std::size_t place) {
  return record.moves.begin() + static_cast<std::ptrdiff_t>(place);
}

template <class D>
void change_a_story(Trial& trial, Record wrong) {
  const std::size_t place = draw_place<StoryEntry>(wrong, trial);
  auto& story = std::get<StoryEntry>(wrong.moves[place]);
  const bool early = stories_before(wrong, place) < 2 * wrong.settings.players;
  switch (trial.choices.below(4)) {
    case 0:
      story.seat = another_seat(story.seat, wrong, trial);
      expect_refused<D>(trial, wrong, place, early ? clause::stories_go_clockwise : clause::next_storyteller_clockwise,
                        early ? "an early story of somebody else" : "a later story of somebody else");
      break;
    case 1:
      story.tiles.pop_back();
      expect_refused<D>(trial, wrong, place, clause::tiles_of_a_story, "a tile less in a story");
      break;
    case 2:
      story.tiles.emplace_back("one too many");
      expect_refused<D>(trial, wrong, place, clause::tiles_of_a_story, "a tile more in a story");
      break;
    default:
      wrong.moves.erase(iterator_at(wrong, place));
      expect_refused<D>(trial, wrong, place, early ? clause::stories_go_clockwise : clause::tell_then_distribute,
                        early ? "a player passed over" : "a distribution before the story");
  }
}

template <class D>
void change_a_distribution(Trial& trial, Record wrong) {
  const std::size_t place = draw_place<DistributionEntry>(wrong, trial);
  auto& entry = std::get<DistributionEntry>(wrong.moves[place]);
  const auto players = static_cast<std::size_t>(wrong.settings.players);
  auto& first = entry.hands.at((static_cast<std::size_t>(entry.seat) + 1) % players);
  switch (trial.choices.below(5)) {
    case 0:
      entry.seat = another_seat(entry.seat, wrong, trial);
      expect_refused<D>(trial, wrong, place, clause::next_storyteller_clockwise, "a distribution of somebody else");
      break;
    case 1:
      first.at(0) = "no tile of the story";
      expect_refused<D>(trial, wrong, place, clause::distributed_field, "a foreign tile");
      break;
    case 2:
      first.clear();
      expect_refused<D>(trial, wrong, place, clause::distributed_field, "a tile that stays on the field");
      break;
    case 3: {  // The storyteller's neighbour on the left has what he should have; who has it besides?
      auto& last = entry.hands.at((static_cast<std::size_t>(entry.seat) + players - 1) % players);
      auto& own = entry.hands.at(static_cast<std::size_t>(entry.seat));
      if (last.empty() || !own.empty()) return;
      std::swap(own, last);
      const Replay answer = replay_text<Model<D>>(write_trace(wrong));
      trial.expect(answer.verdict == TraceVerdict::violates && answer.move == place &&
                       answer.clauses == std::vector<const Clause*>{&clause::tell_then_distribute,
                                                                    &clause::storyteller_takes_the_rest},
                   [&] { return "a tile kept by the storyteller to be refused: " + describe(answer); });
      trial.label("a tile kept by the storyteller");
      break;
    }
    default:
      wrong.moves.erase(iterator_at(wrong, place));
      expect_refused<D>(trial, wrong, place, clause::tell_then_distribute, "a guess without a distribution");
  }
}

/// The distribution that a guess belongs to.
const DistributionEntry& distribution_before(const Record& record, std::size_t place) {
  while (!std::holds_alternative<DistributionEntry>(record.moves.at(place))) --place;
  return std::get<DistributionEntry>(record.moves[place]);
}

template <class D>
void change_a_guess(Trial& trial, Record wrong) {
  using Kind = GuessEntry::Kind;
  // First guesses are more interesting than others.
  const std::size_t place = trial.choices.happens(1, 2) ? draw_place<DistributionEntry>(wrong, trial) + 1
                                                        : draw_place<GuessEntry>(wrong, trial);
  auto& guess = std::get<GuessEntry>(wrong.moves[place]);
  const DistributionEntry& dealt = distribution_before(wrong, place);
  const bool first = std::holds_alternative<DistributionEntry>(wrong.moves[place - 1]);
  const Motifs& hand = dealt.hands.at(static_cast<std::size_t>(guess.seat));
  if (guess.kind == Kind::keep) {
    guess.kind = trial.choices.happens(1, 2) ? Kind::name : Kind::timeout;
    if (guess.kind == Kind::timeout) guess.motif.clear();
    expect_refused<D>(trial, wrong, place, clause::last_motif_in_own_hand, "the last motif not kept");
    return;
  }
  switch (trial.choices.below(4)) {
    case 0:
      guess.seat = dealt.seat;
      expect_refused<D>(trial, wrong, place, clause::storyteller_never_guesses, "a guess of the storyteller");
      break;
    case 1:
      guess = {guess.seat, Kind::keep, guess.kind == Kind::name ? guess.motif : "something"};
      expect_refused<D>(trial, wrong, place, clause::last_motif_in_own_hand, "a motif kept that is not the last");
      break;
    case 2:
      if (!first || hand.empty() || wrong.settings.own_motif_is_a_mistake) return;
      guess = {guess.seat, Kind::name, hand.front()};
      expect_refused<D>(trial, wrong, place, clause::not_the_own_motif, "the own motif");
      break;
    default: {
      if (!first) return;
      const int last = (dealt.seat + wrong.settings.players - 1) % wrong.settings.players;
      guess.seat = trial.choices.happens(1, 2) ? last : another_seat(guess.seat, wrong, trial);
      if (guess.seat == dealt.seat) return;
      const bool without = dealt.hands.at(static_cast<std::size_t>(guess.seat)).empty();
      expect_refused<D>(trial, wrong, place, without ? clause::no_tile_no_guess : clause::left_neighbour_begins,
                        without ? "a first guess without a tile" : "a first guess of somebody else");
    }
  }
}

template <class D>
void change_the_turn_of_a_guess(Trial& trial, Record wrong) {
  using Kind = GuessEntry::Kind;
  // Somebody who is out guesses again: a mistake is recorded twice, where the guessing round goes on.
  const std::size_t place = draw_place<GuessEntry>(wrong, trial);
  if (place + 1 == wrong.moves.size() || !std::holds_alternative<GuessEntry>(wrong.moves[place + 1])) {
    if (place + 1 == wrong.moves.size()) return;
    wrong.moves.insert(iterator_at(wrong, place + 1), GuessEntry{0, Kind::timeout, {}});
    expect_refused<D>(trial, wrong, place + 1, clause::tell_then_distribute, "a guess after the last one");
    return;
  }
  const GuessEntry guess = std::get<GuessEntry>(wrong.moves[place]),
                   next = std::get<GuessEntry>(wrong.moves[place + 1]);
  if (guess.seat == next.seat) return;
  wrong.moves.insert(iterator_at(wrong, place + 1), GuessEntry{guess.seat, Kind::timeout, {}});
  if (guess.kind == Kind::timeout) {
    expect_refused<D>(trial, wrong, place + 1, clause::mistake_puts_out, "a guess of somebody who is out");
    return;
  }
  const Replay answer = replay_text<Model<D>>(write_trace(wrong));
  trial.expect(answer.verdict == TraceVerdict::violates && answer.move == place + 1, "nobody to guess twice in a row");
}

/// Expects a settlement to be refused for the part of it that is wrong.
template <class D>
void expect_settlement_refused(Trial& trial, Record record, std::size_t place, const NotedTurn& turn,
                               const HeardRound& round) {
  const auto seat = static_cast<std::size_t>(trial.choices.below(static_cast<std::uint32_t>(record.settings.players)));
  SettlementEntry entry{turn.seat, {}, {}, {}, {}};
  switch (trial.choices.below(3)) {
    case 0:
      entry.stop = round.mistakes > 0;
      record.moves.insert(iterator_at(record, place), entry);
      expect_refused<D>(trial, record, place,
                        round.mistakes > 0 ? clause::no_reward_after_a_mistake : clause::stop_tile_as_reward,
                        round.mistakes > 0 ? "a stop tile after a mistake" : "no stop tile without a mistake");
      break;
    case 1: {
      entry.stacks = turn.after.stacks;
      entry.stacks->at(seat) += 'p';
      record.moves.insert(iterator_at(record, place), entry);
      const bool tells = static_cast<int>(seat) == turn.seat;
      const Clause& broken = round.erred.at(seat)  ? clause::open_tiles_go_first
                             : !tells              ? clause::faultless_keep_their_tiles
                             : round.mistakes == 0 ? clause::stop_tile_as_reward
                                                   : clause::no_reward_after_a_mistake;
      expect_refused<D>(trial, record, place, broken,
                        round.erred.at(seat) ? "a wrong stack after a mistake"
                        : tells              ? "a wrong stack of the storyteller"
                                             : "a wrong stack without a mistake");
      break;
    }
    default: {
      entry.lost.emplace(record.settings.players, 0);
      for (std::size_t each = 0; each < entry.lost->size(); ++each) {
        entry.lost->at(each) = turn.before.pictures(each) + round.won.at(each) - turn.after.pictures(each);
      }
      if (record.settings.open_tiles_are_forfeited) return;
      const bool lost_some = entry.lost->at(seat) > 0;
      if (!lost_some && round.erred.at(seat)) return;
      entry.lost->at(seat) += lost_some ? -1 : 1;
      record.moves.insert(iterator_at(record, place), entry);
      expect_refused<D>(trial, record, place, clause::penalty_of_the_field,
                        lost_some ? "too few tiles lost" : "tiles lost without a mistake");
    }
  }
}

}  // namespace

PROPERTY(1500, EselsbrueckeLog, AChangedEntryIsRefused, clause::stories_go_clockwise,
         clause::next_storyteller_clockwise, clause::tiles_of_a_story, clause::tell_then_distribute,
         clause::distributed_field, clause::storyteller_takes_the_rest, clause::storyteller_never_guesses,
         clause::last_motif_in_own_hand, clause::not_the_own_motif, clause::no_tile_no_guess,
         clause::left_neighbour_begins, clause::mistake_puts_out) {
  require_each(trial, {"an early story of somebody else", "a later story of somebody else", "a tile less in a story",
                       "a tile more in a story", "a player passed over", "a distribution before the story",
                       "a distribution of somebody else", "a foreign tile", "a tile that stays on the field",
                       "a tile kept by the storyteller", "a guess without a distribution", "the last motif not kept",
                       "a guess of the storyteller", "a motif kept that is not the last", "the own motif",
                       "a first guess without a tile", "a first guess of somebody else", "a guess after the last one",
                       "a guess of somebody who is out"});
  Record record = play_to_the_end<D>(trial);
  switch (trial.choices.below(4)) {
    case 0:
      change_a_story<D>(trial, std::move(record));
      break;
    case 1:
      change_a_distribution<D>(trial, std::move(record));
      break;
    case 2:
      change_a_guess<D>(trial, std::move(record));
      break;
    default:
      change_the_turn_of_a_guess<D>(trial, std::move(record));
  }
}

PROPERTY(1000, EselsbrueckeLog, AWrongSettlementIsRefused, clause::stop_tile_as_reward,
         clause::no_reward_after_a_mistake, clause::open_tiles_go_first, clause::faultless_keep_their_tiles,
         clause::penalty_of_the_field) {
  require_each(trial, {"a stop tile after a mistake", "no stop tile without a mistake", "a wrong stack after a mistake",
                       "a wrong stack of the storyteller", "a wrong stack without a mistake", "too few tiles lost",
                       "tiles lost without a mistake"});
  const Chronicle game = play_and_note<D>(trial);
  Record record{game.settings, Setup{game.start}, {}, {}};
  std::vector<std::pair<std::size_t, const NotedTurn*>> ends;  // of guessing rounds
  for (const NotedTurn& turn : game.turns) {
    if (turn.story) record.moves.emplace_back(*turn.story);
    if (turn.distribution) record.moves.emplace_back(*turn.distribution);
    for (const NotedGuess& one : turn.guesses) record.moves.emplace_back(one.guess);
    if (turn.distribution) ends.emplace_back(record.moves.size(), &turn);
  }
  const auto& [place, turn] = ends.at(trial.choices.below(static_cast<std::uint32_t>(ends.size())));
  expect_settlement_refused<D>(trial, record, place, *turn, heard(game.settings, *turn));
}

}  // namespace rulecheck::eselsbruecke
