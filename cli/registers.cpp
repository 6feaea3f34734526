// The subcommands that show clause registers: clauses, explain, rulebook.
#include <array>
#include <iostream>
#include <memory>

#include "cli/choosing.hpp"
#include "cli/commands.hpp"
#include "reports/explain.hpp"
#include "reports/rulebook.hpp"

namespace rulecheck::cli {
namespace {

struct RegisterOptions {
  std::string game, file;
  std::vector<std::string> names;
  bool json = false, digests = false;
};

ExitCode list_clauses(const RegisterOptions& options) {
  if (options.game.empty()) {
    print_clauses(all_registers(), options.json, std::cout);
  } else {
    const std::array chosen{&game_named(options.game).clause_register()};
    print_clauses(chosen, options.json, std::cout);
  }
  return ExitCode::good;
}

ExitCode explain(const RegisterOptions& options) {
  rulecheck::explain(all_registers(), options.names, options.json, std::cout);
  return ExitCode::good;
}

ExitCode account(const RegisterOptions& options) {
  const RulebookFormat format = options.json      ? RulebookFormat::json
                                : options.digests ? RulebookFormat::digests
                                                  : RulebookFormat::text;
  const Register& clauses = game_named(options.game).clause_register();
  return report_rulebook(clauses, options.file, format, std::cout) == 0 ? ExitCode::good : ExitCode::fails;
}

}  // namespace

void add_clauses(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<RegisterOptions>();
  CLI::App* command = app.add_subcommand("clauses", "List the clauses of all games, or of one");
  command->add_option("GAME", options->game, "Name of a game, as in a trace");
  command->add_flag("--json", options->json, "Print one JSON object per clause");
  command->callback([options, &chosen] { chosen = [options] { return list_clauses(*options); }; });
}

void add_explain(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<RegisterOptions>();
  CLI::App* command =
      app.add_subcommand("explain", "Say what is unclear in a game's rulebook, or what the register says of an entry");
  command
      ->add_option("NAME", options->names,
                   "A game lists its findings, readings and questions; ids or names explain one, in any case: BRE-24, "
                   "follow_suit, BRE-Q1, BRE-F1, bremen BRE-24")
      ->required();
  command->add_flag("--json", options->json, "Print one JSON object for each");
  command->callback([options, &chosen] { chosen = [options] { return explain(*options); }; });
}

void add_rulebook(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<RegisterOptions>();
  CLI::App* command = app.add_subcommand("rulebook", "List the sentences of a rulebook text that no clause claims");
  command->add_option("GAME", options->game, "Name of a game, as in a trace")->required();
  command->add_option("FILE", options->file, "Text of its rulebook")->required();
  CLI::Option* digests = command->add_flag("--digests", options->digests, "Print the digest of every sentence");
  command->add_flag("--json", options->json, "Print a JSON object")->excludes(digests);
  command->callback([options, &chosen] { chosen = [options] { return account(*options); }; });
}

}  // namespace rulecheck::cli
