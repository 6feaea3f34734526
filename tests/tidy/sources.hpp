// The text files of this repository, as the style tests read them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rulecheck::tidy {

/// One text file of the repository.
struct Source {
  std::string path;  ///< relative to the repository, "model/bremen/round.hpp"
  std::string text;
};

/// Whether the path ends so: ".hpp".
bool has_extension(const Source& source, std::string_view extension);

/// Whether it is C++: .cpp or .hpp.
bool is_cpp(const Source& source);

/// Paths of the files that git tracks or would track (without git: of all outside build folders), sorted.
/// @throws std::runtime_error if git cannot list them
std::vector<std::string> repository_paths();

/// Every text file that git tracks or would track (without git: every one outside build folders), sorted by path; files
/// with a zero byte are left out.
/// @throws std::runtime_error if git cannot list them, or there are none
const std::vector<Source>& repository_sources();

/// Each line, without its end. A last line without an end counts.
std::vector<std::string_view> lines_of(std::string_view text);

/// The text of a C++ file with comments and the contents of literals blanked out; lines and columns stay.
std::string code_only(std::string_view text);

}  // namespace rulecheck::tidy
