// Deals in a log: the rows "setup" of the trace format, each with a twin that keeps the rule.
#include <algorithm>

#include "tests/bremen/trace_text.hpp"

namespace rulecheck::bremen {
namespace {

/// The hands that a circle gives when seat 0 takes first.
std::vector<Names> dealt(const Names& circle, int players) {
  std::vector<Names> hands(static_cast<std::size_t>(players));
  for (std::size_t i = 0; i < static_cast<std::size_t>(13 * players); ++i) hands[i % hands.size()].push_back(circle[i]);
  return hands;
}

/// A circle from which seat 0 gets this many chickens and nobody else more than 7.
Names circle_with_chickens(int players, int chickens_of_seat_0) {
  Names circle = pieces_by_animal(players);
  const auto seats = static_cast<std::size_t>(players);
  const auto is_chicken = [](const std::string& name) { return name.starts_with("chicken"); };
  for (std::size_t own = 0; own < static_cast<std::size_t>(13 * players); own += seats) {
    const bool wanted = own < static_cast<std::size_t>(chickens_of_seat_0) * seats;
    if (is_chicken(circle[own]) == wanted) continue;
    // The first piece of the other sort that another seat, or nobody, would get.
    for (std::size_t other = 0; other < circle.size(); ++other) {
      const bool of_seat_0 = other % seats == 0 && other < static_cast<std::size_t>(13 * players);
      if (of_seat_0 || is_chicken(circle[other]) != wanted) continue;
      std::swap(circle[own], circle[other]);
      break;
    }
  }
  return circle;
}

/// A first play by the seat that leads when the circle is dealt from seat 0.
std::string first_play(const Names& circle, int players) {
  const auto hands = dealt(circle, players);
  const std::string donkey = players == 3 ? "donkey-4" : "donkey-1";
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (std::ranges::find(hands[seat], donkey) != hands[seat].end()) return play(static_cast<int>(seat), donkey);
  }
  return "";
}

Names without(Names names, const std::string& name) {
  std::erase(names, name);
  return names;
}

Names replaced(Names names, const std::string& name, const std::string& by) {
  std::ranges::replace(names, name, by);
  return names;
}

}  // namespace

EXAMPLE(BremenTraceSetup, ADealOfTheWholeCircleConformsForFourPlayers, clause::all_pieces_for_four,
        clause::take_the_next_piece, clause::take_clockwise, clause::pieces) {
  const Names circle = pieces_by_animal(4);
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(circle))), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, setup(hands_deal(dealt(circle, 4)))), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(circle, 3)), first_play(circle, 4)), "0 BRE-21");
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(circle)), first_play(circle, 4)), "conforms");
}

EXAMPLE(BremenTraceSetup, ADealOfTheWholeCircleConformsForThreePlayers, clause::forty_pieces_for_three,
        clause::center_piece, clause::take_the_next_piece, clause::take_clockwise, clause::pieces) {
  const Names circle = pieces_by_animal(3);
  expect_verdict<Model<D>>(trial, trace(3, setup(circle_deal(circle))), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, setup(hands_deal(dealt(circle, 3), "cat-13"))), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, setup(circle_deal(circle)), first_play(circle, 3)), "conforms");
}

EXAMPLE(BremenTraceSetup, ACircleWithoutOnePieceBreaksThePiecesInUse, clause::forty_pieces_for_three,
        clause::all_pieces_for_four) {
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(without(pieces_by_animal(4), "cat-1")))), "setup BRE-11");
  expect_verdict<Model<D>>(trial, trace(3, setup(circle_deal(without(pieces_by_animal(3), "cat-13")))), "setup BRE-10");
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal({}))), "setup BRE-11");
}

EXAMPLE(BremenTraceSetup, WithThreePlayersTheNumbersOneToThreeAreNotUsed, clause::forty_pieces_for_three) {
  const Names circle = replaced(pieces_by_animal(3), "cat-13", "cat-3");
  expect_verdict<Model<D>>(trial, trace(3, setup(circle_deal(circle))), "setup BRE-10");
  expect_verdict<Model<D>>(trial, trace(3, setup(hands_deal(dealt(circle, 3), "cat-3"))), "setup BRE-10");
  expect_verdict<Model<D>>(trial, trace(3, setup(circle_deal(pieces_by_animal(4)))), "setup BRE-10");
}

EXAMPLE(BremenTraceSetup, HandsThatAreNotOfThirteenPiecesBreakTheTaking, clause::take_the_next_piece) {
  auto hands = dealt(pieces_by_animal(4), 4);
  hands[1].push_back(hands[0].back());
  hands[0].pop_back();
  expect_verdict<Model<D>>(trial, trace(4, setup(hands_deal(hands))), "setup BRE-15");
}

EXAMPLE(BremenTraceSetup, AMissingPieceInAHandBreaksBothThePiecesInUseAndTheTaking, clause::take_the_next_piece,
        clause::all_pieces_for_four, clause::forty_pieces_for_three) {
  auto four = dealt(pieces_by_animal(4), 4);
  four[2].pop_back();
  expect_verdict<Model<D>>(trial, trace(4, setup(hands_deal(four))), "setup BRE-11 BRE-15");
  auto three = dealt(pieces_by_animal(3), 3);
  three[2].pop_back();
  expect_verdict<Model<D>>(trial, trace(3, setup(hands_deal(three, "cat-13"))), "setup BRE-10 BRE-15");
}

EXAMPLE(BremenTraceSetup, StatedHandsMustBeThoseOfTheCircleInAnyOrder, clause::take_the_next_piece,
        clause::take_clockwise) {
  const Names circle = pieces_by_animal(4);
  auto hands = dealt(circle, 4);
  const auto both = [&](const std::vector<Names>& stated, int first_taker) {
    return setup(R"({"circle":)" + list(circle) + R"(,"first_taker":)" + std::to_string(first_taker) + R"(,"hands":)" +
                 lists(stated) + "}");
  };
  std::ranges::reverse(hands[3]);
  expect_verdict<Model<D>>(trial, trace(4, both(hands, 0)), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, both({hands[3], hands[0], hands[1], hands[2]}, 1)), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, both(hands, 1)), "setup BRE-15");
  std::swap(hands[0][0], hands[1][0]);
  expect_verdict<Model<D>>(trial, trace(4, both(hands, 0)), "setup BRE-15");
}

EXAMPLE(BremenTraceSetup, AStatedCenterMustBeThePieceThatTheCircleLeavesOver, clause::center_piece,
        clause::take_the_next_piece) {
  const Names circle = pieces_by_animal(3);
  const auto hands = dealt(circle, 3);
  const auto both = [&](const std::vector<Names>& stated, const std::string& center) {
    return setup(R"({"circle":)" + list(circle) + R"(,"first_taker":0,"hands":)" + lists(stated) + center + "}");
  };
  expect_verdict<Model<D>>(trial, trace(3, both(hands, R"(,"center":"cat-13")")), "conforms");
  expect_verdict<Model<D>>(trial, trace(3, both(hands, "")), "conforms");
  auto exchanged = hands;
  std::ranges::replace(exchanged[2], "cat-12", "cat-13");
  expect_verdict<Model<D>>(trial, trace(3, both(exchanged, R"(,"center":"cat-12")")), "setup BRE-15 BRE-16");
  // A piece that is in no stated hand, and not the one left over.
  expect_verdict<Model<D>>(trial, trace(3, both(hands, R"(,"center":"cat-3")")), "setup BRE-16");
}

EXAMPLE(BremenTraceSetup, EightChickensInAHandForbidPlayingTheDeal, clause::redeal_at_eight_chickens) {
  for (const int players : {3, 4}) {
    const Names seven = circle_with_chickens(players, 7), eight = circle_with_chickens(players, 8);
    expect_verdict<Model<D>>(trial, trace(players, setup(circle_deal(seven)), first_play(seven, players)), "conforms");
    expect_verdict<Model<D>>(trial, trace(players, setup(circle_deal(eight)), first_play(eight, players)),
                             "setup BRE-18");
    expect_verdict<Model<D>>(trial, trace(players, setup(circle_deal(eight)), "", R"({"won":true})"), "setup BRE-18");
  }
}

EXAMPLE(BremenTraceSetup, ATraceMayStopBeforeARedealThatIsStillToCome, clause::redeal_at_eight_chickens,
        clause::redeal_until_fewer) {
  const Names eight = circle_with_chickens(4, 8);
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(eight))), "conforms");
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(eight) + "," + circle_deal(eight))), "conforms");
}

EXAMPLE(BremenTraceSetup, OnlyADealWithEightChickensInAHandIsRedealt, clause::redeal_until_fewer) {
  for (const int players : {3, 4}) {
    const Names seven = circle_with_chickens(players, 7), eight = circle_with_chickens(players, 8);
    const std::string played = first_play(seven, players);
    expect_verdict<Model<D>>(trial, trace(players, setup(circle_deal(eight) + "," + circle_deal(seven)), played),
                             "conforms");
    expect_verdict<Model<D>>(trial, trace(players, setup(circle_deal(seven) + "," + circle_deal(seven)), played),
                             "setup BRE-19");
  }
}

EXAMPLE(BremenTraceSetup, WithinADealThePiecesComeBeforeTheHandsAndTheHandsBeforeTheRedeal, clause::all_pieces_for_four,
        clause::take_the_next_piece, clause::redeal_until_fewer) {
  const Names seven = circle_with_chickens(4, 7);
  auto hands = dealt(seven, 4);
  std::swap(hands[0][0], hands[1][0]);
  const auto redealt = [&](const Names& circle) {
    return trace(4, setup(R"({"circle":)" + list(circle) + R"(,"first_taker":0,"hands":)" + lists(hands) + "}," +
                          circle_deal(seven)));
  };
  expect_verdict<Model<D>>(trial, redealt(seven), "setup BRE-15");
  expect_verdict<Model<D>>(trial, redealt(without(seven, "cat-1")), "setup BRE-11");
  // Hands that lack a piece and are redealt although nobody has 8 chickens.
  auto lacking = dealt(seven, 4);
  lacking[3].pop_back();
  expect_verdict<Model<D>>(trial, trace(4, setup(hands_deal(lacking) + "," + circle_deal(seven))),
                           "setup BRE-11 BRE-15");
}

EXAMPLE(BremenTraceSetup, DealsAreJudgedOneAfterTheOther, clause::redeal_until_fewer, clause::all_pieces_for_four,
        clause::redeal_at_eight_chickens) {
  const Names seven = circle_with_chickens(4, 7), eight = circle_with_chickens(4, 8);
  const std::string broken = circle_deal(without(eight, "cat-1"));
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(seven) + "," + broken)), "setup BRE-19");
  expect_verdict<Model<D>>(trial, trace(4, setup(broken + "," + circle_deal(seven))), "setup BRE-11");
  expect_verdict<Model<D>>(trial, trace(4, setup(circle_deal(eight) + "," + circle_deal(eight)), play(0, "cat-1")),
                           "setup BRE-18");
}

}  // namespace rulecheck::bremen
