// "FAQ": the four answers as traces.
#include "tests/harmony_of_bremen/trace_text.hpp"

namespace rulecheck::harmony_of_bremen {

EXAMPLE(HarmonyOfBremenFaq, EqualNumbersOfCatAndDogFail, clause::example_cat_and_dog_equal,
        clause::equal_is_not_growing) {
  // Seats 0 and 3 are the dog and the cat.
  const std::string start = before_round(10, "[5],[1],[10],[5]", 0);
  expect_verdict<Model<D>>(trial, trace(start, ensemble("5,1,10,5", R"("success":false)"), R"({"won":false})"),
                           "conforms, over");
  expect_verdict<Model<D>>(trial, trace(start, ensemble("5,1,10,5", R"("success":true)")), "0 HOB-19");
  const std::string higher = before_round(10, "[6],[1],[10],[5]", 0);
  expect_verdict<Model<D>>(trial, trace(higher, ensemble("6,1,10,5", R"("success":true)"), R"({"won":true})"),
                           "conforms, over");
}

EXAMPLE(HarmonyOfBremenFaq, ADeclaredNumberIsNotChanged, clause::declaration_stands) {
  expect_verdict<Model<D>>(trial, trace(orderly_game, list({declaration(0, 7), declaration(0, 8)})), "1 HOB-37");
  expect_verdict<Model<D>>(trial, trace(orderly_game, list({declaration(0, 7), ensemble("7,1,10,4")})), "conforms");
}

EXAMPLE(HarmonyOfBremenFaq, CardsGoToNobodyButTheLeftNeighbour, clause::always_to_the_left) {
  const std::string played = list({declaration(0, 7), ensemble("7,1,10,4")});
  expect_verdict<Model<D>>(trial, trace(orderly_game, played + "," + tuning("7,1,10,4", R"("to":[1,2,3,0])")),
                           "conforms");
  expect_verdict<Model<D>>(trial, trace(orderly_game, played + "," + tuning("7,1,10,4", R"("to":[2,1,3,0])")),
                           "2 HOB-38");
}

EXAMPLE(HarmonyOfBremenFaq, AFailureInTheLastRoundLosesWithFewerThanThree, clause::earlier_failures_do_not_matter,
        clause::last_failure_loses) {
  for (int failures = 0; failures <= 1; ++failures) {
    const std::string start = before_round(10, "[4],[1],[10],[7]", failures);
    expect_verdict<Model<D>>(trial, trace(start, ensemble("4,1,10,7"), R"({"won":false})"), "conforms, over");
    expect_verdict<Model<D>>(trial, trace(start, ensemble("4,1,10,7"), R"({"won":true})"), "result HOB-30");
  }
}

}  // namespace rulecheck::harmony_of_bremen
