// Evidence: what is written, and that the reader takes nothing else.
#include "model/core/evidence.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "model/core/evidence_reader.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, removed afterwards.
class EvidenceFolder : public testing::Test {
 protected:
  EvidenceFolder() {
    std::string pattern = (fs::temp_directory_path() / "rulecheck-evidence-XXXXXX").string();
    folder = ::mkdtemp(pattern.data());
  }
  ~EvidenceFolder() override { fs::remove_all(folder); }

  fs::path folder;
};

CheckRecord passed_record() {
  return {.check = "Lantern.Burns",
          .game = "lantern",
          .kind = CheckKind::property,
          .clauses = {"LAN-01", "LAN-02"},
          .verdict = Verdict::passed,
          .amount = 18446744073709551615U,
          .unit = "evenings",
          .seed = 7,
          .readings = {{"oil", "whale"}},
          .file = "properties/lantern/evening.cpp",
          .line = 12,
          .command = "build/bin/lantern-checks --gtest_filter=Lantern.Burns",
          .edition = "abc",
          .message = "a \"quoted\"\nsecond line",
          .seconds = 0.25};
}

using EvidenceWriterTest = EvidenceFolder;

TEST_F(EvidenceWriterTest, WhatIsWrittenIsRead) {
  EvidenceWriter writer(folder, "lantern-checks");
  writer.start("Lantern.Burns", "lantern", CheckKind::property);
  writer.end(passed_record());
  writer.mutant({"lantern", MutantSide::proofs, "a.hpp:3:4", "<", "<=", {"LAN-01"}, MutantVerdict::killed, {"A.B"}});
  writer.condition({"lantern", "a.hpp:3:4", "<", {"LAN-01"}, true, false, true});
  writer.condition({"lantern", "a.hpp:3:9", "<", {}, true, false, std::nullopt});
  writer.quantity({"Lantern.Burns", "lantern", "chance", "1/3"});
  writer.witness({"Lantern.Burns", "lantern", {"LAN-01"}, true, "tests/lantern/traces/dark.json"});
  writer.distribution({"Lantern.Burns", "lantern", 100, {{"lit", 60}, {"dark", 40}}});

  const Evidence evidence = read_evidence(folder);

  EXPECT_TRUE(evidence.problems.empty());
  EXPECT_TRUE(evidence.crashes.empty());
  ASSERT_EQ(evidence.ends.size(), 1U);
  const CheckRecord& end = evidence.ends.front();
  const CheckRecord written = passed_record();
  EXPECT_EQ(end.check, written.check);
  EXPECT_EQ(end.game, written.game);
  EXPECT_EQ(end.kind, written.kind);
  EXPECT_EQ(end.clauses, written.clauses);
  EXPECT_EQ(end.verdict, written.verdict);
  EXPECT_EQ(end.amount, written.amount);
  EXPECT_EQ(end.unit, written.unit);
  EXPECT_EQ(end.seed, written.seed);
  EXPECT_EQ(end.readings, written.readings);
  EXPECT_EQ(end.file, written.file);
  EXPECT_EQ(end.line, written.line);
  EXPECT_EQ(end.command, written.command);
  EXPECT_EQ(end.edition, written.edition);
  EXPECT_EQ(end.message, written.message);
  EXPECT_EQ(end.seconds, written.seconds);
  ASSERT_EQ(evidence.mutants.size(), 1U);
  EXPECT_EQ(evidence.mutants[0].side, MutantSide::proofs);
  EXPECT_EQ(evidence.mutants[0].replacement, "<=");
  EXPECT_EQ(evidence.mutants[0].by, std::vector<std::string>{"A.B"});
  ASSERT_EQ(evidence.conditions.size(), 2U);
  EXPECT_EQ(evidence.conditions[0].constant, std::optional(true));
  EXPECT_EQ(evidence.conditions[1].constant, std::nullopt);
  EXPECT_EQ(evidence.quantities.at(0).value, "1/3");
  EXPECT_TRUE(evidence.witnesses.at(0).breaks);
  EXPECT_EQ(evidence.distributions.at(0).labels.at("dark"), 40U);
}

TEST_F(EvidenceWriterTest, NothingIsWrittenWhereNoFolderIsNamed) {
  ::unsetenv("RULECHECK_EVIDENCE");
  EvidenceWriter writer = EvidenceWriter::from_environment("lantern-checks");
  EXPECT_FALSE(writer.enabled());
  writer.start("Lantern.Burns", "lantern", CheckKind::property);
  EXPECT_TRUE(fs::is_empty(folder));
}

TEST_F(EvidenceWriterTest, TheEnvironmentNamesTheFolderAndTheFileNamesProgramAndProcess) {
  ::setenv("RULECHECK_EVIDENCE", (folder / "run").c_str(), 1);
  EvidenceWriter writer = EvidenceWriter::from_environment("lantern-checks");
  ::unsetenv("RULECHECK_EVIDENCE");
  EXPECT_FALSE(fs::exists(folder / "run")) << "opened before the first record";
  writer.start("Lantern.Burns", "lantern", CheckKind::property);
  EXPECT_TRUE(fs::exists(folder / "run" / ("lantern-checks-" + std::to_string(::getpid()) + ".jsonl")));
}

TEST_F(EvidenceWriterTest, ACrashLeavesAStartWithoutItsEnd) {
  const pid_t child = ::fork();
  if (child == 0) {
    EvidenceWriter writer(folder, "lantern-checks");
    writer.start("Lantern.Burns", "lantern", CheckKind::property);
    ::kill(::getpid(), SIGKILL);
  }
  ::waitpid(child, nullptr, 0);

  const Evidence evidence = read_evidence(folder);

  ASSERT_EQ(evidence.crashes.size(), 1U);
  EXPECT_EQ(evidence.crashes[0].check, "Lantern.Burns");
  EXPECT_EQ(evidence.crashes[0].kind, CheckKind::property);
}

TEST_F(EvidenceWriterTest, AForkedChildWritesAFileOfItsOwn) {
  EvidenceWriter writer(folder, "lantern-checks");
  writer.start("Lantern.Burns", "lantern", CheckKind::property);
  const pid_t child = ::fork();
  if (child == 0) {
    writer.quantity({"Lantern.Burns", "lantern", "chance", "1/3"});
    ::_exit(0);
  }
  ::waitpid(child, nullptr, 0);
  writer.end(passed_record());
  EXPECT_EQ(json_lines_files(folder).size(), 2U);
  EXPECT_TRUE(read_evidence(folder).crashes.empty());
}

TEST_F(EvidenceWriterTest, AnErrorOfWritingIsThrown) {
  std::ofstream(folder / "file") << "no folder";
  EvidenceWriter no_folder(folder / "file", "lantern-checks");
  EXPECT_THROW(no_folder.start("Lantern.Burns", "lantern", CheckKind::property), EvidenceError);

  fs::create_symlink("/dev/full", folder / ("full-" + std::to_string(::getpid()) + ".jsonl"));
  EvidenceWriter no_room(folder, "full");
  EXPECT_THROW(no_room.start("Lantern.Burns", "lantern", CheckKind::property), EvidenceError);
}

TEST_F(EvidenceWriterTest, BytesThatAreNoTextLeaveTheLineReadable) {
  EvidenceWriter writer(folder, "lantern-checks");
  CheckRecord record = passed_record();
  record.message = "broken \xff\xc3 bytes";
  writer.start(record.check, record.game, record.kind);
  writer.end(record);
  const Evidence evidence = read_evidence(folder);
  EXPECT_TRUE(evidence.problems.empty());
  EXPECT_EQ(evidence.ends.at(0).message, "broken \uFFFD\uFFFD bytes");
}

TEST(EvidenceNames, EveryNameLeadsBackToItsValueAndNoOtherTextDoes) {
  for (int value = 0; value <= static_cast<int>(Verdict::crashed); ++value)
    EXPECT_EQ(verdict_named(name(static_cast<Verdict>(value))), static_cast<Verdict>(value));
  for (int value = 0; value <= static_cast<int>(CheckKind::example); ++value)
    EXPECT_EQ(check_kind_named(name(static_cast<CheckKind>(value))), static_cast<CheckKind>(value));
  EXPECT_EQ(name(Verdict::gave_up), "gave-up");
  EXPECT_EQ(name(Verdict::no_solver), "no-solver");
  EXPECT_EQ(verdict_named("Passed"), std::nullopt);
  EXPECT_EQ(verdict_named(""), std::nullopt);
  EXPECT_EQ(check_kind_named("proofs"), std::nullopt);
}

/// A line that must not count, and a part of the reason given.
struct BadLine {
  const char* label;
  const char* line;
  const char* reason;
};
std::ostream& operator<<(std::ostream& out, const BadLine& bad) { return out << bad.label; }

class EvidenceReaderTest : public testing::TestWithParam<BadLine> {};

TEST_P(EvidenceReaderTest, ABadLineIsNamedWithItsFileAndNumberAndDoesNotCount) {
  std::istringstream input(std::string(R"({"record":"quantity","check":"A.B","game":"g","name":"n","value":"v"})") +
                           "\n" + GetParam().line);
  Evidence evidence;
  read_evidence_file(input, "part.jsonl", evidence);
  ASSERT_EQ(evidence.problems.size(), 1U);
  EXPECT_EQ(evidence.problems[0].file, "part.jsonl");
  EXPECT_EQ(evidence.problems[0].line, 2);
  EXPECT_NE(evidence.problems[0].what.find(GetParam().reason), std::string::npos) << evidence.problems[0].what;
  EXPECT_EQ(evidence.quantities.size(), 1U);
  EXPECT_TRUE(evidence.ends.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Lines, EvidenceReaderTest,
    testing::Values(
        BadLine{"Empty", "\n", "expected a JSON object"},
        BadLine{"List", "[]\n", "expected a JSON object, found array"},
        BadLine{"Half", R"({"record":"start","check":"A.)", "half-written"},
        BadLine{"NotEnded", R"({"record":"start","check":"A.B","game":"g","kind":"proof"})", "half-written"},
        BadLine{"Garbage", "{\"record\":\"start\"} x\n", "broken line"},
        BadLine{"UnknownRecord", "{\"record\":\"begin\"}\n", "unknown record \"begin\""},
        BadLine{"NoRecord", "{}\n", "key \"record\" is missing"},
        BadLine{"MissingKey", "{\"record\":\"start\",\"check\":\"A.B\",\"game\":\"g\"}\n", "key \"kind\" is missing"},
        BadLine{"WrongType", "{\"record\":\"start\",\"check\":3,\"game\":\"g\",\"kind\":\"proof\"}\n",
                "\"check\" must be a string, found number"},
        BadLine{"UnknownKind", "{\"record\":\"start\",\"check\":\"A.B\",\"game\":\"g\",\"kind\":\"guess\"}\n",
                "unknown value \"guess\""},
        BadLine{"UnknownKey",
                "{\"record\":\"start\",\"check\":\"A.B\",\"game\":\"g\",\"kind\":\"proof\",\"sure\":true}\n",
                "unknown key \"sure\""},
        BadLine{"KeyTwice",
                "{\"record\":\"start\",\"check\":\"A.B\",\"check\":\"A.C\",\"game\":\"g\",\"kind\":\"proof\"}\n",
                "key \"check\" stands twice"},
        BadLine{"NegativeCount",
                "{\"record\":\"distribution\",\"check\":\"A.B\",\"game\":\"g\",\"cases\":-1,\"labels\":{}}\n",
                "whole number from 0"},
        BadLine{"FractionalCount",
                "{\"record\":\"distribution\",\"check\":\"A.B\",\"game\":\"g\",\"cases\":1.5,\"labels\":{}}\n",
                "whole number from 0"},
        BadLine{"EmptyCheck", "{\"record\":\"start\",\"check\":\"\",\"game\":\"g\",\"kind\":\"proof\"}\n",
                "must not be empty"},
        BadLine{"EndWithoutStart",
                "{\"record\":\"end\",\"check\":\"A.B\",\"game\":\"g\",\"kind\":\"proof\",\"clauses\":[],\"verdict\":"
                "\"passed\",\"amount\":1,\"unit\":\"u\",\"seed\":0,\"readings\":{},\"file\":\"f\",\"line\":1,"
                "\"command\":\"c\",\"edition\":\"e\",\"message\":\"\",\"seconds\":0}\n",
                "without its start"},
        BadLine{"UnknownVerdict",
                "{\"record\":\"end\",\"check\":\"A.B\",\"game\":\"g\",\"kind\":\"proof\",\"clauses\":[],\"verdict\":"
                "\"fine\",\"amount\":1,\"unit\":\"u\",\"seed\":0,\"readings\":{},\"file\":\"f\",\"line\":1,"
                "\"command\":\"c\",\"edition\":\"e\",\"message\":\"\",\"seconds\":0}\n",
                "unknown value \"fine\""}),
    [](const auto& parameter) { return std::string(parameter.param.label); });

}  // namespace
}  // namespace rulecheck
