// How many tiles the supplies need, and how many a player can end with: bounds, and games that reach them.
#include <fmt/format.h>

#include <tuple>

#include "model/core/trace_node.hpp"
#include "properties/eselsbruecke/chronicle.hpp"
#include "properties/eselsbruecke/planned_game.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A side of overview and boards. @param story_tiles of use on the expert side
Settings side(int players, bool expert, const std::vector<int>& story_tiles = default_story_tiles) {
  Settings settings;
  settings.players = players;
  settings.expert = expert;
  settings.story_tiles = story_tiles;
  settings.penalties = default_penalties(expert);
  return settings;
}

/// Tiles of all stories of one player.
int tiles_of_a_player(const Settings& settings) {
  int all = 0;
  for (int story = 1; story <= settings.stories(); ++story) all += tiles_told(settings, story);
  return all;
}

/// Whether a trace may have this option.
bool is_accepted(int players, const std::vector<int>& story_tiles) {
  const std::string text = fmt::format(R"({{"side":"expert","story_tiles":[{}]}})", fmt::join(story_tiles, ","));
  try {
    read_settings(players, TraceNode::parse("{}", "readings"), TraceNode::parse(text, "options"));
    return true;
  } catch (const InputError&) {
    return false;
  }
}

/// Five stories of so many tiles together, as equal as can be. @param sum 5 to 45
std::vector<int> stories_with(int sum) {
  std::vector<int> tiles(5, sum / 5);
  for (std::size_t more = 0; more < static_cast<std::size_t>(sum % 5); ++more) ++tiles[4 - more];
  return tiles;
}

/// A game in which everybody remembers everything.
template <class D>
NotedTable end_of_a_game_without_mistakes(const Settings& settings) {
  PlannedGame<D> game(settings, 0);
  game.play([](int, int) { return true; });
  return noted<D>(game.state());
}

/// What a seat has at the end of a game in which it remembers all stories of the others, and they remember its own ones
/// and no other.
template <class D>
std::pair<int, int> collected_by(const Settings& settings, int start, int hero) {
  PlannedGame<D> game(settings, start);
  game.play([hero](int storyteller, int seat) { return storyteller == hero || seat == hero; });
  const Claim result = game.model().result(game.state());
  const auto place = static_cast<std::size_t>(hero);
  return {result.tiles.value().at(place), result.stops.value().at(place)};
}

}  // namespace

EXHAUSTIVE(EselsbrueckeExtremes, ThreeToSixPlayAndNoOthers, clause::three_to_six_players) {
  trial.unit("numbers of players");
  for (int players = 0; players <= 20; ++players) {
    trial.next_case();
    const Replay answer = replay_text<Model<D>>(fmt::format(
        R"({{"format":"rulecheck-trace/1","game":"eselsbruecke","players":{},"setup":{{"start":0}},"moves":[]}})",
        players));
    const bool accepted = answer.verdict == TraceVerdict::conforms;
    trial.expect(accepted == (3 <= players && players <= 6), [&] { return describe(answer); });
    trial.expect(accepted || answer.verdict == TraceVerdict::malformed, "others to be no game at all");
  }
}

EXHAUSTIVE(EselsbrueckeExtremes, StopTilesAreEnoughAndOnTheExpertSideNoneIsLeft, clause::picture_and_stop_tiles,
           clause::stop_tiles_aside, clause::stop_tile_as_reward, clause::expert_variant, clause::six_rounds) {
  trial.unit("games");
  for (const bool expert : {false, true}) {
    for (int players = 3; players <= 6; ++players) {
      trial.next_case();
      const NotedTable end = end_of_a_game_without_mistakes<D>(side(players, expert));
      const int used = players * (expert ? 5 : 4);
      trial.expect(end.supply == 30 - used, "a stop tile for each story to be taken");
      trial.expect((end.supply == 0) == (expert && players == 6), "none to be left for six players on the expert side");
      for (std::size_t seat = 0; seat < end.stacks.size(); ++seat) {
        trial.expect(end.stops(seat) == used / players, "equally many for everybody");
      }
      trial.quantity(
          fmt::format("stop tiles that are needed at most, {} players, {} side", players, expert ? "expert" : "normal"),
          std::to_string(used));
    }
  }
}

EXHAUSTIVE(EselsbrueckeExtremes, PictureTilesAreEnoughForEveryOptionThatIsAccepted, clause::picture_and_stop_tiles,
           clause::tiles_of_a_story, clause::base_tile, clause::other_pictures_in_the_bag, clause::expert_variant) {
  trial.unit("games");
  for (int players = 3; players <= 6; ++players) {
    trial.next_case();
    const NotedTable normal = end_of_a_game_without_mistakes<D>(side(players, false));
    trial.expect(180 - normal.bag == players * 16, "a base and fifteen tiles of stories for each");
    trial.quantity(fmt::format("picture tiles that are used, {} players, normal side", players),
                   std::to_string(180 - normal.bag));
    int least_left = 180;
    for (int sum = 5; sum <= 45; ++sum) {
      trial.next_case();
      const std::vector<int> tiles = stories_with(sum);
      const bool enough = players * (1 + sum) <= 180;
      trial.expect(is_accepted(players, tiles) == enough, "exactly those options for which the tiles are enough");
      if (!enough) continue;
      const NotedTable end = end_of_a_game_without_mistakes<D>(side(players, true, tiles));
      trial.expect(end.bag == 180 - players * (1 + sum), "a base and the tiles of all stories for each");
      least_left = std::min(least_left, end.bag);
    }
    // Three players cannot use up 180 tiles with stories of nine.
    trial.expect(least_left == (players == 3 ? 42 : 0), "the bag to be emptied by some option");
    trial.quantity(fmt::format("picture tiles left at least, {} players, expert side", players),
                   std::to_string(least_left));
  }
}

/// Whoever wins all tiles of the others' stories, and has all his own remembered, has as many as can be.
EXHAUSTIVE(EselsbrueckeExtremes, TheLargestFinalCount, clause::most_tiles_win, clause::named_tile_is_won,
           clause::stop_tile_as_reward, clause::stop_tile_is_a_point, clause::base_tile, clause::last_motif_in_own_hand,
           clause::most_tiles_decide) {
  trial.unit("games");
  for (int players = 3; players <= 6; ++players) {
    // With stories of nine tiles at most, or with as many as there are for so many players.
    const int most_told = std::min(45, 180 / players - 1);
    for (const auto& [name, settings, tiles] :
         {std::tuple{"normal side", side(players, false), 15}, std::tuple{"expert side", side(players, true), 20},
          std::tuple{"expert side, longest stories", side(players, true, stories_with(most_told)), most_told}}) {
      for (const bool marker : {false, true}) {
        Settings chosen = settings;
        chosen.base_is_a_marker = marker;
        const int stories = settings.expert ? 5 : 4, bound = (marker ? 0 : 1) + stories + tiles * (players - 1);
        for (int hero = 0; hero < players; ++hero) {
          trial.next_case();
          trial.expect(collected_by<D>(chosen, (hero + 1) % players, hero) == std::pair(bound, stories),
                       [&] { return fmt::format("{} tiles for seat {}", bound, hero); });
        }
        if (marker) continue;
        trial.quantity(fmt::format("largest final count, {} players, {}", players, name), std::to_string(bound));
      }
    }
  }
}

PROPERTY(600, EselsbrueckeExtremes, NobodyHasMoreThanTheLargestFinalCount, clause::most_tiles_win,
         clause::named_tile_is_won, clause::stop_tile_is_a_point, clause::most_tiles_decide) {
  const Chronicle game = play_and_note<D>(trial);
  const Settings& settings = game.settings;
  const int tiles = tiles_of_a_player(settings);
  int all = 0;
  for (std::size_t seat = 0; seat < game.end.stacks.size(); ++seat) {
    const int collected = game.result.tiles.value().at(seat), stops = game.result.stops.value().at(seat);
    trial.expect(collected == game.end.pictures(seat) + game.end.stops(seat), "every tile of a stack to count as one");
    trial.expect(stops == game.end.stops(seat), "stop tiles to be counted");
    trial.expect(stops <= settings.stories(), "one stop tile for each story at most");
    trial.expect(collected - stops <= (settings.base_is_a_marker ? 0 : 1) + tiles * (settings.players - 1),
                 "the base and the tiles of all other players at most");
    all += collected;
  }
  trial.expect(all <= settings.players * (1 + tiles + settings.stories()), "all tiles together at most");
}

}  // namespace rulecheck::eselsbruecke
