// EXAMPLE, EXHAUSTIVE and PROPERTY: checks whose body is a template over the domain, so that the same text checks the
// rules (Concrete), is shown bent rules (Mutant) and tells which conditions it reaches (Observed).
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "model/core/choices.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck {

/// What a body throws when something does not hold.
class ExpectationFailed : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What ends a case that is left without a failure; see Trial::leave.
struct CaseLeft {};

/// What a check body is given: the decisions of this case, and where it says what it saw.
class Trial {
 public:
  explicit Trial(Choices decisions) : choices(decisions) {}

  Choices choices;  ///< the decisions of this case (PROPERTY); elsewhere seeded

  /// Ends the body as failed unless `holds`. @param what read after "expected": the clause and the case in words
  void expect(bool holds, const char* what) {
    ++expectations_;
    if (!holds) fail(what);
  }
  /// As above, with words that are only made when they are needed.
  template <class Words>
    requires std::is_invocable_r_v<std::string, Words>
  void expect(bool holds, Words&& what) {
    ++expectations_;
    if (!holds) fail(what());
  }
  [[noreturn]] void fail(const std::string& what);
  /// Ends the case here, without a failure: what it expected so far counts. @param why its label
  [[noreturn]] void leave(const std::string& why) {
    label(why);
    throw CaseLeft();
  }

  /// EXHAUSTIVE: one more case of the space has been looked at.
  void next_case(std::uint64_t cases = 1) { cases_ += cases; }
  /// What `amount` counts, if not "cases" (EXHAUSTIVE, PROPERTY) or "expectations" (EXAMPLE).
  void unit(const char* name) { unit_ = name; }

  /// This case belongs to a class of cases; how many do is printed and reported.
  void label(const std::string& name) { labels_.insert(name); }
  /// At least this share of the cases must have the label; checked over all cases of a run.
  void require_share(const std::string& label, double share) { shares_[label] = share; }

  /// Something that was seen on the way: a fuzzer prefers inputs that show more of it. Elsewhere nobody listens.
  static void feature(std::size_t number) {
    if (on_feature != nullptr) on_feature(number);
  }
  static inline void (*on_feature)(std::size_t number) = nullptr;

  /// How a failure is shown: the trace as JSON, ready for `rulecheck replay`. Called only on failure.
  void show(std::function<std::string()> trace) { show_ = std::move(trace); }

  /// A figure that this check worked out, for the report.
  void quantity(const std::string& name, const std::string& value) { quantities_[name] = value; }
  /// A stored trace that this check replayed. @param breaks it breaks exactly these clauses
  void witness(std::vector<const Clause*> clauses, bool breaks, const std::string& path);

  struct Witness {
    std::vector<const Clause*> clauses;
    bool breaks;
    std::string path;
  };
  std::uint64_t expectations() const { return expectations_; }
  std::uint64_t cases() const { return cases_; }
  const std::string& unit() const { return unit_; }
  const std::set<std::string>& labels() const { return labels_; }
  const std::map<std::string, double>& shares() const { return shares_; }
  const std::map<std::string, std::string>& quantities() const { return quantities_; }
  const std::vector<Witness>& witnesses() const { return witnesses_; }
  std::string shown() const { return show_ ? show_() : std::string(); }

 private:
  std::uint64_t expectations_ = 0, cases_ = 0;
  std::string unit_;
  std::set<std::string> labels_;
  std::map<std::string, double> shares_;
  std::map<std::string, std::string> quantities_;
  std::vector<Witness> witnesses_;
  std::function<std::string()> show_;
};

/// Runs a body on a case, until its end or until it leaves the case. Throws what the body throws where it fails.
void run_body(void (*body)(Trial&), Trial& trial);

/// A check body in each of the domains that it is run in.
struct Bodies {
  void (*concrete)(Trial&);
  void (*mutant)(Trial&);
  void (*observed)(Trial&);
};

/// Where a check stands and what it cites.
struct CheckPlace {
  const char* game;
  std::string suite;
  const char* name;
  CheckKind kind;
  std::vector<const Clause*> clauses;  ///< empty: of the suite's own machinery, evidence for no clause
  const char* file;
  int line;
};

/// @param cases PROPERTY: random cases in an ordinary run; else ignored
bool register_check(const CheckPlace& place, const Bodies& bodies, std::uint64_t cases);

/// The addresses of the clauses that a check cites; none is a compile error.
template <class... Clauses>
  requires(sizeof...(Clauses) > 0)
std::vector<const Clause*> cites(const Clauses&... clauses) {
  return {&clauses...};
}

/// Clauses that several checks cite alike.
template <class... Clauses>
constexpr std::array<const Clause*, sizeof...(Clauses)> clause_list(const Clauses&... clauses) {
  return {&clauses...};
}
template <std::size_t number>
  requires(number > 0)
std::vector<const Clause*> cites(const std::array<const Clause*, number>& clauses) {
  return {clauses.begin(), clauses.end()};
}

}  // namespace rulecheck

// NOLINTBEGIN(cppcoreguidelines-macro-usage)
#define RULECHECK_CHECK(Kind, Cases, Suite, Name, ...)                                                              \
  template <class D>                                                                                                \
  static void Suite##_##Name([[maybe_unused]] ::rulecheck::Trial& trial);                                           \
  [[maybe_unused]] static const bool Suite##_##Name##_registered = ::rulecheck::register_check(                     \
      {RULECHECK_GAME_NAME, #Suite, #Name, ::rulecheck::CheckKind::Kind, ::rulecheck::cites(__VA_ARGS__), __FILE__, \
       __LINE__},                                                                                                   \
      {Suite##_##Name<::rulecheck::Concrete>, Suite##_##Name<::rulecheck::Mutant<::rulecheck::Concrete>>,           \
       Suite##_##Name<::rulecheck::Observed<::rulecheck::Concrete>>},                                               \
      Cases);                                                                                                       \
  template <class D>                                                                                                \
  static void Suite##_##Name([[maybe_unused]] ::rulecheck::Trial& trial)

/// A worked example or hand case: `EXAMPLE(BremenRound, TheHighestChickenWins, clause::a, …) { … }`.
#define EXAMPLE(Suite, Name, ...) RULECHECK_CHECK(example, 1, Suite, Name, __VA_ARGS__)
/// Every case of a space: the body calls trial.next_case() for each.
#define EXHAUSTIVE(Suite, Name, ...) RULECHECK_CHECK(exhaustive, 1, Suite, Name, __VA_ARGS__)
/// Random cases, each driven by trial.choices: `PROPERTY(2000, BremenRound, …, clause::a) { … }`.
#define PROPERTY(Cases, Suite, Name, ...) RULECHECK_CHECK(property, Cases, Suite, Name, __VA_ARGS__)
// NOLINTEND(cppcoreguidelines-macro-usage)
