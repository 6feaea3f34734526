// Runs the executable of wrong checks.
#pragma once
#include <filesystem>
#include <string>

namespace rulecheck::canary {

/// What a process said, and how it ended.
struct Ended {
  int exit_code = -1;  ///< 128 + the signal where one ended it
  std::string output;  ///< standard output and standard error
};

/// @param set which checks there are; @param arguments as a shell reads them; @param environment "NAME=value …"
Ended run_canary(const std::string& set, const std::string& arguments, const std::string& environment = "");

/// A new empty folder, removed at the end.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace rulecheck::canary
