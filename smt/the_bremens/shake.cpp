// "Special Cards", SHAKE: which animals are shaken off, where they go, and what the animal does then.
#include "model/the_bremens/shake.hpp"

#include "smt/the_bremens/moves.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Riders of any kind on a space of the board, and any space for them.
template <class D>
struct Riders {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  SymBool cat_rides = any_bool("cat_rides"), dog_rides = any_bool("dog_rides");
  SymNum from = any_num("from"), to = any_num("to");
  /// How many spaces are free between the two, and between Start and `from`.
  SymNum between = any_num("free_between"), behind = any_num("free_behind");
  Readings<D> readings = read_in<Readings<D>>(agreement.readings);
  State<D> read = read_in<State<D>>(state);
  ByAnimal<typename D::Bool> riding{typename D::Bool(cat_rides), typename D::Bool(dog_rides),
                                    typename D::Bool(SymBool(false))};

  SymBool in_range() const {
    return book::is_agreement(agreement) && (cat_rides || dog_rides) && book::is_inner(agreement.board, from) &&
           book::is_space(agreement.board, to);
  }
  SymBool go_to(const SymNum& space) const {
    return plain(shakes_off_to<D>(readings, read, riding, typename D::Num(from), typename D::Num(space)));
  }
  SymBool can_go() const { return plain(can_shake_off<D>(readings, read, riding, typename D::Num(from))); }
  /// The claim with the free variables in place of the numbers of free spaces.
  SymBool counted(const SymBool& claim) const {
    return with_parts(claim, {{book::free_by_the_rules<D>(state, to, from), between},
                              {book::free_by_the_rules<D>(state, SymNum(0), from), behind},
                              {book::free_by_the_rules<D>(state, from - SymNum(1), from), SymNum(0)}});
  }
  SymBool expected(const SymNum& space, const SymNum& free_spaces) const {
    return book::go_back(agreement.readings, state, cat_rides, dog_rides, from, space, free_spaces);
  }
};

/// SHAKE with any animal on any space of the board, or in Start.
template <class D>
struct Shake {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  std::size_t size;
  SymNum from = any_num("from"), behind = any_num("free_behind");
  Shaking<Symbolic> shaken;

  explicit Shake(std::size_t animal) : size(animal) {
    shaken = read_in<Shaking<Symbolic>>(shaking<D>(read_in<Agreement<D>>(agreement), read_in<State<D>>(state),
                                                   typename D::Num(book::number(size)), typename D::Num(from)));
  }
  SymBool in_range() const {
    return book::is_agreement(agreement) && SymNum(0) <= from && from <= agreement.board.length;
  }
  SymBool cat_rides() const { return book::rides(state, book::cat, size, from); }
  SymBool dog_rides() const { return book::rides(state, book::dog, size, from); }
  SymBool counted(const SymBool& claim) const {
    return with_parts(claim, {{book::free_by_the_rules<D>(state, SymNum(0), from), behind},
                              {book::free_by_the_rules<D>(state, from - SymNum(1), from), SymNum(0)}});
  }
  SymBool can_go_back() const {
    const auto& readings = agreement.readings;
    const SymBool one_back =
        book::go_back(readings, state, cat_rides(), dog_rides(), from, from - SymNum(1), SymNum(0));
    return one_back || (readings.shake_to_nearest && (readings.shake_into_start || SymNum(1) <= behind));
  }
  SymBool held() const { return state.chicken == from; }
  SymBool shakes() const { return (cat_rides() || dog_rides()) && !held() && can_go_back(); }
  SymBool goes_ahead() const {
    const auto& readings = agreement.readings;
    const SymBool none_rides = !cat_rides() && !dog_rides();
    return !held() && (none_rides || can_go_back() || readings.shake_carries || readings.shake_optional);
  }
  SymBool ahead_is_open() const { return book::may_end(agreement.board, state, size, from + SymNum(1)); }
};

}  // namespace

PROOF(TheBremensShake, RidersGoToAFreeSpaceOrOneOfThemOntoALargerAnimal, clause::shake, clause::order_of_sizes,
      clause::nothing_rests_on_the_chicken) {
  const Riders<D> riders;
  const auto& readings = riders.agreement.readings;
  proof.assume(riders.in_range());
  const SymBool taken = plain(takes_riders<D>(riders.readings, riders.read, riders.riding, typename D::Num(riders.to)));
  const SymBool cat = riders.cat_rides, dog = riders.dog_rides;
  proof.claim("exactly there", taken == book::takes_riders(readings, riders.state, cat, dog, riders.to));
  proof.claim("two of them to a free space only", implies(cat && dog, taken == book::is_free(riders.state, riders.to)));
  proof.claim("never onto the chicken", implies(taken, !(riders.state.chicken == riders.to)));
  proof.claim("nor onto an animal that is not larger",
              implies(taken && cat, book::takes(riders.state, book::cat, riders.to)) &&
                  implies(taken && dog, book::takes(riders.state, book::dog, riders.to)));
}

PROOF(TheBremensShake, RidersGoOneSpaceBackOrToTheNearestFreeOne, clause::shake) {
  const Riders<D> riders;
  proof.assume(riders.in_range());
  proof.claim(
      "fewer than no free space up to one that is not behind",
      book::is_count_between(riders.to, riders.from, book::free_by_the_rules<D>(riders.state, riders.to, riders.from)));
  proof.assume(book::is_count_between(riders.to, riders.from, riders.between));
  const SymBool gone = riders.go_to(riders.to);
  proof.claim("exactly there", riders.counted(gone == riders.expected(riders.to, riders.between)));
  proof.claim("always back, and never on the chicken",
              riders.counted(implies(
                  gone, riders.to < riders.from && !(riders.state.chicken == riders.to && SymNum(1) <= riders.to))));
  const auto& readings = riders.agreement.readings;
  const SymBool one_back = riders.expected(riders.from - SymNum(1), SymNum(0));
  proof.claim(
      "they can go if the space behind takes them, or if there is a free one or Start where it may be farther",
      riders.counted(riders.can_go() == (one_back || (readings.shake_to_nearest &&
                                                      (readings.shake_into_start || SymNum(1) <= riders.behind)))));
}

/// By what TheBremensStack.FreeSpacesAreCountedOneByOne says of the spaces that are free.
PROOF(TheBremensShake, RidersThatCanGoHaveOneSpaceToGoTo, clause::shake) {
  const Riders<D> riders;
  const auto& readings = riders.agreement.readings;
  const SymNum rest = any_num("free_before"), other = any_num("other"), other_between = any_num("free_to_other");
  const SymBool to_is_free = book::is_free(riders.state, riders.to);
  proof.assume(riders.in_range() && book::is_space(riders.agreement.board, other));
  proof.assume(book::within(0, riders.between, 60) && book::within(0, rest, 60));
  // The spaces behind: those before `to`, itself, those up to the riders.
  const SymBool adds_up = riders.behind == rest + book::one_if(to_is_free) + riders.between;
  const SymBool inner = SymNum(1) <= riders.to && riders.to < riders.from;
  const SymBool gone = riders.expected(riders.to, riders.between);
  proof.claim("where there is a space to go to they can go",
              riders.counted(implies(
                  gone && implies(inner, adds_up) && implies(riders.to == SymNum(0), riders.between == riders.behind),
                  riders.can_go())));
  proof.claim("there are never two",
              implies(gone && other < riders.to && other_between == book::one_if(to_is_free) + riders.between + rest,
                      !riders.expected(other, other_between) || (other + SymNum(1) == riders.from)));
  // One space further back at a time: as long as none is free, all that are free are further back.
  proof.claim("without a free space up to Start there is none behind",
              implies(riders.to == SymNum(1) && inner && adds_up && rest == SymNum(0) && riders.between == SymNum(0) &&
                          !to_is_free,
                      riders.behind == SymNum(0)));
  proof.claim("if they go as far as needed, the first free one takes them",
              implies(readings.shake_to_nearest && inner && riders.between == SymNum(0) && to_is_free, gone));
  proof.claim("and Start where none is free", implies(readings.shake_to_nearest && readings.shake_into_start &&
                                                          riders.to == SymNum(0) && riders.between == SymNum(0),
                                                      gone));
}

PROOF(TheBremensShake, ItDoesWhatTheBookSays, clause::shake, clause::chicken_holds_animals, clause::riders_move_along,
      clause::smaller_climbs_on_top) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const Shake<D> shaker(size);
    const auto& shaken = shaker.shaken;
    const std::string name = book::named(size);
    proof.reset();
    proof.assume(shaker.in_range());
    const SymBool cat = shaker.cat_rides(), dog = shaker.dog_rides();
    proof.claim(name + ": its riders", shaken.riding[0] == cat && shaken.riding[1] == dog && !shaken.riding[2] &&
                                           shaken.has_riders == (cat || dog) && shaken.from == shaker.from);
    proof.claim(name + ": nothing happens under the chicken", shaken.held == shaker.held());
    proof.claim(name + ": riders are shaken off if they can go", shaker.counted(shaken.shakes == shaker.shakes()));
    proof.claim(name + ": the space ahead is open", shaken.ahead_is_open == shaker.ahead_is_open());
    proof.claim(name + ": it goes ahead", shaker.counted(shaken.goes_ahead == shaker.goes_ahead()));
  }
}

PROOF(TheBremensShake, SomethingMovesIfRidersLeaveOrTheAnimalGoesAhead, clause::shake) {
  Shaking<Symbolic> shaken;
  int condition = 0;
  std::apply(
      [&](auto... field) {
        const auto fill = [&](auto& value) {
          if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, SymBool>) {
            value = any_bool("condition" + std::to_string(condition++));
          }
        };
        (fill(shaken.*field), ...);
      },
      Shaking<Symbolic>::fields);
  shaken.from = any_num("from");
  const auto read = read_in<Shaking<D>>(shaken);
  const SymBool ahead = shaken.goes_ahead && shaken.ahead_is_open;
  proof.assume(book::within(0, shaken.from, 60));
  proof.claim("something moves", plain(moves_anything<D>(read)) == (shaken.shakes || ahead));
  proof.claim("one space on, or where it was",
              plain(stands_after<D>(read)) == select(ahead, shaken.from + SymNum(1), shaken.from));
}

PROOF(TheBremensShake, WithoutRidersItIsAPlainOne, clause::shake, clause::full_amount) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const Shake<D> shaker(size);
    const auto read = read_in<Shaking<D>>(shaker.shaken);
    proof.reset();
    proof.assume(shaker.in_range() && !shaker.cat_rides() && !shaker.dog_rides() && !shaker.held());
    proof.claim(book::named(size) + ": it can move exactly if it can go one space",
                shaker.counted(plain(moves_anything<D>(read)) ==
                               book::can_go(shaker.agreement, shaker.state, size, shaker.from, SymNum(1))));
  }
}

}  // namespace rulecheck::the_bremens
