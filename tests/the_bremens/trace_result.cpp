// Claimed results in a log: the rows of the trace format, each with a twin that keeps the rule.
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

const std::vector<std::string> last_turn{shows(R"("3","4","5")"), turn(0, {plays("donkey", 21)})};

std::string claimed_after(const std::string& board, const std::string& home, const std::string& result,
                          const std::string& readings = "") {
  return trace(readings + position(board, R"(,"home":[)" + home + "]"), last_turn, result);
}
std::string ranked(const std::string& groups) { return R"({"ranking":[)" + groups + "]}"; }

const std::string published = R"("18":["donkey-0","cat-1"],"7":["dog-2"],"9":["chicken"])";
const std::string published_home = R"("cat-0","dog-0","dog-1","donkey-1")";

}  // namespace

EXAMPLE(TheBremensTraceResult, NoResultBeforeTheEnd, clause::third_animal_home_wins) {
  expect_verdict<Model<D>>(trial, trace(position(usual_board), {}, R"({"winner":0})"), "result TBR-51");
  expect_verdict<Model<D>>(trial, trace(position(usual_board), {}, "{}"), "result TBR-51");
  expect_verdict<Model<D>>(trial, claimed_after(published, R"("cat-0","dog-1","donkey-1")", "{}"), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed_after(published, R"("cat-0","donkey-1")", "{}"), "result TBR-51");
}

EXAMPLE(TheBremensTraceResult, TheWinnerIsWhoseThirdAnimalCameFirst, clause::third_animal_home_wins,
        clause::riders_arrive_first) {
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, R"({"winner":1})"), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, R"({"winner":0})"), "result TBR-51");
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, R"({"winner":2})"), "result TBR-51");
  // The rider completes nobody, its carrier does.
  expect_verdict<Model<D>>(trial, claimed_after(published, R"("cat-0","dog-0")", R"({"winner":0})"), "conforms, over");
  // A position that is over: by the third pieces in the order of arrival.
  const std::string over =
      position(R"("9":["chicken"])", R"(,"home":["cat-0","dog-0","cat-1","dog-1","donkey-1","donkey-0"])");
  expect_verdict<Model<D>>(trial, trace(over, {}, R"({"winner":1,"ranking":[[1],[0],[2]]})"), "conforms, over");
  expect_verdict<Model<D>>(trial, trace(over, {}, R"({"winner":0})"), "result TBR-51");
}

EXAMPLE(TheBremensTraceResult, TheRankingBeginsWithTheWinnerAlone, clause::third_animal_home_wins) {
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, ranked("[0],[1],[2]")), "result TBR-51");
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, ranked("[0,1],[2]")), "result TBR-51");
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, ranked("[0,1,2]")), "result TBR-51");
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, ranked("[1],[0],[2]")), "conforms, over");
  const std::string wrong = R"({"winner":0,"ranking":[[1],[2],[0]]})";
  expect_verdict<Model<D>>(trial, claimed_after(published, published_home, wrong), "result TBR-51 TBR-53");
}

EXAMPLE(TheBremensTraceResult, MoreAnimalsHomeAreBetter, clause::rank_by_animals_home) {
  const std::string board = R"("18":["donkey-0"],"20":["cat-2","chicken"])", home = R"("cat-0","dog-0","cat-1")";
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[0],[1],[2]")), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[0],[2],[1]")), "result TBR-53");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[0],[1,2]")), "result TBR-53");
}

EXAMPLE(TheBremensTraceResult, CompletedSeatsAreInTheOrderOfTheirThirdAnimals, clause::riders_arrive_first) {
  const std::string board = R"("18":["donkey-0","dog-1","cat-2"],"9":["chicken"])";
  const std::string home = R"("cat-0","dog-0","cat-1","donkey-1","dog-2","donkey-2")";
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[2],[1],[0]")), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[2],[0],[1]")), "result TBR-52");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[2],[0,1]")), "result TBR-52");
  // Where arriving stops with the winner, the others have two animals home, and the dog was above the donkey.
  const std::string stop = reading("arrival", "stop");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[2],[1],[0]"), stop), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked("[2],[0],[1]"), stop), "result TBR-54");
}

EXAMPLE(TheBremensTraceResult, TheForemostAnimalDecidesAmongEquals, clause::rank_by_foremost_animal) {
  const auto expect = [&](const std::string& others, const std::string& right) {
    const std::string board = R"("18":["donkey-0"],)" + others, home = R"("cat-0","dog-0")";
    for (const char* groups : {"[0],[1],[2]", "[0],[2],[1]", "[0],[1,2]", "[0],[2,1]"}) {
      const bool level = right == "[0],[1,2]" && groups == std::string("[0],[2,1]");
      expect_verdict<Model<D>>(trial, claimed_after(board, home, ranked(groups)),
                               groups == right || level ? "conforms, over" : "result TBR-54");
    }
  };
  expect(R"("7":["cat-1"],"9":["donkey-2","chicken"])", "[0],[2],[1]");
  expect(R"("9":["donkey-1","dog-2","chicken"])", "[0],[2],[1]");
  expect(R"("9":["dog-2","cat-1"],"2":["chicken"])", "[0],[1],[2]");
  expect(R"("9":["dog-2","cat-1"],"10":["donkey-2"],"2":["chicken"])", "[0],[2],[1]");
  expect(R"("1":["donkey-1"],"2":["chicken"])", "[0],[1],[2]");
  expect(R"("1":["cat-2"],"2":["chicken"])", "[0],[2],[1]");
  expect(R"("2":["chicken"])", "[0],[1,2]");
}

EXAMPLE(TheBremensTraceResult, EveryPairIsComparedForItself, clause::rank_by_animals_home,
        clause::rank_by_foremost_animal) {
  const std::string start = position(R"("18":["donkey-0"],"9":["cat-2"],"7":["cat-3"],"2":["chicken"])",
                                     R"(,"home":["cat-0","dog-0","cat-1"])");
  const auto claimed = [&](const std::string& groups) {
    return trace(start, {shows(R"("3","4","5","1")"), turn(0, {plays("donkey", 21)})}, ranked(groups), 4);
  };
  expect_verdict<Model<D>>(trial, claimed("[0],[1],[2],[3]"), "conforms, over");
  expect_verdict<Model<D>>(trial, claimed("[0],[1],[3],[2]"), "result TBR-54");
  expect_verdict<Model<D>>(trial, claimed("[0],[2],[1],[3]"), "result TBR-53");
  expect_verdict<Model<D>>(trial, claimed("[0],[3],[2],[1]"), "result TBR-53 TBR-54");
  expect_verdict<Model<D>>(trial, claimed("[0],[1,2,3]"), "result TBR-53 TBR-54");
}

}  // namespace rulecheck::the_bremens
