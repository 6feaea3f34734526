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
constexpr std::array explained_registers{&explained_game};

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

TEST(Explain, AClauseIsFoundByItsNameToo) { EXPECT_EQ(explained("leave", false), explained("LAN-02", false)); }

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
    EXPECT_NE(error.expected.find("LAN-01 (light_the_lantern), LAN-02 (leave)"), std::string::npos) << error.expected;
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
  print_clauses(explained_registers, false, out);
  EXPECT_EQ(out.str(),
            "LAN-01 light_the_lantern            social       Somebody lights the lantern.\n"
            "LAN-02 leave                        social       All leave.\n");
}

TEST(Clauses, AreListedAsJsonObjects) {
  std::ostringstream out;
  print_clauses(explained_registers, true, out);
  std::istringstream lines(out.str());
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["name"], "light_the_lantern");
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["game"], "lantern");
}

}  // namespace
}  // namespace rulecheck
