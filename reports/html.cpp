// index.html
#include <algorithm>

#include "reports/page_data.hpp"
#include "reports/page_file.hpp"
#include "reports/render.hpp"

namespace rulecheck {
namespace {

using namespace page;
using kainjow::mustache::mustache;

data problem_data(const Problem& problem) {
  return objects({{"kind", text(problem.kind)},
                  {"game", text(problem.game)},
                  {"place", pieces(problem.place)},
                  {"text", text(problem.text)},
                  {"note", flag(problem.note)}});
}

/// What evidence of this level is, for the legend.
std::string_view meaning(Level level) {
  switch (level) {
    case Level::proved:
      return "A solver shows that it holds of all states, not only of those that were tried.";
    case Level::exhaustive:
      return "Every case within a bound was tried; the amount says how many.";
    case Level::property:
      return "It held in thousands of random games or positions.";
    case Level::fuzzed:
      return "It held for the inputs that a fuzzer found by their coverage.";
    case Level::example:
      return "It held in worked examples and cases made by hand.";
    case Level::argued:
      return "There is a reason, and no check: nothing in the clause can be tried.";
    case Level::unmet:
      return "Evidence that the clause needs is lacking, or a check that cites it did not pass.";
  }
  throw std::logic_error("a level without a meaning");
}

data partial(const char* file) {
  return data(kainjow::mustache::partial([file] { return page_file(file); }));
}

}  // namespace

std::string_view problems_title(const Coverage& coverage) { return coverage.good() ? "Notes" : "Problems"; }

std::string render_html(const Coverage& coverage) {
  const auto failures = std::ranges::count(coverage.problems, false, &Problem::note);
  std::size_t clause_total = 0;
  for (const GameCoverage& game : coverage.games) clause_total += game.clauses.size();
  data content = objects(
      {{"style", text(page_file("style.css"))},
       {"script", text(page_file("script.js"))},
       {"good", flag(coverage.good())},
       {"failures", text(failures == 1 ? "1 problem" : std::to_string(failures) + " problems")},
       {"has_problems", flag(!coverage.problems.empty())},
       {"problems_title", text(problems_title(coverage))},
       {"problems", list(coverage.problems, problem_data)},
       {"games", list(coverage.games, game_data)},
       {"clause_total", text(std::to_string(clause_total))},
       {"levels",
        list(level_order,
             [](Level level) { return objects({{"level", text(name(level))}, {"meaning", text(meaning(level))}}); })},
       {"kinds",
        list(std::array{ClauseKind::setup, ClauseKind::obligation, ClauseKind::prohibition, ClauseKind::permission,
                        ClauseKind::definition, ClauseKind::table, ClauseKind::example, ClauseKind::social},
             [](ClauseKind kind) { return objects({{"kind", text(name(kind))}}); })}});
  content.set("part_clause", partial("clause.mustache"));
  content.set("part_check", partial("check.mustache"));
  content.set("part_legend", partial("legend.mustache"));
  content.set("part_game", partial("game.mustache"));
  mustache form(page_file("page.mustache"));
  std::string html = form.render(content);
  if (!form.is_valid()) throw std::logic_error("page template: " + form.error_message());
  return html;
}

}  // namespace rulecheck
