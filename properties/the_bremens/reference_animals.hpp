#pragma once

// "Movement" and "Special Cards" of The Bremens for the reference: where an animal can go with a card, what it takes
// along, and what becomes of the animal cards.

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "properties/the_bremens/reference_moves.hpp"

namespace rulecheck::the_bremens::reference {

/// The spaces that a card other than SHAKE lets an animal on `from` head for, whatever is there. None if the card does
/// not fit in before Goal.
inline std::set<int> targets(const Board& board, int from, const std::string& card, const Readings& readings) {
  std::set<int> spaces;
  if (card == "skip") {
    std::vector<int> ahead;
    for (int space = from + 1; space <= board.last_space(); ++space) {
      if (is_free(board, space)) ahead.push_back(space);
    }
    if (!readings.skip_goal_not_counted) ahead.push_back(board.goal());
    if (ahead.size() >= 2) return {ahead.at(1)};
    if (ahead.size() == 1 && !readings.skip_goal_not_counted && !readings.overshoot_exact) return {board.goal()};
    return {};
  }
  std::set<int> steps{value_of(card)};
  if (card == "one-to-five") steps = {1, 2, 3, 4, 5};
  if (card == "nine") steps = {9};
  for (const int number : steps) {
    if (from + number <= board.goal()) spaces.insert(from + number);
    if (from + number > board.goal() && !readings.overshoot_exact) spaces.insert(board.goal());
  }
  return spaces;
}

/// Where SHAKE puts the riders of an animal, which has some and not the chicken among them; none if it cannot.
inline std::optional<int> place_for_riders(const Board& board, const Piece& piece, const Readings& readings) {
  const Stack riders = riders_of(board, piece);
  require(!riders.empty(), "there are no riders to shake off");
  const int from = space_of(board, piece);
  if (readings.shake_target == ShakeTarget::nearest) {
    for (int space = from - 1; space >= 1; --space) {
      if (is_free(board, space)) return space;
    }
    if (readings.shake_start_allowed) return 0;
    return std::nullopt;
  }
  const int behind = from - 1;
  if (behind == 0) {
    if (readings.shake_start_allowed) return 0;
    return std::nullopt;
  }
  if (is_free(board, behind)) return behind;
  const bool may_stack = readings.shake_target == ShakeTarget::stack && riders.size() == 1;
  if (may_stack && may_rest(board, riders.front(), behind)) return behind;
  return std::nullopt;
}

/// What can become of an animal: where it stands afterwards and where its riders have been shaken off to.
struct Outcome {
  int to = 0;
  std::optional<int> riders_to = {};
  auto operator<=>(const Outcome&) const = default;
};

/// Everything that SHAKE can do to an animal that is not in Goal; none if nothing moves.
inline std::set<Outcome> shakes(const Board& board, const Piece& piece, const Readings& readings) {
  if (is_under_the_chicken(board, piece)) return {};
  const int from = space_of(board, piece);
  const bool can_advance = may_rest(board, piece, from + 1);
  const bool has_riders = !riders_of(board, piece).empty();
  std::optional<int> place;
  if (has_riders) place = place_for_riders(board, piece, readings);
  std::set<Outcome> outcomes;
  if (place) outcomes.insert({can_advance ? from + 1 : from, place});
  const bool may_carry = !has_riders || readings.shake_use_optional || (!place && readings.shake_blocked_carry);
  if (may_carry && can_advance) outcomes.insert({from + 1, {}});
  return outcomes;
}

/// Everything that a card can do to an animal; none if nothing moves. An animal in Goal does not move.
inline std::set<Outcome> outcomes(const Board& board, const Piece& piece, const std::string& card,
                                  const Readings& readings) {
  if (is_home(board, piece)) return {};
  if (card == "shake") return shakes(board, piece, readings);
  if (is_under_the_chicken(board, piece)) return {};
  std::set<Outcome> possible;
  for (const int space : targets(board, space_of(board, piece), card, readings)) {
    if (may_rest(board, piece, space)) possible.insert({space, {}});
  }
  return possible;
}

/// Whether an animal can move with a card.
inline bool can_move(const Board& board, const Piece& piece, const std::string& card, const Readings& readings) {
  return !outcomes(board, piece, card, readings).empty();
}

/// The board and the animal cards.
struct Table {
  Board board;
  std::vector<Animals> in_hand;    ///< by seat
  std::vector<Animals> laid_down;  ///< by seat
};

/// The animals of a seat that it may choose with a card: any on the way with ANYONE, else those whose cards it holds.
inline Animals choosable(const Table& table, int seat, const std::string& card) {
  return card == "anyone" ? animals_on_the_way(table.board, seat) : at(table.in_hand, seat);
}

/// Whether a seat may choose an animal that can move with the card.
inline bool somebody_can_move(const Table& table, int seat, const std::string& card, const Readings& readings) {
  for (const Animal animal : choosable(table, seat, card)) {
    if (can_move(table.board, {animal, seat}, card, readings)) return true;
  }
  return false;
}

/// The cards of animals in Goal go out of use; a seat that holds none takes back what it has laid down.
inline void sort_animal_cards(Table& table) {
  for (const Piece& piece : table.board.home) {
    at(table.in_hand, piece.owner).erase(piece.animal);
    at(table.laid_down, piece.owner).erase(piece.animal);
  }
  for (std::size_t seat = 0; seat < table.in_hand.size(); ++seat) {
    if (table.in_hand[seat].empty()) std::swap(table.in_hand[seat], table.laid_down[seat]);
  }
}

/// Lays down an animal card that a seat holds.
inline void lay_down(Table& table, int seat, Animal animal) {
  require(at(table.in_hand, seat).erase(animal) == 1, "this animal card is not in hand");
  at(table.laid_down, seat).insert(animal);
  sort_animal_cards(table);
}

/// Moves an animal of a seat, and its riders with it or, if `riders_to` is stated, back.
inline void move_animal(Table& table, int seat, const Play& play, const Readings& readings) {
  const Piece piece{play.animal, seat};
  if (play.riders_to) carry(table.board, riders_of(table.board, piece).front(), *play.riders_to);
  if (play.to == table.board.goal()) {
    arrive(table.board, piece, readings.arrival_stops);
  } else if (play.to != space_of(table.board, piece)) {
    carry(table.board, piece, play.to);
  }
  sort_animal_cards(table);
}

/// Makes a play: the animal card, unless the number or special card is ANYONE and it is not laid, and the movement.
inline void make_play(Table& table, int seat, const std::string& card, const Play& play, const Readings& readings) {
  if (card != "anyone" || play.card) lay_down(table, seat, play.animal);
  move_animal(table, seat, play, readings);
}

}  // namespace rulecheck::the_bremens::reference
