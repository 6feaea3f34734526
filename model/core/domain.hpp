// The value domains in which one rule text is read, and the plainest of them.
//
//   Concrete         machine values: the rule as an ordinary, fast program
//   Symbolic         Z3 terms: the rule as a formula about every state at once (smt/core/symbolic.hpp)
//   Mutant<Domain>   either of them with one operator or constant, at one place of the rule text, bent (mutant.hpp)
//   Observed<Domain> notes for every condition whether it was seen true and seen false (observed.hpp)
//
// A rule is a template over the domain D and uses D::Bool, D::Num, D::Set and the operations below, nothing else. It
// never branches on a D::Bool: it says select() or where(). Both sides of `&&` and `||` are always evaluated, loops
// have bounds known at compile time, and every operation is total.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

namespace rulecheck {

/// Machine values behind thin strong types: `set + num`, `bool + bool` and `if (bool)` do not compile.
struct Concrete {
  /// A truth value. It does not convert to bool, so that a rule cannot branch on it; host code reads known().
  struct Bool {
    bool value = false;
    constexpr Bool() = default;
    constexpr explicit Bool(bool v) : value(v) {}

    friend constexpr Bool operator!(Bool a) { return Bool(!a.value); }
    friend constexpr Bool operator&&(Bool a, Bool b) { return Bool(a.value & b.value); }
    friend constexpr Bool operator||(Bool a, Bool b) { return Bool(a.value | b.value); }
    friend constexpr Bool operator==(Bool a, Bool b) { return Bool(a.value == b.value); }
    friend constexpr Bool select(Bool c, Bool a, Bool b) { return Bool(c.value ? a.value : b.value); }
  };

  /// A whole number. Rules stay within 16 bits, two's complement; smt/ proves it.
  struct Num {
    int value = 0;
    constexpr Num() = default;
    constexpr explicit Num(int v) : value(v) {}

    friend constexpr Bool operator<(Num a, Num b) { return Bool(a.value < b.value); }
    friend constexpr Bool operator<=(Num a, Num b) { return Bool(a.value <= b.value); }
    friend constexpr Bool operator==(Num a, Num b) { return Bool(a.value == b.value); }
    friend constexpr Bool operator!=(Num a, Num b) { return Bool(a.value != b.value); }
    friend constexpr Num operator+(Num a, Num b) { return Num(a.value + b.value); }
    friend constexpr Num operator-(Num a, Num b) { return Num(a.value - b.value); }
    friend constexpr Num operator*(Num a, Num b) { return Num(a.value * b.value); }
    friend constexpr Num select(Bool c, Num a, Num b) { return c.value ? a : b; }

    /// Element `index` of the array; the last one where the index is out of range.
    template <class T, std::size_t N>
    friend constexpr T at(const std::array<T, N>& elements, Num index) {
      return elements[index.place(N)];
    }
    /// Element `index` of the array becomes this one; the last element where the index is out of range.
    template <class T, std::size_t N>
    friend constexpr void put(std::array<T, N>& elements, Num index, const T& element) {
      elements[index.place(N)] = element;
    }

   private:
    constexpr std::size_t place(std::size_t size) const {
      return std::min(static_cast<std::size_t>(static_cast<unsigned>(value)), size - 1);
    }
  };

  /// A set of pieces, each one an index from 0 to 63.
  struct Set {
    std::uint64_t bits = 0;
    constexpr Set() = default;  ///< the empty set
    constexpr explicit Set(std::uint64_t elements) : bits(elements) {}

    friend constexpr Set operator|(Set a, Set b) { return Set(a.bits | b.bits); }
    friend constexpr Set operator&(Set a, Set b) { return Set(a.bits & b.bits); }
    friend constexpr Set operator-(Set a, Set b) { return Set(a.bits & ~b.bits); }
    friend constexpr Bool operator==(Set a, Set b) { return Bool(a.bits == b.bits); }
    friend constexpr Bool operator!=(Set a, Set b) { return Bool(a.bits != b.bits); }
    friend constexpr Bool is_empty(Set a) { return Bool(a.bits == 0); }
    /// Whether the two have an element in common.
    friend constexpr Bool overlaps(Set a, Set b) { return Bool((a.bits & b.bits) != 0); }
    /// Whether every element of `part` is one of `whole`.
    friend constexpr Bool contains(Set whole, Set part) { return Bool((part.bits & ~whole.bits) == 0); }
    friend constexpr Num count(Set a) { return Num(std::popcount(a.bits)); }
    /// The element with the highest index, alone; nothing of nothing.
    friend constexpr Set highest(Set a) { return Set(std::bit_floor(a.bits)); }
    /// The element with the lowest index, alone; nothing of nothing.
    friend constexpr Set lowest(Set a) { return Set(a.bits & (~a.bits + 1)); }
    /// The index of the only element; of several, the bitwise "or" of their indices; 0 of none.
    friend constexpr Num index(Set a) {
      int result = 0;
      for (; a.bits != 0; a.bits &= a.bits - 1) result |= std::countr_zero(a.bits);
      return Num(result);
    }
    friend constexpr Set select(Bool c, Set a, Set b) { return c.value ? a : b; }
  };

  /// Makes a change where the condition holds. Here only then, elsewhere it is worked out in any case.
  template <class T, class Change>
  friend constexpr void where(Bool c, T& value, Change&& change) {
    if (c.value) change(value);
  }
};

// What the other domains derive from the operations above.

/// Element by element.
template <class Bool, class T, std::size_t N>
constexpr std::array<T, N> select(const Bool& c, std::array<T, N> a, const std::array<T, N>& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] = select(c, a[i], b[i]);
  return a;
}

/// A struct of domain values lists its members as `static constexpr auto fields = std::tuple{&State::hand, …}`.
template <class T>
concept HasFields = requires { T::fields; };

/// Member by member.
template <class Bool, HasFields T>
constexpr T select(const Bool& c, T a, const T& b) {
  std::apply([&](auto... field) { ((a.*field = select(c, a.*field, b.*field)), ...); }, T::fields);
  return a;
}

// Host code reads values of the domains that have them.
constexpr bool known(Concrete::Bool b) { return b.value; }
constexpr int known(Concrete::Num n) { return n.value; }
constexpr std::uint64_t known(Concrete::Set s) { return s.bits; }

/// Says which clauses the rule text that follows renders, up to the end of the scope: `const Renders<D>
/// rule{clause::a};`. Only Mutant and Observed keep it; elsewhere it is nothing.
template <class D>
struct [[maybe_unused]] Renders {
  template <class... Clauses>
  constexpr explicit Renders(const Clauses&...) {}
};

}  // namespace rulecheck
