// The overview and the boards: rounds, stories, tiles, fields and penalties of both sides.
#include "model/eselsbruecke/agreement.hpp"

#include "model/eselsbruecke/distribution.hpp"
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {

PROOF(EselsbrueckeAgreement, TheOverviewHasSixRoundsWithFourStories, clause::overview_of_six_rounds, clause::six_rounds,
      clause::tiles_of_a_story, clause::no_stories_at_the_end) {
  const book::Agreed agreement = book::any_agreement();
  const auto agreed = read_in<Agreement<D>>(agreement);
  proof.assume(!agreement.expert);
  proof.claim("six rounds", plain(last_round<D>(agreed)) == SymNum(6));
  constexpr std::array tiles_in_round{3, 3, 4, 5};
  for (int round = 1; round <= 6; ++round) {
    const typename D::Num number(round);
    const std::string name = "round " + std::to_string(round);
    proof.claim(name, plain(is_a_story<D>(agreed, number)) == SymBool(round <= 4));
    if (round > 4) continue;
    proof.claim(name + ": tiles", plain(tiles_of_story<D>(agreed, number)) ==
                                      SymNum(tiles_in_round.at(static_cast<std::size_t>(round - 1))));
  }
}

PROOF(EselsbrueckeAgreement, TheOtherSideHasSevenRoundsWithFiveStories, clause::expert_variant, clause::six_rounds,
      clause::no_stories_at_the_end) {
  const book::Agreed agreement = book::any_agreement();
  const auto agreed = read_in<Agreement<D>>(agreement);
  proof.assume(agreement.expert);
  proof.claim("seven rounds", plain(last_round<D>(agreed)) == SymNum(7));
  for (int round = 1; round <= 7; ++round) {
    const typename D::Num number(round);
    const std::string name = "round " + std::to_string(round);
    proof.claim(name, plain(is_a_story<D>(agreed, number)) == SymBool(round <= 5));
    if (round > 5) continue;
    const auto story = static_cast<std::size_t>(round - 1);
    proof.claim(name + ": tiles", plain(tiles_of_story<D>(agreed, number)) == agreement.expert_tiles[story]);
    proof.claim(name + ": penalty", plain(penalty_of_story<D>(agreed, number)) == agreement.shown_penalties[story]);
  }
}

/// Those of blue and green stand on the boards only.
PROOF(EselsbrueckeAgreement, MistakesInRedCostOneAndInYellowThree, clause::penalty_of_the_field) {
  const book::Agreed agreement = book::any_agreement();
  const auto agreed = read_in<Agreement<D>>(agreement);
  proof.assume(!agreement.expert);
  const auto penalty = [&](int story) { return plain(penalty_of_story<D>(agreed, typename D::Num(story))); };
  proof.claim("red", penalty(1) == SymNum(1));
  proof.claim("blue", penalty(2) == agreement.shown_penalties[1]);
  proof.claim("green", penalty(3) == agreement.shown_penalties[2]);
  proof.claim("yellow", penalty(4) == SymNum(3));
}

PROOF(EselsbrueckeAgreement, FromRoundThreeOnTheFieldOfTwoRoundsBeforeIsDistributed, clause::distributed_field,
      clause::six_rounds, clause::next_free_field) {
  for (std::size_t story = 1; story <= book::stories; ++story) {
    proof.claim(book::numbered("the field of story", story),
                plain(field_of_story<D>(typename D::Num(static_cast<int>(story)))) == book::just(story - 1));
  }
  constexpr std::array<int, 7> distributed{0, 0, 1, 2, 3, 4, 5};  // red, blue, green, yellow, and the fifth
  for (int round = 1; round <= 7; ++round) {
    State<D, 3> state;
    state.round = typename D::Num(round);
    const int story = distributed.at(static_cast<std::size_t>(round - 1));
    const std::string name = "round " + std::to_string(round);
    proof.claim(name + ": whether only stories are told",
                plain(only_stories_are_told<D, 3>(state)) == SymBool(story == 0));
    if (story == 0) continue;
    proof.claim(name + ": what is distributed", plain(guessed_story<D, 3>(state)) == SymNum(story));
  }
}

/// All stories of a game are told and guessed: the last round is that in which the last story is two rounds old.
PROOF(EselsbrueckeAgreement, EveryStoryIsDistributedTwoRoundsLater, clause::six_rounds, clause::distributed_field,
      clause::no_stories_at_the_end, clause::expert_variant) {
  const auto agreed = read_in<Agreement<D>>(book::any_agreement());
  const SymNum story = any_num("story");
  proof.assume(book::within(1, story, 100));
  State<D, 3> state;
  state.round = typename D::Num(story + SymNum(2));
  const SymBool told = plain(is_a_story<D>(agreed, typename D::Num(story)));
  proof.claim("it is distributed within the game exactly if it is told",
              told == (story + SymNum(2) <= plain(last_round<D>(agreed))));
  proof.claim("in that round", plain(guessed_story<D, 3>(state)) == story);
}

}  // namespace rulecheck::eselsbruecke
