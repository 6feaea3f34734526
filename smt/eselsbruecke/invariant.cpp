// What always holds of a game, part by part: that the invariant says what a sound state is, and that every game begins
// with one. That each move keeps each part is in upkeep.cpp (stories, distributions), guesses_keep_it.cpp (guesses,
// ends of guessing rounds) and stacks_keep_it.cpp. Of picture tiles a distribution moves those of one field into hands,
// and a guess moves one from hand to table: each tile of the story stays in one place, and these are as many as it has.
#include "model/eselsbruecke/invariant.hpp"

#include "smt/core/free_counts.hpp"
#include "smt/core/set_sizes.hpp"
#include "smt/eselsbruecke/invariant.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A state of any kind, and the same read by the rules.
template <class D, int players>
struct Sound {
  book::Agreed agreement = book::any_agreement();
  book::Table<players> state = book::any_state<players>();
  Agreement<D> agreed = read_in<Agreement<D>>(agreement);
  State<D, players> read = read_in<State<D, players>>(state);
  std::string name = book::with_players(players);

  SymBool in_time() const {
    return book::is_agreement<players>(agreement) && book::is_in_time<players>(agreement, state);
  }
};

/// Sets that are put together one after the other: how many elements each has, and how many of them are not new.
struct Together {
  SymSet all;
  SymNum sum{0}, twice{0};
  SymBool apart{true};
  SymBool sizes{true};  ///< what is true of the sizes of any sets; see SizesOfSetsThatOverlap

  void add(const SymSet& set) {
    const SymSet both = all & set;
    sizes = sizes && count(all | set) == count(all) + count(set) - count(both);
    apart = apart && is_empty(both);
    twice = twice + count(both);
    all = all | set;
    sum = sum + count(set);
  }
};

/// While it is this seat's turn.
template <class D, int players>
void fields_follow_the_stories(Proof& proof, std::size_t teller) {
  using Num = typename D::Num;
  Sound<D, players> sound;
  sound.state.storyteller = book::number(teller);
  sound.read = read_in<State<D, players>>(sound.state);
  const book::Table<players>& state = sound.state;
  // Whatever has been told and distributed: EselsbrueckeProgress says which that is.
  book::StandIns parts;
  const SymBool now = parts.truth(plain(has_told<D, players>(sound.agreed, sound.read)), "told_now");
  SymBool right = implies(now, SymNum(3) <= state.round);
  for (const SymSet& field : state.field) right = right && contains(book::first_elements(book::stories), field);
  book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
    const Num whose(static_cast<int>(seat)), which(static_cast<int>(story));
    const std::string entry = std::to_string(seat) + "_" + std::to_string(story);
    const SymBool told =
        parts.truth(plain(was_told<D, players>(sound.agreed, sound.read, whose, which)), "told" + entry);
    const SymBool gone = parts.truth(plain(was_distributed<D, players>(sound.read, whose, which)), "gone" + entry);
    const SymBool at_turn(seat == teller);
    const SymBool guessed = at_turn && state.guessing && state.round == book::number(story + 2);
    const SymBool told_in_this_turn = at_turn && now && state.round == book::number(story);
    right =
        right && book::has_element(state.field[seat], story - 1) == ((told && !gone && !guessed) || told_in_this_turn);
  });
  proof.reset();
  proof.assume(sound.in_time() && (!state.guessing || book::within(3, state.round, 7)));
  proof.claim(sound.name + ", turn of " + book::numbered("seat", teller),
              parts.in(implies(implies(now, state.round <= SymNum(5)),
                               plain(fields_follow_the_rounds<D, players>(sound.agreed, sound.read)) == right)));
}

}  // namespace

LEMMA(EselsbrueckeInvariant, SizesOfSetsAddUpAndSubtract) { claim_sizes_add_up_and_subtract(proof); }

LEMMA(EselsbrueckeInvariant, SizesOfSetsThatOverlap) {
  const SymSet one = any_set("one"), other = any_set("other"), both = one & other;
  proof.claim("only nothing has no size", (count(one) == SymNum(0)) == is_empty(one) && SymNum(0) <= count(one));
  const FreeCounts sizes;
  proof.assume(sizes_subtract(one | other, one) && sizes_subtract(other, both) &&
               same_size((one | other) - one, other - both));
  proof.claim("what is in both counts twice", count(one | other) + count(both) == count(one) + count(other));
}

/// Of sets put together one after the other: what counts twice, and that nothing does exactly if they are apart.
LEMMA(EselsbrueckeInvariant, SetsThatAreApartHaveAsManyElementsAsAllTogether) {
  book::for_each_number_of_players([&]<int players>() {
    const FreeCounts sizes;
    Together together;
    SymNum sum(0);
    SymBool in_range(true), all_none(true);
    for (std::size_t set = 0; set < 2 * static_cast<std::size_t>(players); ++set) {
      together.add(any_set("set" + std::to_string(set)));
      const SymNum in_both = any_num("in_both" + std::to_string(set));
      sum = sum + in_both;
      in_range = in_range && book::within(0, in_both, 64);
      all_none = all_none && in_both == SymNum(0);
    }
    proof.reset();
    proof.assume(together.sizes);
    proof.claim(book::with_players(players) + ": what is in two of them counts twice",
                together.sum == count(together.all) + together.twice);
    proof.reset();
    proof.assume(in_range);
    proof.claim(book::with_players(players) + ": nothing counts twice if none is in two",
                (sum == SymNum(0)) == all_none);
  });
}

PROOF(EselsbrueckeInvariant, EveryTileIsSomewhereAndEveryStoryIsDrawn, clause::picture_and_stop_tiles) {
  book::for_each_number_of_players([&]<int players>() {
    const Sound<D, players> sound;
    book::StandIns parts;
    const SymNum pictures = parts.num(plain(missing_pictures<D, players>(sound.agreed, sound.read)), "pictures");
    const SymNum stops = parts.num(plain(missing_stops<D, players>(sound.read)), "stops");
    const SymNum drawn = parts.num(plain(drawn_tiles<D, players>(sound.agreed, sound.read)), "drawn");
    const SymBool now = parts.truth(plain(has_told<D, players>(sound.agreed, sound.read)), "told");
    const SymNum tiles = parts.num(plain(tiles_of_story<D>(sound.agreed, sound.read.round)), "tiles");
    const SymBool conserved = plain(tiles_are_conserved<D, players>(sound.agreed, sound.read));
    proof.claim(sound.name, parts.in(conserved == (pictures == SymNum(0) && stops == SymNum(0) &&
                                                   sound.state.bag + drawn + select(now, tiles, SymNum(0)) ==
                                                       SymNum(180 - players) &&
                                                   SymNum(0) <= sound.state.removed)));
  });
}

PROOF(EselsbrueckeInvariant, AFieldHoldsAStoryFromItsTellingToItsDistribution, clause::next_free_field,
      clause::distributed_field, clause::tell_then_distribute) {
  book::for_each_number_of_players([&]<int players>() {
    for (std::size_t teller = 0; teller < players; ++teller) fields_follow_the_stories<D, players>(proof, teller);
  });
}

PROOF(EselsbrueckeInvariant, StopTilesLieInOrderAndAreEarned, clause::stop_tile_as_reward,
      clause::revealed_stop_ends_giving) {
  using Num = typename D::Num;
  const book::Pile stack = book::any_stack("");
  proof.assume(stack.stops <= SymNum(most_stops) && book::within(-1000, stack.pictures, 1000));
  for (const SymNum& below : stack.below) proof.assume(book::within(-1000, below, 1000));
  proof.claim("a stack in order", plain(is_in_order<D>(read_in<Stack<D>>(stack))) == book::is_in_order(stack));
  book::for_each_number_of_players([&]<int players>() {
    const Sound<D, players> sound;
    book::StandIns parts;
    SymBool right(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const std::string entry = std::to_string(seat);
      right = right && parts.truth(plain(is_in_order<D>(sound.read.stack[seat])), "order" + entry);
      std::vector<SymBool> guessed;
      for (std::size_t story = 1; story <= book::stories; ++story) {
        guessed.push_back(parts.truth(
            plain(was_distributed<D, players>(sound.read, Num(static_cast<int>(seat)), Num(static_cast<int>(story)))),
            "guessed" + entry + "_" + std::to_string(story)));
      }
      const SymNum& aside = sound.state.aside[seat];
      right = right && sound.state.stack[seat].stops + aside <= book::how_many(guessed) && SymNum(0) <= aside &&
              (sound.agreement.readings.revealed_stop_goes_aside || aside == SymNum(0));
    }
    proof.reset();
    proof.claim(sound.name, parts.in(plain(stacks_are_right<D, players>(sound.agreed, sound.read)) == right));
  });
}

PROOF(EselsbrueckeInvariant, WhileAStoryIsGuessedItsTilesAreInOnePlaceEach, clause::tell_then_distribute,
      clause::named_tile_is_won, clause::no_tile_no_guess, clause::first_tile_as_aid,
      clause::storyteller_never_guesses) {
  book::for_each_number_of_players([&]<int players>() {
    const FreeCounts sizes;
    const Sound<D, players> sound;
    const book::Table<players>& state = sound.state;
    // Whatever the story has for tiles, and whoever was dealt which: EselsbrueckeDistribution says that.
    book::StandIns parts;
    const auto which = guessed_story<D, players>(sound.read);
    const auto number = tiles_of_story<D>(sound.agreed, which);
    const auto dealt = dealt_hands<D, players>(sound.agreed, sound.read);
    const SymSet story = parts.set(plain(first_tiles<D>(number)), "story");
    const SymNum how_many = parts.num(plain(number), "tiles");
    const SymBool due = parts.truth(plain(story_is_due<D, players>(sound.agreed, sound.read)), "due");
    const SymBool there_is = parts.truth(plain(is_a_story<D>(sound.agreed, which)), "there_is");
    Together together;
    SymBool held(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      together.add(state.hand[seat]);
      together.add(state.open[seat]);
      const SymSet own = parts.set(plain(dealt[seat]), "dealt" + std::to_string(seat));
      held = held && (contains(own, state.hand[seat]) || state.hand[seat] == book::just(0));
    }
    const SymSet named = book::together(state.open), unnamed = book::together(state.hand);
    const SymBool in_order = plain(guessing_is_in_order<D, players>(sound.agreed, sound.read));
    const SymBool in_turn = book::is_in_turn<players>(state, count(named));
    const SymNum seen = parts.num(together.sum, "seen");
    proof.reset();
    // SetsThatAreApartHaveAsManyElementsAsAllTogether
    proof.assume(sound.in_time() && (seen == count(together.all)) == together.apart);
    proof.assume(implies(together.all == story, count(together.all) == how_many));
    proof.claim(sound.name, parts.in(in_order == (together.apart && together.all == story && held &&
                                                  book::right_ones_guess<players>(state) && in_turn &&
                                                  !is_empty(unnamed) && there_is && !due)));
  });
}

/// What the proof above needs of a story's tiles.
PROOF(EselsbrueckeInvariant, TheFirstTilesAreAsManyAsAreAskedFor, clause::tell_then_distribute) {
  const SymNum how_many = any_num("how_many");
  proof.assume(book::within(0, how_many, static_cast<int>(book::tiles)));
  proof.claim("nine at most", plain(count(first_tiles<D>(typename D::Num(how_many)))) == how_many);
}

PROOF(EselsbrueckeInvariant, BetweenGuessingRoundsNothingIsInHand, clause::clockwise_until_all_are_named,
      clause::left_neighbour_begins) {
  book::for_each_number_of_players([&]<int players>() {
    const Sound<D, players> sound;
    proof.reset();
    proof.assume(sound.in_time());
    proof.claim(sound.name,
                plain(nothing_is_guessed<D, players>(sound.read)) == book::nothing_is_guessed<players>(sound.state));
  });
}

PROOF(EselsbrueckeInvariant, TheInvariantIsAllOfThis, clause::six_rounds, clause::ends_after_the_last_round) {
  book::for_each_number_of_players([&]<int players>() {
    const Sound<D, players> sound;
    book::StandIns parts;
    const SymBool conserved =
        parts.truth(plain(tiles_are_conserved<D, players>(sound.agreed, sound.read)), "conserved");
    const SymBool fields = parts.truth(plain(fields_follow_the_rounds<D, players>(sound.agreed, sound.read)), "fields");
    const SymBool stacks = parts.truth(plain(stacks_are_right<D, players>(sound.agreed, sound.read)), "stacks");
    const SymBool at_rest = parts.truth(plain(nothing_is_guessed<D, players>(sound.read)), "at_rest");
    const SymBool busy = parts.truth(plain(guessing_is_in_order<D, players>(sound.agreed, sound.read)), "busy");
    proof.claim(sound.name, parts.in(plain(invariant<D, players>(sound.agreed, sound.read)) ==
                                     (book::is_in_time<players>(sound.agreement, sound.state) && conserved && fields &&
                                      stacks && select(sound.state.guessing, busy, at_rest))));
  });
}

PROOF(EselsbrueckeInvariant, EveryGameBeginsWithIt, clause::picture_and_stop_tiles, clause::base_tile,
      clause::other_pictures_in_the_bag, clause::stop_tiles_aside, clause::six_rounds) {
  const book::Agreed agreement = book::any_agreement();
  const auto agreed = read_in<Agreement<D>>(agreement);
  const SymNum start = any_num("start");
  book::for_each_number_of_players([&]<int players>() {
    const auto begun = begin<D, players>(agreed, typename D::Num(start));
    const auto state = read_in<book::Table<players>>(begun);
    const std::string name = book::with_players(players);
    SymBool in_order(true), no_stops(true), none_told(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      in_order = in_order && book::is_in_order(state.stack[seat]);
      no_stops = no_stops && book::has_earned_its_stops<players>(agreement, state, seat);
    }
    book::for_each_story<players>([&](std::size_t seat, std::size_t story) {
      none_told = none_told && !book::is_told<players>(agreement, state, SymBool(false), seat, story);
    });
    proof.reset();
    proof.assume(book::is_agreement<players>(agreement) && book::is_seat<players>(start));
    proof.claim(name + ": seats and round", book::is_in_time<players>(agreement, state));
    proof.claim(name + ": all tiles", plain(missing_pictures<D, players>(agreed, begun)) == SymNum(0) &&
                                          plain(missing_stops<D, players>(begun)) == SymNum(0));
    proof.claim(name + ": none is drawn", none_told && state.bag == SymNum(180 - players));
    proof.claim(name + ": fields", book::fields_are_right<players>(agreement, state));
    proof.claim(name + ": stacks", in_order && no_stops);
    proof.claim(name + ": nothing is guessed", book::nothing_is_guessed<players>(state) && !state.guessing);
    proof.claim(name + ": all of it", plain(invariant<D, players>(agreed, begun)));
  });
}

}  // namespace rulecheck::eselsbruecke
