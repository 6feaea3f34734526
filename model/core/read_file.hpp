// A file as bytes.
#pragma once
#include <filesystem>
#include <string>

namespace rulecheck {

/// The bytes of a file.
/// @param expected what kind of file it should be, for the error
/// @throws InputError if it cannot be read
std::string read_file(const std::filesystem::path& path, const std::string& expected);

}  // namespace rulecheck
