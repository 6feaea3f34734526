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

data partial(const char* file) {
  return data(kainjow::mustache::partial([file] { return page_file(file); }));
}

}  // namespace

std::string render_html(const Coverage& coverage) {
  const auto failures = std::ranges::count(coverage.problems, false, &Problem::note);
  std::size_t clause_total = 0;
  for (const GameCoverage& game : coverage.games) clause_total += game.clauses.size();
  data content =
      objects({{"style", text(page_file("style.css"))},
               {"script", text(page_file("script.js"))},
               {"good", flag(coverage.good())},
               {"failures", text(failures == 1 ? "1 problem" : std::to_string(failures) + " problems")},
               {"has_problems", flag(!coverage.problems.empty())},
               {"problems", list(coverage.problems, problem_data)},
               {"games", list(coverage.games, game_data)},
               {"clause_total", text(std::to_string(clause_total))},
               {"levels", list(level_order, [](Level level) { return objects({{"level", text(name(level))}}); })},
               {"kinds", list(std::array{ClauseKind::setup, ClauseKind::obligation, ClauseKind::prohibition,
                                         ClauseKind::permission, ClauseKind::definition, ClauseKind::table,
                                         ClauseKind::example, ClauseKind::social},
                              [](ClauseKind kind) { return objects({{"kind", text(name(kind))}}); })}});
  content.set("part_clause", partial("clause.mustache"));
  content.set("part_check", partial("check.mustache"));
  content.set("part_game", partial("game.mustache"));
  mustache form(page_file("page.mustache"));
  std::string html = form.render(content);
  if (!form.is_valid()) throw std::logic_error("page template: " + form.error_message());
  return html;
}

}  // namespace rulecheck
