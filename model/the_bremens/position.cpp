// The Bremens: positions in the JSON of a trace.
#include <fmt/format.h>

#include <algorithm>

#include "model/core/trace_node.hpp"
#include "model/the_bremens/names.hpp"
#include "model/the_bremens/reading.hpp"

namespace rulecheck::the_bremens {
namespace {

constexpr std::size_t largest_hand = 8;

/// The pieces of a position while they are read, each of which there is once.
class Pieces {
 public:
  explicit Pieces(const Settings& settings) : settings_(settings) {}

  /// "donkey-2"
  Piece take(const TraceNode& node) {
    const std::string text = node.text();
    for (std::size_t animal = 0; animal < animal_names.size(); ++animal) {
      for (int seat = 0; seat < settings_.players; ++seat) {
        if (text != fmt::format("{}-{}", animal_names.at(animal), seat)) continue;
        const Piece piece{static_cast<int>(animal), seat};
        if (std::ranges::find(taken_, piece) != taken_.end()) node.reject("this piece occurs twice");
        taken_.push_back(piece);
        return piece;
      }
    }
    node.reject(fmt::format("no piece of this game; expected an animal and a seat from 0 to {}, like donkey-0",
                            settings_.players - 1));
  }

 private:
  const Settings& settings_;
  std::vector<Piece> taken_;
};

/// The space between Start and Goal that a key names.
int read_board_space(const Settings& settings, const std::string& key, const TraceNode& node) {
  const bool digits = !key.empty() && key.size() <= 2 && key.find_first_not_of("0123456789") == std::string::npos;
  const int space = digits && key.front() != '0' ? std::stoi(key) : 0;
  if (space < 1 || space > settings.length) {
    node.reject(fmt::format("the key is no space of the board; expected 1 to {}", settings.length));
  }
  return space;
}

/// Sets the pieces of one space. @return whether the chicken is among them
bool read_stack(Position& position, Pieces& pieces, int space, const TraceNode& node) {
  const auto stack = node.list();
  if (stack.empty()) node.reject("an empty list; expected pieces");
  int below = static_cast<int>(animal_names.size());
  for (std::size_t place = 0; place < stack.size(); ++place) {
    if (stack[place].text() == chicken_name) {
      if (place + 1 != stack.size()) stack[place].reject("something stands on the chicken");
      position.chicken = space;
      return true;
    }
    const Piece piece = pieces.take(stack[place]);
    if (piece.animal >= below) stack[place].reject("not smaller than the piece below it");
    below = piece.animal;
    position.space.at(static_cast<std::size_t>(piece.animal)).at(static_cast<std::size_t>(piece.seat)) = space;
  }
  return false;
}

void read_board(const Settings& settings, Position& position, Pieces& pieces, const TraceNode& node) {
  bool has_chicken = false;
  for (const std::string& key : node.keys()) {
    const TraceNode stack = node.at(key);
    const bool here = read_stack(position, pieces, read_board_space(settings, key, stack), stack);
    if (here && has_chicken) stack.reject("the chicken occurs twice");
    has_chicken = has_chicken || here;
  }
  if (!has_chicken) node.reject("no chicken; expected it on exactly one space");
}

/// Whether a piece is in Goal.
bool is_home(const Position& position, int animal, int seat) {
  return std::ranges::find(position.home, Piece{animal, seat}) != position.home.end();
}

std::vector<Card> read_hand(const TraceNode& node, std::vector<Card>& specials) {
  std::vector<Card> hand;
  bool has_special = false;
  for (const TraceNode& entry : node.list()) {
    const Card card = read_card(entry);
    if (std::ranges::find(hand, card) != hand.end()) entry.reject("this card occurs twice");
    if (card >= index_of::specials) {
      if (has_special) entry.reject("a second special card in one hand");
      if (std::ranges::find(specials, card) != specials.end()) entry.reject("this special card is in another hand");
      has_special = true;
      specials.push_back(card);
    }
    hand.push_back(card);
  }
  if (hand.empty() || hand.size() > largest_hand) {
    node.reject(fmt::format("{} cards; expected 1 to {}", hand.size(), largest_hand));
  }
  std::ranges::sort(hand);
  return hand;
}

std::vector<std::vector<Card>> read_cards(const Settings& settings, const TraceNode& node) {
  std::vector<std::vector<Card>> cards;
  std::vector<Card> specials;
  for (const TraceNode& hand : node.list(static_cast<std::size_t>(settings.players), "one hand for each seat")) {
    cards.push_back(read_hand(hand, specials));
    if (cards.back().size() != cards.front().size()) {
      hand.reject(fmt::format("{} cards; expected {} as in the first hand", cards.back().size(), cards.front().size()));
    }
  }
  return cards;
}

std::vector<int> read_animal_cards(const Position& position, int seat, const TraceNode& node) {
  std::vector<int> held;
  for (const TraceNode& entry : node.list()) {
    const auto animal = static_cast<int>(entry.one_of(animal_names, "an animal"));
    if (std::ranges::find(held, animal) != held.end()) entry.reject("this card occurs twice");
    if (is_home(position, animal, seat)) entry.reject("this animal is home; its card is out of use");
    held.push_back(animal);
  }
  std::ranges::sort(held);
  return held;
}

/// Animal cards in hand; where none are given, all that are of use.
void read_animals(const Settings& settings, Position& position, const TraceNode& node) {
  const bool given = node.has("animals");
  const auto hands = given
                         ? node.at("animals").list(static_cast<std::size_t>(settings.players), "one hand for each seat")
                         : std::vector<TraceNode>();
  for (int seat = 0; seat < settings.players; ++seat) {
    std::vector<int> of_use;
    for (int animal = 0; animal < static_cast<int>(animal_names.size()); ++animal) {
      if (!is_home(position, animal, seat)) of_use.push_back(animal);
    }
    if (!given) {
      position.animals.push_back(of_use);
      continue;
    }
    const TraceNode& hand = hands.at(static_cast<std::size_t>(seat));
    position.animals.push_back(read_animal_cards(position, seat, hand));
    if (position.animals.back().empty() && !of_use.empty()) {
      hand.reject("no animal card; expected one as long as an animal is not home");
    }
  }
}

}  // namespace

Position read_position(const Settings& settings, const TraceNode& node) {
  node.demand_keys({"board", "start"}, {"home", "cards", "animals"});
  Position position;
  Pieces pieces(settings);
  read_board(settings, position, pieces, node.at("board"));
  if (node.has("home")) {
    for (const TraceNode& piece : node.at("home").list()) position.home.push_back(pieces.take(piece));
  }
  for (const Piece& piece : position.home) {
    position.space.at(static_cast<std::size_t>(piece.animal)).at(static_cast<std::size_t>(piece.seat)) =
        settings.goal();
  }
  position.start = node.at("start").seat(settings.players);
  if (node.has("cards")) {
    position.cards = read_cards(settings, node.at("cards"));
  } else {
    position.cards.assign(static_cast<std::size_t>(settings.players), {0, 1, 2, 3, 4, 5, 6});
  }
  read_animals(settings, position, node);
  return position;
}

}  // namespace rulecheck::the_bremens
