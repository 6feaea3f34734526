// The model of The Bremens against the reference at one point of a game: what lies where, what may be done, and what is
// wrong with everything else.
#pragma once
#include <bit>
#include <set>
#include <string_view>
#include <utility>

#include "properties/core/side_by_side.hpp"
#include "properties/the_bremens/attempts.hpp"
#include "properties/the_bremens/side_by_side.hpp"

namespace rulecheck::the_bremens {

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
    compare_pieces(model);
    for (int seat = 0; seat < game_.players(); ++seat) compare_cards(model, seat);
    compare_course(model);
    compare_positions(state);
    compare_legal(state);
  }

  /// Expects a step, right or wrong, to be judged alike.
  void compare_step(const State& state, const Move& move) {
    const reference::Breaches expected = breaches_of(game_, move);
    expect_reported(trial_, model_.judge(state, move), reference::reported(expected), [&] { return write_move(move); });
    label(row_of(move), expected);
  }

  /// Expects a claimed result to be judged alike.
  void compare_claim(const State& state, const Claim& claim) {
    const reference::Breaches expected = game_.judge(in_reference(claim));
    expect_reported(trial_, model_.judge_claim(state, claim), reference::reported(expected),
                    [&] { return "the claim " + write_claim(claim); });
    label("result", expected);
  }

  /// Expects the same result of a game that is over, and drawn claims to be judged alike.
  void compare_result(const State& state) {
    const Claim truth = claim_of(game_.result());
    const std::string expected = write_claim(truth), actual = write_claim(model_.result(state));
    trial_.expect(actual == expected, [&] { return "the result " + expected + " and not " + actual; });
    compare_claim(state, truth);
    Choices choices(std::uint64_t{trial_.choices.below(65536)});
    for (int attempts = 0; attempts < 4; ++attempts) {
      compare_claim(state, model_.attempt_claim(state, choices));
      compare_claim(state, draw_claim(game_.players(), choices));
    }
  }

  /// Draws steps, right and wrong ones, and expects them to be judged alike. One choice of the trial draws them all, so
  /// that the choices last for the game.
  /// @param turns of any kind that are drawn; @param rarely in one of so many states everything is tried
  void compare_attempts(const State& state, int turns, std::uint32_t rarely) {
    Choices choices(std::uint64_t{trial_.choices.below(65536)});
    const Settings& settings = model_.settings();
    compare_step(state, model_.attempt(state, choices));
    if (choices.happens(1, 4)) compare_step(state, draw_any_step(settings, seen<D>(state), choices));
    const Seen now = seen<D>(state);
    for (; turns > 0; --turns) compare_step(state, draw_any_turn(settings, now, choices));
    if (settings.length <= 8 && choices.happens(1, rarely)) compare_all_plays(state);
    if (!game_.over() && choices.happens(1, 32)) compare_claim(state, draw_claim(game_.players(), choices));
  }

 private:
  void compare_pieces(const Seen& model) {
    const reference::Board& board = game_.board();
    for (int animal = 0; animal < 3; ++animal) {
      for (int seat = 0; seat < 5; ++seat) {
        const int space = model.at(static_cast<std::size_t>(animal), static_cast<std::size_t>(seat));
        const int expected = seat < game_.players() ? reference::space_of(board, in_reference(Piece{animal, seat})) : 0;
        trial_.expect(space == expected, "the same animals on the same spaces");
      }
    }
    trial_.expect(model.chicken == reference::space_of(board, reference::the_chicken), "the chicken on the same space");
    std::vector<reference::Piece> arrived;
    for (const Piece& piece : in_goal(model)) arrived.push_back(in_reference(piece));
    trial_.expect(arrived == board.home, "the same animals to arrive in the same order");
  }

  void compare_cards(const Seen& model, int seat) {
    const auto own = static_cast<std::size_t>(seat);
    const std::uint64_t hand = model.hand.at(own), discards = model.discard.at(own);
    trial_.expect(hand == elements_of(reference::at(game_.hands(), seat)), "the same cards in hand");
    trial_.expect(model.animals.at(own) == elements_of(reference::at(game_.animal_cards(), seat)),
                  "the same animal cards in hand");
    // Of the cards that were used before a position the reference knows nothing.
    trial_.expect((elements_of(reference::at(game_.discards(), seat)) & ~discards) == 0, "the same discards");
    trial_.expect(std::popcount(discards) + std::popcount(hand) == 8, "eight cards of each player");
  }

  void compare_course(const Seen& model) {
    trial_.expect(model.badge == game_.start_player(), "the same player to have the badge");
    trial_.expect(model.holder == game_.chicken_card_holder(), "the same player to have the chicken card");
    if (game_.over()) return;
    trial_.expect(model.in_round == game_.revealed().has_value(), "cards to be revealed in both or in none");
    if (!game_.revealed()) return;
    trial_.expect(model.turn == *game_.to_move(), "the turn of the same player");
    for (std::size_t seat = 0; seat < game_.revealed()->size(); ++seat) {
      trial_.expect(model.shown.at(seat) == elements_of(reference::Cards{game_.revealed()->at(seat)}),
                    "the same card to be shown");
    }
  }

  void compare_positions(const State& state) {
    const std::optional<Position> position = model_.position(state);
    const bool due = game_.due() == reference::Step::reveal;
    trial_.expect(position.has_value() == due, "a position before a reveal, and at no other time");
    if (position) trial_.expect(in_reference(*position) == game_.position(), "the same position");
  }

  void compare_legal(const State& state) {
    const std::vector<Move> legal = model_.legal(state);
    trial_.expect(legal.empty() == game_.over(), "somebody to be able to go on exactly until the game is over");
    std::vector<reference::Turn> offered;
    for (const Move& move : legal) {
      if (const auto* turn = std::get_if<TurnEntry>(&move)) {
        offered.push_back(in_reference(*turn));
      } else {
        trial_.expect(breaches_of(game_, move).empty(), [&] { return write_move(move) + " to be legal"; });
      }
    }
    std::ranges::sort(offered);
    offered.erase(std::unique(offered.begin(), offered.end()), offered.end());
    const std::vector<reference::Turn> expected = game_.legal_turns();
    trial_.expect(offered == expected, "the same turns to be legal");
    if (!expected.empty()) trial_.expect(model_.lists_all(state), "all turns to be listed");
  }

  /// On a short board: every way to record one play, or a move of the chicken, of everybody.
  void compare_all_plays(const State& state) {
    const int goal = model_.settings().goal();
    for (int seat = 0; seat < game_.players(); ++seat) {
      for (int to = 0; to <= goal; ++to) {
        compare_step(state, TurnEntry{seat, {}, to});
        for (int animal = 0; animal < 3; ++animal) {
          compare_step(state, TurnEntry{seat, {{animal, to, false, {}}}, {}});
          compare_step(state, TurnEntry{seat, {{animal, to, true, {}}}, {}});
          for (int riders_to = 0; riders_to <= goal; ++riders_to) {
            compare_step(state, TurnEntry{seat, {{animal, to, false, riders_to}}, {}});
          }
        }
      }
    }
    trial_.label("everything was tried");
  }

  /// The part of the table of the traces that a step is judged by.
  std::string_view row_of(const Move& move) const {
    if (std::holds_alternative<RevealEntry>(move)) return "reveal";
    if (std::holds_alternative<RedealEntry>(move)) return "redeal";
    const int seat = std::get<TurnEntry>(move).seat;
    if (seat != game_.to_move()) return "turn";
    if (seat == game_.chicken_card_holder()) return "chicken turn";
    return reference::at(*game_.revealed(), seat) == "shake" ? "turn with SHAKE" : "turn";
  }

  void label(std::string_view row, const reference::Breaches& breaches) {
    for (const reference::Breach& breach : breaches) {
      if (!labelled_.insert({row, breach}).second) continue;
      trial_.label(std::string(row) + " " + std::to_string(breach.number) + " " + breach.clause);
    }
  }

  Trial& trial_;
  const Model<D>& model_;
  reference::Game game_;
  std::set<std::pair<std::string_view, reference::Breach>> labelled_;
};

}  // namespace rulecheck::the_bremens
