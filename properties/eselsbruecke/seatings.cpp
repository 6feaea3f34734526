// The book's running example: in which order its four players can sit.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/core/replay.hpp"
#include "properties/eselsbruecke/chronicle.hpp"
#include "properties/eselsbruecke/planned_game.hpp"

namespace rulecheck::eselsbruecke {
namespace {

enum Person : std::uint8_t { mario, claudia, birgit, nils };
/// By seat, clockwise.
using Seating = std::array<Person, 4>;

int seat_of(const Seating& seating, Person person) {
  return static_cast<int>(std::ranges::find(seating, person) - seating.begin());
}

/// Whether these take their turns in this order if turns go clockwise and nobody has dropped out: each sits next to the
/// one before him, the storyteller passed over.
bool goes_clockwise(const Seating& seating, const std::vector<Person>& order) {
  for (std::size_t later = 1; later < order.size(); ++later) {
    int next = seat_of(seating, order[later - 1]);
    do {
      next = (next + 1) % 4;
    } while (seating.at(static_cast<std::size_t>(next)) == mario);
    if (seating.at(static_cast<std::size_t>(next)) != order[later]) return false;
  }
  return true;
}

/// The running example as far as it is told, for players who sit so: Mario's first story, distributed in round 3.
template <class D>
Replay replayed_example(const Seating& seating) {
  GameRecord<Model<D>> record{Settings{.players = 4}, Setup{seat_of(seating, mario)}, {}, {}};
  const auto add_story = [&](int round, int seat) {
    StoryEntry story{seat, {}};
    for (int tile = 0; tile < (round == 3 ? 4 : 3); ++tile) {
      story.tiles.push_back(fmt::format("motif {}.{}.{}", round, seat, tile));
    }
    if (round == 1 && seating.at(static_cast<std::size_t>(seat)) == mario) {
      story.tiles = {"Traffic Jam", "Snow White", "Three"};
    }
    record.moves.emplace_back(story);
  };
  for (int round = 1; round <= 2; ++round) {
    for (int place = 0; place < 4; ++place) add_story(round, (seat_of(seating, mario) + place) % 4);
  }
  add_story(3, seat_of(seating, mario));
  DistributionEntry distribution{seat_of(seating, mario), std::vector<Motifs>(4)};
  const auto give = [&](Person person, const char* motif) {
    distribution.hands.at(static_cast<std::size_t>(seat_of(seating, person))) = {motif};
  };
  give(claudia, "Traffic Jam"), give(birgit, "Snow White"), give(nils, "Three");
  record.moves.emplace_back(distribution);
  using Kind = GuessEntry::Kind;
  record.moves.emplace_back(GuessEntry{seat_of(seating, claudia), Kind::name, "Snow White"});
  record.moves.emplace_back(GuessEntry{seat_of(seating, nils), Kind::name, "Traffic Jam"});
  record.moves.emplace_back(GuessEntry{seat_of(seating, birgit), Kind::timeout, {}});
  record.moves.emplace_back(GuessEntry{seat_of(seating, claudia), Kind::name, "Three"});
  SettlementEntry settlement;
  settlement.storyteller = seat_of(seating, mario);
  settlement.stop = false;
  settlement.lost.emplace(4, 0).at(static_cast<std::size_t>(seat_of(seating, birgit))) = 1;
  record.moves.emplace_back(settlement);
  return replay<Model<D>>(record);
}

/// How many tiles of her stack Birgit gives away for her mistake in Mario's first story, in a game of Mario, Claudia,
/// Nils and Birgit, seats 0 to 3. @param start 0 or 3
/// @param stop whether her own first story has earned her a stop tile, if she comes before Mario
template <class D>
int given_away_by_birgit(Trial& trial, bool base_is_a_marker, int start, bool stop) {
  PlannedGame<D> game(Settings{.players = 4, .base_is_a_marker = base_is_a_marker}, start);
  for (int round = 1; round <= 2; ++round) {
    for (int place = 0; place < 4; ++place) game.take_turn(round, (start + place) % 4, [](int, int) { return true; });
  }
  if (start == 3) game.take_turn(3, 3, [stop](int, int seat) { return stop || seat != 1; });
  const int before = noted<D>(game.state()).pictures(3);
  const auto motif = [](int number) { return fmt::format("motif 0.1.{}", number); };
  using Kind = GuessEntry::Kind;
  game.make(StoryEntry{0, {"four", "more", "motifs", "here"}});
  game.make(dealt(4, 0, {motif(1), motif(2), motif(3)}));
  game.make(GuessEntry{1, Kind::name, motif(3)});
  game.make(GuessEntry{2, Kind::name, motif(1)});
  game.make(GuessEntry{3, Kind::timeout, {}});
  game.make(GuessEntry{1, Kind::name, motif(2)});
  const NotedTable after = noted<D>(game.state());
  trial.expect(after.stops(3) == (stop && start == 3 ? 1 : 0), "a stop tile of Birgit if she has earned one");
  trial.expect(after.stops(0) == 0, "no stop tile for Mario");
  return before - after.pictures(3);
}

}  // namespace

/// Establishes a finding: the example agrees with guessing clockwise if Nils sits between Claudia and Birgit, and in no
/// other order, although it names them in another one where they get their tiles.
EXHAUSTIVE(EselsbrueckeSeatings, TheExampleIsClockwiseForOneSeatingAlone, clause::example_mario_distributes,
           clause::example_claudia_and_nils, clause::example_birgit_fails, clause::example_red_costs_one,
           clause::example_no_stop_for_mario, clause::left_neighbour_begins, clause::clockwise_until_all_are_named) {
  trial.unit("seatings");
  Seating seating{mario, claudia, birgit, nils};
  int conforming = 0, as_distributed = 0;
  do {
    trial.next_case();
    const int marios = seat_of(seating, mario);
    const auto left = [&](int places) { return seating.at(static_cast<std::size_t>((marios + places) % 4)); };
    const bool first = left(1) == claudia;
    const bool clockwise = first && goes_clockwise(seating, {claudia, nils, birgit, claudia});
    const Replay answer = replayed_example<D>(seating);
    trial.expect((answer.verdict == TraceVerdict::conforms) == clockwise, [&] { return describe(answer); });
    trial.expect(clockwise == (first && left(2) == nils), "Mario, Claudia, Nils, Birgit");
    if (!clockwise) {
      const Clause& broken = first ? clause::clockwise_until_all_are_named : clause::left_neighbour_begins;
      trial.expect(answer.clauses == std::vector{&broken}, [&] { return "turns to be broken: " + describe(answer); });
    }
    conforming += clockwise ? 1 : 0;
    // In the order in which they are named where the tiles are distributed.
    as_distributed += first && left(2) == birgit ? 1 : 0;
    trial.expect(!(clockwise && left(2) == birgit), "the order of the distribution not to be theirs");
  } while (std::ranges::next_permutation(seating).found);
  trial.expect(conforming == 4 && as_distributed == 4, "one seating round the table, Mario on any of four chairs");
  trial.quantity("seatings round the table with which the running example agrees",
                 fmt::format("{} of 6", conforming / 4));
}

/// Establishes a finding: in one example Birgit gives away a tile of her stack for a mistake in Mario's first story,
/// and in another she is start player. Whether one of them begins or the other, that tile can only be her base.
EXHAUSTIVE(EselsbrueckeSeatings, WhatBirgitGivesAwayCanOnlyBeHerBase, clause::base_tile, clause::penalty_of_the_field,
           clause::example_red_costs_one, clause::revealed_stop_ends_giving, clause::nothing_left_to_give,
           clause::example_no_stop_for_mario) {
  trial.unit("courses");
  int given = 0;
  for (const bool marker : {false, true}) {
    for (const int start : {0, 3}) {
      for (const bool stop : {false, true}) {
        trial.next_case();
        const int lost = given_away_by_birgit<D>(trial, marker, start, stop);
        const bool protected_by_stop = stop && start == 3;
        trial.expect(lost == (marker || protected_by_stop ? 0 : 1), "a tile to be lost if the base is one");
        given += lost;
      }
    }
  }
  trial.expect(given == 3, "the example to be possible where the base is a victory-point tile");
}

}  // namespace rulecheck::eselsbruecke
