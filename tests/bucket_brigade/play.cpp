// "Playing the Game" and "End of a Heat": what a play changes, when a heat ends, and a player who can play nothing.
#include "tests/bucket_brigade/hands.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The heat of three players in which seat 0 is at turn, with all red cards, and the bears are on these spaces.
Position heat_of_three(const std::array<int, 4>& spaces) {
  Position position;
  position.first_dealer = 2;
  position.heat = HeatEntry{
      spaces,
      {some_of(0, 6, 5) | some_of(4, 4, 0), some_of(1, 6, 5) | some_of(2, 4, 0), some_of(3, 6, 5) | some_of(2, 0, 4)}};
  return position;
}

/// The heat of a position, which is in progress.
HeatEntry heat_in(const Position& position) { return position.heat.value_or(HeatEntry{}); }

}  // namespace

EXAMPLE(BucketBrigadePlay, ABearAdvancesByTheStepsOfTheCard, clause::walk_one_space, clause::run_two_spaces,
        clause::joker_moves_any_bear, clause::play_one_card) {
  const std::string deal = deal_move(2, deal_in_order(3, 10).text());
  struct Step {
    const char* card;
    const char* more;
    const char* wrong;  // another space
  };
  // From the beehives a walk arrives at 1 and a run at 2; nothing else moves.
  for (const Step& step : {Step{"blue-walk", R"("to":1)", R"("to":0)"}, Step{"blue-run", R"("to":2)", R"("to":1)"},
                           Step{"joker-walk", R"("bear":"green","to":1)", R"("bear":"green","to":2)"},
                           Step{"joker-run", R"("bear":"red","to":2)", R"("bear":"red","to":1)"}}) {
    const std::string start = R"("setup":{"first_dealer":2})";
    expect_verdict<Model<D>>(trial, trace(3, start, deal + "," + play(0, step.card, step.more)), "conforms");
    const Replay wrong = replay_text<Model<D>>(trace(3, start, deal + "," + play(0, step.card, step.wrong)));
    trial.expect(wrong.verdict == TraceVerdict::violates, "another space to be refused");
  }
}

EXAMPLE(BucketBrigadePlay, AHeatEndsWhenABearReachesTheCave, clause::heat_ends_in_the_cave, clause::turn_ends,
        clause::dealer_moves_left) {
  const Model<D> model({.players = 3});
  const auto after = [&](const std::array<int, 4>& spaces, int sort, int bear) {
    return *model.position(model.step(model.begin_at(heat_of_three(spaces)), PlayEntry{0, sort, bear, {}}));
  };
  const int walk = sort_of(0, false), run = sort_of(0, true), joker = sort_of(4, false);
  trial.expect(after({11, 12, 12, 12}, walk, 0).heat.has_value(), "the heat to go on with red on space 12");
  trial.expect(!after({12, 0, 0, 0}, walk, 0).heat, "the heat to end with a walk from space 12");
  trial.expect(!after({11, 0, 0, 0}, run, 0).heat, "the heat to end with a run from space 11");
  trial.expect(!after({12, 0, 0, 0}, run, 0).heat, "the heat to end with a run from space 12");
  trial.expect(!after({0, 0, 0, 12}, joker, 3).heat, "the heat to end with a joker for yellow");
  trial.expect(after({0, 0, 12, 12}, joker, 1).heat.has_value(), "the heat to go on with a joker for blue");
  const Position on = after({3, 4, 5, 6}, run, 0);
  trial.expect(heat_in(on).bears == std::array{5, 4, 5, 6}, "red alone to advance, by two spaces");
  trial.expect(std::popcount(heat_in(on).hands[0]) == 14 && std::popcount(heat_in(on).hands[1]) == 15,
               "one card to leave the hand of seat 0");
  trial.expect(on.results.empty(), "no results before the heat has ended");
  trial.expect(after({12, 0, 0, 0}, walk, 0).results.size() == 1, "results of the first heat");
}

EXAMPLE(BucketBrigadePlay, AJokerWithoutABearIsNotSaidToArriveAnywhere, clause::joker_moves_any_bear) {
  const Model<D> model({.players = 3});
  const auto log = std::get<Log<D, 3>>(model.begin_at(heat_of_three({5, 6, 7, 8})));
  const auto judged = [&](std::optional<int> bear) {
    const PlayEntry entry{0, sort_of(4, false), bear, 12};
    return judge<D, 3>(model.agreement(), log.game, given_play<D, 3>(log.game, entry));
  };
  const auto unnamed = judged({}), named = judged(0);
  trial.expect(known(unnamed.joker_without_bear) && !known(unnamed.joker_advances_wrongly), "the missing bear alone");
  trial.expect(!known(named.joker_without_bear) && known(named.joker_advances_wrongly), "the wrong space alone");
}

/// Establishes a finding.
EXAMPLE(BucketBrigadePlay, WithoutOverrunAPlayerCanHaveNoPlay, clause::run_two_spaces, clause::joker_moves_any_bear,
        clause::play_one_card) {
  const std::string file = "tests/bucket_brigade/traces/finding/no-play-left.json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(verdict_of(replay) == "conforms", [&] { return "a heat that goes on: " + describe(replay); });
  trial.witness({&clause::run_two_spaces, &clause::play_one_card}, false, file);
  const auto [model, state] = reached_by<D>(file);
  trial.expect(!model.over(state), "the game not to be over");
  // All five cards of seat 0 are red run-cards, and red stands one space before the cave.
  const HeatEntry heat = heat_in(model.position(state).value_or(Position{}));
  trial.expect(heat.hands[0] == runs_of(0) && heat.bears[0] == 12, "five red run-cards, red on space 12");
  trial.expect(model.legal(state).empty(), "nothing to be legal");
  for (int sort = 0; sort < sorts; ++sort) {
    for (int bear = 0; bear < 4; ++bear) {
      trial.expect(!model.judge(state, PlayEntry{0, sort, bear, {}}).empty(), "every play to be refused");
    }
  }
  const DealEntry next{0, std::vector<CardSet>(5, 0), {}};
  trial.expect(clauses_of(first_broken(model.judge(state, next))) == std::vector{&clause::heat_ends_in_the_cave},
               "no new heat to be dealt");
}

}  // namespace rulecheck::bucket_brigade
