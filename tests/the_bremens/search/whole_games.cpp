// The Bremens: games that are played at random for what happens in them.
#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>
#include <string>

#include "model/core/record.hpp"
#include "tests/the_bremens/search/found.hpp"

namespace rulecheck::the_bremens {
namespace {

using Game = Model<Concrete>;

/// Games that are played at random for one of them.
constexpr std::uint64_t most_games = 200'000;

Settings settings_for(int players, int length) {
  Settings settings;
  settings.players = players;
  settings.length = length;
  return settings;
}

/// A whole game that ends like this. @param label see labels_of(); none: any game
Witness find_game(const char* name, const char* comment, const Settings& settings, const std::string& label) {
  const Game model(settings);
  for (std::uint64_t seed = 1; seed <= most_games; ++seed) {
    Choices choices(seed);
    PlayedGame<Game> game = play_game(model, choices);
    if (!model.over(game.end)) continue;
    const auto labels = model.labels(std::get<Setup>(game.record.start), game.record.moves, game.end);
    if (!label.empty() && std::ranges::find(labels, label) == labels.end()) continue;
    game.record.claim = model.result(game.end);
    return witness(name, comment, game.record);
  }
  throw std::runtime_error(std::string("no game found for ") + name);
}

/// The chicken rests on a cat that is on a dog that is on a donkey.
bool has_band_of_four(const State<Concrete>& state) {
  const auto stands_under_it = [&](const auto& places) {
    return std::ranges::any_of(places, [&](const auto& space) { return known(space) == known(state.chicken); });
  };
  return std::ranges::all_of(state.space, stands_under_it);
}

/// A game up to the first state in which this holds.
Witness find_moment(const char* name, const char* comment, const Settings& settings,
                    const std::function<bool(const State<Concrete>&)>& holds) {
  const Game model(settings);
  for (std::uint64_t seed = 1; seed <= most_games; ++seed) {
    Choices choices(seed);
    std::size_t moves = 0, moment = 0;
    PlayedGame<Game> game = play_game(model, choices, [&](const auto&, const auto&, const auto& after) {
      ++moves;
      if (moment == 0 && holds(after)) moment = moves;
    });
    if (moment == 0) continue;
    game.record.moves.resize(moment);
    return witness(name, comment, game.record);
  }
  throw std::runtime_error(std::string("no game found for ") + name);
}

}  // namespace

void add_whole_games(std::vector<Witness>& found) {
  found.push_back(find_moment("band-of-four-in-a-game", "the chicken on a cat on a dog on a donkey",
                              settings_for(4, 20), has_band_of_four));
  found.push_back(find_game("won-on-an-opponents-turn", "the last animal of the winner is carried into Goal",
                            settings_for(4, 20), "won on an opponent's turn"));
  found.push_back(find_game("level-ranking",
                            "two players are level: as many animals in Goal, all others in Start; all moves are forced",
                            settings_for(3, 6), "the ranking has level seats"));
  found.push_back(find_game("level-ranking-on-a-longer-board",
                            "two players are level on a board that no card crosses at once; all moves are forced",
                            settings_for(5, 14), "the ranking has level seats"));
  for (const auto& [players, length, name] :
       {std::tuple{3, 20, "whole-game-3-players"}, std::tuple{4, 20, "whole-game-4-players"},
        std::tuple{5, 24, "whole-game-5-players"}}) {
    found.push_back(find_game(name, "a whole game on the board by default", settings_for(players, length), ""));
  }
}

}  // namespace rulecheck::the_bremens
