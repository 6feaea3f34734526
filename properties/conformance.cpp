// Whether the game keeps the contract of model/core/game_model.hpp. Compiled into the checks of every game. These
// checks cite no clause: that the parts of a model agree with one another is no evidence of any rule.
#define RULECHECK_AS_TEXT(path) #path
#define RULECHECK_TEXT(path) RULECHECK_AS_TEXT(path)
// clang-format off
#include RULECHECK_TEXT(model/RULECHECK_GAME/model.hpp)
// clang-format on

#include "properties/core/conformance.hpp"

namespace rulecheck {
namespace {

template <class D>
using Model = RULECHECK_GAME::Model<D>;

/// "the-bremens" as the beginning of a suite's name: "TheBremens".
std::string suite() {
  std::string name;
  bool capital = true;
  for (const char c : std::string_view(RULECHECK_GAME_NAME)) {
    if (c != '-') name += capital ? static_cast<char>(c - 'a' + 'A') : c;
    capital = c == '-';
  }
  return name + "Conformance";
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage)
#define CONFORMANCE(cases, Name, body)                                                                   \
  [[maybe_unused]] const bool Name##_registered =                                                        \
      register_check({RULECHECK_GAME_NAME, suite(), #Name, CheckKind::property, {}, __FILE__, __LINE__}, \
                     {conformance::body<Model<Concrete>>, conformance::body<Model<Mutant<Concrete>>>,    \
                      conformance::body<Model<Observed<Concrete>>>},                                     \
                     cases)
// NOLINTEND(cppcoreguidelines-macro-usage)

CONFORMANCE(2000, GamesGoOnUntilTheyEnd, games_go_on_until_they_end);
CONFORMANCE(1000, ExactlyWhatBreaksNothingIsLegal, attempts_are_judged);
CONFORMANCE(500, TracesReplayAlike, traces_replay_alike);
CONFORMANCE(500, ExactlyTrueClaimsAreAccepted, claims_are_judged);
CONFORMANCE(500, PositionsPlayOnAlike, positions_play_on_alike);
CONFORMANCE(1000, SetupsAreJudged, setups_are_judged);
CONFORMANCE(500, EqualChoicesGiveEqualGames, equal_choices_give_equal_games);

}  // namespace
}  // namespace rulecheck
