// Running programs, build/bin/rulecheck above all, as a user does.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace rulecheck {

/// What a run of the command left behind.
struct Ended {
  int code;  ///< exit code; −1 if it ended by a signal
  std::string out, err;
};

/// Runs a program, found as a shell would find it, in the repository. @param words its name and its arguments
Ended run_program(const std::vector<std::string>& words);
/// Runs `rulecheck` with these arguments, in the repository.
Ended run_command(const std::vector<std::string>& arguments);

/// A folder of its own for a test; gone with the object.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  /// Writes a file into the folder. @return its path
  std::string write(const std::string& name, const std::string& content) const;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace rulecheck
