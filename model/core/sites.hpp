// The places of the rule text where an operator or a constant stands, found while the rules run.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/core/clause.hpp"

namespace rulecheck {

/// What stands at a place of the rule text.
enum class Operator : std::uint8_t {
  less,
  at_most,
  equal,
  unequal,
  plus,
  minus,
  times,
  negation,
  conjunction,
  disjunction,
  selection,
  set_union,
  intersection,
  difference,
  set_equal,
  set_unequal,
  emptiness,
  overlap,
  containment,
  count,
  index,
  highest,
  lowest,
  element,
  replacement,
  number,
  set,
  truth
};

/// How an operator is written, and what it can be bent to; the order of the replacements is that of located.hpp.
struct OperatorText {
  std::string_view symbol;
  std::array<std::string_view, 3> replacements;
  constexpr int variants() const {
    int n = 0;
    for (std::string_view r : replacements) n += !r.empty();
    return n;
  }
};
constexpr OperatorText text(Operator op) {
  switch (op) {
    case Operator::less:
      return {"<", {"<=", ">="}};
    case Operator::at_most:
      return {"<=", {"<", ">"}};
    case Operator::equal:
      return {"==", {"!="}};
    case Operator::unequal:
      return {"!=", {"=="}};
    case Operator::plus:
      return {"+", {"-"}};
    case Operator::minus:
      return {"-", {"+"}};
    case Operator::times:
      return {"*", {"+"}};
    case Operator::negation:
      return {"!", {"dropped"}};
    case Operator::conjunction:
      return {"&&", {"||", "left side only", "right side only"}};
    case Operator::disjunction:
      return {"||", {"&&", "left side only", "right side only"}};
    case Operator::selection:
      return {"select", {"swapped"}};
    case Operator::set_union:
      return {"|", {"&", "left side only", "right side only"}};
    case Operator::intersection:
      return {"&", {"|", "left side only", "right side only"}};
    case Operator::difference:
      return {"-", {"&", "left side only"}};
    case Operator::set_equal:
      return {"==", {"!="}};
    case Operator::set_unequal:
      return {"!=", {"=="}};
    case Operator::emptiness:
      return {"is_empty", {"negated"}};
    case Operator::overlap:
      return {"overlaps", {"negated", "contains"}};
    case Operator::containment:
      return {"contains", {"negated", "overlaps"}};
    case Operator::count:
      return {"count", {"one more"}};
    case Operator::index:
      return {"index", {"one more"}};
    case Operator::highest:
      return {"highest", {"lowest"}};
    case Operator::lowest:
      return {"lowest", {"highest"}};
    case Operator::element:
      return {"at", {"next index"}};
    case Operator::replacement:
      return {"put", {"next index"}};
    case Operator::number:
      return {"number", {"one more", "one less"}};
    case Operator::set:
      return {"set", {"without its lowest", "without its highest"}};
    case Operator::truth:
      return {"truth", {"negated"}};
  }
  return {};
}

/// A place of the rule text.
struct Site {
  std::string file;  ///< relative to the repository
  std::uint32_t line = 0;
  std::uint32_t column = 0;  ///< of the operator with g++, of its left operand with clang
  Operator op{};
  auto operator<=>(const Site&) const = default;
};

/// "model/bremen/round.hpp:31:14"
std::string place(const Site& site);

/// What was seen of a place while it was recorded.
struct SiteRecord {
  std::set<const Clause*> clauses;  ///< those that the rule text around it renders
  bool seen_true = false, seen_false = false;
};

/// One place and one of the replacements of its operator, from 1.
struct Bend {
  Site site;
  int variant = 1;
};

/// The state of this process that Mutant and Observed share. Single-threaded.
class Sites {
 public:
  static Sites& instance();

  /// Every place that was evaluated since record() was switched on.
  std::map<Site, SiteRecord> records() const;
  /// How often a place, or a value of a condition, was noted for the first time.
  std::uint64_t novelties() const { return novelties_; }
  /// Forgets the records and switches recording.
  void record(bool on);
  /// Bends this one place from now on; nothing is bent after straighten().
  void bend(const Bend& bend);
  void straighten() { active_line_ = 0; }

  /// The variant in force at a place, 0 where the rule text stands as written. Notes the place while recording.
  int variant(Operator op, const std::source_location& at) {
    if (recording_) note(op, at);
    ++evaluations_;
    if (at.line() != active_line_ || at.column() != active_column_ || op != active_op_ ||
        !is_active_file(at.file_name()))
      return 0;
    reached_ = true;
    return active_variant_;
  }
  /// How often places were evaluated under Mutant: what it takes to run a check, the same on every machine.
  std::uint64_t evaluations() const { return evaluations_; }
  /// Whether the bent place has been evaluated since it was bent, or since that was forgotten.
  bool reached() const { return reached_; }
  void forget_reached() { reached_ = false; }
  /// Notes what a condition was.
  void observe(Operator op, const std::source_location& at, bool value);

  /// The rule text from here to leave() renders these clauses.
  void enter(std::span<const Clause* const> clauses) {
    scopes_.push_back(clauses_.size());
    clauses_.insert(clauses_.end(), clauses.begin(), clauses.end());
  }
  void leave() {
    clauses_.resize(scopes_.back());
    scopes_.pop_back();
  }

 private:
  struct Key {
    const char* file;
    std::uint32_t line, column;
    Operator op;
    bool operator==(const Key&) const = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const {
      std::size_t hash = std::hash<const char*>()(key.file);
      for (const std::size_t part :
           {std::size_t{key.line}, std::size_t{key.column}, static_cast<std::size_t>(key.op)}) {
        hash = hash * 0x9E37'79B9'7F4A'7C15 + part;
      }
      return hash;
    }
  };
  /// Places are noted some hundred million times in a run: what is known already is seen at once.
  struct Noted {
    SiteRecord record;
    std::vector<const Clause*> last_clauses;  ///< those around the place when it was noted last; among the record's
  };
  SiteRecord& note(Operator op, const std::source_location& at);
  Noted& noted_at(const Key& key);
  bool is_active_file(const char* file) const;

  std::unordered_map<Key, Noted, KeyHash> records_;
  /// Where the places stand in records_ that were noted last: a place looks here first.
  struct Recent {
    Key key{};
    Noted* noted = nullptr;
  };
  std::array<Recent, 4096> recent_{};
  std::vector<const Clause*> clauses_;  ///< of the scopes that were entered, the innermost ones last
  std::vector<std::size_t> scopes_;     ///< where each of them begins in clauses_
  std::string active_file_;
  std::uint32_t active_line_ = 0, active_column_ = 0;
  Operator active_op_{};
  int active_variant_ = 0;
  bool recording_ = false, reached_ = false;
  std::uint64_t novelties_ = 0, evaluations_ = 0;
};

}  // namespace rulecheck
