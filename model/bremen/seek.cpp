#include "model/bremen/seek.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "model/bremen/pieces.hpp"

namespace rulecheck::bremen {
namespace {

std::size_t place(int seat) { return static_cast<std::size_t>(seat); }

int number_of(PieceSet single) { return std::countr_zero(single) % lane; }

PieceSet kind_of(PieceSet single) {
  for (const Animal animal : animals) {
    if ((pieces(animal, 1, 13) & single) != 0) return pieces(animal, 1, 13);
  }
  return 0;
}

/// How easily a hand wins rounds.
int strength(PieceSet hand) {
  int sum = 0;
  for (; hand != 0; hand &= hand - 1) {
    const PieceSet single = hand & (~hand + 1);
    sum += number_of(single) * ((single & chickens) != 0 ? 3 : 1);
  }
  return sum;
}

/// The pieces that would win a round in which these are played so far. @param led the piece that was led
PieceSet winning_pieces(PieceSet played, PieceSet led) {
  const PieceSet trumps = played & chickens;
  const PieceSet best = std::bit_floor(trumps != 0 ? trumps : played & kind_of(led));
  const PieceSet higher = ~(best | (best - 1)) & kind_of(best);
  return trumps != 0 ? higher : higher | chickens;
}

/// Whether, after this play, the round can still go to a seat that needs rounds.
bool can_serve(const OpenTable& open, PieceSet single, const std::array<int, 4>& missing) {
  PieceSet played = single;
  for (const PieceSet piece : open.table) played |= piece;
  const PieceSet led = open.table[place(open.leader)] != 0 ? open.table[place(open.leader)] : single;
  int winner = open.turn;
  for (int seat = 0; seat < open.players; ++seat) {
    if (open.table[place(seat)] != 0 &&
        (winning_pieces(played & ~open.table[place(seat)], led) & open.table[place(seat)]))
      winner = seat;
  }
  if (winner != open.turn && (winning_pieces(played & ~single, led) & single) != 0) winner = open.turn;
  bool served = missing[place(winner)] > 0;
  for (int seat = (open.turn + 1) % open.players; seat != open.leader; seat = (seat + 1) % open.players) {
    const PieceSet hand = open.hand[place(seat)];
    const PieceSet following = hand & kind_of(led);
    const PieceSet legal = following != 0 ? following : hand;
    const PieceSet winning = legal & winning_pieces(played, led);
    if (winning == legal) {  // this seat cannot but win, unless a later one does
      served = missing[place(seat)] > 0;
      played |= winning & (~winning + 1);
    } else if (winning != 0 && missing[place(seat)] > 0) {
      served = true;
    }
  }
  return served;
}

/// How well a play serves the plan; higher is better.
int worth(const OpenTable& open, PieceSet single, const Plan& plan, const std::array<int, 4>& missing) {
  PieceSet played = 0;
  for (const PieceSet piece : open.table) played |= piece;
  const PieceSet led = open.table[place(open.leader)] != 0 ? open.table[place(open.leader)] : single;
  const bool wins_now = played == 0 ? true : (winning_pieces(played, led) & single) != 0;
  const bool wants = missing[place(open.turn)] > 0;
  const PieceSet kept = open.hand[place(open.turn)] & pieces(animals[place(plan.keep[place(open.turn)])], 1, 13);
  const bool gives_up_the_kept = kept == single;
  const int height = number_of(single) + ((single & chickens) != 0 ? 13 : 0);
  int value = can_serve(open, single, missing) ? 400 : 0;
  value -= gives_up_the_kept ? 500 : 0;
  if (wants == wins_now) value += 100;
  // Who needs no more rounds gets rid of what could win one, who needs some saves it.
  value += wants ? (wins_now ? height : -height) : (wins_now ? -height : height);
  return value;
}

}  // namespace

void sort_for_victory(std::vector<PieceSet>& circle, int first_taker, int players, Choices& choices) {
  const int strong = static_cast<int>(choices.below(static_cast<std::uint32_t>(players)));
  const int weak = (strong + 1 + static_cast<int>(choices.below(static_cast<std::uint32_t>(players - 1)))) % players;
  const auto taker = [&](std::size_t i) {
    return i < static_cast<std::size_t>(hand_size * players) ? (first_taker + static_cast<int>(i)) % players : -1;
  };
  const auto chickens_of = [&](int seat) {
    int count = 0;
    for (std::size_t i = 0; i < circle.size(); ++i) count += taker(i) == seat && (circle[i] & chickens) != 0;
    return count;
  };
  // The highest chickens to the strong seat, against others of its pieces.
  for (int number = 13; number > 7 && chickens_of(strong) < 7; --number) {
    const auto from = std::ranges::find(circle, piece(Animal::chicken, number));
    if (from == circle.end() || taker(static_cast<std::size_t>(from - circle.begin())) == strong) continue;
    for (std::size_t i = 0; i < circle.size(); ++i) {
      if (taker(i) != strong || (circle[i] & chickens) != 0) continue;
      std::swap(circle[i], *from);
      break;
    }
  }
  // The high pieces of the weak seat against low ones of the same animal.
  for (std::size_t i = 0; i < circle.size(); ++i) {
    if (taker(i) != weak) continue;
    for (std::size_t j = 0; j < circle.size(); ++j) {
      const bool alike = kind_of(circle[i]) == kind_of(circle[j]);
      if (taker(j) != weak && alike && number_of(circle[j]) < number_of(circle[i])) std::swap(circle[i], circle[j]);
    }
  }
}

Plan seek_victory(const OpenTable& start, Choices& choices) {
  Plan plan;
  plan.seeking = true;
  std::array<int, 4> by_strength{0, 1, 2, 3};
  std::stable_sort(by_strength.begin(), by_strength.begin() + start.players,
                   [&](int a, int b) { return strength(start.hand[place(a)]) > strength(start.hand[place(b)]); });
  if (choices.happens(1, 8)) std::swap(by_strength[0], by_strength[1]);
  // BRE-06, BRE-08 as rounds.
  const std::array<int, 4> rounds_to_win = start.players == 3 ? std::array{8, 4, 0, 0} : std::array{6, 4, 2, 0};
  for (int rank = 0; rank < start.players; ++rank) {
    plan.target[place(by_strength[place(rank)])] = rounds_to_win[place(rank)];
  }
  std::array<int, 4> order{0, 1, 2, 3};
  std::vector<std::array<int, 4>> possible;
  do {
    bool holds = true;
    for (int seat = 0; seat < start.players; ++seat) {
      const PieceSet kind = pieces(animals[place(order[place(seat)])], 1, 13);
      holds = holds && (start.hand[place(seat)] & kind) != 0 && (kind & start.center) == 0;
    }
    if (holds) possible.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  if (!possible.empty()) plan.keep = possible[choices.below(static_cast<std::uint32_t>(possible.size()))];
  return plan;
}

PieceSet best_plays(const OpenTable& open, PieceSet legal, const Plan& plan) {
  std::array<int, 4> missing{};
  for (std::size_t seat = 0; seat < missing.size(); ++seat) missing[seat] = plan.target[seat] - open.rounds_won[seat];
  PieceSet best = 0;
  int most = 0;
  for (PieceSet rest = legal; rest != 0; rest &= rest - 1) {
    const PieceSet single = rest & (~rest + 1);
    const int value = worth(open, single, plan, missing);
    if (best == 0 || value > most) {
      best = 0;
      most = value;
    }
    if (value == most) best |= single;
  }
  return best;
}

}  // namespace rulecheck::bremen
