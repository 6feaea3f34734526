// Bremen: the search for a game that shows something. What is found is judged by the rules and stored as a trace; the
// search itself is no evidence.
#pragma once
#include <functional>

#include "model/bremen/model.hpp"
#include "model/core/record.hpp"

namespace rulecheck::bremen {

/// A round of a game that was found.
struct FoundRound {
  std::vector<Play> plays;  ///< in order; the first one is the leader's
  int winner;
};

/// A game that is looked for. What is left open is drawn at random.
struct Wanted {
  std::string name;                     ///< of the file, without ".json"
  std::string comment;                  ///< what the game shows, for the readers of the trace
  int players = 4;                      ///< 3 or 4
  std::optional<int> score = {};        ///< the game is won with this score
  std::array<PieceSet, 4> dealt = {};   ///< by seat: pieces among those that the seat is dealt
  PieceSet center = 0;                  ///< 3 players: the piece that is left over; 0: any
  std::array<int, 4> lost_rounds = {};  ///< rounds won, whoever has which, in a game that is lost; all 0: it is won
  bool must_be_redealt = false;         ///< somebody has 8 chickens and the deal is played: a position, not a setup
  bool redealt_before = false;          ///< a deal that has to be redealt comes first
  std::function<bool(const std::vector<FoundRound>&)> shows = {};  ///< whatever else is asked for
};

using Record = GameRecord<Model<Concrete>>;

/// A complete game as wanted, with who takes recorded and the whole result claimed.
/// @param seed the same seed finds the same game, on every machine
/// @throws std::runtime_error if none is found in a long time
Record find_game(const Wanted& wanted, std::uint64_t seed);

}  // namespace rulecheck::bremen
