// The course of whole games, tried out completely: which histories there are, who leads, what the last rounds decide.
#include <fmt/format.h>

#include <bitset>
#include <set>

#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/planned_game.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// How many ways there are to choose some of so many things, by adding up.
int ways_to_choose(int chosen, int things) {
  if (chosen == 0) return 1;
  return things == 0 ? 0 : ways_to_choose(chosen, things - 1) + ways_to_choose(chosen - 1, things - 1);
}

/// Outcomes of the rounds, one letter each: "S" for a success, "F" for a failure.
using History = std::string;

/// Which histories of what length are complete, and which of them win.
struct Histories {
  std::set<History> won, lost;
  int lost_in(std::size_t rounds) const {
    return static_cast<int>(std::ranges::count_if(lost, [rounds](const History& one) { return one.size() == rounds; }));
  }
};

/// Plays the game of these outcomes as far as the rules let it go on.
template <class D>
void add_history(Trial& trial, const Settings& settings, const std::bitset<10>& outcomes, Histories& histories) {
  const PlannedGame plan = planned_game(settings.hard_variant, outcomes);
  const Model<D> model(settings);
  auto state = model.begin(plan.setup);
  History history;
  for (const Move& move : plan.moves) {
    if (model.over(state)) break;
    trial.expect(model.judge(state, move).empty(), [&] { return write_move(move) + " to be legal after " + history; });
    state = model.step(state, move);
    if (std::holds_alternative<EnsembleEntry>(move)) history += outcomes.test(history.size()) ? "S" : "F";
  }
  trial.expect(model.over(state), [&] { return "the game to be over after " + history; });
  const Claim result = model.result(state);
  const auto failures = static_cast<int>(std::ranges::count(history, 'F'));
  trial.expect(result.rounds == static_cast<int>(history.size()) && result.failures == failures,
               "the rounds and failures of the result to be those of the history");
  (result.won.value() ? histories.won : histories.lost).insert(history);
}

/// By seat: the only card in hand.
template <class D>
Numbers cards_left(const Log<D>& state) {
  const Seen now = seen<D>(state);
  Numbers cards{};
  for (std::size_t seat = 0; seat < cards.size(); ++seat) cards.at(seat) = now.hands.at(seat).at(0);
  return cards;
}

}  // namespace

/// Establishes findings. Every row of ten outcomes is played by cards that come to it, as long as the rules go on.
EXHAUSTIVE(HarmonyOfBremenCourse, WhichHistoriesWinAndWhichLose, clause::ten_rounds_then_success,
           clause::ensemble_then_tuning, clause::last_success_wins, clause::third_failure_loses,
           clause::last_failure_loses, clause::earlier_failures_do_not_matter) {
  trial.unit("games");
  for (const bool hard : {false, true}) {
    Settings settings;
    settings.hard_variant = hard;
    settings.deck = planned_deck;
    Histories histories;
    for (unsigned outcomes = 0; outcomes < 1024; ++outcomes) {
      add_history<D>(trial, settings, std::bitset<10>(outcomes), histories);
      trial.next_case();
    }
    // Who wins has had two failures at most in nine rounds, and none in the tenth; as many lose by the tenth round.
    const int reach_the_end = ways_to_choose(0, 9) + ways_to_choose(1, 9) + ways_to_choose(2, 9);
    trial.expect(static_cast<int>(histories.won.size()) == reach_the_end, "so many histories to win");
    trial.expect(histories.lost_in(10) == reach_the_end, "as many to lose in the last round");
    int early = 0;
    for (std::size_t rounds = 1; rounds < 10; ++rounds) {
      // The third failure comes last, the two others at any time before.
      const int expected = rounds < 3 ? 0 : ways_to_choose(2, static_cast<int>(rounds) - 1);
      trial.expect(histories.lost_in(rounds) == expected,
                   [&] { return fmt::format("{} to be lost in round {}", expected, rounds); });
      early += expected;
      if (rounds >= 3) trial.quantity(fmt::format("histories lost in round {}", rounds), std::to_string(expected));
    }
    trial.expect(early == ways_to_choose(3, 9), "each choice of three rounds out of nine to be lost early once");
    for (const History& history : histories.won) {
      trial.expect(history.size() == 10 && history.back() == 'S', "a win after ten rounds by the last one");
      trial.expect(!histories.lost.contains(history), "no history to be both");
    }
    trial.quantity("complete histories", std::to_string(histories.won.size() + histories.lost.size()));
    trial.quantity("histories that win", std::to_string(histories.won.size()));
    trial.quantity("histories that lose", std::to_string(histories.lost.size()));
    trial.quantity("histories lost in round 10", std::to_string(histories.lost_in(10)));
  }
}

EXHAUSTIVE(HarmonyOfBremenCourse, EverySeatLeadsInTurnWhoeverIsFirst, clause::leader_moves_clockwise,
           clause::hand_over_the_lead, clause::leader_shows_morning, clause::leader_declares) {
  trial.unit("rounds");
  for (const bool hard : {false, true}) {
    Settings settings;
    settings.hard_variant = hard;
    settings.deck = planned_deck;
    for (int first = 0; first < 4; ++first) {
      const PlannedGame plan = planned_game(hard, std::bitset<10>(0x3ff), first);
      const Model<D> model(settings);
      auto state = model.begin(plan.setup);
      for (const Move& move : plan.moves) {
        const int round = seen<D>(state).round, leader = (first + round - 1) % 4;
        trial.expect(seen<D>(state).leader() == leader, "the seat as many to the left as rounds have gone to lead");
        if (std::holds_alternative<DeclareEntry>(move)) {
          trial.next_case();
          for (int seat = 0; seat < 4; ++seat) {
            const int number = seen<D>(state).hands.at(static_cast<std::size_t>(seat)).front();
            trial.expect(model.judge(state, DeclareEntry{seat, number}).empty() == (seat == leader),
                         "the leader and nobody else to declare");
          }
        }
        trial.expect(model.judge(state, move).empty(), [&] { return write_move(move) + " to be legal"; });
        state = model.step(state, move);
      }
    }
  }
}

/// Establishes a finding. Every order of the last four cards, with every animal everywhere.
EXHAUSTIVE(HarmonyOfBremenCourse, WhoLeadsTheLastRoundDecidesNothing, clause::leader_moves_clockwise,
           clause::hand_over_the_lead, clause::no_tuning_after_round_nine, clause::last_cards_undeclared) {
  trial.unit("positions");
  for (const bool hard : {false, true}) {
    Settings settings;
    settings.hard_variant = hard;
    const Model<D> model(settings);
    for_each_assignment([&](const Numbers& roles) {
      for_each_numbers(1, 4, [&](const Numbers& cards) {
        for (int failures = 0; failures < 3; ++failures) {
          std::set<std::string> results;
          for (int leader = 0; leader < 4; ++leader) {
            trial.next_case();
            Position position{10, leader, roles, {}, failures};
            for (std::size_t seat = 0; seat < cards.size(); ++seat) position.hands.at(seat) = {cards.at(seat)};
            const auto state = model.begin_at(position);
            trial.expect(model.judge(state, EnsembleEntry{cards, {}}).empty(), "the last cards to be played");
            results.insert(write_claim(model.result(model.step(state, EnsembleEntry{cards, {}}))));
          }
          trial.expect(results.size() == 1, "the same result whoever leads");
          const bool won = results.begin()->find("\"won\":true") != std::string::npos;
          trial.expect(won == grows(by_animal(roles, cards)), "a win exactly if the numbers grow");
        }
      });
    });
  }
}

/// Establishes a finding. Every number that a card can have, every first leader.
EXHAUSTIVE(HarmonyOfBremenCourse, EqualCardsAreLostAfterThreeRounds, clause::equal_is_not_growing,
           clause::third_failure_loses, clause::judge_the_order) {
  trial.unit("deals");
  for (int number = 0; number <= 999; ++number) {
    for (int leader = 0; leader < 4; ++leader) {
      trial.next_case();
      Settings settings;
      settings.deck = {{number, 40}};
      const Model<D> model(settings);
      Setup setup{{3, 1, 0, 2}, {}, leader};
      for (auto& hand : setup.hands) hand.assign(10, number);
      auto state = model.begin(setup);
      const Numbers same{number, number, number, number};
      int ensembles = 0;
      while (!model.over(state)) {
        const auto legal = model.legal(state);
        trial.expect(!legal.empty(), "somebody to be able to go on");
        if (std::holds_alternative<EnsembleEntry>(legal.front())) {
          ++ensembles;
          trial.expect(!model.judge(state, EnsembleEntry{same, true}).empty(), "no ensemble to be a success");
        }
        state = model.step(state, legal.front());
      }
      trial.expect(ensembles == 3 && !model.result(state).won.value(), "the game to be lost after three rounds");
    }
  }
}

/// Every pair of cards with numbers up to three in each hand before round 9, and every choice among them.
EXHAUSTIVE(HarmonyOfBremenCourse, TheHardVariantShiftsTheLastCardsByOneSeat, clause::hard_variant,
           clause::no_tuning_after_round_nine, clause::pass_one_left, clause::last_cards_undeclared) {
  trial.unit("ends of games");
  Settings standard, hard;
  standard.deck = hard.deck = {{1, 10}, {2, 10}, {3, 10}, {4, 10}};
  hard.hard_variant = true;
  const Model<D> without(standard), with(hard);
  const Numbers roles{2, 0, 3, 1};
  for_each_numbers(1, 3, [&](const Numbers& played) {
    for_each_numbers(1, 4, [&](const Numbers& left) {
      trial.next_case();
      Position position{9, 0, roles, {}, 1};
      for (std::size_t seat = 0; seat < 4; ++seat) position.hands.at(seat) = {played.at(seat), left.at(seat)};
      const std::vector<Move> round{DeclareEntry{0, played[0]}, EnsembleEntry{played, {}}};
      auto one = without.begin_at(position), other = with.begin_at(position);
      for (const Move& move : round) {
        trial.expect(without.judge(one, move).empty() && with.judge(other, move).empty(), "the round to be played");
        one = without.step(one, move), other = with.step(other, move);
      }
      trial.expect(cards_left<D>(one) == left, "the last cards to stay where they are");
      for (const int passed : {1, 2, 3, 4}) {
        Numbers cards = left;
        cards[0] = passed;
        const bool allowed = with.judge(other, TuningEntry{cards, {}}).empty();
        trial.expect(allowed == (passed == left[0]), "nobody to have a choice of what he passes");
      }
      other = with.step(other, TuningEntry{left, {}});
      const Numbers shifted{left[3], left[0], left[1], left[2]};
      trial.expect(cards_left<D>(other) == shifted, "the last cards to go one seat to the left");
      const auto won_with = [](const auto& model, const auto& state, const Numbers& cards) {
        return model.result(model.step(state, EnsembleEntry{cards, {}})).won.value();
      };
      trial.expect(won_with(without, one, left) == grows(by_animal(roles, left)), "the cards that are left to decide");
      trial.expect(won_with(with, other, shifted) == grows(by_animal(roles, shifted)), "as they lie after the shift");
    });
  });
}

}  // namespace rulecheck::harmony_of_bremen
