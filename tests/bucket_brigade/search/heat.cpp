#include "tests/bucket_brigade/search/heat.hpp"

#include <algorithm>
#include <stdexcept>

namespace rulecheck::bucket_brigade {
namespace {

/// The cards that are not yet anywhere.
class Deck {
 public:
  bool has(int sort) const { return (left_ & cards_of_sort(sort)) != 0; }
  /// Takes a card of this sort. @throws std::runtime_error if there is none
  CardSet take(int sort) {
    const CardSet alike = left_ & cards_of_sort(sort), single = alike & (~alike + 1);
    if (single == 0) throw std::runtime_error("too few cards: " + sort_name(sort));
    left_ &= ~single;
    return single;
  }
  CardSet take_any() {
    for (int sort = 0; sort < sorts; ++sort) {
      if (has(sort)) return take(sort);
    }
    throw std::runtime_error("too few cards");
  }
  CardSet rest() const { return left_; }

 private:
  CardSet left_ = all_cards;
};

/// The cards in the order in which they are played: the bear that ends the heat comes last, with its run-cards.
std::vector<Choice> plays_of(const std::vector<BearWay>& ways) {
  std::vector<Choice> plays;
  for (const bool home : {false, true}) {
    for (int bear = 0; bear < 4; ++bear) {
      const BearWay& way = ways.at(static_cast<std::size_t>(bear));
      if (way.home != home) continue;
      const auto add = [&](int number, int suit, bool run) {
        for (; number > 0; --number) plays.push_back({sort_of(suit, run), bear});
      };
      add(way.walks_played, bear, false);
      add(way.joker_walks, joker_suit, false);
      add(way.runs_played, bear, true);
      add(way.joker_runs, joker_suit, true);
    }
  }
  return plays;
}

/// A card that changes nothing in a hand: a joker, or one whose bear stands on a value of 0.
CardSet take_without_points(Deck& deck, const std::vector<BearWay>& ways) {
  for (const bool run : {false, true}) {
    if (deck.has(sort_of(joker_suit, run))) return deck.take(sort_of(joker_suit, run));
  }
  for (int bear = 0; bear < 4; ++bear) {
    const int space = ways.at(static_cast<std::size_t>(bear)).space;
    for (const bool run : {false, true}) {
      if (default_values.at(static_cast<std::size_t>(space)) == 0 && deck.has(sort_of(bear, run))) {
        return deck.take(sort_of(bear, run));
      }
    }
  }
  throw std::runtime_error("too few cards that change nothing");
}

}  // namespace

Record heat_of(int players, const std::vector<BearWay>& ways, Keeper keeper) {
  const std::vector<Choice> plays = plays_of(ways);
  const auto place = [players](std::size_t play) { return (play + 1) % static_cast<std::size_t>(players); };
  const std::size_t finisher = place(plays.size() - 1);
  // Of the others nobody has had fewer turns than the last one to play in a round, and then who came before him.
  const std::size_t last = 0, before_last = static_cast<std::size_t>(players) - 1;
  const std::size_t seat = keeper == Keeper::finisher ? finisher : finisher == last ? before_last : last;
  const int full = players == 3 ? 15 : players == 4 ? 13 : 11;

  Deck deck;
  std::vector<CardSet> hands(static_cast<std::size_t>(players), 0);
  for (std::size_t play = 0; play < plays.size(); ++play) hands.at(place(play)) |= deck.take(plays[play].sort);
  for (int bear = 0; bear < 4; ++bear) {
    const BearWay& way = ways.at(static_cast<std::size_t>(bear));
    for (int kept = way.walks_kept; kept > 0; --kept) hands[seat] |= deck.take(sort_of(bear, false));
    for (int kept = way.runs_kept; kept > 0; --kept) hands[seat] |= deck.take(sort_of(bear, true));
  }
  if (std::popcount(hands[seat]) > full) throw std::runtime_error("too many cards to keep");
  while (keeper != Keeper::nobody && std::popcount(hands[seat]) < full) hands[seat] |= take_without_points(deck, ways);
  for (CardSet& hand : hands) {
    while (std::popcount(hand) < full) hand |= deck.take_any();
  }

  const Model<Concrete> model(Settings{.players = players});
  Record record{model.settings(), Setup{0}, {}, {}};
  auto state = model.begin(Setup{0});
  const auto make = [&](const Move& move) {
    if (const Breaches breaches = model.judge(state, move); !breaches.empty()) {
      throw std::runtime_error(write_move(move) + ": " + messages_of(breaches));
    }
    state = model.step(state, move);
    record.moves.push_back(move);
  };
  make(DealEntry{0, hands, deck.rest()});
  for (std::size_t play = 0; play < plays.size(); ++play) {
    make(PlayEntry{static_cast<int>(place(play)), plays[play].sort, plays[play].bear, {}});
  }
  make(model.records(state).at(0));
  return record;
}

}  // namespace rulecheck::bucket_brigade
