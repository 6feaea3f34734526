#include "reports/report.hpp"

#include <iostream>
#include <memory>

#include "cli/choosing.hpp"
#include "cli/commands.hpp"

namespace rulecheck::cli {

void add_report(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<ReportOptions>();
  CLI::App* command = app.add_subcommand("report", "Put evidence together: clause by clause, what was checked and how");
  command->add_option("--evidence", options->evidence, "Folder that the checks wrote to");
  command->add_option("--checks", options->checks, "Folder that says which checks exist");
  command->add_option("--out", options->out, "Folder for index.html, coverage.md and coverage.json");
  CLI::Option* snapshot =
      command->add_option("--snapshot", options->snapshot, "Folder of the snapshots that are compared");
  CLI::Option* update = command->add_flag("--update-snapshot", options->update_snapshot,
                                          "Write the snapshots anew, unless the gate has other failures");
  command->add_flag_callback(
             "--no-snapshot", [options] { options->snapshot.clear(); }, "Compare no snapshots")
      ->excludes(snapshot)
      ->excludes(update);
  command->add_flag("--gate", options->gate, "Fail where anything is a problem");
  command->add_flag("--json", options->json, "Print coverage.json");
  command->callback([options, &chosen] {
    chosen = [options] { return ExitCode(run_report(all_registers(), *options, std::cout, std::cerr)); };
  });
}

}  // namespace rulecheck::cli
