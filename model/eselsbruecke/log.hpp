// Eselsbrücke: what the log of a game may hold besides what each rule says, and a game that is taken up where it
// stands.
#pragma once
#include "model/eselsbruecke/ending.hpp"
#include "model/eselsbruecke/progress.hpp"
#include "model/eselsbruecke/success.hpp"

namespace rulecheck::eselsbruecke {

/// A game together with what the next entry of its log may refer back to.
template <class D, int players>
struct Log {
  State<D, players> game;
  Settlement<D, players> last;           ///< what the last guessing round led to
  typename D::Bool guessing_just_ended;  ///< whether the last entry is the guess that ended it
  static constexpr auto fields = std::tuple{&Log::game, &Log::last, &Log::guessing_just_ended};
};

/// The log after the story that is due.
template <class D, int players>
Log<D, players> log_story(const Agreement<D>& agreement, Log<D, players> log) {
  log.game = tell<D, players>(agreement, log.game);
  log.guessing_just_ended = typename D::Bool();
  return log;
}

/// The log after the distribution that is due.
template <class D, int players>
Log<D, players> log_distribution(const Agreement<D>& agreement, Log<D, players> log) {
  log.game = distribute<D, players>(agreement, log.game);
  log.guessing_just_ended = typename D::Bool();
  return log;
}

/// The log after a legal guess; if it was the last one the guessing round is settled.
template <class D, int players>
Log<D, players> log_guess(const Agreement<D>& agreement, Log<D, players> log, const Guess<D>& guess) {
  const Renders<D> rule{clause::clockwise_until_all_are_named};
  log.game = enter_guess<D, players>(agreement, log.game, guess);
  log.guessing_just_ended = guessing_ends<D, players>(log.game);  // ESL-28
  where(log.guessing_just_ended, log, [&agreement](Log<D, players>& ended) {
    ended.last = settlement<D, players>(agreement, ended.game);
    ended.game = settle<D, players>(agreement, ended.game, ended.last);
  });
  return log;
}

/// The log after an entry that says what a guessing round led to.
template <class D, int players>
Log<D, players> log_settlement(Log<D, players> log) {
  log.guessing_just_ended = typename D::Bool();
  return log;
}

/// What a log says that a guessing round led to, each part of it only where it says so.
template <class D, int players>
struct StatedSettlement {
  using Bool = typename D::Bool;
  typename D::Num storyteller;  ///< 0 to players − 1
  Bool says_lost, says_stop, says_stacks, says_aside;
  BySeat<typename D::Num, players> lost;   ///< by seat: tiles given away
  Bool stop;                               ///< whether the storyteller gets a stop tile
  BySeat<Stack<D>, players> stack;         ///< by seat: afterwards
  BySeat<typename D::Num, players> aside;  ///< by seat: stop tiles laid aside so far
  static constexpr auto fields =
      std::tuple{&StatedSettlement::storyteller, &StatedSettlement::says_lost,  &StatedSettlement::says_stop,
                 &StatedSettlement::says_stacks, &StatedSettlement::says_aside, &StatedSettlement::lost,
                 &StatedSettlement::stop,        &StatedSettlement::stack,      &StatedSettlement::aside};
};

/// What such an entry breaks; it is legal where nothing holds.
template <class D>
struct WrongSettlement {
  using Bool = typename D::Bool;
  Bool game_is_over;       ///< no guessing round has just ended, nor will one: ESL-48
  Bool nothing_to_settle;  ///< none has just ended, or it was another storyteller's: ESL-32
  Bool lost_past_a_stop;   ///< more lost than a stop tile let go: ESL-41
  Bool wrong_lost;         ///< otherwise: ESL-33
  Bool wrong_aside;        ///< ESL-41
  Bool unearned_stop;      ///< ESL-39
  Bool missing_stop;       ///< ESL-38
  Bool stack_after_error;  ///< of a player who made a mistake: ESL-35
  Bool stack_with_reward;  ///< of a storyteller who gets a stop tile: ESL-38
  Bool stack_unrewarded;   ///< of a storyteller who gets none: ESL-39
  Bool stack_otherwise;    ///< ESL-32
  static constexpr auto fields = std::tuple{
      &WrongSettlement::game_is_over,     &WrongSettlement::nothing_to_settle, &WrongSettlement::lost_past_a_stop,
      &WrongSettlement::wrong_lost,       &WrongSettlement::wrong_aside,       &WrongSettlement::unearned_stop,
      &WrongSettlement::missing_stop,     &WrongSettlement::stack_after_error, &WrongSettlement::stack_with_reward,
      &WrongSettlement::stack_unrewarded, &WrongSettlement::stack_otherwise};
};

template <class D, int players>
WrongSettlement<D> judge_settlement(const Agreement<D>& agreement, const Log<D, players>& log,
                                    const StatedSettlement<D, players>& stated) {
  const Renders<D> rule{clause::faultless_keep_their_tiles, clause::penalty_of_the_field,
                        clause::open_tiles_go_first,        clause::stop_tile_as_reward,
                        clause::no_reward_after_a_mistake,  clause::revealed_stop_ends_giving};
  using Bool = typename D::Bool;
  const Settlement<D, players>& true_one = log.last;
  Bool over = is_over<D, players>(agreement, log.game);
  Bool of_another = stated.storyteller != true_one.storyteller;
  Bool wrong_stop = stated.says_stop && !(stated.stop == true_one.rewarded);
  WrongSettlement<D> wrong;
  wrong.game_is_over = !log.guessing_just_ended && over;                         // ESL-48
  wrong.nothing_to_settle = select(log.guessing_just_ended, of_another, !over);  // ESL-32
  wrong.unearned_stop = wrong_stop && stated.stop;                               // ESL-39
  wrong.missing_stop = wrong_stop && !stated.stop;                               // ESL-38
  for (std::size_t seat = 0; seat < players; ++seat) {
    Bool more = true_one.lost[seat] < stated.lost[seat], fewer = stated.lost[seat] < true_one.lost[seat];
    Bool past_a_stop = stated.says_lost && more && true_one.stopped[seat];
    Bool otherwise_off = stated.says_lost && (fewer || (more && !true_one.stopped[seat]));
    wrong.lost_past_a_stop = wrong.lost_past_a_stop || past_a_stop;  // ESL-41
    wrong.wrong_lost = wrong.wrong_lost || otherwise_off;            // ESL-33
    // ESL-41
    wrong.wrong_aside = wrong.wrong_aside || (stated.says_aside && stated.aside[seat] != log.game.aside[seat]);
    Bool wrong_stack =
        stated.says_stacks && !are_alike<D>(stated.stack[seat], log.game.stack[seat]) && !past_a_stop && !otherwise_off;
    Bool told = true_one.storyteller == typename D::Num(static_cast<int>(seat)), erred = true_one.erred[seat];
    Bool wrong_of_teller = wrong_stack && told && !wrong_stop;
    wrong.stack_after_error = wrong.stack_after_error || (wrong_stack && erred);                  // ESL-35
    wrong.stack_with_reward = wrong.stack_with_reward || (wrong_of_teller && true_one.rewarded);  // ESL-38
    wrong.stack_unrewarded = wrong.stack_unrewarded || (wrong_of_teller && !true_one.rewarded);   // ESL-39
    wrong.stack_otherwise = wrong.stack_otherwise || (wrong_stack && !told && !erred);            // ESL-32
  }
  return wrong;
}

/// The game before the turn of a storyteller, after others.
/// @param begun before the first story, with the stacks that there are now and what is laid aside
/// @param round 1 to one more than there are
template <class D, int players>
State<D, players> resume(const Agreement<D>& agreement, State<D, players> begun, typename D::Num round,
                         typename D::Num storyteller) {
  const Renders<D> rule{clause::picture_and_stop_tiles, clause::next_free_field, clause::left_neighbour_begins};
  begun.round = round;
  begun.storyteller = storyteller;
  begun.guesser = left_neighbour<D, players>(storyteller);
  begun.field = full_fields<D, players>(agreement, begun);
  begun.bag = begun.bag - drawn_tiles<D, players>(agreement, begun);
  begun.removed = begun.removed + missing_pictures<D, players>(agreement, begun);
  begun.supply = begun.supply + missing_stops<D, players>(begun);
  return begun;
}

}  // namespace rulecheck::eselsbruecke
