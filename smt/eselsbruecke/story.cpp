// "Rounds 1 and 2": stories: which are told, what they change, and what a recorded one breaks.
#include "model/eselsbruecke/story.hpp"

#include "smt/eselsbruecke/invariant.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Telling in this round, seen field by field.
template <class D, int players>
void tell_in_round(Proof& proof, std::size_t round) {
  const book::Agreed agreement = book::any_agreement();
  book::Table<players> before = book::any_state<players>();
  before.round = book::number(round);
  const auto after = read_in<book::Table<players>>(
      tell<D, players>(read_in<Agreement<D>>(agreement), read_in<State<D, players>>(before)));
  proof.reset();
  proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, before) &&
               book::is_story(agreement, before.round));
  const std::string name = book::with_players(players) + ", " + book::numbered("round", round);
  proof.claim(name + ": so many tiles are drawn", after.bag + book::tiles_of(agreement, round) == before.bag);
  SymBool fields(true);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const SymBool tells = before.storyteller == book::number(seat);
    fields = fields && after.field[seat] == (before.field[seat] | select(tells, book::just(round - 1), SymSet()));
  }
  proof.claim(name + ": they lie on the field of the round", fields);
  using T = book::Table<players>;
  if (round >= 3) {
    proof.claim(name + ": the turn goes on", book::same_but<players>(after, before, &T::bag, &T::field));
    return;
  }
  const SymNum next = book::left<players>(before.storyteller);
  proof.claim(name + ": the left neighbour is next", after.storyteller == next);
  proof.claim(name + ": a round ends at the start player",
              after.round == before.round + book::one_if(next == before.start));
  proof.claim(name + ": nothing else changes",
              book::same_but<players>(after, before, &T::bag, &T::field, &T::storyteller, &T::round, &T::guesser));
}

/// What a story breaks in any state.
template <class D, int players>
void stories_are_judged(Proof& proof) {
  const book::Agreed agreement = book::any_agreement();
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto state = book::any_state<players>();
  const auto read = read_in<State<D, players>>(state);
  const SymNum seat = any_num("seat"), tiles = any_num("tiles");
  const auto broken = read_in<BrokenStory<Symbolic>>(
      judge_story<D, players>(agreed, read, typename D::Num(seat), typename D::Num(tiles)));
  const SymBool told = book::told_now<players>(agreement, state), there_is = book::is_story(agreement, state.round);
  const SymBool another = seat != state.storyteller, early = state.round <= SymNum(2);
  const std::string name = book::with_players(players);
  proof.reset();
  proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state));
  proof.claim(name + ": the game is over", broken.game_is_over == (book::rounds_of(agreement) < state.round));
  proof.claim(name + ": somebody guesses", broken.while_guessing == state.guessing);
  proof.claim(name + ": no story in this round", broken.no_story == !there_is);
  proof.claim(name + ": it has been told", broken.told_already == told);
  proof.claim(name + ": another one's turn, early", broken.wrong_early_turn == (another && early));
  proof.claim(name + ": another one's turn, later", broken.wrong_later_turn == (another && !early));
  proof.claim(name + ": another number of tiles",
              implies(there_is, broken.wrong_number == (tiles != book::tiles_of(agreement, state.round))));
  proof.claim(name + ": legal exactly if it is due",
              book::nothing_broken(broken) == (!state.guessing && there_is && !told && !another &&
                                               tiles == book::tiles_of(agreement, state.round)));
  proof.claim(name + ": one reason of those that exclude each other",
              book::at_most_one({broken.no_story, broken.told_already}) &&
                  book::at_most_one({broken.wrong_early_turn, broken.wrong_later_turn}));
}

}  // namespace

PROOF(EselsbrueckeStory, TilesAreDrawnAndLieOnTheFieldOfTheRound, clause::tiles_of_a_story, clause::next_free_field,
      clause::expert_variant) {
  book::for_each_number_of_players([&]<int players>() {
    for (std::size_t round = 3; round <= book::stories; ++round) tell_in_round<D, players>(proof, round);
  });
}

PROOF(EselsbrueckeStory, InTheFirstTwoRoundsAStoryIsAWholeTurn, clause::stories_go_clockwise, clause::donkey_moves_on,
      clause::tiles_of_a_story, clause::next_free_field) {
  book::for_each_number_of_players([&]<int players>() {
    for (std::size_t round = 1; round <= 2; ++round) tell_in_round<D, players>(proof, round);
  });
}

PROOF(EselsbrueckeStory, AStoryIsJudgedAsTheBookSays, clause::no_stories_at_the_end, clause::tell_then_distribute,
      clause::tiles_of_a_story, clause::stories_go_clockwise, clause::next_storyteller_clockwise,
      clause::ends_after_the_last_round, clause::clockwise_until_all_are_named) {
  book::for_each_number_of_players([&]<int players>() { stories_are_judged<D, players>(proof); });
}

PROOF(EselsbrueckeStory, AStoryIsDueUntilItsTilesLieOnTheField, clause::tell_then_distribute, clause::next_free_field) {
  book::for_each_number_of_players([&]<int players>() {
    const book::Agreed agreement = book::any_agreement();
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto state = book::any_state<players>();
    const auto read = read_in<State<D, players>>(state);
    const SymBool told = book::told_now<players>(agreement, state), there_is = book::is_story(agreement, state.round);
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state));
    proof.claim(name + ": told", plain(has_told<D, players>(agreed, read)) == told);
    proof.claim(name + ": due", plain(story_is_due<D, players>(agreed, read)) == (there_is && !told));
    const auto then = tell<D, players>(agreed, read);
    proof.claim(name + ": after it was told in a later round it is due no more",
                implies(there_is && SymNum(3) <= state.round, !plain(story_is_due<D, players>(agreed, then))));
  });
}

}  // namespace rulecheck::eselsbruecke
