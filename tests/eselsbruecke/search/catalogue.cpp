// Eselsbrücke: the games that are stored as witnesses.
#include <fmt/format.h>

#include <stdexcept>

#include "properties/eselsbruecke/planned_game.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck::eselsbruecke {
namespace {

using Record = GameRecord<Model<Concrete>>;
using Kind = GuessEntry::Kind;

/// A position as it is put together for what follows.
struct Scene {
  Settings settings;
  Position position;
};

/// Before the turn of seat 0, the start player, in a round. @param stacks by seat
Scene scene(int round, const std::vector<StackText>& stacks) {
  Scene all;
  all.settings.players = static_cast<int>(stacks.size());
  all.position = {round, 0, 0, stacks, std::vector<int>(stacks.size(), 0)};
  return all;
}

/// Makes moves from a position on; what does not conform is an error. The result is claimed if the game is over.
Record played(const Scene& start, const std::vector<Move>& moves) {
  const Model<Concrete> model(start.settings);
  Record record{start.settings, start.position, {}, {}};
  auto state = model.begin_at(start.position);
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

GuessEntry names(int seat, const char* motif) { return {seat, Kind::name, motif}; }
GuessEntry fails(int seat) { return {seat, Kind::timeout, {}}; }
GuessEntry keeps(int seat, const char* motif) { return {seat, Kind::keep, motif}; }
SettlementEntry settled(int storyteller, std::vector<int> lost, bool stop, std::vector<StackText> stacks) {
  return {storyteller, std::move(lost), stop, std::move(stacks), {}};
}

void add_stop_tiles(std::vector<Witness>& found) {
  Scene yellow = scene(6, {"p", "ppspp", "p", "p"});
  yellow.position.start = yellow.position.storyteller = 2;
  found.push_back(witness(
      "a-stop-tile-saves-tiles-twice",
      "seat 1 makes a mistake in two stories; the stop tile that ended the first giving is on top in the second",
      played(yellow, {DistributionEntry{2, {{"Moon"}, {"Key"}, {"Bell", "Pipe"}, {"Fox"}}}, names(3, "Moon"), fails(0),
                      fails(1), names(3, "Key"), names(3, "Bell"), names(3, "Pipe"), keeps(3, "Fox"),
                      settled(2, {1, 2, 0, 0}, false, {"", "spp", "p", "pppppp"}),
                      DistributionEntry{3, {{"Sun"}, {"Coin"}, {"Saw"}, {"Mill", "Owl"}}}, fails(0), fails(1),
                      names(2, "Sun"), names(2, "Coin"), names(2, "Mill"), names(2, "Owl"), keeps(2, "Saw"),
                      settled(3, {0, 0, 0, 0}, false, {"", "spp", "pppppp", "pppppp"})})));
}

void add_endings(std::vector<Witness>& found) {
  found.push_back(witness("a-tie-broken-by-stop-tiles", "two players have equally many tiles, one has more stop tiles",
                          played(scene(7, {"ppp", "pps", "ps"}), {})));
  found.push_back(witness("two-winners", "two players have equally many tiles and equally many stop tiles",
                          played(scene(7, {"spp", "pps", "ps"}), {})));
}

void add_guessing_rounds(std::vector<Witness>& found) {
  // A mistake in a green field costs two tiles.
  const Scene four = scene(5, {"p", "p", "p", "p"}), six = scene(5, {"p", "p", "p", "p", "p", "p"});
  const DistributionEntry to_three{0, {{"Boat"}, {"Rose"}, {"Clock"}, {"Ring"}}};
  const DistributionEntry to_five{0, {{}, {"Rose"}, {"Clock"}, {"Boat"}, {"Ring"}, {}}};
  found.push_back(witness(
      "everybody-errs", "all three make a mistake, and four tiles are left, which are removed",
      played(four, {to_three, fails(1), fails(2), fails(3), settled(0, {0, 1, 1, 1}, false, {"p", "", "", ""})})));
  found.push_back(
      witness("one-player-wins-all-tiles", "seat 3 wins all four tiles of a story",
              played(four, {to_three, fails(1), fails(2), names(3, "Rose"), names(3, "Clock"), names(3, "Boat"),
                            keeps(3, "Ring"), settled(0, {0, 1, 1, 0}, false, {"p", "", "", "ppppp"})})));
  found.push_back(
      witness("the-last-motif-is-kept",
              "nobody has made a mistake when seat 1 comes to hold the last motif; the storyteller gets his "
              "stop tile",
              played(four, {to_three, names(1, "Clock"), names(2, "Ring"), names(3, "Boat"), keeps(1, "Rose"),
                            settled(0, {0, 0, 0, 0}, true, {"sp", "ppp", "pp", "pp"})})));
  found.push_back(witness(
      "named-motifs-as-an-aid", "after a mistake seat 5, which has no tile, comes to guess and names what is left",
      played(six, {to_five, names(1, "Clock"), fails(2), names(3, "Rose"), names(4, "Boat"), names(5, "Ring"),
                   settled(0, {0, 0, 1, 0, 0, 0}, false, {"p", "pp", "", "pp", "pp", "pp"})})));
  found.push_back(witness("the-first-tile-as-an-aid",
                          "seat 5 gets the tile of seat 1 as an aid, names all others and keeps it in the end",
                          played(six, {to_five, fails(1), fails(2), fails(3), fails(4), names(5, "Clock"),
                                       names(5, "Boat"), names(5, "Ring"), keeps(5, "Rose"),
                                       settled(0, {0, 1, 1, 1, 1, 0}, false, {"p", "", "", "", "", "ppppp"})})));
  Scene blue = six;
  blue.position.round = 4;
  found.push_back(
      witness("two-without-a-tile",
              "six players, three tiles: the tile of seat 1 goes to seat 4 and then to seat 5, which keeps it",
              played(blue, {StoryEntry{0, {"Moon", "Key", "Fox", "Bell", "Pipe"}},
                            DistributionEntry{0, {{}, {"Rose"}, {"Clock"}, {"Boat"}, {}, {}}}, fails(1), fails(2),
                            fails(3), fails(4), names(5, "Clock"), names(5, "Boat"), keeps(5, "Rose"),
                            settled(0, {0, 1, 1, 1, 1, 0}, false, {"p", "", "", "", "", "pppp"})})));
}

/// A game that is planned from its first story to its last guess.
template <class Remembers>
Witness planned(const std::string& name, const char* comment, const Settings& settings, const Remembers& remembers) {
  PlannedGame<Concrete> game(settings, 0);
  game.play(remembers);
  return witness(name, comment, game.record());
}

void add_extremes(std::vector<Witness>& found) {
  const auto hero = [](int storyteller, int seat) { return storyteller == 2 || seat == 2; };
  for (int players = 3; players <= 6; ++players) {
    found.push_back(planned(fmt::format("largest-final-count-{}-players", players),
                            "seat 2 wins all tiles of the others, and nobody forgets its own stories",
                            Settings{.players = players}, hero));
  }
  Settings expert{.players = 6, .expert = true, .story_tiles = {6, 6, 6, 6, 5}, .penalties = default_penalties(true)};
  found.push_back(planned("both-supplies-are-used-up",
                          "six players on the expert side: no picture tile is left in the bag, no stop tile beside it",
                          expert, [](int, int) { return true; }));
}

/// Random games, each for what happens in it.
void add_whole_games(std::vector<Witness>& found) {
  for (int players = 3; players <= 6; ++players) {
    const Model<Concrete> model(Settings{.players = players});
    found.push_back(find_game(model, fmt::format("whole-game-{}-players", players),
                              "a whole game by the default readings", "the tiles decide"));
  }
  const Model<Concrete> expert(Settings{.players = 4, .expert = true, .penalties = default_penalties(true)});
  found.push_back(find_game(expert, "whole-game-expert", "a whole game on the expert side", "a stop tile saved some"));
  const Model<Concrete> five(Settings{.players = 5});
  found.push_back(find_game(five, "whole-game-tie-broken-by-stop-tiles", "a whole game in which stop tiles break a tie",
                            "the stop tiles decide"));
  found.push_back(find_game(five, "whole-game-several-winners", "a whole game that several win", "several win"));
}

}  // namespace
}  // namespace rulecheck::eselsbruecke

std::vector<rulecheck::Witness> rulecheck::find_witnesses() {
  using namespace eselsbruecke;  // NOLINT(google-build-using-namespace)
  std::vector<Witness> found;
  add_stop_tiles(found);
  add_endings(found);
  add_guessing_rounds(found);
  add_extremes(found);
  add_whole_games(found);
  return found;
}
