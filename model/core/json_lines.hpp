// Strict reading of JSON lines: every line one object, every key known, nothing dropped without a word.
#pragma once
#include <cstdint>
#include <functional>
#include <istream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace rulecheck {

/// A line that says nothing that counts, and why.
struct LineProblem {
  std::string file;  ///< name without folder
  int line = 0;      ///< from 1
  std::string what;  ///< what was expected and what was found
};

/// One line's object does not have the expected form; `what()` says how.
class RecordError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The fields of one JSON object. Every getter throws RecordError if the key is missing or its value has another type.
class RecordFields {
 public:
  /// @param object a JSON object; must outlive this
  explicit RecordFields(const nlohmann::json& object) : object_(object) {}

  std::string text(const std::string& key);
  /// As `text`, and not empty.
  std::string filled_text(const std::string& key);
  std::uint64_t count(const std::string& key);
  /// A whole number from 0 to the largest int.
  int number(const std::string& key);
  double seconds(const std::string& key);
  bool truth(const std::string& key);
  std::optional<bool> truth_or_null(const std::string& key);
  std::vector<std::string> texts(const std::string& key);
  std::map<std::string, std::string> text_by_name(const std::string& key);
  std::map<std::string, std::uint64_t> count_by_name(const std::string& key);
  /// The value that `named` gives for the text under `key`.
  template <typename Named>
  auto choice(const std::string& key, const Named& named) {
    const std::string written = text(key);
    const auto value = named(written);
    if (!value) throw RecordError("\"" + key + "\" has the unknown value \"" + written + "\"");
    return *value;
  }
  /// Throws RecordError if the object has a key that no getter asked for.
  void nothing_else() const;

 private:
  const nlohmann::json& value_of(const std::string& key);

  const nlohmann::json& object_;
  std::set<std::string> asked_;
};

/// Calls `take` for every line; what is not a whole JSON object with distinct keys, or makes `take` throw RecordError,
/// is added to `problems`.
void read_json_lines(std::istream& input, const std::string& file, std::vector<LineProblem>& problems,
                     const std::function<void(const nlohmann::json&)>& take);

}  // namespace rulecheck
