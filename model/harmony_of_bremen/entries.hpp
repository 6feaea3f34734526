// The Harmony of Bremen: the entries of a trace as plain data, and their JSON.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::harmony_of_bremen {

/// Number cards that there are: number, 0 to 999 → how many, 1 to 99.
using Deck = std::map<int, int>;

/// The deck that the option `deck` has by default: an assumption, the book does not list its cards.
inline const Deck default_deck{{1, 4}, {2, 4}, {3, 4}, {4, 4},  {5, 4},  {6, 4},
                               {7, 4}, {8, 4}, {9, 4}, {10, 4}, {11, 4}, {12, 4}};

/// Cards that are dealt in all; a deck has at least so many.
inline constexpr int dealt_cards = 40;

/// How many cards a deck has.
int number_of_cards(const Deck& deck);

/// One number by seat.
using Numbers = std::array<int, 4>;
/// By seat: the numbers of the cards in hand, in any order.
using Hands = std::array<std::vector<int>, 4>;

/// What stays the same during a game: the readings, the deck, the variant. Readings as in agreement.hpp.
struct Settings {
  int players = 4;  ///< always
  bool free_declaration = false, hard_variant = false;
  Deck deck = default_deck;
};

struct Setup {
  Numbers roles{};  ///< by seat: an animal as roles.hpp numbers them; each once
  Hands hands;      ///< of any size
  int leader = 0;   ///< seat
};

/// Before a round.
struct Position {
  int round = 1;     ///< 1 to 10
  int leader = 0;    ///< seat
  Numbers roles{};   ///< as in a setup
  Hands hands;       ///< of 11 − round cards each
  int failures = 0;  ///< 0 to 2, less than the round
};

/// A player says which number he will play.
struct DeclareEntry {
  int player = 0;  ///< seat
  int number = 0;  ///< 0 to 999
};

/// Everybody plays a card.
struct EnsembleEntry {
  Numbers cards{};              ///< by seat
  std::optional<bool> success;  ///< what the players made of it
};

/// Everybody passes a card.
struct TuningEntry {
  Numbers passed{};           ///< by seat
  std::optional<Numbers> to;  ///< by seat: who gets the card
};

using Move = std::variant<DeclareEntry, EnsembleEntry, TuningEntry>;

/// A result, or a part of one.
struct Claim {
  std::optional<bool> won;
  std::optional<int> failures;  ///< ensembles that failed
  std::optional<int> rounds;    ///< rounds whose ensemble was played
  std::optional<int> discards;  ///< cards discarded
};

// JSON; see the contract of a game model. What cannot be read throws InputError.
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const Settings& settings, const TraceNode& node);
Position read_position(const Settings& settings, const TraceNode& node);
Move read_move(const Settings& settings, const TraceNode& node);
Claim read_claim(const TraceNode& node);
std::string write_readings(const Settings& settings);
std::string write_options(const Settings& settings);
std::string write_setup(const Setup& setup);
std::string write_position(const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::harmony_of_bremen
