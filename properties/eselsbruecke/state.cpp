// "Game Material", "Game Setup" and the fields of the boards: what lies where in whole random games.
#include <fmt/format.h>

#include <bit>

#include "properties/eselsbruecke/chronicle.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Expects every tile to be somewhere.
void expect_all_tiles(Trial& trial, const Settings& settings, const NotedTable& table) {
  int pictures = table.bag + table.removed + (settings.base_is_a_marker ? settings.players : 0), stops = table.supply;
  for (std::size_t seat = 0; seat < table.stacks.size(); ++seat) {
    pictures += table.pictures(seat) + table.in_hand.at(seat) + table.is_open.at(seat);
    for (int story = 1; story <= settings.stories(); ++story) {
      if ((table.fields.at(seat) >> (story - 1) & 1) != 0) pictures += tiles_told(settings, story);
    }
    stops += table.stops(seat);
    trial.expect(table.aside.at(seat) == 0 || settings.revealed_stop_goes_aside, "no stop tile laid aside by default");
  }
  trial.expect(pictures == 180, "180 picture tiles");
  trial.expect(stops == 30, "30 stop tiles");
  trial.expect(table.bag >= 0 && table.supply >= 0 && table.removed >= 0, "no supply to run out");
}

/// Expects the fields of every board to hold the stories that were told in this round and the two before it.
void expect_fields(Trial& trial, const Settings& settings, const NotedTurn& turn, int start) {
  for (int seat = 0; seat < settings.players; ++seat) {
    const int place = (seat + settings.players - start) % settings.players;
    const int now = (turn.seat + settings.players - start) % settings.players;
    const int told = place < now ? turn.round : turn.round - 1;
    std::uint64_t expected = 0;
    for (int story = std::max(1, told - 1); story <= std::min(told, settings.stories()); ++story) {
      expected |= std::uint64_t{1} << (story - 1);
    }
    trial.expect(turn.before.fields.at(static_cast<std::size_t>(seat)) == expected,
                 "between two turns the last two stories to lie on the fields, if they were told");
  }
}

/// Expects a turn to fill the field of its round and to empty the one of two rounds before, which was full.
void expect_moves_of_fields(Trial& trial, const Settings& settings, const NotedTurn& turn) {
  const auto seat = static_cast<std::size_t>(turn.seat);
  std::uint64_t fields = turn.before.fields.at(seat);
  if (turn.story) {
    const std::uint64_t next = std::uint64_t{1} << (turn.round - 1);
    trial.expect((fields & next) == 0, "a story to be put on a free field");
    fields |= next;
    trial.expect(turn.before.bag - turn.after.bag == static_cast<int>(turn.story->tiles.size()),
                 "the tiles of a story to come from the bag");
    trial.expect(static_cast<int>(turn.story->tiles.size()) == tiles_told(settings, turn.round), "the tiles it has");
  }
  trial.expect(std::popcount(fields) <= 3, "three full fields of a board at most");
  if (std::popcount(fields) == 3) trial.label("three full fields of a board");
  if (turn.distribution) {
    const std::uint64_t old = std::uint64_t{1} << (turn.round - 3);
    trial.expect((fields & old) != 0, "a field that is distributed to be full");
    fields &= ~old;
  }
  trial.expect(turn.after.fields.at(seat) == fields, "nothing else to change on the fields");
  for (std::size_t other = 0; other < turn.before.fields.size(); ++other) {
    if (other == seat) continue;
    trial.expect(turn.after.fields.at(other) == turn.before.fields.at(other), "other boards to stay as they are");
  }
}

}  // namespace

PROPERTY(600, EselsbrueckeState, EveryTileIsSomewhere, clause::picture_and_stop_tiles, clause::base_tile,
         clause::stop_tiles_aside, clause::other_pictures_in_the_bag, clause::given_tiles_leave,
         clause::tiles_of_a_story, clause::stop_tile_as_reward) {
  const Chronicle game = play_and_note<D>(trial);
  const NotedTable& first = game.turns.front().before;
  trial.expect(first.bag == 180 - game.settings.players && first.supply == 30 && first.removed == 0,
               "all picture tiles but the bases in the bag, all stop tiles aside");
  for (const StackText& stack : first.stacks) {
    trial.expect(stack == (game.settings.base_is_a_marker ? "" : "p"), "one picture tile as a base");
  }
  for (const NotedTurn& turn : game.turns) {
    expect_all_tiles(trial, game.settings, turn.before);
    if (turn.distribution) expect_all_tiles(trial, game.settings, turn.dealt);
    for (const NotedGuess& one : turn.guesses) expect_all_tiles(trial, game.settings, one.after);
    expect_all_tiles(trial, game.settings, turn.after);
  }
  for (const char* label : {"base as a point", "base as a marker"}) trial.require_share(label, 0.1);
  trial.label(game.settings.base_is_a_marker ? "base as a marker" : "base as a point");
}

PROPERTY(600, EselsbrueckeState, AFieldIsFullFromItsStoryToItsDistribution, clause::next_free_field,
         clause::distributed_field, clause::tiles_of_a_story, clause::tell_then_distribute, clause::six_rounds) {
  const Chronicle game = play_and_note<D>(trial);
  for (const NotedTurn& turn : game.turns) {
    expect_fields(trial, game.settings, turn, game.start);
    expect_moves_of_fields(trial, game.settings, turn);
  }
  for (const std::uint64_t fields : game.end.fields) trial.expect(fields == 0, "all fields to be empty at the end");
  trial.require_share("three full fields of a board", 0.9);
}

PROPERTY(600, EselsbrueckeState, StopTilesAreNeverLostAndNeverTooMany, clause::stop_tile_as_reward,
         clause::no_reward_after_a_mistake, clause::revealed_stop_ends_giving) {
  const Chronicle game = play_and_note<D>(trial);
  std::vector<int> guessed(game.end.stacks.size());
  for (const NotedTurn& turn : game.turns) {
    if (turn.distribution) ++guessed.at(static_cast<std::size_t>(turn.seat));
    for (std::size_t seat = 0; seat < guessed.size(); ++seat) {
      const int gained = turn.after.stops(seat) - turn.before.stops(seat);
      const bool tells = static_cast<int>(seat) == turn.seat;
      trial.expect(gained == 0 || (gained == 1 && tells && turn.distribution), "one stop tile for a storyteller");
      trial.expect(turn.after.stops(seat) <= guessed.at(seat), "no more stop tiles than stories that were guessed");
      trial.expect(turn.after.aside.at(seat) >= turn.before.aside.at(seat), "what is laid aside to stay there");
    }
    if (!turn.distribution) continue;
    const bool rewarded = turn.after.supply < turn.before.supply;
    const bool faultless = heard(game.settings, turn).mistakes == 0;
    trial.expect(rewarded == faultless, "a stop tile exactly if nobody made a mistake");
    trial.label(faultless ? "nobody made a mistake" : "somebody made a mistake");
  }
  for (const char* label : {"nobody made a mistake", "somebody made a mistake"}) trial.require_share(label, 0.2);
}

}  // namespace rulecheck::eselsbruecke
