// The Bremens: the words of its traces.
#pragma once
#include <array>
#include <string_view>

namespace rulecheck::the_bremens {

/// The animals, from the smallest to the largest.
inline constexpr std::array<std::string_view, 3> animal_names{"cat", "dog", "donkey"};
inline constexpr std::string_view chicken_name = "chicken";

/// The number and special cards, by index.
inline constexpr std::array<std::string_view, 14> card_names{
    "1", "2", "3", "4", "5", "6", "7", "shake", "skip", "double", "anyone", "one-to-five", "nine", "seven"};

/// Indices of special cards, and the one from which all cards are special.
namespace index_of {
inline constexpr int specials = 7, shake = 7, skip = 8, double_move = 9, anyone = 10, one_to_five = 11, nine = 12,
                     seven = 13;
}  // namespace index_of

/// The value that is printed on a card.
constexpr int printed_value(int card) { return card % index_of::specials + 1; }

/// A reading and its values, the default first; of those with two values the second is empty at the end.
struct ReadingNames {
  std::string_view name;
  std::array<std::string_view, 3> values;
};

/// The readings, in the order in which Chosen has them.
inline constexpr std::array<ReadingNames, 11> reading_names{{
    {"overshoot", {"clamp", "exact"}},
    {"forced-move", {"must-if-able", "free-card", "may-decline"}},
    {"double-second", {"required", "optional"}},
    {"shake-target", {"strict", "nearest", "stack"}},
    {"shake-start", {"never", "allowed"}},
    {"shake-blocked", {"nothing", "carry"}},
    {"shake-use", {"required", "optional"}},
    {"anyone-card", {"none", "optional"}},
    {"skip-goal", {"counts", "not-counted"}},
    {"arrival", {"all", "stop"}},
    {"chicken-player-card", {"none", "plays"}},
}};

}  // namespace rulecheck::the_bremens
