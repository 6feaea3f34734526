// Cards of Bucket Brigade's reference by name, for its tests.
#pragma once
#include "properties/bucket_brigade/reference_cards.hpp"

namespace rulecheck::bucket_brigade::reference {

inline constexpr Card joker_walk{Color::joker, 1}, joker_run{Color::joker, 2};
inline constexpr Card red_walk{Color::red, 1}, red_run{Color::red, 2};
inline constexpr Card blue_walk{Color::blue, 1}, blue_run{Color::blue, 2};
inline constexpr Card green_walk{Color::green, 1}, green_run{Color::green, 2};
inline constexpr Card yellow_walk{Color::yellow, 1}, yellow_run{Color::yellow, 2};

}  // namespace rulecheck::bucket_brigade::reference
