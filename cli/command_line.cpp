// rulecheck: reports, replays, explains, simulates. Every subcommand stands in a file of its own.
#include "cli/command_line.hpp"

#include <iostream>

#include "cli/commands.hpp"
#include "model/core/input_error.hpp"

namespace rulecheck::cli {
namespace {

constexpr const char* about =
    "Executable rulebooks: which clauses are checked and how, whether a recorded game keeps the rules, what a clause "
    "says.";

/// Runs what was chosen; what it prints must have arrived.
ExitCode run(const Action& chosen) {
  const ExitCode code = chosen();
  std::cout.flush();
  if (std::cout.good()) return code;
  std::cerr << "rulecheck: the output could not be written\n";
  return ExitCode::bad_input;
}

ExitCode parse_and_run(int argc, char** argv) {
  CLI::App app(about, "rulecheck");
  app.set_version_flag("--version", "rulecheck " RULECHECK_VERSION);
  app.require_subcommand(1);
  app.option_defaults()->always_capture_default();
  Action chosen;
  add_report(app, chosen);
  add_replay(app, chosen);
  add_rulebook(app, chosen);
  add_explain(app, chosen);
  add_clauses(app, chosen);
  add_simulate(app, chosen);
  app.footer("Exit codes: 0 good, 1 a check or a move fails, 2 bad input or usage.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help and version are errors to the library, with exit code 0.
    return app.exit(error) == 0 ? ExitCode::good : ExitCode::bad_input;
  }
  return run(chosen);
}

}  // namespace

int run_command_line(int argc, char** argv) {
  try {
    return static_cast<int>(parse_and_run(argc, argv));
  } catch (const InputError& error) {
    std::cout.flush();
    std::cerr << "rulecheck: " << error.what() << '\n';
  } catch (const std::exception& error) {
    std::cout.flush();
    std::cerr << "rulecheck: this should not have happened: " << error.what() << '\n';
  }
  return static_cast<int>(ExitCode::bad_input);
}

}  // namespace rulecheck::cli
