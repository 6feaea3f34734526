// Bremen in the model and in the reference: what the two call the same thing, and what the model must say of it.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "properties/bremen/reference.hpp"
#include "properties/bremen/seen.hpp"
#include "properties/core/side_by_side.hpp"

namespace rulecheck::bremen {

/// The clauses that a step is reported for; none where it conforms.
using Clauses = std::vector<const Clause*>;

inline Pieces in_model(const reference::Piece& single) {
  static const std::map<std::string, Animal> animal_named{
      {"Chicken", Animal::chicken}, {"Donkey", Animal::donkey}, {"Dog", Animal::dog}, {"Cat", Animal::cat}};
  return piece(animal_named.at(single.animal), single.number);
}
/// @throws std::logic_error where a piece is there twice
inline Pieces in_model(const std::vector<reference::Piece>& pieces) {
  Pieces all = 0;
  for (const reference::Piece& single : pieces) {
    reference::require((all & in_model(single)) == 0, "a piece is there twice");
    all |= in_model(single);
  }
  return all;
}

/// @throws std::out_of_range where there is no such piece
inline reference::Piece in_reference(Pieces single) {
  static const std::vector<std::string> animal_names{"Chicken", "Donkey", "Dog", "Cat"};
  return {reference::at(animal_names, animal_number(single)), number(single)};
}
inline std::vector<reference::Piece> in_reference(const std::vector<Pieces>& singles) {
  std::vector<reference::Piece> pieces;
  for (const Pieces single : singles) pieces.push_back(in_reference(single));
  return pieces;
}

/// What the hands and the center of an entry state, as it stands there.
inline reference::Deal stated_deal(const DealEntry& entry) {
  reference::Deal deal;
  for (const Pieces hand : *entry.hands) deal.hands.push_back(in_reference(one_by_one(hand)));
  if (entry.center) deal.center = in_reference(*entry.center);
  return deal;
}

/// What everybody holds after a deal. @throws std::logic_error where the circle is not made of the pieces in use
inline reference::Deal deal_in_reference(int players, const DealEntry& entry) {
  if (!entry.circle) return stated_deal(entry);
  return reference::deal_from_circle(players, in_reference(*entry.circle), entry.first_taker);
}

/// What a deal is reported for, but for the number of chickens. TRACES' table of setups, numbers 1 and 2.
inline Clauses expected_of_pieces(int players, const DealEntry& entry) {
  Clauses reported;
  std::vector<reference::Piece> all;
  if (entry.circle) {
    all = in_reference(*entry.circle);
  } else {
    const reference::Deal stated = stated_deal(entry);
    if (stated.center) all.push_back(*stated.center);
    bool wrong_size = false;
    for (const auto& hand : stated.hands) {
      wrong_size |= hand.size() != 13;
      all.insert(all.end(), hand.begin(), hand.end());
    }
    if (wrong_size) reported.push_back(&clause::take_the_next_piece);
  }
  if (!reference::is_the_whole_set(players, all)) {
    reported.insert(reported.begin(), players == 3 ? &clause::forty_pieces_for_three : &clause::all_pieces_for_four);
  }
  if (!reported.empty() || !entry.circle) return reported;
  const reference::Deal deal = deal_in_reference(players, entry);
  if (entry.hands) {
    bool differs = false;
    for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
      differs |= in_model(deal.hands[seat]) != entry.hands->at(seat);
    }
    if (differs) reported.push_back(&clause::take_the_next_piece);
  }
  if (entry.center && (!deal.center || in_model(*deal.center) != *entry.center)) {
    reported.push_back(&clause::center_piece);
  }
  return reported;
}

/// What a setup is reported for.
inline Clauses expected_of_setup(int players, const Setup& setup, bool goes_on) {
  for (std::size_t i = 0; i < setup.deals.size(); ++i) {
    const Clauses pieces = expected_of_pieces(players, setup.deals[i]);
    if (!pieces.empty()) return pieces;
    const bool redeal = reference::must_be_redealt(deal_in_reference(players, setup.deals[i]));
    const bool last = i + 1 == setup.deals.size();
    if (last && redeal && goes_on) return {&clause::redeal_at_eight_chickens};
    if (!last && !redeal) return {&clause::redeal_until_fewer};
  }
  return {};
}

/// What a play is reported for; the reference says whether it may be made, what is on the table and in the hands.
inline Clauses expected_of_play(const reference::Game& game, int seat, const reference::Piece& piece) {
  if (game.may_play(seat, piece)) return {};
  if (game.over()) return {&clause::game_end};
  if (seat != *game.player_to_move()) {
    if (!game.table().empty()) return {&clause::play_clockwise};
    if (*game.round() > 1) return {&clause::winner_leads};
    return {game.players() == 3 ? &clause::first_leader_three_players : &clause::first_leader_four_players};
  }
  const auto& hand = reference::at(game.hands(), seat);
  if (std::find(hand.begin(), hand.end(), piece) == hand.end()) return {&clause::one_piece_per_round};
  return {&clause::follow_suit};
}

/// What it is reported for that a seat takes the pieces of a round.
/// @param directly whether the last entry is the last play of a round
inline Clauses expected_of_take(const reference::Game& game, int seat, bool directly) {
  if (!directly) return {game.over() ? &clause::game_end : &clause::winner_takes_all};
  if (seat == *game.last_round_winner()) return {};
  const auto& won = reference::at(game.captured(), *game.last_round_winner());
  const bool by_chicken =
      std::any_of(won.end() - game.players(), won.end(), [](const auto& piece) { return piece.animal == "Chicken"; });
  return {by_chicken ? &clause::highest_chicken_wins : &clause::highest_led_animal_wins};
}

/// An outcome as a complete claim.
inline Claim claim_of(const reference::Outcome& outcome) {
  Claim claim;
  claim.captured = outcome.pieces_won;
  claim.left.emplace();
  for (const reference::Piece& single : outcome.left) claim.left->push_back(in_model(single));
  claim.condition_one = outcome.condition1;
  claim.condition_two = outcome.condition2;
  claim.won = outcome.won;
  claim.score = outcome.score;
  claim.title = outcome.title;
  return claim;
}

/// What a claim is reported for once the game is over.
inline Clauses expected_of_claim(const reference::Outcome& outcome, const Claim& claim) {
  const Claim truth = claim_of(outcome);
  const bool three = outcome.left.size() == 3;
  Clauses reported;
  const auto compare = [&](const auto& claimed, const auto& right, const Clause& clause) {
    if (claimed && *claimed != *right) reported.push_back(&clause);
  };
  compare(claim.left, truth.left, clause::all_win_or_lose_together);
  compare(claim.condition_one, truth.condition_one,
          three ? clause::condition_one_three_players : clause::condition_one_four_players);
  compare(claim.condition_two, truth.condition_two,
          three ? clause::condition_two_three_players : clause::condition_two_four_players);
  compare(claim.captured, truth.captured, clause::winner_takes_all);
  compare(claim.won, truth.won, clause::both_conditions_win);
  if (outcome.won) {
    compare(claim.score, truth.score, clause::score);
    compare(claim.title, truth.title, three ? clause::titles_three_players : clause::titles_four_players);
  } else if ((claim.score && *claim.score) || (claim.title && *claim.title)) {
    reported.push_back(&clause::score_after_victory);
  }
  std::sort(reported.begin(), reported.end(), [](const Clause* a, const Clause* b) { return a->id < b->id; });
  return reported;
}

}  // namespace rulecheck::bremen
