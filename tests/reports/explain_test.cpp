// Clauses listed and explained, for people and for programs.
#include "reports/explain.hpp"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

constexpr std::array needs{Level::argued};
constexpr Clause light{"LAN-01",
                       "light_the_lantern",
                       ClauseKind::social,
                       "Evening",
                       "Somebody lights the lantern.",
                       {},
                       needs,
                       "",
                       "Anybody can.",
                       5};
constexpr Clause leave{"LAN-02", "leave", ClauseKind::social, "Evening", "All leave.", {}, needs, "", "They tire.", 9};
constexpr std::array explained_clauses{&light, &leave};
constexpr std::array only_light{&light};
constexpr std::array<std::string_view, 2> explained_choices{"oil", "gas"};
constexpr std::array<std::string_view, 1> explained_checks{"Lantern.NobodySings"};
constexpr std::array explained_readings{
    Reading{"lamp", "Which lamp?", explained_choices, "Both burn.", "", only_light}};
constexpr std::array explained_questions{Question{"LAN-Q1", only_light, "When?", "Late.", "Silence."}};
constexpr std::array explained_findings{Finding{"LAN-F1", "gap", only_light, "No singing.", explained_checks, ""}};
constexpr Register explained_game{"lantern",
                                  "Lantern",
                                  "LAN",
                                  "model/lantern/clauses.toml",
                                  explained_clauses,
                                  explained_readings,
                                  explained_questions,
                                  explained_findings,
                                  {},
                                  nullptr};
constexpr Clause hush{"SIL-01", "leave", ClauseKind::social, "Night", "Hush.", {}, needs, "", "It is late.", 3};
constexpr std::array silent_clauses{&hush};
constexpr Register silent_game{"silence", "Silence", "SIL",  "model/silence/clauses.toml", silent_clauses, {}, {},
                               {},        {},        nullptr};
constexpr std::array explained_registers{&explained_game, &silent_game};

std::string all_explained(const std::vector<std::string>& names, bool json) {
  std::ostringstream out;
  explain(explained_registers, names, json, out);
  return out.str();
}

std::string explained(const std::string& name, bool json) { return all_explained({name}, json); }

TEST(Explain, PrintsTheClauseAndAllThatConcernsIt) {
  EXPECT_EQ(explained("LAN-01", false),
            "LAN-01 light_the_lantern (Lantern, social)\n"
            "  text         Somebody lights the lantern.\n"
            "  section      Evening\n"
            "  needs        argued\n"
            "  argument     Anybody can.\n"
            "  register     model/lantern/clauses.toml:5\n"
            "\nreading lamp: Which lamp?\n"
            "  choices      oil, gas (the first is the default)\n"
            "  argument     Both burn.\n"
            "  clauses      LAN-01 light_the_lantern\n"
            "\nquestion LAN-Q1: When?\n"
            "  chosen       Late.\n"
            "  why          Silence.\n"
            "  clauses      LAN-01 light_the_lantern\n"
            "\nfinding LAN-F1 (gap): No singing.\n"
            "  checks       Lantern.NobodySings\n"
            "  clauses      LAN-01 light_the_lantern\n");
}

TEST(Explain, AClauseThatNothingElseConcernsStandsAlone) {
  EXPECT_EQ(explained("LAN-02", false).find("LAN-Q1"), std::string::npos);
  EXPECT_EQ(explained("LAN-02", false).find("reading"), std::string::npos);
}

TEST(Explain, AClauseIsFoundByItsNameToo) {
  EXPECT_EQ(explained("light_the_lantern", false), explained("LAN-01", false));
}

TEST(Explain, ANameThatSeveralGamesHaveGivesAllOfThem) {
  EXPECT_EQ(explained("leave", false), explained("LAN-02", false) + "\n" + explained("SIL-01", false));
}

TEST(Explain, AnIdOrANameMayBeWrittenInAnyCase) {
  EXPECT_EQ(explained("lan-01", false), explained("LAN-01", false));
  EXPECT_EQ(explained("LEAVE", false), explained("leave", false));
  EXPECT_EQ(explained("lan-f1", false), explained("LAN-F1", false));
}

TEST(Explain, ReadingsQuestionsAndFindingsAreExplainedToo) {
  EXPECT_EQ(explained("lamp", false),
            "reading lamp: Which lamp?\n"
            "  choices      oil, gas (the first is the default)\n"
            "  argument     Both burn.\n"
            "  clauses      LAN-01 light_the_lantern\n"
            "  register     model/lantern/clauses.toml\n");
  EXPECT_TRUE(explained("LAN-Q1", false).starts_with("question LAN-Q1: When?\n  chosen       Late.\n"));
  EXPECT_TRUE(explained("LAN-F1", false).starts_with("finding LAN-F1 (gap): No singing.\n"));
  const auto finding = nlohmann::json::parse(explained("LAN-F1", true));
  EXPECT_EQ(finding["game"], "lantern");
  EXPECT_EQ(finding["statement"], "No singing.");
  EXPECT_EQ(finding["clauses"], nlohmann::json{"LAN-01"});
}

TEST(Explain, AGameListsWhatIsUnclearOneLineEach) {
  EXPECT_EQ(explained("lantern", false),
            "Lantern: what is unclear or wrong in its rulebook. rulecheck explain ID says more of a line.\n"
            "findings, defects of the rulebook: 1\n"
            "  LAN-F1 gap: No singing. (LAN-01)\n"
            "readings, open points with a switch in a log: 1\n"
            "  lamp: Which lamp? oil or gas; default oil (LAN-01)\n"
            "questions, open points settled with a reason: 1\n"
            "  LAN-Q1: When? (LAN-01)\n");
  EXPECT_EQ(explained("LANTERN", false), explained("lantern", false));
  EXPECT_EQ(explained("lantern", true),
            explained("LAN-F1", true) + explained("lamp", true) + explained("LAN-Q1", true));
}

TEST(Explain, AGameBeforeANameSaysWhoseItIs) {
  EXPECT_EQ(all_explained({"lantern", "LAN-F1"}, false), explained("LAN-F1", false));
  EXPECT_EQ(all_explained({"lantern", "LAN-02", "LAN-F1"}, false), all_explained({"LAN-02", "LAN-F1"}, false));
  EXPECT_EQ(all_explained({"LAN-F1", "lantern"}, false),
            explained("LAN-F1", false) + "\n" + explained("lantern", false));
  EXPECT_EQ(all_explained({"silence", "LEAVE"}, false).find("Lantern"), std::string::npos);
  EXPECT_THROW(all_explained({"silence", "LAN-01"}, false), InputError) << "another game has it";
}

TEST(Explain, AGameWithNothingUnclearSaysSo) {
  EXPECT_EQ(explained("silence", false),
            "Silence: what is unclear or wrong in its rulebook. rulecheck explain ID says more of a line.\n"
            "findings, defects of the rulebook: none\n"
            "readings, open points with a switch in a log: none\n"
            "questions, open points settled with a reason: none\n");
  EXPECT_EQ(explained("silence", true), "");
}

TEST(Explain, SeveralAreExplainedInTheirOrderAndNoneIfOneIsUnknown) {
  EXPECT_EQ(all_explained({"LAN-F1", "LAN-02"}, false), explained("LAN-F1", false) + "\n" + explained("LAN-02", false));
  std::ostringstream out;
  const std::vector<std::string> names{"LAN-01", "LAN-77"};
  EXPECT_THROW(explain(explained_registers, names, false, out), InputError);
  EXPECT_EQ(out.str(), "");
}

TEST(Explain, JsonSaysTheSame) {
  const auto document = nlohmann::json::parse(explained("LAN-01", true));
  EXPECT_EQ(document["id"], "LAN-01");
  EXPECT_EQ(document["kind"], "social");
  EXPECT_EQ(document["needs"], nlohmann::json{"argued"});
  EXPECT_EQ(document["unobservable"], nullptr);
  EXPECT_EQ(document["argument"], "Anybody can.");
  EXPECT_EQ(document["line"], 5);
  EXPECT_EQ(document["readings"][0]["choices"], (nlohmann::json{"oil", "gas"}));
  EXPECT_EQ(document["questions"][0]["chosen"], "Late.");
  EXPECT_EQ(document["findings"][0]["checks"], nlohmann::json{"Lantern.NobodySings"});
}

TEST(Explain, AnUnknownClauseIsBadInputThatNamesTheNearest) {
  try {
    explained("LAN-03", false);
    FAIL() << "accepted";
  } catch (const InputError& error) {
    EXPECT_EQ(error.place, "LAN-03");
    EXPECT_EQ(
        error.expected,
        "no game, clause, reading, question or finding has this id or name; the nearest are LAN-01 "
        "(light_the_lantern), LAN-02 (leave), LAN-Q1. rulecheck explain GAME lists what is open, rulecheck clauses "
        "GAME the clauses; expected for GAME one of: lantern, silence");
  }
}

TEST(Explain, AMisspeltNameFindsItsClauseFirst) {
  try {
    explained("leaf", false);
    FAIL() << "accepted";
  } catch (const InputError& error) {
    EXPECT_NE(error.expected.find("the nearest are LAN-02 (leave)"), std::string::npos) << error.expected;
  }
}

TEST(Clauses, AreListedOnePerLine) {
  std::ostringstream out;
  print_clauses(std::array{&explained_game}, false, out);
  EXPECT_EQ(out.str(),
            "LAN-01 light_the_lantern            social       Somebody lights the lantern.\n"
            "LAN-02 leave                        social       All leave.\n");
}

TEST(Clauses, AreListedAsJsonObjects) {
  std::ostringstream out;
  print_clauses(std::array{&explained_game}, true, out);
  std::istringstream lines(out.str());
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["name"], "light_the_lantern");
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["game"], "lantern");
}

}  // namespace
}  // namespace rulecheck
