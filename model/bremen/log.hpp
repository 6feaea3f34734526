// Bremen: what the log of a game may hold besides legal plays, and what a wrong entry breaks.
#pragma once
#include "model/bremen/score.hpp"

namespace rulecheck::bremen {

/// A game together with what the next entry of its log may refer back to.
template <class D, int players>
struct Log {
  State<D, players> game;
  /// By seat: the pieces of the round that the last entry completed; nothing where it completed none.
  BySeat<typename D::Set, players> finished;
  static constexpr auto fields = std::tuple{&Log::game, &Log::finished};
};

/// The log after a legal play.
template <class D, int players>
Log<D, players> enter_play(const Log<D, players>& log, typename D::Set single) {
  const Renders<D> rule{clause::winner_takes_all};
  using Table = BySeat<typename D::Set, players>;
  Log<D, players> next;
  next.game = step<D, players>(log.game, single);
  Table complete = log.game.table;
  put(complete, log.game.turn, single);
  next.finished = select(is_empty(all_of<D, players>(next.game.table)), complete, Table{});
  return next;
}

/// The log after the winner's name was entered.
template <class D, int players>
Log<D, players> enter_take(Log<D, players> log) {
  log.finished = {};
  return log;
}

/// The game at a recorded position before a round.
/// @param held what the hands and the center hold; every hand has the same size, 1 to 13
/// @param leader seat that leads the round; ignored in round 1, where the rule says who does
template <class D, int players>
State<D, players> resume(const Deal<D, players>& held, const BySeat<typename D::Num, players>& won,
                         typename D::Num leader) {
  const Renders<D> rule{clause::one_piece_per_round, clause::winner_takes_all};
  using Num = typename D::Num;
  State<D, players> state;
  state.hand = held.hand;
  state.won = won;
  state.center = held.center;
  state.face_down = typename D::Set(pieces_in_use<players>) - dealt_pieces<D, players>(held);
  state.round = Num(hand_size + 1) - count(held.hand[0]);
  state.leader = select(state.round == Num(1), first_leader<D, players>(held), leader);
  state.turn = state.leader;
  return state;
}

/// A deal that is played although it has to be repeated.
template <class D, int players>
typename D::Bool fails_to_redeal(const Deal<D, players>& deal) {
  const Renders<D> rule{clause::redeal_at_eight_chickens};
  return must_redeal<D, players>(deal);  // BRE-18
}

/// A deal that is repeated although it could be played.
template <class D, int players>
typename D::Bool redeals_needlessly(const Deal<D, players>& deal) {
  const Renders<D> rule{clause::redeal_until_fewer};
  return !must_redeal<D, players>(deal);  // BRE-19
}

/// A play that is not this seat's, by the clause that says whose it is.
template <class D>
struct WrongTurn {
  typename D::Bool first_leader;  ///< first play of round 1: BRE-20, BRE-21
  typename D::Bool later_leader;  ///< first play of a later round: BRE-30
  typename D::Bool follower;      ///< any other play: BRE-22
  static constexpr auto fields = std::tuple{&WrongTurn::first_leader, &WrongTurn::later_leader, &WrongTurn::follower};
};

template <class D, int players>
WrongTurn<D> judge_turn(const State<D, players>& state, typename D::Num seat) {
  const Renders<D> rule{players == 3 ? clause::first_leader_three_players : clause::first_leader_four_players,
                        clause::winner_leads, clause::play_clockwise};
  typename D::Bool wrong = plays_out_of_turn<D, players>(state, seat);
  typename D::Bool leads = is_empty(led_piece<D, players>(state));
  typename D::Bool first_round = state.round == typename D::Num(1);
  return {wrong && leads && first_round, wrong && leads && !first_round, wrong && !leads};
}

/// What an entry breaks that says who takes the pieces of a round.
template <class D>
struct WrongTake {
  typename D::Bool game_is_over;     ///< nothing is left to take, nor will be: BRE-41
  typename D::Bool nothing_to_take;  ///< the last entry completed no round: BRE-34
  typename D::Bool highest_chicken;  ///< another seat played the highest chicken: BRE-27
  typename D::Bool highest_led;      ///< no chicken; another seat played the highest of the led animal: BRE-28
  static constexpr auto fields = std::tuple{&WrongTake::game_is_over, &WrongTake::nothing_to_take,
                                            &WrongTake::highest_chicken, &WrongTake::highest_led};
};

template <class D, int players>
WrongTake<D> judge_take(const Log<D, players>& log, typename D::Num seat) {
  const Renders<D> rule{clause::winner_takes_all, clause::highest_chicken_wins, clause::highest_led_animal_wins};
  typename D::Set taken = all_of<D, players>(log.finished);
  typename D::Bool nothing = is_empty(taken), over = is_over<D, players>(log.game);
  typename D::Bool wrong = !nothing && seat != log.game.leader;  // who won the round leads from now on
  typename D::Bool by_chicken = overlaps(taken, typename D::Set(chickens));
  return {nothing && over, nothing && !over, wrong && by_chicken, wrong && !by_chicken};
}

/// The result of a game that is over.
template <class D, int players>
struct Ending {
  BySeat<typename D::Num, players> captured;  ///< by seat: pieces won
  BySeat<typename D::Set, players> left;      ///< by seat: the piece left in hand
  typename D::Bool condition_one, condition_two, won;
  typename D::Num score;  ///< means something only where the game is won
  typename D::Num title;  ///< index into `titles`; likewise
  static constexpr auto fields =
      std::tuple{&Ending::captured, &Ending::left,  &Ending::condition_one, &Ending::condition_two,
                 &Ending::won,      &Ending::score, &Ending::title};
};

template <class D, int players>
Ending<D, players> ending(const State<D, players>& state) {
  Ending<D, players> end;
  end.captured = state.won;
  end.left = state.hand;
  end.condition_one = condition_one<D, players>(state.won);
  end.condition_two = condition_two<D, players>(state.hand, state.center);
  end.won = everybody_wins<D>(end.condition_one, end.condition_two);
  end.score = score<D, players>(state.won, state.hand);
  end.title = title_row<D, players>(end.score);
  return end;
}

// What a claimed result breaks; each value that is claimed is compared for itself.

/// A result is claimed although the game goes on.
template <class D, int players>
typename D::Bool claims_too_early(const State<D, players>& state) {
  const Renders<D> rule{clause::game_end};
  return !is_over<D, players>(state);  // BRE-41
}

template <class D, int players>
typename D::Bool claims_wrong_captures(const Ending<D, players>& end,
                                       const BySeat<typename D::Num, players>& captured) {
  const Renders<D> rule{clause::winner_takes_all};
  typename D::Bool wrong(false);
  for (std::size_t seat = 0; seat < players; ++seat) wrong = wrong || captured[seat] != end.captured[seat];  // BRE-34
  return wrong;
}

template <class D, int players>
typename D::Bool claims_wrong_pieces_left(const Ending<D, players>& end, const BySeat<typename D::Set, players>& left) {
  const Renders<D> rule{clause::all_win_or_lose_together};
  typename D::Bool wrong(false);
  for (std::size_t seat = 0; seat < players; ++seat) wrong = wrong || left[seat] != end.left[seat];  // BRE-05
  return wrong;
}

template <class D, int players>
typename D::Bool claims_wrong_condition_one(const Ending<D, players>& end, typename D::Bool claimed) {
  const Renders<D> rule{players == 3 ? clause::condition_one_three_players : clause::condition_one_four_players};
  return !(claimed == end.condition_one);  // BRE-06, BRE-08
}

template <class D, int players>
typename D::Bool claims_wrong_condition_two(const Ending<D, players>& end, typename D::Bool claimed) {
  const Renders<D> rule{players == 3 ? clause::condition_two_three_players : clause::condition_two_four_players};
  return !(claimed == end.condition_two);  // BRE-07, BRE-09
}

template <class D, int players>
typename D::Bool claims_wrong_outcome(const Ending<D, players>& end, typename D::Bool won) {
  const Renders<D> rule{clause::both_conditions_win};
  return !(won == end.won);  // BRE-42
}

/// A score or a title is claimed although the game is lost.
template <class D, int players>
typename D::Bool claims_score_without_victory(const Ending<D, players>& end) {
  const Renders<D> rule{clause::score_after_victory};
  return !end.won;  // BRE-43
}

/// A won game with another score than the claimed one.
template <class D, int players>
typename D::Bool claims_wrong_score(const Ending<D, players>& end, typename D::Num claimed) {
  const Renders<D> rule{clause::score};
  return end.won && claimed != end.score;  // BRE-44
}

/// A won game with another title than the claimed one. @param claimed index into `titles`, any other number for no
/// title
template <class D, int players>
typename D::Bool claims_wrong_title(const Ending<D, players>& end, typename D::Num claimed) {
  const Renders<D> rule{players == 3 ? clause::titles_three_players : clause::titles_four_players};
  return end.won && claimed != end.title;  // BRE-47, BRE-48
}

}  // namespace rulecheck::bremen
