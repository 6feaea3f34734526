// The reading side of a trace: a JSON value that knows where it stands, so that whatever is wrong is said with its
// place.
#pragma once
#include <initializer_list>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rulecheck {

/// One of several forms that an object may have, by the key that tells it from the others.
struct ObjectForm {
  std::string_view name;                   ///< "a play"
  std::string_view key;                    ///< that no other form has: "card"
  std::vector<std::string_view> required;  ///< keys, `key` among them
  std::vector<std::string_view> optional{};
};

/// A value within a trace. Every function throws InputError, with file and place, where the value is not what is asked
/// for. Copies share the document.
class TraceNode {
 public:
  /// The whole of a text that must be one JSON value: UTF-8, no duplicate keys, nested at most 64 deep.
  /// @param file how errors name the text
  static TraceNode parse(std::string_view text, const std::string& file);
  /// As above, from a file: at most 64 MiB.
  static TraceNode read(const std::string& file);

  /// Where it stands: "$.moves[3].play".
  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] const std::string& file() const { return *file_; }
  /// Throws InputError at this place. @param expected what is wrong and what was expected instead
  [[noreturn]] void reject(const std::string& expected) const;

  /// Demands an object with all `required` keys, maybe some of the `optional` ones, and no other.
  void demand_keys(std::initializer_list<std::string_view> required,
                   std::initializer_list<std::string_view> optional = {}) const;
  /// Demands an object of exactly one of these forms, with the keys that this form has. What is refused is told which
  /// forms there are. @return the index of the form
  [[nodiscard]] std::size_t demand_form(std::span<const ObjectForm> forms) const;
  /// Whether this is an object with this key.
  [[nodiscard]] bool has(std::string_view key) const;
  /// The value of a key; demands an object that has it.
  [[nodiscard]] TraceNode at(std::string_view key) const;
  /// The value of a key, or an empty object where it is missing.
  [[nodiscard]] TraceNode object_at(std::string_view key) const;
  /// The keys of an object, sorted.
  [[nodiscard]] std::vector<std::string> keys() const;
  /// The object without a key.
  [[nodiscard]] TraceNode without(std::string_view key) const;

  /// The elements of a list of any length.
  [[nodiscard]] std::vector<TraceNode> list() const;
  /// The elements of a list of exactly this length. @param what is counted, e.g. "one hand per seat"
  [[nodiscard]] std::vector<TraceNode> list(std::size_t length, std::string_view what) const;

  /// A number without fraction or exponent within the range.
  [[nodiscard]] int integer(int lowest, int highest) const;
  /// A number without fraction or exponent from −10⁹ to 10⁹.
  [[nodiscard]] int integer() const;
  /// A seat: 0 to players − 1.
  [[nodiscard]] int seat(int players) const { return integer(0, players - 1); }
  [[nodiscard]] bool truth() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] bool is_null() const;
  /// The index of a string within a list of names. @param what they name: "a card"
  [[nodiscard]] std::size_t one_of(std::span<const std::string_view> names, std::string_view what) const;

 private:
  TraceNode(std::shared_ptr<const std::string> file, std::shared_ptr<const nlohmann::json> value, std::string place)
      : file_(std::move(file)), value_(std::move(value)), place_(std::move(place)) {}
  [[nodiscard]] TraceNode child(const nlohmann::json& value, std::string place) const;

  std::shared_ptr<const std::string> file_;
  std::shared_ptr<const nlohmann::json> value_;  // within the document, which it keeps alive
  std::string place_;
};

/// A text as a JSON string, with quotes; bytes that are no UTF-8 are replaced.
std::string json_text(std::string_view text);

}  // namespace rulecheck
