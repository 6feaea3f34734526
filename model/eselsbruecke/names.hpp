// Eselsbrücke: the words of its traces.
#pragma once
#include <array>
#include <string_view>

namespace rulecheck::eselsbruecke {

/// A reading and its values, the default first.
struct ReadingNames {
  std::string_view name;
  std::array<std::string_view, 2> values;
};
inline constexpr ReadingNames base_tile{"base-tile", {"point", "marker"}};
inline constexpr ReadingNames erring_open_tiles{"erring-open-tiles", {"keep", "forfeit"}};
inline constexpr ReadingNames own_motif{"own-motif", {"illegal", "mistake"}};
inline constexpr ReadingNames repeated_motif{"repeated-motif", {"mistake", "illegal"}};
inline constexpr ReadingNames revealed_stop{"revealed-stop", {"stays", "aside"}};
inline constexpr ReadingNames second_aid{"second-aid", {"pass-on", "none"}};

/// The option of the side of overview and boards, and its values, the default first.
inline constexpr std::string_view side_option = "side";
inline constexpr std::array<std::string_view, 2> side_values{"normal", "expert"};

}  // namespace rulecheck::eselsbruecke
