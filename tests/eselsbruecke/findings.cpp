// What establishes the findings on the rulebook that no reading is about.
#include <bit>

#include "tests/eselsbruecke/tables.hpp"
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D>
std::string seating(const std::string& order) {
  return verdict_of(replay_file<Model<D>>("tests/eselsbruecke/traces/finding/seating-" + order + ".json"));
}

/// How many tiles each seat has after seat 0 has distributed the story of a round.
template <class D, int players>
std::vector<int> dealt_numbers(int round) {
  State<D, players> state = at_turn<D, players>(agreement_of<D>({}), round, 0);
  std::vector<int> numbers;
  for (const auto& hand : dealt_hands<D, players>(agreement_of<D>({}), state))
    numbers.push_back(std::popcount(known(hand)));
  return numbers;
}

}  // namespace

EXAMPLE(EselsbrueckeFindings, OnlyOneSeatingOfTheExampleIsClockwise, clause::example_mario_distributes,
        clause::example_claudia_and_nils, clause::clockwise_until_all_are_named, clause::example_birgit_fails) {
  trial.expect(seating<D>("claudia-nils-birgit") == "conforms", "Mario, Claudia, Nils, Birgit");
  trial.expect(seating<D>("claudia-birgit-nils") == "3 ESL-28", "Birgit after Claudia");
  trial.expect(seating<D>("nils-claudia-birgit") == "2 ESL-23", "Nils to begin");
  trial.expect(seating<D>("nils-birgit-claudia") == "2 ESL-23", "Nils to begin");
  trial.expect(seating<D>("birgit-claudia-nils") == "2 ESL-23", "Birgit to begin");
  trial.expect(seating<D>("birgit-nils-claudia") == "2 ESL-23", "Birgit to begin");
}

EXAMPLE(EselsbrueckeFindings, WhoGetsNoTileDependsOnTheStory, clause::no_tile_no_guess, clause::tell_then_distribute) {
  // Rounds 3 and 4 distribute three tiles, round 5 four, round 6 five.
  trial.expect(dealt_numbers<D, 5>(3) == std::vector{0, 1, 1, 1, 0}, "one of five to have none of three tiles");
  trial.expect(dealt_numbers<D, 5>(5) == std::vector{0, 1, 1, 1, 1}, "each of five to have one of four tiles");
  trial.expect(dealt_numbers<D, 6>(4) == std::vector{0, 1, 1, 1, 0, 0}, "two of six to have none of three tiles");
  trial.expect(dealt_numbers<D, 6>(5) == std::vector{0, 1, 1, 1, 1, 0}, "one of six to have none of four tiles");
  trial.expect(dealt_numbers<D, 6>(6) == std::vector{0, 1, 1, 1, 1, 1}, "each of six to have one of five tiles");
}

EXAMPLE(EselsbrueckeFindings, TilesAreLeftOverForFewerRecipientsThanTiles, clause::storyteller_takes_the_rest) {
  trial.expect(dealt_numbers<D, 3>(3) == std::vector{1, 1, 1}, "three players, three tiles: one left over");
  trial.expect(dealt_numbers<D, 4>(5) == std::vector{1, 1, 1, 1}, "four players, four tiles: one left over");
  trial.expect(dealt_numbers<D, 5>(6) == std::vector{1, 1, 1, 1, 1}, "five players, five tiles: one left over");
  trial.expect(dealt_numbers<D, 4>(3) == std::vector{0, 1, 1, 1}, "four players, three tiles: none left over");
  trial.expect(dealt_numbers<D, 3>(6) == std::vector{3, 1, 1}, "three players, five tiles: three left over");
}

EXAMPLE(EselsbrueckeFindings, EverybodyErrsAndTilesAreLeft, clause::clockwise_until_all_are_named,
        clause::named_tile_is_won) {
  const std::string errs = list({distribution(0, {"d", "a", "b", "c"}), names(1, "d"), fails(2), fails(3), fails(1)});
  const std::string start = before(5, 0, 0, {"p", "pppp", "pppp", "pppp"});
  // Four tiles were distributed; one was named and given away again, and three are nobody's.
  const auto ends = [&](const std::vector<std::string>& stacks) {
    return trace(4, start, errs + "," + settles(0, stacks_are(stacks)));
  };
  expect_verdict<Model<D>>(trial, ends({"p", "ppp", "pp", "pp"}), "conforms");
  expect_verdict<Model<D>>(trial, ends({"pppp", "ppp", "pp", "pp"}), "5 ESL-39");
}

EXAMPLE(EselsbrueckeFindings, RedIsFreeAgainWhenTheFourthStoryIsTold, clause::next_free_field,
        clause::distributed_field) {
  const auto agreement = agreement_of<D>({});
  const State<D, 4> state = at_turn<D, 4>(agreement, 4, 0);
  trial.expect(known(state.field[0]) == 0b0110U, "blue and green to be full in round 4, red to be free");
  const State<D, 4> told = tell<D, 4>(agreement, state);
  trial.expect(known(told.field[0]) == 0b1110U, "the fourth story to lie on yellow");
}

}  // namespace rulecheck::eselsbruecke
