#pragma once

// The Bremens once more, written a second time from the rulebook and from the table of the traces alone: slow, literal,
// without a line in common with the model, so that the two can be played side by side and every difference is a mistake
// in one of them.
//
// Seats are numbered from 0 in clockwise order. Space 0 is Start, Goal comes after the last space. A call that the
// rules (or this interface) do not allow throws std::logic_error. Clauses have the ids of the traces' table.

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "properties/the_bremens/reference_chicken.hpp"
#include "properties/the_bremens/reference_judge.hpp"
#include "properties/the_bremens/reference_result.hpp"

namespace rulecheck::the_bremens::reference {

/// What has to be done next.
enum class Step { reveal, turn, redeal, nothing };

/// A game from its setup, or from a position, to its end.
class Game {
 public:
  /// Everybody has three animals in Start, their cards, the number cards and a special card.
  Game(Settings settings, const Preparation& setup) : settings_(std::move(settings)), start_(setup.start) {
    require_described(settings_);
    require_specials(setup.specials, players());
    require_seat(start_, players());
    table_.board = board_at_the_start(settings_);
    for (int seat = 0; seat < players(); ++seat) table_.in_hand.push_back(own_animals());
    hands_.resize(static_cast<std::size_t>(players()));
    deal(setup.specials);
    prepare();
  }

  /// From a position, which is taken as it is: only what the traces demand of one is required.
  Game(Settings settings, const Position& position) : settings_(std::move(settings)), start_(position.start) {
    require_described(settings_);
    require_seat(start_, players());
    table_.board = board_of(settings_, position);
    for (int seat = 0; seat < players(); ++seat) {
      table_.in_hand.push_back(animals_on_the_way(table_.board, seat));
      hands_.push_back(number_cards());
    }
    const std::vector<Animals> on_the_way = table_.in_hand;
    if (position.cards) hands_ = *position.cards;
    if (position.animals) table_.in_hand = *position.animals;
    require_hands(hands_, players());
    require_animal_cards(table_.in_hand, table_.board, players());
    prepare();
    for (int seat = 0; seat < players(); ++seat) {
      for (const Animal animal : at(on_the_way, seat)) {
        if (at(table_.in_hand, seat).count(animal) == 0) at(table_.laid_down, seat).insert(animal);
      }
    }
  }

  const Settings& settings() const { return settings_; }
  int players() const { return settings_.players; }
  /// Where all pieces are.
  const Board& board() const { return table_.board; }
  /// The animal cards in the hands, by seat.
  const std::vector<Animals>& animal_cards() const { return table_.in_hand; }
  /// The animal cards on the table, by seat; those of animals in Goal are neither here nor there.
  const std::vector<Animals>& animal_cards_laid_down() const { return table_.laid_down; }
  /// The number and special cards in the hands, by seat.
  const std::vector<Cards>& hands() const { return hands_; }
  /// The discard piles, by seat, the cards of this round included (those before a position are not known).
  const std::vector<Cards>& discards() const { return discards_; }
  /// Who has the badge.
  int start_player() const { return start_; }
  /// Who has the chicken card.
  int chicken_card_holder() const { return holder_; }
  /// The cards turned up in this round, by seat; none before that.
  const std::optional<std::vector<std::string>>& revealed() const { return revealed_; }
  /// Who has a turn now; nobody if something else is to be done.
  std::optional<int> to_move() const { return due() == Step::turn ? std::optional(next_) : std::nullopt; }

  bool over() const { return !finishers(table_.board).empty(); }
  /// What has to be done next.
  Step due() const {
    if (over()) return Step::nothing;
    if (revealed_) return Step::turn;
    return hands_.front().empty() ? Step::redeal : Step::reveal;
  }
  /// The state before a reveal; std::logic_error if no reveal is due.
  Position position() const {
    require(due() == Step::reveal, "there is no position in the midst of a round, without cards or after the end");
    Position position{{}, table_.board.home, start_, hands_, table_.in_hand};
    for (int space = 1; space <= table_.board.last_space(); ++space) {
      if (!is_free(table_.board, space)) position.board[space] = at(table_.board.spaces, space);
    }
    return position;
  }
  /// How the game ended; std::logic_error before it is over.
  Result result() const { return result_of(table_.board, players()); }

  /// All that can be revealed, with the chicken card stated, ordered by the card of seat 0, then of seat 1 and so on;
  /// empty if no reveal is due.
  std::vector<Reveal> legal_reveals() const {
    std::vector<Reveal> reveals;
    if (due() != Step::reveal) return reveals;
    std::vector<std::vector<std::string>> ways{{}};
    for (const Cards& hand : hands_) ways = each_way_and_card(ways, hand);
    for (const std::vector<std::string>& cards : ways) {
      reveals.push_back({cards, receiver_of_the_chicken_card(cards, holder_)});
    }
    return reveals;
  }
  /// All that the player at turn may do, in the order of turns; empty if no turn is due.
  std::vector<Turn> legal_turns() const {
    if (due() != Step::turn) return {};
    const std::string& card = at(*revealed_, next_);
    const std::set<Turn> turns = next_ == holder_ ? legal_chicken_turns(settings_, table_, next_, card)
                                                  : legal_animal_turns(table_, next_, card, settings_.readings);
    return {turns.begin(), turns.end()};
  }
  /// All ways to deal special cards; empty if no redeal is due.
  std::vector<Redeal> legal_redeals() const {
    std::vector<Redeal> redeals;
    if (due() != Step::redeal) return redeals;
    const Cards specials(special_cards().begin(), special_cards().end());
    std::vector<std::vector<std::string>> ways{{}};
    for (int seat = 0; seat < players(); ++seat) ways = each_way_and_card(ways, specials);
    for (const std::vector<std::string>& cards : ways) {
      if (Cards(cards.begin(), cards.end()).size() == cards.size()) redeals.push_back({cards});
    }
    return redeals;
  }
  /// All that may be done next; empty once the game is over.
  std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    for (const Reveal& reveal : legal_reveals()) moves.emplace_back(reveal);
    for (const Turn& turn : legal_turns()) moves.emplace_back(turn);
    for (const Redeal& redeal : legal_redeals()) moves.emplace_back(redeal);
    return moves;
  }

  /// What a reveal breaks. Requires a card for each seat and, if stated, a seat for the chicken card.
  Breaches judge(const Reveal& reveal) const {
    require(static_cast<int>(reveal.cards.size()) == players(), "there is not one card for each seat");
    for (const std::string& card : reveal.cards) require(is_card(card), "there is no such card");
    if (reveal.chicken_card) require_seat(*reveal.chicken_card, players());
    if (over()) return {{1, "TBR-51"}};
    if (due() == Step::redeal) return {{2, "TBR-23"}};
    if (due() == Step::turn) return {{3, "TBR-21"}};
    for (int seat = 0; seat < players(); ++seat) {
      if (at(hands_, seat).count(at(reveal.cards, seat)) == 0) return {{4, "TBR-12"}};
    }
    if (!reveal.chicken_card) return {};
    if (highest_seats(reveal.cards).count(*reveal.chicken_card) == 0) return {{5, "TBR-13"}};
    if (receiver_of_the_chicken_card(reveal.cards, holder_) != *reveal.chicken_card) return {{5, "TBR-15"}};
    return {};
  }

  /// What a turn breaks. Requires a seat, at most two plays of own animals, and spaces from Start to Goal.
  Breaches judge(const Turn& turn) const {
    require_seat(turn.seat, players());
    require(turn.plays.size() <= 2, "there are more than two plays");
    if (turn.chicken) require_space(*turn.chicken);
    for (const Play& play : turn.plays) {
      require(own_animals().count(play.animal) > 0, "a player has no such animal");
      require_space(play.to);
      if (play.riders_to) require_space(*play.riders_to);
    }
    if (over()) return {{1, "TBR-51"}};
    if (due() == Step::redeal) return {{2, "TBR-23"}};
    if (due() == Step::reveal) return {{3, "TBR-12"}};
    if (turn.seat != next_) return {{4, "TBR-16"}};
    const std::string& card = at(*revealed_, turn.seat);
    if (turn.seat == holder_) return judge_chicken_turn(settings_, table_, card, turn);
    if (turn.chicken) return {{5, "TBR-34"}};
    return judge_plays(table_, turn.seat, card, turn.plays, settings_.readings);
  }

  /// What a redeal breaks. Requires different special cards, one for each seat.
  Breaches judge(const Redeal& redeal) const {
    require_specials(redeal.specials, players());
    if (over()) return {{1, "TBR-51"}};
    if (due() != Step::redeal) return {{2, "TBR-23"}};
    return {};
  }

  /// What any move breaks.
  Breaches judge(const Move& move) const {
    return std::visit([this](const auto& known) { return judge(known); }, move);
  }

  /// What it breaks that this is claimed, now, to be the result of the game.
  Breaches judge(const Claim& claim) const { return judge_claim(table_.board, players(), claim); }

  /// "A Game Round", steps 1 and 2: the cards are turned up and put on the discard piles, the chicken card changes
  /// hands.
  void play(const Reveal& reveal) {
    require(judge(reveal).empty(), "this reveal breaks a rule");
    for (int seat = 0; seat < players(); ++seat) {
      at(hands_, seat).erase(at(reveal.cards, seat));
      at(discards_, seat).insert(at(reveal.cards, seat));
    }
    revealed_ = reveal.cards;
    holder_ = receiver_of_the_chicken_card(reveal.cards, holder_);
    next_ = start_;
  }

  /// "A Game Round", steps 3 to 5 of one player and, after the last one, step 6: the badge goes to the chicken player.
  void play(const Turn& turn) {
    require(judge(turn).empty(), "this turn breaks a rule");
    if (turn.seat == holder_) make_chicken_turn(table_, turn);
    const std::string card = at(*revealed_, turn.seat);
    for (const Play& play : turn.plays) {
      if (turn.seat != holder_) make_play(table_, turn.seat, card, play, settings_.readings);
    }
    if (over()) return;
    next_ = left_of(next_, players());
    if (next_ != start_) return;
    start_ = holder_;
    revealed_.reset();
  }

  /// All cards have been used: everybody takes back the number cards and gets a special card.
  void play(const Redeal& redeal) {
    require(judge(redeal).empty(), "this redeal breaks a rule");
    deal(redeal.specials);
  }

  /// Any move.
  void play(const Move& move) {
    std::visit([this](const auto& known) { play(known); }, move);
  }

 private:
  /// The number cards and a special card into each hand, nothing on the discard piles.
  void deal(const std::vector<std::string>& specials) {
    for (int seat = 0; seat < players(); ++seat) {
      at(hands_, seat) = number_cards();
      at(hands_, seat).insert(at(specials, seat));
    }
    discards_.assign(static_cast<std::size_t>(players()), {});
  }

  /// What is the same at the beginning of every game: the chicken card is with the badge, no cards lie on the table.
  void prepare() {
    holder_ = start_;
    next_ = start_;
    discards_.assign(static_cast<std::size_t>(players()), {});
    table_.laid_down.assign(static_cast<std::size_t>(players()), {});
  }

  /// Every one of these lists with every one of these cards behind it.
  static std::vector<std::vector<std::string>> each_way_and_card(const std::vector<std::vector<std::string>>& ways,
                                                                 const Cards& cards) {
    std::vector<std::vector<std::string>> longer;
    for (const std::vector<std::string>& way : ways) {
      for (const std::string& card : cards) {
        longer.push_back(way);
        longer.back().push_back(card);
      }
    }
    return longer;
  }

  void require_space(int space) const { require(0 <= space && space <= table_.board.goal(), "there is no such space"); }

  Settings settings_;
  Table table_;
  std::vector<Cards> hands_;
  std::vector<Cards> discards_;
  int start_ = 0;   // has the badge
  int holder_ = 0;  // has the chicken card
  int next_ = 0;    // has the next turn
  std::optional<std::vector<std::string>> revealed_;
};

}  // namespace rulecheck::the_bremens::reference
