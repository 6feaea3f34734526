// The stored games of Bremen as their files tell them: animals, numbers and seats as they are written there, without
// the rules. What the checks on witnesses claim is claimed of this; that a game is legal is for the rules to say.
#pragma once
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/bremen/model.hpp"
#include "model/core/read_file.hpp"
#include "model/core/replay.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {

/// "dog" of "dog-10".
inline std::string animal_of(const std::string& piece) { return piece.substr(0, piece.find('-')); }
/// 10 of "dog-10".
inline int number_of(const std::string& piece) { return std::stoi(piece.substr(piece.find('-') + 1)); }

/// A round as it is recorded.
struct ToldRound {
  std::vector<int> seats;           ///< in the order of play
  std::vector<std::string> pieces;  ///< likewise
  int taker;                        ///< who takes them
};

/// A file of tests/bremen/traces/witness/, which this finds again:
/// `cmake --build build --target bremen-witnesses && build/bin/bremen-witnesses tests/bremen/traces/witness`
class StoredGame {
 public:
  using Hand = std::vector<std::string>;

  /// @param name of the file, without ".json" @throws InputError if it cannot be read
  explicit StoredGame(const std::string& name)
      : path_("tests/bremen/traces/witness/" + name + ".json"),
        text_(read_file(path_, "a stored witness (from the repository; the target bremen-witnesses finds it again)")),
        trace_(nlohmann::json::parse(text_)) {}

  const std::string& path() const { return path_; }
  const std::string& text() const { return text_; }
  const nlohmann::json& trace() const { return trace_; }
  const nlohmann::json& claim() const { return trace_.at("result"); }
  int players() const { return trace_.at("players").get<int>(); }

  /// All deals of a setup; of a position what it gives.
  std::vector<nlohmann::json> deals() const {
    if (trace_.contains("position")) return {trace_.at("position")};
    return trace_.at("setup").at("deals").get<std::vector<nlohmann::json>>();
  }
  /// By seat: what was dealt last, and is played.
  std::vector<Hand> hands() const { return deals().back().at("hands").get<std::vector<Hand>>(); }
  std::optional<std::string> center() const {
    const nlohmann::json deal = deals().back();
    return deal.contains("center") ? std::optional(deal.at("center").get<std::string>()) : std::nullopt;
  }
  std::vector<ToldRound> rounds() const {
    std::vector<ToldRound> rounds;
    ToldRound round{};
    for (const nlohmann::json& move : trace_.at("moves")) {
      if (move.contains("take")) {
        round.taker = move.at("take").get<int>();
        rounds.push_back(std::exchange(round, ToldRound{}));
      } else {
        round.seats.push_back(move.at("player").get<int>());
        round.pieces.push_back(move.at("play").get<std::string>());
      }
    }
    return rounds;
  }
  /// By seat: pieces taken in all rounds.
  std::vector<int> captured() const {
    std::vector<int> pieces(static_cast<std::size_t>(players()), 0);
    for (const ToldRound& round : rounds()) pieces.at(static_cast<std::size_t>(round.taker)) += players();
    return pieces;
  }
  /// By seat: the piece that was dealt and not played. @throws std::out_of_range where not exactly one is left
  std::vector<std::string> left() const {
    std::vector<Hand> hands = this->hands();
    for (const ToldRound& round : rounds()) {
      for (std::size_t i = 0; i < round.seats.size(); ++i)
        std::erase(hands.at(static_cast<std::size_t>(round.seats[i])), round.pieces[i]);
    }
    std::vector<std::string> left;
    for (const Hand& hand : hands)
      left.push_back(hand.size() == 1 ? hand[0] : throw std::out_of_range("one piece left"));
    return left;
  }

 private:
  std::string path_, text_;
  nlohmann::json trace_;
};

inline long chickens_in(const StoredGame::Hand& hand) {
  return std::ranges::count_if(hand, [](const std::string& piece) { return animal_of(piece) == "chicken"; });
}

/// The chickens in a hand that have at least this number.
inline long chickens_from(const StoredGame::Hand& hand, int lowest) {
  return std::ranges::count_if(
      hand, [lowest](const std::string& piece) { return animal_of(piece) == "chicken" && number_of(piece) >= lowest; });
}

/// Expects a complete, legal game whose result is the one that its file claims.
template <class D>
void expect_legal_and_over(Trial& trial, const StoredGame& game) {
  trial.show([text = game.text()] { return text; });
  const Replay answer = replay_text<Model<D>>(game.text(), game.path());
  trial.expect(answer.verdict == TraceVerdict::conforms,
               [&] { return game.path() + " to break nothing; it does: " + answer.message; });
  trial.expect(answer.over, [&] { return game.path() + " to reach the end of the game"; });
  trial.expect(game.rounds().size() == 12, [&] { return game.path() + " to have 12 rounds"; });
  trial.expect(nlohmann::json::parse(answer.result) == game.claim(),
               [&] { return game.path() + " to claim the result " + answer.result; });
  trial.expect(game.claim().at("captured") == game.captured(), "the pieces claimed to be those taken");
  trial.expect(game.claim().at("left") == game.left(), "the pieces left to be those not played");
}

/// Expects such a game to be won, by what it is to win: 24, 16, 8 and 0 pieces, or 24, 12 and 0, and four animals left.
template <class D>
void expect_won(Trial& trial, const StoredGame& game) {
  expect_legal_and_over<D>(trial, game);
  std::vector<int> captured = game.captured();
  std::ranges::sort(captured);
  trial.expect(captured == (game.players() == 3 ? std::vector{0, 12, 24} : std::vector{0, 8, 16, 24}),
               "condition 1 to be met");
  std::set<std::string> kinds;
  for (const std::string& piece : game.left()) kinds.insert(animal_of(piece));
  if (game.center()) kinds.insert(animal_of(*game.center()));
  trial.expect(kinds == std::set<std::string>{"chicken", "donkey", "dog", "cat"}, "condition 2 to be met");
  trial.expect(game.claim().at("won") == true, "the game to be won");
}

}  // namespace rulecheck::bremen
