// A domain whose every operation knows its place in the rule text and asks a policy what to do there. Mutant and
// Observed are two policies; the table of operators and their replacements stands here once.
#pragma once
#include <source_location>
#include <type_traits>

#include "model/core/domain.hpp"
#include "model/core/sites.hpp"

namespace rulecheck {

/// @tparam Policy has `template <Operator op> static auto apply(at, as_written, replacements...)`, all of them
/// callables
///   that give a value of Base
template <class Base, class Policy>
struct Located {
  using Loc = std::source_location;

  struct Bool {
    typename Base::Bool value{};
    Bool() = default;
    Bool(typename Base::Bool v) : value(std::move(v)) {}  // NOLINT(google-explicit-constructor)
    explicit Bool(bool v, Loc at = Loc::current())
        : value(Policy::template apply<Operator::truth>(
              at, [&] { return typename Base::Bool(v); }, [&] { return typename Base::Bool(!v); })) {}
  };
  struct Num {
    typename Base::Num value{};
    Num() = default;
    Num(typename Base::Num v) : value(std::move(v)) {}  // NOLINT(google-explicit-constructor)
    explicit Num(int v, Loc at = Loc::current())
        : value(Policy::template apply<Operator::number>(
              at, [&] { return typename Base::Num(v); }, [&] { return typename Base::Num(v + 1); },
              [&] { return typename Base::Num(v - 1); })) {}
  };
  struct Set {
    typename Base::Set value{};
    Set() = default;
    Set(typename Base::Set v) : value(std::move(v)) {}  // NOLINT(google-explicit-constructor)
    explicit Set(std::uint64_t v, Loc at = Loc::current())
        : value(Policy::template apply<Operator::set>(
              at, [&] { return typename Base::Set(v); }, [&] { return typename Base::Set(v & (v - 1)); },
              [&] { return typename Base::Set(v & ~std::bit_floor(v)); })) {}
  };

  // Operands that remember where in the rule text they were used: the conversion happens at the call.
  struct BoolAt : Bool {
    Loc at;
    BoolAt(Bool v, Loc where = Loc::current())
        : Bool(std::move(v)), at(where) {}  // NOLINT(google-explicit-constructor)
  };
  struct NumAt : Num {
    Loc at;
    NumAt(Num v, Loc where = Loc::current()) : Num(std::move(v)), at(where) {}  // NOLINT(google-explicit-constructor)
  };
  struct SetAt : Set {
    Loc at;
    SetAt(Set v, Loc where = Loc::current()) : Set(std::move(v)), at(where) {}  // NOLINT(google-explicit-constructor)
  };

  template <Operator op, class... Readings>
  static auto apply(const Loc& at, Readings&&... readings) {
    static_assert(sizeof...(Readings) == 1 + text(op).variants(), "the table of replacements says otherwise");
    return Policy::template apply<op>(at, readings...);
  }

  friend Bool operator!(BoolAt a) {
    return apply<Operator::negation>(a.at, [&] { return !a.value; }, [&] { return a.value; });
  }
  friend Bool operator&&(BoolAt a, Bool b) {
    return apply<Operator::conjunction>(
        a.at, [&] { return a.value && b.value; }, [&] { return a.value || b.value; }, [&] { return a.value; },
        [&] { return b.value; });
  }
  friend Bool operator||(BoolAt a, Bool b) {
    return apply<Operator::disjunction>(
        a.at, [&] { return a.value || b.value; }, [&] { return a.value && b.value; }, [&] { return a.value; },
        [&] { return b.value; });
  }
  friend Bool operator==(BoolAt a, BoolAt b) {
    return apply<Operator::equal>(a.at, [&] { return a.value == b.value; }, [&] { return !(a.value == b.value); });
  }

  friend Bool operator<(NumAt a, Num b) {
    return apply<Operator::less>(
        a.at, [&] { return a.value < b.value; }, [&] { return a.value <= b.value; },
        [&] { return b.value <= a.value; });
  }
  friend Bool operator<=(NumAt a, Num b) {
    return apply<Operator::at_most>(
        a.at, [&] { return a.value <= b.value; }, [&] { return a.value < b.value; }, [&] { return b.value < a.value; });
  }
  friend Bool operator==(NumAt a, NumAt b) {
    return apply<Operator::equal>(a.at, [&] { return a.value == b.value; }, [&] { return a.value != b.value; });
  }
  friend Bool operator!=(NumAt a, NumAt b) {
    return apply<Operator::unequal>(a.at, [&] { return a.value != b.value; }, [&] { return a.value == b.value; });
  }
  friend Num operator+(NumAt a, Num b) {
    return apply<Operator::plus>(a.at, [&] { return a.value + b.value; }, [&] { return a.value - b.value; });
  }
  friend Num operator-(NumAt a, Num b) {
    return apply<Operator::minus>(a.at, [&] { return a.value - b.value; }, [&] { return a.value + b.value; });
  }
  friend Num operator*(NumAt a, Num b) {
    return apply<Operator::times>(a.at, [&] { return a.value * b.value; }, [&] { return a.value + b.value; });
  }

  friend Set operator|(SetAt a, Set b) {
    return apply<Operator::set_union>(
        a.at, [&] { return a.value | b.value; }, [&] { return a.value & b.value; }, [&] { return a.value; },
        [&] { return b.value; });
  }
  friend Set operator&(SetAt a, Set b) {
    return apply<Operator::intersection>(
        a.at, [&] { return a.value & b.value; }, [&] { return a.value | b.value; }, [&] { return a.value; },
        [&] { return b.value; });
  }
  friend Set operator-(SetAt a, Set b) {
    return apply<Operator::difference>(
        a.at, [&] { return a.value - b.value; }, [&] { return a.value & b.value; }, [&] { return a.value; });
  }
  friend Bool operator==(SetAt a, SetAt b) {
    return apply<Operator::set_equal>(a.at, [&] { return a.value == b.value; }, [&] { return a.value != b.value; });
  }
  friend Bool operator!=(SetAt a, SetAt b) {
    return apply<Operator::set_unequal>(a.at, [&] { return a.value != b.value; }, [&] { return a.value == b.value; });
  }
  friend Bool is_empty(SetAt a) {
    return apply<Operator::emptiness>(a.at, [&] { return is_empty(a.value); }, [&] { return !is_empty(a.value); });
  }
  friend Bool overlaps(SetAt a, Set b) {
    return apply<Operator::overlap>(
        a.at, [&] { return overlaps(a.value, b.value); }, [&] { return !overlaps(a.value, b.value); },
        [&] { return contains(a.value, b.value); });
  }
  friend Bool contains(SetAt whole, Set part) {
    return apply<Operator::containment>(
        whole.at, [&] { return contains(whole.value, part.value); }, [&] { return !contains(whole.value, part.value); },
        [&] { return overlaps(whole.value, part.value); });
  }
  friend Num count(SetAt a) {
    return apply<Operator::count>(
        a.at, [&] { return count(a.value); }, [&] { return count(a.value) + typename Base::Num(1); });
  }
  friend Num index(SetAt a) {
    return apply<Operator::index>(
        a.at, [&] { return index(a.value); }, [&] { return index(a.value) + typename Base::Num(1); });
  }
  friend Set highest(SetAt a) {
    return apply<Operator::highest>(a.at, [&] { return highest(a.value); }, [&] { return lowest(a.value); });
  }
  friend Set lowest(SetAt a) {
    return apply<Operator::lowest>(a.at, [&] { return lowest(a.value); }, [&] { return highest(a.value); });
  }

  friend Bool select(BoolAt c, Bool a, Bool b) { return pick<Bool>(c, a, b); }
  friend Num select(BoolAt c, Num a, Num b) { return pick<Num>(c, a, b); }
  friend Set select(BoolAt c, Set a, Set b) { return pick<Set>(c, a, b); }

  template <class T, class Change>
  friend void where(BoolAt c, T& value, Change&& change) {
    Bool condition =
        apply<Operator::selection>(c.at, [&] { return Policy::condition(c.at, c.value); }, [&] { return !c.value; });
    if constexpr (requires { known(condition.value); }) {
      // As in the plainest domain: where the condition is known not to hold, nothing in the change is seen either.
      if (known(condition.value)) change(value);
      return;
    }
    T changed = value;
    change(changed);
    value = select(condition, changed, value);
  }

  // Host code reads the values of a domain that has them.
  friend constexpr bool known(const Bool& b)
    requires requires { known(b.value); }
  {
    return known(b.value);
  }
  friend constexpr int known(const Num& n)
    requires requires { known(n.value); }
  {
    return known(n.value);
  }
  friend constexpr std::uint64_t known(const Set& s)
    requires requires { known(s.value); }
  {
    return known(s.value);
  }

  template <class T, std::size_t N>
  friend T at(const std::array<T, N>& elements, NumAt place) {
    auto plain = values(elements);
    return apply<Operator::element>(
        place.at, [&] { return at(plain, place.value); },
        [&] { return at(plain, place.value + typename Base::Num(1)); });
  }
  template <class T, std::size_t N>
  friend void put(std::array<T, N>& elements, NumAt place, const std::type_identity_t<T>& element) {
    auto plain = values(elements);
    apply<Operator::replacement>(
        place.at, [&] { return with(plain, place.value, element.value); },
        [&] { return with(plain, place.value + typename Base::Num(1), element.value); })
        .swap(plain);
    for (std::size_t i = 0; i < N; ++i) elements[i] = T(plain[i]);
  }

 private:
  template <class T>
  static T pick(const BoolAt& c, const T& a, const T& b) {
    return apply<Operator::selection>(
        c.at, [&] { return select(Policy::condition(c.at, c.value), a.value, b.value); },
        [&] { return select(c.value, b.value, a.value); });
  }
  template <class Elements, class Element>
  static Elements with(Elements elements, const typename Base::Num& place, const Element& element) {
    put(elements, place, element);
    return elements;
  }
  template <class T, std::size_t N>
  static auto values(const std::array<T, N>& elements) {
    std::array<decltype(T::value), N> plain;
    for (std::size_t i = 0; i < N; ++i) plain[i] = elements[i].value;
    return plain;
  }
};

}  // namespace rulecheck
