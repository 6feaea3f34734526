// Bucket Brigade: the entries of a trace to JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>

#include "model/bucket_brigade/entries.hpp"
#include "model/bucket_brigade/names.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// `"key":value` pairs of an object while it is written.
class Pairs {
 public:
  void add(std::string_view key, const std::string& value) {
    text_ += fmt::format("{}\"{}\":{}", text_.empty() ? "" : ",", key, value);
  }
  std::string object() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string in_quotes(std::string_view text) { return fmt::format("\"{}\"", text); }

std::string number_list(const std::vector<int>& numbers) { return fmt::format("[{}]", fmt::join(numbers, ",")); }

std::string number_lists(const std::vector<std::vector<int>>& lists) {
  std::string text;
  for (const auto& numbers : lists) text += (text.empty() ? "" : ",") + number_list(numbers);
  return "[" + text + "]";
}

/// The cards of a set, sort by sort.
std::string card_list(CardSet cards) {
  std::string text;
  for (int sort = 0; sort < sorts; ++sort) {
    for (int left = std::popcount(cards & cards_of_sort(sort)); left > 0; --left) {
      text += (text.empty() ? "" : ",") + in_quotes(sort_name(sort));
    }
  }
  return "[" + text + "]";
}

std::string hand_lists(const std::vector<CardSet>& hands) {
  std::string text;
  for (const CardSet hand : hands) text += (text.empty() ? "" : ",") + card_list(hand);
  return "[" + text + "]";
}

std::string write_heat(const HeatEntry& heat) {
  Pairs bears, pairs;
  for (std::size_t bear = 0; bear < heat.bears.size(); ++bear) {
    bears.add(bear_names.at(bear), std::to_string(heat.bears.at(bear)));
  }
  pairs.add("bears", bears.object());
  pairs.add("hands", hand_lists(heat.hands));
  return pairs.object();
}

}  // namespace

std::string write_readings(const Settings& settings) {
  Pairs pairs;
  const auto add = [&pairs](const ReadingNames& reading, bool second) {
    if (second) pairs.add(reading.name, in_quotes(reading.values[1]));
  };
  add(overrun, settings.overrun_forbidden);
  add(negative_clamp, settings.clamp_before_bonus);
  add(pairing, settings.pairing_is_optional);
  add(residual_tie, settings.tied_players_lose);
  return pairs.object();
}

std::string write_options(const Settings& settings) {
  if (settings.values == default_values) return "{}";
  return fmt::format(R"({{"values":{}}})", number_list(settings.values));
}

std::string write_setup(const Setup& setup) { return fmt::format(R"({{"first_dealer":{}}})", setup.first_dealer); }

std::string write_position(const Position& position) {
  Pairs pairs;
  pairs.add("first_dealer", std::to_string(position.first_dealer));
  pairs.add("results", number_lists(position.results));
  if (position.heat) pairs.add("heat", write_heat(*position.heat));
  return pairs.object();
}

std::string write_move(const Move& move) {
  Pairs pairs;
  if (const auto* score = std::get_if<ScoreEntry>(&move)) {
    pairs.add("score", number_list(score->results));
  } else if (const auto* deal = std::get_if<DealEntry>(&move)) {
    pairs.add("deal", std::to_string(deal->dealer));
    pairs.add("hands", hand_lists(deal->hands));
    if (deal->discards) pairs.add("discards", card_list(*deal->discards));
  } else {
    const auto& play = std::get<PlayEntry>(move);
    pairs.add("player", std::to_string(play.player));
    pairs.add("card", in_quotes(sort_name(play.sort)));
    if (play.bear) pairs.add("bear", in_quotes(bear_name(*play.bear)));
    if (play.to) pairs.add("to", std::to_string(*play.to));
  }
  return pairs.object();
}

std::string write_claim(const Claim& claim) {
  Pairs pairs;
  if (claim.heats) pairs.add("heats", number_lists(*claim.heats));
  if (claim.totals) pairs.add("totals", number_list(*claim.totals));
  if (claim.winners) pairs.add("winners", number_list(*claim.winners));
  return pairs.object();
}

}  // namespace rulecheck::bucket_brigade
