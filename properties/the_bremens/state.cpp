// What lies where in whole random games, and what a move leaves as it is.
#include <fmt/format.h>

#include "properties/core/check.hpp"
#include "properties/core/walk.hpp"
#include "properties/the_bremens/drawn.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr std::uint64_t all_numbers = 0x7f, all_specials = 0x3f80, all_animals = 7;

/// Expects every animal somewhere, and on a space of the board each smaller than the one below it: no two of a size.
void expect_stacks(Trial& trial, const Settings& settings, const Seen& state) {
  for (const auto& places : state.space) {
    for (int space = 1; space <= settings.length; ++space) {
      trial.expect(std::ranges::count(places, space) <= 1, "at most one animal of a size on a space");
    }
    for (const int space : places) trial.expect(0 <= space && space <= settings.goal(), "every animal somewhere");
  }
  trial.expect(1 <= state.chicken && state.chicken <= settings.length, "the chicken between Start and Goal");
}

/// Expects every number and special card in one place, and useful animal cards in hand.
void expect_cards(Trial& trial, const Settings& settings, const Seen& state) {
  std::uint64_t specials = state.pile;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(settings.players); ++seat) {
    const std::uint64_t hand = state.hand.at(seat), discard = state.discard.at(seat);
    trial.expect((hand & discard) == 0 && ((hand | discard) & all_numbers) == all_numbers, "all number cards once");
    trial.expect(elements((hand | discard) & all_specials).size() == 1, "one special card of each player");
    trial.expect(((hand | discard) & specials) == 0, "no special card twice");
    specials |= (hand | discard) & all_specials;
    trial.expect(elements(hand).size() == elements(state.hand[0]).size(), "equally many cards in hand");
    const int home = state.own_on(seat, settings.goal());
    trial.expect(home == 3 || state.animals.at(seat) != 0, "an animal card in hand as long as there is an animal");
    for (const int animal : elements(state.animals.at(seat))) {
      trial.expect(state.at(static_cast<std::size_t>(animal), seat) != settings.goal(), "no card of use to be missing");
    }
    trial.expect((state.animals.at(seat) & ~all_animals) == 0, "three animal cards");
  }
  trial.expect(specials == all_specials, "all special cards to be there");
}

/// Expects a turn in which the chicken is moved to move nothing else.
void expect_chicken_turn(Trial& trial, const Seen& before, const Seen& after) {
  trial.expect(before.space == after.space && before.arrival == after.arrival, "no animal to move");
}

/// Expects a turn in which animals are moved to leave alone what the chicken holds, and to take nothing back but riders
/// that are shaken off.
void expect_animal_turn(Trial& trial, const Settings& settings, const Seen& before, const Seen& after,
                        const TurnEntry& turn) {
  trial.expect(before.chicken == after.chicken, "the chicken to stay");
  const bool shakes = std::ranges::any_of(turn.plays, [](const PlayEntry& play) { return play.riders_to.has_value(); });
  for (int animal = 0; animal < 3; ++animal) {
    for (int seat = 0; seat < settings.players; ++seat) {
      const auto size = static_cast<std::size_t>(animal), owner = static_cast<std::size_t>(seat);
      const int from = before.at(size, owner), to = after.at(size, owner);
      if (from == to) continue;
      trial.expect(from != before.chicken, "nothing under the chicken to move");
      trial.expect(to != before.chicken, "nothing to end on the chicken");
      trial.expect(from < to || shakes, "nothing to go back without SHAKE");
      const bool chosen = seat == turn.seat &&
                          std::ranges::any_of(turn.plays, [&](const PlayEntry& play) { return play.animal == animal; });
      trial.expect(from < to || !chosen, "the chosen animal not to go back");
      trial.expect(from != settings.goal(), "nothing to leave Goal");
      if (chosen) continue;
      const bool carried = std::ranges::any_of(turn.plays, [&](const PlayEntry& play) {
        return play.animal > animal &&
               before.at(static_cast<std::size_t>(play.animal), static_cast<std::size_t>(turn.seat)) <= from;
      });
      trial.expect(carried && from > 0, "nothing else to move but smaller animals on the board");
    }
  }
}

/// Expects those that have arrived to be numbered on, of one play the smaller before the larger.
void expect_arrivals(Trial& trial, const Settings& settings, const Seen& before, const Seen& after, bool one_play) {
  const std::vector<Piece> earlier = in_goal(before), all = in_goal(after);
  int home = 0;
  for (const auto& places : after.space) home += static_cast<int>(std::ranges::count(places, settings.goal()));
  trial.expect(home == after.arrivals, "as many arrivals as animals in Goal");
  trial.expect(all.size() >= earlier.size() && std::equal(earlier.begin(), earlier.end(), all.begin()),
               "arrivals to keep their order");
  for (std::size_t place = earlier.size() + 1; place < all.size() && one_play; ++place) {
    trial.expect(all.at(place - 1).animal < all.at(place).animal, "riders to arrive before those that carry them");
  }
}

}  // namespace

PROPERTY(400, TheBremensState, PiecesAndCardsAreKeptThroughoutAGame, clause::chicken_and_animal_pieces,
         clause::take_a_colour, clause::deal_a_special, clause::order_of_sizes, clause::animal_cards_return,
         clause::cards_return_after_eight, clause::home_card_is_out_of_use, clause::chicken_stays_between,
         clause::chicken_holds_animals, clause::nothing_rests_on_the_chicken, clause::animals_advance,
         clause::riders_move_along, clause::riders_arrive_first, clause::chicken_player_moves_no_animal) {
  Walk<Model<D>> walk(trial, Model<D>(draw_any_settings(trial.choices)));
  const Settings settings = walk.model().settings();
  Seen before = seen<D>(walk.state());
  trial.expect(before.own_on(0, 0) == 3, "all animals to begin in Start");
  while (!walk.over()) {
    expect_stacks(trial, settings, before);
    expect_cards(trial, settings, before);
    const Move move = walk.go_on();
    const Seen after = seen<D>(walk.state());
    if (const auto* turn = std::get_if<TurnEntry>(&move)) {
      if (turn->chicken) {
        expect_chicken_turn(trial, before, after);
      } else {
        expect_animal_turn(trial, settings, before, after, *turn);
      }
      expect_arrivals(trial, settings, before, after, turn->plays.size() < 2);
    } else {
      trial.expect(before.space == after.space && before.chicken == after.chicken, "no piece to move without a turn");
    }
    before = after;
  }
  expect_stacks(trial, settings, before);
  expect_cards(trial, settings, before);
}

PROPERTY(400, TheBremensState, RoundsFollowOneAnother, clause::one_at_a_time, clause::badge_follows_chicken_card,
         clause::chicken_player_starts_next, clause::reveal_one_card, clause::personal_discard_pile,
         clause::cards_return_after_eight) {
  Walk<Model<D>> walk(trial, Model<D>(draw_any_settings(trial.choices)));
  const int players = walk.model().settings().players;
  for (int round = 0; !walk.over(); ++round) {
    Seen state = seen<D>(walk.state());
    trial.expect(!state.in_round && state.badge == state.holder, "badge and chicken card with the same player");
    if (round > 0 && round % 8 == 0) {
      trial.expect(elements(state.hand[0]).empty(), "all cards to be used after eight rounds");
      trial.expect(std::holds_alternative<RedealEntry>(walk.go_on()), "special cards to be dealt anew");
    }
    const Move shown = walk.go_on();
    const auto* reveal = std::get_if<RevealEntry>(&shown);
    trial.expect(reveal != nullptr, "every round to begin with a reveal");
    if (reveal == nullptr) return;
    const int first = state.badge;
    state = seen<D>(walk.state());
    trial.expect(static_cast<int>(elements(state.hand[0]).size()) == 7 - round % 8, "one card fewer in hand");
    int chicken_turns = 0;
    for (int place = 0; place < players && !walk.over(); ++place) {
      const Move move = walk.go_on();
      const auto* turn = std::get_if<TurnEntry>(&move);
      trial.expect(turn != nullptr && turn->seat == (first + place) % players, "turns clockwise from the badge on");
      if (turn == nullptr) return;
      trial.expect(turn->chicken.has_value() == (turn->seat == state.holder), "the player with the card to move it");
      chicken_turns += turn->chicken ? 1 : 0;
    }
    if (walk.over()) break;
    trial.expect(chicken_turns == 1, "the chicken to be moved once");
    trial.expect(seen<D>(walk.state()).badge == state.holder, "the badge to go to the chicken player");
  }
  const Claim result = walk.model().result(walk.state());
  trial.expect(result.ranking.value().front() == std::vector{result.winner.value()}, "one winner");
}

}  // namespace rulecheck::the_bremens
