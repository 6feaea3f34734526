#include "smt/core/decision.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "smt/core/symbolic.hpp"

namespace rulecheck {
namespace {

/// The free variables of a term.
void collect_variables(const z3::expr& term, std::set<unsigned>& seen, std::vector<z3::func_decl>& variables) {
  if (!seen.insert(Z3_get_ast_id(term.ctx(), term)).second || !term.is_app()) return;
  if (term.num_args() == 0 && term.decl().decl_kind() == Z3_OP_UNINTERPRETED) variables.push_back(term.decl());
  for (unsigned i = 0; i < term.num_args(); ++i) collect_variables(term.arg(i), seen, variables);
}

Assignment assignment(const z3::func_decl& variable, const z3::model& model) {
  const z3::expr value = model.eval(variable(), true);
  Assignment result;
  result.variable = variable.name().str();
  if (value.is_bool()) {
    result.bits = value.is_true();
    return result;
  }
  result.kind = value.get_sort().bv_size() == Symbolic::num_bits ? Assignment::Kind::number : Assignment::Kind::set;
  result.bits = value.get_numeral_uint64();
  return result;
}

/// Both have queries of counting and of placing pieces on which the other is ten times slower.
constexpr std::array strategies{"qfbv", "default"};

/// A solver of its own, so that neither depends on what was asked before.
z3::solver solver_for(z3::context& context, std::string_view strategy, unsigned budget) {
  z3::solver solver = strategy == "default" ? z3::solver(context) : z3::tactic(context, strategy.data()).mk_solver();
  z3::params limits(context);
  limits.set("rlimit", budget);
  solver.set(limits);
  return solver;
}

std::uint64_t work_of(const z3::solver& solver) {
  const z3::stats statistics = solver.statistics();
  for (unsigned i = 0; i < statistics.size(); ++i) {
    if (statistics.key(i) == "rlimit count") return statistics.uint_value(i);
  }
  return 0;
}

Decision satisfied(const z3::expr& query, const z3::model& model) {
  if (!model.eval(query, true).is_true()) return {Answer::unknown, "the model that Z3 gives does not fit", {}, 0};
  std::set<unsigned> seen;
  std::vector<z3::func_decl> variables;
  collect_variables(query, seen, variables);
  Decision decision;
  decision.answer = Answer::satisfiable;
  for (const z3::func_decl& variable : variables) decision.model.push_back(assignment(variable, model));
  std::sort(decision.model.begin(), decision.model.end(),
            [](const Assignment& a, const Assignment& b) { return a.variable < b.variable; });
  return decision;
}

Decision attempt(const z3::expr& query, std::string_view strategy, unsigned budget) {
  z3::context context;
  const z3::expr copy(context, Z3_translate(query.ctx(), query, context));
  z3::solver solver = solver_for(context, strategy, budget);
  solver.add(copy);
  Decision decision;
  try {
    switch (solver.check()) {
      case z3::sat:
        decision = satisfied(copy, solver.get_model());
        break;
      case z3::unsat:
        decision.answer = Answer::unsatisfiable;
        break;
      case z3::unknown:
        decision.reason = solver.reason_unknown();
        break;
    }
    decision.work = work_of(solver);
  } catch (const z3::exception& error) {
    decision = {Answer::unknown, error.msg(), {}, budget};
  }
  return decision;
}

}  // namespace

std::string_view name(Answer answer) {
  switch (answer) {
    case Answer::satisfiable:
      return "sat";
    case Answer::unsatisfiable:
      return "unsat";
    case Answer::unknown:
      return "unknown";
  }
  return {};
}

std::string text(const std::vector<Assignment>& model, std::string (*print_set)(std::uint64_t)) {
  std::string result;
  for (const Assignment& one : model) {
    std::string value;
    switch (one.kind) {
      case Assignment::Kind::truth:
        value = one.bits != 0 ? "true" : "false";
        break;
      case Assignment::Kind::number:
        value = std::to_string(static_cast<std::int16_t>(one.bits));
        break;
      case Assignment::Kind::set:
        value = print_set != nullptr ? print_set(one.bits) : fmt::format("{:#x}", one.bits);
        break;
    }
    result += fmt::format("{}{} = {}", result.empty() ? "" : ", ", one.variable, value);
  }
  return result;
}

Decision decide_with_z3(const z3::expr& query, unsigned budget) {
  Decision decision;
  std::uint64_t work = 0;
  for (const unsigned part : {budget / 10, budget}) {
    for (const std::string_view strategy : strategies) {
      decision = attempt(query, strategy, part);
      work += decision.work;
      decision.work = work;
      if (decision.answer != Answer::unknown) return decision;
    }
  }
  return decision;
}

std::string smt_lib(const z3::expr& query, const std::string& title) {
  std::string line = title;
  std::replace(line.begin(), line.end(), '\n', ' ');
  return Z3_benchmark_to_smtlib_string(query.ctx(), line.c_str(), "QF_BV", "unknown", "", 0, nullptr, query);
}

}  // namespace rulecheck
