// Eselsbrücke: what lies on the boards and in the bag beside a game of the reference, kept tile by tile. A third count
// that neither the model nor the reference makes.
#pragma once
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "properties/eselsbruecke/reference.hpp"

namespace rulecheck::eselsbruecke {

/// The storage boards and the bag, from the setup or a position on.
class Boards {
 public:
  /// Before a position every turn was taken as the overview shows.
  explicit Boards(const reference::Game& game)
      : settings_(game.settings()),
        fields_(static_cast<std::size_t>(settings_.players)),
        bag_(180 - settings_.players) {
    int seat = game.start();
    for (int round = 1; round < game.round() || seat != game.storyteller();) {
      if (round <= settings_.stories()) tell(seat, round, reference::at(settings_.story_tiles, round - 1));
      if (round > 2) distribute(seat, round);
      seat = (seat + 1) % settings_.players;
      if (seat == game.start()) ++round;
    }
  }

  /// The stories on a board, ascending.
  const std::vector<int>& fields(int seat) const { return reference::at(fields_, seat); }
  int bag() const { return bag_; }
  /// The picture tiles on all boards.
  int tiles() const {
    int all = 0;
    for (const auto& stories : fields_) {
      for (const int story : stories) all += reference::at(settings_.story_tiles, story - 1);
    }
    return all;
  }
  /// The motifs of the stories that were told in this log, by storyteller and round.
  const std::map<std::pair<int, int>, reference::Motifs>& told() const { return told_; }
  /// All motifs that were distributed in this log.
  const reference::Motifs& distributed() const { return distributed_; }

  /// A story is told. @param round in which that is
  void enter(const reference::Story& story, int round) {
    tell(story.storyteller, round, reference::number_of(story.tiles));
    told_[{story.storyteller, round}] = story.tiles;
  }
  /// A story is distributed. @param round in which that is
  void enter(const reference::Distribution& distribution, int round) {
    distribute(distribution.storyteller, round);
    const reference::Motifs tiles = reference::all_of(distribution.hands);
    distributed_.insert(distributed_.end(), tiles.begin(), tiles.end());
  }
  void enter(const reference::Guess&, int) {}
  void enter(const reference::Settlement&, int) {}

 private:
  void tell(int seat, int round, int tiles) {
    reference::at(fields_, seat).push_back(round);
    bag_ -= tiles;
  }
  void distribute(int seat, int round) { std::erase(reference::at(fields_, seat), round - 2); }

  reference::Settings settings_;
  std::vector<std::vector<int>> fields_;
  int bag_;
  std::map<std::pair<int, int>, reference::Motifs> told_;
  reference::Motifs distributed_;
};

}  // namespace rulecheck::eselsbruecke
