// What a log says that a guessing round led to: what of it is wrong.
#include "model/eselsbruecke/log.hpp"

#include "smt/eselsbruecke/settling.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Everything that is stated is free, and so is what it is compared with; of two stacks only whether they are alike,
/// by EselsbrueckeStack.StacksAreAlikeExactlyIfTheirStopTilesLieInTheSamePlaces.
template <class D, int players>
struct Stated {
  book::Agreed agreement = book::any_agreement();
  Log<Symbolic, players> log;
  StatedSettlement<Symbolic, players> stated;
  BySeat<SymBool, players> alike = any_bools<players>("alike");
  WrongSettlement<Symbolic> wrong;

  Stated() {
    log.game = book::any_state<players>();
    log.last = {any_num("teller"), any_bools<players>("erred"), any_nums<players>("lost"),
                any_bools<players>("stopped"), any_bool("rewarded")};
    log.guessing_just_ended = any_bool("just_ended");
    stated.storyteller = any_num("stated_teller");
    stated.says_lost = any_bool("says_lost");
    stated.says_stop = any_bool("says_stop");
    stated.says_stacks = any_bool("says_stacks");
    stated.says_aside = any_bool("says_aside");
    stated.lost = any_nums<players>("stated_lost");
    stated.stop = any_bool("stated_stop");
    stated.aside = any_nums<players>("stated_aside");
    for (std::size_t seat = 0; seat < players; ++seat) {
      stated.stack[seat] = book::any_stack("_stated" + std::to_string(seat));
    }
    const auto read = read_in<Log<D, players>>(log);
    const auto read_stated = read_in<StatedSettlement<D, players>>(stated);
    wrong = read_in<WrongSettlement<Symbolic>>(
        judge_settlement<D, players>(read_in<Agreement<D>>(agreement), read, read_stated));
    z3::expr_vector from(Symbolic::context()), to(Symbolic::context());
    for (std::size_t seat = 0; seat < players; ++seat) {
      from.push_back(plain(are_alike<D>(read_stated.stack[seat], read.game.stack[seat])).term);
      to.push_back(alike[seat].term);
    }
    std::apply([&](auto... field) { ((wrong.*field = SymBool((wrong.*field).term.substitute(from, to))), ...); },
               WrongSettlement<Symbolic>::fields);
  }
  SymBool over() const { return book::rounds_of(agreement) < log.game.round; }
  SymBool past_a_stop(std::size_t seat) const {
    return stated.says_lost && log.last.lost[seat] < stated.lost[seat] && log.last.stopped[seat];
  }
  SymBool is_lost_wrong(std::size_t seat) const {
    return stated.says_lost && !(stated.lost[seat] == log.last.lost[seat]);
  }
  /// A stack is wrong that does not follow from a wrong number of lost tiles.
  SymBool is_stack_wrong(std::size_t seat) const { return stated.says_stacks && !alike[seat] && !is_lost_wrong(seat); }
  SymBool is_stop_wrong() const { return stated.says_stop && !(stated.stop == log.last.rewarded); }
  SymBool is_teller(std::size_t seat) const { return log.last.storyteller == book::number(seat); }
};

}  // namespace

PROOF(EselsbrueckeLogSettlement, ASettlementIsStatedRightAfterItsGuessingRound, clause::faultless_keep_their_tiles,
      clause::ends_after_the_last_round) {
  book::for_each_number_of_players([&]<int players>() {
    const Stated<D, players> entry;
    const std::string name = book::with_players(players);
    const SymBool same_teller = entry.stated.storyteller == entry.log.last.storyteller;
    proof.claim(name + ": after the game",
                entry.wrong.game_is_over == (entry.over() && !entry.log.guessing_just_ended));
    proof.claim(name + ": otherwise out of place",
                entry.wrong.nothing_to_settle == ((entry.log.guessing_just_ended && !same_teller) ||
                                                  (!entry.log.guessing_just_ended && !entry.over())));
  });
}

PROOF(EselsbrueckeLogSettlement, WhatIsLostIsWrongWhereItDiffers, clause::penalty_of_the_field,
      clause::revealed_stop_ends_giving, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake) {
  book::for_each_number_of_players([&]<int players>() {
    const Stated<D, players> entry;
    const std::string name = book::with_players(players);
    SymBool past(false), otherwise_off(false), aside(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      past = past || entry.past_a_stop(seat);
      otherwise_off = otherwise_off || (entry.is_lost_wrong(seat) && !entry.past_a_stop(seat));
      aside = aside || (entry.stated.says_aside && !(entry.stated.aside[seat] == entry.log.game.aside[seat]));
    }
    proof.claim(name + ": more than a stop tile lets go", entry.wrong.lost_past_a_stop == past);
    proof.claim(name + ": otherwise", entry.wrong.wrong_lost == otherwise_off);
    proof.claim(name + ": laid aside", entry.wrong.wrong_aside == aside);
    proof.claim(name + ": a stop tile that is not earned",
                entry.wrong.unearned_stop == (entry.is_stop_wrong() && !entry.log.last.rewarded));
    proof.claim(name + ": none, though it is earned",
                entry.wrong.missing_stop == (entry.is_stop_wrong() && entry.log.last.rewarded));
  });
}

PROOF(EselsbrueckeLogSettlement, AStackIsWrongWhereItDiffersAndNothingElseSaysSo, clause::faultless_keep_their_tiles,
      clause::open_tiles_go_first, clause::stop_tile_as_reward, clause::no_reward_after_a_mistake) {
  book::for_each_number_of_players([&]<int players>() {
    const Stated<D, players> entry;
    const std::string name = book::with_players(players);
    SymBool of_erring(false), of_teller(false), of_others(false);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SymBool off = entry.is_stack_wrong(seat), erred = entry.log.last.erred[seat];
      of_erring = of_erring || (off && erred);
      of_teller = of_teller || (off && entry.is_teller(seat) && !entry.is_stop_wrong());
      of_others = of_others || (off && !erred && !entry.is_teller(seat));
    }
    proof.claim(name + ": of a player who erred", entry.wrong.stack_after_error == of_erring);
    proof.claim(name + ": of a storyteller with a reward",
                entry.wrong.stack_with_reward == (of_teller && entry.log.last.rewarded));
    proof.claim(name + ": of a storyteller without one",
                entry.wrong.stack_unrewarded == (of_teller && !entry.log.last.rewarded));
    proof.claim(name + ": of anybody else", entry.wrong.stack_otherwise == of_others);
  });
}

PROOF(EselsbrueckeLogSettlement, ASettlementIsRightExactlyIfAllThatItSaysIs, clause::faultless_keep_their_tiles,
      clause::penalty_of_the_field, clause::open_tiles_go_first, clause::stop_tile_as_reward,
      clause::no_reward_after_a_mistake, clause::revealed_stop_ends_giving) {
  book::for_each_number_of_players([&]<int players>() {
    const Stated<D, players> entry;
    const auto& [stated, last] = std::tie(entry.stated, entry.log.last);
    SymBool right = entry.log.guessing_just_ended && stated.storyteller == last.storyteller &&
                    implies(stated.says_lost, book::same(stated.lost, last.lost)) && !entry.is_stop_wrong() &&
                    implies(stated.says_aside, book::same(stated.aside, entry.log.game.aside));
    for (std::size_t seat = 0; seat < players; ++seat) {
      right = right && implies(stated.says_stacks, entry.alike[seat]);
    }
    proof.claim(book::with_players(players), book::nothing_broken(entry.wrong) == right);
  });
}

}  // namespace rulecheck::eselsbruecke
