// A fuzz harness: what is done with an input, and of which check that is evidence. The same harness runs under
// libFuzzer (fuzz/core/libfuzzer.hpp) and on the stored inputs in the ordinary test run (fuzz/replay.cpp).
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/register.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::fuzz {

using Input = std::span<const std::uint8_t>;

/// What fuzz/<game>.cpp says of itself.
struct Harness {
  std::string game;  ///< as in a trace
  std::string suite, name;
  std::vector<const Clause*> clauses;  ///< those that the bodies are evidence for
  const char* file;
  int line;
  std::string_view (*edition)(std::string_view check_file);
  /// Throws where something does not hold for an input.
  std::function<void(Input)> run;
  /// Folders of stored inputs beside the corpus, relative to the repository.
  std::vector<std::string> folders;
};

/// Every harness of this executable, at least one; all of them do the same with an input; fuzz/<game>.cpp defines it.
std::vector<Harness> harnesses();

/// At most this many games are played from one input.
inline constexpr int most_games = 16;

/// Plays one game after the other until the input is used up; the first byte of a game says which body it is for.
/// What does not hold is thrown with the trace of the game.
inline void play_games(Input input, std::span<void (*const)(Trial&)> bodies) {
  Choices choices(input);
  for (int game = 0; game == 0 || (!choices.exhausted() && game < most_games); ++game) {
    const auto body = bodies[choices.below(static_cast<std::uint32_t>(bodies.size()))];
    Trial trial(choices);
    try {
      run_body(body, trial);
    } catch (const std::exception& error) {
      throw std::runtime_error(std::string(error.what()) + "\ntrace: " + trial.shown());
    }
    for (const std::string& label : trial.labels()) Trial::feature(std::hash<std::string>()(label));
    choices = trial.choices;
  }
}

}  // namespace rulecheck::fuzz
