// Reads the lists of checks that exist.
#include "reports/check_list.hpp"

#include <fstream>

#include "model/core/evidence_reader.hpp"

namespace rulecheck {

void read_check_list_file(std::istream& input, const std::string& file, CheckList& list) {
  read_json_lines(input, file, list.problems, [&list](const nlohmann::json& object) {
    RecordFields fields(object);
    ListedCheck check{.check = fields.filled_text("check"),
                      .game = fields.filled_text("game"),
                      .kind = fields.choice("kind", check_kind_named),
                      .clauses = fields.texts("clauses"),
                      .file = fields.filled_text("file"),
                      .line = fields.number("line")};
    fields.nothing_else();
    list.checks.push_back(std::move(check));
  });
}

CheckList read_check_lists(const std::filesystem::path& folder) {
  CheckList list;
  for (const auto& path : json_lines_files(folder)) {
    std::ifstream input(path, std::ios::binary);
    if (!input) list.problems.push_back({path.filename().string(), 0, "the file cannot be opened"});
    read_check_list_file(input, path.filename().string(), list);
  }
  return list;
}

}  // namespace rulecheck
