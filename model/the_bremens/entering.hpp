// The Bremens: from the entries of a log to values of the rule text.
#pragma once
#include "model/core/given.hpp"
#include "model/the_bremens/entries.hpp"
#include "model/the_bremens/setup.hpp"
#include "model/the_bremens/turn.hpp"

namespace rulecheck::the_bremens {

/// What stays the same during the game.
template <class D>
Agreement<D> agreed(const Settings& settings) {
  const auto is = [](int chosen, int value) { return Given<D>::truth(chosen == value); };
  const Chosen& read = settings.readings;
  Agreement<D> agreement;
  agreement.board.players = Given<D>::num(settings.players);
  agreement.board.length = Given<D>::num(settings.length);
  agreement.board.chicken_start = Given<D>::num(chicken_start(settings));
  for (std::size_t card = 0; card < cards; ++card) {
    agreement.board.steps[card] = Given<D>::num(settings.chicken_steps.at(card));
  }
  agreement.readings = {is(read.overshoot, 1),          is(read.forced_move, 1),   is(read.forced_move, 2),
                        is(read.double_second, 1),      is(read.shake_target, 1),  is(read.shake_target, 2),
                        is(read.shake_start, 1),        is(read.shake_blocked, 1), is(read.shake_use, 1),
                        is(read.anyone_card, 1),        is(read.skip_goal, 1),     is(read.arrival, 1),
                        is(read.chicken_player_card, 1)};
  return agreement;
}

/// A number or special card. @param card its index, 0 to 13
template <class D>
typename D::Set given_card(Card card) {
  return Given<D>::set(std::uint64_t{1} << card);
}

/// @param dealt by seat, as many as there are players: one card each
template <class D>
BySeat<typename D::Set> given_cards(const std::vector<Card>& dealt) {
  BySeat<typename D::Set> given;
  for (auto& card : given) card = Given<D>::set(0);
  for (std::size_t seat = 0; seat < dealt.size(); ++seat) given.at(seat) = given_card<D>(dealt[seat]);
  return given;
}

/// A place at which a log says where something goes; 0 where it says nothing.
template <class D>
typename D::Num given_space(const std::optional<int>& space) {
  return Given<D>::num(space.value_or(0));
}

template <class D>
Play<D> given_play(const PlayEntry& entry) {
  return {Given<D>::num(entry.animal), Given<D>::num(entry.to), Given<D>::truth(entry.card),
          Given<D>::truth(entry.riders_to.has_value()), given_space<D>(entry.riders_to)};
}

template <class D>
Turn<D> given_turn(const TurnEntry& entry) {
  return {Given<D>::num(entry.seat), Given<D>::num(static_cast<int>(entry.plays.size())),
          Given<D>::truth(entry.chicken.has_value())};
}

/// By seat: in which group of a ranking it is. @param groups every seat of a player once
template <class D>
BySeat<typename D::Num> given_ranking(const std::vector<std::vector<int>>& groups) {
  BySeat<typename D::Num> given;
  for (auto& group : given) group = Given<D>::num(0);
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const int seat : groups[group])
      given.at(static_cast<std::size_t>(seat)) = Given<D>::num(static_cast<int>(group));
  }
  return given;
}

/// The game in which a log begins that takes it up where it stands. Which special card a player has used, if he has
/// used his, is not known and never matters: it is one of those that nobody has in hand.
template <class D>
State<D> given_position(const Settings& settings, const Position& position) {
  const auto players = static_cast<std::size_t>(settings.players);
  std::array<std::uint64_t, 5> hand{}, special{};
  std::uint64_t left = special_cards;
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (const Card card : position.cards.at(seat)) hand.at(seat) |= std::uint64_t{1} << card;
    special.at(seat) = hand.at(seat) & special_cards;
    left &= ~special.at(seat);
  }
  State<D> state;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (seat < players && special.at(seat) == 0) {
      special.at(seat) = left & (~left + 1);
      left &= ~special.at(seat);
    }
    const std::uint64_t numbers = seat < players ? number_cards : 0;
    state.hand.at(seat) = Given<D>::set(hand.at(seat));
    state.discard.at(seat) = Given<D>::set((numbers | special.at(seat)) & ~hand.at(seat));
    state.shown.at(seat) = Given<D>::set(0);
    std::uint64_t animals_held = animal_cards;
    if (seat < players) {
      animals_held = 0;
      for (const int animal : position.animals.at(seat)) animals_held |= std::uint64_t{1} << animal;
    }
    state.animals_in_hand.at(seat) = Given<D>::set(animals_held);
    for (std::size_t animal = 0; animal < animals; ++animal) {
      state.space[animal].at(seat) = Given<D>::num(position.space.at(animal).at(seat));
      state.arrival[animal].at(seat) = Given<D>::num(0);
    }
  }
  for (std::size_t place = 0; place < position.home.size(); ++place) {
    const Piece& piece = position.home[place];
    const auto animal = static_cast<std::size_t>(piece.animal), seat = static_cast<std::size_t>(piece.seat);
    state.space.at(animal).at(seat) = Given<D>::num(settings.goal());
    state.arrival.at(animal).at(seat) = Given<D>::num(static_cast<int>(place) + 1);
  }
  state.arrivals = Given<D>::num(static_cast<int>(position.home.size()));
  state.chicken = Given<D>::num(position.chicken);
  state.pile = Given<D>::set(left);
  state.badge = state.holder = state.turn = Given<D>::num(position.start);
  state.in_round = Given<D>::truth(false);
  return state;
}

}  // namespace rulecheck::the_bremens
