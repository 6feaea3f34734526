// Bucket Brigade: the words of its traces.
#pragma once
#include <array>
#include <string_view>

namespace rulecheck::bucket_brigade {

/// The bears in their order.
inline constexpr std::array<std::string_view, 4> bear_names{"red", "blue", "green", "yellow"};

/// The sorts of cards in their order.
inline constexpr std::array<std::string_view, 10> sort_names{"red-walk",   "red-run",   "blue-walk",   "blue-run",
                                                             "green-walk", "green-run", "yellow-walk", "yellow-run",
                                                             "joker-walk", "joker-run"};

/// A reading and its values, the default first.
struct ReadingNames {
  std::string_view name;
  std::array<std::string_view, 2> values;
};
inline constexpr ReadingNames overrun{"overrun", {"clamp", "forbidden"}};
inline constexpr ReadingNames negative_clamp{"negative-clamp", {"after-bonus", "before-bonus"}};
inline constexpr ReadingNames pairing{"pairing", {"compulsory", "optional"}};
inline constexpr ReadingNames residual_tie{"residual-tie", {"shared", "none"}};

}  // namespace rulecheck::bucket_brigade
