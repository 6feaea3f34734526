#include "smt/core/prover.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "model/core/input_error.hpp"
#include "smt/core/second_solver.hpp"

namespace rulecheck {
namespace {

/// A name without what a file system may take amiss.
std::string file_name(std::string words) {
  std::replace_if(words.begin(), words.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '-');
  return words.substr(0, 80);
}

void keep(const std::string& script, const std::string& title, std::uint64_t number, const std::string& name) {
  const char* folder = std::getenv("RULECHECK_SMT_DIR");
  if (folder == nullptr || *folder == '\0') return;
  const std::filesystem::path inner = std::filesystem::path(folder) / file_name(title);
  std::filesystem::create_directories(inner);
  const std::filesystem::path path = inner / fmt::format("{:02}-{}.smt2", number, file_name(name));
  std::ofstream file(path);
  if (!(file << script).flush()) throw std::runtime_error(fmt::format("{} cannot be written", path.string()));
}

/// Worse verdicts have a lower rank.
std::size_t rank(Verdict verdict) {
  constexpr std::array order{Verdict::failed, Verdict::vacuous, Verdict::no_solver, Verdict::unknown, Verdict::passed};
  return static_cast<std::size_t>(std::find(order.begin(), order.end(), verdict) - order.begin());
}

/// Gathers the goals that are not proved.
struct Gathered {
  Outcome outcome;
  void add(Verdict verdict, const std::string& message) {
    if (rank(verdict) < rank(outcome.verdict)) outcome.verdict = verdict;
    if (!outcome.message.empty()) outcome.message += '\n';
    outcome.message += message;
  }
};

std::string values(const Decision& decision, const Proof& proof) {
  const std::string model = text(decision.model, proof.set_printer());
  return model.empty() ? "no variable matters" : model;
}

void settle(const Goal& goal, const Proof& proof, Prover& prover, Gathered& gathered) {
  const Ruling ruling = prover.decide(goal.assumptions && !goal.claim, goal.name);
  if (ruling.verdict != Verdict::passed) {
    gathered.add(ruling.verdict, fmt::format("goal \"{}\": {}", goal.name, ruling.message));
  } else if (ruling.decision.answer == Answer::satisfiable) {
    gathered.add(
        Verdict::failed,
        fmt::format("goal \"{}\" is refuted{}: {}", goal.name,
                    goal.inductive ? " (a counterexample to induction: the state is possibly unreachable)" : "",
                    values(ruling.decision, proof)));
  }
}

/// What Z3 says without a second opinion.
Ruling alone(Decision first) {
  Ruling ruling;
  ruling.decision = std::move(first);
  if (ruling.decision.answer == Answer::unknown) {
    ruling.message = fmt::format("Z3 does not know ({})", ruling.decision.reason);
  } else {
    ruling.verdict = Verdict::passed;
  }
  return ruling;
}

Ruling compare(Decision first, const SecondOpinion& second) {
  Ruling ruling;
  ruling.decision = std::move(first);
  const Answer answer = ruling.decision.answer;
  if (second.answer != Answer::unknown && answer != Answer::unknown && second.answer != answer) {
    ruling.verdict = Verdict::failed;
    ruling.message = fmt::format("THE SOLVERS DISAGREE: Z3 says {}, cvc5 says {}", name(answer), name(second.answer));
  } else if (second.missing) {
    ruling.verdict = Verdict::no_solver;
    ruling.message = fmt::format("the second solver cannot be started: {}", second.said);
  } else if (answer == Answer::unknown) {
    ruling.message = fmt::format("Z3 does not know ({})", ruling.decision.reason);
  } else if (second.answer == Answer::unknown) {
    ruling.message = fmt::format("Z3 says {}, cvc5 does not know; it said: {}", name(answer), second.said);
  } else {
    ruling.verdict = Verdict::passed;
  }
  return ruling;
}

}  // namespace

bool asks_second_solver() {
  const char* chosen = std::getenv("RULECHECK_SECOND_SOLVER");
  const std::string_view choice = chosen == nullptr ? "" : chosen;
  if (choice.empty() || choice == "on") return true;
  if (choice == "off") return false;
  throw InputError("RULECHECK_SECOND_SOLVER", "", fmt::format("\"{}\"; expected on or off", choice));
}

Prover::Prover(std::string title, Budget budget)
    : title_(std::move(title)), budget_(budget), asks_second_solver_(rulecheck::asks_second_solver()) {}

Ruling Prover::decide(const SymBool& query, const std::string& name) {
  const std::string script = smt_lib(query.term, fmt::format("{}: {}", title_, name));
  keep(script, title_, ++queries_, name);
  const auto begun = std::chrono::steady_clock::now();
  if (!asks_second_solver_) {
    Decision decision = decide_with_z3(query.term, budget_.z3);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
    fmt::print("  {}: Z3 {} after {:.1f} s\n", name, rulecheck::name(decision.answer), spent.count());
    std::fflush(stdout);
    return alone(std::move(decision));
  }
  SecondSolver second(script, budget_.cvc5);
  Decision decision = decide_with_z3(query.term, budget_.z3);
  const std::chrono::duration<double> first = std::chrono::steady_clock::now() - begun;
  const SecondOpinion opinion = second.opinion();
  const std::chrono::duration<double> both = std::chrono::steady_clock::now() - begun;
  fmt::print("  {}: Z3 {} after {:.1f} s, cvc5 {} after {:.1f} s\n", name, rulecheck::name(decision.answer),
             first.count(), rulecheck::name(opinion.answer), both.count());
  std::fflush(stdout);
  return compare(std::move(decision), opinion);
}

Outcome prove(const Proof& proof, const std::string& title, Budget budget) {
  Gathered gathered;
  gathered.outcome.unit = asks_second_solver() ? queries_to_both : queries_to_one;
  if (proof.goals().empty() && proof.possibilities().empty()) {
    gathered.outcome.message = "the proof states no goal";
    return gathered.outcome;
  }
  gathered.outcome.verdict = Verdict::passed;
  Prover prover(title, budget);
  // Goals that share their assumptions share the query whether those can hold.
  std::map<unsigned, Ruling> coverage;
  for (const Goal& goal : proof.goals()) {
    const unsigned id = Z3_get_ast_id(Symbolic::context(), goal.assumptions.term);
    auto [covered, first_time] = coverage.try_emplace(id);
    if (goal.assumptions.term.is_true()) {
      covered->second = {Verdict::passed, {Answer::satisfiable, {}, {}, 0}, {}};
    } else if (first_time) {
      covered->second = prover.decide(goal.assumptions, "assumptions of " + goal.name);
    }
    const Ruling& ruling = covered->second;
    if (ruling.verdict != Verdict::passed) {
      gathered.add(ruling.verdict, fmt::format("assumptions of goal \"{}\": {}", goal.name, ruling.message));
    } else if (ruling.decision.answer == Answer::unsatisfiable) {
      gathered.add(Verdict::vacuous, fmt::format("the assumptions of goal \"{}\" cannot hold together", goal.name));
    } else {
      settle(goal, proof, prover, gathered);
    }
  }
  for (const Goal& goal : proof.possibilities()) {
    const Ruling ruling = prover.decide(goal.assumptions && goal.claim, goal.name);
    if (ruling.verdict != Verdict::passed) {
      gathered.add(ruling.verdict, fmt::format("possibility \"{}\": {}", goal.name, ruling.message));
    } else if (ruling.decision.answer == Answer::unsatisfiable) {
      gathered.add(Verdict::failed, fmt::format("\"{}\" is stated to be possible and is not", goal.name));
    }
  }
  gathered.outcome.amount = prover.queries();
  return gathered.outcome;
}

}  // namespace rulecheck
