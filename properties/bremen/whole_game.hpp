// A whole random game of Bremen in the model and in the reference, compared state by state.
#pragma once
#include "properties/bremen/side_by_side.hpp"

namespace rulecheck::bremen {

/// What a whole game beside the reference is evidence for.
inline constexpr auto whole_game_clauses = clause_list(
    clause::pieces, clause::twelve_rounds, clause::one_piece_per_round, clause::all_win_or_lose_together,
    clause::condition_one_three_players, clause::condition_one_four_players, clause::condition_two_three_players,
    clause::condition_two_four_players, clause::take_clockwise, clause::take_the_next_piece, clause::center_piece,
    clause::first_leader_three_players, clause::first_leader_four_players, clause::play_clockwise,
    clause::leader_plays_any, clause::follow_suit, clause::void_plays_any, clause::highest_chicken_wins,
    clause::highest_led_animal_wins, clause::winner_leads, clause::new_leader_plays_any, clause::later_rounds_alike,
    clause::winner_takes_all, clause::game_end, clause::both_conditions_win, clause::score_after_victory, clause::score,
    clause::award_title);

/// The two games as they stand.
template <class D>
class WholeGame {
 public:
  /// Draws setup and players; compares every deal of the setup.
  explicit WholeGame(Trial& trial)
      : trial_(trial), walk_(trial), players_(walk_.model().settings().players), game_(playable_deal()) {}

  void play() {
    for (compare(); !walk_.over(); compare()) {
      const Play play = std::get<Play>(walk_.go_on());
      game_.play(play.player, in_reference(play.piece));
    }
    trial_.expect(game_.over(), "the reference to end the game too");
    compare_result();
    label();
  }

 private:
  /// The last deal; every other one must be one to be repeated.
  reference::Deal playable_deal() {
    const Setup& setup = walk_.setup();
    reference::Deal deal;
    for (const DealEntry& entry : setup.deals) {
      trial_.expect(expected_of_pieces(players_, entry).empty(), "a drawn deal to hold the right pieces");
      deal = deal_in_reference(players_, entry);
      trial_.expect(reference::must_be_redealt(deal) == (&entry != &setup.deals.back()),
                    "every deal but the last to be repeated");
    }
    return deal;
  }

  void compare() {
    const Seen model = seen<D>(walk_.state());
    compare_places(model);
    trial_.expect(walk_.over() == game_.over(), "the game to be over in both or in none");
    if (!game_.over()) {
      trial_.expect(
          model.round == *game_.round() && model.leader == *game_.leader() && model.turn == *game_.player_to_move(),
          "the same round, leader and player to move");
    } else {
      trial_.expect(model.leader == *game_.last_round_winner(), "the same winner of the last round");
    }
    compare_plays(model);
    compare_takes();
  }

  void compare_places(const Seen& model) {
    Pieces captured = 0;
    std::vector<Pieces> table(model.hand.size(), 0);
    for (const reference::Play& play : game_.table()) reference::at(table, play.seat) = in_model(play.piece);
    for (std::size_t seat = 0; seat < model.hand.size(); ++seat) {
      trial_.expect(model.hand[seat] == in_model(game_.hands()[seat]), "the same pieces in hand");
      trial_.expect(model.won[seat] == static_cast<int>(game_.captured()[seat].size()), "as many pieces won");
      captured |= in_model(game_.captured()[seat]);
    }
    trial_.expect(model.table == table, "the same pieces on the table");
    trial_.expect(model.face_down == captured, "the same pieces won");
    trial_.expect(model.center == (game_.center() ? in_model(*game_.center()) : 0), "the same piece in the center");
  }

  void compare_plays(const Seen& model) {
    Pieces legal = 0;
    for (const Move& move : walk_.model().legal(walk_.state())) {
      const Play& play = std::get<Play>(move);
      trial_.expect(play.player == game_.player_to_move(), "plays to be offered to the player to move");
      legal |= play.piece;
    }
    trial_.expect(legal == in_model(game_.playable()), "the same pieces to be playable");
    for (const Pieces single : one_by_one(model.hand.at(static_cast<std::size_t>(model.turn)))) {
      compare_play(model.turn, single);
    }
    // Another seat's piece, played by that seat and by the one at turn.
    const int other =
        (model.turn + 1 + static_cast<int>(trial_.choices.below(static_cast<std::uint32_t>(players_ - 1)))) % players_;
    const Pieces foreign = std::bit_floor(model.hand.at(static_cast<std::size_t>(other)));
    compare_play(other, foreign);
    compare_play(model.turn, foreign);
    // Now and then every piece there is, played by everybody.
    if (!trial_.choices.happens(1, 64)) return;
    for (const Pieces single : one_by_one(all_pieces)) {
      for (int seat = 0; seat < players_; ++seat) compare_play(seat, single);
    }
  }

  void compare_play(int seat, Pieces single) {
    expect_reported(trial_, walk_.model().judge(walk_.state(), Play{seat, single}),
                    ids_of(expected_of_play(game_, seat, in_reference(single))),
                    [&] { return "seat " + std::to_string(seat) + " playing " + piece_name(single); });
  }

  void compare_takes() {
    const auto& moves = walk_.record().moves;
    const bool directly = !moves.empty() && std::holds_alternative<Play>(moves.back()) && game_.table().empty();
    for (int seat = 0; seat < (game_.table().empty() ? players_ : 1); ++seat) {
      expect_reported(trial_, walk_.model().judge(walk_.state(), Take{seat}),
                      ids_of(expected_of_take(game_, seat, directly)),
                      [&] { return "that seat " + std::to_string(seat) + " takes the pieces"; });
    }
  }

  void compare_result() {
    const Claim expected = claim_of(reference::outcome(game_));
    const Claim actual = walk_.model().result(walk_.state());
    trial_.expect(write_claim(actual) == write_claim(expected),
                  [&] { return "the result " + write_claim(expected) + " and not " + write_claim(actual); });
    trial_.expect(walk_.model().judge_claim(walk_.state(), expected).empty(), "this result to be accepted");
  }

  void label() {
    for (const std::string& label : walk_.model().labels(walk_.setup(), walk_.record().moves, walk_.state())) {
      trial_.label(label);
    }
    trial_.label(std::to_string(players_) + " players");
    for (const char* label : {"won", "lost", "condition 1", "condition 2"}) trial_.require_share(label, 0.05);
    for (const char* label : {"redealt", "takes recorded", "3 players", "4 players"}) trial_.require_share(label, 0.01);
  }

  Trial& trial_;
  Walk<Model<D>> walk_;
  int players_;
  reference::Game game_;
};

}  // namespace rulecheck::bremen
