// Whole games: whose turn follows whose, what there is to be done in each turn, and when a game is over.
#include "model/eselsbruecke/guessing.hpp"
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Turns that are over, all rounds together.
template <int players>
SymNum turns_over(const book::Table<players>& state) {
  return (state.round - SymNum(1)) * SymNum(players) + book::seats_between<players>(state.start, state.storyteller);
}

}  // namespace

PROOF(EselsbrueckeCourse, TheTurnGoesToTheLeftAndARoundEndsAtTheStartPlayer, clause::stories_go_clockwise,
      clause::next_storyteller_clockwise, clause::donkey_moves_on, clause::left_neighbour_begins) {
  book::for_each_number_of_players([&]<int players>() {
    const auto before = book::any_state<players>();
    const auto after = read_in<book::Table<players>>(pass_the_turn<D, players>(read_in<State<D, players>>(before)));
    const std::string name = book::with_players(players);
    const SymNum next = book::left<players>(before.storyteller);
    using T = book::Table<players>;
    proof.reset();
    proof.assume(book::is_in_time<players>(book::any_agreement(), before));
    proof.claim(name + ": the left neighbour", after.storyteller == next);
    proof.claim(name + ": the round", after.round == before.round + book::one_if(next == before.start));
    proof.claim(name + ": whoever would guess first", after.guesser == book::left<players>(next));
    proof.claim(name + ": nothing else changes",
                book::same_but<players>(after, before, &T::storyteller, &T::round, &T::guesser));
    proof.claim(name + ": one turn more is over",
                turns_over<players>(after) == turns_over<players>(before) + SymNum(1));
  });
}

PROOF(EselsbrueckeCourse, EverybodyHasOneTurnInEachRound, clause::stories_go_clockwise,
      clause::next_storyteller_clockwise, clause::donkey_moves_on) {
  book::for_each_number_of_players([&]<int players>() {
    const SymNum start = any_num("start"), round = any_num("round");
    book::Table<players> first;
    first.start = start;
    first.storyteller = start;
    first.round = round;
    auto state = read_in<State<D, players>>(first);
    SymNum whose = start;
    SymBool in_turn(true);
    for (int turn = 0; turn < players; ++turn) {
      in_turn = in_turn && plain(state.storyteller) == whose && plain(state.round) == round;
      state = pass_the_turn<D, players>(state);
      whose = book::left<players>(whose);
    }
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_seat<players>(start) && book::within(1, round, 7));
    proof.claim(name + ": clockwise from the start player", in_turn);
    proof.claim(name + ": then the next round begins with him",
                plain(state.storyteller) == start && plain(state.round) == round + SymNum(1));
  });
}

PROOF(EselsbrueckeCourse, TheGameIsOverAfterAllTurnsOfAllRounds, clause::ends_after_the_last_round, clause::six_rounds,
      clause::expert_variant) {
  const book::Agreed agreement = book::any_agreement();
  book::for_each_number_of_players([&]<int players>() {
    const auto state = book::any_state<players>();
    const SymNum all = select(agreement.expert, SymNum(7 * players), SymNum(6 * players));
    const SymBool over =
        plain(is_over<D, players>(read_in<Agreement<D>>(agreement), read_in<State<D, players>>(state)));
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_in_time<players>(agreement, state));
    proof.claim(name, over == (turns_over<players>(state) == all));
    proof.claim(name + ": never more turns", turns_over<players>(state) <= all);
  });
}

/// In every state of a game there is one thing to do, or it is over; what the other proofs say of stories,
/// distributions and guesses decides which entry of a log that is.
PROOF(EselsbrueckeCourse, ATurnIsAStoryThenADistributionThenAGuessingRound, clause::six_rounds,
      clause::tell_then_distribute, clause::no_stories_at_the_end, clause::ends_after_the_last_round) {
  const book::Agreed agreement = book::any_agreement();
  book::for_each_number_of_players([&]<int players>() {
    const auto state = book::any_state<players>();
    const auto agreed = read_in<Agreement<D>>(agreement);
    const auto read = read_in<State<D, players>>(state);
    const auto story = [&](const SymNum& seat, const SymNum& tiles) {
      return book::nothing_broken(read_in<BrokenStory<Symbolic>>(
          judge_story<D, players>(agreed, read, typename D::Num(seat), typename D::Num(tiles))));
    };
    const auto distribution = [&](const SymNum& seat, const book::Numbers<players>& number) {
      return book::nothing_broken(read_in<BrokenDistribution<Symbolic>>(judge_distribution<D, players>(
          agreed, read,
          read_in<Distribution<D, players>>(Distribution<Symbolic, players>{seat, number, any_bool("foreign")}))));
    };
    const auto guess = book::nothing_broken(read_in<BrokenGuess<Symbolic>>(judge_guess<D, players>(
        agreed, read, read_in<Guess<D>>(Guess<Symbolic>{any_num("guesses"), any_set("tile"), any_bool("keeps")}))));
    const SymBool told = plain(has_told<D, players>(agreed, read));
    const SymBool tells = !state.guessing && !told && book::is_story(agreement, state.round);
    const SymBool distributes = !state.guessing && SymNum(3) <= state.round &&
                                state.round <= book::rounds_of(agreement) &&
                                (told || !book::is_story(agreement, state.round));
    const SymNum seat = any_num("seat"), tiles = any_num("tiles");
    const auto numbers = any_nums<players>("number");
    const std::string name = book::with_players(players);
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state));
    proof.claim(name + ": a story only if one is due", implies(story(seat, tiles), tells && seat == state.storyteller));
    proof.claim(name + ": if one is due, that of the player at turn",
                implies(tells, story(state.storyteller, book::tiles_of(agreement, state.round))));
    proof.claim(name + ": a distribution only if one is due",
                implies(distribution(seat, numbers), distributes && seat == state.storyteller));
    proof.claim(name + ": a guess only while somebody guesses",
                implies(guess, state.guessing && state.round <= book::rounds_of(agreement)));
    // What is told in the first two rounds ends the turn: EselsbrueckeStory.InTheFirstTwoRoundsAStoryIsAWholeTurn.
    const SymBool over = book::rounds_of(agreement) < state.round;
    proof.assume(implies(told, SymNum(3) <= state.round) && implies(over, !state.guessing));
    proof.claim(name + ": one thing to do, or the end", book::at_most_one({tells, distributes, state.guessing, over}) &&
                                                            (tells || distributes || state.guessing || over));
  });
}

}  // namespace rulecheck::eselsbruecke
