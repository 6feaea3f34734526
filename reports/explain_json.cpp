#include "reports/explain_json.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rulecheck {
namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json ids(std::span<const Clause* const> clauses) {
  Json all = Json::array();
  for (const Clause* clause : clauses) all.push_back(clause->id);
  return all;
}

template <typename Note>
Json notes_json(const Register& game, std::span<const Note> notes, const Clause& clause) {
  Json all = Json::array();
  for (const Note& note : notes)
    if (cites(note.clauses, clause)) all.push_back(as_json(game, note));
  return all;
}

}  // namespace

std::vector<std::string_view> need_names(const Clause& clause) {
  std::vector<std::string_view> names;
  for (const Level need : clause.needs) names.push_back(name(need));
  return names;
}

bool cites(std::span<const Clause* const> clauses, const Clause& clause) {
  return std::ranges::find(clauses, &clause) != clauses.end();
}

Json clause_text_json(const Register& game, const Clause& clause) {
  return {{"game", game.game},           {"id", clause.id},
          {"name", clause.name},         {"kind", name(clause.kind)},
          {"section", clause.section},   {"text", clause.text},
          {"needs", need_names(clause)}, {"unobservable", text_or_null(clause.unobservable)}};
}

Json as_json(const Register& game, const Reading& reading) {
  const std::vector<std::string_view> choices(reading.choices.begin(), reading.choices.end());
  return {{"game", game.game},
          {"name", reading.name},
          {"question", reading.question},
          {"choices", choices},
          {"argument", reading.argument},
          {"decided_by", text_or_null(reading.decided_by)},
          {"clauses", ids(reading.clauses)}};
}

Json as_json(const Register& game, const Question& question) {
  return {{"game", game.game},         {"id", question.id},   {"open", question.open},
          {"chosen", question.chosen}, {"why", question.why}, {"clauses", ids(question.clauses)}};
}

Json as_json(const Register& game, const Finding& finding) {
  const std::vector<std::string_view> checks(finding.checks.begin(), finding.checks.end());
  return {{"game", game.game},
          {"id", finding.id},
          {"kind", finding.kind},
          {"statement", finding.statement},
          {"checks", checks},
          {"argument", text_or_null(finding.argument)},
          {"clauses", ids(finding.clauses)}};
}

Json as_json(const Register& game, const Clause& clause) {
  Json document = clause_text_json(game, clause);
  document["argument"] = text_or_null(clause.argument);
  document["register"] = game.path;
  document["line"] = clause.line;
  document["readings"] = notes_json(game, game.readings, clause);
  document["questions"] = notes_json(game, game.questions, clause);
  document["findings"] = notes_json(game, game.findings, clause);
  return document;
}

}  // namespace rulecheck
