// A copy of this repository that is configured, built and tested on its own, and changed at will.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace rulecheck::toy {

/// How a command ended, and what it said.
struct Ran {
  int code = 0;  ///< −1 if a signal ended it
  std::string output;
};

/// The copy lies in the build folder, always in the same place, so that ccache knows what was compiled there before.
class Tree {
 public:
  /// Copies what belongs to the repository; a tree that was left behind is replaced.
  Tree();
  /// Removes the copy, unless a test failed: then it is left for whoever looks into it.
  ~Tree();
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  /// Adds the files of a folder of the repository, each at its path within that folder.
  /// @return the paths of which there was a file already; it is left as it is
  std::vector<std::string> add(const std::filesystem::path& folder);

  /// Runs a shell command in the tree and prints it with the seconds it took.
  Ran run(const std::string& command) const;
  /// Options with which the tree is configured as this build is.
  std::string options() const;

  /// The text of a file of the tree. @throws std::runtime_error if there is none
  std::string read(const std::string& path) const;
  void write(const std::string& path, const std::string& text) const;
  /// Replaces the only place of the file that has this text. @throws std::runtime_error if there is not exactly one
  void replace(const std::string& path, const std::string& text, const std::string& replacement) const;
  /// Moves a file or folder.
  void move(const std::string& from, const std::string& to) const;

 private:
  std::filesystem::path root_;
};

}  // namespace rulecheck::toy
