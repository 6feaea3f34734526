// Short boards, explored completely: three players, a few animals that are left, a few cards.
#include "properties/the_bremens/short_board.hpp"

#include <fmt/format.h>

#include <type_traits>

namespace rulecheck::the_bremens {
namespace {

constexpr Card shake_card = 7, skip_card = 8, double_card = 9, anyone_card = 10, one_to_five_card = 11;

/// An exploration. A space of 9 stands for Goal.
struct Exploration {
  const char* name;
  int length;
  std::array<std::array<int, 3>, 3> space;  ///< by animal and seat
  std::vector<std::vector<Card>> cards;     ///< by seat, ascending
  int forced_move = 0;                      ///< see Chosen
  int shake_target = 0;
  bool ends = false;    ///< whether every game ends, whatever is played
  bool shakes = false;  ///< whether riders are ever shaken off
};

constexpr int home = 9;

Settings settings_of(const Exploration& what) {
  Settings settings;
  settings.length = what.length;
  settings.readings.forced_move = what.forced_move;
  settings.readings.shake_target = what.shake_target;
  return settings;
}

Position start_of(const Exploration& what, int goal) {
  Position start;
  start.chicken = (what.length + 1) / 2;
  start.animals.resize(3);
  for (int animal = 0; animal < 3; ++animal) {
    for (int seat = 0; seat < 3; ++seat) {
      const auto size = static_cast<std::size_t>(animal), owner = static_cast<std::size_t>(seat);
      const int space = what.space.at(size).at(owner);
      start.space.at(size).at(owner) = space == home ? goal : space;
      if (space == home) {
        start.home.push_back({animal, seat});
      } else {
        start.animals.at(owner).push_back(animal);
      }
    }
  }
  return start;
}

/// One animal of each player is left, of all three sizes, so that bands of four come about.
constexpr std::array<std::array<int, 3>, 3> one_of_each_size{{{0, home, home}, {home, 0, home}, {home, home, 0}}};
/// Two animals of each player are left.
constexpr std::array<std::array<int, 3>, 3> two_each{{{0, 0, home}, {home, 0, 0}, {0, home, 0}}};

template <class D>
void explore(Trial& trial, const Exploration& what) {
  const Settings settings = settings_of(what);
  ShortBoard<D> board(trial, settings, what.cards);
  board.explore(start_of(what, settings.goal()));
  trial.next_case(board.states());
  const std::size_t most_rounds = board.most_rounds();
  trial.expect(board.ends() > 0, "games to end");
  trial.expect((board.shaken() > 0) == what.shakes,
               [&] { return fmt::format("{}: {} to be shaken off", what.name, what.shakes ? "riders" : "nobody"); });
  trial.expect((most_rounds != 0) == what.ends, [&] {
    return fmt::format("{}: {}", what.name, most_rounds == 0 ? "a game without end" : "every game to end");
  });
  trial.quantity(std::string(what.name) + ", positions between rounds", std::to_string(board.positions()));
  trial.quantity(std::string(what.name) + ", states", std::to_string(board.states()));
  trial.quantity(std::string(what.name) + ", last turns of games, and such as leave players level",
                 fmt::format("{}, {}", board.ends(), board.level_ends()));
  trial.quantity(std::string(what.name) + ", most rounds",
                 most_rounds == 0 ? std::string("no bound") : std::to_string(most_rounds));
}

/// A bent rule is shown the smallest one alone.
template <class D>
constexpr bool shown_all = std::is_same_v<D, Concrete>;

}  // namespace

EXHAUSTIVE(TheBremensShortBoard, NobodyIsEverStuckWithOneAnimalLeftOfEachPlayer, clause::order_of_sizes,
           clause::animal_cards_return, clause::chicken_stays_between, clause::blocked_player_decides,
           clause::third_animal_home_wins) {
  trial.unit("states");
  explore<D>(trial, {"length 3, cards 1, 2", 3, one_of_each_size, {{0, 1}, {0, 1}, {0, 1}}});
  if (!shown_all<D>) return;
  explore<D>(trial, {"length 3, cards 3", 3, one_of_each_size, {{2}, {2}, {2}}, 0, 0, true});
  // Who has the donkey has SHAKE: nothing rides on a cat.
  explore<D>(trial, {"length 4, cards 1, 2 and ONE TO FIVE, DOUBLE, SHAKE",
                     4,
                     one_of_each_size,
                     {{0, 1, one_to_five_card}, {0, 1, double_card}, {0, 1, shake_card}},
                     0,
                     0,
                     false,
                     true});
  explore<D>(trial, {"length 4, cards 1 and SKIP, ANYONE, SHAKE",
                     4,
                     one_of_each_size,
                     {{0, skip_card}, {0, anyone_card}, {0, shake_card}},
                     0,
                     0,
                     false,
                     true});
  explore<D>(trial, {"length 5, cards 1, 2, 3", 5, one_of_each_size, {{0, 1, 2}, {0, 1, 2}, {0, 1, 2}}});
}

EXHAUSTIVE(TheBremensShortBoard, NobodyIsEverStuckByOtherReadings, clause::blocked_player_decides, clause::shake,
           clause::order_of_sizes) {
  trial.unit("states");
  explore<D>(trial, {"length 3, cards 1, may-decline", 3, one_of_each_size, {{0}, {0}, {0}}, 2});
  if (!shown_all<D>) return;
  explore<D>(trial, {"length 4, cards 1, 2, may-decline", 4, one_of_each_size, {{0, 1}, {0, 1}, {0, 1}}, 2});
  explore<D>(trial, {"length 4, cards 1, 2, free-card", 4, one_of_each_size, {{0, 1}, {0, 1}, {0, 1}}, 1});
  const std::vector<std::vector<Card>> cards{{0, skip_card}, {0, double_card}, {0, shake_card}};
  explore<D>(trial,
             {"length 4, cards 1 and SKIP, DOUBLE, SHAKE, nearest", 4, one_of_each_size, cards, 0, 1, false, true});
  explore<D>(trial,
             {"length 4, cards 1 and SKIP, DOUBLE, SHAKE, stack", 4, one_of_each_size, cards, 0, 2, false, true});
}

EXHAUSTIVE(TheBremensShortBoard, NobodyIsEverStuckWithMoreAnimals, clause::order_of_sizes, clause::animal_cards_return,
           clause::home_card_is_out_of_use) {
  trial.unit("states");
  explore<D>(trial, {"length 3, cards 3, two animals each", 3, two_each, {{2}, {2}, {2}}});
  if (!shown_all<D>) return;
  explore<D>(trial, {"length 3, cards 1, two animals each", 3, two_each, {{0}, {0}, {0}}});
}

}  // namespace rulecheck::the_bremens
