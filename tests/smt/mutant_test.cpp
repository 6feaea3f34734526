// Mutant: as its base where nothing is bent, and each replacement does what its name says, in both bases.
#include "model/core/mutant.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "model/core/observed.hpp"
#include "tests/smt/constants.hpp"

namespace rulecheck::smt_test {
namespace {

/// One operation on two small values, evaluated in domain M; its result as a number.
template <class M, class Base>
std::int64_t evaluate(Operator op, std::uint64_t a, std::uint64_t b) {
  const auto num = [](std::uint64_t n) { return typename M::Num(typename Base::Num(static_cast<int>(n))); };
  const auto set = [](std::uint64_t s) { return typename M::Set(typename Base::Set(s)); };
  const auto truth = [](std::uint64_t t) { return typename M::Bool(typename Base::Bool(t != 0)); };
  const auto as_number = [](const auto& result) { return static_cast<std::int64_t>(value(result)); };
  const std::array<typename M::Num, 3> elements{num(10), num(11), num(12)};
  switch (op) {
    case Operator::less:
      return as_number(num(a) < num(b));
    case Operator::at_most:
      return as_number(num(a) <= num(b));
    case Operator::equal:
      return as_number(num(a) == num(b));
    case Operator::unequal:
      return as_number(num(a) != num(b));
    case Operator::plus:
      return as_number(num(a) + num(b));
    case Operator::minus:
      return as_number(num(a) - num(b));
    case Operator::times:
      return as_number(num(a) * num(b));
    case Operator::negation:
      return as_number(!truth(a));
    case Operator::conjunction:
      return as_number(truth(a) && truth(b & 1));
    case Operator::disjunction:
      return as_number(truth(a) || truth(b & 1));
    case Operator::selection:
      return as_number(select(truth(a & 1), num(b), num(9)));
    case Operator::set_union:
      return as_number(set(a) | set(b));
    case Operator::intersection:
      return as_number(set(a) & set(b));
    case Operator::difference:
      return as_number(set(a) - set(b));
    case Operator::set_equal:
      return as_number(set(a) == set(b));
    case Operator::set_unequal:
      return as_number(set(a) != set(b));
    case Operator::emptiness:
      return as_number(is_empty(set(a)));
    case Operator::overlap:
      return as_number(overlaps(set(a), set(b)));
    case Operator::containment:
      return as_number(contains(set(a), set(b)));
    case Operator::count:
      return as_number(count(set(a)));
    case Operator::index:
      return as_number(index(set(a)));
    case Operator::highest:
      return as_number(highest(set(a)));
    case Operator::lowest:
      return as_number(lowest(set(a)));
    case Operator::element:
      return as_number(at(elements, num(a)));
    case Operator::replacement: {
      auto changed = elements;
      put(changed, num(a), num(b));
      return as_number(changed[0]) * 10000 + as_number(changed[1]) * 100 + as_number(changed[2]);
    }
    case Operator::number:
      return as_number(typename M::Num(static_cast<int>(a)));
    case Operator::set:
      return as_number(typename M::Set(a));
    case Operator::truth:
      return as_number(typename M::Bool(a != 0));
  }
  return 0;
}

using Expected = std::function<std::int64_t(std::uint64_t, std::uint64_t)>;

std::uint64_t without_lowest(std::uint64_t set) { return set & (set - 1); }
std::uint64_t highest_of(std::uint64_t set) { return std::bit_floor(set); }
std::uint64_t lowest_of(std::uint64_t set) { return set ^ without_lowest(set); }
std::int64_t indices_of(std::uint64_t set) {
  return (set & 10U ? 1 : 0) | (set & 12U ? 2 : 0);  // elements 0 to 3
}
std::int64_t element_of(std::uint64_t place) { return place < 3 ? static_cast<std::int64_t>(10 + place) : 12; }
std::int64_t replaced(std::uint64_t place, std::uint64_t with) {
  std::array<std::int64_t, 3> elements{10, 11, 12};
  elements[std::min<std::uint64_t>(place, 2)] = static_cast<std::int64_t>(with);
  return elements[0] * 10000 + elements[1] * 100 + elements[2];
}
std::int64_t sign(std::uint64_t n) { return static_cast<std::int64_t>(n); }

/// By operator and replacement ("" as written): what has to come out, said without the domains.
const std::map<std::pair<Operator, std::string>, Expected>& meanings() {
  using enum Operator;
  using U = std::uint64_t;
  static const std::map<std::pair<Operator, std::string>, Expected> table{
      {{less, ""}, [](U a, U b) { return a < b; }},
      {{less, "<="}, [](U a, U b) { return a <= b; }},
      {{less, ">="}, [](U a, U b) { return a >= b; }},
      {{at_most, ""}, [](U a, U b) { return a <= b; }},
      {{at_most, "<"}, [](U a, U b) { return a < b; }},
      {{at_most, ">"}, [](U a, U b) { return a > b; }},
      {{equal, ""}, [](U a, U b) { return a == b; }},
      {{equal, "!="}, [](U a, U b) { return a != b; }},
      {{unequal, ""}, [](U a, U b) { return a != b; }},
      {{unequal, "=="}, [](U a, U b) { return a == b; }},
      {{plus, ""}, [](U a, U b) { return sign(a) + sign(b); }},
      {{plus, "-"}, [](U a, U b) { return sign(a) - sign(b); }},
      {{minus, ""}, [](U a, U b) { return sign(a) - sign(b); }},
      {{minus, "+"}, [](U a, U b) { return sign(a) + sign(b); }},
      {{times, ""}, [](U a, U b) { return sign(a) * sign(b); }},
      {{times, "+"}, [](U a, U b) { return sign(a) + sign(b); }},
      {{negation, ""}, [](U a, U) { return a == 0; }},
      {{negation, "dropped"}, [](U a, U) { return a != 0; }},
      {{conjunction, ""}, [](U a, U b) { return a != 0 && b % 2 == 1; }},
      {{conjunction, "||"}, [](U a, U b) { return a != 0 || b % 2 == 1; }},
      {{conjunction, "left side only"}, [](U a, U) { return a != 0; }},
      {{conjunction, "right side only"}, [](U, U b) { return b % 2 == 1; }},
      {{disjunction, ""}, [](U a, U b) { return a != 0 || b % 2 == 1; }},
      {{disjunction, "&&"}, [](U a, U b) { return a != 0 && b % 2 == 1; }},
      {{disjunction, "left side only"}, [](U a, U) { return a != 0; }},
      {{disjunction, "right side only"}, [](U, U b) { return b % 2 == 1; }},
      {{selection, ""}, [](U a, U b) { return a % 2 == 1 ? sign(b) : 9; }},
      {{selection, "swapped"}, [](U a, U b) { return a % 2 == 1 ? 9 : sign(b); }},
      {{set_union, ""}, [](U a, U b) { return sign(a | b); }},
      {{set_union, "&"}, [](U a, U b) { return sign(a & b); }},
      {{set_union, "left side only"}, [](U a, U) { return sign(a); }},
      {{set_union, "right side only"}, [](U, U b) { return sign(b); }},
      {{intersection, ""}, [](U a, U b) { return sign(a & b); }},
      {{intersection, "|"}, [](U a, U b) { return sign(a | b); }},
      {{intersection, "left side only"}, [](U a, U) { return sign(a); }},
      {{intersection, "right side only"}, [](U, U b) { return sign(b); }},
      {{difference, ""}, [](U a, U b) { return sign(a & ~b); }},
      {{difference, "&"}, [](U a, U b) { return sign(a & b); }},
      {{difference, "left side only"}, [](U a, U) { return sign(a); }},
      {{set_equal, ""}, [](U a, U b) { return a == b; }},
      {{set_equal, "!="}, [](U a, U b) { return a != b; }},
      {{set_unequal, ""}, [](U a, U b) { return a != b; }},
      {{set_unequal, "=="}, [](U a, U b) { return a == b; }},
      {{emptiness, ""}, [](U a, U) { return a == 0; }},
      {{emptiness, "negated"}, [](U a, U) { return a != 0; }},
      {{overlap, ""}, [](U a, U b) { return (a & b) != 0; }},
      {{overlap, "negated"}, [](U a, U b) { return (a & b) == 0; }},
      {{overlap, "contains"}, [](U a, U b) { return (b & ~a) == 0; }},
      {{containment, ""}, [](U a, U b) { return (b & ~a) == 0; }},
      {{containment, "negated"}, [](U a, U b) { return (b & ~a) != 0; }},
      {{containment, "overlaps"}, [](U a, U b) { return (a & b) != 0; }},
      {{count, ""}, [](U a, U) { return std::popcount(a); }},
      {{count, "one more"}, [](U a, U) { return std::popcount(a) + 1; }},
      {{index, ""}, [](U a, U) { return indices_of(a); }},
      {{index, "one more"}, [](U a, U) { return indices_of(a) + 1; }},
      {{highest, ""}, [](U a, U) { return sign(highest_of(a)); }},
      {{highest, "lowest"}, [](U a, U) { return sign(lowest_of(a)); }},
      {{lowest, ""}, [](U a, U) { return sign(lowest_of(a)); }},
      {{lowest, "highest"}, [](U a, U) { return sign(highest_of(a)); }},
      {{element, ""}, [](U a, U) { return element_of(a); }},
      {{element, "next index"}, [](U a, U) { return element_of(a + 1); }},
      {{replacement, ""}, [](U a, U b) { return replaced(a, b); }},
      {{replacement, "next index"}, [](U a, U b) { return replaced(a + 1, b); }},
      {{number, ""}, [](U a, U) { return sign(a); }},
      {{number, "one more"}, [](U a, U) { return sign(a) + 1; }},
      {{number, "one less"}, [](U a, U) { return sign(a) - 1; }},
      {{set, ""}, [](U a, U) { return sign(a); }},
      {{set, "without its lowest"}, [](U a, U) { return sign(a == 0 ? 0 : without_lowest(a)); }},
      {{set, "without its highest"}, [](U a, U) { return sign(a & ~highest_of(a)); }},
      {{truth, ""}, [](U a, U) { return a != 0; }},
      {{truth, "negated"}, [](U a, U) { return a == 0; }},
  };
  return table;
}

const std::vector<Operator>& every_operator() {
  static const std::vector<Operator> all = [] {
    std::vector<Operator> operators;
    for (int op = 0; op <= static_cast<int>(Operator::truth); ++op) operators.push_back(static_cast<Operator>(op));
    return operators;
  }();
  return all;
}

/// The places of this operator in evaluate().
template <class M, class Base>
std::vector<Site> sites_of(Operator op) {
  Sites::instance().record(true);
  evaluate<M, Base>(op, 1, 2);
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::vector<Site> sites;
  for (const auto& [site, record] : records) sites.push_back(site);
  return sites;
}

template <class M, class Base>
void expect_meaning(Operator op, const std::string& replacement) {
  const Expected& expected = meanings().at({op, replacement});
  for (std::uint64_t a = 0; a < 8; ++a) {
    for (std::uint64_t b = 0; b < 8; ++b) {
      EXPECT_EQ((evaluate<M, Base>(op, a, b)), expected(a, b))
          << text(op).symbol << " -> '" << replacement << "' on " << a << " and " << b;
    }
  }
}

template <class Base>
void nothing_bent_is_the_base() {
  Sites::instance().straighten();
  for (Operator op : every_operator()) {
    expect_meaning<Mutant<Base>, Base>(op, "");
    expect_meaning<Base, Base>(op, "");
  }
}

template <class Base>
void every_replacement_does_what_its_name_says() {
  for (Operator op : every_operator()) {
    const auto sites = sites_of<Mutant<Base>, Base>(op);
    ASSERT_EQ(sites.size(), 1U) << text(op).symbol;
    EXPECT_EQ(sites.front().op, op);
    for (int variant = 1; variant <= text(op).variants(); ++variant) {
      Sites::instance().bend({sites.front(), variant});
      expect_meaning<Mutant<Base>, Base>(op, std::string(text(op).replacements[static_cast<std::size_t>(variant - 1)]));
      Sites::instance().straighten();
    }
  }
}

TEST(Mutant, WithNothingBentIsConcrete) { nothing_bent_is_the_base<Concrete>(); }
TEST(Mutant, WithNothingBentIsSymbolic) { nothing_bent_is_the_base<Symbolic>(); }
TEST(Mutant, EveryReplacementDoesWhatItsNameSaysInConcrete) { every_replacement_does_what_its_name_says<Concrete>(); }
TEST(Mutant, EveryReplacementDoesWhatItsNameSaysInSymbolic) { every_replacement_does_what_its_name_says<Symbolic>(); }

TEST(Mutant, TheTableOfMeaningsIsComplete) {
  std::size_t replacements = 0;
  for (Operator op : every_operator()) replacements += 1 + static_cast<std::size_t>(text(op).variants());
  EXPECT_EQ(meanings().size(), replacements);
}

TEST(Mutant, ABentSelectionOfAChangeIsSwapped) {
  using M = Mutant<Concrete>;
  const auto changed = [](bool holds) {
    M::Num number(Concrete::Num(3));
    where(M::Bool(Concrete::Bool(holds)), number, [](M::Num& n) { n = M::Num(Concrete::Num(7)); });
    return value(number);
  };
  Sites::instance().record(true);
  EXPECT_EQ(changed(true), 7);
  EXPECT_EQ(changed(false), 3);
  Site selection;
  for (const auto& [site, record] : Sites::instance().records()) {
    if (site.op == Operator::selection) selection = site;
  }
  Sites::instance().record(false);
  Sites::instance().bend({selection, 1});
  EXPECT_EQ(changed(true), 3);
  EXPECT_EQ(changed(false), 7);
  Sites::instance().straighten();
}

/// As rule text is: a template. Four operations in one line.
template <class D>
typename D::Bool between(typename D::Num low, typename D::Num number, typename D::Num high) {
  // clang-format off
  return low < number && number < high && low < high;
  // clang-format on
}
constexpr std::uint32_t line_of_between = __LINE__ - 3;

TEST(Located, AnOperationOfRuleTextKnowsItsPlace) {
  using M = Mutant<Concrete>;
  Sites::instance().record(true);
  between<M>(M::Num(Concrete::Num(1)), M::Num(Concrete::Num(2)), M::Num(Concrete::Num(3)));
  const auto records = Sites::instance().records();
  Sites::instance().record(false);
  std::vector<std::string> places;
  for (const auto& [site, record] : records) {
    EXPECT_EQ(site.file, "tests/smt/mutant_test.cpp");
    EXPECT_EQ(site.line, line_of_between);
    EXPECT_EQ(place(site), site.file + ":" + std::to_string(site.line) + ":" + std::to_string(site.column));
    places.push_back(std::string(text(site.op).symbol) + std::to_string(site.column));
  }
  // g++ names the operator, clang its left operand: the two links of the chain of && share a place.
#if defined(__clang__)
  EXPECT_EQ(places, (std::vector<std::string>{"<10", "&&10", "<26", "<43"}));
#else
  EXPECT_EQ(places, (std::vector<std::string>{"<14", "&&23", "<33", "&&40", "<47"}));
#endif
}

TEST(Located, OnlyTheBentPlaceIsBent) {
  using M = Mutant<Concrete>;
  const M::Num one(Concrete::Num(1)), two(Concrete::Num(2));
  const auto first = [&] { return value(one < two); };
  const auto second = [&] { return value(two < one); };
  Sites::instance().record(true);
  first();
  const Site site = Sites::instance().records().begin()->first;
  Sites::instance().record(false);
  Sites::instance().bend({site, 2});
  EXPECT_FALSE(first());
  EXPECT_FALSE(second());
  Sites::instance().straighten();
  EXPECT_TRUE(first());
}

TEST(Observed, EveryOperatorIsConcretesAndConditionsAreNoted) {
  for (Operator op : every_operator()) expect_meaning<Observed<Concrete>, Concrete>(op, "");
  const auto sites = [&](std::uint64_t a, std::uint64_t b) {
    Sites::instance().record(true);
    evaluate<Observed<Concrete>, Concrete>(Operator::less, a, b);
    auto records = Sites::instance().records();
    Sites::instance().record(false);
    return records;
  };
  const auto seen_true = sites(1, 2), seen_false = sites(2, 1);
  ASSERT_EQ(seen_true.size(), 1U);
  EXPECT_TRUE(seen_true.begin()->second.seen_true);
  EXPECT_FALSE(seen_true.begin()->second.seen_false);
  EXPECT_FALSE(seen_false.begin()->second.seen_true);
  EXPECT_TRUE(seen_false.begin()->second.seen_false);
}

}  // namespace
}  // namespace rulecheck::smt_test
