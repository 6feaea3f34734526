// The Bremens: the games that are stored as witnesses.
#include <algorithm>
#include <stdexcept>

#include "tests/the_bremens/search/found.hpp"

namespace rulecheck::the_bremens {
namespace {

/// A table of which only what matters is said: everything else is in Start or, if it would be in the way, in Goal.
struct Scene {
  Settings settings;
  Position position;

  Scene& piece(int animal, int seat, int space) {
    position.space.at(static_cast<std::size_t>(animal)).at(static_cast<std::size_t>(seat)) = space;
    return *this;
  }
  Scene& chicken(int space) {
    position.chicken = space;
    return *this;
  }
};

constexpr int cat = 0, dog = 1, donkey = 2;
constexpr Card shake_card = 7, double_card = 9, seven_card = 13;

/// Three players, everything in Start, the chicken on 15.
/// @param hands by seat; @param animals by seat: animal cards in hand
Scene scene(std::vector<std::vector<Card>> hands, std::vector<std::vector<int>> animals) {
  Scene all;
  all.settings.players = 3;
  all.position.chicken = 15;
  all.position.cards = std::move(hands);
  all.position.animals = std::move(animals);
  return all;
}

/// Seat 0 shakes with the donkey, which is alone in his hand; seat 1 gets the chicken card.
Scene shaking_scene(int riders) {
  Scene all = scene({{shake_card}, {4}, {2}}, {{donkey}, {cat, dog, donkey}, {cat, dog, donkey}});
  all.piece(donkey, 0, 8);
  if (riders == 1) all.piece(cat, 1, 8);
  if (riders == 2) all.piece(dog, 2, 8).piece(cat, 1, 8);
  return all;
}

Witness shaken(const char* name, const char* comment, const Scene& table, int to, std::optional<int> riders_to) {
  return witness(name, comment,
                 played(table.settings, table.position,
                        {RevealEntry{{shake_card, 4, 2}, 1}, TurnEntry{0, {{donkey, to, false, riders_to}}, {}}}));
}

void add_shaking(std::vector<Witness>& found) {
  found.push_back(shaken("shake-one-rider", "one rider is shaken off", shaking_scene(1), 9, 7));
  found.push_back(shaken("shake-two-riders", "two riders are shaken off and stay stacked", shaking_scene(2), 9, 7));
  found.push_back(shaken("shake-and-stay", "riders are shaken off, and the animal cannot move ahead",
                         shaking_scene(2).piece(cat, 2, 9), 8, 7));
  found.push_back(shaken("shake-one-rider-refused", "the space behind is taken: nothing moves",
                         shaking_scene(1).piece(donkey, 2, 7), 8, {}));
  found.push_back(shaken("shake-two-riders-refused", "the space behind is taken: nothing moves",
                         shaking_scene(2).piece(donkey, 2, 7), 8, {}));
  for (const int riders : {1, 2}) {
    Scene nearest = shaking_scene(riders).piece(donkey, 2, 7).chicken(6);
    nearest.settings.readings.shake_target = 1;
    found.push_back(shaken(riders == 1 ? "shake-one-rider-to-the-nearest" : "shake-two-riders-to-the-nearest",
                           "by the reading `nearest` taken spaces behind are passed over", nearest, 9, 5));
    Scene stack = shaking_scene(riders).piece(donkey, 2, 7);
    stack.settings.readings.shake_target = 2;
    if (riders == 1) {
      found.push_back(shaken("shake-one-rider-onto-a-stack",
                             "by the reading `stack` a single rider may land on a larger animal", stack, 9, 7));
    } else {
      found.push_back(shaken("shake-two-riders-onto-no-stack",
                             "by the reading `stack` two riders need a free space: nothing moves", stack, 8, {}));
    }
  }
}

void add_scenes(std::vector<Witness>& found) {
  found.push_back(witness("tie-of-all-three",
                          "all players show a 4: the first one clockwise after the holder gets the chicken card",
                          played(Settings{}, Setup{{8, 10, 12}, 1}, {RevealEntry{{3, 10, 3}, 2}})));
  Scene twice = scene({{double_card}, {4}, {1}}, {{dog}, {cat, dog, donkey}, {cat, dog, donkey}});
  found.push_back(witness(
      "double-moves-the-last-animal-twice",
      "with one animal card in hand the cards return between the two animals of DOUBLE",
      played(twice.settings, twice.position,
             {RevealEntry{{double_card, 4, 1}, 1}, TurnEntry{0, {{dog, 3, false, {}}, {dog, 6, false, {}}}, {}}})));
  Scene back = scene({{0}, {6}, {1}}, {{cat, dog, donkey}, {cat, dog, donkey}, {cat, dog, donkey}});
  back.position.start = 1;
  found.push_back(witness("chicken-forced-back", "seven spaces forwards would lead into Goal, so the chicken goes back",
                          played(back.settings, back.position, {RevealEntry{{0, 6, 1}, 1}, TurnEntry{1, {}, 8}})));
  back.chicken(3);
  found.push_back(witness("chicken-forced-on", "seven spaces back would lead into Start, so the chicken goes forwards",
                          played(back.settings, back.position, {RevealEntry{{0, 6, 1}, 1}, TurnEntry{1, {}, 10}})));
  Scene recycled = scene({{1, 3}, {4, 5}, {0, 2}}, {{dog}, {cat, dog, donkey}, {cat, dog, donkey}});
  recycled.piece(dog, 0, 4).piece(cat, 2, 6);
  found.push_back(
      witness("blocked-turn-returns-the-cards",
              "the dog cannot move; its card is laid down all the same, and all three cards are in hand again",
              played(recycled.settings, recycled.position,
                     {RevealEntry{{1, 4, 0}, 1}, TurnEntry{0, {{dog, 4, false, {}}}, {}}, TurnEntry{1, {}, 10},
                      TurnEntry{2, {{donkey, 1, false, {}}}, {}}, RevealEntry{{3, 5, 2}, 1}, TurnEntry{1, {}, 16},
                      TurnEntry{2, {{cat, 9, false, {}}}, {}}, TurnEntry{0, {{cat, 4, false, {}}}, {}}})));
  Scene tied = scene({{6}, {seven_card}, {6}}, {{cat, dog, donkey}, {cat, dog, donkey}, {cat, dog, donkey}});
  tied.position.start = 1;
  found.push_back(witness("seven-loses-a-tie",
                          "SEVEN is the card of the holder, who is the last of the tied ones: it is a plain 7",
                          played(tied.settings, tied.position,
                                 {RevealEntry{{6, seven_card, 6}, 2}, TurnEntry{1, {{cat, 7, false, {}}}, {}}})));
}

}  // namespace
}  // namespace rulecheck::the_bremens

std::vector<rulecheck::Witness> rulecheck::find_witnesses() {
  using namespace the_bremens;  // NOLINT(google-build-using-namespace)
  std::vector<Witness> found;
  add_scenes(found);
  add_shaking(found);
  add_whole_games(found);
  found.push_back(endless_game());
  return found;
}
