// The Harmony of Bremen: the games that are stored as witnesses.
#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "properties/harmony_of_bremen/planned_game.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

using Record = GameRecord<Model<Concrete>>;

/// Makes moves as long as the game goes on; what does not conform is an error. The result is claimed if it is over.
Record played(const Settings& settings, const std::variant<Setup, Position>& start, const std::vector<Move>& moves) {
  const Model<Concrete> model(settings);
  Record record{settings, start, {}, {}};
  const auto* setup = std::get_if<Setup>(&start);
  if (setup != nullptr && !model.judge_setup(*setup, true).empty()) throw std::runtime_error("a setup is wrong");
  auto state = setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<Position>(start));
  for (const Move& move : moves) {
    if (model.over(state)) break;
    if (const Breaches breaches = model.judge(state, move); !breaches.empty()) {
      throw std::runtime_error(write_move(move) + ": " + messages_of(breaches));
    }
    state = model.step(state, move);
    record.moves.push_back(move);
  }
  if (model.over(state)) record.claim = model.result(state);
  return record;
}

/// A game in which it is planned before the deal what succeeds. @param outcomes of the rounds, 'S' or 'F'
Record planned(bool hard, const std::string& outcomes) {
  Settings settings;
  settings.hard_variant = hard;
  settings.deck = planned_deck;
  std::bitset<10> successes;
  for (std::size_t round = 0; round < successes.size(); ++round) successes.set(round, outcomes.at(round) == 'S');
  const PlannedGame plan = planned_game(hard, successes);
  return played(settings, plan.setup, plan.moves);
}

void add_planned(std::vector<Witness>& found) {
  found.push_back(witness("won-with-two-failures", "a game that is won although two ensembles failed",
                          planned(false, "SFSSSSFSSS")));
  found.push_back(witness("lost-by-the-last-round-alone", "nine successes, and the last ensemble fails",
                          planned(false, "SSSSSSSSSF")));
  found.push_back(witness("lost-in-round-three", "the shortest game: the first three ensembles fail",
                          planned(false, "FFFSSSSSSS")));
  found.push_back(witness("lost-in-both-ways", "the last ensemble is the third to fail", planned(false, "SSFSSFSSSF")));
  found.push_back(witness("lost-in-round-nine", "the third failure in round 9: nobody plays the last card",
                          planned(false, "SSFSSFSSFS")));
  found.push_back(
      witness("hard-variant-won", "the cards received in the ninth tuning win", planned(true, "SSSSFSSSSS")));
  found.push_back(witness("twice-round-the-table",
                          "the cards that are played last, 6 to 9, have been passed eight times, twice round the table",
                          planned(false, "SSSSSSSSSS")));
}

/// The rooster and the dog play equal numbers.
Witness tie_of_others() {
  Settings settings;
  const Position position{10, 2, {2, 0, 3, 1}, {{{5}, {5}, {12}, {8}}}, 1};
  return witness("equal-numbers-of-rooster-and-dog",
                 "an ensemble fails by equal numbers of two animals that are not next to one another",
                 played(settings, position, {EnsembleEntry{{5, 5, 12, 8}, false}}));
}

/// By the reading `free` a number is declared that nobody holds.
Witness nobody_can_go_on() {
  Settings settings;
  settings.free_declaration = true;
  settings.deck = {{1, 20}, {2, 20}};
  const Position position{8, 1, {0, 1, 2, 3}, {{{1, 1, 1}, {1, 1, 1}, {2, 2, 2}, {2, 2, 2}}}, 0};
  return witness("nobody-can-go-on",
                 "a number may be declared that the leader does not hold, and then no ensemble is allowed",
                 played(settings, position, {DeclareEntry{1, 2}}));
}

/// A whole game with the deck by default that ends like this.
struct WholeGame {
  const char* name;
  const char* comment;
  bool hard;
  const char* label;  ///< see labels_of_end()
};
constexpr std::array whole_games{
    WholeGame{"whole-game-won", "a game in which all ensembles succeed", false, "won with 0 failures"},
    WholeGame{"whole-game-won-after-two-failures", "a game that is won although two ensembles failed", false,
              "won with 2 failures"},
    WholeGame{"whole-game-hard-won", "a game of the hard variant that is won", true, "won"},
    WholeGame{"whole-game-lost-in-round-nine", "a game that is lost by a third failure in round 9", false,
              "lost in round 9"},
    WholeGame{"whole-game-hard-lost-in-both-ways", "a game of the hard variant in which the last ensemble fails third",
              true, "lost in both ways"}};

}  // namespace
}  // namespace rulecheck::harmony_of_bremen

std::vector<rulecheck::Witness> rulecheck::find_witnesses() {
  using namespace harmony_of_bremen;  // NOLINT(google-build-using-namespace)
  std::vector<Witness> found;
  add_planned(found);
  found.push_back(tie_of_others());
  found.push_back(nobody_can_go_on());
  for (const WholeGame& wanted : whole_games) {
    const Model<Concrete> model(Settings{.hard_variant = wanted.hard});
    found.push_back(find_game(model, wanted.name, wanted.comment, wanted.label));
  }
  return found;
}
