// "End of Game": how seats are ranked, and what a claimed ranking breaks.
#include "smt/the_bremens/ranks.hpp"

namespace rulecheck::the_bremens {

/// Of any three seats, whatever is compared of them; no rule is read.
LEMMA(TheBremensEnding, ARankingIsATotalPreorder) {
  const book::Key one = book::any_key("_of_one"), two = book::any_key("_of_two"), three = book::any_key("_of_three");
  const auto level = [](const book::Key& a, const book::Key& b) {
    return !book::is_better(a, b) && !book::is_better(b, a);
  };
  proof.claim("nobody is better than himself", !book::is_better(one, one));
  proof.claim("of two at most one is better", !(book::is_better(one, two) && book::is_better(two, one)));
  proof.claim("better than the better one",
              implies(book::is_better(one, two) && book::is_better(two, three), book::is_better(one, three)));
  proof.claim("level with the one who is level", implies(level(one, two) && level(two, three), level(one, three)));
}

/// With the two proofs before: in terms of what is compared, then of what that is.
PROOF(TheBremensEnding, SeatsAreLevelExactlyIfAsManyAreInGoalAndAllOthersInStart, clause::rank_by_animals_home,
      clause::rank_by_foremost_animal, clause::riders_arrive_first) {
  const book::Ranked<D> game;
  const book::Key one = book::any_key("_of_one"), two = book::any_key("_of_two");
  const SymBool level = !book::is_better(one, two) && !book::is_better(two, one);
  proof.claim(
      "as many are in Goal, and the last came at the same time or the foremost are equally far",
      level == (one.home == two.home && select(one.home == SymNum(3), one.last == two.last, one.far == two.far)));
  // No animal of one seat is as far as one of the other, but for those that are not on the board.
  const auto theirs = any_nums<3>("theirs"), ours = any_nums<3>("ours");
  SymBool apart(true), none_on_board(true), of_ours(false), of_theirs(false);
  for (std::size_t size = 0; size < book::sizes; ++size) {
    proof.assume(book::within(0, ours[size], 180) && book::within(0, theirs[size], 180) && ours[size] <= one.far &&
                 theirs[size] <= two.far);
    none_on_board = none_on_board && ours[size] == SymNum(0) && theirs[size] == SymNum(0);
    of_ours = of_ours || ours[size] == one.far;
    of_theirs = of_theirs || theirs[size] == two.far;
    for (const SymNum& other : theirs) apart = apart && (!(ours[size] == other) || other == SymNum(0));
  }
  proof.assume(apart && of_ours && of_theirs);
  proof.claim("the foremost are equally far only if nothing of both is on the board",
              (one.far == two.far) == none_on_board);
  book::for_each_pair([&](std::size_t seat, std::size_t other) {
    if (other < seat) return;
    proof.reset();
    proof.assume(game.is_well_formed(seat, other));
    proof.assume(book::is_complete(game.board, game.state, seat) && book::is_complete(game.board, game.state, other));
    proof.claim(book::against(seat, other) + ": if all are in Goal the last came at different times",
                !(plain(last_arrival<D>(game.read, seat)) == plain(last_arrival<D>(game.read, other))));
  });
  proof.reset();
  proof.assume(game.is_well_formed(0, 1) && game.state.arrivals == SymNum(4));
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (std::size_t size = 0; size < 2; ++size) {
      proof.assume(game.state.space[size][seat] == book::goal(game.board) &&
                   game.state.arrival[size][seat] == book::number(1 + 2 * size + seat));
    }
    proof.assume(game.state.space[book::donkey][seat] == SymNum(0));
  }
  proof.possible("level with two in Goal each and a donkey in Start", !game.before(0, 1) && !game.before(1, 0));
}

PROOF(TheBremensEnding, ASeatWithoutPlayerIsBetterThanNobody, clause::rank_by_animals_home) {
  const book::Ranked<D> game;
  proof.assume(book::is_board(game.board));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    SymBool in_start(true);
    for (std::size_t size = 0; size < book::sizes; ++size) {
      in_start = in_start && game.state.space[size][seat] == SymNum(0);
    }
    proof.claim(book::numbered("nothing is compared of seat", seat),
                implies(in_start, plain(animals_home<D>(game.read_board, game.read, seat)) == SymNum(0) &&
                                      game.far(seat) == SymNum(0)));
  }
  const book::Key nothing{SymNum(0), SymNum(0), SymNum(0)}, other = book::any_key("_of_another");
  proof.claim("with that it is better than nobody",
              implies(SymNum(0) <= other.home && SymNum(0) <= other.far, !book::is_better(nothing, other)));
}

PROOF(TheBremensEnding, ARankIsHowManyAreBetterAndTheWinnerIsFirstAlone, clause::third_animal_home_wins,
      clause::rank_by_animals_home, clause::riders_arrive_first) {
  const book::Ranked<D> game;
  const auto rank = read_in<BySeat<SymNum>>(ranks<D>(game.read_board, game.read));
  std::vector<std::pair<SymBool, SymBool>> free_order;
  book::for_each_pair([&](std::size_t seat, std::size_t other) {
    free_order.emplace_back(game.before(seat, other), any_bool(book::against(seat, other)));
  });
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    std::vector<SymBool> better;
    for (std::size_t other = 0; other < book::colours; ++other) {
      if (other != seat) better.push_back(any_bool(book::against(other, seat)));
    }
    proof.claim(book::numbered("how many are better than seat", seat),
                book::with_conditions(rank[seat] == book::how_many(better), free_order));
  }
  // Five seats, whatever is compared of them: nobody else has the last arrival of one that is complete.
  SymBool over(false), apart(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const book::Key& own = game.key[seat];
    proof.assume(book::within(0, own.home, 3) && book::within(0, own.last, 15) && book::within(0, own.far, 180));
    over = over || own.home == SymNum(3);
    for (std::size_t other = 0; other < seat; ++other) {
      const book::Key& theirs = game.key[other];
      apart = apart && !(own.home == SymNum(3) && theirs.home == SymNum(3) && own.last == theirs.last);
    }
  }
  proof.assume(over && apart);
  std::vector<SymBool> first;
  SymBool complete_before_all_others(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    const book::Key& own = game.key[seat];
    SymBool nobody_better(true), earliest = own.home == SymNum(3);
    for (std::size_t other = 0; other < book::colours; ++other) {
      if (other == seat) continue;
      const book::Key& theirs = game.key[other];
      nobody_better = nobody_better && !book::is_better(theirs, own);
      earliest = earliest && !(theirs.home == SymNum(3) && theirs.last < own.last);
    }
    first.push_back(nobody_better);
    complete_before_all_others = complete_before_all_others && nobody_better == earliest;
  }
  proof.claim("better than a seat is nobody exactly if it was complete before all others", complete_before_all_others);
  SymBool somebody(false), never_two(true);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    somebody = somebody || first[seat];
    for (std::size_t other = 0; other < seat; ++other) never_two = never_two && !(first[seat] && first[other]);
  }
  proof.claim("that is never two seats", never_two);
  proof.claim("but somebody's", somebody);
}

PROOF(TheBremensEnding, AClaimedRankingIsComparedPairByPair, clause::third_animal_home_wins,
      clause::rank_by_animals_home, clause::riders_arrive_first, clause::rank_by_foremost_animal) {
  const book::Ranked<D> game;
  const auto claimed = any_nums<5>("claimed"), rank = any_nums<5>("rank");
  const auto by_the_rules = read_in<BySeat<SymNum>>(ranks<D>(game.read_board, game.read));
  const auto broken = read_in<BrokenRanking<Symbolic>>(
      judge_ranking<D>(game.read_board, game.read, read_in<BySeat<typename D::Num>>(claimed)));
  auto parts = game.keys;
  for (std::size_t seat = 0; seat < book::colours; ++seat) parts.emplace_back(by_the_rules[seat], rank[seat]);
  const auto plays = [&](std::size_t seat) { return book::number(seat) < game.board.players; };
  SymBool other_winner(false), home(false), arrivals(false), others(false);
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    other_winner = other_winner || (plays(seat) && !((claimed[seat] == SymNum(0)) == (rank[seat] == SymNum(0))));
  }
  book::for_each_pair([&](std::size_t one, std::size_t two) {
    const SymBool agree = (claimed[one] < claimed[two]) == (rank[one] < rank[two]) &&
                          (claimed[one] == claimed[two]) == (rank[one] == rank[two]);
    const SymBool wrong = plays(one) && plays(two) && !other_winner && !agree;
    const SymBool same_number = game.key[one].home == game.key[two].home, all = game.key[one].home == SymNum(3);
    home = home || (wrong && !same_number);
    arrivals = arrivals || (wrong && same_number && all);
    others = others || (wrong && same_number && !all);
  });
  proof.assume(book::is_board(game.board));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    proof.assume(book::within(0, claimed[seat], 4) && book::within(0, rank[seat], 4) &&
                 book::within(0, game.key[seat].home, 3));
  }
  proof.claim("another winner, or not alone", with_parts(broken.winner_not_first_alone == other_winner, parts));
  proof.claim("seats with different numbers in Goal", with_parts(broken.fewer_home_before == home, parts));
  proof.claim("seats with all in Goal", with_parts(broken.third_arrivals == arrivals, parts));
  proof.claim("other seats with equally many", with_parts(broken.foremost_animals == others, parts));
  for (std::size_t seat = 0; seat < book::colours; ++seat) {
    proof.claim(
        book::numbered("a winner is claimed: seat", seat),
        with_parts(plain(claims_wrong_winner<D>(game.read_board, game.read, typename D::Num(book::number(seat)))) ==
                       !(rank[seat] == SymNum(0)),
                   parts));
  }
}

}  // namespace rulecheck::the_bremens
