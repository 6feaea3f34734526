// Apart from the command line, which is a library: so it is not compiled again for another choice of games.
#include "cli/command_line.hpp"

int main(int argc, char** argv) { return rulecheck::cli::run_command_line(argc, argv); }
