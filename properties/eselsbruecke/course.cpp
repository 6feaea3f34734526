// "Course of Play" from the first story to the last guess: whose turn it is and what happens in it, in whole games.
#include <fmt/format.h>

#include "properties/eselsbruecke/chronicle.hpp"
#include "properties/eselsbruecke/plain_stack.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// Expects the tiles to go round from the left: one for each, and the rest for the storyteller.
void expect_dealt(Trial& trial, const Settings& settings, const NotedTurn& turn, const Motifs& told) {
  const auto& hands = turn.distribution.value().hands;
  Motifs all;
  int without = 0;
  for (int place = 1; place <= settings.players; ++place) {
    const Motifs& hand = hands.at(static_cast<std::size_t>((turn.seat + place) % settings.players));
    const bool tells = place == settings.players;
    const auto left = static_cast<int>(told.size()) - static_cast<int>(all.size());
    trial.expect(static_cast<int>(hand.size()) == (tells ? left : std::min(1, left)),
                 "one tile for each, then the rest");
    all.insert(all.end(), hand.begin(), hand.end());
    without += !tells && hand.empty() ? 1 : 0;
  }
  trial.expect(std::ranges::is_permutation(all, told), "the tiles of the story of two rounds before");
  const int tiles = static_cast<int>(told.size()), others = settings.players - 1;
  trial.expect(without == std::max(0, others - tiles), "nobody without a tile but for want of tiles");
  trial.label(without > 0 ? "some without a tile" : tiles > others ? "tiles left over" : "one tile for each");
}

/// Expects turns to go clockwise from the left over those who are not out.
void expect_turns(Trial& trial, const Settings& settings, const NotedTurn& turn, const HeardRound& round) {
  const auto dealt = [&](int seat) {
    return !turn.distribution.value().hands.at(static_cast<std::size_t>(seat)).empty();
  };
  int next = (turn.seat + 1) % settings.players;
  for (const NotedGuess& one : turn.guesses) {
    trial.expect(one.guess.seat == next && one.before.guesser == next, "the next player clockwise to guess");
    const bool mistake_before = std::ranges::any_of(one.before.out, [](bool out) { return out; });
    trial.expect(dealt(next) || mistake_before, "nobody without a tile to guess before a mistake");
    if (&one == &turn.guesses.back()) break;
    do {
      next = (next + 1) % settings.players;
    } while (next == turn.seat || one.after.out.at(static_cast<std::size_t>(next)));
  }
  const auto tiles = tiles_told(settings, turn.round - 2);
  const auto turns = static_cast<int>(turn.guesses.size());
  trial.expect(turns == tiles - round.unnamed + round.mistakes, "each turn to name a tile or to put out a player");
  trial.expect(turns <= tiles + settings.players - 2, "no more turns than there can be");
  trial.expect((round.unnamed == 0) != (round.mistakes == settings.players - 1 && round.unnamed > 0),
               "the round to end when all is named or everybody is out");
}

}  // namespace

PROPERTY(600, EselsbrueckeCourse, EverySeatHasItsTurnInEveryRound, clause::six_rounds, clause::stories_go_clockwise,
         clause::donkey_moves_on, clause::tell_then_distribute, clause::next_storyteller_clockwise,
         clause::no_stories_at_the_end, clause::ends_after_the_last_round, clause::expert_variant,
         clause::distributed_field) {
  const Chronicle game = play_and_note<D>(trial);
  const int players = game.settings.players, rounds = game.settings.expert ? 7 : 6;
  trial.expect(static_cast<int>(game.turns.size()) == players * rounds, "a turn of every seat in every round");
  for (std::size_t number = 0; number < game.turns.size(); ++number) {
    const NotedTurn& turn = game.turns[number];
    const int before = static_cast<int>(number);
    trial.expect(turn.round == before / players + 1, "rounds to follow one another");
    trial.expect(turn.seat == (game.start + before) % players, "turns clockwise from the start player on");
    trial.expect(turn.story.has_value() == (turn.round <= rounds - 2), "stories in all rounds but the last two");
    trial.expect(turn.distribution.has_value() == (turn.round >= 3), "distributions from round 3 on");
    trial.expect(!turn.story || turn.story->seat == turn.seat, "the story to be that of the player at turn");
    trial.expect(!turn.distribution || turn.distribution->seat == turn.seat, "the distribution, too");
    trial.expect(!turn.after.guessing, "nothing to be guessed between two turns");
  }
  trial.expect(game.end.round == rounds + 1 && game.end.storyteller == game.start, "the game to be over then");
}

PROPERTY(600, EselsbrueckeCourse, TilesAreDistributedAndGuessedInTurn, clause::tell_then_distribute,
         clause::storyteller_takes_the_rest, clause::no_tile_no_guess, clause::distributed_field,
         clause::left_neighbour_begins, clause::clockwise_until_all_are_named, clause::storyteller_never_guesses,
         clause::mistake_puts_out, clause::guess_again) {
  const Chronicle game = play_and_note<D>(trial);
  std::map<std::pair<int, int>, Motifs> told;
  for (const NotedTurn& turn : game.turns) {
    if (turn.story) told[{turn.seat, turn.round}] = turn.story->tiles;
    if (!turn.distribution) continue;
    expect_dealt(trial, game.settings, turn, told.at({turn.seat, turn.round - 2}));
    expect_turns(trial, game.settings, turn, heard(game.settings, turn));
  }
  for (const char* label : {"some without a tile", "tiles left over", "one tile for each"}) {
    trial.require_share(label, 0.1);
  }
}

PROPERTY(600, EselsbrueckeCourse, StacksGrowAndShrinkTileByTile, clause::faultless_keep_their_tiles,
         clause::penalty_of_the_field, clause::given_tiles_leave, clause::open_tiles_go_first,
         clause::nothing_left_to_give, clause::revealed_stop_ends_giving, clause::stop_tile_as_reward,
         clause::no_reward_after_a_mistake, clause::named_tile_is_won, clause::last_motif_in_own_hand) {
  const Chronicle game = play_and_note<D>(trial);
  const Settings& settings = game.settings;
  for (const NotedTurn& turn : game.turns) {
    if (!turn.distribution) {
      trial.expect(turn.before.stacks == turn.after.stacks, "stacks to stay as they are where nothing is guessed");
      continue;
    }
    const HeardRound round = heard(settings, turn);
    const int penalty = settings.penalties.at(static_cast<std::size_t>(turn.round - 3));
    int removed = round.unnamed;
    for (std::size_t seat = 0; seat < turn.before.stacks.size(); ++seat) {
      const TileList& before = turn.before.stacks.at(seat);
      const PlainSettlement end =
          after_a_mistake(before, round.won.at(seat), round.erred.at(seat) ? penalty : 0,
                          round.erred.at(seat) && settings.open_tiles_are_forfeited, settings.revealed_stop_goes_aside);
      const bool rewarded = round.mistakes == 0 && static_cast<int>(seat) == turn.seat;
      trial.expect(turn.after.stacks.at(seat) == (rewarded ? "s" : "") + end.stack,
                   [&] { return fmt::format("stack of seat {} in round {} to be as tile by tile", seat, turn.round); });
      trial.expect(turn.after.aside.at(seat) == turn.before.aside.at(seat) + end.aside, "stop tiles aside");
      removed += end.removed;
      if (end.lost > 0) trial.label("tiles were lost");
      if (round.erred.at(seat) && end.lost < penalty && !end.stack.empty()) trial.label("a stop tile saved some");
      if (round.erred.at(seat) && end.lost < penalty && end.stack.empty()) trial.label("nothing was left to give");
      if (round.erred.at(seat) && round.won.at(seat) > penalty) trial.label("more open tiles than due");
    }
    trial.expect(turn.after.removed - turn.before.removed == removed, "what is lost or not named to leave the game");
    if (round.unnamed > 0) trial.label("tiles were left that nobody named");
  }
  trial.require_share("tiles were lost", 0.3);
  for (const char* label : {"a stop tile saved some", "nothing was left to give", "more open tiles than due",
                            "tiles were left that nobody named"}) {
    trial.require_share(label, 0.02);
  }
}

}  // namespace rulecheck::eselsbruecke
