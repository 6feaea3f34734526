// What the generator writes: the same for the same register, nothing of the machine, and editions that follow the
// files.
#include "model/core/register_code.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "model/core/digest.hpp"
#include "model/core/edition.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

RegisterFile lantern() {
  RegisterFile file;
  file.path = "model/old_lantern/clauses.toml";
  file.game = "old-lantern";
  file.title = "Old Lantern";
  file.prefix = "LAN";
  ClauseEntry clause;
  clause.line = 5;
  clause.id = "LAN-01";
  clause.name = "light_the_lantern";
  clause.kind = ClauseKind::obligation;
  clause.section = "Course";
  clause.text = "Say \"light\?\?/\" \\ and\nlight it.";
  clause.needs = {Level::proved, Level::example};
  file.clauses = {clause};
  return file;
}

/// A repository in a folder of its own, removed at the end.
class Repository {
 public:
  Repository() : root(fs::path(testing::TempDir()) / fmt::format("register_code_test-{}", getpid())) {
    fs::remove_all(root);
    write("model/core/domain.hpp", "core");
    write("model/lantern/clauses.toml", "register");
    write("model/lantern/evening.hpp", "rule");
    write("properties/lantern/evening.cpp", "property");
    write("tests/lantern/evening.cpp", "example");
    write("tests/other/evening.cpp", "of another game");
  }
  ~Repository() { fs::remove_all(root); }
  Repository(const Repository&) = delete;
  Repository& operator=(const Repository&) = delete;

  void write(const std::string& path, const std::string& content) const {
    fs::create_directories((root / path).parent_path());
    std::ofstream(root / path, std::ios::binary) << content;
  }

  fs::path root;
};

TEST(RegisterCode, ConstantsStandInTheNamespaceOfTheGame) {
  const std::string header = clause_header(lantern());
  EXPECT_NE(header.find("namespace rulecheck::old_lantern::clause {"), std::string::npos);
  EXPECT_NE(header.find("inline constexpr Clause light_the_lantern{\"LAN-01\", \"light_the_lantern\", "),
            std::string::npos);
}

TEST(RegisterCode, QuotesBackslashesTrigraphsAndLineEndsAreEscaped) {
  const std::string header = clause_header(lantern());
  EXPECT_NE(header.find(R"("Say \"light\?\?/\" \\ and\012light it.")"), std::string::npos);
  EXPECT_NE(header.find("/// LAN-01 (obligation): Say \"light  /\"   and light it.\n"), std::string::npos);
}

TEST(RegisterCode, AReadingKeepsItsHyphensAndItsConstantsHaveNone) {
  RegisterFile file = lantern();
  file.readings = {{7, "lamp-fuel", "Which?", {"oil", "gas"}, "Both burn.", "", {"LAN-01"}}};
  const std::string source = register_source(file, {});
  EXPECT_NE(source.find("\"lamp-fuel\""), std::string::npos);
  EXPECT_NE(source.find("reading_lamp_fuel_choices"), std::string::npos);
  EXPECT_EQ(source.find("reading_lamp-fuel"), std::string::npos);
}

TEST(RegisterCode, EditionsBecomeALookup) {
  const std::string source = register_source(lantern(), {{"tests/old_lantern/evening.cpp", "abc"}});
  EXPECT_NE(source.find("if (check_file == \"tests/old_lantern/evening.cpp\") return \"abc\";"), std::string::npos);
}

TEST(Edition, IsTheDigestOfTheListThatSha256sumWouldPrint) {
  const Repository repository;
  const std::string rules = sha256("core") + "  model/core/domain.hpp\n" + sha256("register") +
                            "  model/lantern/clauses.toml\n" + sha256("rule") + "  model/lantern/evening.hpp\n";
  EXPECT_EQ(editions(repository.root, "lantern").at("tests/lantern/evening.cpp"),
            sha256(rules + sha256("example") + "  tests/lantern/evening.cpp\n"));
}

TEST(Edition, KnowsTheCheckFilesOfThisGameOnly) {
  const Repository repository;
  const auto known = editions(repository.root, "lantern");
  EXPECT_EQ(known.size(), 2U);
  EXPECT_EQ(known.count("properties/lantern/evening.cpp"), 1U);
  EXPECT_EQ(known.count("tests/other/evening.cpp"), 0U);
}

TEST(Edition, ChangesForEveryCheckFileWithWhatEveryCheckMayDependOn) {
  for (const char* path : {"model/lantern/evening.hpp", "properties/core/runner.cpp", "smt/core/solver.hpp",
                           "fuzz/core/loop.hpp", "properties/lantern/reference.hpp",
                           "tests/lantern/traces/LAN-01-legal.json", "tests/lantern/traces/witness/all.json"}) {
    const Repository repository;
    const auto before = editions(repository.root, "lantern");
    repository.write(path, "another text");
    const auto after = editions(repository.root, "lantern");
    for (const auto& [check, edition] : before) EXPECT_NE(edition, after.at(check)) << check << " with " << path;
  }
}

TEST(Edition, ChangesWithACheckFileForThisFileAlone) {
  const Repository repository;
  const auto before = editions(repository.root, "lantern");
  repository.write("tests/lantern/evening.cpp", "another example");
  const auto after = editions(repository.root, "lantern");
  EXPECT_NE(before.at("tests/lantern/evening.cpp"), after.at("tests/lantern/evening.cpp"));
  EXPECT_EQ(before.at("properties/lantern/evening.cpp"), after.at("properties/lantern/evening.cpp"));
}

}  // namespace
}  // namespace rulecheck
