// Who is ranked how: every board of two spaces with a winner.
#include "model/the_bremens/ending.hpp"

#include <array>

#include "properties/core/check.hpp"
#include "properties/the_bremens/seen.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr int length = 2, goal = 3;
/// Space by animal.
using Places = std::array<int, 3>;

/// Every way to place three animals.
template <class Body>
void for_each_places(Body body) {
  for (int cat = 0; cat <= goal; ++cat) {
    for (int dog = 0; dog <= goal; ++dog) {
      for (int donkey = 0; donkey <= goal; ++donkey) body(Places{cat, dog, donkey});
    }
  }
}

int pieces_home(const Places& places) { return static_cast<int>(std::ranges::count(places, goal)); }
bool rest_in_start(const Places& places) { return std::ranges::count(places, 0) + pieces_home(places) == 3; }
bool share_a_space(const Places& one, const Places& other) {
  for (std::size_t animal = 0; animal < 3; ++animal) {
    if (one.at(animal) == other.at(animal) && one.at(animal) != 0 && one.at(animal) != goal) return true;
  }
  return false;
}
/// The last of several animals that are not in Goal, foremost first, on top of others first: a cat on a space comes
/// before a dog there.
std::vector<std::pair<int, int>> on_the_way(const Places& places) {
  std::vector<std::pair<int, int>> all;
  for (int animal = 0; animal < 3; ++animal) {
    const int space = places.at(static_cast<std::size_t>(animal));
    if (space != goal) all.emplace_back(space, space == 0 ? 0 : -animal);
  }
  std::ranges::sort(all, std::greater<>());
  return all;
}

/// Before the next reveal, seat 0 being all home first.
Position with(const Places& one, const Places& other, bool other_arrives_first) {
  Position position;
  for (const int animal : {2, 0, 1}) position.home.push_back({animal, 0});
  for (const bool first : {true, false}) {
    const int seat = first == other_arrives_first ? 2 : 1;
    const Places& places = seat == 1 ? one : other;
    for (int animal = 0; animal < 3; ++animal) {
      const auto size = static_cast<std::size_t>(animal);
      position.space.at(size)[0] = goal;
      position.space.at(size).at(static_cast<std::size_t>(seat)) = places.at(size);
      if (places.at(size) == goal) position.home.push_back({animal, seat});
    }
  }
  position.cards.assign(3, {0});
  for (const Places& places : {Places{goal, goal, goal}, one, other}) {
    position.animals.emplace_back();
    for (int animal = 0; animal < 3; ++animal) {
      if (places.at(static_cast<std::size_t>(animal)) != goal) position.animals.back().push_back(animal);
    }
  }
  return position;
}

}  // namespace

/// Establishes a finding: a tie in the ranking that nothing resolves.
EXHAUSTIVE(TheBremensEnding, RanksAreLevelExactlyIfAsManyAreHomeAndAllOthersInStart, clause::rank_by_animals_home,
           clause::rank_by_foremost_animal, clause::riders_arrive_first, clause::third_animal_home_wins) {
  trial.unit("boards");
  Settings settings;
  settings.length = length;
  const Model<D> model(settings);
  std::uint64_t ties = 0;
  for_each_places([&](const Places& one) {
    for_each_places([&](const Places& other) {
      if (share_a_space(one, other)) return;
      for (const bool other_first : {false, true}) {
        trial.next_case();
        const Claim result = model.result(model.begin_at(with(one, other, other_first)));
        const bool complete = pieces_home(one) == 3 && pieces_home(other) == 3;
        const bool level =
            !complete && pieces_home(one) == pieces_home(other) && rest_in_start(one) && rest_in_start(other);
        bool ahead = pieces_home(one) > pieces_home(other);
        if (pieces_home(one) == pieces_home(other))
          ahead = complete ? !other_first : on_the_way(one) > on_the_way(other);
        const std::vector<std::vector<int>> expected = level   ? std::vector<std::vector<int>>{{0}, {1, 2}}
                                                       : ahead ? std::vector<std::vector<int>>{{0}, {1}, {2}}
                                                               : std::vector<std::vector<int>>{{0}, {2}, {1}};
        trial.expect(result.winner == 0, "the first with three animals in Goal to have won");
        trial.expect(result.ranking == expected, [&] { return "another ranking than " + write_claim(result); });
        ties += level ? 1 : 0;
      }
    });
  });
  trial.quantity("boards of two spaces on which the second and third are level", std::to_string(ties));
}

}  // namespace rulecheck::the_bremens
