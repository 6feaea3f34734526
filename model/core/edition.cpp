#include "model/core/edition.hpp"

#include <set>

#include "model/core/digest.hpp"
#include "model/core/read_file.hpp"

namespace rulecheck {
namespace {

namespace fs = std::filesystem;

/// Paths, relative to the root, of the sources directly in a folder; sorted.
std::set<std::string> sources(const fs::path& root, const std::string& folder) {
  std::set<std::string> paths;
  if (!fs::is_directory(root / folder)) return paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(root / folder)) {
    const std::string extension = entry.path().extension().string();
    if (entry.is_regular_file() && (extension == ".hpp" || extension == ".cpp" || extension == ".toml")) {
      paths.insert(folder + "/" + entry.path().filename().string());
    }
  }
  return paths;
}

std::string digest_line(const fs::path& root, const std::string& path) {
  return sha256(read_file(root / path, "a source file")) + "  " + path + "\n";
}

}  // namespace

std::map<std::string, std::string> editions(const fs::path& root, const std::string& folder) {
  std::set<std::string> rules = sources(root, "model/" + folder);
  rules.merge(sources(root, "model/core"));
  std::string rule_lines;
  for (const std::string& path : rules) rule_lines += digest_line(root, path);

  std::map<std::string, std::string> result;
  for (const std::string& place :
       {std::string("properties"), std::string("properties/core"), std::string("smt"), std::string("smt/core"),
        std::string("fuzz"), "properties/" + folder, "smt/" + folder, "tests/" + folder}) {
    for (const std::string& path : sources(root, place)) {
      result[path] = sha256(rule_lines + digest_line(root, path));
    }
  }
  return result;
}

}  // namespace rulecheck
