// The three forms of the report. All are functions of the coverage alone: no time, no date, no absolute path.
#pragma once
#include <string>
#include <string_view>

#include "reports/coverage.hpp"

namespace rulecheck {

/// `coverage.json`: for programs. Games by name under "games", then "problems".
std::string render_json(const Coverage& coverage);

/// `coverage.md`: for the summary of a CI job.
std::string render_markdown(const Coverage& coverage);

/// `index.html`: one self-contained page; filters live in the part of the address after '#'.
std::string render_html(const Coverage& coverage);

/// One line per game: how many clauses are in each class. Without a newline at the end.
std::string summary_line(const GameCoverage& game);

/// How many clauses of a game are in each class, indexed by Level.
struct ClauseCounts {
  std::string game;
  std::array<int, 7> counts{};
};
/// The console's table: a heading, a line per game and, of several games, their sum.
std::string counts_table(const std::vector<ClauseCounts>& games);

/// The heading over the problems: "Notes" where there is no failure among them.
std::string_view problems_title(const Coverage& coverage);

/// 1234567 as "1 234 567", with narrow no-break spaces.
std::string grouped(std::uint64_t amount);

/// The classes in the order in which they are shown, strongest first, `unmet` last.
inline constexpr std::array<Level, 7> level_order{Level::proved,  Level::exhaustive, Level::property, Level::fuzzed,
                                                  Level::example, Level::argued,     Level::unmet};

}  // namespace rulecheck
