#pragma once

// The Harmony of Bremen once more, written a second time from the rulebook and from the table of the traces alone:
// slow, literal, without a line in common with the model, so that the two can be played side by side and every
// difference is a mistake in one of them.
//
// Seats are numbered from 0 in clockwise order; the player to the left of seat s is seat s + 1. A call that the rules
// (or this interface) do not allow throws std::logic_error. Clauses have the ids of the traces' table.

#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "properties/harmony_of_bremen/reference_moves.hpp"

namespace rulecheck::harmony_of_bremen::reference {

/// What has to be done next.
enum class Step { declaration, ensemble, tuning, nothing };

/// A game from its setup, or from a position, to its end.
class Game {
 public:
  /// Everybody has an animal and ten cards.
  Game(const Settings& settings, const Preparation& preparation)
      : Game(settings, first_position(settings, preparation)) {}

  /// From a position, which is taken as it is: only what the traces demand of one is required.
  Game(Settings settings, const Position& position)
      : settings_(std::move(settings)),
        roles_(position.roles),
        hands_(position.hands),
        round_(position.round),
        leader_(position.leader),
        failures_(position.failures),
        rounds_played_(position.round - 1) {
    require_described(settings_);
    require_a_table(settings_, roles_, hands_, leader_);
    require(1 <= round_ && round_ <= last_round, "the round is not from 1 to 10");
    require(0 <= failures_ && failures_ < failures_to_lose, "the failures are not from 0 to 2");
    require(failures_ < round_, "there are more failures than rounds played");
    for (const Cards& hand : hands_) {
      require(static_cast<int>(hand.size()) == 11 - round_, "a hand is not as large as it is before this round");
    }
    discards_ = players * (rounds_played_ - failures_);
  }

  const Settings& settings() const { return settings_; }
  /// The animals, by seat.
  const std::vector<Role>& roles() const { return roles_; }
  /// The cards that each seat holds.
  const std::vector<Cards>& hands() const { return hands_; }
  /// The cards that lie beside each seat's animal, one for each failure of this game (a position's are not known).
  const std::vector<Cards>& set_aside() const { return set_aside_; }
  /// The cards of the successful ensembles of this game (a position's are not known).
  const Cards& discard_pile() const { return discard_pile_; }

  int failures() const { return failures_; }
  /// How many cards have been discarded, those before a position included.
  int discards() const { return discards_; }
  /// How many ensembles there have been, those before a position included.
  int rounds_played() const { return rounds_played_; }
  /// Whether the ensemble of the last round has succeeded, which wins.
  bool won() const { return rounds_played_ == last_round && last_success_; }
  /// Whether an ensemble has failed for the third time, which loses at once.
  bool lost_by_failures() const { return failures_ == failures_to_lose; }
  /// Whether the ensemble of the last round has failed, which loses, however many failures there were.
  bool lost_in_the_last_round() const { return rounds_played_ == last_round && !last_success_; }
  bool over() const { return won() || lost_by_failures() || lost_in_the_last_round(); }

  /// The round being played, 1 to 10, to which its tuning belongs; none once the game is over.
  std::optional<int> round() const { return over() ? std::nullopt : std::optional(round_); }
  /// Who leads the round being played; nobody once the game is over.
  std::optional<int> leader() const { return over() ? std::nullopt : std::optional(leader_); }
  /// The number declared for the ensemble that is due; none before that, after the ensemble, and in the last round.
  std::optional<int> declared() const { return declared_; }
  /// What has to be done next.
  Step due() const {
    if (over()) return Step::nothing;
    if (after_ensemble_) return Step::tuning;
    if (round_ == last_round || declared_) return Step::ensemble;
    return Step::declaration;
  }
  /// Whether the game could be put down as a position now: nothing of a round has been done.
  bool between_rounds() const { return !over() && !after_ensemble_ && !declared_; }
  /// The state before a round; std::logic_error in the midst of one and once the game is over.
  Position position() const {
    require(between_rounds(), "there is no position in the midst of a round or after the end");
    return {round_, leader_, roles_, hands_, failures_};
  }
  /// How the game ended; std::logic_error before it is over.
  Result result() const {
    require(over(), "the game is not over");
    return {won(), failures_, rounds_played_, discards_};
  }

  /// All that may be done next, with all that may be stated written out: declarations by number, the others by the
  /// cards of seat 0, then of seat 1 and so on. Empty once the game is over, and where the leader has declared
  /// a number that they do not hold.
  std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    if (due() == Step::declaration) {
      for (const int number : declarable()) moves.emplace_back(Declaration{leader_, number});
    } else if (due() == Step::ensemble) {
      for (const std::vector<int>& cards : one_card_of_each(hands_)) {
        if (declared_ && at(cards, leader_) != *declared_) continue;
        moves.emplace_back(Ensemble{cards, succeeds(cards, roles_)});
      }
    } else if (due() == Step::tuning) {
      for (const std::vector<int>& cards : one_card_of_each(hands_))
        moves.emplace_back(Tuning{cards, left_neighbors()});
    }
    return moves;
  }
  /// Whether the game is not over and nobody can go on with it.
  bool is_stuck() const { return !over() && legal_moves().empty(); }

  /// What a declaration breaks. Requires a seat and a number that a card can have (not that there is such a card).
  Breaches judge(const Declaration& declaration) const {
    require_seat(declaration.player);
    require(0 <= declaration.number && declaration.number <= highest_number, "no card has this number");
    if (over()) return breaches_of_going_on();
    if (due() == Step::tuning) return {{2, tuning_clause()}};
    if (round_ == last_round) return {{3, "HOB-27"}};
    if (declared_) return {{3, "HOB-37"}};
    if (declaration.player != leader_) return {{4, declarations_ == 0 ? "HOB-14" : "HOB-10"}};
    if (!may_declare(declaration.number)) return {{5, "HOB-14"}};
    return {};
  }

  /// What an ensemble breaks. Requires a card of the deck for each seat.
  Breaches judge(const Ensemble& ensemble) const {
    require_cards(ensemble.cards);
    if (over()) return breaches_of_going_on();
    if (due() == Step::tuning) return {{2, tuning_clause()}};
    if (due() == Step::declaration) return {{3, "HOB-14"}};
    Breaches breaches;
    for (int seat = 0; seat < players; ++seat) {
      if (!holds(at(hands_, seat), at(ensemble.cards, seat))) add_once(breaches, {4, "HOB-12"});
    }
    if (round_ != last_round && at(ensemble.cards, leader_) != declared_) add_once(breaches, {4, "HOB-17"});
    if (!breaches.empty() || !ensemble.success) return breaches;
    if (*ensemble.success == succeeds(ensemble.cards, roles_)) return {};
    return {{5, fails_by_equality_alone(ensemble.cards, roles_) ? "HOB-19" : "HOB-18"}};
  }

  /// What a tuning breaks. Requires a card of the deck for each seat and, if stated, a seat for each to go to.
  Breaches judge(const Tuning& tuning) const {
    require_cards(tuning.cards);
    if (tuning.to) {
      require(tuning.to->size() == players, "there is not one receiver for each seat");
      for (const int seat : *tuning.to) require_seat(seat);
    }
    if (over()) return breaches_of_going_on();
    if (due() != Step::tuning) return {{2, round_ == last_round && !settings_.hard ? "HOB-26" : "HOB-11"}};
    Breaches breaches;
    for (int seat = 0; seat < players; ++seat) {
      const int card = at(tuning.cards, seat);
      if (holds(at(hands_, seat), card)) continue;
      add_once(breaches, {3, card == at(tuning.cards, right_of(seat)) ? "HOB-23" : "HOB-22"});
    }
    if (tuning.to && *tuning.to != left_neighbors()) add_once(breaches, {3, "HOB-38"});
    return breaches;
  }

  /// What any move breaks.
  Breaches judge(const Move& move) const {
    return std::visit([this](const auto& known) { return judge(known); }, move);
  }

  /// What it breaks that this is claimed, now, to be the result of the game.
  Breaches judge(const Claim& claim) const {
    if (!over()) return {{1, "HOB-28"}};
    const Result truth = result();
    Breaches breaches;
    if (claim.won && *claim.won != truth.won) {
      for (const Breach& ending : breaches_of_going_on()) breaches.push_back({2, ending.clause});
    }
    if (claim.failures && *claim.failures != truth.failures) breaches.push_back({2, "HOB-31"});
    if (claim.rounds && *claim.rounds != truth.rounds) breaches.push_back({2, "HOB-11"});
    if (claim.discards && *claim.discards != truth.discards) breaches.push_back({2, "HOB-20"});
    return breaches;
  }

  /// "Ensemble", the first step: the leader says which number they will play.
  void play(const Declaration& declaration) {
    require(judge(declaration).empty(), "this declaration breaks a rule");
    declared_ = declaration.number;
    ++declarations_;
  }

  /// "Ensemble", the other steps: everybody plays a card; after a success the cards are discarded, after a failure
  /// everybody keeps the own one beside the animal. Then cards are exchanged or, before the last round, not.
  void play(const Ensemble& ensemble) {
    require(judge(ensemble).empty(), "this ensemble breaks a rule");
    last_success_ = succeeds(ensemble.cards, roles_);
    for (int seat = 0; seat < players; ++seat) {
      const int card = at(ensemble.cards, seat);
      take_one(at(hands_, seat), card);
      if (last_success_) {
        discard_pile_.insert(card);
        ++discards_;
      } else {
        at(set_aside_, seat).insert(card);
      }
    }
    if (!last_success_) ++failures_;
    ++rounds_played_;
    declared_.reset();
    if (over()) return;
    after_ensemble_ = true;
    if (round_ == 9 && !settings_.hard) begin_next_round();
  }

  /// "Tuning": everybody passes a card and only then takes up the one they get; the left neighbor leads next.
  void play(const Tuning& tuning) {
    require(judge(tuning).empty(), "this tuning breaks a rule");
    for (int seat = 0; seat < players; ++seat) take_one(at(hands_, seat), at(tuning.cards, seat));
    for (int seat = 0; seat < players; ++seat) at(hands_, left_of(seat)).insert(at(tuning.cards, seat));
    begin_next_round();
  }

  /// Any move.
  void play(const Move& move) {
    std::visit([this](const auto& known) { play(known); }, move);
  }

 private:
  static Position first_position(const Settings& settings, const Preparation& preparation) {
    require(reference::judge(settings, preparation).empty(), "this setup breaks a rule");
    return {1, preparation.leader, preparation.roles, preparation.hands, 0};
  }

  static void require_seat(int seat) { require(0 <= seat && seat < players, "there is no such seat"); }

  void require_cards(const std::vector<int>& cards) const {
    require(cards.size() == players, "there is not one card for each seat");
    for (const int number : cards) require(is_in_the_deck(settings_.deck, number), "the deck has no such card");
  }

  /// The clauses by which the game is over.
  Breaches breaches_of_going_on() const {
    Breaches breaches;
    if (won()) breaches.push_back({1, "HOB-28"});
    if (lost_by_failures()) breaches.push_back({1, "HOB-29"});
    if (lost_in_the_last_round()) breaches.push_back({1, "HOB-30"});
    return breaches;
  }

  /// The clause that puts the tuning that is due between the ensembles.
  const char* tuning_clause() const { return settings_.hard && round_ == 9 ? "HOB-35" : "HOB-11"; }

  /// Whether the leader may declare this number, which is one that a card can have.
  bool may_declare(int number) const {
    return settings_.readings.declaration_free || holds(at(hands_, leader_), number);
  }

  /// The numbers that the leader may declare.
  std::set<int> declarable() const {
    if (!settings_.readings.declaration_free) return {at(hands_, leader_).begin(), at(hands_, leader_).end()};
    std::set<int> numbers;
    for (int number = 0; number <= highest_number; ++number) numbers.insert(number);
    return numbers;
  }

  /// The left neighbor of the leader is the next one.
  void begin_next_round() {
    after_ensemble_ = false;
    leader_ = left_of(leader_);
    ++round_;
  }

  Settings settings_;
  std::vector<Role> roles_;
  std::vector<Cards> hands_;
  std::vector<Cards> set_aside_ = std::vector<Cards>(players);
  Cards discard_pile_;
  int round_ = 1;
  int leader_ = 0;
  int failures_ = 0;
  int discards_ = 0;
  int rounds_played_ = 0;
  int declarations_ = 0;  // of this game
  std::optional<int> declared_;
  bool after_ensemble_ = false;  // and before the tuning of the round
  bool last_success_ = false;
};

}  // namespace rulecheck::harmony_of_bremen::reference
