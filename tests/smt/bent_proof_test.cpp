// A proof notices a bent rule by a definite failure only.
#include "smt/core/bent_proof.hpp"

#include <gtest/gtest.h>

#include "tests/smt/constants.hpp"

namespace rulecheck::smt_test {
namespace {

/// The rule under proof.
template <class D>
typename D::Bool is_small(typename D::Num number) {
  using Num = typename D::Num;
  return Num(0) <= number && number < Num(10);
}

template <class D>
void tells_small_numbers(Proof& proof) {
  const SymNum n = any_num("n");
  proof.claim("small is 0 to 9", plain(is_small<D>(n)) == (SymNum(-1) < n && n <= SymNum(9)));
}

/// True, whatever the limits are.
template <class D>
void five_is_small(Proof& proof) {
  proof.claim("5", plain(is_small<D>(SymNum(5))));
}

/// The rule is assumed: bent, it may be impossible.
template <class D>
void small_numbers_exist(Proof& proof) {
  const SymNum n = any_num("n");
  proof.assume(n == SymNum(9) || n == SymNum(3));
  proof.assume(plain(is_small<D>(n)));
  proof.claim("3 or 9", n == SymNum(3) || n == SymNum(9));
}

template <class D>
void nine_can_be_small(Proof& proof) {
  const SymNum n = any_num("n");
  proof.possible("9", n == SymNum(9) && plain(is_small<D>(n)));
}

template <class D>
void the_rule_is_not_mentioned(Proof& proof) {
  proof.claim("n is n", any_num("n") == any_num("n"));
}

/// "<" as "the operator at this place -> the replacement".
std::vector<std::string> noticed(const ProofBodies& bodies) {
  BentProof proof(bodies);
  Sites::instance().record(true);
  proof.record_sites();
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  EXPECT_FALSE(proof.notices()) << "nothing is bent";
  std::vector<std::string> result;
  for (const auto& [site, record] : records) {
    for (int variant = 1; variant <= text(site.op).variants(); ++variant) {
      Sites::instance().bend({site, variant});
      if (proof.notices()) {
        result.push_back(std::string(text(site.op).symbol) + " -> " +
                         std::string(text(site.op).replacements[static_cast<std::size_t>(variant - 1)]));
      }
      Sites::instance().straighten();
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

using Names = std::vector<std::string>;

TEST(BentProof, AnEquivalenceNoticesEveryMutant) {
  EXPECT_EQ(noticed({tells_small_numbers<Symbolic>, tells_small_numbers<Mutant<Symbolic>>}),
            (Names{"&& -> left side only", "&& -> right side only", "&& -> ||", "< -> <=", "< -> >=", "<= -> <",
                   "<= -> >", "number -> one less", "number -> one less", "number -> one more", "number -> one more"}));
}

TEST(BentProof, AWeakClaimNoticesLittle) {
  EXPECT_EQ(noticed({five_is_small<Symbolic>, five_is_small<Mutant<Symbolic>>}), (Names{"< -> >=", "<= -> >"}));
}

TEST(BentProof, AssumptionsThatCannotHoldAnyMoreAreNoticed) {
  EXPECT_EQ(noticed({small_numbers_exist<Symbolic>, small_numbers_exist<Mutant<Symbolic>>}),
            (Names{"< -> >=", "<= -> >"}));
}

TEST(BentProof, WhatIsNotPossibleAnyMoreIsNoticed) {
  EXPECT_EQ(noticed({nine_can_be_small<Symbolic>, nine_can_be_small<Mutant<Symbolic>>}),
            (Names{"< -> >=", "<= -> >", "number -> one less"}));
}

TEST(BentProof, ARuleThatIsNotMentionedIsNotNoticed) {
  EXPECT_EQ(noticed({the_rule_is_not_mentioned<Symbolic>, the_rule_is_not_mentioned<Mutant<Symbolic>>}), Names{});
}

TEST(BentProof, TheGoalsOfAnUnbentRuleAreTheSameTerms) {
  Proof symbolic, mutant;
  tells_small_numbers<Symbolic>(symbolic);
  tells_small_numbers<Mutant<Symbolic>>(mutant);
  EXPECT_TRUE(z3::eq(symbolic.goals()[0].claim.term, mutant.goals()[0].claim.term));
}

}  // namespace
}  // namespace rulecheck::smt_test
