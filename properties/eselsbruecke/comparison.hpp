// The model of Eselsbrücke against the reference at one point of a game: what lies where, what may be done, and what is
// wrong with everything else.
#pragma once
#include <set>
#include <string_view>
#include <utility>

#include "properties/eselsbruecke/attempts.hpp"
#include "properties/eselsbruecke/seen.hpp"

namespace rulecheck::eselsbruecke {

/// The two games. The model's state is handed in, the reference is kept here.
template <class D>
class Comparison {
 public:
  using State = typename Model<D>::State;

  Comparison(Trial& trial, const Model<D>& model, reference::Game game)
      : trial_(trial), model_(model), game_(std::move(game)), boards_(game_) {}

  const reference::Game& game() const { return game_; }

  /// Makes a step in the reference; fails if it breaks anything there.
  void enter(const Move& move) {
    const reference::Move same = in_reference(move);
    const int round = game_.round();
    try {
      game_.play(same);
    } catch (const std::logic_error&) {
      const Reported broken = reference::reported(game_.judge(same));
      if (broken.empty()) throw;
      trial_.fail(write_move(move) + " to break " + in_words(broken));
    }
    std::visit([&](const auto& entry) { boards_.enter(entry, round); }, same);
  }

  /// Expects the same things to lie in the same places, and the same moves to be legal.
  void compare(const State& state) {
    const Seen model = seen<D>(state);
    compare_course(state, model);
    for (int seat = 0; seat < players(); ++seat) compare_possessions(model, seat);
    compare_supplies(model);
    compare_guessing(model);
    compare_last_settlement(state, model);
    compare_positions(state);
    compare_legal(state);
  }

  /// Expects a step, right or wrong, to be judged alike.
  void compare_step(const State& state, const Move& move) {
    const reference::Breaches expected = breaches_of(game_, move);
    expect_reported(trial_, model_.judge(state, move), reference::reported(expected), [&] { return write_move(move); });
    constexpr std::array<std::string_view, 4> sorts{"story", "distribution", "guess", "settlement"};
    label(sorts.at(move.index()), expected);
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
      compare_claim(state, draw_any_claim(truth, players(), choices));
    }
  }

  /// Draws steps, right and wrong ones, and expects them to be judged alike. One choice of the trial draws them all, so
  /// that the choices last for the game.
  /// @param steps of any sort that are drawn; @param rarely in one of so many guesses everything is tried
  void compare_attempts(const State& state, int steps, std::uint32_t rarely) {
    Choices choices(std::uint64_t{trial_.choices.below(65536)});
    compare_step(state, model_.attempt(state, choices));
    for (; steps > 0; --steps) compare_step(state, draw_any_step(game_, boards_, choices));
    if (choices.happens(1, rarely) && game_.due() == reference::Step::guess) compare_all_guesses(state);
    if (!game_.over() && choices.happens(1, 32)) {
      const Claim claim = claim_of(reference::result_of({game_.stacks(), game_.aside()}));
      compare_claim(state, draw_any_claim(claim, players(), choices));
    }
  }

  /// All guesses that somebody could make, while there is a guessing round: one word stands for all that are no motif.
  std::vector<GuessEntry> guesses_of(int seat) const {
    using Kind = GuessEntry::Kind;
    std::vector<GuessEntry> all{{seat, Kind::timeout, {}}};
    const auto add = [&](const Motif& word) {
      all.push_back({seat, Kind::name, word});
      all.push_back({seat, Kind::keep, word});
    };
    for (const Motifs& hand : game_.guessing().hands()) std::ranges::for_each(hand, add);
    std::ranges::for_each(game_.guessing().named(), add);
    add("something else");
    return all;
  }

 private:
  int players() const { return game_.settings().players; }

  void compare_course(const State& state, const Seen& model) {
    trial_.expect(model_.over(state) == game_.over(), "the game to be over in both or in none");
    trial_.expect(model.round == game_.round(), "the same round");
    trial_.expect(model.start == game_.start(), "the same start player");
    trial_.expect(model.storyteller == game_.storyteller(), "the turn of the same player");
    trial_.expect(model.guessing == (game_.due() == reference::Step::guess), "a guessing round in both or in none");
  }

  void compare_possessions(const Seen& model, int seat) {
    const StackText expected = reference::letters_of(reference::at(game_.stacks(), seat));
    const StackText& stack = reference::at(model.stacks, seat);
    trial_.expect(stack == expected, [&] { return "a stack " + expected + " and not " + stack; });
    trial_.expect(reference::at(model.aside, seat) == reference::at(game_.aside(), seat),
                  "as many stop tiles to be laid aside");
    trial_.expect(reference::at(model.fields, seat) == boards_.fields(seat), "the same stories on a board");
  }

  /// Picture tiles are in the bag, on boards, in stacks, under them as markers, in the guessing round or out of the
  /// game.
  void compare_supplies(const Seen& model) {
    trial_.expect(model.bag == boards_.bag(), "as many tiles in the bag");
    int pictures = 0, stops = 0;
    for (int seat = 0; seat < players(); ++seat) {
      pictures += reference::count_of(reference::at(game_.stacks(), seat), reference::Tile::picture);
      stops += reference::count_of(reference::at(game_.stacks(), seat), reference::Tile::stop);
      stops += reference::at(game_.aside(), seat);
    }
    if (game_.due() == reference::Step::guess) {
      pictures += reference::number_of(game_.guessing().unnamed()) + reference::number_of(game_.guessing().named());
    }
    if (game_.settings().readings.base_tile_marker) pictures += players();
    trial_.expect(model.removed == 180 - boards_.bag() - boards_.tiles() - pictures, "as many tiles out of the game");
    trial_.expect(model.supply == 30 - stops, "as many stop tiles for later");
  }

  void compare_guessing(const Seen& model) {
    if (game_.due() != reference::Step::guess) {
      trial_.expect(model.guesser == (game_.storyteller() + 1) % players(), "the left neighbour to be the first");
      for (int seat = 0; seat < players(); ++seat) {
        const int tiles = reference::at(model.hand_sizes, seat) + reference::at(model.open_sizes, seat);
        trial_.expect(tiles == 0 && !reference::at(model.out, seat), "nothing to be left of a guessing round");
      }
      return;
    }
    const reference::GuessingRound& round = game_.guessing();
    trial_.expect(model.guesser == round.player_to_guess(), "the same player to guess");
    for (int seat = 0; seat < players(); ++seat) {
      const Motifs& hand = reference::at(model.hands, seat);
      const Motifs& open = reference::at(model.open, seat);
      trial_.expect(hand == sorted(reference::at(round.hands(), seat)), "the same tiles in hand");
      trial_.expect(open == sorted(reference::at(round.open(), seat)), "the same tiles to lie open");
      trial_.expect(reference::at(model.hand_sizes, seat) == reference::number_of(hand) &&
                        reference::at(model.open_sizes, seat) == reference::number_of(open),
                    "a motif on every tile");
      trial_.expect(reference::at(model.out, seat) == round.out().contains(seat), "the same players to be out");
    }
  }

  void compare_last_settlement(const State& state, const Seen& model) {
    const auto& outcome = game_.just_settled();
    trial_.expect(model.just_settled == outcome.has_value(), "a guessing round to be settled in both or in none");
    const std::vector<Move> records = model_.records(state);
    trial_.expect(records.empty() != outcome.has_value(), "a record of a settlement exactly where there is one");
    if (!outcome) return;
    const Move& least = records.back();
    trial_.expect(breaches_of(game_, least).empty(), [&] { return write_move(least) + " to be true"; });
    const Move whole = settlement_in_reference(game_.settings(), *outcome);
    trial_.expect(write_move(records.front()) == write_move(whole), [&] { return write_move(whole) + " as a record"; });
    trial_.expect(model.settled_storyteller == outcome->storyteller, "the story of the same player to be settled");
    trial_.expect(model.lost == outcome->lost, "the same tiles to be lost");
    trial_.expect(model.rewarded == outcome->stop, "a stop tile in both or in none");
    for (int seat = 0; seat < players(); ++seat) {
      trial_.expect(reference::at(model.erred, seat) == outcome->erred.contains(seat),
                    "the same players to have erred");
      trial_.expect(reference::at(model.stopped, seat) == outcome->saved_by_stop.contains(seat),
                    "a stop tile to come to light in both or in none");
    }
  }

  void compare_positions(const State& state) {
    const std::optional<Position> position = model_.position(state);
    trial_.expect(position.has_value() == game_.between_turns(), "a position between turns, and at no other time");
    if (!position) return;
    trial_.expect(in_reference(model_.settings(), *position) == game_.position(), "the same position");
  }

  void compare_legal(const State& state) {
    const std::vector<Move> legal = model_.legal(state);
    trial_.expect(legal.empty() == game_.over(), "somebody to be able to go on exactly until the game is over");
    if (game_.due() != reference::Step::guess) {
      for (const Move& move : legal) {
        trial_.expect(breaches_of(game_, move).empty(), [&] { return write_move(move) + " to be legal"; });
      }
      return;
    }
    std::vector<GuessEntry> expected = guesses_of(*game_.guessing().player_to_guess());
    std::erase_if(expected, [&](const GuessEntry& guess) { return !game_.judge(in_reference(guess)).empty(); });
    for (const Move& move : legal) {
      const auto& guess = std::get<GuessEntry>(move);
      const auto is_it = [&](const GuessEntry& other) {
        return guess.seat == other.seat && guess.kind == other.kind && guess.motif == other.motif;
      };
      const auto found = std::ranges::find_if(expected, is_it);
      trial_.expect(found != expected.end(), [&] { return write_move(move) + " to be legal, and listed once"; });
      expected.erase(found);
    }
    trial_.expect(expected.empty(), [&] { return write_move(expected.front()) + " to be listed as legal"; });
  }

  /// Every guess of everybody.
  void compare_all_guesses(const State& state) {
    for (int seat = 0; seat < players(); ++seat) {
      for (const GuessEntry& guess : guesses_of(seat)) compare_step(state, guess);
    }
    trial_.label("every guess was tried");
  }

  static Motifs sorted(Motifs motifs) {
    std::ranges::sort(motifs);
    return motifs;
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
  Boards boards_;
  std::set<std::pair<std::string_view, reference::Breach>> labelled_;
};

}  // namespace rulecheck::eselsbruecke
