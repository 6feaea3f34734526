// Traces of Bucket Brigade as text, for cases that are judged in any domain.
#pragma once
#include <string>
#include <vector>

#include "model/bucket_brigade/model.hpp"
#include "properties/core/traces.hpp"

namespace rulecheck::bucket_brigade {

/// A trace. @param start "\"setup\":…" or "\"position\":…", perhaps with readings or options before it;
/// @param moves the elements of the list; @param result the object, or nothing
inline std::string trace(int players, const std::string& start, const std::string& moves = "",
                         const std::string& result = "") {
  return R"({"format":"rulecheck-trace/1","game":"bucket-brigade","players":)" + std::to_string(players) + "," + start +
         R"(,"moves":[)" + moves + "]" + (result.empty() ? "" : R"(,"result":)" + result) + "}";
}

/// A move that plays a card. @param more what else is recorded, e.g. "\"bear\":\"red\""
inline std::string play(int player, const std::string& card, const std::string& more = "") {
  return R"({"player":)" + std::to_string(player) + R"(,"card":")" + card + "\"" + (more.empty() ? "" : "," + more) +
         "}";
}

/// A record of a heat's results.
inline std::string score(const std::string& results) { return R"({"score":[)" + results + "]}"; }

using Names = std::vector<std::string>;

/// All 55 cards, suit by suit.
inline Names all_card_names() {
  Names names;
  for (const char* suit : {"red", "blue", "green", "yellow", "joker"}) {
    for (int card = 0; card < 11; ++card) names.push_back(suit + std::string(card < 6 ? "-walk" : "-run"));
  }
  return names;
}

/// A JSON list of strings.
inline std::string list(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "\"" : ",\"") + name + "\"";
  return "[" + text + "]";
}

/// Hands and discards.
struct DealtCards {
  std::vector<Names> hands;  ///< by seat
  Names discards;

  /// `"hands"` and, if wanted, `"discards"`.
  std::string text(bool with_discards = true) const {
    std::string lists;
    for (const Names& hand : hands) lists += (lists.empty() ? "" : ",") + list(hand);
    return R"("hands":[)" + lists + "]" + (with_discards ? R"(,"discards":)" + list(discards) : "");
  }
};

/// The cards in their order: the first ones are discarded, the others dealt one by one.
inline DealtCards deal_in_order(int players, std::size_t discards) {
  const Names cards = all_card_names();
  DealtCards deal{std::vector<Names>(static_cast<std::size_t>(players)), {}};
  for (std::size_t place = 0; place < cards.size(); ++place) {
    (place < discards ? deal.discards : deal.hands[place % deal.hands.size()]).push_back(cards[place]);
  }
  return deal;
}

/// A move that deals. @param cards as DealtCards::text() has them
inline std::string deal_move(int dealer, const std::string& cards) {
  return R"({"deal":)" + std::to_string(dealer) + "," + cards + "}";
}

/// The game as it stands after a stored trace that conforms.
template <class D>
struct Reached {
  Model<D> model;
  typename Model<D>::State state;
};
template <class D>
Reached<D> reached_by(const std::string& file) {
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  const Model<D> model(record.settings);
  const auto* setup = std::get_if<Setup>(&record.start);
  auto state = setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<Position>(record.start));
  for (const Move& move : record.moves) state = model.step(state, move);
  return {model, state};
}

}  // namespace rulecheck::bucket_brigade
