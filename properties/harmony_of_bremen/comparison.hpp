// The model of The Harmony of Bremen against the reference at one point of a game: what lies where, what may be done,
// and what is wrong with everything else.
#pragma once
#include <set>
#include <utility>

#include "properties/core/side_by_side.hpp"
#include "properties/harmony_of_bremen/side_by_side.hpp"

namespace rulecheck::harmony_of_bremen {

/// The two games. The model's state is handed in, the reference is kept here.
template <class D>
class Comparison {
 public:
  using State = typename Model<D>::State;

  Comparison(Trial& trial, const Model<D>& model, reference::Game game)
      : trial_(trial), model_(model), game_(std::move(game)) {}

  const reference::Game& game() const { return game_; }
  /// Makes a step in the reference. Requires that it breaks nothing there.
  void enter(const Move& move) { game_.play(in_reference(move)); }

  /// Expects the same things to lie in the same places, and the same moves to be legal.
  void compare(const State& state) {
    const Seen model = seen<D>(state);
    trial_.expect(model_.over(state) == game_.over(), "the game to be over in both or in none");
    if (!game_.over()) {
      trial_.expect(model.round == *game_.round() && model.leader() == *game_.leader(), "the same round and leader");
    }
    trial_.expect(model.declared == game_.declared(), "the same number to be declared");
    trial_.expect(model.discards == game_.discards(), "as many discards");
    compare_seats(model);
    compare_positions(state);
    compare_legal(state);
  }

  /// Expects a step, right or wrong, to be judged alike.
  void compare_step(const State& state, const Move& move) {
    expect_reported(trial_, model_.judge(state, move), expected_of(game_, move), [&] { return write_move(move); });
  }

  /// Expects a claimed result to be judged alike.
  void compare_claim(const State& state, const Claim& claim) {
    expect_reported(trial_, model_.judge_claim(state, claim), reference::reported(game_.judge(in_reference(claim))),
                    [&] { return "the claim " + write_claim(claim); });
  }

  /// Expects the same result of a game that is over, and drawn claims to be judged alike.
  void compare_result(const State& state) {
    const Claim truth = claim_of(game_.result());
    const std::string expected = write_claim(truth), actual = write_claim(model_.result(state));
    trial_.expect(actual == expected, [&] { return "the result " + expected + " and not " + actual; });
    compare_claim(state, truth);
    Choices choices(std::uint64_t{trial_.choices.below(65536)});
    for (int attempts = 0; attempts < 4; ++attempts) compare_claim(state, model_.attempt_claim(state, choices));
  }

  /// Draws steps, right and wrong ones, and expects them to be judged alike. One choice of the trial draws them all, so
  /// that the choices last for the game.
  void compare_attempts(const State& state) {
    Choices choices(std::uint64_t{trial_.choices.below(65536)});
    for (int attempts = 0; attempts < 4; ++attempts) compare_step(state, model_.attempt(state, choices));
    compare_step(state, draw_declaration(choices));
    compare_step(state, draw_ensemble(choices));
    compare_step(state, draw_tuning(choices));
    if (choices.happens(1, 16)) compare_cards_of_few_numbers(state);
    if (!tried_everything_ && choices.happens(1, 4096)) {
      compare_all_cards_in_hand(state);
      tried_everything_ = true;
    }
    if (!game_.over() && choices.happens(1, 32)) compare_claim(state, model_.attempt_claim(state, choices));
  }

 private:
  void compare_seats(const Seen& model) {
    trial_.expect(roles_in_reference(model.roles) == game_.roles(), "the same animals");
    trial_.expect(hands_in_reference(model.hands) == game_.hands(), "the same cards in hand");
    for (std::size_t seat = 0; seat < model.pile.size(); ++seat) {
      trial_.expect(model.pile.at(seat) == game_.failures(), "a card for each failure beside every player card");
    }
  }

  void compare_positions(const State& state) {
    const std::optional<Position> position = model_.position(state);
    trial_.expect(position.has_value() == game_.between_rounds(), "a position before a round, and at no other time");
    if (position) trial_.expect(in_reference(*position) == game_.position(), "the same position");
  }

  void compare_legal(const State& state) {
    const std::vector<Move> legal = model_.legal(state);
    const reference::Step due = game_.due();
    const bool stuck = is_stuck();
    trial_.expect(legal.empty() == (game_.over() || stuck), "somebody to be able to go on in both");
    for (const Move& move : legal) {
      trial_.expect(expected_of(game_, move).empty(), [&] { return write_move(move) + " to be legal"; });
    }
    if (due == reference::Step::declaration && !game_.settings().readings.declaration_free) {
      trial_.expect(model_.lists_all(state), "all declarations to be listed");
      std::set<std::pair<int, int>> offered, expected;
      for (const Move& move : legal) {
        const auto& declaration = std::get<DeclareEntry>(move);
        offered.emplace(declaration.player, declaration.number);
      }
      for (const reference::Move& move : game_.legal_moves()) {
        const auto& declaration = std::get<reference::Declaration>(move);
        expected.emplace(declaration.player, declaration.number);
      }
      trial_.expect(offered == expected, "the same numbers to be declarable");
    }
    if (stuck) trial_.label("nobody can go on");
  }

  /// Whether nobody can go on. What is legal is listed only where the leader does not hold what he declared.
  bool is_stuck() const {
    const auto declared = game_.declared();
    if (!declared || reference::holds(reference::at(game_.hands(), *game_.leader()), *declared)) return false;
    return game_.is_stuck();
  }

  /// Where there are few numbers in hand: everybody plays and passes each of them, and one that nobody holds.
  void compare_cards_of_few_numbers(const State& state) {
    std::set<int> numbers;
    for (const reference::Cards& hand : game_.hands()) numbers.insert(hand.begin(), hand.end());
    if (numbers.size() > 3) return;
    for (const auto& [number, copies] : game_.settings().deck) {
      if (numbers.insert(number).second) break;
    }
    const std::vector<int> all(numbers.begin(), numbers.end());
    for (const int first : all) {
      for (const int second : all) {
        for (const int third : all) {
          for (const int fourth : all) compare_cards(state, {first, second, third, fourth});
        }
      }
    }
    trial_.label("everything of few numbers was tried");
  }

  /// Everything that the reference allows.
  void compare_all_cards_in_hand(const State& state) {
    for (const std::vector<int>& cards : reference::one_card_of_each(game_.hands())) {
      compare_cards(state, {cards.at(0), cards.at(1), cards.at(2), cards.at(3)});
    }
  }

  void compare_cards(const State& state, const Numbers& cards) {
    for (const bool success : {false, true}) compare_step(state, EnsembleEntry{cards, success});
    compare_step(state, TuningEntry{cards, {}});
  }

  DeclareEntry draw_declaration(Choices& choices) const {
    const int leader = game_.leader().value_or(0);
    DeclareEntry entry{leader, draw_card(leader, choices)};
    if (choices.happens(1, 4)) entry.player = static_cast<int>(choices.below(4));
    return entry;
  }
  EnsembleEntry draw_ensemble(Choices& choices) const {
    EnsembleEntry entry{draw_cards(choices), {}};
    if (const int sort = static_cast<int>(choices.below(3)); sort != 0) entry.success = sort == 1;
    return entry;
  }
  TuningEntry draw_tuning(Choices& choices) const {
    TuningEntry entry{draw_cards(choices), {}};
    if (choices.happens(1, 4)) {
      entry.to = Numbers{1, 2, 3, 0};
      entry.to->at(choices.below(4)) = static_cast<int>(choices.below(4));
    }
    return entry;
  }
  /// One card for each seat, most of them in its hand.
  Numbers draw_cards(Choices& choices) const {
    Numbers cards{};
    for (int seat = 0; seat < 4; ++seat) {
      const bool stranger = choices.happens(1, 16);
      cards.at(static_cast<std::size_t>(seat)) =
          draw_card(stranger ? static_cast<int>(choices.below(4)) : seat, choices);
    }
    if (const auto declared = game_.declared(); declared && !choices.happens(1, 8)) {
      if (game_.settings().deck.contains(*declared)) cards.at(static_cast<std::size_t>(*game_.leader())) = *declared;
    }
    return cards;
  }
  /// A number in the hand of a seat, or any of the deck.
  int draw_card(int seat, Choices& choices) const {
    const reference::Cards& hand = reference::at(game_.hands(), seat);
    const auto& deck = game_.settings().deck;
    if (hand.empty() || choices.happens(1, 16)) {
      return std::next(deck.begin(), choices.below(static_cast<std::uint32_t>(deck.size())))->first;
    }
    return *std::next(hand.begin(), choices.below(static_cast<std::uint32_t>(hand.size())));
  }

  Trial& trial_;
  const Model<D>& model_;
  reference::Game game_;
  bool tried_everything_ = false;  ///< at one point of a game at most: it takes as long as the rest of it
};

}  // namespace rulecheck::harmony_of_bremen
