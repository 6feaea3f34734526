#pragma once

// Bremen once more, written a second time from the rulebook alone: slow, literal, without a line in common with the
// model, so that the two can be played side by side and every difference is a mistake in one of them.
//
// Seats are numbered from 0 in clockwise order; the player to the left of seat s is seat s + 1. A piece carries the
// animal's name as the book spells it. A call that the rules (or this interface) do not allow throws std::logic_error.

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace rulecheck::bremen::reference {

/// One piece. The order (animal's name, then number) only serves containers; the game gives animals no order.
struct Piece {
  std::string animal;
  int number = 0;
  bool operator==(const Piece& other) const { return number == other.number && animal == other.animal; }
  auto operator<=>(const Piece&) const = default;
};

/// A piece lying face up in front of the player who played it.
struct Play {
  int seat = 0;
  Piece piece;
};

/// The element at `position`, which is mostly a seat; std::out_of_range (a std::logic_error) if there is none.
decltype(auto) at(auto& list, int position) { return list.at(static_cast<std::size_t>(position)); }

/// Throws std::logic_error with `reason` unless `allowed`.
inline void require(bool allowed, const char* reason) {
  if (!allowed) throw std::logic_error(reason);
}

/// "Components" and the first step of "Game Setup": numbers 1 to 13 of four animals; three players leave out 1, 2, 3.
inline std::vector<Piece> pieces_in_use(int players) {
  require(players == 3 || players == 4, "Bremen is described for 3 and 4 players only");
  std::vector<Piece> pieces;
  for (const char* animal : {"Chicken", "Donkey", "Dog", "Cat"}) {
    for (int number = players == 3 ? 4 : 1; number <= 13; ++number) pieces.push_back({animal, number});
  }
  return pieces;
}

/// What lies where when everybody has stood up their pieces: 13 in each hand, and with three players one in the centre.
struct Deal {
  std::vector<std::vector<Piece>> hands;
  std::optional<Piece> center;
};

/// True if `pieces` are the pieces in use, each exactly once, in whatever order.
inline bool is_the_whole_set(int players, const std::vector<Piece>& pieces) {
  const std::vector<Piece> expected = pieces_in_use(players);
  return std::is_permutation(pieces.begin(), pieces.end(), expected.begin(), expected.end());
}

/// "Game Setup", steps 2 and 3: the pieces are taken from the circle one by one.
/// The first taker may start anywhere; here `circle` is read clockwise from the piece they chose. Who that is (the
/// keeper of the most chickens) is a fact about the people at the table and comes in as `first_taker`. With three
/// players the leftover is by necessity the last piece of the round trip.
inline Deal deal_from_circle(int players, const std::vector<Piece>& circle, int first_taker) {
  require(is_the_whole_set(players, circle), "the circle is not made of the pieces in use");
  require(0 <= first_taker && first_taker < players, "the first taker has no seat");
  Deal deal{std::vector<std::vector<Piece>>(static_cast<std::size_t>(players)), std::nullopt};
  for (int taken = 0; taken < 13 * players; ++taken) {
    at(deal.hands, (first_taker + taken) % players).push_back(at(circle, taken));
  }
  if (players == 3) deal.center = circle.back();
  return deal;
}

/// The note that closes "Game Setup": eight Chickens in one hand. A Chicken in the centre is in nobody's hand.
inline bool must_be_redealt(const Deal& deal) {
  for (const std::vector<Piece>& hand : deal.hands) {
    const auto chickens =
        std::count_if(hand.begin(), hand.end(), [](const Piece& piece) { return piece.animal == "Chicken"; });
    if (chickens >= 8) return true;
  }
  return false;
}

/// Opening of "How to Play": the holder of a certain Donkey leads the first round.
inline int first_leader(const Deal& deal) {
  const int players = static_cast<int>(deal.hands.size());
  Piece sought{"Donkey", players == 3 ? 4 : 1};
  if (players == 3 && deal.center == sought) sought.number = 5;
  for (int seat = 0; seat < players; ++seat) {
    const std::vector<Piece>& hand = at(deal.hands, seat);
    if (std::find(hand.begin(), hand.end(), sought) != hand.end()) return seat;
  }
  throw std::logic_error("nobody holds the Donkey that chooses the leader");
}

/// "Round 1", the two ways to win: the highest Chicken if there is one, else the highest of the leader's animal.
/// `plays` is a whole round in order of play, so the leader's piece is the first.
inline int round_winner(const std::vector<Play>& plays) {
  std::string winning_animal = plays.at(0).piece.animal;
  for (const Play& play : plays) {
    if (play.piece.animal == "Chicken") winning_animal = "Chicken";
  }
  std::map<int, int> seat_by_number;
  for (const Play& play : plays) {
    if (play.piece.animal == winning_animal) seat_by_number[play.piece.number] = play.seat;
  }
  return seat_by_number.rbegin()->second;
}

/// A game from the end of setup to the end of round 12.
class Game {
 public:
  /// The deal has to be a complete one; one that the note on redealing sends back cannot be played.
  explicit Game(Deal deal) : deal_(std::move(deal)), captured_(deal_.hands.size()) {
    std::vector<Piece> all;
    if (deal_.center) all.push_back(*deal_.center);
    for (const std::vector<Piece>& hand : deal_.hands) {
      require(hand.size() == 13, "a hand does not hold 13 pieces");
      all.insert(all.end(), hand.begin(), hand.end());
    }
    require(is_the_whole_set(players(), all), "the deal is not made of the pieces in use");
    require(!must_be_redealt(deal_), "a hand holds 8 or more Chickens: redeal");
    leader_ = first_leader(deal_);
  }

  int players() const { return static_cast<int>(deal_.hands.size()); }
  /// The pieces each seat has not yet played, in the order in which they were dealt.
  const std::vector<std::vector<Piece>>& hands() const { return deal_.hands; }
  const std::optional<Piece>& center() const { return deal_.center; }
  /// The unfinished round: the pieces lying in front of the players, in order of play.
  const std::vector<Play>& table() const { return table_; }
  /// The pieces each seat has won, in the order in which they were played.
  const std::vector<std::vector<Piece>>& captured() const { return captured_; }
  int rounds_finished() const { return rounds_finished_; }
  /// "Object of the Game" and "End of the Game": always twelve rounds; a lost cause is played out.
  bool over() const { return rounds_finished_ == 12; }
  /// The round being played, 1 to 12; none once the game is over.
  std::optional<int> round() const { return over() ? std::nullopt : std::optional(rounds_finished_ + 1); }
  /// Who leads the round being played. There is no thirteenth round, so nobody leads once the game is over.
  std::optional<int> leader() const { return over() ? std::nullopt : std::optional(leader_); }
  /// Clockwise from the leader; nobody once the game is over.
  std::optional<int> player_to_move() const {
    return over() ? std::nullopt : std::optional((leader_ + static_cast<int>(table_.size())) % players());
  }
  /// Who won the round finished last; none before the first is finished.
  std::optional<int> last_round_winner() const { return last_round_winner_; }

  /// The pieces that the player to move may play, in hand order; empty once the game is over.
  std::vector<Piece> playable() const {
    if (over()) return {};
    const int seat = *player_to_move();
    std::vector<Piece> pieces = at(deal_.hands, seat);
    std::erase_if(pieces, [&](const Piece& piece) { return !may_play(seat, piece); });
    return pieces;
  }

  /// Whether `seat` may play `piece` now.
  bool may_play(int seat, const Piece& piece) const { return reason_against(seat, piece) == nullptr; }

  /// "Round 1" and "Round 2 onward": one piece per player; when all have played, the winner takes them and leads next.
  void play(int seat, const Piece& piece) {
    if (const char* reason = reason_against(seat, piece)) throw std::logic_error(reason);
    table_.push_back({seat, piece});
    std::erase(at(deal_.hands, seat), table_.back().piece);
    if (static_cast<int>(table_.size()) < players()) return;
    leader_ = round_winner(table_);
    last_round_winner_ = leader_;
    for (const Play& play : table_) at(captured_, leader_).push_back(play.piece);
    table_.clear();
    ++rounds_finished_;
  }

 private:
  /// "Round 1", rules for the leader and for those who follow; nullptr if nothing speaks against the play.
  /// The duty is to the animal alone: a Chicken does not excuse a player who holds the led animal, and when a Chicken
  /// is led it is the led animal like any other. The section on later rounds repeats these rules by reference.
  const char* reason_against(int seat, const Piece& piece) const {
    if (over()) return "the game is over";
    if (seat != *player_to_move()) return "it is another player's turn";
    const std::vector<Piece>& hand = at(deal_.hands, seat);
    if (std::find(hand.begin(), hand.end(), piece) == hand.end()) return "the player does not hold this piece";
    if (table_.empty() || piece.animal == table_.front().piece.animal) return nullptr;
    for (const Piece& held : hand) {
      if (held.animal == table_.front().piece.animal) return "the player holds the animal led and has to play it";
    }
    return nullptr;
  }

  Deal deal_;  // its hands shrink as pieces are played
  std::vector<std::vector<Piece>> captured_;
  std::vector<Play> table_;
  int leader_ = 0;
  int rounds_finished_ = 0;
  std::optional<int> last_round_winner_;
};

/// "Score and Titles on Victory", both tables as printed (they share their titles), including scores that no game may
/// reach; none beyond them.
inline std::optional<std::string> title_for(int players, int score) {
  require(players == 3 || players == 4, "Bremen has titles for 3 and 4 players only");
  struct Row {
    const char* title;
    int lowest_of_4, highest_of_4, lowest_of_3, highest_of_3;
  };
  static const std::vector<Row> rows{{"The Exceptionally Wonderful Best Band in Town", 24, 24, 21, 21},
                                     {"The Deeply Moving Band", 20, 23, 17, 20},
                                     {"The Thrilling Band", 15, 19, 13, 16},
                                     {"The Spirited Band", 10, 14, 9, 12},
                                     {"The Stylish Band", 5, 9, 4, 8},
                                     {"The Dreaming Band", 0, 4, 0, 3}};
  for (const Row& row : rows) {
    if (players == 4 && row.lowest_of_4 <= score && score <= row.highest_of_4) return row.title;
    if (players == 3 && row.lowest_of_3 <= score && score <= row.highest_of_3) return row.title;
  }
  return std::nullopt;
}

/// How a finished game is judged. `left` is the piece still in each seat's hand; score and title exist for wins only.
struct Outcome {
  std::vector<int> pieces_won;
  std::vector<Piece> left;
  bool condition1 = false, condition2 = false, won = false;
  std::optional<int> score;
  std::optional<std::string> title;
};

/// "Object of the Game" (conditions 1 and 2) and "Score and Titles on Victory", from what a game leaves behind.
/// Condition 1 names amounts, not seats: any player may be the one with 24. The centre piece enters condition 2 only.
inline Outcome outcome_of(std::vector<int> pieces_won, std::vector<Piece> left, const std::optional<Piece>& center) {
  Outcome outcome{std::move(pieces_won), std::move(left), false, false, false, {}, {}};
  const int players = static_cast<int>(outcome.pieces_won.size());
  std::vector<int> amounts = outcome.pieces_won;
  std::sort(amounts.begin(), amounts.end());
  outcome.condition1 = amounts == (players == 3 ? std::vector{0, 12, 24} : std::vector{0, 8, 16, 24});
  std::set<std::string> animals;
  for (const Piece& piece : outcome.left) animals.insert(piece.animal);
  if (center) animals.insert(center->animal);
  outcome.condition2 = animals.size() == 4;  // of four pieces, so no animal is there twice
  outcome.won = outcome.condition1 && outcome.condition2;
  if (!outcome.won) return outcome;
  std::map<int, int> left_by_amount;
  for (int seat = 0; seat < players; ++seat) {
    left_by_amount[at(outcome.pieces_won, seat)] = at(outcome.left, seat).number;
  }
  outcome.score = left_by_amount.at(24) - left_by_amount.at(0) + 12;
  outcome.title = title_for(players, *outcome.score);
  return outcome;
}

/// "End of the Game": the verdict on a game whose twelve rounds have been played.
inline Outcome outcome(const Game& game) {
  require(game.over(), "the game is not over");
  std::vector<int> pieces_won;
  for (const std::vector<Piece>& pieces : game.captured()) pieces_won.push_back(static_cast<int>(pieces.size()));
  std::vector<Piece> left;
  for (const std::vector<Piece>& hand : game.hands()) left.push_back(hand.at(0));
  return outcome_of(std::move(pieces_won), std::move(left), game.center());
}

}  // namespace rulecheck::bremen::reference
