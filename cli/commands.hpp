// The subcommands of `rulecheck`: each adds itself to the command line and says what to do when it is chosen.
#pragma once
#include <CLI/CLI.hpp>
#include <functional>
#include <string>

namespace rulecheck::cli {

/// How the program ends. Nothing else is ever returned.
enum class ExitCode : int {
  good = 0,
  fails = 1,     ///< a check or a move fails, a text is not accounted for, the gate is closed
  bad_input = 2  ///< input or usage that cannot be used
};

/// Of two outcomes the one that counts: bad input over failure over good.
constexpr ExitCode worse(ExitCode a, ExitCode b) { return a < b ? b : a; }

/// What the chosen subcommand does. May throw InputError, which ends the program with `bad_input`.
using Action = std::function<ExitCode()>;

// @param chosen is set when the command line has been read and names the subcommand
void add_report(CLI::App& app, Action& chosen);
void add_replay(CLI::App& app, Action& chosen);
void add_rulebook(CLI::App& app, Action& chosen);
void add_explain(CLI::App& app, Action& chosen);
void add_clauses(CLI::App& app, Action& chosen);
void add_simulate(CLI::App& app, Action& chosen);

}  // namespace rulecheck::cli
