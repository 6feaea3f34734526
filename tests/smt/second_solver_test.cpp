// The second solver: missing, wrong, crashing or silent, it never makes a pass.
#include "smt/core/second_solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/core/input_error.hpp"
#include "smt/core/prover.hpp"
#include "tests/smt/environment.hpp"

namespace rulecheck::smt_test {
namespace {

using testing::HasSubstr;

Outcome prove_something_true() {
  Proof proof;
  const SymNum n = any_num("n");
  proof.assume(SymNum(0) <= n && n <= SymNum(10));
  proof.claim("ten at most", n <= SymNum(10));
  return prove(proof, "SecondSolver.Test");
}

TEST(SecondSolver, AgreesOnEveryOperation) {
  Proof proof;
  const SymSet a = any_set("a"), b = any_set("b");
  const SymNum n = any_num("n"), m = any_num("m");
  const Symbolic::OverflowWatch watch;
  std::array<SymNum, 3> elements{n, m, n + m};
  put(elements, m, n - m);
  proof.claim("sets", contains(a | b, a & b) && !overlaps(a - b, b) && (is_empty(a) || overlaps(a, highest(a))));
  proof.claim("one highest", contains(a, highest(a)) && is_empty(lowest(highest(a)) - highest(a)));
  proof.claim("index", index(lowest(a)) < SymNum(64) && SymNum(0) <= index(a));
  proof.claim("select", select(n < m, n, m) <= select(n != m, m, n));
  proof.possible("count", count(a) == SymNum(3) && n * m == SymNum(35) && SymNum(1) < n && watch.in_range());
  proof.possible("elements", at(elements, n) == SymNum(7) && n == SymNum(1) && m == SymNum(0));
  proof.claim("a or b", a == b || a != b);
  const Outcome outcome = prove(proof, "SecondSolver.Test");
  EXPECT_EQ(outcome.verdict, Verdict::failed) << "element 1 is m, which is 0";
  EXPECT_THAT(outcome.message, HasSubstr("\"elements\" is stated to be possible and is not"));
  EXPECT_EQ(outcome.message.find("does not know"), std::string::npos) << outcome.message;
}

TEST(SecondSolver, IsDemanded) {
  const Environment environment("RULECHECK_CVC5", "/nowhere/cvc5");
  const Outcome outcome = prove_something_true();
  EXPECT_EQ(outcome.verdict, Verdict::no_solver);
  EXPECT_THAT(outcome.message, HasSubstr("/nowhere/cvc5: No such file"));
}

TEST(SecondSolver, AFileThatIsNoProgramCountsAsMissing) {
  const Folder folder;
  const std::string path = (folder.path / "cvc5").string();
  std::ofstream(path) << "unsat\n";
  const Environment environment("RULECHECK_CVC5", path);
  EXPECT_EQ(prove_something_true().verdict, Verdict::no_solver);
}

TEST(SecondSolver, WhoDisagreesIsHeard) {
  const FakeSolver fake("cvc5 \"$@\" | sed 's/^sat$/SAT/; s/^unsat$/sat/; s/^SAT$/unsat/'");
  const Outcome outcome = prove_something_true();
  EXPECT_EQ(outcome.verdict, Verdict::failed);
  EXPECT_THAT(outcome.message, HasSubstr("THE SOLVERS DISAGREE: Z3 says sat, cvc5 says unsat"));
}

TEST(SecondSolver, WhoLetsTheRightAnswerThroughIsBelieved) {
  const FakeSolver fake("cvc5 \"$@\"");
  EXPECT_EQ(prove_something_true().verdict, Verdict::passed);
}

TEST(SecondSolver, IsNotAskedInTheQuickRunAndTheUnitSaysSo) {
  const Environment nobody("RULECHECK_CVC5", "/nowhere/cvc5"), quick("RULECHECK_SECOND_SOLVER", "off");
  const Outcome outcome = prove_something_true();
  EXPECT_EQ(outcome.verdict, Verdict::passed) << outcome.message;
  EXPECT_EQ(outcome.unit, queries_to_one);
  EXPECT_EQ(outcome.amount, 2U);
}

TEST(SecondSolver, WhatZ3RefutesIsRefutedByItAlone) {
  const Environment quick("RULECHECK_SECOND_SOLVER", "off");
  Proof proof;
  proof.claim("below ten", any_num("n") < SymNum(10));
  const Outcome outcome = prove(proof, "SecondSolver.Test");
  EXPECT_EQ(outcome.verdict, Verdict::failed);
  EXPECT_THAT(outcome.message, HasSubstr("goal \"below ten\" is refuted"));
}

TEST(SecondSolver, IsTurnedOffByOneWordOnly) {
  const Environment slip("RULECHECK_SECOND_SOLVER", "no");
  EXPECT_THROW(prove_something_true(), InputError);
}

class SecondSolverSays : public testing::TestWithParam<const char*> {};

/// Whatever its exit status is.
TEST_P(SecondSolverSays, NothingThatCounts) {
  const FakeSolver fake(GetParam());
  const Outcome outcome = prove_something_true();
  EXPECT_EQ(outcome.verdict, Verdict::unknown) << outcome.message;
  EXPECT_THAT(outcome.message, HasSubstr("cvc5 does not know"));
}

INSTANTIATE_TEST_SUITE_P(Scripts, SecondSolverSays,
                         testing::Values("exit 0", "echo unknown; exit 0", "echo '(error \"out of memory\")'; exit 1",
                                         "kill -SEGV $$", "echo unsat; kill -KILL $$", "echo unsat; echo sat",
                                         "echo unsatisfiable", "echo UNSAT", "echo unsat >&2; echo unknown",
                                         "echo 'cvc5 interrupted by timeout.'; exit 0"));

TEST(SecondSolver, AScriptThatCannotBeReadIsUnknown) {
  SecondSolver solver("(set-logic QF_BV)\n(assert undeclared)\n(check-sat)\n", 1000);
  const SecondOpinion opinion = solver.opinion();
  EXPECT_EQ(opinion.answer, Answer::unknown);
  EXPECT_THAT(opinion.said, HasSubstr("error"));
}

TEST(SecondSolver, ItsBudgetIsWork) {
  const std::string hard =
      "(set-logic QF_BV)(declare-const p (_ BitVec 40))(declare-const q (_ BitVec 40))"
      "(assert (= (bvmul p q) #x00ffffff01))(assert (bvult #x0000000001 p))(assert (bvult p #x0000100000))"
      "(assert (bvult #x0000000001 q))(assert (bvult q #x0000100000))(check-sat)\n";
  SecondSolver solver(hard, 1000);
  EXPECT_EQ(solver.opinion().said, "unknown\n");
}

}  // namespace
}  // namespace rulecheck::smt_test
