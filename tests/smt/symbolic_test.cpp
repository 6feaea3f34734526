// Symbolic, fed with constants, is Concrete: exhaustively on small values, at random on full ones.
#include "smt/core/symbolic.hpp"

#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

#include "tests/smt/constants.hpp"

namespace rulecheck::smt_test {
namespace {

constexpr int random_cases = 300;

/// What a function of values gives in both domains, put side by side.
template <class Concretely, class Symbolically>
void expect_same(Concretely concrete, Symbolically symbolic, const char* operation) {
  EXPECT_EQ(value(concrete), value(symbolic)) << operation;
}

template <class Num>
struct NumOperations {
  Num a, b;
  auto less() const { return a < b; }
  auto at_most() const { return a <= b; }
  auto equal() const { return a == b; }
  auto unequal() const { return a != b; }
  auto plus() const { return a + b; }
  auto minus() const { return a - b; }
  auto times() const { return a * b; }
};

bool fits(std::int64_t number) { return number >= -32768 && number <= 32767; }

void compare_numbers(int a, int b) {
  SCOPED_TRACE(testing::Message() << a << " and " << b);
  const NumOperations<Concrete::Num> c{Concrete::Num(a), Concrete::Num(b)};
  const NumOperations<Symbolic::Num> s{Symbolic::Num(a), Symbolic::Num(b)};
  expect_same(c.less(), s.less(), "<");
  expect_same(c.at_most(), s.at_most(), "<=");
  expect_same(c.equal(), s.equal(), "==");
  expect_same(c.unequal(), s.unequal(), "!=");
  // A rule whose numbers leave 16 bits is a defect that the overflow watch reports.
  if (fits(std::int64_t{a} + b)) expect_same(c.plus(), s.plus(), "+");
  if (fits(std::int64_t{a} - b)) expect_same(c.minus(), s.minus(), "-");
  if (fits(std::int64_t{a} * b)) expect_same(c.times(), s.times(), "*");
  for (bool chosen : {false, true}) {
    expect_same(select(Concrete::Bool(chosen), c.a, c.b), select(Symbolic::Bool(chosen), s.a, s.b), "select");
  }
}

void compare_sets(std::uint64_t a, std::uint64_t b) {
  SCOPED_TRACE(testing::Message() << std::hex << a << " and " << b);
  const Concrete::Set c(a), d(b);
  const Symbolic::Set s(a), t(b);
  expect_same(c | d, s | t, "|");
  expect_same(c & d, s & t, "&");
  expect_same(c - d, s - t, "-");
  expect_same(c == d, s == t, "==");
  expect_same(c != d, s != t, "!=");
  expect_same(overlaps(c, d), overlaps(s, t), "overlaps");
  expect_same(contains(c, d), contains(s, t), "contains");
  for (bool chosen : {false, true}) {
    expect_same(select(Concrete::Bool(chosen), c, d), select(Symbolic::Bool(chosen), s, t), "select");
  }
}

void compare_set(std::uint64_t a) {
  SCOPED_TRACE(testing::Message() << std::hex << a);
  const Concrete::Set c(a);
  const Symbolic::Set s(a);
  expect_same(is_empty(c), is_empty(s), "is_empty");
  expect_same(count(c), count(s), "count");
  expect_same(highest(c), highest(s), "highest");
  expect_same(lowest(c), lowest(s), "lowest");
  expect_same(index(c), index(s), "index");
}

/// The subsets of six elements that lie at the ends and around the middle.
std::vector<std::uint64_t> few_elements() {
  constexpr std::array<unsigned, 6> elements{0, 1, 31, 32, 62, 63};
  std::vector<std::uint64_t> sets;
  for (unsigned choice = 0; choice < 64; ++choice) {
    std::uint64_t set = 0;
    for (unsigned i = 0; i < 6; ++i) set |= std::uint64_t{choice >> i & 1U} << elements[i];
    sets.push_back(set);
  }
  return sets;
}

TEST(Symbolic, EveryBoolOperatorIsConcretes) {
  for (bool a : {false, true}) {
    expect_same(!Concrete::Bool(a), !Symbolic::Bool(a), "!");
    for (bool b : {false, true}) {
      const Concrete::Bool c(a), d(b);
      const Symbolic::Bool s(a), t(b);
      expect_same(c && d, s && t, "&&");
      expect_same(c || d, s || t, "||");
      expect_same(c == d, s == t, "==");
      for (bool e : {false, true}) {
        expect_same(select(c, d, Concrete::Bool(e)), select(s, t, Symbolic::Bool(e)), "select");
      }
    }
  }
}

TEST(Symbolic, DefaultValuesAreConcretes) {
  EXPECT_EQ(value(Symbolic::Bool()), value(Concrete::Bool()));
  EXPECT_EQ(value(Symbolic::Num()), value(Concrete::Num()));
  EXPECT_EQ(value(Symbolic::Set()), value(Concrete::Set()));
}

TEST(Symbolic, SmallNumbersBehaveAsInConcrete) {
  for (int a = -9; a <= 9; ++a) {
    for (int b = -9; b <= 9; ++b) compare_numbers(a, b);
  }
}

TEST(Symbolic, NumbersAtTheEndsOfTheRangeBehaveAsInConcrete) {
  for (int a : {-32768, -32767, -182, -1, 0, 1, 181, 32766, 32767}) {
    for (int b : {-32768, -32767, -182, -1, 0, 1, 181, 32766, 32767}) compare_numbers(a, b);
  }
}

TEST(Symbolic, RandomNumbersBehaveAsInConcrete) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> number(-32768, 32767);
  for (int i = 0; i < random_cases; ++i) compare_numbers(number(random), number(random));
}

TEST(Symbolic, SetsOfFewElementsBehaveAsInConcrete) {
  for (std::uint64_t a : few_elements()) {
    compare_set(a);
    for (std::uint64_t b : few_elements()) compare_sets(a, b);
  }
}

TEST(Symbolic, EverySingleElementHasItsIndex) {
  for (unsigned element = 0; element < 64; ++element) {
    EXPECT_EQ(value(index(Symbolic::Set(std::uint64_t{1} << element))), element);
    compare_set(std::uint64_t{1} << element);
  }
}

TEST(Symbolic, RandomSetsBehaveAsInConcrete) {
  std::mt19937_64 random(2);
  for (int i = 0; i < random_cases; ++i) {
    const std::uint64_t a = random(), b = random();
    compare_set(a);
    compare_sets(a, b);
    compare_sets(a, a & b);
    compare_sets(a & b, a);
  }
  compare_set(~std::uint64_t{0});
}

template <class D, std::size_t size>
std::array<typename D::Num, size> numbered() {
  std::array<typename D::Num, size> elements;
  for (std::size_t i = 0; i < size; ++i) elements[i] = typename D::Num(static_cast<int>(100 + i));
  return elements;
}

template <std::size_t size>
void compare_arrays() {
  for (int place : {-32768, -2, -1, 0, 1, 2, 3, 4, 5, 64, 32767}) {
    SCOPED_TRACE(testing::Message() << "place " << place << " of " << size);
    auto c = numbered<Concrete, size>();
    auto s = numbered<Symbolic, size>();
    expect_same(at(c, Concrete::Num(place)), at(s, Symbolic::Num(place)), "at");
    put(c, Concrete::Num(place), Concrete::Num(7));
    put(s, Symbolic::Num(place), Symbolic::Num(7));
    for (std::size_t i = 0; i < size; ++i) expect_same(c[i], s[i], "put");
  }
}

TEST(Symbolic, ElementsOfArraysAreConcretesOutsideTheRangeToo) {
  compare_arrays<1>();
  compare_arrays<2>();
  compare_arrays<4>();
}

TEST(Symbolic, AnIndexOutOfRangeNamesTheLastElement) {
  const auto elements = numbered<Symbolic, 3>();
  EXPECT_EQ(value(at(elements, Symbolic::Num(3))), 102);
  EXPECT_EQ(value(at(elements, Symbolic::Num(-1))), 102);
}

TEST(Symbolic, AChangeIsMadeWhereTheConditionHolds) {
  for (bool holds : {false, true}) {
    Concrete::Num c(3);
    Symbolic::Num s(3);
    where(Concrete::Bool(holds), c, [](Concrete::Num& number) { number = number + Concrete::Num(4); });
    where(Symbolic::Bool(holds), s, [](Symbolic::Num& number) { number = number + Symbolic::Num(4); });
    expect_same(c, s, "where");
    EXPECT_EQ(value(s), holds ? 7 : 3);
  }
}

TEST(Symbolic, AConstantBeyond16BitsIsRefused) {
  EXPECT_THROW(Symbolic::Num(32768), std::out_of_range);
  EXPECT_THROW(Symbolic::Num(-32769), std::out_of_range);
  EXPECT_NO_THROW(Symbolic::Num(-32768));
}

}  // namespace
}  // namespace rulecheck::smt_test
