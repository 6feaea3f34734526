// What must not compile in any of the domains, asked of the compiler by `requires`; beside each slip stands what must.
// tests/must_not_compile/ has the same slips as whole rules.
#include <gtest/gtest.h>

#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "smt/core/symbolic.hpp"

namespace rulecheck {
namespace {

template <class A, class B>
concept Added = requires(A a, B b) { a + b; };
template <class A, class B>
concept Joined = requires(A a, B b) { a | b; };
template <class A, class B>
concept Compared = requires(A a, B b) { a < b; };
template <class A, class B>
concept Equated = requires(A a, B b) { a == b; };
template <class A, class B>
concept BothHold = requires(A a, B b) { a&& b; };
template <class A>
concept Branches = requires(A a) { a ? 1 : 0; };
template <class C, class T>
concept Selects = requires(C c, T a, T b) { select(c, a, b); };

template <class D>
class DomainSlips : public testing::Test {};

using Domains = testing::Types<Concrete, Symbolic, Mutant<Concrete>, Mutant<Symbolic>, Observed<Concrete>>;
TYPED_TEST_SUITE(DomainSlips, Domains);

TYPED_TEST(DomainSlips, NoValueDecidesABranch) {
  static_assert(Branches<bool> && Branches<int>);
  EXPECT_FALSE(Branches<typename TypeParam::Bool>);
  EXPECT_FALSE(Branches<typename TypeParam::Num>);
  EXPECT_FALSE(Branches<typename TypeParam::Set>);
}

TYPED_TEST(DomainSlips, KindsOfValuesDoNotMix) {
  using Bool = typename TypeParam::Bool;
  using Num = typename TypeParam::Num;
  using Set = typename TypeParam::Set;
  EXPECT_TRUE((Added<Num, Num>));
  EXPECT_FALSE((Added<Set, Num>));
  EXPECT_FALSE((Added<Set, Set>));
  EXPECT_FALSE((Added<Bool, Bool>));
  EXPECT_TRUE((Joined<Set, Set>));
  EXPECT_FALSE((Joined<Num, Num>));
  EXPECT_FALSE((Joined<Bool, Bool>));
  EXPECT_TRUE((Compared<Num, Num>));
  EXPECT_FALSE((Compared<Set, Set>));
  EXPECT_FALSE((Compared<Bool, Num>));
  EXPECT_TRUE((Equated<Set, Set>));
  EXPECT_FALSE((Equated<Set, Num>));
  EXPECT_TRUE((BothHold<Bool, Bool>));
  EXPECT_FALSE((BothHold<Num, Num>));
  EXPECT_TRUE((Selects<Bool, Num>));
  EXPECT_FALSE((Selects<Num, Num>));
}

TYPED_TEST(DomainSlips, PlainValuesComeInByNameOnly) {
  EXPECT_TRUE((std::is_constructible_v<typename TypeParam::Num, int>));
  EXPECT_FALSE((std::is_convertible_v<int, typename TypeParam::Num>));
  EXPECT_FALSE((std::is_convertible_v<bool, typename TypeParam::Bool>));
  EXPECT_FALSE((std::is_convertible_v<std::uint64_t, typename TypeParam::Set>));
  EXPECT_FALSE((Added<typename TypeParam::Num, int>));
  EXPECT_FALSE((BothHold<typename TypeParam::Bool, bool>));
}

}  // namespace
}  // namespace rulecheck
