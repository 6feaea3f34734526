// What the stored games show: tests/the_bremens/traces/witness/ holds them, `the-bremens-witnesses` finds them again.
#include <fmt/format.h>

#include "model/core/replay.hpp"
#include "model/core/trace_node.hpp"
#include "properties/core/check.hpp"
#include "properties/the_bremens/endless.hpp"

namespace rulecheck::the_bremens {
namespace {

/// A stored game that conforms, as it went.
template <class D>
struct StoredGame {
  Model<D> model;
  GameRecord<Model<D>> record;
  std::vector<Seen> states;  ///< before each move, and at the end
  bool over = false;

  const Seen& end() const { return states.back(); }
  const Seen& before_the_end() const { return states.at(states.size() - 2); }
  /// The last turn.
  TurnEntry last_turn() const { return std::get<TurnEntry>(record.moves.back()); }
  /// The card that a seat shows before the last move.
  Card last_card(int seat) const { return elements(before_the_end().shown.at(static_cast<std::size_t>(seat))).front(); }
};

/// The game is a witness of a clause that it keeps.
template <class D>
StoredGame<D> stored_game(Trial& trial, const std::string& name, const Clause& clause) {
  const std::string file = "tests/the_bremens/traces/witness/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return file + " to conform: " + describe(replay); });
  trial.witness({&clause}, false, file);
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  StoredGame<D> game{Model<D>(record.settings), record, {}, replay.over};
  const auto* setup = std::get_if<Setup>(&record.start);
  auto state = setup != nullptr ? game.model.begin(*setup) : game.model.begin_at(std::get<Position>(record.start));
  game.states.push_back(seen<D>(state));
  for (const Move& move : record.moves) {
    state = game.model.step(state, move);
    game.states.push_back(seen<D>(state));
  }
  return game;
}

bool has_default_readings(const Settings& settings) {
  return std::ranges::all_of(Chosen::members, [&](auto member) { return settings.readings.*member == 0; });
}

/// What a SHAKE that is the last move did.
struct Shaken {
  std::vector<Piece> riders;  ///< before it
  int from = 0, to = 0;       ///< of the animal that shakes
  std::vector<int> ends;      ///< of the riders
};

template <class D>
Shaken shaken(Trial& trial, const std::string& name, int shake_target) {
  const StoredGame<D> game = stored_game<D>(trial, name, clause::shake);
  const TurnEntry turn = game.last_turn();
  trial.expect(game.last_card(turn.seat) == 7 && turn.plays.size() == 1, "SHAKE to be played");
  trial.expect(game.record.settings.readings.shake_target == shake_target, "the reading that is meant");
  const int animal = turn.plays.front().animal;
  const auto size = static_cast<std::size_t>(animal), owner = static_cast<std::size_t>(turn.seat);
  Shaken all{game.before_the_end().riders(animal, turn.seat),
             game.before_the_end().at(size, owner),
             game.end().at(size, owner),
             {}};
  for (const Piece& rider : all.riders) {
    all.ends.push_back(game.end().at(static_cast<std::size_t>(rider.animal), static_cast<std::size_t>(rider.seat)));
  }
  trial.expect(game.before_the_end().chicken != all.from, "the chicken to be elsewhere");
  return all;
}

/// Expects so many riders to go back by so many spaces and the animal to go ahead by so many.
template <class D>
void expect_shaken(Trial& trial, const std::string& name, int shake_target, std::size_t riders, int back, int ahead) {
  const Shaken all = shaken<D>(trial, name, shake_target);
  trial.expect(all.riders.size() == riders, [&] { return fmt::format("{} to have {} riders", name, riders); });
  trial.expect(all.to == all.from + ahead, [&] { return name + " to move the animal so far"; });
  for (const int end : all.ends) trial.expect(end == all.from - back, [&] { return name + " to shake off so far"; });
}

}  // namespace

EXAMPLE(TheBremensWitness, ABandOfFourComesAbout, clause::order_of_sizes, clause::chicken_rests_on_top,
        clause::smaller_climbs_on_top) {
  const StoredGame<D> game = stored_game<D>(trial, "band-of-four-in-a-game", clause::order_of_sizes);
  trial.expect(game.end().on(game.end().chicken) == std::array<int, 3>{1, 1, 1},
               "a cat, a dog and a donkey under the chicken");
  trial.expect(std::holds_alternative<Setup>(game.record.start), "a game from its setup on");
}

EXAMPLE(TheBremensWitness, AllPlayersAreTied, clause::tie_goes_clockwise, clause::special_has_a_value) {
  const StoredGame<D> game = stored_game<D>(trial, "tie-of-all-three", clause::tie_goes_clockwise);
  const auto& reveal = std::get<RevealEntry>(game.record.moves.back());
  for (const Card card : reveal.cards) {
    trial.expect(value_of_card(card) == value_of_card(reveal.cards.front()), "equal values of all players");
  }
  const int holder = game.before_the_end().holder, players = game.record.settings.players;
  trial.expect(game.end().holder == left_of(holder, players), "the card to go to the left neighbour of its holder");
}

EXAMPLE(TheBremensWitness, APlayerWinsOnAnOpponentsTurn, clause::third_animal_home_wins, clause::riders_move_along,
        clause::riders_arrive_first) {
  const StoredGame<D> game = stored_game<D>(trial, "won-on-an-opponents-turn", clause::third_animal_home_wins);
  trial.expect(game.over && game.record.claim && game.record.claim->winner, "the winner to be claimed");
  const int winner = game.record.claim->winner.value();
  trial.expect(game.last_turn().seat != winner, "the last turn to be another player's");
  trial.expect(game.end().own_on(static_cast<std::size_t>(winner), game.record.settings.goal()) == 3,
               "three animals of the winner in Goal");
}

EXAMPLE(TheBremensWitness, RidersAreShakenOffOrNot, clause::shake) {
  expect_shaken<D>(trial, "shake-one-rider", 0, 1, 1, 1);
  expect_shaken<D>(trial, "shake-two-riders", 0, 2, 1, 1);
  expect_shaken<D>(trial, "shake-and-stay", 0, 2, 1, 0);
  expect_shaken<D>(trial, "shake-one-rider-refused", 0, 1, 0, 0);
  expect_shaken<D>(trial, "shake-two-riders-refused", 0, 2, 0, 0);
  expect_shaken<D>(trial, "shake-one-rider-to-the-nearest", 1, 1, 3, 1);
  expect_shaken<D>(trial, "shake-two-riders-to-the-nearest", 1, 2, 3, 1);
  expect_shaken<D>(trial, "shake-one-rider-onto-a-stack", 2, 1, 1, 1);
  expect_shaken<D>(trial, "shake-two-riders-onto-no-stack", 2, 2, 0, 0);
}

EXAMPLE(TheBremensWitness, OneAnimalMovesTwiceByDouble, clause::double_returns_cards_in_between, clause::double_move,
        clause::animal_cards_return) {
  const StoredGame<D> game =
      stored_game<D>(trial, "double-moves-the-last-animal-twice", clause::double_returns_cards_in_between);
  const TurnEntry turn = game.last_turn();
  const auto owner = static_cast<std::size_t>(turn.seat);
  trial.expect(turn.plays.size() == 2 && turn.plays[0].animal == turn.plays[1].animal, "one animal twice");
  trial.expect(elements(game.before_the_end().animals.at(owner)).size() == 1, "one animal card in hand before");
  trial.expect(elements(game.end().animals.at(owner)).size() == 2, "two animal cards in hand afterwards");
  const auto animal = static_cast<std::size_t>(turn.plays[0].animal);
  trial.expect(game.end().at(animal, owner) == game.before_the_end().at(animal, owner) + 6, "six spaces in all");
}

EXAMPLE(TheBremensWitness, TheChickenTurnsRoundAtBothEnds, clause::chicken_turns_round, clause::chicken_stays_between) {
  for (const auto& [name, direction] : {std::pair{"chicken-forced-back", -1}, std::pair{"chicken-forced-on", 1}}) {
    const StoredGame<D> game = stored_game<D>(trial, name, clause::chicken_turns_round);
    const Settings& settings = game.record.settings;
    const int steps = settings.chicken_steps.at(static_cast<std::size_t>(game.last_card(game.last_turn().seat)));
    const int from = game.before_the_end().chicken, other = from - direction * steps;
    trial.expect(game.end().chicken == from + direction * steps, "the chicken to go that way");
    trial.expect(other <= 0 || other > settings.length, "the other way to lead into Start or Goal");
    TurnEntry turned = game.last_turn();
    turned.chicken = std::clamp(other, 0, settings.goal());
    auto state = game.model.begin_at(std::get<Position>(game.record.start));
    state = game.model.step(state, game.record.moves.front());
    trial.expect(!game.model.judge(state, turned).empty(), "the other way not to be legal");
  }
}

EXAMPLE(TheBremensWitness, ABlockedTurnReturnsTheCards, clause::blocked_player_decides, clause::animal_cards_return,
        clause::play_an_animal_card) {
  const StoredGame<D> game = stored_game<D>(trial, "blocked-turn-returns-the-cards", clause::blocked_player_decides);
  const Seen &before = game.states.at(1), &after = game.states.at(2);
  trial.expect(elements(before.animals[0]) == std::vector{1} && elements(after.animals[0]).size() == 3,
               "the last animal card to be laid, and all three to return");
  trial.expect(before.space == after.space, "nothing to move");
  trial.expect(game.last_turn().seat == 0 && game.last_turn().plays.front().animal == 0,
               "an animal to be chosen afterwards whose card was on the table");
}

EXAMPLE(TheBremensWitness, SevenCanLoseATie, clause::seven, clause::tie_goes_clockwise,
        clause::highest_special_moves_the_chicken) {
  const StoredGame<D> game = stored_game<D>(trial, "seven-loses-a-tie", clause::seven);
  const TurnEntry turn = game.last_turn();
  const auto owner = static_cast<std::size_t>(turn.seat), animal = static_cast<std::size_t>(turn.plays.at(0).animal);
  trial.expect(game.last_card(turn.seat) == 13 && game.before_the_end().holder != turn.seat, "SEVEN to lose the tie");
  trial.expect(game.end().at(animal, owner) == game.before_the_end().at(animal, owner) + 7, "a plain 7");
}

/// Establishes a finding: although moves are forced, two players can be level at the end, and nothing decides.
EXAMPLE(TheBremensWitness, TheRankingCanBeLevelAlthoughMovesAreForced, clause::rank_by_animals_home,
        clause::rank_by_foremost_animal, clause::blocked_player_decides) {
  for (const auto& [name, shortest] :
       {std::pair{"level-ranking", 2}, std::pair{"level-ranking-on-a-longer-board", 9}}) {
    const StoredGame<D> game = stored_game<D>(trial, name, clause::rank_by_foremost_animal);
    const Settings& settings = game.record.settings;
    trial.expect(game.over && has_default_readings(settings) && settings.length >= shortest,
                 "a whole game by the default readings");
    const auto& ranking = game.record.claim.value().ranking.value();
    const auto level = std::ranges::find_if(ranking, [](const auto& group) { return group.size() > 1; });
    trial.expect(level != ranking.end(), "two players to be level");
    const auto first = static_cast<std::size_t>(level->at(0)), second = static_cast<std::size_t>(level->at(1));
    const int home = game.end().own_on(first, settings.goal());
    trial.expect(home == game.end().own_on(second, settings.goal()), "as many animals in Goal");
    trial.expect(game.end().own_on(first, 0) == 3 - home && game.end().own_on(second, 0) == 3 - home,
                 "all others in Start");
  }
}

/// Establishes a finding: a game from its setup on that need not end. The last position has been there before.
EXAMPLE(TheBremensWitness, AGameNeedNotEndAlthoughMovesAreForced, clause::third_animal_home_wins,
        clause::blocked_player_decides, clause::cards_return_after_eight) {
  const StoredGame<D> game = stored_game<D>(trial, "endless-game", clause::third_animal_home_wins);
  trial.expect(has_default_readings(game.record.settings) && game.record.settings.length == 20,
               "the board and the readings by default");
  trial.expect(std::holds_alternative<Setup>(game.record.start) && !game.over, "a game from its setup on");
  std::size_t same = 0;
  for (std::size_t move = 0; move + 1 < game.states.size(); ++move) {
    Seen earlier = game.states.at(move);
    earlier.turn = game.end().turn;  // between rounds nothing depends on it
    same += earlier == game.end() ? 1U : 0U;
  }
  trial.expect(same == 1, "the last position to have been there once before");
}

EXAMPLE(TheBremensWitness, WholeGamesOnTheBoardsByDefault, clause::third_animal_home_wins,
        clause::rank_by_animals_home) {
  for (int players = 3; players <= 5; ++players) {
    const StoredGame<D> game =
        stored_game<D>(trial, fmt::format("whole-game-{}-players", players), clause::third_animal_home_wins);
    trial.expect(game.over && game.record.claim && game.record.settings.players == players, "a whole game");
    trial.expect(has_default_readings(game.record.settings) && game.record.settings.length == default_length(players),
                 "the board and the readings by default");
    const auto winner = static_cast<std::size_t>(game.record.claim->winner.value());
    trial.expect(game.end().own_on(winner, game.record.settings.goal()) == 3, "three animals of the winner in Goal");
  }
}

}  // namespace rulecheck::the_bremens
