// Bremen: the games that are stored as witnesses.
#include <fmt/format.h>

#include <algorithm>

#include "tests/bremen/search/find.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck::bremen {
namespace {

using enum Animal;

void add_every_score(int players, int lowest, int highest, std::vector<Wanted>& games) {
  for (int score = lowest; score <= highest; ++score) {
    games.push_back({.name = fmt::format("{}-players-score-{:02}", players == 3 ? "three" : "four", score),
                     .comment = fmt::format("a game that {} players win with a score of {}", players, score),
                     .players = players,
                     .score = score});
  }
}

/// Somebody led a piece with the number 1 that is no chicken and won the round with it.
bool lowest_number_wins(const std::vector<FoundRound>& rounds) {
  constexpr PieceSet ones = piece(donkey, 1) | piece(dog, 1) | piece(cat, 1);
  return std::ranges::any_of(rounds, [](const FoundRound& round) {
    const Play& lead = round.plays.front();
    return (lead.piece & ones) != 0 && round.winner == lead.player;
  });
}

/// Round 1 was led with a chicken, all followed, and the leader did not win.
bool chicken_was_led(const std::vector<FoundRound>& rounds) {
  const auto& plays = rounds.front().plays;
  return std::ranges::all_of(plays, [](const Play& play) { return (play.piece & chickens) != 0; }) &&
         rounds.front().winner != plays.front().player;
}

/// Somebody won the seventh round by the ninth.
bool seven_rounds_in_nine(const std::vector<FoundRound>& rounds) {
  std::array<int, 4> won{};
  for (std::size_t i = 0; i < 9; ++i) ++won.at(static_cast<std::size_t>(rounds[i].winner));
  return std::ranges::max(won) >= 7;
}

/// A deal that is lost whatever is played: the first seat wins every round.
std::array<PieceSet, 4> unwinnable_hands() {
  return {pieces(chicken, 7, 13) | pieces(donkey, 12, 13) | pieces(dog, 12, 13) | pieces(cat, 12, 13),
          pieces(chicken, 1, 6) | pieces(donkey, 2, 3) | pieces(dog, 1, 3) | pieces(cat, 1, 2),
          piece(donkey, 1) | pieces(donkey, 4, 6) | pieces(dog, 4, 7) | pieces(cat, 3, 7),
          pieces(donkey, 7, 11) | pieces(dog, 8, 11) | pieces(cat, 8, 11)};
}

/// Every game that is looked for; names are distinct.
std::vector<Wanted> wanted_games() {
  std::vector<Wanted> games;
  add_every_score(4, 0, 24, games);
  add_every_score(3, 3, 21, games);
  games.push_back({.name = "redeal-four-players",
                   .comment = "the first deal gives somebody 8 chickens or more; the second one is played and won",
                   .redealt_before = true});
  games.push_back({.name = "redeal-three-players",
                   .comment = "the first deal gives somebody 8 chickens or more; the second one is played and won",
                   .players = 3,
                   .redealt_before = true});
  games.push_back({.name = "donkey-four-in-the-center",
                   .comment = "Donkey 4 lies in the center, so the holder of Donkey 5 leads; the game is won",
                   .players = 3,
                   .center = piece(donkey, 4)});
  games.push_back({.name = "seven-highest-chickens",
                   .comment = "seat 0 is dealt the seven highest chickens, and the game is won",
                   .dealt = {pieces(chicken, 7, 13)}});
  games.push_back({.name = "nine-highest-chickens",
                   .comment =
                       "seat 0 has the nine highest chickens of three players, and the game is won; a setup with "
                       "these hands would have to be redealt, hence a position",
                   .players = 3,
                   .dealt = {pieces(chicken, 5, 13), piece(chicken, 4)},
                   .must_be_redealt = true});
  games.push_back({.name = "eight-chickens",
                   .comment =
                       "seat 0 has eight chickens, and the game is won; a setup with these hands would have to be "
                       "redealt, hence a position",
                   .dealt = {pieces(chicken, 1, 8)},
                   .must_be_redealt = true});
  games.push_back({.name = "lowest-number-wins-a-round",
                   .comment = "somebody leads a 1 that is no chicken and wins the round with it: nobody follows",
                   .shows = lowest_number_wins});
  games.push_back({.name = "chicken-led",
                   .comment = "round 1 is led with a chicken, and a follower plays a higher one",
                   .shows = chicken_was_led});
  games.push_back({.name = "seventh-round-won",
                   .comment = "somebody has won seven rounds after the ninth: condition 1 can no longer be met, and "
                              "the game goes on to round 12",
                   .lost_rounds = {8, 2, 1, 1},
                   .shows = seven_rounds_in_nine});
  games.push_back({.name = "unwinnable-deal",
                   .comment = "nobody has 8 chickens, and yet seat 0 wins every round whatever is played",
                   .dealt = unwinnable_hands(),
                   .lost_rounds = {12, 0, 0, 0}});
  return games;
}

}  // namespace
}  // namespace rulecheck::bremen

std::vector<rulecheck::Witness> rulecheck::find_witnesses() {
  std::vector<Witness> found;
  for (const bremen::Wanted& wanted : bremen::wanted_games()) {
    found.push_back(witness(wanted.name, wanted.comment, bremen::find_game(wanted, found.size())));
  }
  return found;
}
