// Runs the benchmarks and prints each one's time as a ratio to the yardstick of the same run.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

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
    double yardstick = 0;
    for (const Run& run : runs_) {
      if (counts(run) && run.run_name.function_name == "yardstick") yardstick = run.GetAdjustedCPUTime();
    }
    if (yardstick <= 0) return;
    fmt::print("\n{:<42} {:>10}  {}\n", "one game", "ns", "times the yardstick");
    for (const Run& run : runs_) {
      if (!counts(run)) continue;
      fmt::print("{:<42} {:>10.0f}  {:.2f}\n", run.run_name.function_name, run.GetAdjustedCPUTime(),
                 run.GetAdjustedCPUTime() / yardstick);
    }
  }

 private:
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
