// Eselsbrücke: the entries of a trace to JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/core/trace_node.hpp"
#include "model/eselsbruecke/entries.hpp"
#include "model/eselsbruecke/names.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// `"key":value` pairs of an object while it is written.
class Pairs {
 public:
  void add(std::string_view key, const std::string& value) {
    text_ += fmt::format("{}\"{}\":{}", text_.empty() ? "" : ",", key, value);
  }
  void add(std::string_view key, int value) { add(key, std::to_string(value)); }
  void add_truth(std::string_view key, bool value) { add(key, std::string(value ? "true" : "false")); }
  void add_reading(bool other, const ReadingNames& names) {
    if (other) add(names.name, json_text(names.values[1]));
  }
  std::string object() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string number_list(const std::vector<int>& numbers) { return fmt::format("[{}]", fmt::join(numbers, ",")); }

std::string text_list(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ",") + json_text(text);
  return "[" + list + "]";
}

std::string text_lists(const std::vector<std::vector<std::string>>& lists) {
  std::string all;
  for (const auto& list : lists) all += (all.empty() ? "" : ",") + text_list(list);
  return "[" + all + "]";
}

std::string written(const StoryEntry& story) {
  Pairs pairs;
  pairs.add("story", story.seat);
  pairs.add("tiles", text_list(story.tiles));
  return pairs.object();
}

std::string written(const DistributionEntry& distribution) {
  Pairs pairs;
  pairs.add("distribute", distribution.seat);
  pairs.add("hands", text_lists(distribution.hands));
  return pairs.object();
}

std::string written(const GuessEntry& guess) {
  Pairs pairs;
  pairs.add("guess", guess.seat);
  if (guess.kind == GuessEntry::Kind::timeout) pairs.add_truth("timeout", true);
  if (guess.kind == GuessEntry::Kind::name) pairs.add("name", json_text(guess.motif));
  if (guess.kind == GuessEntry::Kind::keep) pairs.add("keep", json_text(guess.motif));
  return pairs.object();
}

std::string written(const SettlementEntry& settlement) {
  Pairs pairs;
  pairs.add("settle", settlement.storyteller);
  if (settlement.lost) pairs.add("lost", number_list(*settlement.lost));
  if (settlement.stop) pairs.add_truth("stop", *settlement.stop);
  if (settlement.stacks) pairs.add("stacks", text_list(*settlement.stacks));
  if (settlement.aside) pairs.add("aside", number_list(*settlement.aside));
  return pairs.object();
}

}  // namespace

std::string write_readings(const Settings& settings) {
  Pairs pairs;
  pairs.add_reading(settings.base_is_a_marker, base_tile);
  pairs.add_reading(settings.open_tiles_are_forfeited, erring_open_tiles);
  pairs.add_reading(settings.own_motif_is_a_mistake, own_motif);
  pairs.add_reading(settings.repeated_motif_is_illegal, repeated_motif);
  pairs.add_reading(settings.revealed_stop_goes_aside, revealed_stop);
  pairs.add_reading(settings.aid_is_not_passed_on, second_aid);
  return pairs.object();
}

std::string write_options(const Settings& settings) {
  Pairs pairs;
  if (settings.expert) pairs.add(side_option, json_text(side_values[1]));
  if (settings.expert && settings.story_tiles != default_story_tiles) {
    pairs.add("story_tiles", number_list(settings.story_tiles));
  }
  if (settings.penalties != default_penalties(settings.expert)) {
    pairs.add("penalties", number_list(settings.penalties));
  }
  return pairs.object();
}

std::string write_setup(const Setup& setup) {
  Pairs pairs;
  pairs.add("start", setup.start);
  return pairs.object();
}

std::string write_position(const Position& position) {
  Pairs pairs;
  pairs.add("round", position.round);
  pairs.add("start", position.start);
  pairs.add("storyteller", position.storyteller);
  pairs.add("stacks", text_list(position.stacks));
  if (std::ranges::any_of(position.aside, [](int aside) { return aside != 0; })) {
    pairs.add("aside", number_list(position.aside));
  }
  return pairs.object();
}

std::string write_move(const Move& move) {
  return std::visit([](const auto& entry) { return written(entry); }, move);
}

std::string write_claim(const Claim& claim) {
  Pairs pairs;
  if (claim.tiles) pairs.add("tiles", number_list(*claim.tiles));
  if (claim.stops) pairs.add("stops", number_list(*claim.stops));
  if (claim.winners) pairs.add("winners", number_list(*claim.winners));
  return pairs.object();
}

}  // namespace rulecheck::eselsbruecke
