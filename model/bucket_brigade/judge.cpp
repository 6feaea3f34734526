#include "model/bucket_brigade/judge.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/bucket_brigade/entering.hpp"
#include "model/bucket_brigade/telling.hpp"
#include "model/core/findings.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"

namespace rulecheck::bucket_brigade {
namespace {

std::string after_the_last_heat() { return "all heats have been played"; }

/// "seat 1 plays red-run on blue"
std::string words(const PlayEntry& entry) {
  std::string text = fmt::format("seat {} plays {}", entry.player, sort_name(entry.sort));
  if (entry.bear) text += " on " + bear_name(*entry.bear);
  return text;
}

/// "seat 1 gets 12 cards, there are 13 for each"
std::string wrong_hands(const std::vector<CardSet>& hands, int size) {
  std::string text;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (const int dealt = std::popcount(hands[seat]); dealt != size)
      text += fmt::format("seat {} gets {} cards, ", seat, dealt);
  }
  return text + fmt::format("there are {} for each", size);
}

/// "cards -9, bonus 6, together raised to 0": what a result of a heat is made of.
/// @param raised_first whether the cards are raised to 0 before the bonus is added
std::string parts_of_result(int cards, int bonus, bool raised_first) {
  std::string text = fmt::format("cards {}", cards);
  if (cards < 0 && (raised_first || bonus == 0)) text += " raised to 0";
  if (bonus != 0) text += fmt::format(", bonus {}", bonus);
  if (bonus != 0 && !raised_first && cards + bonus < 0) text += ", together raised to 0";
  return text;
}

/// The same agreement in machine values.
template <class D>
Agreement<Concrete> plain(const Agreement<D>& agreement) {
  using Bool = Concrete::Bool;
  Agreement<Concrete> same;
  for (std::size_t space = 0; space < most_spaces; ++space) {
    same.board.value[space] = Concrete::Num(known(agreement.board.value[space]));
  }
  same.board.cave = Concrete::Num(known(agreement.board.cave));
  const Readings<D>& readings = agreement.readings;
  same.readings = {Bool(known(readings.overrun_forbidden)), Bool(known(readings.clamp_before_bonus)),
                   Bool(known(readings.pairing_is_optional)), Bool(known(readings.tied_players_lose))};
  return same;
}

/// By seat: what the results are made of that the heat on the table gives. Hands and bears are still there. Worked out
/// in machine values: what is only told is no use of the rules that a check could be credited with.
template <class D, int players>
std::vector<std::string> parts_of_results(const Agreement<D>& agreement, const State<D, players>& game) {
  const Agreement<Concrete> same = plain<D>(agreement);
  ByBear<Concrete::Num> spaces;
  for (std::size_t bear = 0; bear < bears.size(); ++bear) spaces[bear] = Concrete::Num(known(game.space[bear]));
  std::vector<std::string> parts;
  for (int seat = 0; seat < players; ++seat) {
    const Concrete::Bool finished(known(game.turn) == seat);
    const Concrete::Set hand(known(game.hand[static_cast<std::size_t>(seat)]));
    // The bonus is what somebody gets whose cards are worth nothing.
    const int bonus = known(heat_result<Concrete>(same.readings, Concrete::Num(0), finished));
    const int cards = known(card_points<Concrete>(same, hand, spaces));
    parts.push_back(parts_of_result(cards, bonus, known(same.readings.clamp_before_bonus)));
  }
  return parts;
}

/// "heat 2 of 4, seat 0: 9 instead of 3 (cards -3, bonus 6)"
/// @param last_parts what the results of the last heat are made of; empty if that is not known
template <class D, int players>
std::string wrong_heats(const std::vector<std::vector<int>>& claimed, const Ending<D, players>& end,
                        const std::vector<std::string>& last_parts) {
  std::string text;
  for (std::size_t heat = 0; heat < players; ++heat) {
    const std::string seats = differences_by_seat(in_words(claimed.at(heat)), in_words(numbers_of(end.heats[heat])),
                                                  heat + 1 == players ? last_parts : std::vector<std::string>());
    if (!seats.empty()) text += fmt::format("{}heat {} of {}, {}", text.empty() ? "" : "; ", heat + 1, players, seats);
  }
  return text;
}

/// "seat 0: 9 instead of 10 (4 + 6 + 0)"
template <class D, int players>
std::string wrong_totals(const std::vector<int>& claimed, const Ending<D, players>& end) {
  std::vector<std::string> sums(players);
  for (const auto& heat : end.heats) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      sums[seat] += (sums[seat].empty() ? "" : " + ") + std::to_string(known(heat[seat]));
    }
  }
  return differences_by_seat(in_words(claimed), in_words(numbers_of(end.totals)), sums);
}

/// "0, 3", or "nobody"
std::string seat_list(const std::vector<int>& seats) {
  return seats.empty() ? "nobody" : fmt::format("{}", fmt::join(seats, ", "));
}

/// "0 instead of 2 (totals 10, 12, 12, 5; last heat 0, 1, 5, 5)"
template <class D, int players>
std::string wrong_winners(const std::vector<int>& claimed, const Ending<D, players>& end) {
  std::vector<int> right;
  for (int seat = 0; seat < players; ++seat) {
    if (known(end.wins[static_cast<std::size_t>(seat)])) right.push_back(seat);
  }
  return fmt::format("{} instead of {} (totals {}; last heat {})", seat_list(claimed), seat_list(right),
                     fmt::join(numbers_of(end.totals), ", "), fmt::join(numbers_of(end.heats.back()), ", "));
}

/// By seat: whether it is among these.
template <class D, int players>
BySeat<typename D::Bool, players> given_winners(const std::vector<int>& seats) {
  BySeat<typename D::Bool, players> result;
  for (const int seat : seats) result.at(static_cast<std::size_t>(seat)) = Given<D>::truth(true);
  return result;
}

}  // namespace

template <class D, int players>
Breaches judge_deal(const Log<D, players>& log, const DealEntry& entry) {
  const BrokenDeal<D> broken = judge_dealer<D, players>(log.game, Given<D>::num(entry.dealer));
  const auto dealer = [&] {
    return fmt::format("seat {} deals, but it is the turn of seat {} to deal", entry.dealer, known(log.game.dealer));
  };
  Findings findings;
  findings.check(1, broken.game_is_over, clause::add_up_the_heats, after_the_last_heat);
  findings.check(2, broken.during_a_heat, clause::heat_ends_in_the_cave, [] { return "the heat has not ended"; });
  findings.check(3, broken.wrong_first_dealer, clause::first_dealer, dealer);
  findings.check(3, broken.wrong_later_dealer, clause::dealer_moves_left, dealer);
  if (entry.discards) {
    findings.check(4, discards_a_wrong_number<D, players>(Given<D>::set(*entry.discards)),
                   clause::discard_from_this_heat, [&] {
                     return fmt::format("{} discards, with {} players there are {}", std::popcount(*entry.discards),
                                        players, discarded<players>);
                   });
  }
  findings.check(4, deals_a_wrong_hand<D, players>(given_sets<D, players>(entry.hands)), clause::deal_the_rest_evenly,
                 [&] { return wrong_hands(entry.hands, hand_size<players>); });
  return findings.take();
}

template <class D, int players>
Breaches judge_play(const Agreement<D>& agreement, const Log<D, players>& log, const PlayEntry& entry) {
  const Play<D> play = given_play<D, players>(log.game, entry);
  const BrokenPlay<D> broken = judge<D, players>(agreement, log.game, play);
  const auto bear = [&] { return words(entry) + ", but a card of a colour moves the bear of that colour"; };
  const auto advance = [&] {
    const auto moved = moved_bear<D>(play);
    if (known(agreement.readings.overrun_forbidden) &&
        known(overruns<D>(agreement.board, log.game.space, moved, play.card))) {
      return words(entry) + ", but there are not so many spaces left";
    }
    return fmt::format("{} to {}, but it arrives at {}", words(entry), entry.to.value_or(0),
                       known(arrival<D>(agreement.board, log.game.space, moved, play.card)));
  };
  Findings findings;
  findings.check(1, broken.game_is_over, clause::add_up_the_heats, after_the_last_heat);
  findings.check(2, broken.before_the_first_deal, clause::first_dealer, [] { return "no heat has been dealt yet"; });
  findings.check(2, broken.between_heats, clause::heat_ends_in_the_cave,
                 [] { return "the heat has ended; the next one has to be dealt"; });
  findings.check(3, broken.out_of_turn, clause::begin_left_of_the_dealer, [&] {
    return fmt::format("seat {} plays, but it is the turn of seat {}", entry.player, known(log.game.turn));
  });
  findings.check(4, broken.foreign_card, clause::play_one_card,
                 [&] { return fmt::format("seat {} does not hold {}", entry.player, sort_name(entry.sort)); });
  findings.check(5, broken.walk_of_another_bear, clause::walk_one_space, bear);
  findings.check(5, broken.run_of_another_bear, clause::run_two_spaces, bear);
  findings.check(5, broken.joker_without_bear, clause::joker_moves_any_bear,
                 [&] { return words(entry) + " and names no bear"; });
  findings.check(6, broken.walk_advances_wrongly, clause::walk_one_space, advance);
  findings.check(6, broken.run_advances_wrongly, clause::run_two_spaces, advance);
  findings.check(6, broken.joker_advances_wrongly, clause::joker_moves_any_bear, advance);
  return findings.take();
}

template <class D, int players>
Breaches judge_recorded(const Agreement<D>& agreement, const Log<D, players>& log, const ScoreEntry& entry) {
  const WrongScore<D> wrong = judge_score<D, players>(log, given_numbers<D, players>(entry.results));
  Findings findings;
  findings.check(1, wrong.game_is_over, clause::add_up_the_heats, after_the_last_heat);
  findings.check(1, wrong.no_heat_to_score, clause::heat_ends_in_the_cave,
                 [] { return "results are recorded directly after a heat only"; });
  findings.check(2, wrong.wrong_results, clause::record_totals_from_zero, [&] {
    const std::size_t heat = finished_heats<D, players>(log.game);
    if (heat == 0) throw ModelDefect("a heat has ended and none is finished");
    return "wrong results: " + differences_by_seat(in_words(entry.results),
                                                   in_words(numbers_of(log.game.result[heat - 1])),
                                                   parts_of_results<D, players>(agreement, log.game));
  });
  return findings.take();
}

template <class D, int players>
Breaches judge_result(const Agreement<D>& agreement, const Log<D, players>& log, const Claim& claim) {
  const Ending<D, players> end = ending<D, players>(agreement.readings, log.game);
  Findings findings;
  findings.check(1, claims_too_early<D, players>(log.game), clause::add_up_the_heats,
                 [] { return "the game is not over"; });
  if (claim.heats) {
    findings.check(2, claims_wrong_heats<D, players>(end, given_results<D, players>(*claim.heats)),
                   clause::record_totals_from_zero, [&] {
                     // Nothing has been played since a position that begins after the last heat.
                     const bool on_the_table = known(log.game.played) != 0;
                     return "wrong heats: " +
                            wrong_heats<D, players>(*claim.heats, end,
                                                    on_the_table ? parts_of_results<D, players>(agreement, log.game)
                                                                 : std::vector<std::string>());
                   });
  }
  if (claim.totals) {
    findings.check(2, claims_wrong_totals<D, players>(end, given_numbers<D, players>(*claim.totals)),
                   clause::add_up_the_heats,
                   [&] { return "wrong totals: " + wrong_totals<D, players>(*claim.totals, end); });
  }
  if (claim.winners) {
    const auto wrong = [&] { return "wrong winners: " + wrong_winners<D, players>(*claim.winners, end); };
    const auto winners = judge_winners<D, players>(end, given_winners<D, players>(*claim.winners));
    findings.check(2, winners.too_low, clause::highest_total_wins, wrong);
    findings.check(2, winners.otherwise_off, clause::better_final_heat_wins, wrong);
  }
  return findings.take();
}

// The three domains whose values are known, for 3 to 5 players.
#define RULECHECK_BUCKET_BRIGADE_JUDGE(D, players)                                                              \
  template Breaches judge_deal<D, players>(const Log<D, players>&, const DealEntry&);                           \
  template Breaches judge_play<D, players>(const Agreement<D>&, const Log<D, players>&, const PlayEntry&);      \
  template Breaches judge_recorded<D, players>(const Agreement<D>&, const Log<D, players>&, const ScoreEntry&); \
  template Breaches judge_result<D, players>(const Agreement<D>&, const Log<D, players>&, const Claim&);
#define RULECHECK_BUCKET_BRIGADE_JUDGES(D) \
  RULECHECK_BUCKET_BRIGADE_JUDGE(D, 3)     \
  RULECHECK_BUCKET_BRIGADE_JUDGE(D, 4)     \
  RULECHECK_BUCKET_BRIGADE_JUDGE(D, 5)
RULECHECK_BUCKET_BRIGADE_JUDGES(Concrete)
RULECHECK_BUCKET_BRIGADE_JUDGES(Mutant<Concrete>)
RULECHECK_BUCKET_BRIGADE_JUDGES(Observed<Concrete>)
#undef RULECHECK_BUCKET_BRIGADE_JUDGES
#undef RULECHECK_BUCKET_BRIGADE_JUDGE

}  // namespace rulecheck::bucket_brigade
