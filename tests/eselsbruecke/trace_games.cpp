// Whole logs: the ones that the trace format publishes, the book's running example, and the stored witnesses.
#include "tests/eselsbruecke/trace_text.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D>
Replay stored(const std::string& name) {
  return replay_file<Model<D>>("tests/eselsbruecke/traces/" + name + ".json");
}

/// The book's example up to Nils's turn; Mario, Claudia, Nils and Birgit are seats 0 to 3. Motifs are letters: j the
/// traffic jam, w Snow White, t the three.
const std::vector<std::string> example{
    story(0, "jwt"), story(1, "abc"), story(2, "def"), story(3, "ghi"),  story(0, "klm"),
    story(1, "nop"), story(2, "qrs"), story(3, "uvx"), story(0, "yzAB"), distribution(0, {"", "j", "t", "w"}),
    names(1, "w"),   names(2, "j")};

template <class D>
void expect_example(Trial& trial, const std::vector<std::string>& more, const std::string& expected) {
  std::vector<std::string> moves = example;
  moves.insert(moves.end(), more.begin(), more.end());
  expect_verdict<Model<D>>(trial, trace(4, R"("setup":{"start":0})", list(moves)), expected);
}

/// A stored witness conforms.
template <class D>
void expect_witness(Trial& trial, const std::string& name, std::vector<const Clause*> clauses) {
  const Replay replay = stored<D>("witness/" + name);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return name + ": " + describe(replay); });
  trial.witness(std::move(clauses), false, "tests/eselsbruecke/traces/witness/" + name + ".json");
}

}  // namespace

EXAMPLE(EselsbrueckeTraceGames, ThePublishedExamples, clause::last_motif_in_own_hand, clause::not_the_own_motif,
        clause::storyteller_takes_the_rest, clause::open_tiles_go_first, clause::most_tiles_decide) {
  const Replay conforms = stored<D>("published-conforms");
  trial.expect(verdict_of(conforms) == "conforms, over", [&] { return describe(conforms); });
  trial.expect(conforms.result == R"({"tiles":[2,9,2],"stops":[0,1,1],"winners":[1]})", "the published result");
  const Replay violates = stored<D>("published-violates");
  trial.expect(verdict_of(violates) == "1 ESL-24" && !violates.over, [&] { return describe(violates); });
  trial.expect(violates.message == "seat 1 holds Bell", "the published message");
}

EXAMPLE(EselsbrueckeTraceGames, TheRunningExample, clause::example_mario_tells, clause::example_mario_distributes,
        clause::example_claudia_and_nils, clause::example_birgit_fails, clause::example_red_costs_one,
        clause::example_no_stop_for_mario, clause::named_tile_is_won) {
  const std::vector<std::string> fails_once{fails(3), names(1, "t")};
  const auto settled = [&](const std::string& more) {
    return std::vector{fails_once[0], fails_once[1], settles(0, more)};
  };
  expect_example<D>(trial, {}, "conforms");
  expect_example<D>(trial, fails_once, "conforms");
  expect_example<D>(trial, settled(R"("lost":[0,0,0,1],"stop":false,)" + stacks_are({"p", "ppp", "pp", ""})),
                    "conforms");
  expect_example<D>(trial, settled(R"("lost":[0,0,0,0])"), "14 ESL-33");
  expect_example<D>(trial, settled(R"("lost":[0,0,0,2])"), "14 ESL-33");
  expect_example<D>(trial, settled(R"("stop":true)"), "14 ESL-39");
  // Had Birgit known the three, Mario would have a stop tile.
  const auto known_by_birgit = [&](const std::string& more) { return std::vector{names(3, "t"), settles(0, more)}; };
  expect_example<D>(trial, known_by_birgit(R"("stop":true,)" + stacks_are({"sp", "pp", "pp", "pp"})), "conforms");
  expect_example<D>(trial, known_by_birgit(R"("stop":false)"), "13 ESL-38");
  // The guessing round has ended.
  expect_example<D>(trial, {fails(3), names(1, "t"), names(2, "y")}, "14 ESL-19");
}

EXAMPLE(EselsbrueckeTraceGames, StoredWitnesses, clause::revealed_stop_ends_giving, clause::stop_tiles_break_ties,
        clause::several_winners, clause::named_motifs_as_aid, clause::first_tile_as_aid, clause::last_motif_in_own_hand,
        clause::clockwise_until_all_are_named) {
  expect_witness<D>(trial, "a-stop-tile-saves-tiles-twice", {&clause::revealed_stop_ends_giving});
  expect_witness<D>(trial, "a-tie-broken-by-stop-tiles", {&clause::stop_tiles_break_ties});
  expect_witness<D>(trial, "two-winners", {&clause::several_winners});
  expect_witness<D>(trial, "named-motifs-as-an-aid", {&clause::named_motifs_as_aid});
  expect_witness<D>(trial, "the-first-tile-as-an-aid", {&clause::first_tile_as_aid});
  expect_witness<D>(trial, "the-last-motif-is-kept", {&clause::last_motif_in_own_hand});
  expect_witness<D>(trial, "everybody-errs", {&clause::clockwise_until_all_are_named});
  expect_witness<D>(trial, "one-player-wins-all-tiles", {&clause::last_motif_in_own_hand});
  expect_witness<D>(trial, "two-without-a-tile", {&clause::first_tile_as_aid});
}

EXAMPLE(EselsbrueckeTraceGames, TilesToldBeforeAPosition, clause::distributed_field) {
  const std::string start = before(3, 0, 0, {"p", "p", "p"});
  const auto deals = [&](const std::vector<std::string>& more) {
    std::vector<std::string> moves{story(0, "abcd"), distribution(0, {"x", "y", "z"})};
    moves.insert(moves.end(), more.begin(), more.end());
    return trace(3, start, list(moves));
  };
  expect_verdict<Model<D>>(trial, deals({}), "conforms");
  const auto second = [&](const std::vector<std::string>& hands) {
    return deals({names(1, "x"), names(2, "y"), fails(1), keeps(2, "z"), story(1, "efgh"), distribution(1, hands)});
  };
  expect_verdict<Model<D>>(trial, second({"k", "l", "m"}), "conforms");
  expect_verdict<Model<D>>(trial, second({"k", "x", "m"}), "7 ESL-11");  // distributed before
  expect_verdict<Model<D>>(trial, second({"k", "a", "m"}), "7 ESL-11");  // in an earlier story
  expect_verdict<Model<D>>(trial, second({"k", "e", "m"}), "7 ESL-11");  // in the story just told
}

}  // namespace rulecheck::eselsbruecke
