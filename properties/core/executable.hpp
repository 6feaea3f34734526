// What the library asks of the executable that it is linked into; main.cpp answers.
#pragma once
#include <string>
#include <string_view>

namespace rulecheck {

/// File name of this executable, "bremen-checks".
const std::string& executable_name();
void set_executable_name(std::string_view argument_zero);

/// The edition of register, rules and this check file, from the register of the game that the executable checks.
std::string_view edition_of(std::string_view check_file);
void set_edition_source(std::string_view (*edition)(std::string_view check_file));

}  // namespace rulecheck
