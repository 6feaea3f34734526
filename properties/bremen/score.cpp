// "Score and Titles on Victory", said of games that end at random: numbers of won pieces and pieces left are drawn.
#include <algorithm>

#include "properties/bremen/given_end.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {

PROPERTY(2000, BremenScore, AVictoryScoresTheDifferencePlusTwelveAndADefeatNothing, clause::score,
         clause::score_after_victory, clause::award_title) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Position position = draw_end(model.settings().players, trial);
  const Claim result = model.result(model.begin_at(position));
  trial.expect(result.won.has_value() && result.score.has_value() && result.title.has_value(), "a whole result");
  trial.label(*result.won ? "won" : "lost");
  trial.require_share("won", 0.1);
  trial.require_share("lost", 0.1);
  if (!*result.won) {
    trial.expect(!*result.score && !*result.title, "a lost game to have neither score nor title");
    return;
  }
  int most = 0, none = 0;
  for (std::size_t seat = 0; seat < position.won.size(); ++seat) {
    if (position.won[seat] == 24) most = number(position.hands[seat]);
    if (position.won[seat] == 0) none = number(position.hands[seat]);
  }
  trial.expect(*result.score == most - none + 12, "the number left with 24 pieces less that left with none, plus 12");
  const int lowest = model.settings().players == 3 ? 3 : 0, highest = 24 - lowest;
  trial.expect(lowest <= **result.score && **result.score <= highest, "the score to be in the range that is possible");
  trial.expect(result.title->has_value(), "every victory to have a title");
}

PROPERTY(2000, BremenScore, AHigherScoreNeverHasALowerTitle, clause::award_title, clause::titles_three_players,
         clause::titles_four_players) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  // Titles in the order in which both tables print them, the best first.
  static const std::vector<std::string> best_first{"The Exceptionally Wonderful Best Band in Town",
                                                   "The Deeply Moving Band",
                                                   "The Thrilling Band",
                                                   "The Spirited Band",
                                                   "The Stylish Band",
                                                   "The Dreaming Band"};
  const auto rank = [&](const Claim& result) {
    return std::ranges::find(best_first, **result.title) - best_first.begin();
  };
  const Claim one = model.result(model.begin_at(draw_end(model.settings().players, trial)));
  const Claim other = model.result(model.begin_at(draw_end(model.settings().players, trial)));
  if (!*one.won || !*other.won) return;
  trial.label("two victories");
  trial.require_share("two victories", 0.05);
  trial.expect(rank(one) < 6 && rank(other) < 6, "a title that is printed");
  if (**one.score > **other.score) trial.expect(rank(one) <= rank(other), "a higher score to have no lower title");
  if (**one.score == **other.score) trial.expect(rank(one) == rank(other), "equal scores to have the same title");
}

}  // namespace rulecheck::bremen
