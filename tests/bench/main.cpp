// Runs the benchmarks and prints each one's time as a ratio to the yardstick of its game in the same run: of
// "<game>/<what is measured>" that is "<game>/yardstick".
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

namespace {

/// Google Benchmark's own lines, and a table of ratios at the end.
class RatioReporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    runs_.insert(runs_.end(), runs.begin(), runs.end());
  }
  void Finalize() override {
    ConsoleReporter::Finalize();
    std::map<std::string, double> yardsticks;
    for (const Run& run : runs_) {
      if (counts(run) && run.run_name.function_name == game_of(run) + "yardstick") {
        yardsticks[game_of(run)] = run.GetAdjustedCPUTime();
      }
    }
    if (yardsticks.empty()) return;
    fmt::print("\n{:<52} {:>10}  {}\n", "one game", "ns", "times the yardstick");
    for (const Run& run : runs_) {
      if (!counts(run) || !yardsticks.contains(game_of(run))) continue;
      fmt::print("{:<52} {:>10.0f}  {:.2f}\n", run.run_name.function_name, run.GetAdjustedCPUTime(),
                 run.GetAdjustedCPUTime() / yardsticks.at(game_of(run)));
    }
  }

 private:
  /// "<game>/".
  static std::string game_of(const Run& run) {
    const std::string& name = run.run_name.function_name;
    return name.substr(0, name.find('/') + 1);
  }
  /// Of repeated runs the median, else the run itself.
  static bool counts(const Run& run) {
    return run.repetitions > 1 ? run.run_type == Run::RT_Aggregate && run.aggregate_name == "median"
                               : run.run_type == Run::RT_Iteration;
  }
  std::vector<Run> runs_;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  RatioReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
