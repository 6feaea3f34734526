// A made-up game and hand-made evidence about it: what the report makes of a run is tested without running checks.
#pragma once
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "model/core/evidence.hpp"
#include "reports/report.hpp"

namespace rulecheck {

/// The registers of two made-up games, "lantern" (LAN) and "quiet-night" (QUI).
/// LAN-01 needs proved and example, LAN-02 exhaustive, LAN-03 property, LAN-04 argued, LAN-05 is fuzzed;
/// finding LAN-F1 rests on Lantern.NeverTwoFlames, LAN-F2 is argued. QUI-01 needs example.
std::span<const Register* const> pretend_registers();

/// The edition that the registers give for every file below properties/, smt/, fuzz/ and tests/.
inline constexpr const char* pretend_edition = "edition-of-today";

/// What a call of `run_report` did.
struct PretendReport {
  int exit_code = 0;                 ///< 2 where it threw InputError, whose text then is `err`
  std::string out, err;              ///< printed
  std::string json, markdown, html;  ///< written
};

/// Folders of evidence and lists of checks, filled by hand; removed afterwards.
class PretendRun {
 public:
  PretendRun();
  ~PretendRun();
  PretendRun(const PretendRun&) = delete;
  PretendRun& operator=(const PretendRun&) = delete;

  /// A run in which everything is there and passes; `change` may spoil the evidence of each check before it is written.
  void fill(const std::function<void(CheckRecord&)>& change = {});
  /// The records of the full run, one per check that exists.
  static std::vector<CheckRecord> full_run();

  /// The check exists.
  void list_check(const CheckRecord& record);
  /// It started and ended as the record says, in a file of its own.
  void ran(const CheckRecord& record);
  /// It started.
  void started(const CheckRecord& record);
  /// Adds text as it is to an evidence file.
  void write_raw(const std::string& file, const std::string& text);
  /// The folder's writer, for records other than of checks.
  EvidenceWriter& writer() { return writer_; }

  /// The report with gate; the snapshots are compared only if `compare_snapshot` is set.
  PretendReport report(bool compare_snapshot = false);
  /// The report that writes the snapshots anew.
  PretendReport update_snapshots();

  std::filesystem::path folder;  ///< holds evidence/, checks/, report/, snapshot/
  ReportOptions options;

 private:
  PretendReport report_with(const ReportOptions& chosen) const;

  EvidenceWriter writer_;
  int files_ = 0;
};

}  // namespace rulecheck
