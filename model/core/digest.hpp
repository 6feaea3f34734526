// SHA-256, for passages and for editions.
#pragma once
#include <string>
#include <string_view>

namespace rulecheck {

/// SHA-256 of the bytes, as 64 lower-case hexadecimal digits.
std::string sha256(std::string_view bytes);

/// Whether the text has the form of `sha256`'s result.
bool is_sha256(std::string_view text);

}  // namespace rulecheck
