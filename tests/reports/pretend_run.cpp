// The made-up games.
#include "tests/reports/pretend_run.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

constexpr std::array proved_and_example{Level::proved, Level::example};
constexpr std::array exhaustive{Level::exhaustive};
constexpr std::array property{Level::property};
constexpr std::array argued{Level::argued};
constexpr std::array fuzzed{Level::fuzzed};
constexpr std::array example{Level::example};

constexpr Clause one_flame{"LAN-01",
                           "one_flame",
                           ClauseKind::obligation,
                           "Evening / Lighting",
                           "There is one flame.",
                           {},
                           proved_and_example,
                           "",
                           "",
                           5};
constexpr Clause wick_length{
    "LAN-02", "wick_length", ClauseKind::table, "Evening / Wick", "A wick has 1 to 5 threads.", {}, exhaustive, "", "",
    15};
constexpr Clause burns_down{
    "LAN-03", "burns_down", ClauseKind::definition, "Evening / Burning", "A candle gets shorter.", {}, property, "", "",
    25};
constexpr Clause sit_close{"LAN-04",
                           "sit_close",
                           ClauseKind::social,
                           "Evening",
                           "Sit close to <b>the</b> light & talk.",
                           {},
                           argued,
                           "No log holds chairs.",
                           "Only the company can say.",
                           35};
constexpr Clause any_oil{
    "LAN-05", "any_oil", ClauseKind::permission, "Evening / Oil", "Any oil will do.", {}, fuzzed, "", "", 45};
constexpr Clause silence{"QUI-01", "silence", ClauseKind::prohibition, "Night", "Nobody speaks.", {}, example, "",
                         "",       5};

constexpr std::array lantern_clauses{&one_flame, &wick_length, &burns_down, &sit_close, &any_oil};
constexpr std::array quiet_clauses{&silence};
constexpr std::array about_flame{&one_flame, &wick_length};
constexpr std::array<std::string_view, 1> flame_checks{"Lantern.NeverTwoFlames"};
constexpr std::array findings{
    Finding{"LAN-F1", "redundancy", about_flame, "A second flame cannot be lit.", flame_checks, ""},
    Finding{
        "LAN-F2", "ambiguity", about_flame, "Threads may be counted twice.", {}, "The text has two words for thread."}};
constexpr std::array<std::string_view, 2> choices{"linen", "wool"};
constexpr std::array readings{Reading{"thread", "What is a thread?", choices, "Both are spun.", "", about_flame}};
constexpr std::array questions{Question{"LAN-Q1", about_flame, "When is it lit?", "At dusk.", "Nobody says."}};

std::string_view edition(std::string_view file) {
  for (const std::string_view folder : {"properties/", "smt/", "fuzz/", "tests/"})
    if (file.starts_with(folder)) return pretend_edition;
  return {};
}

constexpr Register lantern{
    "lantern", "Lantern", "LAN",  "model/lantern/clauses.toml", lantern_clauses, readings, questions,
    findings,  {},        edition};
constexpr Register quiet_night{
    "quiet-night", "Quiet Night", "QUI", "model/quiet_night/clauses.toml", quiet_clauses, {}, {}, {}, {}, edition};
constexpr std::array registers{&quiet_night, &lantern};

CheckRecord record(std::string check, std::string game, CheckKind kind, std::vector<std::string> clauses,
                   std::string file, std::uint64_t amount, std::string unit) {
  CheckRecord made;
  made.command = "build/bin/" + game + "-checks --gtest_filter=" + check;
  made.check = std::move(check);
  made.game = std::move(game);
  made.kind = kind;
  made.clauses = std::move(clauses);
  made.verdict = Verdict::passed;
  made.amount = amount;
  made.unit = std::move(unit);
  made.file = std::move(file);
  made.line = 12;
  made.edition = pretend_edition;
  made.seconds = 0.5;
  return made;
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream input(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(input), {}};
}

}  // namespace

std::span<const Register* const> pretend_registers() { return registers; }

PretendRun::PretendRun() {
  std::string pattern = (std::filesystem::temp_directory_path() / "rulecheck-report-XXXXXX").string();
  folder = ::mkdtemp(pattern.data());
  options.evidence = folder / "evidence";
  options.checks = folder / "checks";
  options.out = folder / "report";
  options.snapshot = folder / "snapshot";
  options.gate = true;
  std::filesystem::create_directories(options.evidence);
  std::filesystem::create_directories(options.checks);
  writer_ = EvidenceWriter(options.evidence, "pretend");
}

PretendRun::~PretendRun() { std::filesystem::remove_all(folder); }

std::vector<CheckRecord> PretendRun::full_run() {
  return {
      record("Lantern.OneFlame", "lantern", CheckKind::proof, {"LAN-01"}, "smt/lantern/flame.cpp", 3, "queries"),
      record("Lantern.FirstEvening", "lantern", CheckKind::example, {"LAN-01"}, "tests/lantern/flame.cpp", 1, "cases"),
      record("Lantern.EveryWick", "lantern", CheckKind::exhaustive, {"LAN-02"}, "properties/lantern/wick.cpp", 5,
             "wicks"),
      record("Lantern.BurnsDown", "lantern", CheckKind::property, {"LAN-03"}, "properties/lantern/candle.cpp", 1000,
             "evenings"),
      record("Lantern.AnyOil", "lantern", CheckKind::fuzz, {"LAN-05"}, "fuzz/lantern.cpp", 12345, "inputs"),
      record("Lantern.NeverTwoFlames", "lantern", CheckKind::proof, {"LAN-01", "LAN-02"}, "smt/lantern/flame.cpp", 1,
             "queries"),
      record("Quiet.Whisper", "quiet-night", CheckKind::example, {"QUI-01"}, "tests/quiet_night/night.cpp", 1,
             "cases")};
}

void PretendRun::fill(const std::function<void(CheckRecord&)>& change) {
  for (CheckRecord& check : full_run()) {
    list_check(check);
    if (change) change(check);
    ran(check);
  }
}

void PretendRun::list_check(const CheckRecord& check) {
  const nlohmann::ordered_json line{{"check", check.check},     {"game", check.game}, {"kind", name(check.kind)},
                                    {"clauses", check.clauses}, {"file", check.file}, {"line", check.line}};
  std::ofstream(options.checks / (check.game + "-checks.jsonl"), std::ios::app) << line.dump() << "\n";
}

void PretendRun::ran(const CheckRecord& check) {
  EvidenceWriter own(options.evidence, "pretend-" + std::to_string(++files_));
  own.start(check.check, check.game, check.kind);
  own.end(check);
}

void PretendRun::started(const CheckRecord& check) {
  EvidenceWriter own(options.evidence, "pretend-" + std::to_string(++files_));
  own.start(check.check, check.game, check.kind);
}

void PretendRun::write_raw(const std::string& file, const std::string& text) {
  std::ofstream(options.evidence / file, std::ios::app) << text;
}

PretendReport PretendRun::report(bool compare_snapshot) {
  ReportOptions chosen = options;
  if (!compare_snapshot) chosen.snapshot.clear();
  return report_with(chosen);
}

PretendReport PretendRun::update_snapshots() {
  ReportOptions chosen = options;
  chosen.update_snapshot = true;
  return report_with(chosen);
}

PretendReport PretendRun::report_with(const ReportOptions& chosen) const {
  std::ostringstream out, err;
  PretendReport done;
  try {
    done.exit_code = run_report(registers, chosen, out, err);
  } catch (const InputError& error) {
    done.exit_code = 2;
    err << error.what();
  }
  done.out = out.str();
  done.err = err.str();
  done.json = contents(options.out / "coverage.json");
  done.markdown = contents(options.out / "coverage.md");
  done.html = contents(options.out / "index.html");
  return done;
}

}  // namespace rulecheck
