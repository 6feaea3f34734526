// "The Animals" and "Special Cards": what a play of an animal breaks.
#include "model/the_bremens/play.hpp"

#include "smt/the_bremens/plays.hpp"

namespace rulecheck::the_bremens {
namespace {

/// A play of an animal of this size, of any seat, with any card; everything is free.
template <class D>
struct Judged {
  book::Agreed agreement = book::any_agreement();
  book::Table state = book::any_state();
  std::size_t size;
  SymNum seat = any_num("seat"), from;
  SymSet card = any_set("card");
  the_bremens::Play<Symbolic> play{SymNum(0), any_num("to"), any_bool("lays_card"), any_bool("says_riders"),
                                   any_num("riders_to")};
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D> read = read_in<State<D>>(state);

  explicit Judged(std::size_t animal) : size(animal) {
    play.animal = book::number(size);
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      from = select(seat == book::number(owner), state.space[size][owner], from);
    }
  }
  the_bremens::Play<D> given() const { return read_in<the_bremens::Play<D>>(play); }
  SymBool is(std::size_t kind) const { return card == book::just(kind); }
  SymBool home() const { return from == book::goal(agreement.board); }
  SymBool in_hand() const {
    SymBool some(false);
    for (std::size_t owner = 0; owner < book::colours; ++owner) {
      some = some || (seat == book::number(owner) && book::has_element(state.animals_in_hand[owner], size));
    }
    return some;
  }
  /// The animal stands on any space before Goal, and does not go back.
  SymBool out(const SymNum& space) const {
    return book::is_agreement(agreement) && SymNum(0) <= space && space <= agreement.board.length && space <= play.to &&
           play.to <= book::goal(agreement.board);
  }
};

/// Every condition of a judgement, free.
template <class Broken>
Broken any_judgement(const std::string& name) {
  Broken broken;
  int number = 0;
  std::apply([&](auto... field) { ((broken.*field = any_bool(name + std::to_string(number++))), ...); },
             Broken::fields);
  return broken;
}
template <class Broken>
void add_parts(std::vector<std::pair<SymBool, SymBool>>& parts, const Broken& broken, const Broken& free) {
  std::apply([&](auto... field) { (parts.emplace_back(broken.*field, free.*field), ...); }, Broken::fields);
}
/// Each condition is this other one, where that holds.
template <class Broken>
SymBool each_is(const Broken& broken, const SymBool& where, const Broken& other) {
  SymBool result(true);
  std::apply([&](auto... field) { ((result = result && broken.*field == (where && other.*field)), ...); },
             Broken::fields);
  return result;
}
template <class Broken>
SymBool none(const Broken& broken) {
  SymBool result(true);
  std::apply([&](auto... field) { ((result = result && !(broken.*field)), ...); }, Broken::fields);
  return result;
}

}  // namespace

PROOF(TheBremensPlay, AnAnimalIsChosenByItsCardInHand, clause::play_an_animal_card, clause::home_card_is_out_of_use,
      clause::anyone) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const Judged<D> judged(size);
    const auto broken = read_in<BrokenChoice<Symbolic>>(judge_choice<D>(
        judged.agreed, judged.read, typename D::Num(judged.seat), typename D::Set(judged.card), judged.given()));
    const SymBool any = judged.is(book::anyone), lays = judged.play.lays_card, home = judged.home();
    const SymBool may_lay = any && judged.agreement.readings.anyone_may_lay_card;
    const std::string name = book::named(size);
    proof.reset();
    proof.assume(book::within(0, judged.seat, 4));
    proof.claim(name + ": it is in Goal", broken.home == home);
    proof.claim(name + ": a card is laid, though not for ANYONE",
                broken.lays_without_anyone == (!home && lays && !any));
    proof.claim(name + ": a card is laid for ANYONE, which needs none",
                broken.lays_with_anyone == (!home && lays && any && !may_lay));
    proof.claim(name + ": a card that is needed, or that may be laid, is not in hand",
                broken.card_not_in_hand == (!home && !judged.in_hand() && ((!any && !lays) || (may_lay && lays))));
  }
}

/// Whatever the targets of the card are, and whether it can move (TheBremensTargets, TheBremensChoosing).
PROOF(TheBremensPlay, AMoveIsJudgedAsTheBookSays, clause::matching_animal_moves, clause::full_amount,
      clause::riders_move_along, clause::chicken_holds_animals, clause::same_or_larger_is_blocked,
      clause::nothing_rests_on_the_chicken, clause::smaller_climbs_on_top, clause::only_the_final_space_blocks) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    Judged<D> judged(size);
    const SymNum from = any_num("from"), &to = judged.play.to;
    const typename D::Set card(judged.card);
    const auto broken = read_in<BrokenMove<Symbolic>>(
        judge_move<D>(judged.agreed, judged.read, card, judged.given(), typename D::Num(from)));
    const SymBool target = any_bool("is_target"), able = any_bool("can_move");
    const std::vector<std::pair<SymBool, SymBool>> parts{
        {plain(is_target<D>(judged.agreed, judged.read, card, typename D::Num(from), typename D::Num(to))), target},
        {plain(moves_now<D>(judged.agreed, judged.read, card, typename D::Num(judged.play.animal),
                            typename D::Num(from))),
         able}};
    const SymBool goes = from < to, on_chicken = judged.state.chicken == to;
    const SymBool on_board = goes && target && !(to == book::goal(judged.agreement.board));
    SymBool no_larger(false);
    for (std::size_t other = 0; other <= size; ++other) no_larger = no_larger || book::stands(judged.state, other, to);
    const auto claim = [&](const std::string& what, const SymBool& by_the_rules, const SymBool& by_the_book) {
      proof.claim(book::named(size) + ": " + what, book::with_conditions(by_the_rules == by_the_book, parts));
    };
    proof.reset();
    proof.assume(judged.out(from));
    claim("riders leave it", broken.shakes_off, judged.play.says_riders);
    claim("it stays, but can move", broken.stays, from == to && able);
    claim("it leaves a stack with the chicken", broken.held_by_the_chicken, goes && judged.state.chicken == from);
    claim("it goes where the card does not take it", broken.wrong_target, goes && !target);
    claim("it ends on an animal that is not larger", broken.onto_no_larger, on_board && no_larger && !on_chicken);
    claim("it ends on the chicken", broken.onto_the_chicken, on_board && on_chicken);
  }
}

/// Whatever can be shaken off to where (TheBremensShake).
PROOF(TheBremensPlay, AShakeIsJudgedAsTheBookSays, clause::shake, clause::chicken_holds_animals,
      clause::same_or_larger_is_blocked, clause::nothing_rests_on_the_chicken, clause::riders_move_along) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    Judged<D> judged(size);
    const SymNum from = any_num("from"), &to = judged.play.to;
    const auto shaken =
        shaking<D>(judged.agreed, judged.read, typename D::Num(judged.play.animal), typename D::Num(from));
    const auto broken = read_in<BrokenShake<Symbolic>>(
        judge_shake<D>(judged.agreed, judged.read, judged.given(), typename D::Num(from)));
    const SymBool shakes = any_bool("shakes"), goes_ahead = any_bool("goes_ahead"), open = any_bool("ahead_is_open"),
                  right_space = any_bool("riders_go_there");
    const SymBool gone = plain(shakes_off_to<D>(judged.agreed.readings, judged.read, shaken.riding,
                                                typename D::Num(from), typename D::Num(judged.play.riders_to)));
    const std::vector<std::pair<SymBool, SymBool>> parts{{plain(shaken.shakes), shakes},
                                                         {plain(shaken.goes_ahead), goes_ahead},
                                                         {plain(shaken.ahead_is_open), open},
                                                         {gone, right_space}};
    const SymBool held = judged.state.chicken == from, one_ahead = to == from + SymNum(1);
    const SymBool right = to == select(goes_ahead && open, from + SymNum(1), from);
    const SymBool with_riders = judged.agreement.readings.shake_optional && one_ahead;
    const SymBool blocked = goes_ahead && !open && one_ahead;
    const auto claim = [&](const std::string& what, const SymBool& by_the_rules, const SymBool& by_the_book) {
      proof.claim(book::named(size) + ": " + what, book::with_conditions(by_the_rules == by_the_book, parts));
    };
    proof.reset();
    proof.assume(judged.out(from) && implies(goes_ahead, !held));
    claim("riders leave otherwise", broken.wrong_riders,
          select(judged.play.says_riders, !(shakes && right_space), shakes && !with_riders));
    claim("it moves under the chicken", broken.held_by_the_chicken, held && !right);
    claim("it ends on an animal that is not larger", broken.onto_no_larger, blocked && !(judged.state.chicken == to));
    claim("it ends on the chicken", broken.onto_the_chicken, blocked && judged.state.chicken == to);
    claim("it goes elsewhere", broken.wrong_space, !held && !right && !blocked);
  }
}

/// What has been claimed of choice, move and SHAKE makes up what is said of a play.
PROOF(TheBremensPlay, APlayIsJudgedByItsChoiceAndItsMove, clause::third_animal_home_wins, clause::animals_advance,
      clause::blocked_player_decides, clause::ability_needs_own_animals, clause::double_move) {
  using Num = typename D::Num;
  for (std::size_t size = 0; size < book::sizes; ++size) {
    const Judged<D> judged(size);
    const auto& [agreement, state, animal, seat, from, set, play, agreed, read] = judged;
    const Num of(seat), chosen(play.animal);
    const typename D::Set card(set);
    const auto space = space_of<D>(read, chosen, of);
    const auto broken = judge_play<D>(agreed, read, of, card, judged.given());
    const auto choice = any_judgement<BrokenChoice<Symbolic>>("choice");
    const auto move = any_judgement<BrokenMove<Symbolic>>("move");
    const auto shaking_off = any_judgement<BrokenShake<Symbolic>>("shake");
    const SymBool able = any_bool("can_move"), some = any_bool("some_can_move");
    std::vector<std::pair<SymBool, SymBool>> parts{{plain(can_move<D>(agreed, read, of, card, chosen)), able},
                                                   {plain(some_animal_can_move<D>(agreed, read, of, card)), some}};
    add_parts(parts, read_in<BrokenChoice<Symbolic>>(judge_choice<D>(agreed, read, of, card, judged.given())), choice);
    add_parts(parts, read_in<BrokenMove<Symbolic>>(judge_move<D>(agreed, read, card, judged.given(), space)), move);
    add_parts(parts, read_in<BrokenShake<Symbolic>>(judge_shake<D>(agreed, read, judged.given(), space)), shaking_off);
    const auto claim = [&](const std::string& what, const SymBool& by_the_book) {
      proof.claim(book::named(size) + ": " + what, book::with_conditions(by_the_book, parts));
    };
    const SymBool goes_on = !choice.home && from <= play.to, shakes = judged.is(book::shake);
    const auto& readings = agreement.readings;
    proof.reset();
    proof.assume(book::within(0, seat, 4));
    claim("the game has ended", plain(broken.after_the_end) == book::is_over(agreement.board, state));
    claim("the choice", each_is(read_in<BrokenChoice<Symbolic>>(broken.choice), SymBool(true), choice));
    claim("it goes back", plain(broken.goes_back) == (!choice.home && play.to < from));
    claim("a move", each_is(read_in<BrokenMove<Symbolic>>(broken.move), goes_on && !shakes, move));
    claim("a SHAKE", each_is(read_in<BrokenShake<Symbolic>>(broken.shake), goes_on && shakes, shaking_off));
    claim("one that cannot move is chosen, another can",
          plain(broken.blocked_choice) ==
              (!readings.free_card && !readings.may_decline && !choice.home && !able && some));
    const SymNum plays = any_num("plays");
    const SymBool second = plays == SymNum(1) && judged.is(book::twice) && !readings.second_optional;
    claim("another play is owed", plain(owes_a_play<D>(agreed, read, of, card, Num(plays))) ==
                                      (!readings.may_decline && !book::is_over(agreement.board, state) &&
                                       (plays == SymNum(0) || second) && some));
  }
}

/// What the other proofs assume of every play: it goes ahead, to where it may end, or stays, and riders go back to
/// where they may stand.
PROOF(TheBremensPlay, ALegalPlayIsAMoveThatTheBookAllows, clause::animals_advance, clause::same_or_larger_is_blocked,
      clause::nothing_rests_on_the_chicken, clause::chicken_holds_animals, clause::shake, clause::riders_move_along) {
  for (std::size_t size = 0; size < book::sizes; ++size) {
    book::Move<D> move(size);
    const SymNum space = any_num("from");
    move.from = space;
    const auto& [agreement, before, after, animal, seat, from, play, ignored] = move;
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D>>(before);
    const auto given = read_in<the_bremens::Play<D>>(play);
    const typename D::Num at(space);
    const SymNum behind = book::free_by_the_rules<D>(before, play.riders_to, space),
                 free_behind = any_num("free_behind");
    const std::vector<std::pair<SymNum, SymNum>> parts{
        {book::free_by_the_rules<D>(before, space, play.to), any_num("free_between")},
        {book::free_by_the_rules<D>(before, space, book::goal(agreement.board)), any_num("free_ahead")},
        {behind, free_behind},
        {book::free_by_the_rules<D>(before, SymNum(0), space), any_num("free_from_start")},
        {book::free_by_the_rules<D>(before, space - SymNum(1), space), SymNum(0)}};
    proof.reset();
    proof.assume(book::is_agreement(agreement) && book::is_seat(agreement.board, seat) && SymNum(0) <= space &&
                 space <= agreement.board.length && space <= play.to && play.to <= book::goal(agreement.board) &&
                 book::is_space(agreement.board, play.riders_to));
    proof.claim("fewer than no free space up to one that is not behind",
                book::is_count_between(play.riders_to, space, behind));
    proof.assume(book::is_count_between(play.riders_to, space, free_behind));
    const SymBool allowed = move.legal();
    for (std::size_t kind = 0; kind < book::kinds; ++kind) {
      const typename D::Set card(book::just(kind));
      const SymBool nothing_broken =
          kind == book::shake ? none(read_in<BrokenShake<Symbolic>>(judge_shake<D>(agreed, read, given, at)))
                              : none(read_in<BrokenMove<Symbolic>>(judge_move<D>(agreed, read, card, given, at)));
      proof.claim(book::named(size) + " with " + book::card_name(kind),
                  with_parts(implies(nothing_broken, allowed), parts));
    }
  }
}

}  // namespace rulecheck::the_bremens
