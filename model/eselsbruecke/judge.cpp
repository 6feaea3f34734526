#include "model/eselsbruecke/judge.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>

#include "model/core/findings.hpp"
#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/eselsbruecke/entering.hpp"
#include "model/eselsbruecke/telling.hpp"

namespace rulecheck::eselsbruecke {
namespace {

std::string game_is_over() { return "the game is over"; }
std::string still_guessed() { return "a guessing round is in progress"; }

/// What is said of a turn that somebody else takes.
template <class D, int players>
auto wrong_turn(const State<D, players>& game, int seat) {
  return [&game, seat] { return fmt::format("seat {}, but it is the turn of seat {}", seat, known(game.storyteller)); };
}

/// "seat 1 names Moon", "seat 1 remembers nothing", "seat 1 keeps Moon"
std::string words(const GuessEntry& entry) {
  if (entry.kind == GuessEntry::Kind::timeout) return fmt::format("seat {} remembers nothing", entry.seat);
  return fmt::format("seat {} {} {}", entry.seat, entry.kind == GuessEntry::Kind::keep ? "keeps" : "names",
                     entry.motif);
}

/// "wrong hands: seat 1: 2 instead of 1", of the storyteller or of the others.
template <class D, int players>
std::string wrong_hands(const Agreement<D>& agreement, const State<D, players>& game, const DistributionEntry& entry,
                        bool of_storyteller) {
  const auto hands = dealt_hands<D, players>(agreement, game);
  std::vector<int> dealt, right;
  for (std::size_t seat = 0; seat < players; ++seat) {
    right.push_back(std::popcount(known(hands[seat])));
    const bool is_storyteller = static_cast<int>(seat) == known(game.storyteller);
    dealt.push_back(is_storyteller == of_storyteller ? static_cast<int>(entry.hands.at(seat).size()) : right.back());
  }
  return "wrong hands: " + differences_by_seat(in_words(dealt), in_words(right));
}

/// Stacks as a trace writes them.
std::vector<std::string> in_quotes(std::vector<StackText> stacks) {
  for (StackText& stack : stacks) stack = "\"" + stack + "\"";
  return stacks;
}

/// "wrong lost: seat 1: 2 instead of 1" @param stated has a value where it can be wrong
std::string wrong_numbers(const char* key, const std::optional<std::vector<int>>& stated,
                          const std::vector<int>& right) {
  return fmt::format("wrong {}: {}", key, differences_by_seat(in_words(stated.value_or(right)), in_words(right)));
}

/// "0, 3", or "nobody"
std::string seat_list(const std::vector<int>& seats) {
  return seats.empty() ? "nobody" : fmt::format("{}", fmt::join(seats, ", "));
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
Breaches judge_telling(const Agreement<D>& agreement, const Log<D, players>& log, const StoryEntry& entry) {
  const auto number = static_cast<int>(entry.tiles.size());
  const BrokenStory<D> broken =
      judge_story<D, players>(agreement, log.game, Given<D>::num(entry.seat), Given<D>::num(number));
  Findings findings;
  findings.check(1, broken.game_is_over, clause::ends_after_the_last_round, game_is_over);
  findings.check(2, broken.while_guessing, clause::clockwise_until_all_are_named, still_guessed);
  findings.check(3, broken.no_story, clause::no_stories_at_the_end, [] { return "no story is told in this round"; });
  findings.check(3, broken.told_already, clause::tell_then_distribute,
                 [] { return "the story has been told; tiles have to be distributed"; });
  findings.check(4, broken.wrong_early_turn, clause::stories_go_clockwise,
                 wrong_turn<D, players>(log.game, entry.seat));
  findings.check(4, broken.wrong_later_turn, clause::next_storyteller_clockwise,
                 wrong_turn<D, players>(log.game, entry.seat));
  findings.check(5, broken.wrong_number, clause::tiles_of_a_story, [&] {
    return fmt::format("{} tiles; a story of round {} has {}", number, known(log.game.round),
                       known(tiles_of_story<D>(agreement, log.game.round)));
  });
  return findings.take();
}

template <class D, int players>
Breaches judge_dealing(const Agreement<D>& agreement, const Log<D, players>& log, const MotifRecord& motifs,
                       const DistributionEntry& entry) {
  const int story = known(guessed_story<D, players>(log.game));
  const bool foreign = motifs.has_foreign(known(log.game.storyteller), story, entry.hands);
  const BrokenDistribution<D> broken =
      judge_distribution<D, players>(agreement, log.game, given_distribution<D, players>(entry, foreign));
  Findings findings;
  findings.check(1, broken.game_is_over, clause::ends_after_the_last_round, game_is_over);
  findings.check(2, broken.while_guessing, clause::clockwise_until_all_are_named, still_guessed);
  findings.check(3, broken.too_early, clause::six_rounds, [] { return "nothing is distributed in rounds 1 and 2"; });
  findings.check(3, broken.untold, clause::tell_then_distribute, [] { return "the story has to be told first"; });
  // In rounds 1 and 2 a distribution breaks number 3 first: `replay` never gets to name this one.
  findings.check(4, broken.wrong_early_turn, clause::stories_go_clockwise,
                 wrong_turn<D, players>(log.game, entry.seat));
  findings.check(4, broken.wrong_later_turn, clause::next_storyteller_clockwise,
                 wrong_turn<D, players>(log.game, entry.seat));
  findings.check(5, broken.other_tiles, clause::distributed_field,
                 [&] { return fmt::format("these are not exactly the tiles of story {}", story); });
  findings.check(6, broken.wrong_hand, clause::tell_then_distribute,
                 [&] { return wrong_hands<D, players>(agreement, log.game, entry, false); });
  findings.check(6, broken.wrong_rest, clause::storyteller_takes_the_rest,
                 [&] { return wrong_hands<D, players>(agreement, log.game, entry, true) + ", the tiles left over"; });
  return findings.take();
}

template <class D, int players>
Breaches judge_naming(const Agreement<D>& agreement, const Log<D, players>& log, const MotifRecord& motifs,
                      const GuessEntry& entry) {
  const BrokenGuess<D> broken = judge_guess<D, players>(agreement, log.game, given_guess<D>(motifs, entry));
  // Special Case 1: who was dealt none holds one that he got.
  const auto as_aid = [&] {
    const auto dealt = dealt_hands<D, players>(agreement, log.game);
    return known(dealt.at(static_cast<std::size_t>(entry.seat))) == 0 ? ", got as an aid" : "";
  };
  const auto turn = [&] {
    return fmt::format("seat {} guesses, but it is the turn of seat {}", entry.seat, known(log.game.guesser));
  };
  Findings findings;
  findings.check(1, broken.game_is_over, clause::ends_after_the_last_round, game_is_over);
  findings.check(2, broken.too_early, clause::six_rounds, [] { return "nothing is guessed in rounds 1 and 2"; });
  findings.check(2, broken.undistributed, clause::tell_then_distribute, [] { return "no tiles are distributed"; });
  findings.check(3, broken.own_story, clause::storyteller_never_guesses,
                 [&] { return fmt::format("seat {} guesses in a story of its own", entry.seat); });
  findings.check(3, broken.out, clause::mistake_puts_out,
                 [&] { return fmt::format("seat {} is out of this guessing round", entry.seat); });
  findings.check(3, broken.without_a_tile, clause::no_tile_no_guess,
                 [&] { return fmt::format("seat {} was dealt no tile, and nobody has made a mistake", entry.seat); });
  findings.check(3, broken.not_the_first, clause::left_neighbour_begins, turn);
  findings.check(3, broken.not_the_next, clause::clockwise_until_all_are_named, turn);
  findings.check(4, broken.last_motif, clause::last_motif_in_own_hand, [&] {
    const bool last = known(holds_the_last<D, players>(log.game, Given<D>::num(entry.seat)));
    return words(entry) +
           (last ? std::string(", but holds the last motif") + as_aid() : ", but does not hold the last motif");
  });
  findings.check(4, broken.own_motif, clause::not_the_own_motif,
                 [&] { return fmt::format("seat {} holds {}{}", entry.seat, entry.motif, as_aid()); });
  findings.check(4, broken.again, clause::left_neighbour_begins,
                 [&] { return words(entry) + ", which has been named before"; });
  return findings.take();
}

template <class D, int players>
Breaches judge_settling(const Agreement<D>& agreement, const Log<D, players>& log, const SettlementEntry& entry) {
  const WrongSettlement<D> wrong = judge_settlement<D, players>(agreement, log, given_settlement<D, players>(entry));
  const auto lost = [&] { return wrong_numbers("lost", entry.lost, numbers_of(log.last.lost)); };
  const auto stacks = [&] {
    const auto right = stack_texts<D, players>(log.game);
    return fmt::format("wrong stacks: {}",
                       differences_by_seat(in_quotes(entry.stacks.value_or(right)), in_quotes(right)));
  };
  Findings findings;
  findings.check(1, wrong.game_is_over, clause::ends_after_the_last_round, game_is_over);
  findings.check(1, wrong.nothing_to_settle, clause::faultless_keep_their_tiles,
                 [&] { return fmt::format("no guessing round of seat {} has just ended", entry.storyteller); });
  findings.check(2, wrong.lost_past_a_stop, clause::revealed_stop_ends_giving, lost);
  findings.check(2, wrong.wrong_lost, clause::penalty_of_the_field, lost);
  findings.check(2, wrong.wrong_aside, clause::revealed_stop_ends_giving,
                 [&] { return wrong_numbers("aside", entry.aside, numbers_of(log.game.aside)); });
  findings.check(2, wrong.unearned_stop, clause::no_reward_after_a_mistake,
                 [] { return "wrong stop: true instead of false, as somebody made a mistake"; });
  findings.check(2, wrong.missing_stop, clause::stop_tile_as_reward,
                 [] { return "wrong stop: false instead of true, as nobody made a mistake"; });
  findings.check(2, wrong.stack_after_error, clause::open_tiles_go_first, stacks);
  findings.check(2, wrong.stack_with_reward, clause::stop_tile_as_reward, stacks);
  findings.check(2, wrong.stack_unrewarded, clause::no_reward_after_a_mistake, stacks);
  findings.check(2, wrong.stack_otherwise, clause::faultless_keep_their_tiles, stacks);
  return findings.take();
}

template <class D, int players>
Breaches judge_result(const Agreement<D>& agreement, const Log<D, players>& log, const Claim& claim) {
  const Ending<D, players> end = ending<D, players>(log.game);
  const auto wrong_winners = [&] {
    const Claim right = result_of<D, players>(log.game);
    return fmt::format("wrong winners: {} instead of {} (tiles {}; stop tiles {})", seat_list(claim.winners.value()),
                       seat_list(right.winners.value()), fmt::join(right.tiles.value(), ", "),
                       fmt::join(right.stops.value(), ", "));
  };
  Findings findings;
  findings.check(1, claims_too_early<D, players>(agreement, log.game), clause::ends_after_the_last_round,
                 [] { return "the game is not over"; });
  if (claim.tiles) {
    findings.check(2, claims_wrong_tiles<D, players>(end, given_numbers<D, players>(*claim.tiles)),
                   clause::most_tiles_decide,
                   [&] { return wrong_numbers("tiles", claim.tiles, numbers_of(end.tiles)); });
  }
  if (claim.stops) {
    findings.check(2, claims_wrong_stops<D, players>(end, given_numbers<D, players>(*claim.stops)),
                   clause::stop_tiles_break_ties,
                   [&] { return wrong_numbers("stops", claim.stops, numbers_of(end.stops)); });
  }
  if (claim.winners) {
    const auto winners = judge_winners<D, players>(end, given_winners<D, players>(*claim.winners));
    findings.check(2, winners.too_few_tiles, clause::most_tiles_decide, wrong_winners);
    findings.check(2, winners.too_few_stops, clause::stop_tiles_break_ties, wrong_winners);
    findings.check(2, winners.otherwise_off, clause::several_winners, wrong_winners);
  }
  return findings.take();
}

// The three domains whose values are known, for 3 to 6 players.
#define RULECHECK_ESELSBRUECKE_JUDGE(D, players)                                                                     \
  template Breaches judge_telling<D, players>(const Agreement<D>&, const Log<D, players>&, const StoryEntry&);       \
  template Breaches judge_dealing<D, players>(const Agreement<D>&, const Log<D, players>&, const MotifRecord&,       \
                                              const DistributionEntry&);                                             \
  template Breaches judge_naming<D, players>(const Agreement<D>&, const Log<D, players>&, const MotifRecord&,        \
                                             const GuessEntry&);                                                     \
  template Breaches judge_settling<D, players>(const Agreement<D>&, const Log<D, players>&, const SettlementEntry&); \
  template Breaches judge_result<D, players>(const Agreement<D>&, const Log<D, players>&, const Claim&);
#define RULECHECK_ESELSBRUECKE_JUDGES(D) \
  RULECHECK_ESELSBRUECKE_JUDGE(D, 3)     \
  RULECHECK_ESELSBRUECKE_JUDGE(D, 4)     \
  RULECHECK_ESELSBRUECKE_JUDGE(D, 5)     \
  RULECHECK_ESELSBRUECKE_JUDGE(D, 6)
RULECHECK_ESELSBRUECKE_JUDGES(Concrete)
RULECHECK_ESELSBRUECKE_JUDGES(Mutant<Concrete>)
RULECHECK_ESELSBRUECKE_JUDGES(Observed<Concrete>)
#undef RULECHECK_ESELSBRUECKE_JUDGES
#undef RULECHECK_ESELSBRUECKE_JUDGE

}  // namespace rulecheck::eselsbruecke
