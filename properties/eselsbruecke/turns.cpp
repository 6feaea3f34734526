// "Course of Play": what may be told, distributed, guessed or claimed when and by whom, for every turn of every round.
#include <fmt/format.h>

#include <bit>
#include <type_traits>

#include "properties/eselsbruecke/chronicle.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// How far a turn has got.
enum class Phase : std::uint8_t { begun, told, guessing };

/// A moment of a game, and what is to be expected of it.
struct Moment {
  Settings settings;
  int round = 1, storyteller = 0;
  Phase phase = Phase::begun;

  [[nodiscard]] bool over() const { return round > (settings.expert ? 7 : 6); }
  [[nodiscard]] bool has_a_story() const { return round <= (settings.expert ? 5 : 4); }
  [[nodiscard]] bool only_stories() const { return round <= 2; }
  [[nodiscard]] bool has_told() const { return has_a_story() && phase != Phase::begun; }
  [[nodiscard]] std::string words() const {
    return fmt::format(" in round {}, turn of seat {}, {} players", round, storyteller, settings.players);
  }
};

template <class D, int players>
void expect_story_judged(Trial& trial, const Moment& now, const Agreement<D>& agreement, const State<D, players>& state,
                         int seat) {
  const bool another = seat != now.storyteller;
  const int right = tiles_told(now.settings, now.round);
  for (const int tiles : {right - 1, right, right + 1}) {
    trial.next_case();
    if (tiles < 0) continue;
    const auto broken = judge_story<D, players>(agreement, state, Given<D>::num(seat), Given<D>::num(tiles));
    const auto expect = [&](typename D::Bool said, bool expected, const char* what) {
      trial.expect(known(said) == expected, [&] { return what + (" to be refused then and only then" + now.words()); });
    };
    expect(broken.game_is_over, now.over(), "a story after the end");
    expect(broken.while_guessing, now.phase == Phase::guessing, "a story while another one is guessed");
    expect(broken.no_story, !now.has_a_story(), "a story where none is told");
    expect(broken.told_already, now.has_told(), "a second story in one turn");
    expect(broken.wrong_early_turn, now.only_stories() && another, "a story out of turn");
    expect(broken.wrong_later_turn, !now.only_stories() && another, "a later story out of turn");
    if (now.has_a_story()) expect(broken.wrong_number, tiles != right, "another number of tiles");
  }
}

template <class D, int players>
void expect_distribution_judged(Trial& trial, const Moment& now, const Agreement<D>& agreement,
                                const State<D, players>& state, int seat) {
  trial.next_case();
  const bool another = seat != now.storyteller;
  Distribution<D, players> distribution;
  distribution.seat = Given<D>::num(seat);
  int left = tiles_told(now.settings, now.round - 2);
  for (int place = 1; place <= players; ++place) {
    const int own = place == players ? left : std::min(1, left);
    distribution.number[static_cast<std::size_t>((now.storyteller + place) % players)] = Given<D>::num(own);
    left -= own;
  }
  const auto broken = judge_distribution<D, players>(agreement, state, distribution);
  const auto expect = [&](typename D::Bool said, bool expected, const char* what) {
    trial.expect(known(said) == expected, [&] { return what + (" to be refused then and only then" + now.words()); });
  };
  expect(broken.game_is_over, now.over(), "a distribution after the end");
  expect(broken.while_guessing, now.phase == Phase::guessing, "a second distribution");
  expect(broken.too_early, now.only_stories(), "a distribution in the first two rounds");
  expect(broken.untold, !now.only_stories() && now.has_a_story() && !now.has_told(), "a distribution before the story");
  expect(broken.wrong_early_turn, now.only_stories() && another, "a distribution out of turn");
  expect(broken.wrong_later_turn, !now.only_stories() && another, "a later distribution out of turn");
  if (now.only_stories() || now.over()) return;
  expect(broken.other_tiles, false, "the right tiles refused");
  expect(broken.wrong_hand, false, "the right hands refused");
  expect(broken.wrong_rest, false, "the right rest refused");
}

template <class D, int players>
void expect_guess_judged(Trial& trial, const Moment& now, const Agreement<D>& agreement, const State<D, players>& state,
                         int seat) {
  trial.next_case();
  const Guess<D> guess{Given<D>::num(seat), Given<D>::set(0), Given<D>::truth(false)};
  const auto broken = judge_guess<D, players>(agreement, state, guess);
  const bool idle = now.phase != Phase::guessing;
  trial.expect(known(broken.game_is_over) == now.over(),
               [&] { return "a guess after the end to be refused then and only then" + now.words(); });
  trial.expect(known(broken.too_early) == (idle && now.only_stories()),
               [&] { return "a guess to be refused then and only then" + now.words(); });
  trial.expect(known(broken.undistributed) == (idle && !now.only_stories()),
               [&] { return "a guess before the distribution to be refused then and only then" + now.words(); });
}

/// Expects every player to be judged by whose turn it is and how far it has got.
template <class D, int players>
void expect_all_judged(Trial& trial, const Moment& now, const Agreement<D>& agreement, const State<D, players>& state) {
  for (int seat = 0; seat < players; ++seat) {
    expect_story_judged<D, players>(trial, now, agreement, state, seat);
    expect_distribution_judged<D, players>(trial, now, agreement, state, seat);
    expect_guess_judged<D, players>(trial, now, agreement, state, seat);
  }
  trial.expect(known(claims_too_early<D, players>(agreement, state)) == !now.over(), "no result before the end");
  trial.expect(known(is_over<D, players>(agreement, state)) == now.over(), "the end after the last round");
  trial.expect(known(state.guessing) == (now.phase == Phase::guessing), "a guessing round after the distribution");
}

/// Looks at the turn of one seat from its beginning to the distribution.
template <class D, int players>
void look_at_a_turn(Trial& trial, Moment now, int start) {
  const auto agreement = agreed<D>(now.settings);
  const auto begun = begin<D, players>(agreement, Given<D>::num(start));
  auto state = resume<D, players>(agreement, begun, Given<D>::num(now.round), Given<D>::num(now.storyteller));
  expect_all_judged<D, players>(trial, now, agreement, state);
  if (now.over()) return;
  if (now.has_a_story()) {
    const auto before = state;
    state = tell<D, players>(agreement, state);
    const int left = (now.storyteller + 1) % players;
    trial.expect(known(state.storyteller) == (now.only_stories() ? left : now.storyteller), "the turn to go on or not");
    const bool next_round = now.only_stories() && left == start;
    trial.expect(known(state.round) == now.round + (next_round ? 1 : 0), "a round to begin with the start player");
    trial.expect(known(before.bag) - known(state.bag) == tiles_told(now.settings, now.round), "tiles from the bag");
    const auto seat = static_cast<std::size_t>(now.storyteller);
    trial.expect(known(state.field[seat]) - known(before.field[seat]) == std::uint64_t{1} << (now.round - 1),
                 "the story to lie on the field of this round");
    if (now.only_stories()) return;
    now.phase = Phase::told;
    expect_all_judged<D, players>(trial, now, agreement, state);
  }
  state = distribute<D, players>(agreement, state);
  now.phase = Phase::guessing;
  expect_all_judged<D, players>(trial, now, agreement, state);
}

template <class D, int players>
void look_at_all_turns(Trial& trial) {
  for (const bool expert : {false, true}) {
    Moment now;
    now.settings.players = players;
    now.settings.expert = expert;
    now.settings.story_tiles = {3, 7, 1, 9, 2};
    now.settings.penalties = default_penalties(expert);
    for (int start = 0; start < players; ++start) {
      for (now.round = 1; !now.over(); ++now.round) {
        for (now.storyteller = 0; now.storyteller < players; ++now.storyteller) {
          look_at_a_turn<D, players>(trial, now, start);
        }
      }
      now.storyteller = start;
      look_at_a_turn<D, players>(trial, now, start);
    }
  }
}

}  // namespace

EXHAUSTIVE(EselsbrueckeTurns, WhoMayTellDistributeAndGuessWhen, clause::six_rounds, clause::tiles_of_a_story,
           clause::next_free_field, clause::stories_go_clockwise, clause::donkey_moves_on, clause::tell_then_distribute,
           clause::clockwise_until_all_are_named, clause::no_stories_at_the_end, clause::next_storyteller_clockwise,
           clause::ends_after_the_last_round, clause::expert_variant, clause::distributed_field) {
  trial.unit("moves");
  look_at_all_turns<D, 3>(trial);
  look_at_all_turns<D, 4>(trial);
  look_at_all_turns<D, 5>(trial);
  look_at_all_turns<D, 6>(trial);
}

}  // namespace rulecheck::eselsbruecke
