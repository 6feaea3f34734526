#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>

#include "cli/choosing.hpp"
#include "cli/commands.hpp"
#include "model/core/input_error.hpp"

namespace rulecheck::cli {
namespace {

struct SimulateOptions {
  std::string game;
  std::optional<int> players;  // nothing: as many as may play
  std::uint64_t seed = 1;
  std::uint64_t games = 1;
  std::filesystem::path traces;
  bool statistics = false, json = false;
};

struct Statistics {
  std::uint64_t games = 0, moves = 0;
  std::map<std::string, std::uint64_t> labels;
};

void print(const Statistics& seen, const SimulateOptions& options, int players) {
  if (options.json) {
    std::string labels;
    for (const auto& [label, count] : seen.labels) {
      labels += fmt::format("{}{}:{}", labels.empty() ? "" : ",", json_text(label), count);
    }
    std::cout << fmt::format(
                     R"({{"game":{},"players":{},"steered":true,"seed":{},"games":{},"moves":{},"labels":{{{}}}}})",
                     json_text(options.game), players, options.seed, seen.games, seen.moves, labels)
              << '\n';
    return;
  }
  std::cout << fmt::format("{} games of {} with {} players, {} moves, seeds from {}\n", seen.games, options.game,
                           players, seen.moves, options.seed)
            << "Most games are steered towards rare endings: the shares say nothing about how often people see them.\n";
  for (const auto& [label, count] : seen.labels) {
    const double share = 100.0 * static_cast<double>(count) / static_cast<double>(seen.games);
    std::cout << fmt::format("{:>10} {:6.2f} %  {}\n", count, share, label);
  }
}

std::filesystem::path trace_file(const SimulateOptions& options, int players, std::uint64_t seed) {
  return options.traces / fmt::format("{}-{}-{}.json", options.game, players, seed);
}

/// Makes the folder for the traces. Nothing that is there already will be written over.
void prepare_folder(const SimulateOptions& options, int players) {
  std::error_code error;
  std::filesystem::create_directories(options.traces, error);
  if (error) throw InputError(options.traces.string(), "", "the folder cannot be made: " + error.message());
  for (std::uint64_t i = 0; i < options.games; ++i) {
    const std::filesystem::path file = trace_file(options, players, options.seed + i);
    if (std::filesystem::exists(file, error)) {
      throw InputError(file.string(), "", "exists already; expected a folder without it");
    }
  }
}

void store(const WrittenGame& game, const std::filesystem::path& file) {
  std::ofstream out(file);
  out << game.trace << '\n';
  out.close();
  if (!out) throw InputError(file.string(), "", "cannot be written");
}

int players_of(const SimulateOptions& options, const Game& game) {
  const auto [fewest, most] = game.players();
  const int players = options.players.value_or(most);
  if (players < fewest || players > most) {
    throw InputError(
        "command line", "--players",
        fewest == most ? fmt::format("expected {}", most) : fmt::format("expected {} to {}", fewest, most));
  }
  return players;
}

ExitCode simulate(const SimulateOptions& options) {
  const Game& game = game_named(options.game);
  const int players = players_of(options, game);
  if (!options.traces.empty()) prepare_folder(options, players);
  Statistics seen;
  for (std::uint64_t i = 0; i < options.games; ++i) {
    Choices choices(options.seed + i);
    const WrittenGame written = game.play(players, choices);
    ++seen.games;
    seen.moves += written.moves;
    for (const std::string& label : written.labels) ++seen.labels[label];
    if (!options.traces.empty()) {
      const std::filesystem::path file = trace_file(options, players, options.seed + i);
      store(written, file);
      if (options.json)
        std::cout << fmt::format(R"({{"file":{},"result":{}}})", json_text(file.string()),
                                 written.result.empty() ? "null" : written.result)
                  << '\n';
    } else if (!options.statistics) {
      std::cout << written.trace << '\n';
    }
  }
  if (options.statistics) print(seen, options, players);
  if (!options.traces.empty() && !options.json) {
    std::cout << fmt::format("traces written to {}: {}\n", options.traces.string(), seen.games);
  }
  return ExitCode::good;
}

/// What is wrong with a seed; nothing if it is one. The library would take −1 and cut off what is too large.
std::string wrong_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error == std::errc() && end == text.data() + text.size() && seed < std::uint64_t{1} << 63) return "";
  return "expected a number from 0 to 2^63 - 1";
}

}  // namespace

void add_simulate(CLI::App& app, Action& chosen) {
  auto options = std::make_shared<SimulateOptions>();
  CLI::App* command = app.add_subcommand(
      "simulate", "Play games, most of them steered towards rare endings, and print their traces, one per line");
  command->add_option("GAME", options->game, "Name of a game, as in a trace")->required();
  command->add_option("--players", options->players, "How many play; as many as may play if not given");
  command->add_option("--seed", options->seed, "Seed of the first game; each further one has the next number")
      ->check(wrong_seed);
  command->add_option("--games", options->games, "How many games")->check(CLI::Range(1, 100'000'000));
  CLI::Option* traces = command->add_option("--traces", options->traces,
                                            "Folder for one file per game instead (no file is written over)");
  command
      ->add_flag("--stats", options->statistics,
                 "Print how often what happened instead; not what is usual in play, since games are steered")
      ->excludes(traces);
  command->add_flag("--json", options->json, "Print JSON only");
  command->callback([options, &chosen] { chosen = [options] { return simulate(*options); }; });
}

}  // namespace rulecheck::cli
