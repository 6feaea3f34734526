// The Harmony of Bremen: the words of its traces.
#pragma once
#include <array>
#include <string_view>

namespace rulecheck::harmony_of_bremen {

/// The roles in their order.
inline constexpr std::array<std::string_view, 4> role_names{"rooster", "cat", "dog", "donkey"};

/// The reading `declaration` and its values, the default first.
inline constexpr std::string_view declaration_reading = "declaration";
inline constexpr std::array<std::string_view, 2> declaration_values{"must-hold", "free"};

/// The values of the option `variant`, the default first.
inline constexpr std::array<std::string_view, 2> variant_values{"standard", "hard"};

}  // namespace rulecheck::harmony_of_bremen
