// Strict reading of JSON lines.
#include "model/core/json_lines.hpp"

#include <limits>
#include <optional>

namespace rulecheck {
namespace {

using nlohmann::json;

RecordError wrong_type(const std::string& key, std::string_view expected, const json& found) {
  return RecordError("\"" + key + "\" must be " + std::string(expected) + ", found " + found.type_name());
}

// Parses one line; a key that stands twice in an object is an error, where the library would keep the last.
json parse_line(const std::string& line) {
  std::vector<std::set<std::string>> keys;
  const json::parser_callback_t watch = [&keys](int, json::parse_event_t event, json& parsed) {
    if (event == json::parse_event_t::object_start) keys.emplace_back();
    if (event == json::parse_event_t::object_end) keys.pop_back();
    if (event == json::parse_event_t::key && !keys.back().insert(parsed.get<std::string>()).second)
      throw RecordError("key \"" + parsed.get<std::string>() + "\" stands twice");
    return true;
  };
  try {
    json parsed = json::parse(line, watch);
    if (!parsed.is_object()) throw RecordError(std::string("expected a JSON object, found ") + parsed.type_name());
    return parsed;
  } catch (const json::exception&) {
    throw RecordError("expected a JSON object, found a broken line");
  }
}

}  // namespace

const json& RecordFields::value_of(const std::string& key) {
  asked_.insert(key);
  const auto found = object_.find(key);
  if (found == object_.end()) throw RecordError("key \"" + key + "\" is missing");
  return *found;
}

std::string RecordFields::text(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_string()) throw wrong_type(key, "a string", value);
  return value.get<std::string>();
}

std::string RecordFields::filled_text(const std::string& key) {
  std::string value = text(key);
  if (value.empty()) throw RecordError("\"" + key + "\" must not be empty");
  return value;
}

std::uint64_t RecordFields::count(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_number_unsigned()) throw wrong_type(key, "a whole number from 0", value);
  return value.get<std::uint64_t>();
}

int RecordFields::number(const std::string& key) {
  const std::uint64_t value = count(key);
  if (value > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
    throw RecordError("\"" + key + "\" is too large: " + std::to_string(value));
  return static_cast<int>(value);
}

double RecordFields::seconds(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_number() || value.get<double>() < 0) throw wrong_type(key, "a number of seconds from 0", value);
  return value.get<double>();
}

bool RecordFields::truth(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_boolean()) throw wrong_type(key, "true or false", value);
  return value.get<bool>();
}

std::optional<bool> RecordFields::truth_or_null(const std::string& key) {
  const json& value = value_of(key);
  if (value.is_null()) return std::nullopt;
  if (!value.is_boolean()) throw wrong_type(key, "true, false or null", value);
  return value.get<bool>();
}

std::vector<std::string> RecordFields::texts(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_array()) throw wrong_type(key, "a list of strings", value);
  std::vector<std::string> all;
  for (const json& element : value) {
    if (!element.is_string()) throw wrong_type(key, "a list of strings", element);
    all.push_back(element.get<std::string>());
  }
  return all;
}

std::map<std::string, std::string> RecordFields::text_by_name(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_object()) throw wrong_type(key, "an object of strings", value);
  std::map<std::string, std::string> all;
  for (const auto& [name, element] : value.items()) {
    if (!element.is_string()) throw wrong_type(key, "an object of strings", element);
    all.emplace(name, element.get<std::string>());
  }
  return all;
}

std::map<std::string, std::uint64_t> RecordFields::count_by_name(const std::string& key) {
  const json& value = value_of(key);
  if (!value.is_object()) throw wrong_type(key, "an object of whole numbers from 0", value);
  std::map<std::string, std::uint64_t> all;
  for (const auto& [name, element] : value.items()) {
    if (!element.is_number_unsigned()) throw wrong_type(key, "an object of whole numbers from 0", element);
    all.emplace(name, element.get<std::uint64_t>());
  }
  return all;
}

void RecordFields::nothing_else() const {
  for (const auto& [key, value] : object_.items())
    if (!asked_.contains(key)) throw RecordError("unknown key \"" + key + "\"");
}

void read_json_lines(std::istream& input, const std::string& file, std::vector<LineProblem>& problems,
                     const std::function<void(const json&)>& take) {
  std::string line;
  for (int number = 1; std::getline(input, line); ++number) {
    try {
      if (input.eof()) throw RecordError("the line is half-written: it does not end");
      take(parse_line(line));
    } catch (const RecordError& error) {
      problems.push_back({file, number, error.what()});
    }
  }
  if (input.bad()) problems.push_back({file, 0, "the file cannot be read"});
}

}  // namespace rulecheck
