// Runs a harness on the stored inputs, as a check like any other: listed, run by CTest, with evidence. Any compiler.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "fuzz/core/harness.hpp"
#include "model/core/read_file.hpp"
#include "properties/core/registry.hpp"

namespace rulecheck::fuzz {
namespace {

namespace fs = std::filesystem;

/// The files of the corpus and of the harness's other folders, sorted; an input that failed once stays in them.
std::vector<fs::path> stored_inputs(const Harness& harness) {
  std::vector<fs::path> files;
  std::vector<std::string> folders = harness.folders;
  folders.emplace_back(RULECHECK_CORPUS);
  for (const std::string& folder : folders) {
    if (!fs::is_directory(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.is_regular_file()) files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

Outcome replay_stored(const Harness& harness) {
  Outcome outcome;
  outcome.unit = "inputs";
  for (const fs::path& file : stored_inputs(harness)) {
    const std::string text = read_file(file, "a stored input");
    try {
      harness.run({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    } catch (const std::exception& error) {
      outcome.verdict = Verdict::failed;
      outcome.message = fmt::format("{}: {}", file.string(), error.what());
      return outcome;
    }
    ++outcome.amount;
  }
  outcome.verdict = outcome.amount > 0 ? Verdict::passed : Verdict::no_cases;
  if (outcome.amount == 0) outcome.message = "there are no stored inputs in " RULECHECK_CORPUS;
  return outcome;
}

void register_harnesses() {
  for (const Harness& harness : harnesses()) {
    Registry::instance().add({.suite = harness.suite,
                              .name = harness.name,
                              .game = harness.game,
                              .kind = CheckKind::fuzz,
                              .clauses = harness.clauses,
                              .file = harness.file,
                              .line = harness.line,
                              .edition = harness.edition,
                              .run = [harness](EvidenceWriter&) { return replay_stored(harness); },
                              .notices = {},
                              .record_sites = {},
                              .record_conditions = {}});
  }
}

}  // namespace
}  // namespace rulecheck::fuzz

int main(int argc, char** argv) {
  rulecheck::fuzz::register_harnesses();
  return rulecheck::run_checks(argc, argv);
}
