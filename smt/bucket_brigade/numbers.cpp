// No rule leaves the 16 bits that a number has in the proofs, so that they speak of the program's numbers.
#include "model/bucket_brigade/log.hpp"
#include "smt/bucket_brigade/points.hpp"
#include "smt/bucket_brigade/turns.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Runs a rule and claims that no sum, difference or product in it leaves the range, whatever sizes its sets have.
template <class Rule>
void stays_in_range(Proof& proof, const FreeCounts& sizes, const std::string& name, Rule&& rule) {
  const Symbolic::OverflowWatch watch;
  rule();
  proof.claim(name + ", " + std::to_string(watch.operations()) + " operations",
              SymBool(watch.operations() > 0) && implies(sizes.in_range(), watch.in_range()));
}

/// Of every space-value for itself, whatever is in the hand.
template <class D>
void colours_stay_in_range(Proof& proof) {
  const FreeCounts sizes;
  const SymSet hand = any_set("hand");
  const auto agreement = read_in<Agreement<D>>(book::any_agreement());
  proof.reset();
  for (std::size_t bear = 0; bear < 4; ++bear) proof.assume(book::Colour(hand, bear).in_range());
  for (int value = -9; value <= 9; ++value) {
    SymBool all(true);
    for (std::size_t bear = 0; bear < 4; ++bear) {
      const Symbolic::OverflowWatch watch;
      const SymNum points = plain(colour_score<D>(agreement.readings, typename D::Set(hand), static_cast<int>(bear),
                                                  typename D::Num(SymNum(value))));
      all = all && watch.in_range() && SymNum(-225) <= points && points <= SymNum(225);
    }
    proof.claim("the colours of a hand on space-values " + std::to_string(value), all);
  }
}

/// A hand puts its colours together, of which all has been claimed; a result adds the bonus to its points. Each bear
/// stands on a space of its own, of any space-value, so that the four values are any four.
template <class D>
void hands_stay_in_range(Proof& proof) {
  const FreeCounts sizes;
  const book::Agreed agreement = book::any_agreement();
  const auto read = read_in<Agreement<D>>(agreement);
  const SymSet cards = any_set("hand");
  const typename D::Set hand(cards);
  ByBear<SymNum> space;
  std::vector<std::pair<SymNum, SymNum>> free_points;
  SymBool known(true);
  for (std::size_t bear = 0; bear < 4; ++bear) {
    space[bear] = SymNum(static_cast<int>(bear));
    const auto value = at(read.board.value, typename D::Num(space[bear]));
    const Symbolic::OverflowWatch watch;
    const SymNum colour = plain(colour_score<D>(read.readings, hand, static_cast<int>(bear), value));
    const SymNum any = any_num(book::numbered("points", bear));
    known = known && book::is_space_value(agreement.board.value[bear]) && book::Colour(cards, bear).in_range();
    known = known && watch.in_range() && SymNum(-225) <= any && any <= SymNum(225);
    free_points.emplace_back(colour, any);
  }
  proof.reset();
  proof.assume(with_parts(known, free_points));
  const Symbolic::OverflowWatch watch;
  const SymNum points = plain(card_points<D>(read, hand, read_in<ByBear<typename D::Num>>(space)));
  proof.claim("the points of a hand, " + std::to_string(watch.operations()) + " operations",
              SymBool(watch.operations() > 0) && with_parts(watch.in_range(), free_points));
  proof.claim("the points of a hand have a bound",
              with_parts(SymNum(-900) <= points && points <= SymNum(900), free_points));
  proof.reset();
  const SymNum some = any_num("points");
  proof.assume(SymNum(-900) <= some && some <= SymNum(900));
  stays_in_range(proof, sizes, "a result",
                 [&] { heat_result<D>(read.readings, typename D::Num(some), typename D::Bool(any_bool("finished"))); });
}

/// What the cards left after a turn are worth stays in range: TheScoreOfAHandStaysInRange, of all hands.
template <class D, int players>
SymBool points_stay_in_range(const book::Turn<D, players>& turn) {
  const auto agreement = read_in<Agreement<D>>(turn.agreement);
  auto left = read_in<State<D, players>>(turn.before);
  {
    const Symbolic::OverflowWatch not_of_points;
    advance<D, players>(left, agreement.board, typename D::Set(turn.card.set), typename D::Num(turn.bear));
  }
  const Symbolic::OverflowWatch of_points;
  for (const auto& hand : left.hand) card_points<D>(agreement, hand, left.space);
  return of_points.in_range();
}

/// A play with whatever the cards are worth, since that is claimed for itself; here every space-value is 0.
template <class D, int players>
void plays_stay_in_range(Proof& proof) {
  book::for_each_seat<players>([&](std::size_t seat) {
    const FreeCounts sizes;
    book::Turn<D, players> turn(seat);
    turn.agreement.board.value.fill(SymNum(0));
    proof.reset();
    proof.assume(turn.legal());
    proof.assume(points_stay_in_range(turn));
    stays_in_range(proof, sizes, book::with<players>(book::numbered("play, seat", seat)), [&] {
      step<D, players>(read_in<Agreement<D>>(turn.agreement), read_in<State<D, players>>(turn.before),
                       typename D::Set(turn.card.set), typename D::Num(turn.bear));
    });
  });
}

template <class D, int players>
void other_rules_stay_in_range(Proof& proof) {
  using Num = typename D::Num;
  const FreeCounts sizes;
  const book::Agreed agreement = book::any_agreement();
  const auto state = book::any_state<players>();
  const auto read = read_in<State<D, players>>(state);
  const SymNum finished = any_num("finished"), bear = any_num("bear");
  proof.reset();
  proof.assume(book::is_seat<players>(state.dealer) && book::is_seat<players>(state.turn));
  proof.assume(SymNum(0) <= finished && finished <= SymNum(players) && book::is_bear(bear));
  proof.assume(book::is_board(agreement.board));
  for (const SymNum& space : state.space) {
    proof.assume(SymNum(0) <= space && space <= agreement.board.cave);
  }
  for (const auto& heat : state.result) {
    for (const SymNum& result : heat) proof.assume(SymNum(0) <= result && result <= SymNum(999));
  }
  const book::Card card = book::any_card("card");
  const bucket_brigade::Play<Symbolic> play{any_num("seat"),  card.set,       any_bool("names"), bear,
                                            any_bool("says"), any_num("said")};
  proof.assume(card.in_game);
  stays_in_range(proof, sizes, book::with<players>("judging a play"), [&] {
    judge<D, players>(read_in<Agreement<D>>(agreement), read, read_in<bucket_brigade::Play<D>>(play));
  });
  stays_in_range(proof, sizes, book::with<players>("a deal"), [&] { deal<D, players>(read, read.hand); });
  stays_in_range(proof, sizes, book::with<players>("the end"),
                 [&] { ending<D, players>(read_in<Readings<D>>(agreement.readings), read); });
  stays_in_range(proof, sizes, book::with<players>("taking up a game"),
                 [&] { resume<D, players>(Num(state.dealer), Num(finished), read.result); });
  stays_in_range(proof, sizes, book::with<players>("taking up a heat"), [&] {
    resume_heat<D, players>(read, bucket_brigade::Table<D, players>{read.hand, read.played, read.discards, read.space});
  });
  stays_in_range(proof, sizes, book::with<players>("invariant"),
                 [&] { invariant<D, players>(read_in<Board<D>>(agreement.board), read); });
}

}  // namespace

LEMMA(BucketBrigadeNumbers, TheScoreOfAHandStaysInRange) {
  colours_stay_in_range<D>(proof);
  hands_stay_in_range<D>(proof);
}

LEMMA(BucketBrigadeNumbers, NoRuleLeavesTheRangeOfNumbers) {
  plays_stay_in_range<D, 3>(proof);
  plays_stay_in_range<D, 4>(proof);
  plays_stay_in_range<D, 5>(proof);
  other_rules_stay_in_range<D, 3>(proof);
  other_rules_stay_in_range<D, 4>(proof);
  other_rules_stay_in_range<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
