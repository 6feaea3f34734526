// The prover catches what is wrong with a proof: false, vacuous, too hard, empty.
#include "smt/core/prover.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/smt/environment.hpp"

namespace rulecheck::smt_test {
namespace {

using testing::HasSubstr;

Outcome prove_this(void (*body)(Proof&), Budget budget = {}) {
  Proof proof;
  body(proof);
  return prove(proof, "Prover.Test", budget);
}

TEST(Prover, ATrueClaimIsProved) {
  const Outcome outcome = prove_this([](Proof& proof) {
    const SymNum n = any_num("n");
    proof.assume(SymNum(0) <= n && n <= SymNum(1000));
    proof.claim("one more is more", n < n + SymNum(1));
  });
  EXPECT_EQ(outcome.verdict, Verdict::passed) << outcome.message;
  EXPECT_EQ(outcome.amount, 2U);
  EXPECT_EQ(outcome.unit, queries_to_both);
  EXPECT_EQ(outcome.message, "");
}

TEST(Prover, AFalseClaimFailsWithItsCounterexample) {
  const Outcome outcome = prove_this([](Proof& proof) {
    const SymNum n = any_num("n");
    const SymSet s = any_set("hand");
    proof.assume(SymNum(-3) <= n && n < SymNum(0) && s == SymSet(0xF0));
    proof.claim("below −3", n < SymNum(-3));
    proof.claim("hand is empty or b", is_empty(s) || any_bool("b"));
  });
  EXPECT_EQ(outcome.verdict, Verdict::failed);
  EXPECT_THAT(outcome.message, HasSubstr("goal \"below −3\" is refuted: hand = 0xf0, n = -"));
  EXPECT_THAT(outcome.message, HasSubstr("goal \"hand is empty or b\" is refuted: b = false, hand = 0xf0"));
}

TEST(Prover, ACounterexampleSpeaksOfPieces) {
  const Outcome outcome = prove_this([](Proof& proof) {
    proof.name_pieces([](std::uint64_t pieces) { return pieces == 4 ? std::string("dog-2") : "?"; });
    proof.assume(any_set("hand") == SymSet(4));
    proof.claim("empty", is_empty(any_set("hand")));
  });
  EXPECT_THAT(outcome.message, HasSubstr("hand = dog-2"));
}

TEST(Prover, ACounterexampleToInductionIsCalledOne) {
  const Outcome outcome = prove_this([](Proof& proof) {
    const SymNum n = any_num("n");
    proof.assume_invariant(SymNum(0) <= n && n <= SymNum(9));
    proof.claim("kept", n + SymNum(1) <= SymNum(9));
    proof.reset();
    proof.claim("not of induction", any_bool("b"));
  });
  EXPECT_THAT(outcome.message, HasSubstr("\"kept\" is refuted (a counterexample to induction"));
  EXPECT_THAT(outcome.message, HasSubstr("possibly unreachable"));
  EXPECT_THAT(outcome.message, HasSubstr("\"not of induction\" is refuted: b = false"));
}

TEST(Prover, AssumptionsThatCannotHoldAreVacuous) {
  const Outcome outcome = prove_this([](Proof& proof) {
    const SymNum n = any_num("n");
    proof.assume(n < SymNum(0));
    proof.claim("true of some", n < SymNum(1));
    proof.assume(SymNum(0) < n);
    proof.claim("true of none", SymBool(false));
  });
  EXPECT_EQ(outcome.verdict, Verdict::vacuous);
  EXPECT_EQ(outcome.message, "the assumptions of goal \"true of none\" cannot hold together");
}

TEST(Prover, AFailureIsWorseThanAVacuousGoal) {
  const Outcome outcome = prove_this([](Proof& proof) {
    proof.claim("false", any_bool("b"));
    proof.assume(SymBool(false));
    proof.claim("vacuous", SymBool(true));
  });
  EXPECT_EQ(outcome.verdict, Verdict::failed);
}

TEST(Prover, WhatIsPossibleNeedsAnExample) {
  const auto possible = [](Proof& proof) {
    proof.assume(any_num("n") < SymNum(5));
    proof.possible("four", any_num("n") == SymNum(4));
  };
  const auto impossible = [](Proof& proof) {
    proof.assume(any_num("n") < SymNum(5));
    proof.possible("five", any_num("n") == SymNum(5));
  };
  EXPECT_EQ(prove_this(possible).verdict, Verdict::passed);
  EXPECT_EQ(prove_this(impossible).verdict, Verdict::failed);
  EXPECT_THAT(prove_this(impossible).message, HasSubstr("\"five\" is stated to be possible and is not"));
}

TEST(Prover, AProofWithoutAGoalIsNoProof) {
  const Outcome outcome = prove_this([](Proof& proof) { proof.assume(any_bool("b")); });
  EXPECT_EQ(outcome.verdict, Verdict::no_cases);
  EXPECT_EQ(outcome.amount, 0U);
}

/// Needs more than a few steps: there is no such product, but nothing short says so.
void factor(Proof& proof) {
  const SymNum a = any_num("a"), b = any_num("b");
  const auto factor = [](const SymNum& n) { return SymNum(1) < n && n < SymNum(181); };
  proof.claim("a prime", !(factor(a) && factor(b) && a * b == SymNum(32749)));
}

TEST(Prover, AHardQueryWithASmallBudgetIsUnknownNeverAPass) {
  const Outcome neither = prove_this(factor, {200, 1});
  EXPECT_EQ(neither.verdict, Verdict::unknown);
  EXPECT_THAT(neither.message, HasSubstr("Z3 does not know"));
}

TEST(Prover, ASecondSolverThatDoesNotKnowIsNoPassEither) {
  const Outcome only_first = prove_this(factor, {50'000'000, 1});
  EXPECT_EQ(only_first.verdict, Verdict::unknown);
  EXPECT_THAT(only_first.message, HasSubstr("Z3 says unsat, cvc5 does not know; it said: unknown"));
}

TEST(Prover, TheSameQueryGivesTheSameAnswerForTheSameWork) {
  const SymNum a = any_num("a"), b = any_num("b");
  const SymBool query = a * b == SymNum(5041) && SymNum(1) < a && a <= b;
  const Decision one = decide_with_z3(query.term, 50'000'000), two = decide_with_z3(query.term, 50'000'000);
  EXPECT_EQ(one.answer, Answer::satisfiable);
  EXPECT_EQ(one.work, two.work);
  EXPECT_EQ(text(one.model), text(two.model));
}

TEST(Prover, ScriptsAreKeptWhereTheyAreAskedFor) {
  const Folder folder;
  const Environment environment("RULECHECK_SMT_DIR", folder.path.string());
  prove_this([](Proof& proof) { proof.claim("a / name", any_bool("b") || !any_bool("b")); });
  const std::filesystem::path script = folder.path / "Prover-Test" / "01-a---name.smt2";
  ASSERT_TRUE(std::filesystem::exists(script));
  std::stringstream text;
  text << std::ifstream(script).rdbuf();
  EXPECT_THAT(text.str(), HasSubstr("(set-logic QF_BV)"));
  EXPECT_THAT(text.str(), HasSubstr("(check-sat)"));
}

TEST(OverflowWatch, CatchesNumbersThatCanLeaveTheirRange) {
  const auto body = [](Proof& proof) {
    const SymNum a = any_num("a"), b = any_num("b");
    const auto small = [](const SymNum& n) { return SymNum(-200) <= n && n <= SymNum(200); };
    proof.assume(small(a) && small(b));
    for (int operation = 0; operation < 3; ++operation) {
      const Symbolic::OverflowWatch watch;
      static_cast<void>(operation == 0 ? a + b : operation == 1 ? a - b : a * b);
      EXPECT_EQ(watch.operations(), 1U);
      proof.claim(operation == 0 ? "sum" : operation == 1 ? "difference" : "product", watch.in_range());
    }
  };
  const Outcome outcome = prove_this(body);
  EXPECT_EQ(outcome.verdict, Verdict::failed);
  EXPECT_THAT(outcome.message, HasSubstr("goal \"product\" is refuted"));
  EXPECT_THAT(outcome.message, testing::Not(HasSubstr("sum")));
  EXPECT_THAT(outcome.message, testing::Not(HasSubstr("difference")));
}

TEST(OverflowWatch, HoldsExactlyWhereNothingOverflows) {
  for (int a : {-32768, -200, -1, 0, 1, 200, 32767}) {
    for (int b : {-32768, -200, -1, 0, 1, 200, 32767}) {
      const auto in_range = [&](int operation) {
        const Symbolic::OverflowWatch watch;
        const SymNum x(a), y(b);
        static_cast<void>(operation == 0 ? x + y : operation == 1 ? x - y : x * y);
        return watch.in_range().term.simplify().is_true();
      };
      const auto fits = [](int number) { return number >= -32768 && number <= 32767; };
      EXPECT_EQ(in_range(0), fits(a + b)) << a << " + " << b;
      EXPECT_EQ(in_range(1), fits(a - b)) << a << " - " << b;
      EXPECT_EQ(in_range(2), fits(a * b)) << a << " * " << b;
    }
  }
}

}  // namespace
}  // namespace rulecheck::smt_test
