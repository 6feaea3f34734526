// What the page's templates are filled with. Escaping is the templates': {{name}} escapes, {{{name}}} is only for our
// own style and script.
#pragma once
#include <initializer_list>
#include <kainjow/mustache.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "reports/coverage.hpp"

namespace rulecheck::page {

using kainjow::mustache::data;

inline data text(std::string_view value) { return data(std::string(value)); }
inline data flag(bool value) { return data(value ? data::type::bool_true : data::type::bool_false); }
/// A section that is left out where there is nothing to say.
inline data text_or_none(std::string_view value) { return value.empty() ? flag(false) : text(value); }

/// What `make` gives for every element.
template <typename Range, typename Make>
data list(const Range& range, const Make& make) {
  data all{data::type::list};
  for (const auto& element : range) all << make(element);
  return all;
}

inline data texts(const auto& range) {
  return list(range, [](const auto& value) { return text(value); });
}

inline data objects(std::initializer_list<std::pair<const char*, data>> members) {
  data object{data::type::object};
  for (const auto& [key, value] : members) object.set(key, value);
  return object;
}

/// A name as the pieces between which a line may break: each ends with '_' or '.', apart from the last.
data pieces(std::string_view name);

/// Id of a reading's place on the page.
std::string reading_anchor(const Register& rules, const Reading& reading);

data clause_links(std::span<const Clause* const> clauses);
data check_data(const CheckResult& check);                                  ///< check.mustache
data clause_data(const GameCoverage& game, const ClauseCoverage& covered);  ///< clause.mustache
data game_data(const GameCoverage& game);                                   ///< game.mustache and the overview

}  // namespace rulecheck::page
