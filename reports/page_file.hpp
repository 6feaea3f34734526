// The files of `reports/template/`, built into the program.
#pragma once
#include <string>
#include <string_view>

namespace rulecheck {

/// Contents of `reports/template/<name>`. Throws std::out_of_range if the build embedded no such file.
std::string page_file(std::string_view name);

}  // namespace rulecheck
