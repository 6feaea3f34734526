// Eselsbrücke: from values of the rule text to entries of a log.
#pragma once
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/core/game_model.hpp"
#include "model/eselsbruecke/draw.hpp"
#include "model/eselsbruecke/log.hpp"
#include "model/eselsbruecke/motifs.hpp"

namespace rulecheck::eselsbruecke {

/// A number that the rules give. @throws ModelDefect if it is not within the range
inline int within(int number, int lowest, int highest, const char* what) {
  if (number < lowest || number > highest) throw ModelDefect(fmt::format("there is no {} {}", what, number));
  return number;
}

template <int players>
int existing_seat(int seat) {
  return within(seat, 0, players - 1, "seat");
}

/// The numbers of a list.
std::vector<int> numbers_of(const auto& by_seat) {
  std::vector<int> numbers;
  numbers.reserve(by_seat.size());
  for (const auto& number : by_seat) numbers.push_back(known(number));
  return numbers;
}

/// The tiles of a stack, the top first. @throws ModelDefect for one that cannot be
template <class D>
StackText stack_text(const Stack<D>& stack) {
  StackText text;
  int height = within(known(stack.pictures), 0, 1000, "stack of height");
  for (int stop = within(known(stack.stops), 0, most_stops, "number of stop tiles"); stop > 0; --stop) {
    const int below = within(known(stack.below[static_cast<std::size_t>(stop)]), 0, height, "place in a stack");
    text.append(static_cast<std::size_t>(height - below), 'p').push_back('s');
    height = below;
  }
  return text.append(static_cast<std::size_t>(height), 'p');
}

template <class D, int players>
std::vector<StackText> stack_texts(const State<D, players>& game) {
  std::vector<StackText> texts;
  for (const auto& stack : game.stack) texts.push_back(stack_text<D>(stack));
  return texts;
}

/// What everybody would see with all tiles face up, while a story is guessed.
template <class D, int players>
OpenRound open_round(const Settings& settings, const MotifRecord& motifs, const State<D, players>& game) {
  OpenRound round;
  round.players = players;
  round.own_is_a_mistake = settings.own_motif_is_a_mistake;
  round.repeated_is_a_mistake = !settings.repeated_motif_is_illegal;
  round.guesser = existing_seat<players>(known(game.guesser));
  round.must_keep = known(holds_the_last<D, players>(game, game.guesser));
  const std::uint64_t own = known(game.hand[static_cast<std::size_t>(round.guesser)]);
  const std::uint64_t in_hands = known(unnamed<D, players>(game));
  for (std::size_t tile = 0; tile < motifs.numbered.size(); ++tile) {
    const std::uint64_t single = std::uint64_t{1} << tile;
    auto& among = (own & single) != 0 ? round.own : (in_hands & single) != 0 ? round.sought : round.named;
    among.push_back(motifs.numbered[tile]);
  }
  if (round.must_keep && round.own.empty()) throw ModelDefect("a tile is kept that has no motif");
  return round;
}

/// All that a log may say of the guessing round that has just ended.
template <class D, int players>
SettlementEntry settlement_of(const Settings& settings, const Log<D, players>& log) {
  SettlementEntry entry;
  entry.storyteller = existing_seat<players>(known(log.last.storyteller));
  entry.lost = numbers_of(log.last.lost);
  entry.stop = known(log.last.rewarded);
  entry.stacks = stack_texts<D, players>(log.game);
  if (settings.revealed_stop_goes_aside) entry.aside = numbers_of(log.game.aside);
  return entry;
}

/// The result of a game that is over.
template <class D, int players>
Claim result_of(const State<D, players>& game) {
  const Ending<D, players> end = ending<D, players>(game);
  Claim result{numbers_of(end.tiles), numbers_of(end.stops), std::vector<int>()};
  for (int seat = 0; seat < players; ++seat) {
    if (known(end.wins[static_cast<std::size_t>(seat)])) result.winners->push_back(seat);
  }
  return result;
}

/// The game before a turn or after the last; nothing in the middle of a turn.
template <class D, int players>
std::optional<Position> position_of(const Settings& settings, const Agreement<D>& agreement,
                                    const State<D, players>& game) {
  if (known(game.guessing) || known(has_told<D, players>(agreement, game))) return std::nullopt;
  Position position;
  position.round = within(known(game.round), 1, settings.rounds() + 1, "round");
  position.start = existing_seat<players>(known(game.start));
  position.storyteller = existing_seat<players>(known(game.storyteller));
  position.stacks = stack_texts<D, players>(game);
  position.aside = numbers_of(game.aside);
  return position;
}

/// One line, for people.
template <class D, int players>
std::string description(const MotifRecord& motifs, const State<D, players>& game) {
  std::string text = fmt::format("round {}, turn of seat {}, stacks {}", known(game.round), known(game.storyteller),
                                 fmt::join(stack_texts<D, players>(game), " "));
  if (!known(game.guessing)) return text;
  text += fmt::format("; seat {} guesses", known(game.guesser));
  const auto add = [&](std::size_t seat, const char* how, std::uint64_t tiles) {
    for (std::size_t tile = 0; tile < motifs.numbered.size(); ++tile) {
      if ((tiles >> tile & 1) != 0) text += fmt::format("; seat {} {} {}", seat, how, motifs.numbered[tile]);
    }
  };
  for (std::size_t seat = 0; seat < players; ++seat) {
    add(seat, "holds", known(game.hand[seat]));
    add(seat, "has won", known(game.open[seat]));
    if (known(game.out[seat])) text += fmt::format("; seat {} is out", seat);
  }
  return text;
}

}  // namespace rulecheck::eselsbruecke
