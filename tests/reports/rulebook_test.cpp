// Sentence accounting: nothing in a rulebook text is passed over, nothing in a register is stale.
#include "reports/rulebook.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "model/core/digest.hpp"
#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

/// A register of two clauses that claim "Light it." (both) and "Go home." (the second); "Lantern" is flavour.
class Lantern {
 public:
  const Register& clauses() const { return register_; }

 private:
  std::string light_ = sha256("Light it.");
  std::string home_ = sha256("Go home.");
  std::string title_ = sha256("Lantern");
  std::array<std::string_view, 1> first_passages_{light_};
  std::array<std::string_view, 2> second_passages_{light_, home_};
  std::array<std::string_view, 1> flavour_{title_};
  Clause first_{"LAN-01", "light", ClauseKind::obligation, "", "", first_passages_, {}, "", "", 1};
  Clause second_{"LAN-02", "leave", ClauseKind::obligation, "", "", second_passages_, {}, "", "", 2};
  std::array<const Clause*, 2> list_{&first_, &second_};
  Register register_{"lantern", "Lantern", "LAN", "model/lantern/clauses.toml", list_, {}, {}, {}, flavour_, nullptr};
};

RulebookAccount account(const Lantern& lantern, const std::string& text) {
  return account_for(lantern.clauses(), split_passages(text, "rulebook.txt"));
}

/// A rulebook text in a file of its own, removed at the end.
class RulebookText {
 public:
  explicit RulebookText(const std::string& text)
      : path(std::filesystem::path(testing::TempDir()) / ("lantern-" + std::to_string(getpid()) + ".txt")) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~RulebookText() { std::filesystem::remove(path); }
  RulebookText(const RulebookText&) = delete;
  RulebookText& operator=(const RulebookText&) = delete;

  std::filesystem::path path;
};

TEST(RulebookAccount, IsCompleteWhereEveryPassageIsClaimedOrFlavour) {
  const Lantern lantern;
  const RulebookAccount result = account(lantern, "Lantern\nLight it. Go home.");
  EXPECT_TRUE(result.complete());
  ASSERT_EQ(result.passages.size(), 3U);
  EXPECT_TRUE(result.passages[0].flavour);
  EXPECT_EQ(result.passages[1].claimed_by.size(), 2U);
  EXPECT_EQ(result.passages[2].claimed_by.size(), 1U);
  EXPECT_EQ(result.passages[2].claimed_by[0]->id, "LAN-02");
}

TEST(RulebookAccount, NamesASentenceThatNobodyClaims) {
  const Lantern lantern;
  const RulebookAccount result = account(lantern, "Lantern\nLight it. Go home. Sleep well.");
  EXPECT_FALSE(result.complete());
  EXPECT_TRUE(result.passages[3].unclaimed());
  EXPECT_TRUE(result.missing.empty());
}

TEST(RulebookAccount, NamesAPassageWhoseTextHasChangedAndWhoClaimedIt) {
  const Lantern lantern;
  const RulebookAccount result = account(lantern, "Lantern\nLight it now. Go home.");
  EXPECT_FALSE(result.complete());
  EXPECT_TRUE(result.passages[1].unclaimed());
  ASSERT_EQ(result.missing.size(), 1U);
  EXPECT_EQ(result.missing[0].digest, sha256("Light it."));
  EXPECT_EQ(result.missing[0].claimed_by.size(), 2U);
}

TEST(RulebookAccount, IsIncompleteWhereOnlyAPassageHasGone) {
  const Lantern lantern;
  const RulebookAccount result = account(lantern, "Light it. Go home.");
  EXPECT_FALSE(result.complete());
  ASSERT_EQ(result.missing.size(), 1U);
  EXPECT_TRUE(result.missing[0].claimed_by.empty());
}

TEST(RulebookReport, ExitStatusSaysWhetherTheAccountIsComplete) {
  const Lantern lantern;
  std::ostringstream out;
  {
    const RulebookText text("Lantern\nLight it. Go home.");
    EXPECT_EQ(report_rulebook(lantern.clauses(), text.path, RulebookFormat::text, out), 0);
  }
  const RulebookText text("Lantern\nLight it. Go home. Sleep well.");
  EXPECT_EQ(report_rulebook(lantern.clauses(), text.path, RulebookFormat::text, out), 1);
}

TEST(RulebookReport, TextNamesLineAndDigestOfWhatIsUnclaimed) {
  const Lantern lantern;
  const RulebookText text("Lantern\nLight it. Go home.\nSleep well.");
  std::ostringstream out;
  report_rulebook(lantern.clauses(), text.path, RulebookFormat::text, out);
  EXPECT_NE(out.str().find(text.path.string() + ":3: unclaimed: \"Sleep well.\"\n    " + sha256("Sleep well.")),
            std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find("4 passages: 2 claimed, 1 flavour, 1 unclaimed; 0 of the register not in the text"),
            std::string::npos)
      << out.str();
}

TEST(RulebookReport, TextNamesWhoClaimsWhatIsNotThereAndWhere) {
  const Lantern lantern;
  const RulebookText text("Sleep well.");
  std::ostringstream out;
  report_rulebook(lantern.clauses(), text.path, RulebookFormat::text, out);
  const std::string missing = text.path.string() + ": not in the text: ";
  EXPECT_NE(out.str().find(missing +
                           "LAN-01 light (model/lantern/clauses.toml:1), LAN-02 leave (model/lantern/clauses.toml:2)\n"
                           "    " +
                           sha256("Light it.") + "\n"),
            std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find(missing + "flavour (model/lantern/clauses.toml)\n    " + sha256("Lantern") + "\n"),
            std::string::npos)
      << out.str();
}

TEST(RulebookReport, ControlCharactersOfTheTextDoNotReachTheTerminal) {
  const Lantern lantern;
  const RulebookText text("Sleep \x1b[2J\aa while.");
  for (const RulebookFormat format : {RulebookFormat::text, RulebookFormat::digests, RulebookFormat::json}) {
    std::ostringstream out;
    report_rulebook(lantern.clauses(), text.path, format, out);
    EXPECT_EQ(out.str().find_first_of("\x1b\a"), std::string::npos) << out.str();
  }
}

TEST(RulebookReport, JsonHasOneEntryPerPassage) {
  const Lantern lantern;
  const RulebookText text("Lantern\nLight it.\nSleep well.");
  std::ostringstream out;
  report_rulebook(lantern.clauses(), text.path, RulebookFormat::json, out);
  const auto document = nlohmann::json::parse(out.str());
  EXPECT_EQ(document["game"], "lantern");
  EXPECT_EQ(document["complete"], false);
  ASSERT_EQ(document["passages"].size(), 3U);
  EXPECT_EQ(document["passages"][0]["status"], "flavour");
  EXPECT_EQ(document["passages"][1]["clauses"], (nlohmann::json{"LAN-01", "LAN-02"}));
  EXPECT_EQ(document["passages"][2]["status"], "unclaimed");
  EXPECT_EQ(document["passages"][2]["line"], 3);
  EXPECT_EQ(document["missing"][0]["digest"], sha256("Go home."));
  EXPECT_EQ(document["missing"][0]["clauses"], (nlohmann::json{"LAN-02"}));
}

TEST(RulebookReport, DigestsAreListedWithLineAndClaims) {
  const Lantern lantern;
  const RulebookText text("Lantern\nLight it. Go home.");
  std::ostringstream out;
  report_rulebook(lantern.clauses(), text.path, RulebookFormat::digests, out);
  EXPECT_EQ(out.str(), sha256("Lantern") + "    1 [flavour] \"Lantern\"\n" + sha256("Light it.") +
                           "    2 [LAN-01 LAN-02] \"Light it.\"\n" + sha256("Go home.") +
                           "    2 [LAN-02] \"Go home.\"\n");
}

TEST(RulebookReport, AFileThatIsNotThereOrEmptyIsBadInput) {
  const Lantern lantern;
  std::ostringstream out;
  EXPECT_THROW(report_rulebook(lantern.clauses(), "no-such-rulebook.txt", RulebookFormat::text, out), InputError);
  const RulebookText empty("\n \n");
  EXPECT_THROW(report_rulebook(lantern.clauses(), empty.path, RulebookFormat::text, out), InputError);
}

}  // namespace
}  // namespace rulecheck
