#pragma once

// Bucket Brigade once more, written a second time from the rulebook and from the table of the traces alone: slow,
// literal, without a line in common with the model, so that the two can be played side by side and every difference is
// a mistake in one of them.
//
// Seats are numbered from 0 in clockwise order; the player to the left of seat s is seat s + 1. A call that the rules
// (or this interface) do not allow throws std::logic_error. Clauses have the ids of the traces' table.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "properties/bucket_brigade/reference_moves.hpp"

namespace rulecheck::bucket_brigade::reference {

/// A game from before the first deal, or from a position, to the last heat.
class Game {
 public:
  /// Before the first deal; the oldest player, who deals first, is a fact about the people and comes in as a seat.
  Game(Settings settings, int first_dealer) : settings_(std::move(settings)), first_dealer_(first_dealer) {
    require_described(settings_);
    require_seat(first_dealer);
  }

  /// From a position, which is taken as it is: only what the traces demand of one is required.
  Game(Settings settings, const Position& position) : Game(std::move(settings), position.first_dealer) {
    results_ = position.results;
    require(heats_finished() <= players(), "there are more heats than players");
    for (const std::vector<int>& heat : results_) {
      require_one_per_seat(heat.size());
      for (const int result : heat) require(0 <= result && result <= 999, "a result is not from 0 to 999");
    }
    if (position.hands.empty()) return;
    require(!over(), "a heat is in progress after the last one");
    require_one_per_seat(position.hands.size());
    require_within_the_pack(position.hands, {});
    for (const Color bear : bear_colors()) {
      const int space = position.bears.at(bear);
      require(0 <= space && space < settings_.last_space(), "a bear is not between the beehives and the cave");
    }
    require(position.bears.size() == bear_colors().size(), "there are more bears than four");
    const int beginner = left_of(dealer_of(heats_finished()));
    heat_ = Heat{beginner, position.bears, position.hands, {}, {}, next_by_hand_sizes(position.hands, beginner)};
  }

  const Settings& settings() const { return settings_; }
  int players() const { return settings_.players; }
  int first_dealer() const { return first_dealer_; }

  /// "Game Preparation": who deals heat 0, 1, …; the office moves one seat to the left each time.
  int dealer_of(int heat) const { return (first_dealer_ + heat) % players(); }
  /// "Game Preparation": there are as many heats as players.
  bool over() const { return heats_finished() == players(); }
  int heats_finished() const { return static_cast<int>(results_.size()); }
  bool heat_in_progress() const { return heat_.has_value(); }
  /// Whether the next step has to be a deal.
  bool deal_is_due() const { return !heat_in_progress() && !over(); }
  /// Whether the step before was the play that ended a heat, so that its results may be stated now.
  bool heat_just_ended() const { return heat_just_ended_; }

  /// Who has to deal now; nobody during a heat and after the last one.
  std::optional<int> dealer_due() const {
    return deal_is_due() ? std::optional(dealer_of(heats_finished())) : std::nullopt;
  }
  /// Who has to play a card now; nobody between two heats and after the last one.
  std::optional<int> player_to_move() const { return heat_ ? std::optional(heat_->to_move) : std::nullopt; }
  /// The heat in progress; std::logic_error if there is none.
  const Heat& heat() const { return present(heat_); }
  /// The heat that ended last; std::logic_error before one has ended in this game (a position's heats are not known).
  const FinishedHeat& last_heat() const { return present(last_heat_); }

  /// The recorded results of the heats finished so far, by heat and seat.
  const std::vector<std::vector<int>>& results() const { return results_; }
  /// The sums of the results so far, by seat.
  std::vector<int> totals() const { return totals_of(results_, players()); }
  /// Who has won, ascending; std::logic_error before the game is over.
  std::vector<int> winners() const { return result().winners; }
  /// How the game ended; std::logic_error before the game is over.
  Result result() const {
    require(over(), "the game is not over");
    return {results_, totals(), winners_of(results_, players(), settings_.readings)};
  }

  /// Where `bear` would stand after `card`, were it played on it now; none if that is not allowed. Requires a heat.
  std::optional<int> space_after(const Card& card, Color bear) const {
    const int space = heat().bears.at(bear) + card.steps;
    if (space <= settings_.last_space()) return space;
    if (settings_.readings.overrun_forbidden) return std::nullopt;
    return settings_.last_space();
  }

  /// All that the player to move may play, ordered by card and then bear, with the bear and the space it comes to
  /// written out; empty outside a heat, and where the reading on overruns (or an odd position) leaves nothing.
  std::vector<Play> legal_plays() const {
    std::vector<Play> plays;
    if (!heat_) return plays;
    for (const auto& [card, count] : at(heat_->hands, heat_->to_move)) {
      for (const Color bear : bear_colors()) {
        if (!card.is_joker() && bear != card.color) continue;
        const std::optional<int> space = space_after(card, bear);
        if (space) plays.push_back({heat_->to_move, card, bear, space});
      }
    }
    return plays;
  }
  /// Whether a heat is in progress that nobody can go on with.
  bool is_stuck() const { return heat_in_progress() && legal_plays().empty(); }

  /// What a deal breaks. Requires that its cards are within the pack and that each seat has a hand, be it empty.
  /// Where no deal is due nothing more is looked at, for nobody is the right dealer then.
  Breaches judge(const Deal& deal) const {
    require_seat(deal.dealer);
    require_one_per_seat(deal.hands.size());
    require_within_the_pack(deal.hands, deal.discards);
    if (over()) return {{1, "BUB-28"}};
    if (heat_in_progress()) return {{2, "BUB-18"}};
    Breaches breaches;
    if (deal.dealer != dealer_due()) breaches.push_back({3, heats_finished() == 0 ? "BUB-06" : "BUB-07"});
    if (deal.discards && number_of(*deal.discards) != cards_left_out(players())) breaches.push_back({4, "BUB-10"});
    for (const Cards& hand : deal.hands) {
      if (number_of(hand) == cards_in_a_hand(players())) continue;
      breaches.push_back({4, "BUB-11"});
      break;
    }
    return breaches;
  }

  /// What a play breaks. Outside a heat nothing more is looked at, for there are no hands and no bears under way; and
  /// the space is not looked at where it is not clear which bear is meant (5 and 6 name the same clause anyway).
  Breaches judge(const Play& play) const {
    require_seat(play.player);
    require(play.bear != Color::joker, "there is no joker bear");
    require(!play.to || (0 <= *play.to && *play.to <= settings_.last_space()), "there is no such space");
    if (over()) return {{1, "BUB-28"}};
    if (!heat_in_progress()) return {{2, heats_finished() == 0 ? "BUB-06" : "BUB-18"}};
    const char* movement = play.card.is_joker() ? "BUB-16" : play.card.is_walk() ? "BUB-14" : "BUB-15";
    Breaches breaches;
    if (play.player != heat().to_move) breaches.push_back({3, "BUB-12"});
    if (count_of(at(heat().hands, play.player), play.card) == 0) breaches.push_back({4, "BUB-13"});
    const Color bear = play.bear.value_or(play.card.color);
    if (bear == Color::joker || (!play.card.is_joker() && bear != play.card.color)) {
      breaches.push_back({5, movement});
      return breaches;
    }
    const std::optional<int> space = space_after(play.card, bear);
    if (!space || (play.to && *play.to != *space)) breaches.push_back({6, movement});
    return breaches;
  }

  /// What it breaks that these are stated, now, as the recorded results of a heat, by seat.
  Breaches judge_recorded(const std::vector<int>& stated) const {
    require_one_per_seat(stated.size());
    if (!heat_just_ended_) return {{1, over() ? "BUB-28" : "BUB-18"}};
    if (stated != results_.back()) return {{2, "BUB-26"}};
    return {};
  }

  /// What it breaks that this is claimed, now, to be the result of the game.
  Breaches judge(const Claim& claim) const {
    if (claim.heats) {
      require_one_per_seat(claim.heats->size());  // there are as many heats as seats
      for (const std::vector<int>& heat : *claim.heats) require_one_per_seat(heat.size());
    }
    if (claim.totals) require_one_per_seat(claim.totals->size());
    for (const int seat : claim.winners.value_or(std::vector<int>{})) require_seat(seat);
    if (!over()) return {{1, "BUB-28"}};
    const Result truth = result();
    Breaches breaches;
    if (claim.heats && *claim.heats != truth.heats) breaches.push_back({2, "BUB-26"});
    if (claim.totals && *claim.totals != truth.totals) breaches.push_back({2, "BUB-28"});
    if (!claim.winners) return breaches;
    const std::set<int> claimed(claim.winners->begin(), claim.winners->end());
    require(claimed.size() == claim.winners->size(), "a winner is named twice");
    if (claimed == std::set<int>(truth.winners.begin(), truth.winners.end())) return breaches;
    const int highest = *std::max_element(truth.totals.begin(), truth.totals.end());
    const bool lower =
        std::any_of(claimed.begin(), claimed.end(), [&](int seat) { return at(truth.totals, seat) != highest; });
    breaches.push_back({2, lower ? "BUB-29" : "BUB-30"});
    return breaches;
  }

  /// "Game Preparation": the bears go to the beehives and the hands are taken up; the player left of the dealer begins.
  void deal(const Deal& deal) {
    require(judge(deal).empty(), "this deal breaks a rule");
    Cards in_hands;
    for (const Cards& hand : deal.hands) add(in_hands, hand);
    const int beginner = left_of(deal.dealer);
    Bears bears;
    for (const Color bear : bear_colors()) bears[bear] = 0;
    heat_ = Heat{beginner, bears, deal.hands, rest_of_the_pack(in_hands), {}, beginner};
    heat_just_ended_ = false;
  }

  /// "Players' Turns": the card goes to the pile and its bear advances; in the cave that ends the heat.
  void play(const Play& play) {
    require(judge(play).empty(), "this play breaks a rule");
    Heat& heat = present(heat_);
    int& space = heat.bears.at(play.bear.value_or(play.card.color));
    space = std::min(space + play.card.steps, settings_.last_space());
    take_one(at(heat.hands, play.player), play.card);
    heat.pile.push_back(play.card);
    if (space < settings_.last_space()) {
      heat.to_move = left_of(play.player);
    } else {
      finish_heat(heat);
      heat_.reset();
    }
  }

  /// The results of the heat that just ended are stated; they must be right, and cannot be stated a second time.
  void record(const std::vector<int>& stated) {
    require(judge_recorded(stated).empty(), "these are not the results of a heat that just ended");
    heat_just_ended_ = false;
  }

 private:
  int left_of(int seat) const { return (seat + 1) % players(); }

  void require_seat(int seat) const { require(0 <= seat && seat < players(), "there is no such seat"); }

  void require_one_per_seat(std::size_t entries) const {
    require(entries == static_cast<std::size_t>(players()), "there is not one entry for each seat");
  }

  static void require_within_the_pack(const std::vector<Cards>& hands, const std::optional<Cards>& discards) {
    Cards all = discards.value_or(Cards{});
    bool counted_rightly = are_within_the_pack(all);
    for (const Cards& hand : hands) {
      counted_rightly = counted_rightly && are_within_the_pack(hand);
      add(all, hand);
    }
    require(counted_rightly && are_within_the_pack(all), "there are cards that the pack does not have");
  }

  /// Who plays next when the hands have these sizes: they have played in turn from `beginner`, so some seats from there
  /// on (none, perhaps) have one card less than the others. The next player has a card.
  int next_by_hand_sizes(const std::vector<Cards>& hands, int beginner) const {
    for (int played = 0; played < players() * cards_in_a_hand(players()); ++played) {
      bool as_given = true;
      for (int offset = 0; offset < players(); ++offset) {
        const int rounds = played / players() + (offset < played % players() ? 1 : 0);
        const Cards& hand = at(hands, (beginner + offset) % players());
        if (number_of(hand) != cards_in_a_hand(players()) - rounds) as_given = false;
      }
      if (as_given) return (beginner + played) % players();
    }
    throw std::logic_error("the hands have not the sizes that playing in turn leaves");
  }

  /// "Scoring": everybody's remaining cards, and the bonus for the player who brought a bear home.
  void finish_heat(const Heat& heat) {
    FinishedHeat finished{heat, {}, {}};
    for (int seat = 0; seat < players(); ++seat) {
      const int points =
          points_of_cards(at(finished.heat.hands, seat), finished.heat.bears, settings_.values, settings_.readings);
      finished.points.push_back(points);
      finished.results.push_back(recorded_result(points, seat == finished.finisher(), settings_.readings));
    }
    results_.push_back(finished.results);
    last_heat_ = std::move(finished);
    heat_just_ended_ = true;
  }

  Settings settings_;
  int first_dealer_ = 0;
  std::vector<std::vector<int>> results_;
  std::optional<Heat> heat_;
  std::optional<FinishedHeat> last_heat_;
  bool heat_just_ended_ = false;
};

}  // namespace rulecheck::bucket_brigade::reference
