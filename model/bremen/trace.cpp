// Bremen: the entries of a trace from and to JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "model/bremen/entries.hpp"
#include "model/bremen/pieces.hpp"
#include "model/core/trace_node.hpp"

namespace rulecheck::bremen {
namespace {

constexpr std::array<std::string_view, 4> animal_names{"chicken", "donkey", "dog", "cat"};
constexpr int highest_number = 13;

std::string single_name(PieceSet single) {
  const int bit = std::countr_zero(single);
  return fmt::format("{}-{}", animal_names[static_cast<std::size_t>(bit / lane)], bit % lane);
}

/// Every single piece of a set, from the lowest bit.
std::vector<PieceSet> singles(PieceSet pieces) {
  std::vector<PieceSet> result;
  for (; pieces != 0; pieces &= pieces - 1) result.push_back(pieces & (~pieces + 1));
  return result;
}

PieceSet read_piece(const TraceNode& node) {
  const std::string name = node.text();
  for (const PieceSet single : singles(all_pieces)) {
    if (single_name(single) == name) return single;
  }
  node.reject(fmt::format("{} is not a piece; expected an animal ({}) and a number from 1 to {}, like \"dog-10\"",
                          json_text(name.substr(0, 40)), fmt::join(animal_names, ", "), highest_number));
}

/// Reads a piece and adds it to those seen so far, among which it must not be.
/// @param allowed the pieces that may stand here
PieceSet read_new_piece(const TraceNode& node, PieceSet& seen, PieceSet allowed = all_pieces) {
  const PieceSet single = read_piece(node);
  if ((allowed & single) == 0) node.reject(fmt::format("{} is not in use with 3 players", node.text()));
  if ((seen & single) != 0) node.reject(fmt::format("{} occurs twice; there is one of each piece", node.text()));
  seen |= single;
  return single;
}

PieceSet read_hand(const TraceNode& node, PieceSet& seen, PieceSet allowed) {
  PieceSet hand = 0;
  for (const TraceNode& piece : node.list()) hand |= read_new_piece(piece, seen, allowed);
  return hand;
}

std::vector<PieceSet> read_hands(const Settings& settings, const TraceNode& node, PieceSet& seen,
                                 PieceSet allowed = all_pieces) {
  std::vector<PieceSet> hands;
  for (const TraceNode& hand : node.list(static_cast<std::size_t>(settings.players), "one hand for each seat")) {
    hands.push_back(read_hand(hand, seen, allowed));
  }
  return hands;
}

DealEntry read_deal(const Settings& settings, const TraceNode& node) {
  DealEntry deal;
  const bool has_circle = node.has("circle"), has_hands = node.has("hands"), three = settings.players == 3;
  if (!has_circle && !has_hands) node.demand_keys({"hands"}, {"circle", "first_taker", "center"});
  if (has_circle && has_hands) {
    if (three) node.demand_keys({"circle", "first_taker", "hands"}, {"center"});
    if (!three) node.demand_keys({"circle", "first_taker", "hands"});
  } else if (has_circle) {
    node.demand_keys({"circle", "first_taker"});
  } else {
    if (three) node.demand_keys({"hands", "center"});
    if (!three) node.demand_keys({"hands"});
  }
  if (has_circle) {
    PieceSet seen = 0;
    deal.circle.emplace();
    for (const TraceNode& piece : node.at("circle").list()) deal.circle->push_back(read_new_piece(piece, seen));
    deal.first_taker = node.at("first_taker").seat(settings.players);
  }
  PieceSet seen = 0;
  if (has_hands) deal.hands = read_hands(settings, node.at("hands"), seen);
  if (node.has("center")) deal.center = read_new_piece(node.at("center"), seen);
  return deal;
}

std::string piece_list(const std::vector<PieceSet>& pieces) {
  std::string text;
  for (const PieceSet single : pieces) text += (text.empty() ? "\"" : ",\"") + piece_name(single) + "\"";
  return "[" + text + "]";
}

std::string hand_lists(const std::vector<PieceSet>& hands) {
  std::string text;
  for (const PieceSet hand : hands) text += (text.empty() ? "" : ",") + piece_list(singles(hand));
  return "[" + text + "]";
}

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

std::string truth(bool value) { return value ? "true" : "false"; }

}  // namespace

std::string piece_name(PieceSet pieces) {
  if (std::has_single_bit(pieces) && (pieces & all_pieces) != 0) return single_name(pieces);
  return "[" + piece_names(pieces) + "]";
}

std::string piece_names(PieceSet pieces) {
  std::string text;
  for (const PieceSet single : singles(pieces)) text += (text.empty() ? "" : ", ") + single_name(single);
  return text.empty() ? "nothing" : text;
}

Settings read_settings(int players, const TraceNode& readings, const TraceNode& options) {
  readings.demand_keys({});
  options.demand_keys({});
  return {players};
}

Setup read_setup(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"deals"});
  Setup setup;
  for (const TraceNode& deal : node.at("deals").list()) setup.deals.push_back(read_deal(settings, deal));
  if (setup.deals.empty()) node.at("deals").reject("an empty list where at least one deal is expected");
  return setup;
}

Position read_position(const Settings& settings, const TraceNode& node) {
  const bool three = settings.players == 3;
  three ? node.demand_keys({"hands", "won", "center"}, {"leader"}) : node.demand_keys({"hands", "won"}, {"leader"});
  Position position;
  PieceSet seen = 0;
  const PieceSet in_use = three ? pieces_in_use<3> : pieces_in_use<4>;
  position.hands = read_hands(settings, node.at("hands"), seen, in_use);
  const int size = std::popcount(position.hands.front());
  for (const TraceNode& hand : node.at("hands").list()) {
    const auto held = static_cast<int>(hand.list().size());
    if (held < 1 || held > hand_size) {
      hand.reject(fmt::format("{} pieces; expected 1 to {} in every hand", held, hand_size));
    }
    if (held != size)
      hand.reject(fmt::format("{} pieces where the first hand has {}; expected equal hands", held, size));
  }
  if (three) position.center = read_new_piece(node.at("center"), seen, in_use);
  int sum = 0;
  for (const TraceNode& won :
       node.at("won").list(static_cast<std::size_t>(settings.players), "one number for each seat")) {
    const int pieces = won.integer(0, hand_size * settings.players);
    if (pieces % settings.players != 0) won.reject(fmt::format("expected a multiple of {}", settings.players));
    position.won.push_back(pieces);
    sum += pieces;
  }
  const int all_won = settings.players * (hand_size - size);
  if (sum != all_won) {
    node.at("won").reject(
        fmt::format("the sum is {}; expected {}, since the hands have {} pieces", sum, all_won, size));
  }
  const bool has_leader = 1 < size && size < hand_size;
  if (has_leader != node.has("leader")) {
    if (has_leader) node.demand_keys({"leader"}, {"hands", "won", "center"});
    node.at("leader").reject("unexpected key: with 13 pieces in hand the rule says who leads, with 1 the game is over");
  }
  if (has_leader) position.leader = node.at("leader").seat(settings.players);
  return position;
}

Move read_move(const Settings& settings, const TraceNode& node) {
  static const std::vector<ObjectForm> forms{{"a play", "play", {"player", "play"}},
                                             {"the winner's taking", "take", {"take"}}};
  if (node.demand_form(forms) == 1) return Take{node.at("take").seat(settings.players)};
  return Play{node.at("player").seat(settings.players), read_piece(node.at("play"))};
}

Claim read_claim(const Settings& settings, const TraceNode& node) {
  node.demand_keys({}, {"captured", "left", "condition1", "condition2", "won", "score", "title"});
  const auto players = static_cast<std::size_t>(settings.players);
  Claim claim;
  if (node.has("captured")) {
    claim.captured.emplace();
    for (const TraceNode& pieces : node.at("captured").list(players, "one number for each seat")) {
      claim.captured->push_back(pieces.integer());
    }
  }
  if (node.has("left")) {
    claim.left.emplace();
    for (const TraceNode& piece : node.at("left").list(players, "one piece for each seat")) {
      claim.left->push_back(read_piece(piece));
    }
  }
  if (node.has("condition1")) claim.condition_one = node.at("condition1").truth();
  if (node.has("condition2")) claim.condition_two = node.at("condition2").truth();
  if (node.has("won")) claim.won = node.at("won").truth();
  if (node.has("score")) {
    const TraceNode score = node.at("score");
    claim.score = score.is_null() ? std::nullopt : std::optional(score.integer());
  }
  if (node.has("title")) {
    const TraceNode title = node.at("title");
    claim.title = title.is_null() ? std::nullopt : std::optional(title.text());
  }
  return claim;
}

std::string write_setup(const Setup& setup) {
  std::string deals;
  for (const DealEntry& deal : setup.deals) {
    Pairs pairs;
    if (deal.circle) {
      pairs.add("circle", piece_list(*deal.circle));
      pairs.add("first_taker", std::to_string(deal.first_taker));
    }
    if (deal.hands) pairs.add("hands", hand_lists(*deal.hands));
    if (deal.center) pairs.add("center", "\"" + piece_name(*deal.center) + "\"");
    deals += (deals.empty() ? "" : ",") + pairs.object();
  }
  return "{\"deals\":[" + deals + "]}";
}

std::string write_position(const Position& position) {
  Pairs pairs;
  pairs.add("hands", hand_lists(position.hands));
  pairs.add("won", fmt::format("[{}]", fmt::join(position.won, ",")));
  if (position.leader) pairs.add("leader", std::to_string(*position.leader));
  if (position.center != 0) pairs.add("center", "\"" + piece_name(position.center) + "\"");
  return pairs.object();
}

std::string write_move(const Move& move) {
  if (const auto* take = std::get_if<Take>(&move)) return fmt::format("{{\"take\":{}}}", take->player);
  const auto& play = std::get<Play>(move);
  return fmt::format("{{\"player\":{},\"play\":\"{}\"}}", play.player, piece_name(play.piece));
}

std::string write_claim(const Claim& claim) {
  Pairs pairs;
  if (claim.captured) pairs.add("captured", fmt::format("[{}]", fmt::join(*claim.captured, ",")));
  if (claim.left) pairs.add("left", piece_list(*claim.left));
  if (claim.condition_one) pairs.add("condition1", truth(*claim.condition_one));
  if (claim.condition_two) pairs.add("condition2", truth(*claim.condition_two));
  if (claim.won) pairs.add("won", truth(*claim.won));
  if (claim.score) pairs.add("score", *claim.score ? std::to_string(**claim.score) : "null");
  if (claim.title) pairs.add("title", *claim.title ? json_text(**claim.title) : "null");
  return pairs.object();
}

}  // namespace rulecheck::bremen
