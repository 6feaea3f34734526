// Whole random games of The Bremens in the reference, and what has to hold of every one of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "tests/the_bremens/suite/reference_drawn.hpp"

namespace {

using namespace rulecheck::the_bremens::reference;

/// More rounds than a game needs in which nobody may decline a move; others are cut off.
constexpr int many_rounds = 200;

/// Where every piece is, Goal being the space behind the last one.
std::map<Piece, int> places(const Game& game) {
  std::map<Piece, int> spaces;
  for (int space = 0; space <= game.board().last_space(); ++space) {
    for (const Piece& piece : at(game.board().spaces, space)) spaces[piece] = space;
  }
  for (const Piece& piece : game.board().home) spaces[piece] = game.board().goal();
  return spaces;
}

/// What is on a space with the chicken on top, the chicken left out.
std::set<Piece> pieces_under_the_chicken(const Game& game) {
  const std::vector<Piece>& stack = at(game.board().spaces, space_of(game.board(), the_chicken));
  return {stack.begin(), stack.end() - 1};
}

/// Whether every card is where it can be: each seat has the number cards and one special card in hand and on its pile,
/// and an animal card for every animal on the way in hand or on the table, one at least in hand.
void expect_all_cards(const Game& game) {
  Cards specials;
  for (int seat = 0; seat < game.players(); ++seat) {
    Cards cards = at(game.hands(), seat);
    cards.insert(at(game.discards(), seat).begin(), at(game.discards(), seat).end());
    ASSERT_EQ(at(game.hands(), seat).size() + at(game.discards(), seat).size(), 8U);
    ASSERT_EQ(cards.size(), 8U);
    for (const std::string& card : cards) {
      if (is_special(card)) specials.insert(card);
    }
    ASSERT_EQ(at(game.hands(), seat).size(), game.hands().front().size());
    const Animals& in_hand = at(game.animal_cards(), seat);
    Animals animals = in_hand;
    for (const Animal animal : at(game.animal_cards_laid_down(), seat)) ASSERT_TRUE(animals.insert(animal).second);
    Animals on_the_way;
    for (const auto& [piece, space] : places(game)) {
      if (piece.owner == seat && space <= game.board().last_space()) on_the_way.insert(piece.animal);
    }
    ASSERT_EQ(animals, on_the_way);
    ASSERT_EQ(in_hand.empty(), on_the_way.empty());
  }
  ASSERT_EQ(static_cast<int>(specials.size()), game.players());
}

/// What a move may do to the pieces: nothing under the chicken moves, and only riders that are shaken off go back.
void expect_allowed_movement(const Game& before, const Move& move, const Game& after) {
  const auto* turn = std::get_if<Turn>(&move);
  std::optional<int> riders_to;
  if (turn != nullptr && !turn->plays.empty()) riders_to = turn->plays.front().riders_to;
  const std::map<Piece, int> old_places = places(before), new_places = places(after);
  for (const auto& [piece, space] : new_places) {
    const int old_space = old_places.at(piece);
    if (piece == the_chicken) {
      ASSERT_TRUE(space == old_space || (turn != nullptr && turn->chicken == space));
      continue;
    }
    ASSERT_TRUE(space >= old_space || riders_to == space);
    if (turn == nullptr || turn->chicken) {
      ASSERT_EQ(space, old_space);
    }
    if (pieces_under_the_chicken(before).count(piece) > 0) {
      ASSERT_EQ(space, old_space);
    }
  }
  if (turn != nullptr && !turn->chicken) {
    ASSERT_EQ(pieces_under_the_chicken(before), pieces_under_the_chicken(after));
  }
}

TEST(BremensReferenceGames, EveryPieceAndCardIsAlwaysSomewhereItCanBe) {
  Draw draw(20150815);
  int finished = 0, shaken = 0;
  for (int repetition = 0; repetition < 400; ++repetition) {
    Game game = draw.game(draw.settings(24));
    int rounds = 0, chicken_turns = 0;
    while (!game.over() && rounds <= many_rounds) {
      if (game.due() == Step::reveal) {
        ASSERT_EQ(game.start_player(), game.chicken_card_holder());
        ASSERT_EQ(chicken_turns, rounds);
        ++rounds;
      }
      const Move move = draw.legal_move(game);
      ASSERT_TRUE(game.judge(move).empty());
      const Game before = game;
      game.play(move);
      if (const auto* turn = std::get_if<Turn>(&move)) {
        if (turn->chicken) ++chicken_turns;
        for (const Play& play : turn->plays) shaken += play.riders_to ? 1 : 0;
      }
      ASSERT_NO_THROW(require_a_board(game.board(), game.players()));
      ASSERT_NO_FATAL_FAILURE(expect_all_cards(game));
      ASSERT_NO_FATAL_FAILURE(expect_allowed_movement(before, move, game));
    }
    if (!game.over()) continue;
    ++finished;
    ASSERT_TRUE(game.judge(Claim{game.result().winner, game.result().ranking}).empty());
    ASSERT_EQ(pieces_home(game.board(), game.result().winner), 3);
  }
  EXPECT_GT(finished, 300);
  EXPECT_GT(shaken, 20);
}

TEST(BremensReferenceGames, AGameGoesOnFromItsPositionsAsItWouldHaveGoneOn) {
  Draw draw(35);
  int positions = 0;
  for (int repetition = 0; repetition < 60; ++repetition) {
    Game game = draw.game(draw.settings(20));
    Game resumed = game;
    for (int rounds = 0; !game.over() && rounds <= many_rounds;) {
      if (game.due() == Step::reveal) {
        resumed = Game(game.settings(), game.position());
        ++positions;
        ++rounds;
      }
      ASSERT_EQ(places(resumed), places(game));
      ASSERT_EQ(resumed.hands(), game.hands());
      ASSERT_EQ(resumed.animal_cards(), game.animal_cards());
      ASSERT_EQ(resumed.animal_cards_laid_down(), game.animal_cards_laid_down());
      ASSERT_EQ(resumed.to_move(), game.to_move());
      ASSERT_EQ(resumed.due(), game.due());
      const Move move = draw.legal_move(game);
      game.play(move);
      resumed.play(move);
    }
    if (game.over()) {
      ASSERT_EQ(resumed.result(), game.result());
    }
  }
  EXPECT_GT(positions, 60 * 3);
}

/// Every play that can be written down for a board: each animal to each space, with and without riders and card.
std::vector<Play> all_plays(const Board& board) {
  std::vector<Play> plays;
  for (const Animal animal : own_animals()) {
    for (int to = 0; to <= board.goal(); ++to) {
      for (const bool card : {false, true}) {
        plays.push_back({animal, to, {}, card});
        for (int riders_to = 0; riders_to <= board.goal(); ++riders_to) plays.push_back({animal, to, riders_to, card});
      }
    }
  }
  return plays;
}

/// Every turn of a seat that can be written down: no play, one, and, where a second one can be right, two without
/// riders and card; each without the chicken or with it on any space.
std::vector<Turn> all_turns(const Game& game, int seat) {
  std::vector<Turn> turns{{seat, {}, {}}};
  const std::vector<Play> plays = all_plays(game.board());
  for (const Play& first : plays) {
    turns.push_back({seat, {first}, {}});
    if (at(*game.revealed(), seat) != "double" || first.riders_to || first.card) continue;
    for (const Play& second : plays) {
      if (!second.riders_to && !second.card) turns.push_back({seat, {first, second}, {}});
    }
  }
  const std::vector<Turn> without_chicken = turns;
  for (const Turn& turn : without_chicken) {
    if (turn.plays.size() == 2) continue;
    for (int space = 0; space <= game.board().goal(); ++space) turns.push_back({seat, turn.plays, space});
  }
  return turns;
}

TEST(BremensReferenceGames, TurnsOnTheListBreakNothingAndAllOthersBreakARule) {
  Draw draw(7);
  std::map<std::string, int> listed;
  int refused = 0;
  for (int repetition = 0; repetition < 120; ++repetition) {
    Game game = draw.game(draw.settings(5));
    for (int rounds = 0; !game.over() && rounds <= 20;) {
      if (game.due() == Step::reveal) ++rounds;
      const bool special_card = game.due() == Step::turn && is_special(at(*game.revealed(), *game.to_move()));
      if (game.due() == Step::turn && (special_card || draw.below(8) == 0)) {
        std::vector<Turn> allowed;
        for (const Turn& turn : all_turns(game, *game.to_move())) {
          const Breaches breaches = game.judge(turn);
          if (breaches.empty()) allowed.push_back(turn);
          if (!breaches.empty()) ++refused;
          for (const Breach& breach : breaches) ASSERT_EQ(breach.number, breaches.front().number);
        }
        std::sort(allowed.begin(), allowed.end());
        ASSERT_EQ(allowed, game.legal_turns());
        listed[at(*game.revealed(), *game.to_move())] += static_cast<int>(allowed.size());
      }
      game.play(draw.legal_move(game));
    }
  }
  EXPECT_EQ(listed.size(), 14U) << "not every card has come up";
  EXPECT_GT(refused, 50000);
}

}  // namespace
