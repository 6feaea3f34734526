#include "tests/canary/child_process.hpp"

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace rulecheck::canary {

Ended run_canary(const std::string& set, const std::string& arguments, const std::string& environment) {
  const std::string command =
      "cd " RULECHECK_SOURCE_DIR " && env -u RULECHECK_EVIDENCE -u RULECHECK_CHOICES CANARY=" + set + " " +
      environment + " " RULECHECK_BINARY_DIR "/bin/rulecheck-canary " + arguments + " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("no process for " + command);
  Ended ended;
  std::array<char, 4096> buffer{};
  while (const std::size_t length = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
    ended.output.append(buffer.data(), length);
  }
  const int status = pclose(pipe);
  ended.exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return ended;
}

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "canary-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace rulecheck::canary
