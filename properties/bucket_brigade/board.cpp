// How long a heat takes on the board by default, and on which boards the cards can run out before a bear is in the
// cave.
#include <fmt/format.h>

#include "properties/bucket_brigade/heat_lengths.hpp"
#include "properties/core/check.hpp"
#include "tests/bucket_brigade/trace_text.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// Expects a stored heat of one deal to have so many plays and to end with the last of them.
template <class D>
void expect_stored_length(Trial& trial, const std::string& name, int plays) {
  const std::string file = "tests/bucket_brigade/traces/witness/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return file + " to conform: " + describe(replay); });
  trial.witness({&clause::heat_ends_in_the_cave}, false, file);
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  const auto is_play = [](const Move& move) { return std::holds_alternative<PlayEntry>(move); };
  trial.expect(record.settings.values == default_values && std::ranges::count_if(record.moves, is_play) == plays,
               [&] { return fmt::format("{} to have {} plays on the board by default", file, plays); });
  const auto [model, state] = reached_by<D>(file);
  const auto position = model.position(state);
  trial.expect(position && !position->heat && position->results.size() == 1, "that one heat to be over");
}

/// A board of so many spaces after the beehives. Its values matter to no card that is played.
template <class D>
Agreement<D> board_of(int distance) {
  Agreement<D> agreement;
  agreement.board.cave = Given<D>::num(distance);
  return agreement;
}

// All cards of a heat are played, so what decides is which are discarded and for which bears the jokers are played. Of
// a colour some walk-cards and run-cards are discarded and all others take its bear on, with some of the jokers.

/// The cards of one colour that are discarded, and the jokers that are played for its bear.
struct AllPlayed {
  int walks_out = 0, runs_out = 0, joker_walks = 0, joker_runs = 0;
};

/// By discards (0 to 10), walk-cards and run-cards of the jokers played: how it can be that no bear is in the cave.
class Unfinished {
 public:
  explicit Unfinished(const BearTrack& track) {
    Table single;
    for (AllPlayed colour; colour.walks_out <= walks_each; ++colour.walks_out) {
      for (colour.runs_out = 0; colour.runs_out <= runs_each; ++colour.runs_out) {
        for (colour.joker_walks = 0; colour.joker_walks <= walks_each; ++colour.joker_walks) {
          for (colour.joker_runs = 0; colour.joker_runs <= runs_each; ++colour.joker_runs) {
            ++tried_;
            const int out = colour.walks_out + colour.runs_out;
            const auto reached = track.after(walks_each - colour.walks_out + colour.joker_walks,
                                             runs_each - colour.runs_out + colour.joker_runs);
            if (out > most_out || !reached || *reached == track.cave()) continue;
            single[place(out, colour.joker_walks, colour.joker_runs)] = std::vector{colour};
          }
        }
      }
    }
    all_ = single;
    for (int bears_done = 1; bears_done < 4; ++bears_done) {
      Table together;
      for (std::size_t one = 0; one < all_.size(); ++one) {
        for (std::size_t more = 0; all_[one] && more < single.size(); ++more) {
          ++tried_;
          const auto out = one / 42 + more / 42, walks = one % 42 / 6 + more % 42 / 6, runs = one % 6 + more % 6;
          if (!single[more] || out > most_out || walks > walks_each || runs > runs_each) continue;
          auto& how = together[out * 42 + walks * 6 + runs];
          if (how) continue;
          how = all_[one];
          how->push_back(single[more]->front());
        }
      }
      all_ = together;
    }
  }

  /// By bear, then the jokers that are discarded; nothing where a bear gets into the cave whatever is discarded.
  std::optional<std::vector<AllPlayed>> with_discards(int discards) const {
    for (int walks = 0; walks <= walks_each; ++walks) {
      for (int runs = 0; runs <= runs_each; ++runs) {
        const int jokers_out = walks_each - walks + runs_each - runs;
        if (jokers_out > discards) continue;
        if (auto how = all_[place(discards - jokers_out, walks, runs)]) {
          how->push_back({walks_each - walks, runs_each - runs, 0, 0});
          return how;
        }
      }
    }
    return std::nullopt;
  }
  std::uint64_t tried() const { return tried_; }

 private:
  static constexpr int most_out = 10;
  using Table = std::array<std::optional<std::vector<AllPlayed>>, (most_out + 1) * 42>;
  static std::size_t place(int out, int walks, int runs) {
    return static_cast<std::size_t>(out * 42 + walks * 6 + runs);
  }

  Table all_;
  std::uint64_t tried_ = 0;
};

/// Cards and bears in an order in which they can be played: walk-cards of a bear before its run-cards.
struct PlayedCard {
  Cards card;
  int bear;
};
std::vector<PlayedCard> played_cards(const std::vector<AllPlayed>& how) {
  std::vector<PlayedCard> played;
  Cards joker_walks = lowest_cards(joker_suit, walks_each - how.back().walks_out, 0);
  Cards joker_runs = lowest_cards(joker_suit, 0, runs_each - how.back().runs_out);
  for (int bear = 0; bear < 4; ++bear) {
    const AllPlayed& colour = how.at(static_cast<std::size_t>(bear));
    Cards walks = lowest_cards(bear, walks_each - colour.walks_out, 0);
    Cards runs = lowest_cards(bear, 0, runs_each - colour.runs_out);
    const auto take = [&](Cards& from, int number) {
      for (; number > 0; --number, from &= from - 1) played.push_back({from & (~from + 1), bear});
    };
    take(walks, std::popcount(walks));
    take(joker_walks, colour.joker_walks);
    take(runs, std::popcount(runs));
    take(joker_runs, colour.joker_runs);
  }
  return played;
}

/// Deals these cards in the order in which they are to be played, and plays them all.
template <class D, int players>
void expect_cards_to_run_out(Trial& trial, int distance, const std::vector<AllPlayed>& how) {
  const auto agreement = board_of<D>(distance);
  const std::vector<PlayedCard> played = played_cards(how);
  trial.expect(played.size() == static_cast<std::size_t>(players * hand_size<players>), "all cards to be dealt");
  BySeat<Cards, players> hands{};
  for (std::size_t at = 0; at < played.size(); ++at) hands.at((at + 1) % players) |= played[at].card;
  BySeat<typename D::Set, players> given;
  for (std::size_t seat = 0; seat < players; ++seat) given[seat] = Given<D>::set(hands[seat]);
  const auto discards = Given<D>::set(all_cards & ~known(all_of<D, players>(given)));
  auto state = begin<D, players>(Given<D>::num(0));
  trial.expect(!known(deals_a_wrong_hand<D, players>(given)) && !known(discards_a_wrong_number<D, players>(discards)),
               "a deal by the rules");
  state = deal<D, players>(state, given);
  for (const PlayedCard& next : played) {
    const Play<D> play{state.turn, Given<D>::set(next.card), Given<D>::truth(true), Given<D>::num(next.bear), {}, {}};
    const BrokenPlay<D> broken = judge<D, players>(agreement, state, play);
    std::apply([&](auto... field) { trial.expect(!(known(broken.*field) || ...), "a play by the rules"); },
               BrokenPlay<D>::fields);
    state = step<D, players>(agreement, state, play.card, play.bear);
  }
  trial.expect(known(state.in_heat), "the heat to go on");
  for (const auto& hand : state.hand) trial.expect(known(is_empty(hand)), "nobody to have a card left");
}

template <class D, int players>
void expect_run_out_beyond(Trial& trial, int longest, int distance, const Unfinished& unfinished) {
  const auto how = unfinished.with_discards(discarded<players>);
  trial.expect(how.has_value() == (distance > longest), [&] {
    return fmt::format("the cards of {} players {} run out on a way of {} spaces", players,
                       distance > longest ? "to be able to" : "not to", distance);
  });
  if (!how) return;
  expect_cards_to_run_out<D, players>(trial, distance, *how);
  if (distance == longest + 1) {
    trial.quantity(fmt::format("longest way on which a heat always ends, {} players", players),
                   std::to_string(longest));
  }
}

}  // namespace

EXHAUSTIVE(BucketBrigadeBoard, TheShortestAndTheLongestHeatAreReached, clause::heat_ends_in_the_cave,
           clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear) {
  trial.unit("combinations");
  const BearTrack track(agreed<D>(Settings{}));
  for (const int sign : {-1, 1}) {
    std::uint64_t tried = 0;
    const int plays = extreme_length(track, sign, tried).plays;
    trial.next_case(tried);
    const char* word = sign < 0 ? "shortest" : "longest";
    for (int players = 3; players <= 5; ++players) {
      expect_stored_length<D>(trial, fmt::format("{}-heat-{}-players", word, players), plays);
    }
    trial.quantity(fmt::format("plays of the {} heat, 3 to 5 players", word), std::to_string(plays));
  }
}

/// Finding BUB-F6 for every distance up to the longest one that the rule text can hold; where the cards can run out a
/// heat in which they do is played. Bears may overrun the cave.
EXHAUSTIVE(BucketBrigadeBoard, TheCardsCanRunOutExactlyOnLongerBoards, clause::heat_ends_in_the_cave,
           clause::play_one_card, clause::walk_one_space, clause::run_two_spaces, clause::joker_moves_any_bear,
           clause::discard_from_this_heat, clause::deal_the_rest_evenly) {
  trial.unit("combinations");
  for (int distance = 1; distance < static_cast<int>(most_spaces); ++distance) {
    const Unfinished unfinished{BearTrack(board_of<D>(distance))};
    trial.next_case(unfinished.tried());
    expect_run_out_beyond<D, 3>(trial, 15, distance, unfinished);
    expect_run_out_beyond<D, 4>(trial, 19, distance, unfinished);
    expect_run_out_beyond<D, 5>(trial, 20, distance, unfinished);
  }
}

}  // namespace rulecheck::bucket_brigade
