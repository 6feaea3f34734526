#pragma once

// Eselsbrücke once more, written a second time from the rulebook and from the table of the traces alone: slow, literal,
// without a line in common with the model, so that every difference between the two is a mistake in one of them.
// Seats are numbered from 0 in clockwise order; the player to the left of seat s is seat s + 1. A call that the rules
// (or this interface) do not allow throws std::logic_error. Clauses have the ids of the traces' table.

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "properties/eselsbruecke/reference_result.hpp"

namespace rulecheck::eselsbruecke::reference {

/// What has to be done next.
enum class Step { story, distribution, guess, nothing };

/// A game from its setup, or from a position, to its end.
class Game {
 public:
  /// Everybody has a base tile; the start player is a fact about the people and comes in as a seat.
  Game(const Settings& settings, int start) : Game(settings, first_position(settings, start)) {}

  /// From a position, which is taken as it is: only what the traces demand of one is required.
  Game(Settings settings, const Position& position)
      : settings_(std::move(settings)),
        start_(position.start),
        round_(position.round),
        storyteller_(position.storyteller),
        possessions_{position.stacks, position.aside} {
    require_described(settings_);
    require_seat(start_);
    require_seat(storyteller_);
    require(1 <= round_ && round_ <= settings_.rounds() + 1, "there is no such round");
    require(!over() || storyteller_ == start_, "after the end it is nobody's turn but the start player's");
    require_one_per_seat(possessions_.stacks);
    require(possessions_.aside.empty() || settings_.readings.revealed_stop_aside, "no stop tile is ever laid aside");
    if (possessions_.aside.empty()) possessions_.aside.assign(possessions_.stacks.size(), 0);
    require_one_per_seat(possessions_.aside);
    require_within_the_supply(possessions_);
  }

  const Settings& settings() const { return settings_; }
  int start() const { return start_; }
  /// The round being played, from 1; one more than the last once the game is over.
  int round() const { return round_; }
  /// Whose turn it is to tell and to distribute; the start player once the game is over.
  int storyteller() const { return storyteller_; }
  bool over() const { return round_ > settings_.rounds(); }
  /// What has to be done next.
  Step due() const {
    if (over()) return Step::nothing;
    if (guessing_) return Step::guess;
    return has_story(round_) && !told_ ? Step::story : Step::distribution;
  }
  /// The guessing round in progress; std::logic_error if there is none.
  const GuessingRound& guessing() const {
    require(guessing_.has_value(), "nobody is guessing");
    return *guessing_;
  }
  /// How the guessing round was settled that the step before ended; nothing if the step before was another one.
  const std::optional<Outcome>& just_settled() const { return just_settled_; }
  /// The victory-point tiles of each seat.
  const std::vector<Stack>& stacks() const { return possessions_.stacks; }
  /// The stop tiles that each seat has laid aside.
  const std::vector<int>& aside() const { return possessions_.aside; }
  /// Whether the game could be put down as a position now: nothing of a turn has been done.
  bool between_turns() const { return !told_ && !guessing_; }
  /// The state before a turn or after the end; std::logic_error in the midst of a turn.
  Position position() const {
    require(between_turns(), "there is no position in the midst of a turn");
    return {round_, start_, storyteller_, stacks(),
            settings_.readings.revealed_stop_aside ? aside() : std::vector<int>{}};
  }
  /// How the game ended; std::logic_error before it is over.
  Result result() const {
    require(over(), "the game is not over");
    return result_of(possessions_);
  }

  /// What a story breaks. Requires motifs that are in no other story of the game.
  Breaches judge(const Story& story) const {
    require_seat(story.storyteller);
    require_tiles(story.tiles);
    for (const Motif& motif : story.tiles) require(!told_motifs_.contains(motif), "a motif is in two stories");
    if (over()) return {{1, "ESL-48"}};
    if (guessing_) return {{2, "ESL-28"}};
    if (!has_story(round_)) return {{3, "ESL-44"}};
    if (told_) return {{3, "ESL-19"}};
    if (story.storyteller != storyteller_) return {{4, round_ <= 2 ? "ESL-17" : "ESL-53"}};
    if (number_of(story.tiles) != at(settings_.story_tiles, round_ - 1)) return {{5, "ESL-12"}};
    return {};
  }

  /// What a distribution breaks. Requires a hand for each seat, be it empty, and distinct motifs.
  Breaches judge(const Distribution& distribution) const {
    require_seat(distribution.storyteller);
    require_one_per_seat(distribution.hands);
    require_tiles(all_of(distribution.hands));
    if (over()) return {{1, "ESL-48"}};
    if (guessing_) return {{2, "ESL-28"}};
    if (round_ <= 2) return {{3, "ESL-10"}};
    if (due() == Step::story) return {{3, "ESL-19"}};
    if (distribution.storyteller != storyteller_) return {{4, "ESL-53"}};
    if (!are_the_tiles_to_distribute(all_of(distribution.hands))) return {{5, "ESL-11"}};
    Breaches breaches;
    int tiles = number_of(all_of(distribution.hands));
    for (int seat = left_of(storyteller_); seat != storyteller_; seat = left_of(seat)) {
      const int expected = tiles > 0 ? 1 : 0;
      if (number_of(at(distribution.hands, seat)) != expected) add_once(breaches, {6, "ESL-19"});
      tiles -= expected;
    }
    if (number_of(at(distribution.hands, storyteller_)) != tiles) add_once(breaches, {6, "ESL-21"});
    return breaches;
  }

  /// What a guess breaks.
  Breaches judge(const Guess& guess) const {
    require_seat(guess.player);
    require((guess.attempt == Attempt::timeout) == guess.motif.empty(), "a motif is missing or out of place");
    if (over()) return {{1, "ESL-48"}};
    if (!guessing_) return {{2, round_ <= 2 ? "ESL-10" : "ESL-19"}};
    return guessing_->judge(guess);
  }

  /// What a settlement as stated breaks.
  Breaches judge(const Settlement& settlement) const {
    require_seat(settlement.storyteller);
    if (settlement.lost) require_one_per_seat(*settlement.lost);
    if (settlement.stacks) require_one_per_seat(*settlement.stacks);
    if (settlement.aside) require_one_per_seat(*settlement.aside);
    require(!settlement.aside || settings_.readings.revealed_stop_aside, "no stop tile is ever laid aside");
    if (!just_settled_) return {{1, over() ? "ESL-48" : "ESL-32"}};
    return reference::judge(settlement, *just_settled_);
  }

  /// What any move breaks.
  Breaches judge(const Move& move) const {
    return std::visit([this](const auto& known) { return judge(known); }, move);
  }

  /// What it breaks to claim this, now, as the result of the game.
  Breaches judge(const Claim& claim) const {
    if (claim.tiles) require_one_per_seat(*claim.tiles);
    if (claim.stops) require_one_per_seat(*claim.stops);
    if (claim.winners) {
      for (const int seat : *claim.winners) require_seat(seat);
      const std::set<int> distinct(claim.winners->begin(), claim.winners->end());
      require(distinct.size() == claim.winners->size(), "a winner is named twice");
    }
    if (!over()) return {{1, "ESL-48"}};
    return reference::judge(claim, result());
  }

  /// The storyteller tells of tiles and lays them on the next field. Without a distribution that was the turn.
  void play(const Story& story) {
    require(judge(story).empty(), "this story breaks a rule");
    just_settled_.reset();
    fields_[{storyteller_, round_}] = story.tiles;
    told_motifs_.insert(story.tiles.begin(), story.tiles.end());
    if (round_ <= 2) {
      end_turn();
    } else {
      told_ = true;
    }
  }

  /// The storyteller distributes the story of the round before the last one, and it is guessed.
  void play(const Distribution& distribution) {
    require(judge(distribution).empty(), "this distribution breaks a rule");
    just_settled_.reset();
    const Motifs tiles = all_of(distribution.hands);
    distributed_motifs_.insert(tiles.begin(), tiles.end());
    guessing_.emplace(storyteller_, distribution.hands, settings_.readings);
  }

  /// A guess is made; the last one of a guessing round settles it and ends the turn.
  void play(const Guess& guess) {
    require(judge(guess).empty(), "this guess breaks a rule");
    guessing_->play(guess);
    if (!guessing_->over()) return;
    just_settled_ = settle(*guessing_, at(settings_.penalties, round_ - 3), possessions_, settings_.readings);
    possessions_ = just_settled_->afterwards;
    end_turn();
  }

  /// The settlement that has taken place is stated; it must be right, and cannot be stated a second time.
  void play(const Settlement& settlement) {
    require(judge(settlement).empty(), "this is not how a guessing round that just ended is settled");
    just_settled_.reset();
  }

  /// Any move.
  void play(const Move& move) {
    std::visit([this](const auto& known) { play(known); }, move);
  }

 private:
  static Position first_position(const Settings& settings, int start) {
    const Stack base = settings.readings.base_tile_marker ? Stack{} : Stack{Tile::picture};
    return {1, start, start, std::vector<Stack>(static_cast<std::size_t>(settings.players), base), {}};
  }

  int players() const { return settings_.players; }
  int left_of(int seat) const { return (seat + 1) % players(); }
  bool has_story(int round) const { return round <= settings_.stories(); }
  void require_seat(int seat) const { require(0 <= seat && seat < players(), "there is no such seat"); }
  void require_one_per_seat(const auto& list) const {
    require(number_of(list) == players(), "there is not one for each seat");
  }

  /// Whether these, which are distinct, are the tiles of the storyteller's story of two rounds ago. Of a story from
  /// before a position only the number of tiles is known, and that they are none of those that have turned up since.
  bool are_the_tiles_to_distribute(const Motifs& tiles) const {
    const auto field = fields_.find({storyteller_, round_ - 2});
    if (field != fields_.end()) {
      return std::set<Motif>(tiles.begin(), tiles.end()) == std::set<Motif>(field->second.begin(), field->second.end());
    }
    for (const Motif& motif : tiles) {
      if (told_motifs_.contains(motif) || distributed_motifs_.contains(motif)) return false;
    }
    return number_of(tiles) == at(settings_.story_tiles, round_ - 3);
  }

  /// The next player in clockwise order has a turn; with the start player a new round begins.
  void end_turn() {
    told_ = false;
    guessing_.reset();
    storyteller_ = left_of(storyteller_);
    if (storyteller_ == start_) ++round_;
  }

  Settings settings_;
  int start_ = 0;
  int round_ = 1;
  int storyteller_ = 0;
  Possessions possessions_;
  std::map<std::pair<int, int>, Motifs> fields_;  // by storyteller and round, the stories told in this game
  std::set<Motif> told_motifs_;                   // of all stories of this game
  std::set<Motif> distributed_motifs_;            // of all distributions of this game
  bool told_ = false;                             // the story of the turn, and it is not over
  std::optional<GuessingRound> guessing_;
  std::optional<Outcome> just_settled_;
};

}  // namespace rulecheck::eselsbruecke::reference
