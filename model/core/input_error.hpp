// Bad input as a value: where it stands and what was expected there.
#pragma once
#include <stdexcept>
#include <string>
#include <utility>

namespace rulecheck {

/// Input that cannot be used: a file, an argument, a name. Programs print `what()` and exit with code 2.
struct InputError : std::runtime_error {
  /// @param input_file the file as the user named it, or "command line"
  /// @param input_place where in it: "line 12", "$.moves[3].play"; empty if the whole file is meant
  /// @param what_was_expected what is wrong and what was expected instead
  InputError(std::string input_file, std::string input_place, std::string what_was_expected)
      : std::runtime_error(input_file + ": " + (input_place.empty() ? "" : input_place + ": ") + what_was_expected),
        file(std::move(input_file)),
        place(std::move(input_place)),
        expected(std::move(what_was_expected)) {}

  std::string file;      ///< as the user named it
  std::string place;     ///< within the file; may be empty
  std::string expected;  ///< the message: what is wrong, what was expected
};

}  // namespace rulecheck
