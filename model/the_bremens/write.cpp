// The Bremens: the entries of a trace to JSON.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/the_bremens/entries.hpp"
#include "model/the_bremens/names.hpp"

namespace rulecheck::the_bremens {
namespace {

/// `"key":value` pairs of an object while it is written.
class Pairs {
 public:
  void add(std::string_view key, const std::string& value) {
    text_ += fmt::format("{}\"{}\":{}", text_.empty() ? "" : ",", key, value);
  }
  void add(std::string_view key, int value) { add(key, std::to_string(value)); }
  std::string object() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string quoted(std::string_view text) { return fmt::format("\"{}\"", text); }

/// A list of what `write` makes of each element.
std::string list_of(const auto& elements, const auto& write) {
  std::vector<std::string> texts;
  for (const auto& element : elements) texts.push_back(write(element));
  return fmt::format("[{}]", fmt::join(texts, ","));
}

std::string_view animal_name(int animal) { return animal_names.at(static_cast<std::size_t>(animal)); }

std::string card_list(const std::vector<Card>& cards) {
  return list_of(cards, [](Card card) { return quoted(card_names.at(static_cast<std::size_t>(card))); });
}

std::string piece_name(const Piece& piece) { return fmt::format("\"{}-{}\"", animal_name(piece.animal), piece.seat); }

std::string seat_list(const std::vector<int>& seats) { return fmt::format("[{}]", fmt::join(seats, ",")); }

/// The pieces of one space, bottom to top.
std::vector<std::string> stack_at(const Settings& settings, const Position& position, int space) {
  std::vector<std::string> stack;
  for (int animal = static_cast<int>(animal_names.size()) - 1; animal >= 0; --animal) {
    for (int seat = 0; seat < settings.players; ++seat) {
      const auto& pieces = position.space.at(static_cast<std::size_t>(animal));
      if (pieces.at(static_cast<std::size_t>(seat)) == space) stack.push_back(piece_name({animal, seat}));
    }
  }
  if (position.chicken == space) stack.push_back(quoted(chicken_name));
  return stack;
}

std::string play_object(const PlayEntry& play) {
  Pairs pairs;
  pairs.add("animal", quoted(animal_name(play.animal)));
  pairs.add("to", play.to);
  if (play.card) pairs.add("card", std::string("true"));
  if (play.riders_to) pairs.add("riders_to", *play.riders_to);
  return pairs.object();
}

}  // namespace

std::string write_readings(const Settings& settings) {
  Pairs pairs;
  for (std::size_t reading = 0; reading < reading_names.size(); ++reading) {
    const int value = settings.readings.*Chosen::members.at(reading);
    if (value == 0) continue;
    const auto& [name, values] = reading_names.at(reading);
    pairs.add(name, quoted(values.at(static_cast<std::size_t>(value))));
  }
  return pairs.object();
}

std::string write_options(const Settings& settings) {
  Pairs pairs;
  if (settings.length != default_length(settings.players)) pairs.add("length", settings.length);
  if (settings.chicken_start) pairs.add("chicken_start", *settings.chicken_start);
  Pairs steps;
  for (std::size_t card = 0; card + 1 < card_names.size(); ++card) {
    const int own = settings.chicken_steps.at(card);
    if (own != default_chicken_steps.at(card)) steps.add(card_names.at(card), own);
  }
  if (steps.object() != "{}") pairs.add("chicken_steps", steps.object());
  return pairs.object();
}

std::string write_setup(const Setup& setup) {
  Pairs pairs;
  pairs.add("specials", card_list(setup.specials));
  pairs.add("start", setup.start);
  return pairs.object();
}

std::string write_position(const Settings& settings, const Position& position) {
  Pairs board;
  for (int space = 1; space <= settings.length; ++space) {
    const auto stack = stack_at(settings, position, space);
    if (!stack.empty()) board.add(std::to_string(space), fmt::format("[{}]", fmt::join(stack, ",")));
  }
  Pairs pairs;
  pairs.add("board", board.object());
  if (!position.home.empty()) pairs.add("home", list_of(position.home, piece_name));
  pairs.add("start", position.start);
  pairs.add("cards", list_of(position.cards, card_list));
  pairs.add("animals", list_of(position.animals, [](const std::vector<int>& held) {
              return list_of(held, [](int animal) { return quoted(animal_name(animal)); });
            }));
  return pairs.object();
}

std::string write_move(const Move& move) {
  Pairs pairs;
  if (const auto* reveal = std::get_if<RevealEntry>(&move)) {
    pairs.add("reveal", card_list(reveal->cards));
    if (reveal->chicken_card) pairs.add("chicken_card", *reveal->chicken_card);
  } else if (const auto* turn = std::get_if<TurnEntry>(&move)) {
    pairs.add("turn", turn->seat);
    if (!turn->plays.empty()) pairs.add("plays", list_of(turn->plays, play_object));
    if (turn->chicken) pairs.add("chicken", *turn->chicken);
  } else {
    pairs.add("redeal", card_list(std::get<RedealEntry>(move).specials));
  }
  return pairs.object();
}

std::string write_claim(const Claim& claim) {
  Pairs pairs;
  if (claim.winner) pairs.add("winner", *claim.winner);
  if (claim.ranking) pairs.add("ranking", list_of(*claim.ranking, seat_list));
  return pairs.object();
}

}  // namespace rulecheck::the_bremens
