#pragma once

// One guessing round of Eselsbrücke for the reference: who guesses, what is right and what is a mistake.

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "properties/eselsbruecke/reference_moves.hpp"

namespace rulecheck::eselsbruecke::reference {

/// The tiles of one story, from their distribution until they are all named or all guessers are out.
class GuessingRound {
 public:
  /// The tiles have been distributed as the rules say; `hands` has one entry for each seat.
  GuessingRound(int storyteller, const Hands& hands, const Readings& readings)
      : storyteller_(storyteller), dealt_(hands), hands_(hands), open_(hands.size()), readings_(readings) {
    require(number_of(all_of(hands)) > 0, "there is nothing to guess");
    call_upon(left_of(storyteller_));
  }

  int storyteller() const { return storyteller_; }
  /// The tiles in each hand that have not been named; the storyteller's are those left over.
  const Hands& hands() const { return hands_; }
  /// The tiles that lie open before each guesser: those named, and the one kept.
  const Hands& open() const { return open_; }
  /// Who has made a mistake.
  const std::set<int>& out() const { return out_; }
  /// The motifs named or kept so far, in this order.
  const Motifs& named() const { return named_; }
  /// The motifs that are neither named nor kept.
  Motifs unnamed() const { return all_of(hands_); }
  /// How many turns there have been.
  int guesses() const { return guesses_; }
  /// Whether all motifs are named or kept, or all guessers are out.
  bool over() const {
    const bool all_named = std::all_of(hands_.begin(), hands_.end(), [](const Motifs& hand) { return hand.empty(); });
    return all_named || number_of(out_) == players() - 1;
  }
  /// Whose turn it is to guess; nobody once the guessing round is over.
  std::optional<int> player_to_guess() const { return over() ? std::nullopt : std::optional(to_guess_); }
  /// Whether this player holds the only motif that is left, and so has to keep it.
  bool holds_the_last(int player) const {
    return number_of(at(hands_, player)) == 1 && at(hands_, player) == unnamed();
  }

  /// What a guess breaks, with the numbers of the traces' table. Requires that the guessing round is not over.
  Breaches judge(const Guess& guess) const {
    require(!over(), "the guessing round is over");
    const int player = guess.player;
    if (player == storyteller_) return {{3, "ESL-29"}};
    if (out_.contains(player)) return {{3, "ESL-27"}};
    if (player != to_guess_) {
      if (was_dealt_nothing(player) && out_.empty()) return {{3, "ESL-22"}};
      return {{3, guesses_ == 0 ? "ESL-23" : "ESL-28"}};
    }
    if (holds_the_last(player)) {
      const bool kept = guess.attempt == Attempt::keep && contains(unnamed(), guess.motif);
      return kept ? Breaches{} : Breaches{{4, "ESL-47"}};
    }
    if (guess.attempt == Attempt::keep) return {{4, "ESL-47"}};
    if (guess.attempt == Attempt::timeout) return {};
    if (contains(at(hands_, player), guess.motif) && !readings_.own_motif_mistake) return {{4, "ESL-24"}};
    if (contains(named_, guess.motif) && readings_.repeated_motif_illegal) return {{4, "ESL-23"}};
    return {};
  }

  /// A guess is made, which must break nothing; then the next player who is not out is called upon.
  void play(const Guess& guess) {
    require(judge(guess).empty(), "this guess breaks a rule");
    ++guesses_;
    const std::optional<int> giver = giver_for(guess);
    if (giver) {
      take_out(at(hands_, *giver), guess.motif);
      at(open_, guess.player).push_back(guess.motif);
      named_.push_back(guess.motif);
    } else {
      out_.insert(guess.player);
    }
    if (over()) return;
    int next = left_of(guess.player);
    while (next == storyteller_ || out_.contains(next)) next = left_of(next);
    call_upon(next);
  }

 private:
  int players() const { return number_of(hands_); }
  int left_of(int seat) const { return (seat + 1) % players(); }
  bool was_dealt_nothing(int player) const { return at(dealt_, player).empty(); }

  /// Whose tile the guesser gets: the one who holds what was named, or the guesser if it is kept; nobody if the guess
  /// is a mistake.
  std::optional<int> giver_for(const Guess& guess) const {
    if (guess.attempt == Attempt::timeout) return std::nullopt;
    if (guess.attempt == Attempt::keep) return guess.player;
    for (int seat = 0; seat < players(); ++seat) {
      if (seat != guess.player && contains(at(hands_, seat), guess.motif)) return seat;
    }
    return std::nullopt;
  }

  /// It is this player's turn. "Special Case 1": whoever was dealt nothing, while nothing has been named, first gets
  /// the tile of the first player, be it from that player or, by the reading, from the one who got it before.
  void call_upon(int player) {
    to_guess_ = player;
    if (!was_dealt_nothing(player) || !named_.empty()) return;
    if (aided_ && readings_.second_aid_none) return;
    Motifs& giving = at(hands_, aided_.value_or(left_of(storyteller_)));
    const Motif aid = giving.at(0);
    take_out(giving, aid);
    at(hands_, player).push_back(aid);
    aided_ = player;
  }

  int storyteller_;
  Hands dealt_;
  Hands hands_;
  Hands open_;
  Readings readings_;
  std::set<int> out_;
  Motifs named_;
  int guesses_ = 0;
  int to_guess_ = 0;
  std::optional<int> aided_;  // who has got the first player's tile last
};

}  // namespace rulecheck::eselsbruecke::reference
