// Editions: the digest of everything that a piece of evidence depends on.
#pragma once
#include <filesystem>
#include <map>
#include <string>

namespace rulecheck {

/// The edition of every file that can hold checks of a game, by path relative to the repository.
///
/// An edition is the SHA-256 of a list with one line `<SHA-256 of the file>  <path>` per file: first, sorted by path,
/// what every check of the game may depend on, then the check file. So `sha256sum FILES… | sha256sum` gives it too.
/// Every check may depend on `clauses.toml` and the sources in the game's folder, the sources in `model/core/`,
/// `properties/core/`, `smt/core/` and `fuzz/core/`, the headers beside the checks, and the game's stored traces. Files
/// that can hold checks: the sources in `properties/`, `properties/core/`, `smt/`, `smt/core/`, `fuzz/`, `fuzz/core/`,
/// and in the game's folders of `properties/`, `smt/` and `tests/`.
/// @param root of the repository
/// @param folder of the game: "the_bremens"
/// @throws InputError for a file that cannot be read
std::map<std::string, std::string> editions(const std::filesystem::path& root, const std::string& folder);

}  // namespace rulecheck
