// "Scoring": what the cards of a colour are worth, what a hand is worth, what is written down.
#include "model/bucket_brigade/score.hpp"

#include "smt/bucket_brigade/points.hpp"
#include "smt/core/free_counts.hpp"

namespace rulecheck::bucket_brigade {
namespace {

template <class D>
SymNum colour_points(const book::Agreed& agreement, const SymSet& hand, std::size_t bear, const SymNum& value) {
  const auto readings = read_in<Readings<D>>(agreement.readings);
  return plain(colour_score<D>(readings, typename D::Set(hand), static_cast<int>(bear), typename D::Num(value)));
}

/// A hand whose sizes are free, and one colour of it.
struct FreeHand {
  FreeCounts sizes;
  SymSet hand = any_set("hand");
  SymNum value = any_num("value");
  book::Agreed agreement = book::any_agreement();

  explicit FreeHand(Proof& proof) {
    proof.reset();
    proof.assume(book::is_space_value(value));
  }
};

/// By how many walk-cards and run-cards: the claim for all numbers of run-cards at once.
template <class Claim>
void claim_by_walks(Proof& proof, const std::string& name, const book::Colour& colour, Claim&& claim) {
  for (int walks = 0; walks <= 6; ++walks) {
    SymBool all(true);
    for (int runs = 0; runs <= 5; ++runs) {
      all = all && implies(colour.walks == SymNum(walks) && colour.runs == SymNum(runs), claim(walks, runs));
    }
    proof.claim(name + ", " + std::to_string(walks) + " walk-cards", all);
  }
}

/// The same of every bear.
template <class Body>
void for_each_bear(Body&& body) {
  for (std::size_t bear = 0; bear < 4; ++bear) body(bear, book::numbered("bear", bear));
}

/// A hand with cards of any suit; bears stand anywhere. What is known of its colours, from above, is assumed.
template <class D>
struct WholeHand {
  FreeCounts sizes;
  SymSet hand = any_set("hand");
  book::Agreed agreement = book::any_agreement();
  ByBear<SymNum> space = any_nums<4>("space"), value;
  std::vector<book::Colour> colours;

  explicit WholeHand(Proof& proof) {
    proof.reset();
    proof.assume(book::is_board(agreement.board));
    for (std::size_t bear = 0; bear < 4; ++bear) {
      value[bear] = at(agreement.board.value, space[bear]);
      colours.emplace_back(hand, bear);
      proof.assume(SymNum(0) <= space[bear] && space[bear] <= agreement.board.cave && colours[bear].in_range());
    }
  }
  SymNum points(const book::Agreed& agreed, const SymSet& cards) const {
    return plain(
        card_points<D>(read_in<Agreement<D>>(agreed), typename D::Set(cards), read_in<ByBear<typename D::Num>>(space)));
  }
  SymNum colour(const book::Agreed& agreed, std::size_t bear) const {
    return colour_points<D>(agreed, hand, bear, value[bear]);
  }
};

/// Recorded for points of cards: their sum with the bonus, or 0.
SymNum recorded(const SymBool& clamp_first, const SymNum& points, const SymBool& finished) {
  const SymNum bonus = select(finished, SymNum(6), SymNum(0));
  const SymNum sum = points + bonus;
  return select(clamp_first, select(SymNum(0) <= points, sum, bonus), select(SymNum(0) <= sum, sum, SymNum(0)));
}

struct FreePoints {
  SymNum points = any_num("points");
  SymBool finished = any_bool("finished");
  book::Agreed agreement = book::any_agreement();

  explicit FreePoints(Proof& proof) { proof.assume(SymNum(-1000) <= points && points <= SymNum(1000)); }
  template <class D>
  SymNum result(const SymBool& clamp_before_bonus) const {
    auto readings = agreement.readings;
    readings.clamp_before_bonus = clamp_before_bonus;
    return plain(heat_result<D>(read_in<Readings<D>>(readings), typename D::Num(points), typename D::Bool(finished)));
  }
};

template <class D, int players>
void everybody_scores(Proof& proof) {
  proof.reset();
  const FreeCounts sizes;
  const book::Agreed agreement = book::any_agreement();
  const auto read = read_in<Agreement<D>>(agreement);
  const auto hands = any_sets<players>("hand");
  const auto space = read_in<ByBear<typename D::Num>>(any_nums<4>("space"));
  const SymNum finisher = any_num("finisher");
  const auto points = any_nums<players>("points");
  const auto results = heat_results<D, players>(read, read_in<BySeat<typename D::Set, players>>(hands), space,
                                                typename D::Num(finisher));
  proof.assume(book::is_seat<players>(finisher));
  std::vector<std::pair<SymNum, SymNum>> by_cards;
  SymBool as_told(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    by_cards.emplace_back(plain(card_points<D>(read, typename D::Set(hands[seat]), space)), points[seat]);
    proof.assume(SymNum(-1000) <= points[seat] && points[seat] <= SymNum(1000));
    const SymBool finished = finisher == book::seat_number(seat);
    as_told =
        as_told && plain(results[seat]) == recorded(agreement.readings.clamp_before_bonus, points[seat], finished);
  }
  proof.claim(book::with<players>("each by the own cards, with the bonus for one"), with_parts(as_told, by_cards));
}

}  // namespace

PROOF(BucketBrigadeScore, PairsAreAsManyAsCanBeMade, clause::pair_scores_five_times,
      clause::remaining_walk_scores_once) {
  const SymNum walks = any_num("walks");
  proof.assume(SymNum(0) <= walks && walks <= SymNum(6));
  const SymNum pairs = plain(pairs_among<D>(typename D::Num(walks)));
  proof.claim("none or one is left over",
              SymNum(0) <= pairs && (pairs + pairs == walks || pairs + pairs + SymNum(1) == walks));
}

PROOF(BucketBrigadeScore, AColourScoresByPairsRestAndRuns, clause::pair_scores_five_times,
      clause::remaining_walk_scores_once, clause::run_scores_double, clause::score_by_own_bear) {
  for_each_bear([&](std::size_t bear, const std::string& name) {
    const FreeHand free(proof);
    const book::Colour colour(free.hand, bear);
    const SymNum points = colour_points<D>(free.agreement, free.hand, bear, free.value);
    const SymBool pairs = book::makes_pairs(free.agreement, free.value);
    claim_by_walks(proof, name, colour, [&](int walks, int runs) {
      return points == select(pairs, book::points_of(walks, runs, true, free.value),
                              book::points_of(walks, runs, false, free.value));
    });
  });
}

PROOF(BucketBrigadeScore, AsManyPairsAsPossibleAreBestOnPositiveAndWorstOnNegativeValues,
      clause::pair_scores_five_times, clause::remaining_walk_scores_once) {
  using Num = typename D::Num;
  const SymNum walks = any_num("walks"), runs = any_num("runs"), fewer = any_num("fewer");
  proof.assume(SymNum(0) <= walks && walks <= SymNum(6) && SymNum(0) <= runs && runs <= SymNum(5));
  proof.assume(SymNum(0) <= fewer && fewer + fewer + SymNum(1) < walks);
  const SymNum more = fewer + SymNum(1);
  const SymNum with_more = plain(multiple<D>(Num(walks), Num(more), Num(runs)));
  proof.claim("a pair more is three space-values more",
              with_more == plain(multiple<D>(Num(walks), Num(fewer), Num(runs))) + SymNum(3));
}

PROOF(BucketBrigadeScore, TheSecondCardOfAPairIsWorthFourTimesTheValue, clause::pair_scores_five_times,
      clause::remaining_walk_scores_once) {
  using Num = typename D::Num;
  const SymNum walks = any_num("walks"), runs = any_num("runs");
  proof.assume(SymNum(0) <= walks && walks <= SymNum(5) && SymNum(0) <= runs && runs <= SymNum(5));
  auto worth = [&](const SymNum& held) { return plain(multiple<D>(Num(held), pairs_among<D>(Num(held)), Num(runs))); };
  const SymBool odd = walks == SymNum(1) || walks == SymNum(3) || walks == SymNum(5);
  proof.claim("one walk-card more", worth(walks + SymNum(1)) == worth(walks) + select(odd, SymNum(4), SymNum(1)));
}

PROOF(BucketBrigadeScore, AHandScoresItsColoursByTheirOwnBears, clause::score_remaining_cards,
      clause::score_by_own_bear, clause::jokers_count_nothing) {
  const WholeHand<D> whole(proof);
  // Whatever the colours are worth; AColourScoresByPairsRestAndRuns says what it is.
  std::vector<std::pair<SymNum, SymNum>> colours;
  SymNum sum(0);
  for (std::size_t bear = 0; bear < 4; ++bear) {
    colours.emplace_back(whole.colour(whole.agreement, bear), any_num(book::numbered("colour", bear)));
    sum = sum + colours.back().second;
  }
  proof.claim("the points of the four colours", with_parts(whole.points(whole.agreement, whole.hand) == sum, colours));
}

PROOF(BucketBrigadeScore, JokersInHandChangeNothing, clause::jokers_count_nothing) {
  const WholeHand<D> whole(proof);
  const SymSet others = whole.hand - SymSet(book::walks(book::joker) | book::runs(book::joker));
  SymBool same_cards(true), same_sizes(true);
  for (int bear = 0; bear < 4; ++bear) {
    for (const std::uint64_t cards : {book::walks(bear), book::runs(bear)}) {
      same_cards = same_cards && (others & SymSet(cards)) == (whole.hand & SymSet(cards));
      same_sizes = same_sizes && count(others & SymSet(cards)) == count(whole.hand & SymSet(cards));
    }
  }
  proof.claim("the cards of the colours are the same without jokers", same_cards);
  proof.assume(same_sizes);
  proof.claim("the points are the same without jokers",
              whole.points(whole.agreement, whole.hand) == whole.points(whole.agreement, others));
}

PROOF(BucketBrigadeScore, PairingMattersExactlyForTwoWalksOnANegativeValue, clause::pair_scores_five_times,
      clause::remaining_walk_scores_once) {
  auto with = [](book::Agreed agreement, bool optional) {
    agreement.readings.pairing_is_optional = SymBool(optional);
    return agreement;
  };
  for_each_bear([&](std::size_t bear, const std::string& name) {
    const FreeHand free(proof);
    const SymNum loss = colour_points<D>(with(free.agreement, true), free.hand, bear, free.value) -
                        colour_points<D>(with(free.agreement, false), free.hand, bear, free.value);
    claim_by_walks(proof, name, book::Colour(free.hand, bear), [&](int walks, int) {
      const SymNum lost =
          select(free.value < SymNum(0), book::times(3 * (walks / 2), SymNum(0) - free.value), SymNum(0));
      const SymBool loses = free.value < SymNum(0) && SymBool(walks >= 2);
      return loss == lost && SymNum(0) <= loss && loss <= SymNum(81) && (SymNum(0) < loss) == loses;
    });
  });
  const WholeHand<D> whole(proof);
  const book::Agreed optional = with(whole.agreement, true), compulsory = with(whole.agreement, false);
  SymBool matters(false);
  std::vector<std::pair<SymNum, SymNum>> colours;
  for (std::size_t bear = 0; bear < 4; ++bear) {
    const SymBool loses = whole.value[bear] < SymNum(0) && SymNum(2) <= whole.colours[bear].walks;
    const SymNum lost = any_num(book::numbered("lost", bear)), less = any_num(book::numbered("less", bear));
    // As claimed above of every hand and every space-value.
    proof.assume(SymNum(0) <= lost && lost <= SymNum(81) && (SymNum(0) < lost) == loses);
    colours.emplace_back(whole.colour(compulsory, bear), less);
    colours.emplace_back(whole.colour(optional, bear), less + lost);
    matters = matters || loses;
  }
  proof.claim(
      "the points of the hand differ exactly then",
      with_parts((whole.points(optional, whole.hand) != whole.points(compulsory, whole.hand)) == matters, colours));
}

PROOF(BucketBrigadeScore, TheSumWithTheBonusIsWrittenDownOrZero, clause::bonus_for_finishing,
      clause::record_totals_from_zero) {
  const FreePoints free(proof);
  const SymBool clamp_first = any_bool("clamp_first");
  const SymNum result = free.result<D>(clamp_first);
  proof.claim("the sum, or 0", result == recorded(clamp_first, free.points, free.finished));
  proof.claim("never negative", SymNum(0) <= result);
  const SymNum raised = plain(raised_to_zero<D>(typename D::Num(free.points)));
  proof.claim("raised to 0", raised == select(SymNum(0) < free.points, free.points, SymNum(0)));
  proof.possible("nothing for whoever finished the heat", free.finished && result == SymNum(0));
}

PROOF(BucketBrigadeScore, TheClampsDifferExactlyForAFinisherWithNegativeCards, clause::bonus_for_finishing,
      clause::record_totals_from_zero) {
  const FreePoints free(proof);
  const SymNum before = free.result<D>(SymBool(true)), after = free.result<D>(SymBool(false));
  proof.claim("they differ exactly then", (before != after) == (free.finished && free.points < SymNum(0)));
  proof.claim("before the bonus a finisher gets six at least", implies(free.finished, SymNum(6) <= before));
  proof.claim("before the bonus is never less", after <= before && before <= after + SymNum(6));
}

PROOF(BucketBrigadeScore, EverybodyScoresAndOneGetsTheBonus, clause::score_remaining_cards, clause::bonus_for_finishing,
      clause::record_totals_from_zero) {
  everybody_scores<D, 3>(proof);
  everybody_scores<D, 4>(proof);
  everybody_scores<D, 5>(proof);
}

}  // namespace rulecheck::bucket_brigade
