// The command line of `rulecheck` as a whole.
#pragma once

namespace rulecheck::cli {

/// Reads the arguments of main(), runs the subcommand that they name and reports errors.
/// @return the exit code: 0 good, 1 a check or a move fails, 2 bad input or usage
int run_command_line(int argc, char** argv);

}  // namespace rulecheck::cli
