#include "model/core/read_file.hpp"

#include <fstream>
#include <iterator>

#include "model/core/input_error.hpp"

namespace rulecheck {

std::string read_file(const std::filesystem::path& path, const std::string& expected) {
  std::error_code ignored;
  // A directory opens like a file and fails only when it is read.
  if (std::filesystem::is_directory(path, ignored)) {
    throw InputError(path.string(), "", "is a folder; expected " + expected);
  }
  std::ifstream stream(path, std::ios::binary);
  if (!stream.is_open()) throw InputError(path.string(), "", "cannot be read; expected " + expected);
  std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  if (stream.bad()) throw InputError(path.string(), "", "cannot be read to its end; expected " + expected);
  return bytes;
}

}  // namespace rulecheck
