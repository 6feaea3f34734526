// The command line of an executable made of checks.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "model/core/register.hpp"
#include "properties/core/conditions.hpp"
#include "properties/core/executable.hpp"
#include "properties/core/mutants.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck {
namespace {

EvidenceWriter& writer() {
  static EvidenceWriter instance = EvidenceWriter::from_environment(executable_name());
  return instance;
}

/// One check as a GoogleTest test.
class CheckTest : public testing::Test {
 public:
  explicit CheckTest(const Check& check) : check_(check) {}
  void TestBody() override {
    const CheckRecord record = run_with_evidence(check_, writer());
    if (record.verdict != Verdict::passed) {
      std::string cited;
      for (const Clause* clause : check_.clauses) cited += fmt::format("[{} {}] ", clause->id, clause->name);
      ADD_FAILURE_AT(check_.file.c_str(), check_.line)
          << cited << "\n"
          << name(record.verdict) << ": " << record.message << "\nrepeat: " << record.command;
    } else {
      fmt::print("  {} {}\n", record.amount, record.unit);
    }
  }

 private:
  const Check& check_;
};

std::string executable_game() {
  const auto& checks = Registry::instance().checks();
  return checks.empty() ? std::string() : checks.begin()->second.game;
}

/// "model/bremen/": where the rule text of the game stands.
std::string rule_folder() { return "model/" + folder_of_game(executable_game()) + "/"; }

bool made_of_proofs() {
  const auto& checks = Registry::instance().checks();
  return std::all_of(checks.begin(), checks.end(),
                     [](const auto& entry) { return entry.second.kind == CheckKind::proof; });
}

void write_list(const std::string& path) {
  std::ofstream file(path);
  for (const auto& [name, check] : Registry::instance().checks()) {
    nlohmann::ordered_json line{{"check", name}, {"game", check.game}, {"kind", rulecheck::name(check.kind)}};
    line["clauses"] = nlohmann::json::array();
    for (const Clause* clause : check.clauses) line["clauses"].push_back(clause->id);
    line["file"] = check.file;
    line["line"] = check.line;
    file << line.dump() << "\n";
  }
  if (!file.flush()) throw std::runtime_error("cannot write " + path);
}

/// Tests for CTest; the including file has set RULECHECK_SOURCE_DIR and RULECHECK_EVIDENCE.
void write_ctest(const std::string& path, const std::string& executable) {
  std::ofstream file(path);
  // What takes minutes is begun first: CTest takes what costs most before the rest.
  constexpr int seconds = 1, minutes = 100;
  const auto add = [&](const std::string& name, const std::string& arguments, const std::string& labels, int cost) {
    file << fmt::format("add_test([=[{0}]=] [=[{1}]=] {2})\n", name, executable, arguments)
         << fmt::format(
                "set_tests_properties([=[{}]=] PROPERTIES LABELS \"{}\" WORKING_DIRECTORY "
                "\"${{RULECHECK_SOURCE_DIR}}\" ENVIRONMENT \"RULECHECK_EVIDENCE=${{RULECHECK_EVIDENCE}}\" COST {})\n",
                name, labels, cost);
  };
  for (const auto& [name, check] : Registry::instance().checks()) {
    add(name, fmt::format("[=[--gtest_filter={}]=]", name),
        fmt::format("{};{}", check.game, rulecheck::name(check.kind)), seconds);
  }
  const std::string game = executable_game();
  const auto& checks = Registry::instance().checks();
  const auto bends = [](const auto& entry) { return entry.second.notices != nullptr; };
  if (std::any_of(checks.begin(), checks.end(), bends)) {
    const std::string of_properties = game + ".mutants.properties", of_proofs = game + ".mutants.proofs";
    if (made_of_proofs()) {
      // The proofs are asked about what the properties leave; `./dev mutants` and the night show them everything.
      add(of_proofs, "--mutants left", game + ";mutants", minutes);
      file << fmt::format("set_tests_properties([=[{}]=] PROPERTIES DEPENDS [=[{}]=])\n", of_proofs, of_properties);
    } else {
      add(of_properties, "--mutants recorded", game + ";mutants", minutes);
    }
    if (!made_of_proofs()) add(game + ".conditions", "--conditions", game + ";conditions", minutes);
    if (condition_prover() != nullptr) add(game + ".conditions.proofs", "--conditions", game + ";conditions", minutes);
  }
  if (!file.flush()) throw std::runtime_error("cannot write " + path);
}

int misused(const std::string& what) {
  fmt::print(
      stderr,
      "{}: {}\nusage: {} [--gtest_…] | --list FILE | --ctest FILE | --mutants [all|recorded|left] | --conditions\n",
      executable_name(), what, executable_name());
  return 2;
}

int run_command(const std::vector<std::string>& arguments, const std::string& executable) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--list" || argument == "--ctest") {
      if (i + 1 == arguments.size()) return misused(argument + " needs a file");
      argument == "--list" ? write_list(arguments[i + 1]) : write_ctest(arguments[i + 1], executable);
      ++i;
    } else if (argument == "--mutants") {
#if defined(__clang__)
      return misused("mutants need g++, whose source locations name the operator");
#else
      const std::string mode = i + 1 < arguments.size() ? arguments[++i] : "";
      const std::map<std::string, MutantMode> modes{{"", MutantMode::first},
                                                    {"all", MutantMode::all},
                                                    {"recorded", MutantMode::first},
                                                    {"left", MutantMode::left}};
      if (!modes.contains(mode)) return misused("unknown argument '" + mode + "'");
      const MutantSide side = made_of_proofs() ? MutantSide::proofs : MutantSide::properties;
      const char* evidence = std::getenv("RULECHECK_EVIDENCE");
      const MutantRun ended = run_mutants(executable_game(), rule_folder(), side, modes.at(mode),
                                          evidence == nullptr ? "" : evidence, writer());
      // A survivor of the one side may be proved equivalent on the other: then the report judges what was recorded.
      const bool judged_later = mode == "recorded" || mode == "left";
      return ended == MutantRun::all_noticed || (judged_later && ended == MutantRun::some_survived) ? 0 : 1;
#endif
    } else if (argument == "--conditions") {
      const ConditionProver prove = condition_prover();
      return (prove != nullptr ? prove : run_conditions)(executable_game(), rule_folder(), writer()) ? 0 : 1;
    } else {
      return misused("unknown argument '" + argument + "'");
    }
  }
  return 0;
}

}  // namespace

int run_checks(int argc, char** argv) {
  set_executable_name(argv[0]);
  testing::InitGoogleTest(&argc, argv);
  try {
    if (argc > 1) return run_command({argv + 1, argv + argc}, argv[0]);
  } catch (const std::exception& error) {
    return misused(error.what());
  }
  for (const auto& entry : Registry::instance().checks()) {
    const Check& check = entry.second;
    testing::RegisterTest(check.suite.c_str(), check.name.c_str(), nullptr, nullptr, check.file.c_str(), check.line,
                          [&check]() -> testing::Test* { return new CheckTest(check); });
  }
  const int status = RUN_ALL_TESTS();
  if (testing::UnitTest::GetInstance()->test_to_run_count() == 0) {
    fmt::print(stderr, "{}: no check matches\n", executable_name());
    return 2;
  }
  return status == 0 ? 0 : 1;
}

}  // namespace rulecheck
