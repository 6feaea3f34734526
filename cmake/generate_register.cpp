// Turns model/<game>/clauses.toml into typed constants; a malformed register is a build error naming file and line.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

#include "model/core/edition.hpp"
#include "model/core/input_error.hpp"
#include "model/core/read_file.hpp"
#include "model/core/register.hpp"
#include "model/core/register_code.hpp"

namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    "usage: generate-register --root REPOSITORY --register model/GAME/clauses.toml --out FOLDER\n"
    "writes FOLDER/clause.hpp and FOLDER/register.cpp where their content changes\n";

/// An unchanged file keeps its time, so that nothing that includes it is built again.
void write_if_changed(const fs::path& path, const std::string& content) {
  if (fs::exists(path) && rulecheck::read_file(path, "a generated file") == content) return;
  fs::create_directories(path.parent_path());
  std::ofstream stream(path, std::ios::binary);
  stream << content;
  stream.close();
  if (!stream) throw std::runtime_error("cannot write " + path.string());
}

int generate(const fs::path& root, const std::string& path, const fs::path& out) {
  const rulecheck::RegisterFile file =
      rulecheck::parse_register(rulecheck::read_file(root / path, "a clause register"), path);
  if (!file.problems.empty()) {
    std::cerr << rulecheck::describe_problems(file);
    return 1;
  }
  write_if_changed(out / "clause.hpp", rulecheck::clause_header(file));
  write_if_changed(out / "register.cpp",
                   rulecheck::register_source(file, rulecheck::editions(root, rulecheck::folder_of_game(file.game))));
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  std::map<std::string, std::string> options;
  for (int index = 1; index + 1 < count; index += 2) options[arguments[index]] = arguments[index + 1];
  const bool known = options.count("--root") + options.count("--register") + options.count("--out") == 3;
  if (count != 7 || !known) {
    std::cerr << usage;
    return 2;
  }
  try {
    return generate(options["--root"], options["--register"], options["--out"]);
  } catch (const rulecheck::InputError& error) {
    std::cerr << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "generate-register: " << error.what() << "\n";
    return 2;
  }
}
