// The side of libFuzzer: its entry points, its extra counters, and the evidence of a run. Included by fuzz/<game>.cpp;
// in the executables that replay stored inputs nobody calls it.
#pragma once
#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "fuzz/core/harness.hpp"
#include "properties/core/executable.hpp"

namespace rulecheck::fuzz {

/// What was seen of states and labels, beside the coverage of code: rule text without branches shows little of that.
#if defined(__linux__) && defined(__clang__)
[[gnu::section("__libfuzzer_extra_counters")]]
#endif
inline std::array<std::uint8_t, 4096> seen_features;

inline void count_feature(std::size_t feature) {
  std::uint8_t& counter = seen_features[feature % seen_features.size()];
  if (counter != 255) ++counter;
}

/// One check per harness: it ends, and counts as passed, when libFuzzer ends by itself. A crash leaves it without end.
class FuzzRun {
 public:
  static FuzzRun& instance() {
    static FuzzRun run;
    return run;
  }
  void begin(int argc, char** argv) {
    set_executable_name(argv[0]);
    for (int i = 1; i < argc; ++i) {
      const std::string_view argument(argv[i]);
      if (argument.starts_with("-seed=")) seed_ = std::strtoull(argv[i] + 6, nullptr, 10);
    }
    Trial::on_feature = count_feature;
    writer_ = EvidenceWriter::from_environment(executable_name());
    for (const Harness& harness : harnesses_) {
      writer_.start(harness.suite + "." + harness.name, harness.game, CheckKind::fuzz);
    }
    std::atexit([] { instance().end(); });
  }
  void input(Input input) {
    const Harness& harness = harnesses_.front();
    try {
      harness.run(input);
    } catch (const std::exception& error) {
      fmt::print(stderr, "{}.{}: {}\n", harness.suite, harness.name, error.what());
      std::abort();
    }
    ++executions_;
  }

 private:
  void end() {
    for (const Harness& harness : harnesses_) {
      CheckRecord record;
      record.check = harness.suite + "." + harness.name;
      record.game = harness.game;
      record.kind = CheckKind::fuzz;
      for (const Clause* clause : harness.clauses) record.clauses.emplace_back(clause->id);
      record.verdict = executions_ > 0 ? Verdict::passed : Verdict::no_cases;
      record.amount = executions_;
      record.unit = "inputs";
      record.seed = seed_;
      record.file = harness.file;
      record.line = harness.line;
      record.command = fmt::format("./dev fuzz {} 60", target());
      record.edition = harness.edition(harness.file);
      writer_.end(record);
    }
  }

  /// What `./dev fuzz` calls it: "bremen" of bremen-fuzz.
  static std::string target() {
    const std::string executable(executable_name());
    return executable.substr(0, executable.rfind("-fuzz"));
  }

  std::vector<Harness> harnesses_ = harnesses();
  EvidenceWriter writer_;
  std::uint64_t executions_ = 0, seed_ = 0;
};

}  // namespace rulecheck::fuzz

// Called by libFuzzer, and by nobody where stored inputs are replayed. Each executable includes this once.
extern "C" {
int LLVMFuzzerInitialize(int* argc, char*** argv);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
[[gnu::used]] inline int LLVMFuzzerInitialize(int* argc, char*** argv) {
  rulecheck::fuzz::FuzzRun::instance().begin(*argc, *argv);
  return 0;
}
[[gnu::used]] inline int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  rulecheck::fuzz::FuzzRun::instance().input({data, size});
  return 0;
}
}
