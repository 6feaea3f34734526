// The model of Bucket Brigade against the reference at one point of a game: what lies where, what may be done, and what
// is wrong with everything else.
#pragma once
#include <tuple>
#include <utility>

#include "properties/bucket_brigade/side_by_side.hpp"
#include "properties/core/side_by_side.hpp"

namespace rulecheck::bucket_brigade {

/// The two games. The model's state is handed in, the reference is kept here.
template <class D>
class Comparison {
 public:
  using State = typename Model<D>::State;

  Comparison(Trial& trial, const Model<D>& model, reference::Game game)
      : trial_(trial), model_(model), game_(std::move(game)) {}

  const reference::Game& game() const { return game_; }
  /// Makes a step in the reference. Requires that it breaks nothing there.
  void enter(const Move& move) { bucket_brigade::enter(game_, move); }

  /// Expects the same things to lie in the same places, and the same moves to be legal.
  void compare(const State& state) {
    const Seen model = seen<D>(state);
    trial_.expect(model_.over(state) == game_.over(), "the game to be over in both or in none");
    trial_.expect(model.heat == game_.heats_finished() + 1 && model.dealer == game_.dealer_of(game_.heats_finished()),
                  "the same heat and dealer");
    auto results = model.results;
    for (const auto& to_come : results) {
      trial_.expect(to_come.size() == static_cast<std::size_t>(game_.players()), "one result for each seat");
    }
    results.resize(game_.results().size());
    trial_.expect(results == game_.results(), "the same results of the heats so far");
    trial_.expect(model.in_heat == game_.heat_in_progress(), "a heat to be in progress in both or in none");
    trial_.expect(model.heat_just_ended == game_.heat_just_ended(), "a heat to have just ended in both or in none");
    if (game_.heat_in_progress()) {
      trial_.expect(model.turn == *game_.player_to_move(), "the same player to be at turn");
      compare_heat(model, game_.heat());
      compare_plays(state);
    } else {
      if (game_.heat_just_ended()) {
        trial_.expect(model.turn == game_.last_heat().finisher(), "the same player to have finished the heat");
        compare_heat(model, game_.last_heat().heat);
      }
      compare_deals(state);
    }
    compare_records(state);
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
    compare_step(state, model_.attempt(state, choices));
    for (int plays = 0; plays < 5; ++plays) compare_step(state, draw_play(choices));
    if (!tried_everything_ && choices.happens(1, 4096)) {
      compare_every_play(state);
      tried_everything_ = true;
    }
    if (!game_.over() && choices.happens(1, 32)) compare_claim(state, model_.attempt_claim(state, choices));
  }

 private:
  /// @param heat in the reference; before a position nobody knows what was played and discarded
  void compare_heat(const Seen& model, const reference::Heat& heat) {
    for (std::size_t seat = 0; seat < model.hand.size(); ++seat) {
      trial_.expect(are_alike(model.hand[seat], heat.hands.at(seat)), "the same cards in hand");
    }
    for (const reference::Color bear : reference::bear_colors()) {
      trial_.expect(reference::at(model.space, static_cast<int>(bear)) == heat.bears.at(bear),
                    "every bear to stand on the same space");
    }
    if (!heat.discards) return;
    trial_.expect(are_alike(model.discards, *heat.discards), "the same discards");
    trial_.expect(are_alike(model.played, reference::counted(heat.pile)), "the same cards on the pile");
  }

  /// A play as numbers: seat, sort, bear and space, -1 where one is not said.
  using Numbers = std::tuple<int, int, int, int>;

  void compare_plays(const State& state) {
    std::vector<Numbers> offered, expected;
    for (const Move& move : model_.legal(state)) {
      const auto* play = std::get_if<PlayEntry>(&move);
      trial_.expect(play != nullptr, "nothing but plays to be legal in a heat");
      offered.emplace_back(play->player, play->sort, play->bear.value_or(-1), play->to.value_or(-1));
    }
    for (const reference::Play& play : game_.legal_plays()) {
      const int color = static_cast<int>(play.card.color), sort = 2 * color + (play.card.is_walk() ? 0 : 1);
      const int bear = static_cast<int>(play.bear.value_or(play.card.color)), to = play.to.value_or(-1);
      for (const int space : {-1, to}) {
        expected.emplace_back(play.player, sort, bear, space);
        // The bear of a colour need not be named.
        if (!play.card.is_joker()) expected.emplace_back(play.player, sort, -1, space);
      }
    }
    std::ranges::sort(offered);
    std::ranges::sort(expected);
    trial_.expect(offered == expected, "the same plays to be legal");
    if (expected.empty()) trial_.label("nobody can go on");
  }

  void compare_deals(const State& state) {
    const std::vector<Move> legal = model_.legal(state);
    trial_.expect(legal.empty() == game_.over(), "deals to be legal until the game is over");
    for (const Move& move : legal) {
      trial_.expect(std::holds_alternative<DealEntry>(move) && expected_of(game_, move).empty(),
                    "what is legal between two heats to be a right deal");
    }
  }

  void compare_records(const State& state) {
    const std::vector<Move> records = model_.records(state);
    trial_.expect(records.size() == (game_.heat_just_ended() ? 1U : 0U), "results to be recorded after a heat only");
    for (const Move& record : records) {
      const auto* score = std::get_if<ScoreEntry>(&record);
      trial_.expect(score != nullptr && score->results == game_.results().back(), "the results of the heat");
    }
  }

  /// A play of any card: mostly by the seat at turn, with or without a bear and a space.
  PlayEntry draw_play(Choices& choices) const {
    const auto sort = static_cast<int>(choices.below(sorts));
    const auto players = static_cast<std::uint32_t>(game_.players());
    PlayEntry entry{game_.player_to_move().value_or(0), sort, {}, {}};
    if (choices.happens(1, 8)) entry.player = static_cast<int>(choices.below(players));
    const auto bear = static_cast<int>(choices.below(8));
    if (bear < 4) entry.bear = bear;
    if (bear == 4) entry.bear = sort / 2 % 4;
    const int cave = game_.settings().last_space();
    switch (choices.below(4)) {
      case 0:
        entry.to = static_cast<int>(choices.below(static_cast<std::uint32_t>(cave + 1)));
        break;
      case 1: {  // about where the bear arrives
        const int space = game_.heat_in_progress()
                              ? game_.heat().bears.at(reference::at(reference::bear_colors(), entry.bear.value_or(0)))
                              : 0;
        entry.to = std::min(cave, space + 1 + static_cast<int>(choices.below(2)));
        break;
      }
      default:
        break;
    }
    return entry;
  }

  void compare_every_play(const State& state) {
    for (int seat = 0; seat < game_.players(); ++seat) {
      for (int sort = 0; sort < sorts; ++sort) {
        for (int bear = -1; bear < 4; ++bear) {
          for (int space = -1; space <= game_.settings().last_space(); ++space) {
            PlayEntry entry{seat, sort, {}, {}};
            if (bear >= 0) entry.bear = bear;
            if (space >= 0) entry.to = space;
            compare_step(state, entry);
          }
        }
      }
    }
  }

  Trial& trial_;
  const Model<D>& model_;
  reference::Game game_;
  bool tried_everything_ = false;  ///< at one point of a game at most: it takes as long as the rest of it
};

}  // namespace rulecheck::bucket_brigade
