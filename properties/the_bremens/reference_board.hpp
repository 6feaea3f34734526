#pragma once

// The board of The Bremens for the reference: a stack of pieces, bottom to top, on every space. Space 0 is Start, where
// the pieces lie beside one another; Goal, behind the last space, is the list of those that have arrived.

#include <algorithm>
#include <map>
#include <vector>

#include "properties/the_bremens/reference_cards.hpp"

namespace rulecheck::the_bremens::reference {

/// Pieces on top of one another, bottom to top.
using Stack = std::vector<Piece>;

/// Where all pieces are.
struct Board {
  std::vector<Stack> spaces;  ///< from Start to the last space before Goal; in Start the order means nothing
  std::vector<Piece> home;    ///< in Goal, in the order of arrival

  /// The last space before Goal.
  int last_space() const { return static_cast<int>(spaces.size()) - 1; }
  /// The number that Goal has as a space.
  int goal() const { return static_cast<int>(spaces.size()); }
};

/// "Setup": all animals in Start, the chicken on its space.
inline Board board_at_the_start(const Settings& settings) {
  Board board;
  board.spaces.resize(static_cast<std::size_t>(settings.board_length()) + 1);
  for (int owner = 0; owner < settings.players; ++owner) {
    for (const Animal animal : own_animals()) board.spaces.front().push_back({animal, owner});
  }
  at(board.spaces, settings.first_chicken_space()).push_back(the_chicken);
  return board;
}

inline bool contains(const std::vector<Piece>& pieces, const Piece& piece) {
  return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
}

inline bool is_home(const Board& board, const Piece& piece) { return contains(board.home, piece); }

/// The space that a piece is on, Goal included; std::logic_error if it is nowhere.
inline int space_of(const Board& board, const Piece& piece) {
  for (int space = 0; space <= board.last_space(); ++space) {
    if (contains(at(board.spaces, space), piece)) return space;
  }
  require(is_home(board, piece), "this piece is nowhere");
  return board.goal();
}

/// How many pieces are below a piece: none in Start; std::logic_error if it is in Goal.
inline int height_of(const Board& board, const Piece& piece) {
  const int space = space_of(board, piece);
  require(space != board.goal(), "pieces in Goal have no height");
  if (space == 0) return 0;
  const Stack& stack = at(board.spaces, space);
  return static_cast<int>(std::find(stack.begin(), stack.end(), piece) - stack.begin());
}

/// All that is on the back of a piece that is not in Goal, bottom to top, the chicken included. Pieces in Start carry
/// nothing.
inline Stack riders_of(const Board& board, const Piece& piece) {
  const int space = space_of(board, piece);
  if (space == 0) return {};
  const Stack& stack = at(board.spaces, space);
  return {stack.begin() + height_of(board, piece) + 1, stack.end()};
}

/// Whether the chicken rests on this piece, which is not in Goal, or on another one of its stack.
inline bool is_under_the_chicken(const Board& board, const Piece& piece) {
  return contains(riders_of(board, piece), the_chicken);
}

/// Whether there is neither an animal nor the chicken on a space between Start and Goal.
inline bool is_free(const Board& board, int space) { return at(board.spaces, space).empty(); }

/// Whether a piece may come to rest on a space ahead: Goal, no piece, or a larger animal on top. (Nothing rests on the
/// chicken because nothing is smaller.)
inline bool may_rest(const Board& board, const Piece& piece, int space) {
  if (space == board.goal() || is_free(board, space)) return true;
  return piece.animal < at(board.spaces, space).back().animal;
}

/// How many of a seat's pieces are in Goal.
inline int pieces_home(const Board& board, int seat) {
  int pieces = 0;
  for (const Piece& piece : board.home) {
    if (piece.owner == seat) ++pieces;
  }
  return pieces;
}

/// The seats with all three pieces in Goal, in the order in which their third ones arrived: the first one has won.
inline std::vector<int> finishers(const Board& board) {
  std::vector<int> arrived, seats;
  for (const Piece& piece : board.home) {
    arrived.push_back(piece.owner);
    if (std::count(arrived.begin(), arrived.end(), piece.owner) == 3) seats.push_back(piece.owner);
  }
  return seats;
}

/// Moves the part of a stack that begins with `piece` to another space, as it is. The space may be Start.
inline void carry(Board& board, const Piece& piece, int to) {
  const Stack riders = riders_of(board, piece);
  Stack& from = at(board.spaces, space_of(board, piece));
  for (const Piece& rider : riders) from.erase(std::find(from.begin(), from.end(), rider));
  from.erase(std::find(from.begin(), from.end(), piece));
  Stack& target = at(board.spaces, to);
  target.push_back(piece);
  target.insert(target.end(), riders.begin(), riders.end());
}

/// "End of Game": a piece arrives in Goal after all that ride on it, the topmost first. By the reading, those that have
/// not arrived when somebody has all three there stay where they were.
inline void arrive(Board& board, const Piece& piece, bool arrival_stops) {
  Stack arriving = riders_of(board, piece);
  arriving.insert(arriving.begin(), piece);
  Stack& from = at(board.spaces, space_of(board, piece));
  while (!arriving.empty()) {
    if (arrival_stops && !finishers(board).empty()) return;
    board.home.push_back(arriving.back());
    from.erase(std::find(from.begin(), from.end(), arriving.back()));
    arriving.pop_back();
  }
}

/// Throws std::logic_error unless every piece is somewhere, no piece twice, the chicken on top of a stack between Start
/// and Goal, and every animal on the board smaller than the one it rides on.
inline void require_a_board(const Board& board, int players) {
  std::map<Piece, int> count;
  for (const Stack& stack : board.spaces) {
    for (const Piece& piece : stack) ++count[piece];
  }
  for (const Piece& piece : board.home) ++count[piece];
  require(static_cast<int>(count.size()) == 3 * players + 1, "there are not three pieces of each player and a chicken");
  for (const auto& [piece, times] : count) {
    require(times == 1, "a piece is there twice");
    const bool known = own_animals().count(piece.animal) > 0 && 0 <= piece.owner && piece.owner < players;
    require(known || piece == the_chicken, "there is no such piece");
  }
  require(!contains(board.home, the_chicken), "the chicken is in Goal");
  require(!contains(board.spaces.front(), the_chicken), "the chicken is in Start");
  for (int space = 1; space <= board.last_space(); ++space) {
    const Stack& stack = at(board.spaces, space);
    for (std::size_t height = 1; height < stack.size(); ++height) {
      require(stack[height].animal < stack[height - 1].animal, "a piece rides on one that is not larger");
    }
  }
}

}  // namespace rulecheck::the_bremens::reference
