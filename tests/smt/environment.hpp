// The environment of a test, put back at its end.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace rulecheck::smt_test {

/// Sets one variable for as long as it lives.
class Environment {
 public:
  Environment(std::string variable, const std::string& value) : variable_(std::move(variable)) {
    if (const char* before = std::getenv(variable_.c_str())) before_ = before;
    setenv(variable_.c_str(), value.c_str(), 1);
  }
  ~Environment() {
    if (before_) {
      setenv(variable_.c_str(), before_->c_str(), 1);
    } else {
      unsetenv(variable_.c_str());
    }
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  std::string variable_;
  std::optional<std::string> before_;
};

/// A folder of its own, removed at the end.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "rulecheck-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test");
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path path;
};

/// A program that takes the place of cvc5.
class FakeSolver {
 public:
  /// @param body what its shell script does
  explicit FakeSolver(const std::string& body)
      : path_((folder_.path / "cvc5").string()), environment_("RULECHECK_CVC5", path_) {
    std::ofstream(path_) << "#!/bin/sh\n" << body << "\n";
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
  }

 private:
  Folder folder_;
  std::string path_;
  Environment environment_;
};

}  // namespace rulecheck::smt_test
