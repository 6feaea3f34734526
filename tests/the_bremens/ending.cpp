// "Goal" and "End of Game": what is counted and compared of a seat.
#include "model/the_bremens/ending.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {

EXAMPLE(TheBremensEnding, AnimalsInGoalAreCountedFromNoneToThree, clause::rank_by_animals_home,
        clause::third_animal_home_wins, clause::riders_arrive_first) {
  const auto board = agreement_of<D>().board;
  std::vector<Placed> placed{{0, 1, 21}};
  for (int home = 0; home <= 3; ++home) {
    const auto state = board_of<D>(placed);
    trial.expect(known(animals_home<D>(board, state, 0)) == home, "as many as there are in Goal");
    trial.expect(known(is_complete<D>(board, state, 0)) == (home == 3), "all three, or not");
    trial.expect(known(last_arrival<D>(state, 0)) == (home == 0 ? 0 : home + 1), "the last of them");
    trial.expect(known(last_arrival<D>(state, 1)) == 1 && known(last_arrival<D>(state, 2)) == 0, "nobody else's");
    placed.push_back({static_cast<std::size_t>(home), 0, 21});
    if (home == 2) placed = {{0, 1, 21}, {1, 0, 21}, {2, 0, 21}, {0, 0, 21}};
  }
}

EXAMPLE(TheBremensEnding, PlacesOnTheBoardFollowOneAnotherFromBottomToTop, clause::rank_by_foremost_animal) {
  const auto board = agreement_of<D>().board;
  const auto far = [&](const std::vector<Placed>& placed) { return known(foremost<D>(board, board_of<D>(placed), 0)); };
  trial.expect(far({}) == 0 && far({{0, 0, 21}, {1, 0, 21}}) == 0, "all in Start, or in Goal");
  int before = 0;
  for (int space = 1; space <= 20; ++space) {
    for (const std::size_t animal : {2U, 1U, 0U}) {
      const int place = far({{animal, 0, space}});
      trial.expect(place == before + 1, "the next place");
      trial.expect(far({{animal, 0, space}, {(animal + 1) % 3, 0, 21}}) == place, "those in Goal not to count");
      before = place;
    }
  }
  trial.expect(far({{2, 0, 7}, {1, 0, 9}, {0, 0, 8}}) == far({{1, 0, 9}}), "the foremost one alone");
}

EXAMPLE(TheBremensEnding, NobodyIsBeforeThemselves, clause::rank_by_animals_home, clause::riders_arrive_first,
        clause::rank_by_foremost_animal) {
  const auto board = agreement_of<D>().board;
  const auto state = board_of<D>({{0, 0, 21}, {1, 0, 21}, {2, 0, 21}, {0, 1, 21}, {2, 1, 9}});
  const auto rank = ranks<D>(board, state);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    trial.expect(known(rank[seat]) == static_cast<int>(seat), "as many seats before it");
    trial.expect(!known(ranks_before<D>(board, state, seat, seat)), "no seat before itself");
    for (std::size_t other = 0; other < seat; ++other) {
      trial.expect(
          known(ranks_before<D>(board, state, other, seat)) && !known(ranks_before<D>(board, state, seat, other)),
          "the order of the seats");
    }
  }
}

}  // namespace rulecheck::the_bremens
