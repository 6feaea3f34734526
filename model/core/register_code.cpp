#include "model/core/register_code.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rulecheck {
namespace {

/// A C++ string literal; what is not ASCII stays UTF-8. A question mark is escaped, since two of them begin a trigraph.
std::string literal(std::string_view text) {
  std::string result = "\"";
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\' || letter == '?') {
      result += '\\';
      result += letter;
    } else if (code < 0x20 || code == 0x7F) {
      result += fmt::format("\\{:03o}", code);
    } else {
      result += letter;
    }
  }
  return result + "\"";
}

std::string literals(const std::vector<std::string>& texts) {
  std::string result;
  for (const std::string& text : texts) result += (result.empty() ? "" : ", ") + literal(text);
  return result;
}

/// An array named `name`, and in `reference` what a span is made of: the array, or `{}` where it would be empty.
std::string array(const std::string& storage, const std::string& type, const std::string& name,
                  const std::string& elements, std::string& reference) {
  reference = elements.empty() ? "{}" : name;
  return elements.empty() ? "" : fmt::format("{} {} {}[]{{{}}};\n", storage, type, name, elements);
}

/// Text for a comment: in one line, and unable to continue it, not by a trigraph either.
std::string comment(std::string text) {
  const auto continues = [](char letter) {
    return letter == '\n' || letter == '\r' || letter == '\\' || letter == '?';
  };
  std::replace_if(text.begin(), text.end(), continues, ' ');
  return text;
}

std::string clause_constant(const ClauseEntry& clause) {
  std::string needs;
  for (const Level need : clause.needs) {
    needs += (needs.empty() ? "" : ", ") + fmt::format("Level::{}", name(need));
  }
  std::string passage_list;
  std::string need_list;
  std::string code = "namespace lists {\n";
  code +=
      array("inline constexpr", "std::string_view", clause.name + "_passages", literals(clause.passages), passage_list);
  code += array("inline constexpr", "Level", clause.name + "_needs", needs, need_list);
  code += "}\n";
  code += fmt::format("/// {} ({}): {}\n", clause.id, name(clause.kind), comment(clause.text));
  const auto in_lists = [](const std::string& list) { return list == "{}" ? list : "lists::" + list; };
  code += fmt::format("inline constexpr Clause {}{{{}, {}, ClauseKind::{}, {}, {}, {}, {}, {}, {}, {}}};\n\n",
                      clause.name, literal(clause.id), literal(clause.name), name(clause.kind), literal(clause.section),
                      literal(clause.text), in_lists(passage_list), in_lists(need_list), literal(clause.unobservable),
                      literal(clause.argument), clause.line);
  return code;
}

/// Writes the arrays of the source file and remembers what refers to them.
class SourceWriter {
 public:
  explicit SourceWriter(const RegisterFile& file) : file_(file) {}

  std::string texts(const std::string& name, const std::vector<std::string>& list) {
    return declare("std::string_view", name, literals(list));
  }

  std::string clauses(const std::string& name, const std::vector<std::string>& ids) {
    std::string pointers;
    for (const std::string& id : ids) {
      const auto same = [&id](const ClauseEntry& clause) { return clause.id == id; };
      const auto found = std::find_if(file_.clauses.begin(), file_.clauses.end(), same);
      pointers += (pointers.empty() ? "&clause::" : ", &clause::") + found->name;
    }
    return declare("const Clause*", name, pointers);
  }

  /// Declares an array; the result is what a span is made of.
  std::string declare(const std::string& type, const std::string& name, const std::string& elements) {
    std::string reference;
    code += array("constexpr", type, name, elements, reference);
    return reference;
  }

  std::string code;

 private:
  const RegisterFile& file_;
};

std::string readings(const RegisterFile& file, SourceWriter& writer) {
  std::string list;
  for (const ReadingEntry& reading : file.readings) {
    const std::string constant = "reading_" + folder_of_game(reading.name);
    const std::string choices = writer.texts(constant + "_choices", reading.choices);
    const std::string clauses = writer.clauses(constant + "_clauses", reading.clauses);
    list += fmt::format("\n    {{{}, {}, {}, {}, {}, {}}},", literal(reading.name), literal(reading.question), choices,
                        literal(reading.argument), literal(reading.decided_by), clauses);
  }
  return list;
}

std::string questions(const RegisterFile& file, SourceWriter& writer) {
  std::string list;
  for (const QuestionEntry& question : file.questions) {
    const std::string name = "question_" + std::to_string(&question - file.questions.data());
    const std::string clauses = writer.clauses(name + "_clauses", question.clauses);
    list += fmt::format("\n    {{{}, {}, {}, {}, {}}},", literal(question.id), clauses, literal(question.open),
                        literal(question.chosen), literal(question.why));
  }
  return list;
}

std::string findings(const RegisterFile& file, SourceWriter& writer) {
  std::string list;
  for (const FindingEntry& finding : file.findings) {
    const std::string name = "finding_" + std::to_string(&finding - file.findings.data());
    const std::string clauses = writer.clauses(name + "_clauses", finding.clauses);
    const std::string checks = writer.texts(name + "_checks", finding.checks);
    list += fmt::format("\n    {{{}, {}, {}, {}, {}, {}}},", literal(finding.id), literal(finding.kind), clauses,
                        literal(finding.statement), checks, literal(finding.argument));
  }
  return list;
}

}  // namespace

std::string clause_header(const RegisterFile& file) {
  std::string code = fmt::format(
      "// Generated from {}: change that file, not this one.\n"
      "#pragma once\n#include <string_view>\n\n#include \"model/core/clause.hpp\"\n\n"
      "namespace rulecheck::{}::clause {{\n\n",
      file.path, folder_of_game(file.game));
  for (const ClauseEntry& clause : file.clauses) code += clause_constant(clause);
  code += fmt::format(
      "}}\n\nnamespace rulecheck::{} {{\n\n/// The whole register of {}.\nconst Register& clause_register();\n\n}}\n",
      folder_of_game(file.game), comment(file.title));
  return code;
}

std::string register_source(const RegisterFile& file, const std::map<std::string, std::string>& editions) {
  const std::string folder = folder_of_game(file.game);
  SourceWriter writer(file);
  std::vector<std::string> ids;
  for (const ClauseEntry& clause : file.clauses) ids.push_back(clause.id);
  const std::string clause_list = writer.clauses("clauses", ids);
  const std::string flavour_list = writer.texts("flavour", file.flavour);
  const std::string reading_list = writer.declare("Reading", "readings", readings(file, writer));
  const std::string question_list = writer.declare("Question", "questions", questions(file, writer));
  const std::string finding_list = writer.declare("Finding", "findings", findings(file, writer));
  std::string cases;
  for (const auto& [path, edition] : editions) {
    cases += fmt::format("  if (check_file == {}) return {};\n", literal(path), literal(edition));
  }
  return fmt::format(
      "// Generated from {path} and the sources that editions depend on: change those, not this file.\n"
      "#include \"generated/{folder}/clause.hpp\"\n\n"
      "namespace rulecheck::{folder} {{\nnamespace {{\n\n{arrays}\n"
      "std::string_view edition([[maybe_unused]] std::string_view check_file) {{\n{cases}  return {{}};\n}}\n\n"
      "constexpr Register whole_register{{{game}, {title}, {prefix}, {path_literal}, {clauses}, {readings}, "
      "{questions}, "
      "{findings}, {flavour}, &edition}};\n\n}}\n\n"
      "const Register& clause_register() {{ return whole_register; }}\n\n}}\n",
      fmt::arg("path", file.path), fmt::arg("folder", folder), fmt::arg("arrays", writer.code),
      fmt::arg("cases", cases), fmt::arg("game", literal(file.game)), fmt::arg("title", literal(file.title)),
      fmt::arg("prefix", literal(file.prefix)), fmt::arg("path_literal", literal(file.path)),
      fmt::arg("clauses", clause_list), fmt::arg("readings", reading_list), fmt::arg("questions", question_list),
      fmt::arg("findings", finding_list), fmt::arg("flavour", flavour_list));
}

}  // namespace rulecheck
