// Finds the games that tests/harmony_of_bremen/traces/witness/ holds and writes them there; or compares what is
// there with them: cmake --build build --target harmony-of-bremen-witnesses &&
// build/bin/harmony-of-bremen-witnesses tests/harmony_of_bremen/traces/witness
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "model/core/input_error.hpp"
#include "model/core/read_file.hpp"
#include "tests/harmony_of_bremen/search/catalogue.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    "usage: harmony-of-bremen-witnesses [--compare] FOLDER\n"
    "finds the witnesses of The Harmony of Bremen and writes them to FOLDER, one file each; they are those of\n"
    "tests/harmony_of_bremen/traces/witness; with --compare says which files of FOLDER differ from what is found, and\n"
    "exits with 1 if any does\n";

void write(const fs::path& file, const std::string& text) {
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) throw std::runtime_error("cannot write " + file.string());
}

/// @return how many files are missing, differ or are too many
int compare(const fs::path& folder, const std::vector<std::pair<std::string, std::string>>& found) {
  int different = 0;
  const auto differs = [&](const fs::path& file, const char* how) {
    fmt::print("{}: {}\n", file.string(), how);
    ++different;
  };
  std::set<fs::path> expected;
  for (const auto& [name, text] : found) {
    const fs::path file = folder / name;
    expected.insert(file);
    if (!fs::exists(file)) {
      differs(file, "is missing");
    } else if (read_file(file, "a trace") != text) {
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
  std::vector<std::pair<std::string, std::string>> found;
  for (const Witness& witness : find_witnesses()) found.emplace_back(witness.name + ".json", witness.text);
  if (only_compare) return compare(folder, found) == 0 ? 0 : 1;
  for (const auto& [name, text] : found) write(folder / name, text);
  fmt::print("{} witnesses written to {}\n", found.size(), folder.string());
  return 0;
}

}  // namespace
}  // namespace rulecheck::harmony_of_bremen

int main(int count, char** arguments) {
  const bool only_compare = count == 3 && std::string(arguments[1]) == "--compare";
  if (count != 2 && !only_compare) {
    fmt::print(stderr, "{}", rulecheck::harmony_of_bremen::usage);
    return 2;
  }
  try {
    return rulecheck::harmony_of_bremen::run(arguments[count - 1], only_compare);
  } catch (const rulecheck::InputError& error) {
    fmt::print(stderr, "harmony-of-bremen-witnesses: {}\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "harmony-of-bremen-witnesses: {}\n", error.what());
    return 1;
  }
}
