// The Harmony of Bremen: the entries of a trace to JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/harmony_of_bremen/entries.hpp"
#include "model/harmony_of_bremen/names.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

/// `"key":value` pairs of an object while it is written.
class Pairs {
 public:
  void add(std::string_view key, const std::string& value) {
    text_ += fmt::format("{}\"{}\":{}", text_.empty() ? "" : ",", key, value);
  }
  void add(std::string_view key, int value) { add(key, std::to_string(value)); }
  void add(std::string_view key, bool value) { add(key, std::string(value ? "true" : "false")); }
  std::string object() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string quoted(std::string_view text) { return fmt::format("\"{}\"", text); }

std::string number_list(const auto& numbers) { return fmt::format("[{}]", fmt::join(numbers, ",")); }

std::string role_list(const Numbers& roles) {
  std::string text;
  for (const int role : roles) {
    text += (text.empty() ? "" : ",") + quoted(role_names.at(static_cast<std::size_t>(role)));
  }
  return "[" + text + "]";
}

std::string hand_lists(const Hands& hands) {
  std::string text;
  for (const auto& hand : hands) text += (text.empty() ? "" : ",") + number_list(hand);
  return "[" + text + "]";
}

}  // namespace

std::string write_readings(const Settings& settings) {
  Pairs pairs;
  if (settings.free_declaration) pairs.add(declaration_reading, quoted(declaration_values[1]));
  return pairs.object();
}

std::string write_options(const Settings& settings) {
  Pairs pairs;
  if (settings.deck != default_deck) {
    Pairs deck;
    for (const auto& [number, copies] : settings.deck) deck.add(std::to_string(number), copies);
    pairs.add("deck", deck.object());
  }
  if (settings.hard_variant) pairs.add("variant", quoted(variant_values[1]));
  return pairs.object();
}

std::string write_setup(const Setup& setup) {
  Pairs pairs;
  pairs.add("roles", role_list(setup.roles));
  pairs.add("hands", hand_lists(setup.hands));
  pairs.add("leader", setup.leader);
  return pairs.object();
}

std::string write_position(const Position& position) {
  Pairs pairs;
  pairs.add("round", position.round);
  pairs.add("leader", position.leader);
  pairs.add("roles", role_list(position.roles));
  pairs.add("hands", hand_lists(position.hands));
  pairs.add("failures", position.failures);
  return pairs.object();
}

std::string write_move(const Move& move) {
  Pairs pairs;
  if (const auto* declaration = std::get_if<DeclareEntry>(&move)) {
    pairs.add("player", declaration->player);
    pairs.add("declare", declaration->number);
  } else if (const auto* ensemble = std::get_if<EnsembleEntry>(&move)) {
    pairs.add("ensemble", number_list(ensemble->cards));
    if (ensemble->success) pairs.add("success", *ensemble->success);
  } else {
    const auto& tuning = std::get<TuningEntry>(move);
    pairs.add("tuning", number_list(tuning.passed));
    if (tuning.to) pairs.add("to", number_list(*tuning.to));
  }
  return pairs.object();
}

std::string write_claim(const Claim& claim) {
  Pairs pairs;
  if (claim.won) pairs.add("won", *claim.won);
  if (claim.failures) pairs.add("failures", *claim.failures);
  if (claim.rounds) pairs.add("rounds", *claim.rounds);
  if (claim.discards) pairs.add("discards", *claim.discards);
  return pairs.object();
}

}  // namespace rulecheck::harmony_of_bremen
