// Stored games that come to rare ends: every way to win and to lose, a card that travels, a game that is stuck.
#include "model/core/trace_node.hpp"
#include "properties/harmony_of_bremen/planned_game.hpp"
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

const std::string witness_folder = "tests/harmony_of_bremen/traces/witness/";

/// A stored game that conforms, as it went.
template <class D>
struct StoredGame {
  Model<D> model;
  GameRecord<Model<D>> record;
  std::vector<typename Model<D>::State> states;  ///< before each move, and at the end

  const typename Model<D>::State& end() const { return states.back(); }
  /// Outcomes of the ensembles, "S" or "F" each, by the numbers played.
  std::string history(const Numbers& roles) const {
    std::string outcomes;
    for (const Move& move : record.moves) {
      const auto* ensemble = std::get_if<EnsembleEntry>(&move);
      if (ensemble != nullptr) outcomes += grows(by_animal(roles, ensemble->cards)) ? "S" : "F";
    }
    return outcomes;
  }
};

/// @param over whether it is to be over
template <class D>
StoredGame<D> stored_game(Trial& trial, const std::string& name, bool over, const Clause& clause) {
  const std::string file = witness_folder + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms && replay.over == over,
               [&] { return file + " to conform: " + describe(replay); });
  trial.witness({&clause}, false, file);
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  StoredGame<D> game{Model<D>(record.settings), record, {}};
  const auto* setup = std::get_if<Setup>(&record.start);
  game.states.push_back(setup != nullptr ? game.model.begin(*setup)
                                         : game.model.begin_at(std::get<Position>(record.start)));
  for (const Move& move : record.moves) game.states.push_back(game.model.step(game.states.back(), move));
  return game;
}

/// Expects a stored whole game to have gone like this and to claim this result.
template <class D>
void expect_history(Trial& trial, const std::string& name, bool hard, const std::string& outcomes, bool won,
                    const Clause& clause) {
  const StoredGame<D> game = stored_game<D>(trial, name, true, clause);
  trial.expect(game.record.settings.hard_variant == hard, "the variant that is meant");
  trial.expect(game.history(std::get<Setup>(game.record.start).roles) == outcomes,
               [&] { return name + " to go " + outcomes; });
  const auto& claim = game.record.claim;
  const auto failures = static_cast<int>(std::ranges::count(outcomes, 'F'));
  const auto rounds = static_cast<int>(outcomes.size());
  trial.expect(claim && claim->won == won && claim->failures == failures && claim->rounds == rounds &&
                   claim->discards == 4 * (rounds - failures),
               "the whole result to be claimed");
}

}  // namespace

EXAMPLE(HarmonyOfBremenTraceGames, TwoFailuresDoNotLose, clause::last_success_wins, clause::third_failure_loses,
        clause::ten_rounds_then_success) {
  expect_history<D>(trial, "won-with-two-failures", false, "SFSSSSFSSS", true, clause::last_success_wins);
}

EXAMPLE(HarmonyOfBremenTraceGames, TheLastRoundLosesWithoutAnEarlierFailure, clause::last_failure_loses,
        clause::earlier_failures_do_not_matter) {
  expect_history<D>(trial, "lost-by-the-last-round-alone", false, "SSSSSSSSSF", false, clause::last_failure_loses);
}

EXAMPLE(HarmonyOfBremenTraceGames, TheThirdFailureEndsTheGameAtOnce, clause::third_failure_loses,
        clause::ensemble_then_tuning) {
  expect_history<D>(trial, "lost-in-round-three", false, "FFF", false, clause::third_failure_loses);
  expect_history<D>(trial, "lost-in-round-nine", false, "SSFSSFSSF", false, clause::third_failure_loses);
}

EXAMPLE(HarmonyOfBremenTraceGames, TheLastRoundCanBeTheThirdFailure, clause::third_failure_loses,
        clause::last_failure_loses) {
  expect_history<D>(trial, "lost-in-both-ways", false, "SSFSSFSSSF", false, clause::third_failure_loses);
  const StoredGame<D> game = stored_game<D>(trial, "lost-in-both-ways", true, clause::last_failure_loses);
  trial.expect(clauses_of(game.model.judge_claim(game.end(), Claim{true, {}, {}, {}})) ==
                   std::vector<const Clause*>{&clause::third_failure_loses, &clause::last_failure_loses},
               "both defeats to be denied by the claim of a win");
}

EXAMPLE(HarmonyOfBremenTraceGames, TheHardVariantIsWonWithCardsReceivedLast, clause::hard_variant,
        clause::last_success_wins) {
  expect_history<D>(trial, "hard-variant-won", true, "SSSSFSSSSS", true, clause::hard_variant);
}

EXAMPLE(HarmonyOfBremenTraceGames, ACardGoesTwiceRoundTheTable, clause::pass_on_later, clause::pass_one_left,
        clause::no_tuning_after_round_nine) {
  const StoredGame<D> game = stored_game<D>(trial, "twice-round-the-table", true, clause::pass_on_later);
  for (const int number : {6, 7, 8, 9}) {
    int passed = 0;
    std::size_t seat = 4;
    for (const auto& state : game.states) {
      const Seen now = seen<D>(state);
      const auto holds = [number](const auto& hand) { return std::ranges::count(hand, number) == 1; };
      trial.expect(std::ranges::count_if(now.hands, holds) == (game.model.over(state) ? 0 : 1), "one such card");
      if (game.model.over(state)) break;
      const auto holder = static_cast<std::size_t>(std::ranges::find_if(now.hands, holds) - now.hands.begin());
      if (seat != 4 && holder != seat) {
        trial.expect(holder == left_of(seat), "the card to go one seat to the left");
        ++passed;
      }
      seat = holder;
    }
    trial.expect(passed == 8, "the card to be passed eight times");
  }
}

EXAMPLE(HarmonyOfBremenTraceGames, AnimalsThatAreNotNextToOneAnotherMakeAnEnsembleFail, clause::equal_is_not_growing,
        clause::judge_the_order) {
  const StoredGame<D> game = stored_game<D>(trial, "equal-numbers-of-rooster-and-dog", true, clause::judge_the_order);
  const Numbers row =
      by_animal(std::get<Position>(game.record.start).roles, std::get<EnsembleEntry>(game.record.moves.at(0)).cards);
  trial.expect(row[0] == row[2] && row[0] != row[1] && row[2] != row[1] && row[2] != row[3] && row[0] != row[3],
               "the rooster and the dog alone to have equal numbers");
  trial.expect(game.record.claim->won == false, "the game to be lost");
}

/// Establishes that the reading `free` lets a game get stuck: every ensemble of the deck is tried.
EXAMPLE(HarmonyOfBremenTraceGames, ADeclaredNumberThatIsNotHeldLeavesNothingToPlay, clause::leader_declares,
        clause::leader_plays_the_declared, clause::one_card_from_hand) {
  const StoredGame<D> game = stored_game<D>(trial, "nobody-can-go-on", false, clause::leader_declares);
  trial.expect(game.record.settings.free_declaration, "the reading by which it may be declared");
  const auto& position = std::get<Position>(game.record.start);
  const auto& declared = std::get<DeclareEntry>(game.record.moves.back());
  trial.expect(std::ranges::count(position.hands.at(static_cast<std::size_t>(position.leader)), declared.number) == 0,
               "the leader not to hold what he declares");
  trial.expect(game.model.legal(game.end()).empty(), "nothing to be listed as legal");
  for_each_numbers(1, 2, [&](const Numbers& cards) {
    trial.expect(!game.model.judge(game.end(), EnsembleEntry{cards, {}}).empty(), "no ensemble to be allowed");
    trial.expect(!game.model.judge(game.end(), TuningEntry{cards, {}}).empty(), "no tuning to be allowed");
  });
  for (int seat = 0; seat < 4; ++seat) {
    for (const int number : {1, 2}) {
      trial.expect(!game.model.judge(game.end(), DeclareEntry{seat, number}).empty(), "no other declaration either");
    }
  }
}

EXAMPLE(HarmonyOfBremenTraceGames, WholeGamesWithTheDeckByDefault, clause::last_success_wins,
        clause::third_failure_loses, clause::last_failure_loses, clause::hard_variant) {
  const auto ends = [&](const std::string& name, bool hard, bool won, int failures, int rounds, const Clause& clause) {
    const StoredGame<D> game = stored_game<D>(trial, name, true, clause);
    const Claim& claim = game.record.claim.value();
    trial.expect(game.record.settings.deck == default_deck && game.record.settings.hard_variant == hard,
                 "the deck by default, in the variant that is meant");
    trial.expect(claim.won == won && claim.rounds == rounds && claim.failures.value() >= 0,
                 [&] { return name + " to end as it says"; });
    if (failures >= 0) trial.expect(claim.failures == failures, [&] { return name + " to have its failures"; });
  };
  ends("whole-game-won", false, true, 0, 10, clause::last_success_wins);
  ends("whole-game-won-after-two-failures", false, true, 2, 10, clause::last_success_wins);
  ends("whole-game-hard-won", true, true, -1, 10, clause::hard_variant);
  ends("whole-game-lost-in-round-nine", false, false, 3, 9, clause::third_failure_loses);
  ends("whole-game-hard-lost-in-both-ways", true, false, 3, 10, clause::last_failure_loses);
}

}  // namespace rulecheck::harmony_of_bremen
