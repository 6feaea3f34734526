// Puts the evidence of each check together.
#include "reports/merge.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace rulecheck {
namespace {

// What the records of one check say, while they are being read.
struct Gathered {
  std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> amounts;  // by readings and seed
};

std::string readings_text(const CheckRecord& record) {
  std::string text;
  for (const auto& [reading, choice] : record.readings) text += (text.empty() ? "" : ", ") + reading + "=" + choice;
  return text;
}

// The worse of what is known and what is added; the enumeration's first failure is the worst.
void add_verdict(CheckResult& result, Verdict verdict) {
  if (!result.verdict || *result.verdict == Verdict::passed)
    result.verdict = verdict;
  else if (verdict != Verdict::passed)
    result.verdict = std::min(*result.verdict, verdict);
}

// A record that contradicts the list of checks is about some other check than the one that was built.
std::string disagreement(const CheckRecord& record, const CheckResult& result) {
  const ListedCheck& listed = result.listed;
  if (record.kind != listed.kind)
    return "evidence of kind " + std::string(name(record.kind)) + ", the check is of kind " +
           std::string(name(listed.kind));
  if (std::set(record.clauses.begin(), record.clauses.end()) != std::set(listed.clauses.begin(), listed.clauses.end()))
    return "evidence cites other clauses than the check";
  if (record.file != listed.file)
    return "evidence names the file " + record.file + ", the check stands in " + listed.file;
  if (!result.unit.empty() && record.unit != result.unit)
    return "amounts in " + record.unit + " and in " + result.unit + " cannot be put together";
  return {};
}

// Evidence of another edition of register, rules or check says nothing about this one.
bool is_stale(const CheckRecord& record, const Register& game) {
  const std::string_view edition = game.edition == nullptr ? std::string_view() : game.edition(record.file);
  return edition.empty() || record.edition != edition;
}

void take_end(const CheckRecord& record, const Register& game, CheckResult& result, Gathered& gathered,
              std::vector<Problem>& problems) {
  if (is_stale(record, game)) {
    result.stale = true;
    return;
  }
  if (const std::string why = disagreement(record, result); !why.empty()) {
    problems.push_back({"disagrees", record.game, record.check, why});
    return;
  }
  const bool nothing_tried = record.verdict == Verdict::passed && record.amount == 0;
  const Verdict verdict = nothing_tried ? Verdict::no_cases : record.verdict;
  add_verdict(result, verdict);
  result.unit = record.unit;
  const std::string readings = readings_text(record);
  std::uint64_t& amount = gathered.amounts[{readings, record.seed}];
  amount = std::max(amount, record.amount);
  if (record.seed != 0) result.seeds.insert(record.seed);
  if (!readings.empty()) result.readings.insert(readings);
  // A command that shows the failure is worth more than one that repeats a pass.
  const bool first_failure = verdict != Verdict::passed && result.messages.empty();
  if (result.command.empty() || first_failure) result.command = record.command;
  if (verdict != Verdict::passed)
    result.messages.insert(!record.message.empty() ? record.message
                                                   : (nothing_tried ? "passed without a single case" : "no message"));
}

// The order of files is that of process ids: the report must not depend on it.
std::vector<CheckRecord> in_fixed_order(std::vector<CheckRecord> records) {
  std::ranges::sort(records, {}, [](const CheckRecord& r) {
    return std::tie(r.game, r.check, r.seed, r.readings, r.verdict, r.amount, r.unit, r.command, r.message, r.file,
                    r.edition);
  });
  return records;
}

// Names whatever is no pass.
void judge(const CheckResult& result, std::vector<Problem>& problems) {
  const std::string verdict(result.verdict_name());
  const auto report = [&](std::string text, bool note = false) {
    problems.push_back({note ? "stale" : verdict, result.listed.game, result.listed.check, std::move(text), note});
  };
  if (result.passed()) {
    if (result.stale) report("has evidence of another edition as well, which does not count", true);
    return;
  }
  if (!result.verdict) {
    report(result.stale ? "its evidence is of another edition of the register, the rules or the check: run it again"
                        : "exists, but has no evidence in this run");
    return;
  }
  if (result.messages.empty()) report("did not pass");
  for (const std::string& message : result.messages) report(message);
}

}  // namespace

GameCoverage* game_named(std::vector<GameCoverage>& games, std::string_view game, std::string_view place,
                         std::vector<Problem>& problems) {
  const auto found =
      std::ranges::find_if(games, [game](const GameCoverage& known) { return known.game_register->game == game; });
  if (found != games.end()) return &*found;
  problems.push_back({"unknown-game", std::string(game), std::string(place), "there is no game of this name"});
  return nullptr;
}

void name_unknown_clauses(const GameCoverage& game, const std::vector<std::string>& clauses, std::string_view place,
                          std::vector<Problem>& problems) {
  for (const std::string& id : clauses) {
    const bool known = std::ranges::any_of(game.game_register->clauses, [&id](const Clause* c) { return c->id == id; });
    if (!known)
      problems.push_back({"unknown-clause", std::string(game.game_register->game), std::string(place),
                          "cites " + id + ", which is no clause of this game"});
  }
}

void merge_check_results(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems) {
  std::map<CheckResult*, Gathered> gathered;
  const auto result_of = [&](const std::string& game_name, const std::string& check) -> CheckResult* {
    GameCoverage* game = game_named(games, game_name, check, problems);
    if (game == nullptr) return nullptr;
    const auto found = game->checks.find(check);
    if (found != game->checks.end()) return &found->second;
    problems.push_back({"unknown-check", game_name, check, "has evidence, but no such check exists"});
    return nullptr;
  };
  for (const CheckRecord& record : in_fixed_order(evidence.ends)) {
    const GameCoverage* game = game_named(games, record.game, record.check, problems);
    CheckResult* result = game == nullptr ? nullptr : result_of(record.game, record.check);
    if (result == nullptr) continue;
    take_end(record, *game->game_register, *result, gathered[result], problems);
  }
  for (const CrashRecord& crash : evidence.crashes) {
    CheckResult* result = result_of(crash.game, crash.check);
    if (result == nullptr) continue;
    add_verdict(*result, Verdict::crashed);
    result->messages.insert("started and did not end");
  }
  for (auto& [result, sums] : gathered)
    for (const auto& [work, amount] : sums.amounts) result->amount += amount;
  for (const GameCoverage& game : games)
    for (const auto& [check, result] : game.checks) judge(result, problems);
}

}  // namespace rulecheck
