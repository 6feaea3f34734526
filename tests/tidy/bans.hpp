// What the style forbids. Each ban takes sources and returns one complaint per offence: "file:line: what, and what to
// write instead".
#pragma once
#include <set>
#include <string>
#include <vector>

#include "tests/tidy/sources.hpp"

namespace rulecheck::tidy {

using Complaints = std::vector<std::string>;

/// Words that say nothing (in names of files, and in identifiers of C++), each with what to write instead.
Complaints banned_words(const Source& source);

/// Source files longer than 350 lines.
Complaints too_long(const Source& source);

/// Headers without `#pragma once`.
Complaints without_pragma_once(const Source& source);

/// Tests called `Test1`, `Works`, and the like: a test's name is a sentence.
Complaints tests_without_a_name(const Source& source);

/// Quoted includes that are not written from the repository's root.
Complaints includes_not_from_the_root(const Source& source, const std::set<std::string>& paths);

/// Includes that cross a border: one game's file including another's, rules including what checks them, the reference
/// implementation including the rules.
/// @param games folders of the games: "the_bremens"
Complaints includes_across_borders(const Source& source, const std::set<std::string>& games);

/// Headers that nothing includes.
Complaints headers_never_included(const std::vector<Source>& sources);

/// C++ files that no target compiles.
/// @param compile_commands text of the build's compile_commands.json
Complaints files_never_compiled(const std::vector<Source>& sources, const std::string& compile_commands);

}  // namespace rulecheck::tidy
