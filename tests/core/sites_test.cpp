// What is noted of places in rule text while it is observed.
#include "model/core/sites.hpp"

#include <gtest/gtest.h>

#include "model/core/domain.hpp"
#include "model/core/observed.hpp"

namespace rulecheck {
namespace {

TEST(Observed, AConditionWithinAChangeThatDoesNotHappenIsNotSeen) {
  using M = Observed<Concrete>;
  const auto conditions = [](bool happens) {
    M::Num number(Concrete::Num(3));
    Sites::instance().record(true);
    where(M::Bool(Concrete::Bool(happens)), number, [](M::Num& n) { static_cast<void>(n < M::Num(Concrete::Num(7))); });
    std::size_t seen = 0;
    for (const auto& [site, record] : Sites::instance().records()) seen += site.op == Operator::less ? 1U : 0U;
    Sites::instance().record(false);
    return seen;
  };
  EXPECT_EQ(conditions(true), 1U);
  EXPECT_EQ(conditions(false), 0U);
}

TEST(Sites, WhatIsNotedForTheFirstTimeIsCounted) {
  using M = Observed<Concrete>;
  const auto compare = [](int one, int other) {
    static_cast<void>(M::Num(Concrete::Num(one)) < M::Num(Concrete::Num(other)));
  };
  Sites::instance().record(true);
  const std::uint64_t before = Sites::instance().novelties();
  compare(1, 2);
  EXPECT_EQ(Sites::instance().novelties(), before + 2) << "a place, and that it was true";
  compare(1, 3);
  EXPECT_EQ(Sites::instance().novelties(), before + 2);
  compare(3, 1);
  EXPECT_EQ(Sites::instance().novelties(), before + 3) << "that it was false";
  Sites::instance().record(false);
}

}  // namespace
}  // namespace rulecheck
