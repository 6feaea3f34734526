#include <iostream>
#include <memory>
#include <vector>

#include "cli/commands.hpp"
#include "model/core/games.hpp"

namespace rulecheck::cli {
namespace {

struct ReplayOptions {
  std::vector<std::string> files;
  bool json = false;
};

ExitCode code_of(TraceVerdict verdict) {
  if (verdict == TraceVerdict::conforms) return ExitCode::good;
  return verdict == TraceVerdict::violates ? ExitCode::fails : ExitCode::bad_input;
}

ExitCode replay_all(const ReplayOptions& options) {
  ExitCode code = ExitCode::good;
  for (const std::string& file : options.files) {
    const Replay replay = replay_file(all_games(), file);
    if (options.json) {
      std::cout << json_line(replay) << '\n';
    } else {
      const bool unusable = replay.verdict == TraceVerdict::malformed;
      (unusable ? std::cerr << "rulecheck: " : std::cout) << describe(replay) << '\n';
    }
    code = worse(code, code_of(replay.verdict));
  }
  return code;
}

}  // namespace

void add_replay(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* command = app.add_subcommand("replay", "Say of recorded games whether every step keeps the rules");
  command->add_option("FILE", options->files, "Traces")->required();
  command->add_flag("--json", options->json, "Print one JSON object per file");
  command->callback([options, &chosen] { chosen = [options] { return replay_all(*options); }; });
}

}  // namespace rulecheck::cli
