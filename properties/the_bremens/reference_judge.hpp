#pragma once

// The turn of a player of The Bremens who moves animals, for the reference: what is wrong with it by the table of the
// traces, and all turns with which nothing is wrong.

#include <set>
#include <string>
#include <vector>

#include "properties/the_bremens/reference_animals.hpp"

namespace rulecheck::the_bremens::reference {

/// The clause that says how far a card other than SHAKE moves an animal.
inline std::string clause_of(const std::string& card) {
  if (card == "skip") return "TBR-56";
  if (card == "double") return "TBR-57";
  if (card == "anyone") return "TBR-58";
  if (card == "one-to-five") return "TBR-59";
  if (card == "nine") return "TBR-60";
  return "TBR-24";
}

/// The clause by which what is on top of a space keeps animals away.
inline std::string clause_of_the_top(const Board& board, int space) {
  return at(board.spaces, space).back() == the_chicken ? "TBR-40" : "TBR-29";
}

/// Number 10 of the table for every card but SHAKE. `play` does not go back.
inline Breaches judge_movement(const Board& board, const Piece& piece, const std::string& card, const Play& play,
                               const Readings& readings) {
  const int from = space_of(board, piece);
  Breaches breaches;
  if (play.riders_to) add_once(breaches, {10, "TBR-31"});
  if (play.to == from) {
    if (can_move(board, piece, card, readings)) add_once(breaches, {10, "TBR-18"});
    return breaches;
  }
  if (is_under_the_chicken(board, piece)) add_once(breaches, {10, "TBR-32"});
  if (targets(board, from, card, readings).count(play.to) == 0) {
    add_once(breaches, {10, clause_of(card)});
  } else if (!may_rest(board, piece, play.to)) {
    add_once(breaches, {10, clause_of_the_top(board, play.to)});
  }
  return breaches;
}

/// Number 10 of the table for SHAKE. `play` does not go back.
inline Breaches judge_shake(const Board& board, const Piece& piece, const Play& play, const Readings& readings) {
  const int from = space_of(board, piece);
  const bool under_the_chicken = is_under_the_chicken(board, piece);
  const bool has_riders = !under_the_chicken && !riders_of(board, piece).empty();
  std::optional<int> place;
  if (has_riders) place = place_for_riders(board, piece, readings);

  Breaches breaches;
  if (play.riders_to) {
    if (play.riders_to != place) add_once(breaches, {10, "TBR-55"});
  } else if (place) {
    const bool may_be_carried = readings.shake_use_optional && play.to == from + 1;
    if (!may_be_carried) add_once(breaches, {10, "TBR-55"});
  }

  bool is_to_advance = !under_the_chicken;
  if (has_riders && !place) is_to_advance = readings.shake_blocked_carry || readings.shake_use_optional;
  const bool advances = is_to_advance && may_rest(board, piece, from + 1);
  if (play.to == (advances ? from + 1 : from)) return breaches;
  if (under_the_chicken) {
    add_once(breaches, {10, "TBR-32"});
  } else if (is_to_advance && play.to == from + 1) {
    add_once(breaches, {10, clause_of_the_top(board, play.to)});
  } else {
    add_once(breaches, {10, "TBR-55"});
  }
  return breaches;
}

/// Numbers 8 to 11 of the table: one play of a seat with a card.
inline Breaches judge_play(const Table& table, int seat, const std::string& card, const Play& play,
                           const Readings& readings) {
  const Board& board = table.board;
  const Piece piece{play.animal, seat};
  if (is_home(board, piece)) return {{8, "TBR-50"}};
  if (play.card && card != "anyone") return {{8, "TBR-17"}};
  if (play.card && !readings.anyone_card_optional) return {{8, "TBR-58"}};
  const bool needs_the_card = card != "anyone" || play.card;
  if (needs_the_card && at(table.in_hand, seat).count(play.animal) == 0) return {{8, "TBR-17"}};
  if (play.to < space_of(board, piece)) return {{9, "TBR-25"}};
  const Breaches breaches =
      card == "shake" ? judge_shake(board, piece, play, readings) : judge_movement(board, piece, card, play, readings);
  if (!breaches.empty()) return breaches;
  if (readings.forced_move == ForcedMove::must_if_able && !can_move(board, piece, card, readings) &&
      somebody_can_move(table, seat, card, readings)) {
    return {{11, "TBR-30"}};
  }
  return {};
}

/// Whether a seat, now, has to choose an animal (another one, if `second`).
inline bool has_to_choose(const Table& table, int seat, const std::string& card, bool second,
                          const Readings& readings) {
  if (!finishers(table.board).empty() || readings.forced_move == ForcedMove::may_decline) return false;
  if (second && (card != "double" || readings.double_second_optional)) return false;
  return somebody_can_move(table, seat, card, readings);
}

/// Numbers 6 to 12 of the table: all plays of a seat with a card.
inline Breaches judge_plays(Table table, int seat, const std::string& card, const std::vector<Play>& plays,
                            const Readings& readings) {
  require(plays.size() <= 2, "there are more than two plays");
  if (plays.size() == 2 && card != "double") return {{6, "TBR-17"}};
  for (const Play& play : plays) {
    if (!finishers(table.board).empty()) return {{7, "TBR-51"}};
    const Breaches breaches = judge_play(table, seat, card, play, readings);
    if (!breaches.empty()) return breaches;
    make_play(table, seat, card, play, readings);
  }
  if (plays.size() < 2 && has_to_choose(table, seat, card, plays.size() == 1, readings)) return {{12, "TBR-30"}};
  return {};
}

/// Every play of a seat with a card that breaks nothing by itself.
inline std::vector<Play> legal_plays(const Table& table, int seat, const std::string& card, const Readings& readings) {
  const bool must_move =
      readings.forced_move == ForcedMove::must_if_able && somebody_can_move(table, seat, card, readings);
  std::vector<Play> plays;
  for (const Animal animal : choosable(table, seat, card)) {
    const Piece piece{animal, seat};
    std::set<Outcome> possible = outcomes(table.board, piece, card, readings);
    if (possible.empty() && must_move) continue;
    if (possible.empty()) possible.insert({space_of(table.board, piece), {}});
    for (const Outcome& outcome : possible) {
      plays.push_back({animal, outcome.to, outcome.riders_to, false});
      const bool may_lay_the_card =
          card == "anyone" && readings.anyone_card_optional && at(table.in_hand, seat).count(animal) > 0;
      if (may_lay_the_card) plays.push_back({animal, outcome.to, outcome.riders_to, true});
    }
  }
  return plays;
}

/// Every turn of a seat that moves animals with a card and breaks nothing.
inline std::set<Turn> legal_animal_turns(const Table& table, int seat, const std::string& card,
                                         const Readings& readings) {
  std::set<Turn> turns;
  if (!has_to_choose(table, seat, card, false, readings)) turns.insert({seat, {}, {}});
  for (const Play& first : legal_plays(table, seat, card, readings)) {
    if (card != "double") {
      turns.insert({seat, {first}, {}});
      continue;
    }
    Table after = table;
    make_play(after, seat, card, first, readings);
    if (!has_to_choose(after, seat, card, true, readings)) turns.insert({seat, {first}, {}});
    if (!finishers(after.board).empty()) continue;
    for (const Play& second : legal_plays(after, seat, card, readings)) turns.insert({seat, {first, second}, {}});
  }
  return turns;
}

}  // namespace rulecheck::the_bremens::reference
