#include "model/core/edition.hpp"

#include <set>

#include "model/core/digest.hpp"
#include "model/core/read_file.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

/// Paths, relative to the root, of the files with these extensions directly in a folder; sorted.
std::set<std::string> files(const fs::path& root, const std::string& folder, const std::set<std::string>& extensions) {
  std::set<std::string> paths;
  if (!fs::is_directory(root / folder)) return paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(root / folder)) {
    if (entry.is_regular_file() && extensions.count(entry.path().extension().string()) != 0) {
      paths.insert(folder + "/" + entry.path().filename().string());
    }
  }
  return paths;
}

std::set<std::string> sources(const fs::path& root, const std::string& folder) {
  return files(root, folder, {".hpp", ".cpp", ".toml"});
}

std::string digest_line(const fs::path& root, const std::string& path) {
  return sha256(read_file(root / path, "a source file")) + "  " + path + "\n";
}

}  // namespace

std::map<std::string, std::string> editions(const fs::path& root, const std::string& folder) {
  const std::string places[] = {"properties",           "smt",           "fuzz",
                                "properties/" + folder, "smt/" + folder, "tests/" + folder};
  const std::string harness[] = {"properties/core", "smt/core", "fuzz/core"};
  std::set<std::string> checks, shared = sources(root, "model/" + folder);
  shared.merge(sources(root, "model/core"));
  for (const std::string& place : harness) {
    checks.merge(sources(root, place));
    shared.merge(sources(root, place));
  }
  for (const std::string& place : places) {
    for (const std::string& path : sources(root, place)) {
      checks.insert(path);
      if (fs::path(path).extension() == ".hpp") shared.insert(path);
    }
  }
  for (const std::string traces : {"/traces", "/traces/witness"}) {
    shared.merge(files(root, "tests/" + folder + traces, {".json"}));
  }
  std::string shared_lines;
  for (const std::string& path : shared) shared_lines += digest_line(root, path);

  std::map<std::string, std::string> result;
  for (const std::string& path : checks) result[path] = sha256(shared_lines + digest_line(root, path));
  return result;
}

}  // namespace rulecheck
