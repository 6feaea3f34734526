// Reveals, redeals and the form of turns in a log: the rows of the trace format, each with a twin that keeps the rule.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::string round_start = position(usual_board);
const std::string round_cards = R"("3","4","5")";
const std::vector<std::string> whole_round{shows(round_cards), turn(0, {plays("donkey", 11)}),
                                           turn(1, {plays("dog", 15)}), moves_chicken(2, 10)};
const std::string won_game = position(R"("5":["chicken"])", R"(,"home":["cat-0","dog-0","donkey-0"])");
const std::string last_cards = position(usual_board, R"(,"cards":[["3"],["4"],["5"]])");
const std::string new_deal = R"({"redeal":["skip","nine","shake"]})";

/// The beginning of the round, and another move.
std::string round_until(std::size_t moves, const std::string& next, const std::string& start = round_start) {
  std::vector<std::string> begun(whole_round.begin(), whole_round.begin() + static_cast<std::ptrdiff_t>(moves));
  begun.push_back(next);
  return trace(start, begun);
}

}  // namespace

EXAMPLE(TheBremensTraceRound, AfterTheGameNothingIsRecorded, clause::third_animal_home_wins) {
  for (const std::string& next : {whole_round[0], whole_round[1], new_deal}) {
    expect_verdict<Model<D>>(trial, trace(won_game, {next}), "0 TBR-51");
  }
  expect_verdict<Model<D>>(trial, trace(won_game), "conforms, over");
}

EXAMPLE(TheBremensTraceRound, CardsAreDealtAnewExactlyWhenAllAreUsed, clause::cards_return_after_eight) {
  for (std::size_t moves = 0; moves <= 4; ++moves) {
    expect_verdict<Model<D>>(trial, round_until(moves, new_deal), std::to_string(moves) + " TBR-23");
    if (moves < 4)
      expect_verdict<Model<D>>(trial, round_until(moves, new_deal, last_cards), std::to_string(moves) + " TBR-23");
  }
  expect_verdict<Model<D>>(trial, round_until(4, new_deal, last_cards), "conforms");
  expect_verdict<Model<D>>(trial, round_until(4, shows(R"("1","1","1")"), last_cards), "4 TBR-23");
  expect_verdict<Model<D>>(trial, round_until(4, turn(2, {plays("cat", 4)}), last_cards), "4 TBR-23");
  auto moves = whole_round;
  moves.push_back(new_deal);
  moves.push_back(shows(R"("skip","nine","7")"));
  expect_verdict<Model<D>>(trial, trace(last_cards, moves), "conforms");
  moves.back() = shows(R"("nine","1","7")");
  expect_verdict<Model<D>>(trial, trace(last_cards, moves), "5 TBR-12");
  // The round in which somebody wins with the last cards is followed by nothing.
  const std::string end =
      position(R"("18":["donkey-0"],"5":["chicken"])", R"(,"home":["cat-0","dog-0"],"cards":[["3"],["4"],["5"]])");
  expect_verdict<Model<D>>(trial, trace(end, {whole_round[0], turn(0, {plays("donkey", 21)}), new_deal}), "2 TBR-51");
}

EXAMPLE(TheBremensTraceRound, CardsAreRevealedOnceInARound, clause::badge_follows_chicken_card,
        clause::reveal_one_card) {
  for (std::size_t moves = 1; moves <= 3; ++moves) {
    expect_verdict<Model<D>>(trial, round_until(moves, whole_round[0]), std::to_string(moves) + " TBR-21");
  }
  expect_verdict<Model<D>>(trial, round_until(4, whole_round[0]), "4 TBR-12");
  expect_verdict<Model<D>>(trial, round_until(4, shows(R"("4","5","6")")), "conforms");
  expect_verdict<Model<D>>(trial, trace(round_start, {whole_round[1]}), "0 TBR-12");
  expect_verdict<Model<D>>(trial, round_until(4, turn(2, {plays("cat", 4)})), "4 TBR-12");
}

EXAMPLE(TheBremensTraceRound, EverybodyShowsACardOfHisHand, clause::reveal_one_card) {
  const std::string held = position(usual_board, specials("shake"));
  expect_verdict<Model<D>>(trial, trace(held, {shows(R"("shake","seven","nine")")}), "conforms");
  expect_verdict<Model<D>>(trial, trace(held, {shows(R"("seven","shake","nine")")}), "0 TBR-12");
  expect_verdict<Model<D>>(trial, trace(held, {shows(R"("1","1","1")")}), "conforms");
  expect_verdict<Model<D>>(trial, trace(held, {shows(R"("1","skip","1")")}), "0 TBR-12");
  // The chicken card is not looked at where a card is not in hand.
  expect_verdict<Model<D>>(trial, trace(held, {shows(R"("1","skip","1")", 0)}), "0 TBR-12");
}

EXAMPLE(TheBremensTraceRound, TheChickenCardGoesToTheFirstOfTheHighest, clause::highest_gets_chicken_card,
        clause::tie_goes_clockwise, clause::chicken_belongs_to_the_highest, clause::special_has_a_value) {
  const auto expect = [&](const std::string& shown, int start, int gets, const std::vector<int>& tied) {
    for (int seat = 0; seat < 3; ++seat) {
      const bool among = std::ranges::find(tied, seat) != tied.end();
      const std::string verdict = seat == gets ? "conforms" : among ? "0 TBR-15" : "0 TBR-13";
      expect_verdict<Model<D>>(trial, trace(position(usual_board, specials("shake"), start), {shows(shown, seat)}),
                               verdict);
    }
  };
  expect(R"("1","2","3")", 0, 2, {2});
  expect(R"("7","2","3")", 0, 0, {0});
  expect(R"("7","7","3")", 0, 1, {0, 1});
  expect(R"("7","7","3")", 1, 0, {0, 1});
  expect(R"("7","7","3")", 2, 0, {0, 1});
  expect(R"("4","4","4")", 0, 1, {0, 1, 2});
  expect(R"("4","4","4")", 1, 2, {0, 1, 2});
  expect(R"("4","4","4")", 2, 0, {0, 1, 2});
  expect(R"("5","seven","7")", 1, 2, {1, 2});
  expect(R"("shake","1","1")", 2, 0, {0, 1, 2});
  expect(R"("6","5","nine")", 0, 2, {0, 2});
}

EXAMPLE(TheBremensTraceRound, TurnsGoRoundFromTheBadge, clause::one_at_a_time, clause::badge_follows_chicken_card,
        clause::chicken_player_starts_next) {
  expect_verdict<Model<D>>(trial, round_until(1, turn(1, {plays("dog", 12)})), "1 TBR-16");
  expect_verdict<Model<D>>(trial, round_until(1, moves_chicken(2, 10)), "1 TBR-16");
  expect_verdict<Model<D>>(trial, round_until(2, moves_chicken(2, 10)), "2 TBR-16");
  expect_verdict<Model<D>>(trial, round_until(2, turn(0, {plays("donkey", 14)})), "2 TBR-16");
  auto moves = whole_round;
  moves.push_back(shows(R"("1","2","6")"));
  for (int seat = 0; seat < 2; ++seat) {
    auto wrong = moves;
    wrong.push_back(turn(seat, {plays("cat", seat + 1)}));
    expect_verdict<Model<D>>(trial, trace(round_start, wrong), "5 TBR-16");
  }
  moves.push_back(moves_chicken(2, 4));
  expect_verdict<Model<D>>(trial, trace(round_start, moves), "conforms");
  // With the badge at another seat the round begins there.
  const std::string second = position(usual_board, "", 1);
  expect_verdict<Model<D>>(trial, trace(second, {whole_round[0], whole_round[1]}), "1 TBR-16");
  expect_verdict<Model<D>>(
      trial, trace(second, {whole_round[0], turn(1, {plays("donkey", 16)}), moves_chicken(2, 10), whole_round[1]}),
      "conforms");
}

EXAMPLE(TheBremensTraceRound, TheChickenPlayerMovesTheChickenAndNothingElse, clause::chicken_player_moves_no_animal,
        clause::chicken_player_moves_the_chicken, clause::chicken_belongs_to_the_highest,
        clause::highest_special_moves_the_chicken) {
  const std::string more = R"(,"plays":[)" + plays("cat", 3) + "]";
  expect_verdict<Model<D>>(trial, round_until(3, moves_chicken(2, 10, more)), "3 TBR-19");
  expect_verdict<Model<D>>(trial, round_until(3, turn(2)), "3 TBR-20");
  expect_verdict<Model<D>>(trial, round_until(3, turn(2, {plays("cat", 8)})), "3 TBR-19 TBR-20");
  expect_verdict<Model<D>>(trial, round_until(1, moves_chicken(0, 10)), "1 TBR-34");
  expect_verdict<Model<D>>(trial, round_until(1, moves_chicken(0, 10, R"(,"plays":[)" + plays("donkey", 11) + "]")),
                           "1 TBR-34");
  const std::string special = position(usual_board, specials("shake", "nine", "seven"));
  expect_verdict<Model<D>>(
      trial,
      trace(special, {shows(R"("5","nine","5")"), turn(0, {plays("donkey", 13)}), turn(1, {plays("donkey", 21)})}),
      "2 TBR-19 TBR-20");
}

EXAMPLE(TheBremensTraceRound, TheChickenPlayerMayHaveToLayACard, clause::play_an_animal_card,
        clause::home_card_is_out_of_use, clause::chicken_player_moves_no_animal, clause::animal_cards_return) {
  const auto expect = [&](const std::string& more, const std::string& verdict, const std::string& extra = "") {
    const std::string start =
        reading("chicken-player-card", "plays") + position(R"("3":["cat-2"],"5":["chicken"],"8":["donkey-0","dog-1"],)"
                                                           R"("12":["donkey-1"])",
                                                           extra);
    expect_verdict<Model<D>>(trial, round_until(3, moves_chicken(2, 10, more), start), verdict);
  };
  const auto chosen = [](const std::vector<std::string>& list_of) { return R"(,"plays":[)" + list(list_of) + "]"; };
  expect("", "3 TBR-17");
  expect(chosen({plays("cat", 3), plays("dog", 0)}), "3 TBR-17");
  expect(chosen({plays("cat", 3)}), "conforms");
  expect(chosen({plays("dog", 0)}), "conforms");
  expect(chosen({plays("cat", 8)}), "3 TBR-19");
  expect(chosen({shakes("cat", 3, 2)}), "3 TBR-19");
  expect(chosen({plays("cat", 3, R"(,"card":true)")}), "3 TBR-17");
  expect(chosen({plays("dog", 21)}), "3 TBR-50", R"(,"home":["dog-2"])");
  const std::string two = R"(,"animals":[["donkey"],["dog","cat"],["dog"]])";
  expect(chosen({plays("cat", 3)}), "3 TBR-17", two);
  expect(chosen({plays("dog", 0)}), "conforms", two);
}

EXAMPLE(TheBremensTraceRound, ChickensMoveInFullBetweenStartAndGoal, clause::chicken_stays_between,
        clause::chicken_moves_in_full, clause::chicken_turns_round, clause::only_the_chicken_goes_both_ways) {
  const auto expect = [&](int from, int to, const std::string& verdict, const std::string& options = "") {
    const std::string start = options + position("\"" + std::to_string(from) + R"(":["chicken"],"1":["donkey-0"])");
    expect_verdict<Model<D>>(trial,
                             trace(start, {shows(R"("3","1","5")"), turn(0, {plays("donkey", 4)}),
                                           turn(1, {plays("donkey", 1)}), moves_chicken(2, to)}),
                             verdict);
  };
  for (int to = 0; to <= 21; ++to) {
    expect(10, to, to == 5 || to == 15 ? "conforms" : to == 0 || to == 21 ? "3 TBR-36 TBR-37" : "3 TBR-37");
    expect(5, to, to == 10 ? "conforms" : to == 0 ? "3 TBR-36" : to == 21 ? "3 TBR-36 TBR-37" : "3 TBR-37");
    expect(16, to, to == 11 ? "conforms" : to == 21 ? "3 TBR-36" : to == 0 ? "3 TBR-36 TBR-37" : "3 TBR-37");
  }
  const std::string symbols = R"("options":{"chicken_steps":{"5":9}},)";
  expect(10, 1, "conforms", symbols);
  expect(10, 19, "conforms", symbols);
  expect(10, 15, "3 TBR-37", symbols);
  // Shut in on a short board.
  const std::string short_board = R"("options":{"length":9},)";
  expect(5, 5, "conforms", short_board);
  expect(5, 9, "3 TBR-37", short_board);
  expect(5, 0, "3 TBR-36", short_board);
  expect(6, 6, "3 TBR-37", short_board);
  expect(6, 1, "conforms", short_board);
  expect(3, 8, "conforms", short_board);
}

EXAMPLE(TheBremensTraceRound, SevenMovesTheChickenOneToFive, clause::seven, clause::chicken_stays_between) {
  const auto expect = [&](int from, int to, const std::string& verdict) {
    const std::string start =
        position("\"" + std::to_string(from) + R"(":["chicken"],"1":["donkey-0"])", specials("shake", "skip", "seven"));
    expect_verdict<Model<D>>(trial,
                             trace(start, {shows(R"("3","1","seven")"), turn(0, {plays("donkey", 4)}),
                                           turn(1, {plays("donkey", 1)}), moves_chicken(2, to)}),
                             verdict);
  };
  for (int to = 1; to <= 20; ++to) {
    expect(10, to, to != 10 && to >= 5 && to <= 15 ? "conforms" : "3 TBR-61");
    expect(2, to, to != 2 && to <= 7 ? "conforms" : "3 TBR-61");
  }
  expect(3, 0, "3 TBR-36");
  expect(10, 0, "3 TBR-36 TBR-61");
  expect(20, 21, "3 TBR-36");
}

EXAMPLE(TheBremensTraceRound, TwoAnimalsAreChosenWithDoubleOnly, clause::play_an_animal_card, clause::double_move) {
  expect_verdict<Model<D>>(trial, round_until(1, turn(0, {plays("donkey", 11), plays("donkey", 14)})), "1 TBR-17");
}

}  // namespace rulecheck::the_bremens
