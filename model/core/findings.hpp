// What a step breaks, while it is being judged.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "model/core/breach.hpp"

namespace rulecheck {

/// Whether breaches are put into words: whoever only asks whether there are any leaves the words out.
enum class Words : std::uint8_t { said, left_out };

/// The breaches of one step, or of one part of it, while they are collected.
class Findings {
 public:
  /// @param part of the step: which deal, which play; see Breach
  explicit Findings(int part = 0, Words words = Words::said) : part_(part), words_(words) {}

  /// Adds a clause if it is broken. @param number of the check in the game's table of checks; @param broken a value of
  /// a domain whose values are known; @param message makes the words, called only where it is broken and they are said
  template <class Bool, class Message>
  void check(int number, const Bool& broken, const Clause& clause, const Message& message) {
    if (!known(broken)) return;
    all_.push_back({&clause, number, words_ == Words::said ? std::string(message()) : std::string(), part_});
  }
  bool empty() const { return all_.empty(); }
  Breaches take() { return std::move(all_); }

 private:
  int part_;
  Words words_;
  Breaches all_;
};

}  // namespace rulecheck
