// "Game Setup", said of random deals without the reference.
#include <algorithm>

#include "properties/bremen/seen.hpp"
#include "properties/core/check.hpp"

namespace rulecheck::bremen {
namespace {

/// One deal by itself, so that it may be one to be repeated; shown where the trial fails.
template <class D>
DealEntry draw_deal(const Model<D>& model, Trial& trial) {
  const Setup setup = model.draw_setup(trial.choices);
  const DealEntry deal = setup.deals[trial.choices.below(static_cast<std::uint32_t>(setup.deals.size()))];
  const Settings settings = model.settings();
  trial.unit("deals");
  trial.show([settings, deal] { return write_trace(GameRecord<Model<Concrete>>{settings, Setup{{deal}}, {}, {}}); });
  return deal;
}

int most_chickens(const std::vector<Pieces>& hands) {
  int most = 0;
  for (const Pieces hand : hands) {
    int count = 0;
    for (const Pieces single : one_by_one(hand)) count += is_chicken(single);
    most = std::max(most, count);
  }
  return most;
}

}  // namespace

PROPERTY(2000, BremenSetup, ThePiecesInUseGoAroundTheTable, clause::pieces, clause::forty_pieces_for_three,
         clause::all_pieces_for_four, clause::take_clockwise, clause::take_the_next_piece, clause::center_piece) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const int players = model.settings().players;
  const DealEntry deal = draw_deal(model, trial);
  const Seen start = seen<D>(model.begin(Setup{{deal}}));
  std::vector<int> times(64, 0);
  for (const Pieces hand : start.hand) {
    trial.expect(std::popcount(hand) == 13, "everybody to have 13 pieces");
    for (const Pieces single : one_by_one(hand)) ++times[static_cast<std::size_t>(std::countr_zero(single))];
  }
  for (const Pieces single : one_by_one(start.center)) ++times[static_cast<std::size_t>(std::countr_zero(single))];
  trial.expect(std::popcount(start.center) == (players == 3 ? 1 : 0), "one piece in the center with 3 players only");
  for (std::size_t bit = 0; bit < times.size(); ++bit) {
    const bool in_use = bit % 16 <= 13 && bit % 16 >= (players == 3 ? 4 : 1);
    trial.expect(times[bit] == (in_use ? 1 : 0), "every piece in use to be dealt once, and no other");
  }
  if (!deal.circle) return;
  trial.label("dealt from a circle");
  trial.require_share("dealt from a circle", 0.5);
  int taker = deal.first_taker;
  for (std::size_t place = 0; place < static_cast<std::size_t>(13 * players); ++place) {
    trial.expect((start.hand.at(static_cast<std::size_t>(taker)) & deal.circle->at(place)) != 0,
                 "the next piece to go to the next seat");
    taker = left_of(taker, players);
  }
}

PROPERTY(2000, BremenSetup, ADealIsRepeatedExactlyWhereAHandHasEightChickens, clause::redeal_at_eight_chickens,
         clause::redeal_until_fewer) {
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const DealEntry deal = draw_deal(model, trial);
  const int most = most_chickens(seen<D>(model.begin(Setup{{deal}})).hand);
  const auto breaks = [](const Breaches& breaches, const Clause& clause) {
    return std::ranges::any_of(breaches, [&](const Breach& breach) { return breach.clause == &clause; });
  };
  trial.expect(breaks(model.judge_setup(Setup{{deal}}, true), clause::redeal_at_eight_chickens) == (most >= 8),
               "a deal to be unplayable exactly where a hand has 8 chickens or more");
  trial.expect(!breaks(model.judge_setup(Setup{{deal}}, false), clause::redeal_at_eight_chickens),
               "a redeal still to come not to be missed");
  trial.expect(breaks(model.judge_setup(Setup{{deal, deal}}, false), clause::redeal_until_fewer) == (most < 8),
               "a deal to be repeated without need exactly where no hand has 8 chickens");
  trial.label(most < 7 ? "fewer than 7 chickens" : most == 7 ? "7 chickens" : most == 8 ? "8 chickens" : "more");
  for (const char* label : {"fewer than 7 chickens", "7 chickens", "8 chickens", "more"}) {
    trial.require_share(label, 0.01);
  }
}

PROPERTY(2000, BremenSetup, TheLowestDonkeyInAHandLeads, clause::first_leader_three_players,
         clause::first_leader_four_players) {
  // Donkey 1, or 4 with 3 players, is the lowest in use; in the center it is in no hand, and the next one is the
  // lowest.
  const Model<D> model = drawn_model<Model<D>>(trial.choices);
  const Seen start = seen<D>(model.begin(Setup{{draw_deal(model, trial)}}));
  int lowest = 14, holder = -1;
  for (std::size_t seat = 0; seat < start.hand.size(); ++seat) {
    for (const Pieces single : one_by_one(start.hand[seat])) {
      if (animal_number(single) != 1 || number(single) >= lowest) continue;
      lowest = number(single);
      holder = static_cast<int>(seat);
    }
  }
  trial.expect(start.leader == holder && start.turn == holder, "the holder of the lowest donkey to lead round 1");
  trial.expect(start.round == 1, "the game to begin with round 1");
  trial.label("Donkey " + std::to_string(lowest));
  for (const char* label : {"Donkey 1", "Donkey 4"}) trial.require_share(label, 0.1);
  trial.require_share("Donkey 5", 0.003);
}

}  // namespace rulecheck::bremen
