// Names of clause kinds and evidence levels.
#include "model/core/clause.hpp"

#include <algorithm>
#include <array>

namespace rulecheck {
namespace {

constexpr std::array<std::string_view, 8> kind_names{"setup",      "obligation", "prohibition", "permission",
                                                     "definition", "table",      "example",     "social"};
constexpr std::array<std::string_view, 7> level_names{"unmet",    "argued",     "example", "fuzzed",
                                                      "property", "exhaustive", "proved"};

template <typename Enumeration, std::size_t size>
std::optional<Enumeration> named(const std::array<std::string_view, size>& names, std::string_view text) {
  const auto* const found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enumeration>(found - names.begin());
}

}  // namespace

std::string_view name(ClauseKind kind) { return kind_names.at(static_cast<std::size_t>(kind)); }
std::string_view name(Level level) { return level_names.at(static_cast<std::size_t>(level)); }

std::optional<ClauseKind> clause_kind_named(std::string_view text) { return named<ClauseKind>(kind_names, text); }
std::optional<Level> level_named(std::string_view text) { return named<Level>(level_names, text); }

}  // namespace rulecheck
