// The Bremens in the model and in the reference: what the two call the same thing.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/the_bremens/names.hpp"
#include "properties/core/side_by_side.hpp"
#include "properties/the_bremens/reference.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {

inline std::string card_in_reference(Card card) { return std::string(card_names.at(static_cast<std::size_t>(card))); }
inline std::vector<std::string> cards_in_reference(const std::vector<Card>& list) {
  std::vector<std::string> names;
  for (const Card card : list) names.push_back(card_in_reference(card));
  return names;
}
inline reference::Cards hand_in_reference(const std::vector<Card>& hand) {
  const auto names = cards_in_reference(hand);
  return {names.begin(), names.end()};
}
/// The animals are numbered alike but for the chicken, which comes first in the reference.
inline reference::Animal animal_in_reference(int animal) { return static_cast<reference::Animal>(animal + 1); }
inline reference::Animals animals_in_reference(const std::vector<int>& hand) {
  reference::Animals all;
  for (const int animal : hand) all.insert(animal_in_reference(animal));
  return all;
}
inline reference::Piece in_reference(const Piece& piece) { return {animal_in_reference(piece.animal), piece.seat}; }

inline reference::Readings in_reference(const Chosen& chosen) {
  return {chosen.overshoot == 1,          static_cast<reference::ForcedMove>(chosen.forced_move),
          chosen.double_second == 1,      static_cast<reference::ShakeTarget>(chosen.shake_target),
          chosen.shake_start == 1,        chosen.shake_blocked == 1,
          chosen.shake_use == 1,          chosen.anyone_card == 1,
          chosen.skip_goal == 1,          chosen.arrival == 1,
          chosen.chicken_player_card == 1};
}
inline reference::Settings in_reference(const Settings& settings) {
  reference::Settings same{
      settings.players, settings.length, settings.chicken_start, {}, in_reference(settings.readings)};
  for (Card card = 0; card < 13; ++card) {
    same.symbols[card_in_reference(card)] = settings.chicken_steps.at(static_cast<std::size_t>(card));
  }
  return same;
}
inline reference::Preparation in_reference(const Setup& setup) {
  return {cards_in_reference(setup.specials), setup.start};
}
inline reference::Position in_reference(const Position& position) {
  reference::Position same;
  const int players = static_cast<int>(position.cards.size());
  const auto is_home = [&](const Piece& piece) {
    return std::ranges::find(position.home, piece) != position.home.end();
  };
  for (int animal = 2; animal >= 0; --animal) {
    for (int seat = 0; seat < players; ++seat) {
      const int space = position.space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat));
      if (space != 0 && !is_home({animal, seat})) same.board[space].push_back(in_reference(Piece{animal, seat}));
    }
  }
  same.board[position.chicken].push_back(reference::the_chicken);
  for (const Piece& piece : position.home) same.home.push_back(in_reference(piece));
  same.start = position.start;
  same.cards.emplace();
  same.animals.emplace();
  for (const auto& hand : position.cards) same.cards->push_back(hand_in_reference(hand));
  for (const auto& hand : position.animals) same.animals->push_back(animals_in_reference(hand));
  return same;
}
inline reference::Reveal in_reference(const RevealEntry& entry) {
  return {cards_in_reference(entry.cards), entry.chicken_card};
}
inline reference::Turn in_reference(const TurnEntry& entry) {
  reference::Turn turn{entry.seat, {}, entry.chicken};
  for (const PlayEntry& play : entry.plays) {
    turn.plays.push_back({animal_in_reference(play.animal), play.to, play.riders_to, play.card});
  }
  return turn;
}
inline reference::Redeal in_reference(const RedealEntry& entry) { return {cards_in_reference(entry.specials)}; }
inline reference::Move in_reference(const Move& move) {
  return std::visit([](const auto& entry) { return reference::Move(in_reference(entry)); }, move);
}
inline reference::Claim in_reference(const Claim& claim) { return {claim.winner, claim.ranking}; }

/// The cards of the reference as a set of indices; one that has no name in traces becomes an index that no card has.
inline std::uint64_t elements_of(const reference::Cards& names) {
  static const std::map<std::string_view, std::uint64_t> elements = [] {
    std::map<std::string_view, std::uint64_t> all;
    for (std::size_t card = 0; card < card_names.size(); ++card) all[card_names.at(card)] = std::uint64_t{1} << card;
    return all;
  }();
  std::uint64_t set = 0;
  for (const std::string& name : names) {
    const auto element = elements.find(name);
    set |= element == elements.end() ? ~(~std::uint64_t{0} >> 1U) : element->second;
  }
  return set;
}
/// Animal cards of the reference as a set of numbers of animals; likewise.
inline std::uint64_t elements_of(const reference::Animals& hand) {
  std::uint64_t set = 0;
  for (const reference::Animal animal : hand) {
    const int number = static_cast<int>(animal) - 1;
    set |= std::uint64_t{1} << (number < 0 ? 63 : number);
  }
  return set;
}

/// A result as a complete claim.
inline Claim claim_of(const reference::Result& result) { return {result.winner, result.ranking}; }

/// What a step breaks in the reference.
inline reference::Breaches breaches_of(const reference::Game& game, const Move& move) {
  return game.judge(in_reference(move));
}

}  // namespace rulecheck::the_bremens
