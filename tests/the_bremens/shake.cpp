// "Special Cards", SHAKE: whether riders can go back at all.
#include "model/the_bremens/shake.hpp"

#include "tests/the_bremens/tables.hpp"

namespace rulecheck::the_bremens {
namespace {

/// Whether the animal of seat 0 can shake off a cat. @param others on the spaces behind it
template <class D>
bool can_shake(int from, const std::vector<Placed>& others, bool nearest, bool into_start) {
  auto state = board_of<D>(others, 20);
  // Nobody is left in Start.
  for (auto& pieces : state.space) {
    for (auto& space : pieces) {
      if (known(space) == 0) space = Given<D>::num(21);
    }
  }
  state.space[1][0] = state.space[0][0] = Given<D>::num(from);
  Settings settings;
  settings.readings.shake_target = nearest ? 1 : 0;
  settings.readings.shake_start = into_start ? 1 : 0;
  const auto riding = riders<D>(state, Given<D>::num(1), Given<D>::num(from));
  return known(can_shake_off<D>(agreed<D>(settings).readings, state, riding, Given<D>::num(from)));
}

}  // namespace

EXAMPLE(TheBremensShake, AnyFreeSpaceBehindIsEnoughIfTheNearestIsMeant, clause::shake) {
  const std::vector<Placed> wall{{2, 0, 3}, {2, 1, 2}, {2, 2, 1}};
  const std::vector<Placed> gap(wall.begin(), wall.end() - 1);
  for (const bool into_start : {false, true}) {
    trial.expect(can_shake<D>(4, gap, true, into_start), "the first space alone to be free");
    trial.expect(!can_shake<D>(4, gap, false, into_start), "the space behind not to be free");
    trial.expect(can_shake<D>(4, wall, true, into_start) == into_start, "none to be free but Start");
    trial.expect(!can_shake<D>(4, wall, false, into_start), "Start not to be the next one");
    for (const bool nearest : {false, true}) {
      trial.expect(can_shake<D>(2, {}, nearest, into_start), "the space behind to be free");
      trial.expect(can_shake<D>(1, {}, nearest, into_start) == into_start, "Start to be the next one");
    }
  }
}

}  // namespace rulecheck::the_bremens
