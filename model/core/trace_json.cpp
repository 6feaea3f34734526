// From bytes to a JSON document: what the JSON library lets pass and a trace does not.
#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>

#include "model/core/input_error.hpp"
#include "model/core/trace_node.hpp"

namespace rulecheck {
namespace {

using Json = nlohmann::json;

constexpr std::size_t deepest = 64;
constexpr std::size_t longest_message = 200;
constexpr std::size_t largest_file = std::size_t{64} << 20;

/// Builds the document; refuses duplicate keys and too deep nesting.
class DocumentBuilder final : public nlohmann::json_sax<Json> {
 public:
  explicit DocumentBuilder(const std::string& file) : file_(file) {}
  Json take() { return std::move(document_); }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(std::int64_t value) override { return add(value); }
  bool number_unsigned(std::uint64_t value) override { return add(value); }
  bool number_float(double value, const std::string&) override { return add(value); }
  bool string(std::string& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(std::string& value) override {
    if (open_.back()->contains(value)) {
      throw InputError(file_, place(), fmt::format("the key {} occurs twice", json_text(value)));
    }
    key_ = value;
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) override {
    // The library's words, without its own number in brackets.
    std::string what = error.what();
    if (const std::size_t end = what.find("] "); end != std::string::npos) what = what.substr(end + 2);
    if (what.size() > longest_message) what = what.substr(0, longest_message) + "…";
    throw InputError(file_, fmt::format("byte {}", position), fmt::format("not JSON in UTF-8: {}", what));
  }

 private:
  bool add(Json value) { return insert(std::move(value)) != nullptr; }

  Json* insert(Json value) {
    if (open_.empty()) {
      document_ = std::move(value);
      return &document_;
    }
    Json& parent = *open_.back();
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return &parent.back();
    }
    return &(parent[key_] = std::move(value));
  }

  bool open(Json container) {
    if (open_.size() == deepest) throw InputError(file_, place(), fmt::format("nested deeper than {}", deepest));
    const bool in_object = !open_.empty() && open_.back()->is_object();
    steps_.push_back(in_object ? key_ : std::string());
    open_.push_back(insert(std::move(container)));
    return true;
  }

  bool close() {
    open_.pop_back();
    steps_.pop_back();
    return true;
  }

  /// The innermost container that is open.
  std::string place() const {
    std::string result = "$";
    for (std::size_t level = 1; level < open_.size(); ++level) {
      const Json& parent = *open_[level - 1];
      result += parent.is_array() ? fmt::format("[{}]", parent.size() - 1) : fmt::format(".{}", steps_[level]);
    }
    return result;
  }

  const std::string& file_;
  Json document_;
  std::vector<Json*> open_;         // a container may move only while nothing within it is open
  std::vector<std::string> steps_;  // the key under which each open container stands
  std::string key_;
};

std::string read_bytes(const std::string& file) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(std::fopen(file.c_str(), "rb"), &std::fclose);
  if (!stream) throw InputError(file, "", fmt::format("cannot be opened: {}", std::strerror(errno)));
  std::string bytes;
  std::array<char, 1 << 16> buffer{};
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), stream.get())) {
    bytes.append(buffer.data(), read);
    if (bytes.size() > largest_file) throw InputError(file, "", "larger than 64 MiB; a trace is a single game");
  }
  if (std::ferror(stream.get()) != 0) {
    throw InputError(file, "", fmt::format("cannot be read: {}", std::strerror(errno)));
  }
  return bytes;
}

}  // namespace

TraceNode TraceNode::parse(std::string_view text, const std::string& file) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    throw InputError(file, "", "the file is empty; expected a trace");
  }
  // The library takes a NUL byte for the end of the text.
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    throw InputError(file, fmt::format("byte {}", nul + 1), "a NUL byte: not JSON in UTF-8");
  }
  DocumentBuilder builder(file);
  Json::sax_parse(text, &builder);
  return {std::make_shared<const std::string>(file), std::make_shared<const Json>(builder.take()), "$"};
}

TraceNode TraceNode::read(const std::string& file) { return parse(read_bytes(file), file); }

}  // namespace rulecheck
