#include "tests/bremen/search/find.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace rulecheck::bremen {
namespace {

/// Deals that are tried for one game, and moves that are tried on one deal.
constexpr int most_deals = 200'000, most_moves = 400;

constexpr std::size_t place(int seat) { return static_cast<std::size_t>(seat); }

std::uint32_t size_of(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

void shuffle(auto& list, Choices& choices) {
  for (std::uint32_t left = size_of(list); left > 1; --left) std::swap(list[left - 1], list[choices.below(left)]);
}

std::vector<PieceSet> one_by_one(PieceSet pieces) {
  std::vector<PieceSet> singles;
  for (; pieces != 0; pieces &= pieces - 1) singles.push_back(pieces & (~pieces + 1));
  return singles;
}

/// What the players are to bring about on a deal.
struct Task {
  std::array<int, 4> rounds_to_win{};  ///< by seat
  std::array<PieceSet, 4> kept{};      ///< by seat: the piece to be left over; 0: any
};

/// Hands of 13 by seat and the center.
struct Hands {
  std::array<PieceSet, 4> hand{};
  PieceSet center = 0;
};

/// Who wins how many rounds, and with which pieces left.
Task draw_task(const Wanted& wanted, Choices& choices) {
  Task task;
  const bool lost = wanted.lost_rounds != std::array<int, 4>{};
  std::vector<int> rounds_to_win = wanted.players == 3 ? std::vector{8, 4, 0} : std::vector{6, 4, 2, 0};
  if (lost) rounds_to_win.assign(wanted.lost_rounds.begin(), wanted.lost_rounds.begin() + wanted.players);
  shuffle(rounds_to_win, choices);
  std::ranges::copy(rounds_to_win, task.rounds_to_win.begin());
  if (lost) return task;

  std::vector<Animal> kinds;
  for (const Animal kind : animals) {
    if ((wanted.center & pieces(kind, 1, 13)) == 0) kinds.push_back(kind);
  }
  shuffle(kinds, choices);
  const int lowest = wanted.players == 3 ? 4 : 1;
  const auto draw_number = [&](int from, int to) {
    return from + static_cast<int>(choices.below(static_cast<std::uint32_t>(to - from + 1)));
  };
  // The score is the difference of two numbers, plus 12.
  const int difference = wanted.score ? *wanted.score - 12 : draw_number(lowest - 13, 13 - lowest);
  const int number_of_none = draw_number(std::max(lowest, lowest - difference), std::min(13, 13 - difference));
  for (int seat = 0; seat < wanted.players; ++seat) {
    const int rounds_won = task.rounds_to_win[place(seat)];
    const bool most = rounds_won == std::ranges::max(rounds_to_win);
    const int number = rounds_won == 0 ? number_of_none : most ? number_of_none + difference : draw_number(lowest, 13);
    task.kept[place(seat)] = piece(kinds.at(place(seat)), number);
  }
  return task;
}

/// A deal that holds what is wanted and what is to be kept; nothing where the two do not go together.
std::optional<Hands> draw_hands(const Wanted& wanted, const Task& task, Choices& choices) {
  Hands hands{{}, wanted.center};
  PieceSet rest = (wanted.players == 3 ? pieces_in_use<3> : pieces_in_use<4>)&~wanted.center;
  for (int seat = 0; seat < wanted.players; ++seat) {
    PieceSet& hand = hands.hand[place(seat)];
    hand = wanted.dealt[place(seat)] | task.kept[place(seat)];
    if ((hand & ~rest) != 0 || std::popcount(hand) > hand_size) return std::nullopt;
    rest &= ~hand;
  }
  std::vector<PieceSet> others = one_by_one(rest);
  shuffle(others, choices);
  for (int seat = 0; seat < wanted.players; ++seat) {
    PieceSet& hand = hands.hand[place(seat)];
    for (; std::popcount(hand) < hand_size; others.pop_back()) hand |= others.back();
    if (!wanted.must_be_redealt && std::popcount(hand & chickens) >= 8) return std::nullopt;
  }
  if (!others.empty()) hands.center = others.back();
  // With 3 players the center must leave every animal to somebody, if the game is to be won.
  for (const PieceSet kept : task.kept) {
    if (wanted.players == 3 && kept != 0 && std::countr_zero(kept) / lane == std::countr_zero(hands.center) / lane)
      return std::nullopt;
  }
  return hands;
}

/// The deal as it is written down: the circle, and the hands that it gives.
DealEntry write_down(const Hands& hands, int players, Choices& choices) {
  DealEntry entry;
  entry.first_taker = static_cast<int>(choices.below(static_cast<std::uint32_t>(players)));
  std::vector<std::vector<PieceSet>> order;
  for (int k = 0; k < players; ++k) {
    order.push_back(one_by_one(hands.hand[place((entry.first_taker + k) % players)]));
    shuffle(order.back(), choices);
  }
  entry.circle.emplace();
  for (std::size_t row = 0; row < place(hand_size); ++row) {
    for (const auto& hand : order) entry.circle->push_back(hand[row]);
  }
  entry.hands.emplace(hands.hand.begin(), hands.hand.begin() + players);
  if (players == 3) {
    entry.circle->push_back(hands.center);
    entry.center = hands.center;
  }
  return entry;
}

/// A deal that has to be redealt.
DealEntry draw_redealt_deal(int players, Choices& choices) {
  for (;;) {
    Wanted any;
    any.players = players;
    any.must_be_redealt = true;
    const std::optional<Hands> hands = draw_hands(any, Task{}, choices);
    const auto too_many = [](PieceSet hand) { return std::popcount(hand & chickens) >= 8; };
    if (hands && std::ranges::any_of(hands->hand, too_many)) return write_down(*hands, players, choices);
  }
}

/// Depth first through the legal plays of one deal, in random order.
class Playing {
 public:
  Playing(const Wanted& wanted, const Task& task, Choices& choices)
      : wanted_(wanted), task_(task), choices_(choices), model_(Settings{wanted.players}) {}

  /// Whether the game can be ended as the task asks; looks at no more than `most_moves` moves.
  bool play_on(const Model<Concrete>::State& state) {
    if (model_.over(state)) {
      if (wanted_.shows && !wanted_.shows(rounds_)) return false;
      end_ = state;
      return true;
    }
    std::vector<Move> moves = model_.legal(state);
    shuffle(moves, choices_);
    for (const Move& move : moves) {
      const Play play = std::get<Play>(move);
      if (play.piece == task_.kept[place(play.player)]) continue;
      if (++tried_ > most_moves) return false;
      if (enter(play, model_.step(state, move))) return true;
    }
    return false;
  }

  const std::vector<FoundRound>& rounds() const { return rounds_; }
  Claim result() const { return model_.result(end_.value()); }

 private:
  /// Makes a play and goes on from there; takes it back if that leads nowhere.
  bool enter(const Play& play, const Model<Concrete>::State& after) {
    plays_.push_back(play);
    const std::vector<Move> taking = model_.records(after);
    if (taking.empty()) {
      if (play_on(after)) return true;
    } else {
      const int winner = std::get<Take>(taking.front()).player;
      int& missing = task_.rounds_to_win[place(winner)];
      std::vector<Play> plays = std::exchange(plays_, {});
      rounds_.push_back({plays, winner});
      --missing;
      if (missing >= 0 && play_on(after)) return true;
      ++missing;
      rounds_.pop_back();
      plays_ = std::move(plays);
    }
    plays_.pop_back();
    return false;
  }

  const Wanted& wanted_;
  Task task_;
  Choices& choices_;
  Model<Concrete> model_;
  std::vector<FoundRound> rounds_;
  std::vector<Play> plays_;
  std::optional<Model<Concrete>::State> end_;
  int tried_ = 0;
};

/// A game on one deal; nothing where none is found.
std::optional<Record> try_a_deal(const Wanted& wanted, Choices& choices) {
  const Task task = draw_task(wanted, choices);
  const std::optional<Hands> hands = draw_hands(wanted, task, choices);
  if (!hands) return std::nullopt;
  const Model<Concrete> model(Settings{wanted.players});
  Record record{model.settings(), Setup{}, {}, {}};
  if (wanted.must_be_redealt) {
    record.start = Position{{hands->hand.begin(), hands->hand.begin() + wanted.players},
                            std::vector<int>(place(wanted.players), 0),
                            std::nullopt,
                            hands->center};
  } else {
    Setup setup;
    if (wanted.redealt_before) setup.deals.push_back(draw_redealt_deal(wanted.players, choices));
    setup.deals.push_back(write_down(*hands, wanted.players, choices));
    record.start = setup;
  }
  const auto* setup = std::get_if<Setup>(&record.start);
  Playing playing(wanted, task, choices);
  if (!playing.play_on(setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<Position>(record.start))))
    return std::nullopt;
  for (const FoundRound& round : playing.rounds()) {
    for (const Play& play : round.plays) record.moves.emplace_back(play);
    record.moves.emplace_back(Take{round.winner});
  }
  record.claim = playing.result();
  return record;
}

}  // namespace

Record find_game(const Wanted& wanted, std::uint64_t seed) {
  Choices choices(seed);
  for (int deal = 0; deal < most_deals; ++deal) {
    if (std::optional<Record> record = try_a_deal(wanted, choices)) return *record;
  }
  throw std::runtime_error("no game found for " + wanted.name);
}

}  // namespace rulecheck::bremen
