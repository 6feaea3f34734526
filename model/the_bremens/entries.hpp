// The Bremens: the entries of a trace as plain data, and their JSON.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rulecheck {
class TraceNode;
}

namespace rulecheck::the_bremens {

/// The readings; of each the index of its value, 0 by default, in the order of reading_names.
struct Chosen {
  int overshoot = 0;            ///< 1: exact
  int forced_move = 0;          ///< 1: free-card, 2: may-decline
  int double_second = 0;        ///< 1: optional
  int shake_target = 0;         ///< 1: nearest, 2: stack
  int shake_start = 0;          ///< 1: allowed
  int shake_blocked = 0;        ///< 1: carry
  int shake_use = 0;            ///< 1: optional
  int anyone_card = 0;          ///< 1: optional
  int skip_goal = 0;            ///< 1: not-counted
  int arrival = 0;              ///< 1: stop
  int chicken_player_card = 0;  ///< 1: plays
  /// In the order of reading_names.
  static constexpr std::array members{&Chosen::overshoot,    &Chosen::forced_move,        &Chosen::double_second,
                                      &Chosen::shake_target, &Chosen::shake_start,        &Chosen::shake_blocked,
                                      &Chosen::shake_use,    &Chosen::anyone_card,        &Chosen::skip_goal,
                                      &Chosen::arrival,      &Chosen::chicken_player_card};
};

/// Steps of the chicken by card, 1 to 9; by default the values of the cards. Nothing reads the last one, of SEVEN.
using ChickenSteps = std::array<int, 14>;
inline constexpr ChickenSteps default_chicken_steps{1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7};

/// What stays the same during a game: players, readings, and what the book's pictures would show.
struct Settings {
  int players = 3;  ///< 3 to 5
  Chosen readings;
  int length = 20;                   ///< 2 to 60
  std::optional<int> chicken_start;  ///< 1 to length; half the length by default
  ChickenSteps chicken_steps = default_chicken_steps;

  int goal() const { return length + 1; }
};

/// The length that the board has by default: an assumption.
int default_length(int players);
/// Where the chicken begins.
int chicken_start(const Settings& settings);

/// A number or special card, by index; see card_names.
using Card = int;
/// An animal piece.
struct Piece {
  int animal = 0;  ///< 0 to 2, see animal_names
  int seat = 0;    ///< of the owner
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct Setup {
  std::vector<Card> specials;  ///< by seat; distinct special cards
  int start = 0;               ///< seat
};

/// Before a reveal.
struct Position {
  std::array<std::array<int, 5>, 3> space{};  ///< by animal and seat; 0 is Start
  int chicken = 1;                            ///< the space of the chicken
  std::vector<Piece> home;                    ///< in order of arrival
  int start = 0;                              ///< seat
  std::vector<std::vector<Card>> cards;       ///< by seat, ascending
  std::vector<std::vector<int>> animals;      ///< by seat: animal cards in hand, ascending
};

/// Everybody shows a card.
struct RevealEntry {
  std::vector<Card> cards;          ///< by seat
  std::optional<int> chicken_card;  ///< the seat that gets it
};

/// An animal is chosen.
struct PlayEntry {
  int animal = 0;                ///< 0 to 2
  int to = 0;                    ///< where it stands afterwards
  bool card = false;             ///< whether its card is laid as well
  std::optional<int> riders_to;  ///< where the riders go that are shaken off
};

/// A player has his turn.
struct TurnEntry {
  int seat = 0;
  std::vector<PlayEntry> plays;  ///< at most two
  std::optional<int> chicken;    ///< where the chicken ends
};

/// Special cards are dealt anew.
struct RedealEntry {
  std::vector<Card> specials;  ///< by seat; distinct special cards
};

using Move = std::variant<RevealEntry, TurnEntry, RedealEntry>;

/// A result, or a part of one.
struct Claim {
  std::optional<int> winner;                             ///< seat
  std::optional<std::vector<std::vector<int>>> ranking;  ///< groups of seats, best first
};

// JSON; see the contract of a game model. What cannot be read throws InputError.
Settings read_settings(int players, const TraceNode& readings, const TraceNode& options);
Setup read_setup(const Settings& settings, const TraceNode& node);
Position read_position(const Settings& settings, const TraceNode& node);
Move read_move(const Settings& settings, const TraceNode& node);
Claim read_claim(const Settings& settings, const TraceNode& node);
std::string write_readings(const Settings& settings);
std::string write_options(const Settings& settings);
std::string write_setup(const Setup& setup);
std::string write_position(const Settings& settings, const Position& position);
std::string write_move(const Move& move);
std::string write_claim(const Claim& claim);

}  // namespace rulecheck::the_bremens
