#include "model/bremen/draw.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "model/bremen/pieces.hpp"
#include "model/bremen/seek.hpp"

namespace rulecheck::bremen {
namespace {

PieceSet in_use(int players) { return players == 3 ? pieces_in_use<3> : pieces_in_use<4>; }

std::uint32_t size_of(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

/// A circle of pieces, clockwise from the first one taken, and who takes it.
struct DrawnCircle {
  int players;
  std::vector<PieceSet> pieces;
  int first_taker;

  /// The seat that gets the piece at this place; none (-1) gets the one left over.
  int taker(std::size_t place) const {
    const bool left_over = place >= static_cast<std::size_t>(hand_size * players);
    return left_over ? -1 : (first_taker + static_cast<int>(place)) % players;
  }
  int chickens_of(int seat) const {
    int count = 0;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      count += taker(place) == seat && (pieces[place] & chickens) != 0;
    }
    return count;
  }
};

DrawnCircle draw_circle(int players, Choices& choices) {
  DrawnCircle circle{players, {}, 0};
  for (PieceSet rest = in_use(players); rest != 0; rest &= rest - 1) circle.pieces.push_back(rest & (~rest + 1));
  for (std::uint32_t left = size_of(circle.pieces); left > 1; --left) {
    std::swap(circle.pieces[left - 1], circle.pieces[choices.below(left)]);
  }
  circle.first_taker = static_cast<int>(choices.below(static_cast<std::uint32_t>(players)));
  return circle;
}

/// Exchanges pieces until a seat has this many chickens, at most as many as there are.
void give_chickens(DrawnCircle& circle, int seat, int wanted) {
  const auto exchange = [&](bool chicken_out) {
    for (std::size_t own = 0; own < circle.pieces.size(); ++own) {
      if (circle.taker(own) != seat || ((circle.pieces[own] & chickens) != 0) != chicken_out) continue;
      for (std::size_t other = 0; other < circle.pieces.size(); ++other) {
        if (circle.taker(other) == seat || ((circle.pieces[other] & chickens) != 0) == chicken_out) continue;
        std::swap(circle.pieces[own], circle.pieces[other]);
        return;
      }
    }
  };
  while (circle.chickens_of(seat) < wanted) exchange(false);
  while (circle.chickens_of(seat) > wanted) exchange(true);
}

// BRE-18: from so many chickens on a deal is redealt. Written here once more, so that what is drawn does not follow the
// rule text; a rule that is bent is then noticed.
constexpr int redealt_from = 8;

DrawnCircle draw_redealt_circle(int players, Choices& choices) {
  DrawnCircle circle = draw_circle(players, choices);
  const int seat = static_cast<int>(choices.below(static_cast<std::uint32_t>(players)));
  const int most = players == 3 ? 10 : 13;
  const int more = choices.happens(1, 2) ? 0 : static_cast<int>(choices.below(static_cast<std::uint32_t>(most - 7)));
  give_chickens(circle, seat, redealt_from + more);
  return circle;
}

DrawnCircle draw_played_circle(int players, Choices& choices) {
  DrawnCircle circle = draw_circle(players, choices);
  if (choices.happens(1, 8)) {
    give_chickens(circle, static_cast<int>(choices.below(static_cast<std::uint32_t>(players))), redealt_from - 1);
  }
  // At most one seat has too many, and taking one from it gives no other seat too many.
  for (int seat = 0; seat < players; ++seat) {
    if (circle.chickens_of(seat) >= redealt_from) give_chickens(circle, seat, redealt_from - 1);
  }
  return circle;
}

/// One of the three forms in which a deal can be written down.
DealEntry write_down(const DrawnCircle& circle, Choices& choices) {
  DealEntry entry;
  const std::uint32_t form = choices.below(4);
  if (form != 1) {
    entry.circle = circle.pieces;
    entry.first_taker = circle.first_taker;
  }
  if (form == 1 || form == 2) {
    entry.hands.emplace(static_cast<std::size_t>(circle.players), PieceSet{0});
    for (std::size_t place = 0; place < circle.pieces.size(); ++place) {
      const int seat = circle.taker(place);
      if (seat >= 0) entry.hands->at(static_cast<std::size_t>(seat)) |= circle.pieces[place];
    }
    if (circle.players == 3 && (form == 1 || choices.happens(1, 2))) entry.center = circle.pieces.back();
  }
  return entry;
}

/// Changes the pieces of a deal in one place.
void spoil(DealEntry& deal, int players, Choices& choices) {
  if (deal.center && choices.happens(1, 2)) {
    deal.center = draw_piece(all_pieces & ~in_use(players), choices);
    return;
  }
  if (deal.circle && choices.happens(1, 2)) {
    auto& circle = *deal.circle;
    const PieceSet unused = all_pieces & ~in_use(players);
    if (unused != 0 && choices.happens(1, 2)) {
      circle[choices.below(size_of(circle))] = draw_piece(unused, choices);
    } else {
      circle.erase(circle.begin() + choices.below(size_of(circle)));
    }
    return;
  }
  if (deal.circle && !deal.hands) {
    deal.circle->pop_back();
    return;
  }
  auto& from = deal.hands->at(choices.below(size_of(*deal.hands)));
  const PieceSet single = draw_piece(from, choices);
  const std::uint32_t way = choices.below(3);
  from &= ~single;
  if (way == 0 && deal.center) {
    from |= *deal.center;
    deal.center = single;
  } else if (way != 2) {
    deal.hands->at(choices.below(size_of(*deal.hands))) |= single;
  }
}

}  // namespace

PieceSet draw_piece(PieceSet pieces, Choices& choices) {
  for (std::uint32_t skipped = choices.below(static_cast<std::uint32_t>(std::popcount(pieces))); skipped > 0;
       --skipped) {
    pieces &= pieces - 1;
  }
  return pieces & (~pieces + 1);
}

Setup draw_setup(int players, Choices& choices) {
  Setup setup;
  // A third deal in one game of 64, and so on.
  while (setup.deals.size() < 4 && choices.happens(1, 8)) {
    setup.deals.push_back(write_down(draw_redealt_circle(players, choices), choices));
  }
  setup.deals.push_back(write_down(draw_played_circle(players, choices), choices));
  return setup;
}

Setup draw_wrong_setup(int players, Choices& choices) {
  Setup setup = draw_setup(players, choices);
  switch (choices.below(4)) {
    case 0:  // a deal is redealt that need not be
      setup.deals.insert(setup.deals.begin(), write_down(draw_played_circle(players, choices), choices));
      break;
    case 1:  // a deal is played that has to be redealt
      setup.deals.back() = write_down(draw_redealt_circle(players, choices), choices);
      break;
    default:
      spoil(setup.deals[choices.below(size_of(setup.deals))], players, choices);
  }
  return setup;
}

Plan draw_plan(const OpenTable& start, Choices& choices) {
  return choices.happens(3, 4) ? seek_victory(start, choices) : Plan{};
}

PieceSet draw_play(const OpenTable& open, PieceSet legal, const Plan& plan, Choices& choices) {
  // Now and then a player who seeks victory plays anything, too.
  if (!plan.seeking || choices.happens(1, 64)) return draw_piece(legal, choices);
  return draw_piece(best_plays(open, legal, plan), choices);
}

Move draw_attempt(const OpenTable& open, PieceSet legal, Choices& choices) {
  const auto players = static_cast<std::uint32_t>(open.players);
  if (choices.happens(1, 8)) return Take{static_cast<int>(choices.below(players))};
  const int seat = choices.happens(1, 4) ? static_cast<int>(choices.below(players)) : open.turn;
  const PieceSet hand = open.hand.at(static_cast<std::size_t>(seat));
  const PieceSet illegal = hand & ~legal;
  if (illegal != 0 && choices.happens(1, 2)) return Play{seat, draw_piece(illegal, choices)};
  if (hand != 0 && choices.happens(1, 2)) return Play{seat, draw_piece(hand, choices)};
  return Play{seat, draw_piece(all_pieces, choices)};
}

Claim draw_wrong_claim(Claim claim, int players, Choices& choices) {
  const auto seat = choices.below(static_cast<std::uint32_t>(players));
  const auto keep = [&](auto& value) {
    if (choices.happens(1, 4)) value.reset();
  };
  keep(claim.captured), keep(claim.left), keep(claim.condition_one), keep(claim.condition_two), keep(claim.won);
  keep(claim.score), keep(claim.title);
  switch (choices.below(8)) {
    case 0:
      if (!claim.captured) claim.captured.emplace(static_cast<std::size_t>(players), 0);
      claim.captured->at(seat) += choices.happens(1, 2) ? players : -1;
      break;
    case 1:
      if (claim.left) claim.left->at(seat) = draw_piece(all_pieces, choices);
      break;
    case 2:
      claim.condition_one = !claim.condition_one.value_or(false);
      break;
    case 3:
      claim.condition_two = !claim.condition_two.value_or(false);
      break;
    case 4:
      claim.won = !claim.won.value_or(false);
      break;
    case 5:
      claim.score = choices.happens(1, 4) ? std::nullopt : std::optional(static_cast<int>(choices.below(25)));
      break;
    case 6:
      claim.title = choices.happens(1, 4) ? std::nullopt : std::optional<std::string>("The Stylish Band");
      break;
    default:
      break;
  }
  return claim;
}

}  // namespace rulecheck::bremen
