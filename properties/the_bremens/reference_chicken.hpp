#pragma once

// The chicken of The Bremens for the reference: who gets the chicken card, where the chicken can go, and what is wrong
// with the turn of the player who moves it.

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "properties/the_bremens/reference_animals.hpp"

namespace rulecheck::the_bremens::reference {

/// The seats that have played the highest value.
inline std::set<int> highest_seats(const std::vector<std::string>& cards) {
  int highest = 0;
  for (const std::string& card : cards) highest = std::max(highest, value_of(card));
  std::set<int> seats;
  for (int seat = 0; seat < static_cast<int>(cards.size()); ++seat) {
    if (value_of(at(cards, seat)) == highest) seats.insert(seat);
  }
  return seats;
}

/// Who gets the chicken card: of those with the highest value the first one clockwise after the holder, so that the
/// holder is the last of all.
inline int receiver_of_the_chicken_card(const std::vector<std::string>& cards, int holder) {
  const std::set<int> seats = highest_seats(cards);
  int seat = left_of(holder, static_cast<int>(cards.size()));
  while (seats.count(seat) == 0) seat = left_of(seat, static_cast<int>(cards.size()));
  return seat;
}

/// The numbers of steps of which the chicken makes one with a card.
inline std::set<int> chicken_steps(const Settings& settings, const std::string& card) {
  if (card == "seven") return {1, 2, 3, 4, 5};
  return {settings.steps_of(card)};
}

/// Where the chicken can end with a card, forwards and backwards; where it is if it can go nowhere.
inline std::set<int> chicken_places(const Settings& settings, const Board& board, const std::string& card) {
  const int from = space_of(board, the_chicken);
  std::set<int> places;
  for (const int steps : chicken_steps(settings, card)) {
    if (from + steps <= board.last_space()) places.insert(from + steps);
    if (from - steps >= 1) places.insert(from - steps);
  }
  if (places.empty()) places.insert(from);
  return places;
}

/// What the animal card breaks that the chicken player lays down by the reading `chicken-player-card`.
inline Breaches judge_chicken_players_card(const Table& table, int seat, const std::vector<Play>& plays) {
  if (plays.size() != 1) return {{6, "TBR-17"}};
  const Play& play = plays.front();
  const Piece piece{play.animal, seat};
  if (is_home(table.board, piece)) return {{6, "TBR-50"}};
  if (play.card || at(table.in_hand, seat).count(play.animal) == 0) return {{6, "TBR-17"}};
  if (play.to != space_of(table.board, piece) || play.riders_to) return {{6, "TBR-19"}};
  return {};
}

/// What it breaks that the chicken goes to a space, 0 to Goal, with a card.
inline Breaches judge_chicken_move(const Settings& settings, const Board& board, const std::string& card, int to) {
  Breaches breaches;
  if (to == 0 || to == board.goal()) breaches.push_back({7, "TBR-36"});
  const int from = space_of(board, the_chicken);
  const bool may_stay = chicken_places(settings, board, card).count(from) > 0;
  const bool right_number = chicken_steps(settings, card).count(std::abs(to - from)) > 0;
  if (!right_number && !(to == from && may_stay)) breaches.push_back({7, card == "seven" ? "TBR-61" : "TBR-37"});
  return breaches;
}

/// What the turn of the chicken player breaks.
inline Breaches judge_chicken_turn(const Settings& settings, const Table& table, const std::string& card,
                                   const Turn& turn) {
  const bool lays_a_card = settings.readings.chicken_player_plays_card;
  Breaches breaches;
  if (!lays_a_card && !turn.plays.empty()) breaches.push_back({5, "TBR-19"});
  if (!turn.chicken) breaches.push_back({5, "TBR-20"});
  if (!breaches.empty()) return breaches;
  if (lays_a_card) breaches = judge_chicken_players_card(table, turn.seat, turn.plays);
  if (!breaches.empty()) return breaches;
  return judge_chicken_move(settings, table.board, card, *turn.chicken);
}

/// Every turn of the chicken player that breaks nothing.
inline std::set<Turn> legal_chicken_turns(const Settings& settings, const Table& table, int seat,
                                          const std::string& card) {
  std::set<Turn> turns;
  for (const int place : chicken_places(settings, table.board, card)) {
    if (!settings.readings.chicken_player_plays_card) {
      turns.insert({seat, {}, place});
      continue;
    }
    for (const Animal animal : at(table.in_hand, seat)) {
      turns.insert({seat, {{animal, space_of(table.board, {animal, seat})}}, place});
    }
  }
  return turns;
}

/// Makes the turn of the chicken player.
inline void make_chicken_turn(Table& table, const Turn& turn) {
  for (const Play& play : turn.plays) lay_down(table, turn.seat, play.animal);
  const int from = space_of(table.board, the_chicken);
  if (turn.chicken && *turn.chicken != from) carry(table.board, the_chicken, *turn.chicken);
}

}  // namespace rulecheck::the_bremens::reference
