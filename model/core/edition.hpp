// Editions: the digest of everything that a piece of evidence depends on.
#pragma once
#include <filesystem>
#include <map>
#include <string>

namespace rulecheck {

/// The edition of every file that can hold checks of a game, by path relative to the repository.
///
/// An edition is the SHA-256 of a list with one line `<SHA-256 of the file>  <path>` per file: `clauses.toml` and the
/// sources in the game's folder and in `model/core/`, sorted by path, then the check file. So
/// `sha256sum FILES… | sha256sum` gives it too. Files that can hold checks: the sources in `properties/`,
/// `properties/core/`, `smt/`, `smt/core/`, `fuzz/`, and in the game's folders of `properties/`, `smt/` and `tests/`.
/// @param root of the repository
/// @param folder of the game: "the_bremens"
/// @throws InputError for a file that cannot be read
std::map<std::string, std::string> editions(const std::filesystem::path& root, const std::string& folder);

}  // namespace rulecheck
