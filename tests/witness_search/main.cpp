// Finds the traces that tests/<game>/traces/witness/ holds and writes them there; or compares what is there with them:
// cmake --build build --target bremen-witnesses && build/bin/bremen-witnesses tests/bremen/traces/witness
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "model/core/input_error.hpp"
#include "model/core/read_file.hpp"
#include "tests/witness_search/witness.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

constexpr const char* program = RULECHECK_GAME_NAME "-witnesses";
constexpr const char* usage =
    "usage: {} [--compare] FOLDER\n"
    "finds the witnesses of the game and writes them to FOLDER, one file each; FOLDER is traces/witness in the game's\n"
    "folder of tests/; with --compare says which files of FOLDER differ from what is found, and exits with 1 if any "
    "does\n";

void write(const fs::path& file, const std::string& text) {
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) throw std::runtime_error("cannot write " + file.string());
}

/// @return how many files are missing, differ or are too many
int compare(const fs::path& folder, const std::vector<Witness>& witnesses) {
  int different = 0;
  const auto differs = [&](const fs::path& file, const char* how) {
    fmt::print("{}: {}\n", file.string(), how);
    ++different;
  };
  std::set<fs::path> expected;
  for (const Witness& witness : witnesses) {
    const fs::path file = folder / (witness.name + ".json");
    expected.insert(file);
    if (!fs::exists(file)) {
      differs(file, "is missing");
    } else if (read_file(file, "a trace") != witness.text) {
      differs(file, "is not what is found");
    }
  }
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (!expected.contains(entry.path())) differs(entry.path(), "is not looked for");
  }
  return different;
}

int run(const fs::path& folder, bool only_compare) {
  if (!fs::is_directory(folder))
    throw InputError(folder.string(), "", "no such folder; expected the one that holds the witnesses");
  const std::vector<Witness> found = find_witnesses();
  if (only_compare) return compare(folder, found) == 0 ? 0 : 1;
  for (const Witness& witness : found) write(folder / (witness.name + ".json"), witness.text);
  fmt::print("{} witnesses written to {}\n", found.size(), folder.string());
  return 0;
}

}  // namespace
}  // namespace rulecheck

int main(int count, char** arguments) {
  const bool only_compare = count == 3 && std::string(arguments[1]) == "--compare";
  if (count != 2 && !only_compare) {
    fmt::print(stderr, fmt::runtime(rulecheck::usage), rulecheck::program);
    return 2;
  }
  try {
    return rulecheck::run(arguments[count - 1], only_compare);
  } catch (const rulecheck::InputError& error) {
    fmt::print(stderr, "{}: {}\n", rulecheck::program, error.what());
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}: {}\n", rulecheck::program, error.what());
    return 1;
  }
}
