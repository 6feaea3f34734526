#include "properties/core/executable.hpp"

namespace rulecheck {
namespace {

std::string& stored_name() {
  static std::string name;
  return name;
}

std::string_view (*edition_source)(std::string_view) = nullptr;

}  // namespace

const std::string& executable_name() { return stored_name(); }

void set_executable_name(std::string_view argument_zero) {
  stored_name() = argument_zero.substr(argument_zero.rfind('/') + 1);
}

std::string_view edition_of(std::string_view check_file) {
  return edition_source != nullptr ? edition_source(check_file) : std::string_view();
}

void set_edition_source(std::string_view (*edition)(std::string_view)) { edition_source = edition; }

}  // namespace rulecheck
