#include "tests/toy/tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tests/tidy/sources.hpp"

namespace rulecheck::toy {
namespace {

namespace fs = std::filesystem;

const fs::path repository = RULECHECK_SOURCE_DIR;

void place_copy(const fs::path& from, const fs::path& to) {
  fs::create_directories(to.parent_path());
  fs::copy_file(from, to);
}

/// The value of a variable in the cache of this build; empty where it has none.
std::string cached(const std::string& variable) {
  std::ifstream cache(fs::path(RULECHECK_BINARY_DIR) / "CMakeCache.txt");
  for (std::string line; std::getline(cache, line);) {
    if (line.starts_with(variable + ":")) return line.substr(line.find('=') + 1);
  }
  return "";
}

}  // namespace

Tree::Tree() : root_(fs::path(RULECHECK_BINARY_DIR) / "toy-tree") {
  fs::remove_all(root_);
  for (const std::string& path : tidy::repository_paths()) {
    if (fs::is_regular_file(repository / path)) place_copy(repository / path, root_ / path);
  }
}

Tree::~Tree() {
  if (testing::Test::HasFailure()) {
    fmt::print("the tree is left in {}\n", root_.string());
    return;
  }
  std::error_code ignored;  // the next run removes what is left
  fs::remove_all(root_, ignored);
}

std::vector<std::string> Tree::add(const fs::path& folder) {
  std::vector<std::string> present;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(repository / folder)) {
    if (!entry.is_regular_file()) continue;
    const fs::path path = fs::relative(entry.path(), repository / folder);
    if (fs::exists(root_ / path)) {
      present.push_back(path.string());
    } else {
      place_copy(entry.path(), root_ / path);
    }
  }
  return present;
}

Ran Tree::run(const std::string& command) const {
  fmt::print("{}\n", command);
  std::fflush(stdout);
  const auto begun = std::chrono::steady_clock::now();
  FILE* pipe = popen(("cd '" + root_.string() + "' && exec 2>&1 && " + command).c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run: " + command);
  Ran ran;
  std::array<char, 4096> buffer{};
  while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe)) {
    ran.output.append(buffer.data(), count);
  }
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
  fmt::print("  {:.1f} s, exit code {}\n", seconds.count(), ran.code);
  return ran;
}

std::string Tree::options() const {
  std::string options = fmt::format("-DRULECHECK_LIBRARIES_FROM='{}'", RULECHECK_BINARY_DIR);
  for (const char* variable : {"CMAKE_CXX_COMPILER", "CMAKE_BUILD_TYPE", "CMAKE_CXX_COMPILER_LAUNCHER",
                               "RULECHECK_SANITIZE", "RULECHECK_WERROR"}) {
    if (const std::string value = cached(variable); !value.empty()) {
      options += fmt::format(" -D{}='{}'", variable, value);
    }
  }
  return options;
}

std::string Tree::read(const std::string& path) const {
  std::ifstream file(root_ / path, std::ios::binary);
  if (!file) throw std::runtime_error("the tree has no " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

void Tree::write(const std::string& path, const std::string& text) const {
  std::ofstream file(root_ / path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw std::runtime_error("cannot write " + path);
}

void Tree::replace(const std::string& path, const std::string& text, const std::string& replacement) const {
  std::string whole = read(path);
  const std::size_t place = whole.find(text);
  if (place == std::string::npos || whole.find(text, place + 1) != std::string::npos) {
    throw std::runtime_error(path + " does not have exactly one \"" + text + "\"");
  }
  write(path, whole.replace(place, text.size(), replacement));
}

void Tree::move(const std::string& from, const std::string& to) const { fs::rename(root_ / from, root_ / to); }

}  // namespace rulecheck::toy
