// A register as C++ code: what `generate-register` writes.
#pragma once
#include <map>
#include <string>

#include "model/core/register.hpp"

namespace rulecheck {

/// `generated/<game>/clause.hpp`: one constant per clause in `rulecheck::<game>::clause`.
/// @param file a register without problems
std::string clause_header(const RegisterFile& file);

/// `generated/<game>/register.cpp`: `const Register& rulecheck::<game>::clause_register()`.
/// @param file a register without problems
/// @param editions by check file, see `editions()`
std::string register_source(const RegisterFile& file, const std::map<std::string, std::string>& editions);

}  // namespace rulecheck
