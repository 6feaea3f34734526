// Puts mutants, conditions and figures together.
#include <algorithm>
#include <set>
#include <tuple>

#include "reports/merge.hpp"

namespace rulecheck {
namespace {

// Numbers within a site compare as numbers: round.hpp:9:3 stands before round.hpp:31:14.
struct SiteKey {
  std::string file;
  int line = 0, column = 0;
  auto operator<=>(const SiteKey&) const = default;
};

int leading_number(std::string_view text) {
  int value = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9' || value > 100'000'000) break;
    value = value * 10 + (digit - '0');
  }
  return value;
}

SiteKey site_key(const std::string& site) {
  const std::size_t column = site.rfind(':');
  const std::size_t line = column == std::string::npos || column == 0 ? column : site.rfind(':', column - 1);
  if (line == std::string::npos || column == std::string::npos) return {site, 0, 0};
  const std::string_view all = site;
  return {site.substr(0, line), leading_number(all.substr(line + 1)), leading_number(all.substr(column + 1))};
}

void unite(std::vector<std::string>& all, const std::vector<std::string>& added) {
  all.insert(all.end(), added.begin(), added.end());
  std::ranges::sort(all);
  const auto repeated = std::ranges::unique(all);
  all.erase(repeated.begin(), repeated.end());
}

// How much a verdict says: one kill is enough, and a check that survives says less than a proof of equivalence.
int weight(MutantVerdict verdict) {
  switch (verdict) {
    case MutantVerdict::killed:
      return 3;
    case MutantVerdict::equivalent:
      return 2;
    case MutantVerdict::unknown:
      return 1;
    case MutantVerdict::survived:
      return 0;
  }
  return 0;
}

std::string mutant_text(const MutantRecord& mutant) { return mutant.operator_ + " bent to " + mutant.replacement; }

Problem both_killed_and_equivalent(const MutantRecord& mutant) {
  return {"contradiction", mutant.game, mutant.site, mutant_text(mutant) + " is both killed and proved equivalent"};
}

void unite(MutantRecord& known, const MutantRecord& added, std::vector<Problem>& problems) {
  if (weight(known.verdict) + weight(added.verdict) == 5)  // one killed, one equivalent
    problems.push_back(both_killed_and_equivalent(known));
  unite(known.clauses, added.clauses);
  if (weight(added.verdict) < weight(known.verdict)) return;
  if (weight(added.verdict) > weight(known.verdict)) known.by.clear();
  known.verdict = added.verdict;
  unite(known.by, added.by);
}

/// Names the mutants that nobody noticed, or that only one side can have judged rightly. One that the proofs' side
/// proves equivalent is no fault of the properties.
void name_survivors(const GameCoverage& game, std::vector<Problem>& problems) {
  using Key = std::tuple<std::string, std::string, std::string>;
  const auto key = [](const MutantRecord& mutant) { return Key{mutant.site, mutant.operator_, mutant.replacement}; };
  std::set<Key> equivalent;
  for (const MutantRecord& mutant : game.mutants) {
    if (mutant.verdict == MutantVerdict::equivalent) equivalent.insert(key(mutant));
  }
  for (const MutantRecord& mutant : game.mutants) {
    if (mutant.verdict == MutantVerdict::equivalent) continue;
    const bool proved_equivalent = equivalent.contains(key(mutant));
    if (mutant.verdict == MutantVerdict::killed) {
      if (proved_equivalent) problems.push_back(both_killed_and_equivalent(mutant));
      continue;
    }
    if (proved_equivalent) continue;
    problems.push_back({mutant.verdict == MutantVerdict::unknown ? "mutant-unknown" : "mutant-survived", mutant.game,
                        mutant.site,
                        mutant_text(mutant) + ": not noticed on the side of the " + std::string(name(mutant.side)) +
                            " and not proved equivalent"});
  }
}

}  // namespace

void merge_mutants(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems) {
  using Key = std::tuple<std::string, SiteKey, std::string, std::string, MutantSide>;
  std::map<Key, MutantRecord> merged;
  for (const MutantRecord& record : evidence.mutants) {
    const Key key{record.game, site_key(record.site), record.operator_, record.replacement, record.side};
    const auto [place, is_new] = merged.try_emplace(key, record);
    if (is_new)
      unite(place->second.by, {}), unite(place->second.clauses, {});
    else
      unite(place->second, record, problems);
  }
  for (auto& [key, record] : merged) {
    GameCoverage* game = game_named(games, record.game, record.site, problems);
    if (game == nullptr) continue;
    name_unknown_clauses(*game, record.clauses, record.site, problems);
    game->mutants.push_back(std::move(record));
  }
  for (const GameCoverage& game : games) name_survivors(game, problems);
}

void merge_conditions(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems) {
  std::map<std::tuple<std::string, SiteKey, std::string>, ConditionRecord> merged;
  for (const ConditionRecord& record : evidence.conditions) {
    const auto [place, is_new] = merged.try_emplace({record.game, site_key(record.site), record.operator_}, record);
    ConditionRecord& known = place->second;
    known.seen_true |= record.seen_true;
    known.seen_false |= record.seen_false;
    if (known.constant && record.constant && *known.constant != *record.constant)
      problems.push_back(
          {"contradiction", record.game, record.site, record.operator_ + " is proved constant both ways"});
    if (!known.constant) known.constant = record.constant;
    unite(known.clauses, record.clauses);
  }
  for (auto& [key, record] : merged) {
    GameCoverage* game = game_named(games, record.game, record.site, problems);
    if (game == nullptr) continue;
    name_unknown_clauses(*game, record.clauses, record.site, problems);
    if (record.constant && (*record.constant ? record.seen_false : record.seen_true))
      problems.push_back(
          {"contradiction", record.game, record.site,
           record.operator_ + " was seen " + (*record.constant ? "false" : "true") + ", but is proved to be constant"});
    if (!record.constant && record.seen_true != record.seen_false)
      problems.push_back({"one-sided-condition", record.game, record.site,
                          record.operator_ + " was seen " + (record.seen_true ? "true" : "false") +
                              " only and is not proved to be constant"});
    game->conditions.push_back(std::move(record));
  }
}

namespace {

// Sorts, drops repetitions, and says of each whether its check passed.
template <typename Record, typename Key>
void merge_attested(std::vector<GameCoverage>& games, const std::vector<Record>& records,
                    std::vector<Attested<Record>> GameCoverage::* member, const Key& key,
                    std::vector<Problem>& problems) {
  std::map<decltype(key(records.front())), Record> sorted;
  for (const Record& record : records) sorted.try_emplace(key(record), record);
  for (const auto& [place, record] : sorted) {
    GameCoverage* game = game_named(games, record.game, record.check, problems);
    if (game == nullptr) continue;
    const auto check = game->checks.find(record.check);
    if (check == game->checks.end()) {
      problems.push_back({"unknown-check", record.game, record.check, "gave a figure, but no such check exists"});
      continue;
    }
    (game->*member).push_back({record, check->second.passed()});
  }
}

}  // namespace

void merge_figures(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems) {
  merge_attested(
      games, evidence.quantities, &GameCoverage::quantities,
      [](const QuantityRecord& r) { return std::tuple(r.game, r.name, r.value, r.check); }, problems);
  merge_attested(
      games, evidence.witnesses, &GameCoverage::witnesses,
      [](const WitnessRecord& r) { return std::tuple(r.game, r.clauses, r.breaks, r.trace, r.check); }, problems);
  merge_attested(
      games, evidence.distributions, &GameCoverage::distributions,
      [](const DistributionRecord& r) { return std::tuple(r.game, r.check, r.cases, r.labels); }, problems);
  for (const GameCoverage& game : games)
    for (const auto& witness : game.witnesses)
      name_unknown_clauses(game, witness.record.clauses, witness.record.trace, problems);
}

}  // namespace rulecheck
