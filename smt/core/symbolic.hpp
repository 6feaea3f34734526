// Symbolic: the domain of Z3 terms. Rule text read in it is a formula about every state at once.
#pragma once
#include <z3++.h>

#include <array>
#include <optional>
#include <vector>

#include "model/core/domain.hpp"

namespace rulecheck {

/// Z3's own expressions convert to bool in silence, compare signed or unsigned by name only and truncate literals;
/// these wrappers offer what Concrete offers and nothing else.
struct Symbolic {
  static constexpr unsigned num_bits = 16;  ///< width of a Num, two's complement
  static constexpr unsigned set_bits = 64;  ///< width of a Set

  /// The one context of this process.
  static z3::context& context();

  /// It does not convert to bool: `if (x < y)` on terms does not compile.
  struct Bool {
    z3::expr term;
    Bool() : Bool(false) {}
    explicit Bool(bool v) : term(context().bool_val(v)) {}
    explicit Bool(z3::expr e) : term(std::move(e)) {}

    friend Bool operator!(const Bool& a) { return Bool(!a.term); }
    friend Bool operator&&(const Bool& a, const Bool& b) { return Bool(a.term && b.term); }
    friend Bool operator||(const Bool& a, const Bool& b) { return Bool(a.term || b.term); }
    friend Bool operator==(const Bool& a, const Bool& b) { return Bool(a.term == b.term); }
    friend Bool select(const Bool& c, const Bool& a, const Bool& b) { return Bool(z3::ite(c.term, a.term, b.term)); }
  };

  struct Num {
    z3::expr term;
    Num() : Num(0) {}
    /// @param v −32768 to 32767; another value is a defect of the rule text and throws std::out_of_range
    explicit Num(int v);
    explicit Num(z3::expr e) : term(std::move(e)) {}

    friend Bool operator<(const Num& a, const Num& b) { return Bool(z3::slt(a.term, b.term)); }
    friend Bool operator<=(const Num& a, const Num& b) { return Bool(z3::sle(a.term, b.term)); }
    friend Bool operator==(const Num& a, const Num& b) { return Bool(a.term == b.term); }
    friend Bool operator!=(const Num& a, const Num& b) { return Bool(a.term != b.term); }
    friend Num operator+(const Num& a, const Num& b);
    friend Num operator-(const Num& a, const Num& b);
    friend Num operator*(const Num& a, const Num& b);
    friend Num select(const Bool& c, const Num& a, const Num& b) { return Num(z3::ite(c.term, a.term, b.term)); }

    template <class T, std::size_t N>
    friend T at(const std::array<T, N>& elements, const Num& index) {
      T result = elements[N - 1];
      for (std::size_t i = N - 1; i-- > 0;) result = select(index == Num(static_cast<int>(i)), elements[i], result);
      return result;
    }
    template <class T, std::size_t N>
    friend void put(std::array<T, N>& elements, const Num& index, const T& element) {
      Bool last(true);
      for (std::size_t i = 0; i + 1 < N; ++i) {
        Bool here = index == Num(static_cast<int>(i));
        elements[i] = select(here, element, elements[i]);
        last = last && !here;
      }
      elements[N - 1] = select(last, element, elements[N - 1]);
    }
  };

  struct Set {
    z3::expr term;
    Set() : Set(std::uint64_t{0}) {}
    explicit Set(std::uint64_t elements) : term(context().bv_val(elements, set_bits)) {}
    explicit Set(z3::expr e) : term(std::move(e)) {}

    friend Set operator|(const Set& a, const Set& b) { return Set(a.term | b.term); }
    friend Set operator&(const Set& a, const Set& b) { return Set(a.term & b.term); }
    friend Set operator-(const Set& a, const Set& b) { return Set(a.term & ~b.term); }
    friend Bool operator==(const Set& a, const Set& b) { return Bool(a.term == b.term); }
    friend Bool operator!=(const Set& a, const Set& b) { return Bool(a.term != b.term); }
    friend Bool is_empty(const Set& a) { return a == Set(); }
    friend Bool overlaps(const Set& a, const Set& b) { return (a & b) != Set(); }
    friend Bool contains(const Set& whole, const Set& part) { return is_empty(part - whole); }
    friend Num count(const Set& a);
    friend Set highest(const Set& a);
    friend Set lowest(const Set& a);
    friend Num index(const Set& a);
    friend Set select(const Bool& c, const Set& a, const Set& b) { return Set(z3::ite(c.term, a.term, b.term)); }
  };

  /// A change where the condition holds: as a formula it is worked out in any case.
  template <class T, class Change>
  friend void where(const Bool& c, T& value, Change&& change) {
    T changed = value;
    change(changed);
    value = select(c, changed, value);
  }

  /// While one of these exists, every sum, difference and product adds the condition under which it stays in range.
  class OverflowWatch {
   public:
    OverflowWatch();
    ~OverflowWatch();
    OverflowWatch(const OverflowWatch&) = delete;
    OverflowWatch& operator=(const OverflowWatch&) = delete;
    /// Whether no operation so far left 16 bits.
    Bool in_range() const;
    std::size_t operations() const { return conditions_.size(); }

    /// Adds a condition to the innermost watch there is.
    static void note(const z3::expr& in_range);

   private:
    std::vector<z3::expr> conditions_;
    OverflowWatch* outer_;
  };
};

}  // namespace rulecheck
