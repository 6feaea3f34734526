// The Bremens, "Goal" and "End of Game": who has won, and how the others are ranked.
#pragma once
#include "model/the_bremens/state.hpp"

namespace rulecheck::the_bremens {

/// How many animals of a seat are in Goal.
template <class D>
typename D::Num animals_home(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::rank_by_animals_home, clause::third_animal_home_wins};
  using Num = typename D::Num;
  Num home(0);
  for (const auto& space : state.space) home = home + select(space[seat] == goal<D>(board), Num(1), Num(0));
  return home;  // TBR-51, TBR-53
}

/// Whether all animals of a seat are in Goal.
template <class D>
typename D::Bool is_complete(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::third_animal_home_wins};
  return animals_home<D>(board, state, seat) == typename D::Num(animals);  // TBR-51
}

/// Whether all animals of some seat are in Goal.
template <class D>
typename D::Bool is_over(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::third_animal_home_wins};
  typename D::Bool over(false);
  for (std::size_t seat = 0; seat < seats; ++seat) over = over || is_complete<D>(board, state, seat);
  return over;  // TBR-51
}

/// The how manieth in Goal the last arrived animal of a seat was; 0 of a seat that has none there.
template <class D>
typename D::Num last_arrival(const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::riders_arrive_first};
  typename D::Num last(0);
  for (const auto& arrival : state.arrival) last = select(last < arrival[seat], arrival[seat], last);  // TBR-52
  return last;
}

/// How far the foremost animal of a seat is that is not in Goal: greater is further, on top of others, too. 0 if all
/// are in Start. No two animals are equally far except in Start.
template <class D>
typename D::Num foremost(const Board<D>& board, const State<D>& state, std::size_t seat) {
  const Renders<D> rule{clause::rank_by_foremost_animal};
  using Num = typename D::Num;
  Num furthest(0);
  for (std::size_t animal = 0; animal < animals; ++animal) {
    const Num& space = state.space[animal][seat];
    // Within a space the smaller animal is the higher one.
    Num far = space * Num(animals) - numbered<D>(animal);
    furthest = select(furthest < far && space < goal<D>(board), far, furthest);  // TBR-54
  }
  return furthest;
}

/// Whether a seat is ranked better than another.
template <class D>
typename D::Bool ranks_before(const Board<D>& board, const State<D>& state, std::size_t seat, std::size_t other) {
  const Renders<D> rule{clause::rank_by_animals_home, clause::riders_arrive_first, clause::rank_by_foremost_animal};
  auto own = animals_home<D>(board, state, seat), others = animals_home<D>(board, state, other);
  auto earlier = last_arrival<D>(state, seat) < last_arrival<D>(state, other);
  auto further = foremost<D>(board, state, other) < foremost<D>(board, state, seat);
  auto among_equals = select(is_complete<D>(board, state, seat), earlier, further);  // TBR-52, TBR-54
  return others < own || (others == own && among_equals);                            // TBR-53
}

/// By seat: how many seats are ranked better. The winner is the one with 0.
template <class D>
BySeat<typename D::Num> ranks(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::third_animal_home_wins, clause::rank_by_animals_home};
  using Num = typename D::Num;
  BySeat<Num> rank;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    rank[seat] = Num(0);
    for (std::size_t other = 0; other < seats; ++other) {
      if (other == seat) continue;
      rank[seat] = rank[seat] + select(ranks_before<D>(board, state, other, seat), Num(1), Num(0));
    }
  }
  return rank;
}

// What a claimed result breaks; each value that is claimed is compared for itself.

/// A result is claimed although the game goes on.
template <class D>
typename D::Bool claims_too_early(const Board<D>& board, const State<D>& state) {
  const Renders<D> rule{clause::third_animal_home_wins};
  return !is_over<D>(board, state);
}

/// Whether this seat has not won. @param seat of a player
template <class D>
typename D::Bool claims_wrong_winner(const Board<D>& board, const State<D>& state, typename D::Num seat) {
  const Renders<D> rule{clause::third_animal_home_wins};
  return at(ranks<D>(board, state), seat) != typename D::Num(0);  // TBR-51
}

/// What a claimed ranking breaks. Of every two players it is compared who is before whom.
template <class D>
struct BrokenRanking {
  using Bool = typename D::Bool;
  Bool winner_not_first_alone;  ///< TBR-51; if so, nothing else is compared
  Bool fewer_home_before;       ///< TBR-53
  Bool third_arrivals;          ///< TBR-52
  Bool foremost_animals;        ///< TBR-54
  static constexpr auto fields = std::tuple{&BrokenRanking::winner_not_first_alone, &BrokenRanking::fewer_home_before,
                                            &BrokenRanking::third_arrivals, &BrokenRanking::foremost_animals};
};

/// @param claimed by seat: the how manieth group of the ranking it is in, from 0; nothing reads that of a seat without
/// player
template <class D>
BrokenRanking<D> judge_ranking(const Board<D>& board, const State<D>& state, const BySeat<typename D::Num>& claimed) {
  const Renders<D> rule{clause::third_animal_home_wins, clause::rank_by_animals_home, clause::riders_arrive_first,
                        clause::rank_by_foremost_animal};
  using Bool = typename D::Bool;
  using Num = typename D::Num;
  const BySeat<Num> rank = ranks<D>(board, state);
  BrokenRanking<D> broken{Bool(false), Bool(false), Bool(false), Bool(false)};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Bool plays = numbered<D>(seat) < board.players;
    Bool first = claimed[seat] == Num(0), won = rank[seat] == Num(0);
    broken.winner_not_first_alone = broken.winner_not_first_alone || (plays && !(first == won));  // TBR-51
  }
  for (std::size_t other = 1; other < seats; ++other) {
    Bool compared = numbered<D>(other) < board.players && !broken.winner_not_first_alone;
    for (std::size_t seat = 0; seat < other; ++seat) {
      Bool said = (claimed[seat] < claimed[other]) == (rank[seat] < rank[other]) &&
                  (claimed[other] < claimed[seat]) == (rank[other] < rank[seat]);
      Bool wrong = compared && !said;
      Bool level = animals_home<D>(board, state, seat) == animals_home<D>(board, state, other);
      Bool complete = is_complete<D>(board, state, seat);
      broken.fewer_home_before = broken.fewer_home_before || (wrong && !level);            // TBR-53
      broken.third_arrivals = broken.third_arrivals || (wrong && level && complete);       // TBR-52
      broken.foremost_animals = broken.foremost_animals || (wrong && level && !complete);  // TBR-54
    }
  }
  return broken;
}

}  // namespace rulecheck::the_bremens
