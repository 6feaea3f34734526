// The Bremens: a state as host values, for telling people about it and for drawing what may come next. No rule stands
// here.
#pragma once
#include <cstdint>

#include "model/the_bremens/entries.hpp"

namespace rulecheck::the_bremens {

/// What comes next in a game.
enum class Due : std::uint8_t { nothing, reveal, turn, redeal };

/// What everybody would see with all cards face up.
struct Table {
  Due due = Due::reveal;
  std::array<std::array<int, 5>, 3> space{};  ///< by animal and seat; Start is 0
  std::vector<Piece> home;                    ///< in order of arrival
  int chicken = 1;                            ///< its space
  std::vector<std::vector<Card>> hands;       ///< by seat: number and special cards, ascending
  std::vector<std::optional<Card>> shown;     ///< by seat: the card of this round
  std::vector<std::vector<int>> animals;      ///< by seat: animal cards in hand, ascending
  int badge = 0;                              ///< seat of the start player
  int holder = 0;                             ///< seat with the chicken card
  int turn = 0;                               ///< seat whose turn it is

  int at(int animal, int seat) const {
    return space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat));
  }
  /// Whether no piece stands on this space of the board.
  bool is_free(int on) const;
  /// Whether another animal stands on the same space of the board as this one.
  bool carries(int animal, int seat) const;
};

/// The table as a position; the cards must be out of turns.
Position position_of(const Table& table);
/// For people, one line.
std::string description_of(const Table& table);
/// A number that follows from what lies where, for decisions that must not always be the same.
std::uint64_t seed_of(const Table& table);

}  // namespace rulecheck::the_bremens
