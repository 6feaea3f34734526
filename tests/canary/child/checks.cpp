// Checks that are wrong in one way each; tests/canary/checks_test.cpp runs them as a child process and looks whether
// that is caught. The environment's CANARY says which of them there are.
#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "model/core/given.hpp"
#include "properties/core/check.hpp"
#include "properties/core/executable.hpp"
#include "tests/canary/child/rule.hpp"

namespace rulecheck::canary {
namespace {

using enum CheckKind;

template <class D>
bool small(int number) {
  return known(is_small<D>(Given<D>::num(number)));
}

/// True, and notices everything that can be bent in is_small.
template <class D>
void exactly_nine_and_less_are_small(Trial& trial) {
  for (int number = 0; number < 20; ++number) trial.expect(small<D>(number) == (number < 10), "small below ten only");
}

/// True, but a limit of eleven is not noticed.
template <class D>
void five_is_small(Trial& trial) {
  trial.expect(small<D>(5) && !small<D>(15), "5 to be small and 15 not");
}

/// Whether a random case is a true one.
template <class D>
void small_numbers_are_small(Trial& trial) {
  const int number = static_cast<int>(trial.choices.below(20));
  trial.expect(small<D>(number) == (number < 10), "small below ten only");
  trial.label(number < 10 ? "small" : "large");
  trial.require_share("small", 0.3);
}

/// False: draws numbers until the choices have run out, and one of them is 200 or more.
template <class D>
void all_numbers_are_below_200(Trial& trial) {
  const auto numbers = std::make_shared<std::vector<unsigned>>();
  trial.show([numbers] { return fmt::format("{{\"numbers\":[{}]}}", fmt::join(*numbers, ",")); });
  while (!trial.choices.exhausted()) {
    numbers->push_back(trial.choices.below(256));
    trial.expect(numbers->back() < 200, "every number to be below 200");
  }
}

/// False, and every run of it takes a while, so that shrinking would take for ever.
template <class D>
void nothing_is_drawn_slowly(Trial& trial) {
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  unsigned sum = 0;
  while (!trial.choices.exhausted()) sum += trial.choices.below(256);
  trial.expect(sum < 20000, "a small sum");
}

template <class D>
void expects_nothing(Trial&) {}

template <class D>
void looks_at_no_case(Trial& trial) {
  trial.expect(true, "nothing");
}

template <class D>
void says_rarely(Trial& trial) {
  trial.expect(trial.choices.below(256) < 256, "a byte");
  if (trial.choices.below(256) == 7) trial.label("seven");
  trial.require_share("seven", 0.5);
}

template <class D>
void aborts(Trial& trial) {
  if (trial.choices.below(256) > 100) std::abort();
  trial.expect(true, "nothing");
}

/// As if it read where nothing is.
template <class D>
void is_stopped(Trial& trial) {
  if (trial.choices.below(256) > 100) static_cast<void>(std::raise(SIGSEGV));
  trial.expect(true, "nothing");
}

template <class D>
void throws_something_else(Trial& trial) {
  trial.expect(true, "nothing");
  throw 7;
}

/// Counts to ten; does not end where the next number is the same one.
template <class D>
void ten_steps_lead_to_ten(Trial& trial) {
  int steps = 0;
  for (auto number = Given<D>::num(0); known(is_small<D>(number)); number = next<D>(number)) ++steps;
  trial.expect(steps == 10, "ten small numbers");
}

/// Notices everything, as it fails without anything bent.
template <class D>
void always_fails(Trial& trial) {
  trial.expect(false, "the impossible");
}

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define CANARY(name, kind, cases, body)                                                      \
  register_check({"canary", "Canary", name, kind, cites(clause::small), __FILE__, __LINE__}, \
                 {body<Concrete>, body<Mutant<Concrete>>, body<Observed<Concrete>>}, cases)

const std::map<std::string, void (*)()> sets{
    {"good",
     [] {
       CANARY("Exact", example, 1, exactly_nine_and_less_are_small);
       CANARY("Random", property, 500, small_numbers_are_small);
     }},
    {"wrong",
     [] {
       CANARY("Below200", property, 500, all_numbers_are_below_200);
       CANARY("Slow", property, 10, nothing_is_drawn_slowly);
       CANARY("ZeroCases", property, 0, small_numbers_are_small);
       CANARY("NoExpectation", example, 1, expects_nothing);
       CANARY("NoCase", exhaustive, 1, looks_at_no_case);
       CANARY("NoRandomExpectation", property, 100, expects_nothing);
       CANARY("Rare", property, 300, says_rarely);
       CANARY("Abort", property, 100, aborts);
       CANARY("Segfault", property, 100, is_stopped);
       CANARY("OddThrow", property, 100, throws_something_else);
       CANARY("OddThrowOnce", example, 1, throws_something_else);
     }},
    {"twice",
     [] {
       CANARY("Same", example, 1, exactly_nine_and_less_are_small);
       CANARY("Same", example, 1, five_is_small);
     }},
    {"unnoticed", [] { CANARY("Five", example, 1, five_is_small); }},
    {"endless", [] { CANARY("Count", example, 1, ten_steps_lead_to_ten); }},
    {"always-failing", [] { CANARY("Fails", example, 1, always_fails); }},
    {"nothing", [] {}},
};

}  // namespace
}  // namespace rulecheck::canary

int main(int argc, char** argv) {
  const char* set = std::getenv("CANARY");
  if (set == nullptr || !rulecheck::canary::sets.contains(set)) {
    fmt::print(stderr, "CANARY must name a set of checks\n");
    return 3;
  }
  rulecheck::canary::sets.at(set)();
  rulecheck::set_edition_source([](std::string_view) -> std::string_view { return "0123"; });
  return rulecheck::run_checks(argc, argv);
}
