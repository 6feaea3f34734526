// rulecheck: reports, replays, explains, simulates. Every subcommand stands in a file of its own.
#include "cli/command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>

#include "cli/commands.hpp"
#include "model/core/input_error.hpp"
#include "model/core/trace_node.hpp"

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

/// An empty value would pass for one that was not given.
void refuse_empty_values(CLI::App& app) {
  for (CLI::App* command : app.get_subcommands({})) {
    for (CLI::Option* option : command->get_options()) {
      if (option->get_expected_min() == 0) continue;                                 // a flag
      if (option->get_name() == "FILE" && option->get_expected_max() > 1) continue;  // its line says that it is no file
      option->check([option](const std::string& value) {
        return value.empty() ? "an empty value; expected: " + option->get_description() : "";
      });
    }
  }
}

/// The first word is a command, --help or --version. The library would not say which there are.
void demand_command(CLI::App& app, const std::vector<std::string>& words) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  const bool known = !words.empty() && (std::ranges::find(names, words.front()) != names.end() ||
                                        app.get_option_no_throw(words.front()) != nullptr);
  if (known) return;
  names.emplace_back("help");
  const std::string found = words.empty() ? "no command" : "there is no command " + json_text(words.front());
  throw InputError("command line", "", fmt::format("{}; expected one of: {}", found, fmt::join(names, ", ")));
}

ExitCode parse_and_run(std::vector<std::string> words) {
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
  app.footer(
      "rulecheck help COMMAND says how a command is used.\n"
      "Exit codes: 0 good, 1 a check or a move fails, 2 bad input or usage.");
  refuse_empty_values(app);
  // "help replay" is "replay --help".
  while (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  demand_command(app, words);
  const std::string help = "rulecheck help" + (words.front().starts_with('-') ? "" : " " + words.front());
  std::ranges::reverse(words);  // as the library takes them
  try {
    app.parse(words);
  } catch (const CLI::ParseError& error) {
    // Help and version are errors to the library, with exit code 0.
    if (error.get_exit_code() != 0) throw InputError("command line", "", error.what() + ("; see " + help));
    app.exit(error);
    return ExitCode::good;
  }
  return run(chosen);
}

}  // namespace

int run_command_line(int argc, char** argv) {
  try {
    return static_cast<int>(parse_and_run({argv + std::min(argc, 1), argv + argc}));
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
