// A register of a game that does not exist, to be bent by tests.
#pragma once
#include <fmt/format.h>

#include <gtest/gtest.h>

#include <string>

#include "model/core/register.hpp"

namespace rulecheck::lantern {

inline constexpr const char* path = "model/lantern/clauses.toml";

/// A faultless register of a game that does not exist. Its lines are counted in the tests below.
inline const std::string good_register = R"(game = "lantern"
title = "Lantern"
prefix = "LAN"
flavour = ["0000000000000000000000000000000000000000000000000000000000000001"]
[[clause]]
id = "LAN-01"
name = "light_the_lantern"
kind = "obligation"
section = "Course / Evening"
text = "Whoever comes last lights the lantern."
passages = ["0000000000000000000000000000000000000000000000000000000000000002"]
needs = ["proved", "example"]
[[clause]]
id = "LAN-03"
name = "whisper"
kind = "prohibition"
section = "Course"
text = "Nobody shouts."
needs = ["argued"]
unobservable = "A log is silent."
argument = "Speech changes no state."
[[reading]]
name = "lamp"
question = "Which lamp?"
choices = ["oil", "gas"]
argument = "Both burn."
decided_by = "The picture."
clauses = ["LAN-01"]
[[question]]
id = "LAN-Q1"
clauses = ["LAN-01", "LAN-03"]
open = "When is it evening?"
chosen = "After supper."
why = "The text says no more."
[[finding]]
id = "LAN-F1"
kind = "gap"
clauses = ["LAN-03"]
statement = "There is no word on singing."
checks = ["Lantern.NobodySings"]
)";

/// The good register with one piece of text replaced; the text has to be in it.
inline std::string with(const std::string& original, const std::string& replacement) {
  std::string text = good_register;
  const std::size_t place = text.find(original);
  EXPECT_NE(place, std::string::npos) << "the test names text that is not there: " << original;
  return text.replace(place == std::string::npos ? 0 : place, original.size(), replacement);
}

inline std::string errors_of(const std::string& text) { return describe_problems(parse_register(text, path)); }

inline std::string error(int line, const std::string& message) {
  return fmt::format("{}:{}: error: {}\n", path, line, message);
}

/// Only the first of the errors: some faults have others in their train.
inline std::string first_error_of(const std::string& text) {
  const std::string errors = errors_of(text);
  return errors.substr(0, errors.find('\n') + 1);
}

}  // namespace rulecheck::lantern
