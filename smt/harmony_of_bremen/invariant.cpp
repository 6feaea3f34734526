// What always holds of a game: proved of every beginning, and kept by declarations, ensembles and tunings.
#include "model/harmony_of_bremen/invariant.hpp"

#include "smt/harmony_of_bremen/steps.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// The cards of all hands with this number.
SymNum in_all_hands(const BySeat<book::Cards>& hands, const SymNum& number) {
  SymNum sum(0);
  for (const book::Cards& hand : hands) sum = sum + book::how_many(hand, number);
  return sum;
}
SymNum among(const book::Numbers& cards, const SymNum& number) {
  SymNum sum(0);
  for (const SymNum& card : cards) sum = sum + book::one_if(card == number);
  return sum;
}
/// What seats count for themselves, as free variables in place of the counts: what is claimed with them holds of any.
/// How a hand is counted is HarmonyOfBremenHands.
struct FreeParts {
  std::vector<std::pair<SymNum, SymNum>> parts;
  SymBool in_range{true};

  void add(const SymNum& part, const std::string& name, int highest) {
    const SymNum any = any_num(name);
    parts.emplace_back(part, any);
    in_range = in_range && SymNum(0) <= any && any <= SymNum(highest);
  }
};

/// The hand has numbers that there are, and a card fewer for every ensemble: whatever cards are left, these sizes
/// differ as is said in HarmonyOfBremenEnsemble and HarmonyOfBremenTuning.
void sizes_are_kept(Proof& proof, const book::Table& before, const book::Table& after, std::size_t seat, int played) {
  FreeParts sizes;
  const SymNum size = book::size(before.hand[seat]), size_then = book::size(after.hand[seat]);
  sizes.add(size, "size_before", 10);
  sizes.add(size_then, "size_after", 10);
  const SymBool kept =
      implies(size_then + SymNum(played) == size && book::is_sized(before, seat), book::is_sized(after, seat));
  proof.claim(book::numbered("the size of the hand of seat", seat), with_parts(kept, sizes.parts));
  proof.claim(book::numbered("the cards in the hand of seat", seat), book::are_cards(after.hand[seat]));
}

}  // namespace

PROOF(HarmonyOfBremenInvariant, TheInvariantSaysWhatAWellFormedStateIs, clause::one_of_each_animal,
      clause::leader_shows_morning, clause::deal_ten, clause::success_is_discarded, clause::failure_lies_beside,
      clause::piles_show_failures, clause::third_failure_loses, clause::leader_declares, clause::last_cards_undeclared,
      clause::no_tuning_after_round_nine, clause::hard_variant, clause::player_and_number_cards) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const auto read = read_in<State<D>>(state);
  const auto agreed = read_in<Agreement<D>>(agreement);
  const SymBool numbers = plain(hands_hold_numbers<D>(read.hand)), sizes = plain(hands_have_their_size<D>(read));
  const SymBool accounted = plain(ensembles_are_accounted_for<D>(read)), few = plain(failures_are_few<D>(read));
  const SymBool declared = plain(declaration_is_open<D>(agreed, read));
  const SymBool all = plain(invariant<D>(agreed, read));
  const SymBool roles = plain(roles_are_distributed<D>(read.role));
  const SymBool one_leads = plain(one_card_shows_morning<D>(read.morning));
  proof.claim("it is its parts, within the ranges",
              all == (roles && one_leads && numbers && sizes && accounted && few && declared && book::in_time(state) &&
                      !(state.ensemble_played && state.round == SymNum(9) && !book::is_over(state) &&
                        !agreement.hard_variant)));
  proof.claim("nobody waits for a tuning that is left out",
              implies(all, book::waits_for_no_skipped_tuning(agreement, state)));
  proof.claim("numbers that there are", numbers == book::are_hands(state.hand));
  proof.assume(book::in_time(state));
  FreeParts free_sizes;
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const std::string name = "size" + std::to_string(seat);
    free_sizes.add(plain(number_of_cards<D>(read.hand[seat])), name, 10);
    free_sizes.add(book::size(state.hand[seat]), name, 10);
  }
  proof.claim("sizes of hands",
              with_parts(implies(free_sizes.in_range, sizes == book::are_sized(state)), free_sizes.parts));
  proof.claim("declarations", declared == book::is_declared_in_time(agreement, state));
  for (const SymNum& pile : state.pile) proof.assume(SymNum(-100) <= pile && pile <= SymNum(100));
  proof.assume(SymNum(-400) <= state.discards && state.discards <= SymNum(400));
  proof.claim("failures",
              (few && SymNum(0) <= state.pile[0]) == (book::fail_at_most_thrice(state) && SymNum(0) <= state.pile[0]));
  proof.claim("piles and discards", accounted == book::are_accounted_for(state));
}

PROOF(HarmonyOfBremenInvariant, EveryBeginningIsWellFormed, clause::deal_ten, clause::leader_shows_morning,
      clause::random_roles_night_side_up) {
  using Num = typename D::Num;
  const auto role = any_nums<4>("role");
  const auto hands = book::any_hands("hand");
  const SymNum round = any_num("round"), failed = any_num("failed");
  for (std::size_t leader = 0; leader < book::players; ++leader) {
    const auto begun =
        begin<D>(read_in<BySeat<Num>>(role), read_in<BySeat<Hand<D>>>(hands), Num(book::seat_number(leader)));
    auto state = read_in<book::Table>(begun);
    const std::string name = book::numbered("leader", leader);
    proof.reset();
    proof.claim(name + ": nothing has been played or declared", book::is_counted(state) && !state.declared);
    for (const book::Cards& hand : hands) proof.assume(book::size(hand) == SymNum(10));
    proof.claim(name + ": ten cards each", book::are_sized(state));
    state = read_in<book::Table>(resume<D>(begun, Num(round), Num(failed)));
    proof.reset();
    proof.assume(SymNum(1) <= round && round <= SymNum(10) && SymNum(0) <= failed && failed < round);
    proof.assume(failed <= SymNum(2));
    proof.claim(name + ": taken up later", book::is_counted(state) && book::leads(state.morning, leader));
  }
}

PROOF(HarmonyOfBremenInvariant, EveryEnsembleKeepsIt, clause::one_card_from_hand, clause::success_is_discarded,
      clause::failure_lies_beside, clause::third_failure_loses, clause::no_tuning_after_round_nine,
      clause::leader_moves_clockwise) {
  const book::Ensemble<D> ensemble;
  const book::Table &before = ensemble.before, &after = ensemble.after;
  proof.assume(ensemble.legal());
  proof.assume_invariant(book::somebody_leads(before.morning));
  proof.claim("rounds, piles and discards", book::is_counted(after));
  proof.claim("one leads", book::somebody_leads(after.morning));
  proof.claim("nothing is declared, nobody waits for a tuning that is left out",
              !after.declared && book::waits_for_no_skipped_tuning(ensemble.agreement, after));
  proof.assume_invariant(book::are_hands(before.hand));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    sizes_are_kept(proof, before, after, seat, 1);
  }
}

PROOF(HarmonyOfBremenInvariant, EveryTuningKeepsIt, clause::pass_one_left, clause::hand_over_the_lead,
      clause::ensemble_then_tuning) {
  const book::Tuning<D> tuning;
  const book::Table &before = tuning.before, &after = tuning.after;
  proof.assume(tuning.legal());
  proof.assume_invariant(book::somebody_leads(before.morning));
  proof.claim("rounds, piles and discards", book::is_counted(after));
  proof.claim("one leads", book::somebody_leads(after.morning));
  proof.assume_invariant(book::are_hands(before.hand));
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    sizes_are_kept(proof, before, after, seat, 0);
  }
}

PROOF(HarmonyOfBremenInvariant, EveryLegalDeclarationKeepsIt, clause::leader_declares, clause::last_cards_undeclared) {
  const book::Agreed agreement = book::any_agreement();
  const book::Table state = book::any_state();
  const SymNum seat = any_num("seat"), number = any_num("number");
  const auto read = read_in<State<D>>(state);
  const auto agreed = read_in<Agreement<D>>(agreement);
  const auto after = read_in<book::Table>(declare<D>(read, typename D::Num(number)));
  const auto broken = read_in<BrokenDeclaration<Symbolic>>(
      judge_declaration<D>(agreed, Log<D>{read, typename D::Bool(any_bool("declared_before"))}, typename D::Num(seat),
                           typename D::Num(number)));
  proof.assume_invariant(book::is_counted(state) && book::waits_for_no_skipped_tuning(agreement, state));
  proof.assume(!broken.over.won && !broken.over.lost_by_failures && !broken.over.lost_in_the_last_round);
  proof.assume(!broken.leaves_out_the_last_tuning && !broken.leaves_out_a_tuning && !broken.in_the_last_round);
  proof.assume(!broken.not_held && book::is_seat(seat));
  proof.claim("what is declared can be played", book::is_declared_in_time(agreement, after));
  proof.claim("rounds, piles and discards", book::is_counted(after));
}

/// What is said of each hand in HarmonyOfBremenEnsemble and HarmonyOfBremenTuning, added up. No rule is read.
PROOF(HarmonyOfBremenInvariant, NoCardComesIntoTheGameOrGetsLost, clause::left_over_cards_unused,
      clause::one_card_from_hand, clause::pass_one_left, clause::success_is_discarded, clause::failure_lies_beside) {
  const book::Ensemble<D> ensemble;
  const book::Tuning<D> tuning;
  const SymNum number = any_num("number"), laid = any_num("laid_aside_before");
  FreeParts played, passed;
  SymBool each_plays(true), each_passes(true);
  for (std::size_t seat = 0; seat < book::players; ++seat) {
    const SymNum before = book::how_many(ensemble.before.hand[seat], number);
    const SymNum after = book::how_many(ensemble.after.hand[seat], number);
    const SymNum tuned = book::how_many(tuning.after.hand[seat], number);
    played.add(before, book::numbered("held before by", seat), 10);
    played.add(after, book::numbered("held after by", seat), 10);
    passed.add(before, book::numbered("held before by", seat), 10);
    passed.add(tuned, book::numbered("held after by", seat), 10);
    each_plays = each_plays && after + book::one_if(ensemble.cards[seat] == number) == before;
    each_passes = each_passes && tuned + book::one_if(tuning.cards[seat] == number) ==
                                     before + book::one_if(tuning.cards[book::right(seat)] == number);
  }
  proof.assume(SymNum(0) <= laid && laid <= SymNum(100) && played.in_range);
  proof.claim(
      "after an ensemble there are as many in the hands and laid aside",
      with_parts(implies(each_plays, in_all_hands(ensemble.after.hand, number) + laid + among(ensemble.cards, number) ==
                                         in_all_hands(ensemble.before.hand, number) + laid),
                 played.parts));
  proof.claim("after a tuning there are as many in the hands",
              with_parts(implies(each_passes,
                                 in_all_hands(tuning.after.hand, number) == in_all_hands(tuning.before.hand, number)),
                         passed.parts));
}

}  // namespace rulecheck::harmony_of_bremen
