#include "model/core/trace_node.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "model/core/input_error.hpp"

namespace rulecheck {
namespace {

using Json = nlohmann::json;

constexpr int greatest = 1'000'000'000;

std::string_view kind_of(const Json& value) {
  if (value.is_number_float()) return "a number with a fraction or an exponent, or too large";
  if (value.is_number()) return "a number";
  if (value.is_string()) return "a string";
  if (value.is_boolean()) return "true or false";
  if (value.is_array()) return "a list";
  return value.is_null() ? "null" : "an object";
}

/// "a play (player, card; maybe bear, to)"
std::string words(const ObjectForm& form) {
  const std::string optional = form.optional.empty() ? "" : fmt::format("; maybe {}", fmt::join(form.optional, ", "));
  return fmt::format("{} ({}{})", form.name, fmt::join(form.required, ", "), optional);
}

/// Of several forms, "a play (player, play) or a take (take)".
std::string words(std::span<const ObjectForm> forms) {
  std::string all;
  for (const ObjectForm& form : forms) {
    const bool last = &form == &forms.back();
    all += (all.empty() ? "" : last ? " or " : ", ") + words(form);
  }
  return all;
}

}  // namespace

std::string json_text(std::string_view text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

TraceNode TraceNode::child(const Json& value, std::string place) const {
  return {file_, std::shared_ptr<const Json>(value_, &value), std::move(place)};
}

void TraceNode::reject(const std::string& expected) const { throw InputError(*file_, place_, expected); }

bool TraceNode::has(std::string_view key) const { return value_->is_object() && value_->contains(key); }

void TraceNode::demand_keys(std::initializer_list<std::string_view> required,
                            std::initializer_list<std::string_view> optional) const {
  if (!value_->is_object()) reject(fmt::format("{} where an object is expected", kind_of(*value_)));
  for (const std::string_view key : required) {
    if (!value_->contains(key)) reject(fmt::format("the key \"{}\" is missing", key));
  }
  for (const auto& [key, value] : value_->items()) {
    const std::string& name = key;
    const auto named = [&name](std::string_view known) { return known == name; };
    if (std::ranges::any_of(required, named) || std::ranges::any_of(optional, named)) continue;
    std::vector<std::string_view> expected(required);
    expected.insert(expected.end(), optional.begin(), optional.end());
    at(key).reject(expected.empty() ? "unknown key; no key is expected here"
                                    : fmt::format("unknown key; expected here: {}", fmt::join(expected, ", ")));
  }
}

std::size_t TraceNode::demand_form(std::span<const ObjectForm> forms) const {
  const auto expected = [&] { return "expected " + words(forms); };
  if (!value_->is_object()) reject(fmt::format("{} where an object is expected; {}", kind_of(*value_), expected()));
  const ObjectForm* found = nullptr;
  for (const ObjectForm& form : forms) {
    if (!has(form.key)) continue;
    if (found != nullptr) at(form.key).reject(fmt::format("unknown key beside \"{}\"; {}", found->key, expected()));
    found = &form;
  }
  if (found == nullptr) {
    const std::vector<std::string> there = keys();
    reject(fmt::format("{} tell what it is; {}", there.empty() ? "no keys that would" : "the keys do not", expected()));
  }
  for (const std::string_view key : found->required) {
    if (!has(key)) reject(fmt::format("the key \"{}\" is missing; expected {}", key, words(*found)));
  }
  for (const std::string& key : keys()) {
    const auto named = [&key](std::string_view known) { return known == key; };
    if (std::ranges::any_of(found->required, named) || std::ranges::any_of(found->optional, named)) continue;
    at(key).reject("unknown key; expected " + words(*found));
  }
  return static_cast<std::size_t>(found - forms.data());
}

TraceNode TraceNode::at(std::string_view key) const {
  if (!has(key)) demand_keys({key});
  const auto is_plain = [](char c) { return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const std::string shown = key.size() <= 40 ? std::string(key) : std::string(key.substr(0, 40)) + "…";
  const bool plain = !shown.empty() && std::ranges::all_of(shown, [&](char c) {
    return is_plain(c) || (c >= '0' && c <= '9' && !(shown[0] >= '0' && shown[0] <= '9'));
  });
  return child(value_->at(std::string(key)),
               plain ? fmt::format("{}.{}", place_, shown) : fmt::format("{}[{}]", place_, json_text(shown)));
}

TraceNode TraceNode::object_at(std::string_view key) const {
  static const Json empty = Json::object();
  return has(key) ? at(key) : child(empty, fmt::format("{}.{}", place_, key));
}

std::vector<std::string> TraceNode::keys() const {
  if (!value_->is_object()) demand_keys({});
  std::vector<std::string> names;
  for (const auto& [key, value] : value_->items()) names.push_back(key);
  return names;
}

TraceNode TraceNode::without(std::string_view key) const {
  if (!has(key)) return *this;
  auto rest = std::make_shared<Json>(*value_);
  rest->erase(std::string(key));
  return {file_, rest, place_};
}

std::vector<TraceNode> TraceNode::list() const {
  if (!value_->is_array()) reject(fmt::format("{} where a list is expected", kind_of(*value_)));
  std::vector<TraceNode> elements;
  for (std::size_t i = 0; i < value_->size(); ++i)
    elements.push_back(child((*value_)[i], fmt::format("{}[{}]", place_, i)));
  return elements;
}

std::vector<TraceNode> TraceNode::list(std::size_t length, std::string_view what) const {
  std::vector<TraceNode> elements = list();
  if (elements.size() != length) {
    reject(fmt::format("a list of {} where {} are expected: {}", elements.size(), length, what));
  }
  return elements;
}

int TraceNode::integer(int lowest, int highest) const {
  if (!value_->is_number_integer()) reject(fmt::format("{} where an integer is expected", kind_of(*value_)));
  const bool positive = value_->is_number_unsigned();
  const auto expected = [&] {
    return lowest == highest ? fmt::format("expected {}", lowest)
                             : fmt::format("expected an integer from {} to {}", lowest, highest);
  };
  if (positive && value_->get<std::uint64_t>() > std::uint64_t{greatest}) {
    reject(fmt::format("{}: {}", value_->get<std::uint64_t>(), expected()));
  }
  const auto number = value_->get<std::int64_t>();
  if (number < lowest || number > highest) reject(fmt::format("{}: {}", number, expected()));
  return static_cast<int>(number);
}

int TraceNode::integer() const { return integer(-greatest, greatest); }

bool TraceNode::truth() const {
  if (!value_->is_boolean()) reject(fmt::format("{} where true or false is expected", kind_of(*value_)));
  return value_->get<bool>();
}

std::string TraceNode::text() const {
  if (!value_->is_string()) reject(fmt::format("{} where a string is expected", kind_of(*value_)));
  return value_->get<std::string>();
}

bool TraceNode::is_null() const { return value_->is_null(); }

std::size_t TraceNode::one_of(std::span<const std::string_view> names, std::string_view what) const {
  const std::string name = text();
  const auto found = std::ranges::find(names, std::string_view(name));
  if (found == names.end()) {
    reject(
        fmt::format("{} is not {}; expected one of: {}", json_text(name.substr(0, 40)), what, fmt::join(names, ", ")));
  }
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace rulecheck
