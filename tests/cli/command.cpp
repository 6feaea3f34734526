#include "tests/cli/command.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace rulecheck {
namespace {

std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream content;
  content << in.rdbuf();
  return content.str();
}

}  // namespace

Ended run_program(const std::vector<std::string>& words) {
  const Folder folder;
  const std::string out = (folder.path() / "out").string(), err = (folder.path() / "err").string();
  const pid_t child = fork();
  if (child == 0) {
    if (chdir(RULECHECK_SOURCE_DIR) != 0 || std::freopen(out.c_str(), "wb", stdout) == nullptr ||
        std::freopen(err.c_str(), "wb", stderr) == nullptr) {
      _exit(99);
    }
    std::vector<std::string> copies = words;
    std::vector<char*> pointers;
    for (std::string& word : copies) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execvp(pointers.front(), pointers.data());
    _exit(98);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) throw std::runtime_error("a program could not be started");
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(out), content_of(err)};
}

Ended run_command(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{RULECHECK_COMMAND};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run_program(words);
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "rulecheck-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder can be made");
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& content) const {
  std::ofstream(path_ / name, std::ios::binary) << content;
  return (path_ / name).string();
}

}  // namespace rulecheck
