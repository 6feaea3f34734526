#include "properties/core/mutants.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <thread>
#include <tuple>

#include "model/core/evidence_reader.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck {
namespace {

EquivalenceDecider equivalence_decider = nullptr;

/// "round" of "model/bremen/round.hpp" and of "smt/bremen/round.cpp".
std::string stem(const std::string& file) { return std::filesystem::path(file).stem().string(); }

/// By full name: how many places of the rule text a check evaluates as long as nothing is bent.
using Costs = std::map<std::string, std::uint64_t>;

/// What a check is likely to cost that notices a mutant: of random cases one of the first ones does.
std::uint64_t likely_cost(const Check& check, const Costs& costs) {
  const auto cost = costs.find(check.full_name());
  if (cost == costs.end()) return 0;
  return check.kind == CheckKind::property ? cost->second / 16 : cost->second;
}

/// The checks in the order in which they are shown a mutant: those that cite its clauses first, among them those in the
/// file of the same stem, then those that cost less.
std::vector<const Check*> in_order(const RuleMutant& mutant, const Costs& costs) {
  std::vector<const Check*> checks;
  for (const auto& [name, check] : Registry::instance().checks()) checks.push_back(&check);
  const auto rank = [&](const Check* check) {
    const bool cites = std::any_of(check->clauses.begin(), check->clauses.end(), [&](const Clause* clause) {
      return std::find(mutant.clauses.begin(), mutant.clauses.end(), clause) != mutant.clauses.end();
    });
    const int slowness = check->kind == CheckKind::example ? 0 : check->kind == CheckKind::property ? 2 : 1;
    return std::tuple((cites ? 0 : 2) + (stem(check->file) == stem(mutant.bend.site.file) ? 0 : 1),
                      likely_cost(*check, costs), slowness, check->full_name());
  };
  std::sort(checks.begin(), checks.end(), [&](const Check* a, const Check* b) { return rank(a) < rank(b); });
  return checks;
}

void send(int pipe, const std::string& line) {
  if (write(pipe, line.data(), line.size()) != static_cast<ssize_t>(line.size())) _exit(3);
}

/// What a child does: lines "try NAME", "killed NAME", "equivalent NAME" and a closing "end".
[[noreturn]] void show_to_checks(const RuleMutant& mutant, const Costs& costs, bool all, int pipe) {
  // A bent rule may loop for ever; a check that has not answered by then has not noticed anything. Processor time, so
  // that a busy machine gives the same answers.
  const rlimit limit{mutant_seconds(), RLIM_INFINITY};
  setrlimit(RLIMIT_CPU, &limit);
  Sites::instance().bend(mutant.bend);
  bool killed = false;
  for (const Check* check : in_order(mutant, costs)) {
    send(pipe, "try " + check->full_name() + "\n");
    if (!check->notices()) continue;
    send(pipe, "killed " + check->full_name() + "\n");
    killed = true;
    if (!all) break;
  }
  if (!killed && equivalence_decider != nullptr) {
    std::vector<std::string> by;
    const MutantVerdict verdict = equivalence_decider(by);
    for (const std::string& name : by) send(pipe, fmt::format("{} {}\n", rulecheck::name(verdict), name));
    if (by.empty()) send(pipe, fmt::format("{} -\n", rulecheck::name(verdict)));
  }
  send(pipe, "end\n");
  _exit(0);
}

/// A mutant on its way through a child process.
struct Running {
  std::size_t index = 0;
  pid_t child = 0;
  int pipe = -1;
  std::string said;
};

/// What is bent, and how; nobody has been asked yet.
MutantRecord described(const RuleMutant& mutant) {
  MutantRecord record;
  const OperatorText op = text(mutant.bend.site.op);
  record.site = place(mutant.bend.site);
  record.operator_ = op.symbol;
  record.replacement = op.replacements[static_cast<std::size_t>(mutant.bend.variant - 1)];
  for (const Clause* clause : mutant.clauses) record.clauses.emplace_back(clause->id);
  std::sort(record.clauses.begin(), record.clauses.end());
  return record;
}

MutantRecord judged(const RuleMutant& mutant, const std::string& said, int status) {
  MutantRecord record = described(mutant);
  record.verdict = MutantVerdict::survived;
  std::string tried;
  bool ended = false;
  for (std::size_t from = 0, to = 0; (to = said.find('\n', from)) != std::string::npos; from = to + 1) {
    const std::string line = said.substr(from, to - from),
                      rest = line.substr(std::min(line.size(), line.find(' ') + 1));
    if (line.starts_with("try ")) tried = rest;
    ended |= line == "end";
    for (MutantVerdict verdict : {MutantVerdict::killed, MutantVerdict::equivalent, MutantVerdict::unknown}) {
      if (!line.starts_with(std::string(name(verdict)) + " ")) continue;
      record.verdict = verdict;
      if (rest != "-") record.by.push_back(rest);
    }
  }
  if (ended || record.verdict == MutantVerdict::killed) return record;
  // A crash of the bent rules is noticed by the check that ran them; running out of time is noticed by none.
  if (WIFSIGNALED(status) && WTERMSIG(status) != SIGXCPU) {
    record.verdict = MutantVerdict::killed;
    record.by.push_back(tried);
  } else {
    record.verdict = MutantVerdict::unknown;
  }
  return record;
}

/// Checks that fail although nothing is bent would notice everything. @param costs of the others, which are added
std::vector<std::string> failing_anyway(Costs& costs) {
  std::vector<std::string> failing;
  for (const auto& [name, check] : Registry::instance().checks()) {
    const std::uint64_t before = Sites::instance().evaluations();
    if (check.notices()) failing.push_back(name);
    costs[name] = Sites::instance().evaluations() - before;
  }
  return failing;
}

Running launch(const RuleMutant& mutant, const Costs& costs, std::size_t index, bool all) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe for a mutant");
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("no process for a mutant");
  if (child == 0) {
    close(ends[0]);
    show_to_checks(mutant, costs, all, ends[1]);
  }
  close(ends[1]);
  return {index, child, ends[0], {}};
}

/// Reads what the children say until one of them has ended; its place in the list.
std::size_t wait_for_one(std::vector<Running>& running) {
  for (;;) {
    std::vector<pollfd> pipes;
    for (const Running& one : running) pipes.push_back({one.pipe, POLLIN, 0});
    if (poll(pipes.data(), pipes.size(), -1) < 0) continue;
    for (std::size_t i = 0; i < running.size(); ++i) {
      if (pipes[i].revents == 0) continue;
      char buffer[4096];
      const ssize_t length = read(running[i].pipe, buffer, sizeof buffer);
      if (length <= 0) return i;
      running[i].said.append(buffer, static_cast<std::size_t>(length));
    }
  }
}

}  // namespace

void set_equivalence_decider(EquivalenceDecider decider) { equivalence_decider = decider; }

std::vector<RuleMutant> rule_mutants(const std::string& folder) {
  Sites::instance().record(true);
  for (const auto& [name, check] : Registry::instance().checks()) {
    if (check.record_sites) check.record_sites();
  }
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::vector<RuleMutant> mutants;
  for (const auto& [site, record] : records) {
    if (!site.file.starts_with(folder)) continue;
    for (int variant = 1; variant <= text(site.op).variants(); ++variant) {
      mutants.push_back({{site, variant}, {record.clauses.begin(), record.clauses.end()}});
    }
  }
  return mutants;
}

std::vector<RuleMutant> not_killed_yet(std::vector<RuleMutant> mutants, const std::filesystem::path& evidence) {
  if (evidence.empty() || !std::filesystem::is_directory(evidence)) return mutants;
  using Key = std::tuple<std::string, std::string, std::string>;
  std::set<Key> killed;
  for (const MutantRecord& record : read_evidence(evidence).mutants) {
    if (record.verdict == MutantVerdict::killed) killed.insert({record.site, record.operator_, record.replacement});
  }
  std::erase_if(mutants, [&](const RuleMutant& mutant) {
    const MutantRecord record = described(mutant);
    return killed.contains({record.site, record.operator_, record.replacement});
  });
  return mutants;
}

MutantRun run_mutants(const std::string& game, const std::string& folder, MutantSide side, MutantMode mode,
                      const std::filesystem::path& evidence, EvidenceWriter& writer) {
  std::vector<RuleMutant> mutants = rule_mutants(folder);
  if (mutants.empty()) return MutantRun::not_possible;
  const std::size_t there_are = mutants.size();
  if (mode == MutantMode::left) mutants = not_killed_yet(std::move(mutants), evidence);
  // Proofs are not repeated for this; one that fails is a failure of its own run.
  Costs costs;
  if (side == MutantSide::properties) {
    const std::vector<std::string> failing = failing_anyway(costs);
    for (const std::string& name : failing) fmt::print("{} fails although nothing is bent\n", name);
    if (!failing.empty()) return MutantRun::not_possible;
  }
  std::vector<MutantRecord> records(mutants.size());
  std::vector<Running> running;
  const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
  std::size_t next = 0, done = 0;
  while (next < mutants.size() || !running.empty()) {
    if (next < mutants.size() && running.size() < most) {
      running.push_back(launch(mutants[next], costs, next, mode == MutantMode::all));
      ++next;
      continue;
    }
    const std::size_t ended = wait_for_one(running);
    const Running one = running[ended];
    running.erase(running.begin() + static_cast<std::ptrdiff_t>(ended));
    close(one.pipe);
    int status = 0;
    while (waitpid(one.child, &status, 0) < 0 && errno == EINTR) {
    }
    records[one.index] = judged(mutants[one.index], one.said, status);
    records[one.index].game = game;
    records[one.index].side = side;
    if (++done % 25 == 0) fmt::print(stderr, "mutants of {}: {} of {}\n", game, done, mutants.size());
  }
  std::map<MutantVerdict, std::size_t> count;
  for (const MutantRecord& record : records) {
    writer.mutant(record);
    ++count[record.verdict];
    if (record.verdict == MutantVerdict::killed) continue;
    fmt::print("{}: {} -> {}: {}\n", record.site, record.operator_, record.replacement, name(record.verdict));
  }
  fmt::print("{} mutants of {} ({}): {} killed, {} proved equivalent, {} survived, {} unknown\n", mutants.size(), game,
             name(side), count[MutantVerdict::killed], count[MutantVerdict::equivalent], count[MutantVerdict::survived],
             count[MutantVerdict::unknown]);
  if (mutants.size() < there_are) {
    fmt::print("{} others were killed already, by the evidence that there is\n", there_are - mutants.size());
  }
  return count[MutantVerdict::survived] + count[MutantVerdict::unknown] == 0 ? MutantRun::all_noticed
                                                                             : MutantRun::some_survived;
}

}  // namespace rulecheck
