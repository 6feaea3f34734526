// Puts the evidence of several processes and machines together.
#pragma once
#include <vector>

#include "reports/coverage.hpp"

namespace rulecheck {

/// Gives each check of `games` its verdict and amount. Any record that is no pass wins over those that are; work with
/// the same seed and readings counts once, the rest is added. What does not count becomes a problem.
void merge_check_results(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems);

/// One record per mutant: killed by any process is killed. A mutant both killed and proved equivalent is a problem.
void merge_mutants(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems);

/// One record per condition: seen by any process is seen. A condition seen against its proved constant is a problem.
void merge_conditions(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems);

/// Quantities, witnesses and distributions, each with whether its check passed. Call after `merge_check_results`.
void merge_figures(std::vector<GameCoverage>& games, const Evidence& evidence, std::vector<Problem>& problems);

/// The game of this name, or null after having added a problem about evidence at `place`.
GameCoverage* game_named(std::vector<GameCoverage>& games, std::string_view game, std::string_view place,
                         std::vector<Problem>& problems);

/// Adds a problem for each id that is no clause of the game.
void name_unknown_clauses(const GameCoverage& game, const std::vector<std::string>& clauses, std::string_view place,
                          std::vector<Problem>& problems);

}  // namespace rulecheck
