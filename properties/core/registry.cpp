#include "properties/core/registry.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "properties/core/executable.hpp"

namespace rulecheck {
namespace {

/// A whole number from the environment; anything else ends the process with 2.
std::uint64_t number_from_environment(const char* variable, std::uint64_t lowest, std::uint64_t highest,
                                      std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  if (text == nullptr || *text == '\0') return otherwise;
  char* end = nullptr;
  errno = 0;
  const std::uint64_t value = std::strtoull(text, &end, 10);
  if (errno != 0 || *end != '\0' || *text == '-' || value < lowest || value > highest) {
    fmt::print(stderr, "{}: '{}' is not a whole number from {} to {}\n", variable, text, lowest, highest);
    std::exit(2);
  }
  return value;
}

}  // namespace

Registry& Registry::instance() {
  static Registry registry;
  return registry;
}

bool Registry::add(Check check) {
  const std::string name = check.full_name();
  const auto [existing, added] = checks_.try_emplace(name, check);
  if (!added) {
    fmt::print(stderr, "{}:{}: error: the check {} is already defined at {}:{}\n", check.file, check.line, name,
               existing->second.file, existing->second.line);
    std::abort();
  }
  return true;
}

CheckRecord run_with_evidence(const Check& check, EvidenceWriter& writer) {
  const std::string name = check.full_name();
  writer.start(name, check.game, check.kind);
  const auto begun = std::chrono::steady_clock::now();
  Outcome outcome;
  try {
    outcome = check.run(writer);
  } catch (const EvidenceError&) {
    throw;
  } catch (const std::exception& error) {
    outcome.verdict = Verdict::failed;
    outcome.message = error.what();
  } catch (...) {
    outcome.verdict = Verdict::failed;
    outcome.message = thrown_without_words;
  }
  if (outcome.verdict == Verdict::passed && outcome.amount == 0) {
    outcome.verdict = Verdict::no_cases;
    outcome.message = "nothing was tried";
  }
  CheckRecord record;
  record.check = name;
  record.game = check.game;
  record.kind = check.kind;
  for (const Clause* clause : check.clauses) record.clauses.emplace_back(clause->id);
  record.verdict = outcome.verdict;
  record.amount = outcome.amount;
  record.unit = outcome.unit;
  record.seed = outcome.seed;
  record.readings = outcome.readings;
  record.file = check.file;
  record.line = check.line;
  record.command = fmt::format("build/bin/{} --gtest_filter={}", executable_name(), name);
  record.edition = check.edition != nullptr ? check.edition(check.file) : edition_of(check.file);
  record.message = outcome.message;
  record.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  writer.end(record);
  return record;
}

std::uint64_t run_seed() {
  static const std::uint64_t seed = number_from_environment("RULECHECK_SEED", 0, (std::uint64_t{1} << 63) - 1, 1);
  return seed;
}

std::uint64_t run_effort() {
  static const std::uint64_t effort = number_from_environment("RULECHECK_EFFORT", 1, 1000000, 1);
  return effort;
}

unsigned mutant_seconds() {
  static const auto seconds = static_cast<unsigned>(number_from_environment("RULECHECK_MUTANT_SECONDS", 1, 86400, 120));
  return seconds;
}

}  // namespace rulecheck
