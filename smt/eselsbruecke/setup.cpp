// "Game Material" and "Game Setup": what lies where before the first story.
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {

PROOF(EselsbrueckeSetup, EverybodyBeginsWithABaseAndTheRestIsInBagAndSupply, clause::picture_and_stop_tiles,
      clause::base_tile, clause::stop_tiles_aside, clause::other_pictures_in_the_bag) {
  const book::Agreed agreement = book::any_agreement();
  const SymNum start = any_num("start"), base = book::one_if(!agreement.readings.base_is_a_marker);
  book::for_each_number_of_players([&]<int players>() {
    const auto begun =
        read_in<book::Table<players>>(begin<D, players>(read_in<Agreement<D>>(agreement), typename D::Num(start)));
    SymBool bases(true), no_stops(true), nothing_else(true);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const book::Pile& stack = begun.stack[seat];
      bases = bases && stack.pictures == base;
      no_stops = no_stops && stack.stops == SymNum(0) && stack.below[0] == SymNum(0) && begun.aside[seat] == SymNum(0);
      nothing_else = nothing_else && is_empty(begun.field[seat]) && is_empty(begun.hand[seat]) &&
                     is_empty(begun.open[seat]) && !begun.out[seat];
    }
    const std::string name = book::with_players(players);
    proof.claim(name + ": one picture tile each, or a marker", bases);
    proof.claim(name + ": all thirty stop tiles are a supply", no_stops && begun.supply == SymNum(30));
    proof.claim(name + ": the other pictures are in the bag", begun.bag == SymNum(180 - players));
    proof.claim(name + ": nothing is anywhere else", nothing_else && begun.removed == SymNum(0) && !begun.guessing);
  });
}

PROOF(EselsbrueckeSetup, TheStartPlayerTellsTheFirstStory, clause::stories_go_clockwise, clause::six_rounds,
      clause::left_neighbour_begins) {
  const SymNum start = any_num("start");
  book::for_each_number_of_players([&]<int players>() {
    const auto begun = read_in<book::Table<players>>(
        begin<D, players>(read_in<Agreement<D>>(book::any_agreement()), typename D::Num(start)));
    const std::string name = book::with_players(players);
    proof.reset();
    proof.claim(name + ": in round 1", begun.start == start && begun.storyteller == start && begun.round == SymNum(1));
    proof.assume(book::is_seat<players>(start));
    proof.claim(name + ": his left neighbour would guess", begun.guesser == book::left<players>(start));
  });
}

PROOF(EselsbrueckeSetup, TheySitInACircle, clause::stories_go_clockwise, clause::next_storyteller_clockwise) {
  book::for_each_number_of_players([&]<int players>() {
    const SymNum seat = any_num("seat");
    proof.reset();
    proof.assume(book::is_seat<players>(seat));
    typename D::Num to_the_left(seat);
    SymBool others(true);
    for (int gone = 1; gone < players; ++gone) {
      to_the_left = left_neighbour<D, players>(to_the_left);
      others = others && book::is_seat<players>(plain(to_the_left)) && plain(to_the_left) != seat;
    }
    const std::string name = book::with_players(players);
    proof.claim(name + ": all others come first, clockwise", others);
    proof.claim(name + ": then oneself again", plain(left_neighbour<D, players>(to_the_left)) == seat);
    proof.claim(name + ": the left neighbour",
                plain(left_neighbour<D, players>(typename D::Num(seat))) == book::left<players>(seat));
    const SymNum right = plain(right_neighbour<D, players>(typename D::Num(seat)));
    proof.claim(name + ": the right one has one to his left",
                book::is_seat<players>(right) && book::left<players>(right) == seat);
  });
}

}  // namespace rulecheck::eselsbruecke
