#include "model/the_bremens/turns.hpp"

#include "model/core/mutant.hpp"
#include "model/core/observed.hpp"
#include "model/the_bremens/candidates.hpp"
#include "model/the_bremens/entering.hpp"
#include "model/the_bremens/judge.hpp"
#include "model/the_bremens/names.hpp"
#include "model/the_bremens/telling.hpp"

namespace rulecheck::the_bremens {
namespace {

template <class D>
bool is_legal(const Agreement<D>& agreement, const State<D>& state, const TurnEntry& entry) {
  return judge_turn<D>(agreement, state, entry, Words::left_out).empty();
}

/// The plays from which the chicken player has to choose.
std::vector<std::vector<PlayEntry>> layings(const Settings& settings, const Table& table) {
  if (settings.readings.chicken_player_card == 0) return {{}};
  std::vector<std::vector<PlayEntry>> plays;
  for (const int animal : table.animals.at(static_cast<std::size_t>(table.turn))) {
    plays.push_back({{animal, table.at(animal, table.turn), false, {}}});
  }
  return plays;
}

/// The card that the player at turn has shown.
Card card_at_turn(const Table& table) { return table.shown.at(static_cast<std::size_t>(table.turn)).value_or(0); }

/// The state after a play of the player at turn that breaks nothing.
template <class D>
State<D> after_play(const Agreement<D>& agreement, const State<D>& state, const Table& table, const PlayEntry& play) {
  return make_play<D>(agreement, state, Given<D>::num(table.turn), given_card<D>(card_at_turn(table)),
                      given_play<D>(play));
}

}  // namespace

template <class D>
std::vector<TurnEntry> legal_turns(const Settings& settings, const Agreement<D>& agreement, const State<D>& state,
                                   const Table& table) {
  std::vector<TurnEntry> turns;
  const auto add = [&](TurnEntry entry) {
    if (is_legal<D>(agreement, state, entry)) turns.push_back(std::move(entry));
  };
  if (table.turn == table.holder) {
    for (const auto& plays : layings(settings, table)) {
      for (const int to : chicken_candidates(settings, table)) add({table.turn, plays, to});
    }
    return turns;
  }
  add({table.turn, {}, {}});
  const Card card = card_at_turn(table);
  for (const PlayEntry& play : play_candidates(settings, table, table.turn, card)) {
    add({table.turn, {play}, {}});
    if (card != index_of::double_move || !may_play<D>(agreement, state, table.turn, play)) continue;
    const State<D> after = after_play<D>(agreement, state, table, play);
    for (const PlayEntry& second : play_candidates(settings, table_of<D>(agreement.board, after), table.turn, card)) {
      if (may_play<D>(agreement, after, table.turn, second)) add({table.turn, {play, second}, {}});
    }
  }
  return turns;
}

template <class D>
TurnEntry draw_turn(const Settings& settings, const Agreement<D>& agreement, const State<D>& state, const Table& table,
                    const Plan& plan, Choices& choices) {
  TurnEntry entry{table.turn, {}, {}};
  if (table.turn == table.holder) {
    const auto spaces = chicken_candidates(settings, table);
    entry.plays = one_of(layings(settings, table), choices);
    const auto first = choices.below(static_cast<std::uint32_t>(spaces.size()));
    for (std::size_t tried = 0; tried < spaces.size(); ++tried) {
      entry.chicken = spaces[(first + tried) % spaces.size()];
      if (is_legal<D>(agreement, state, entry)) return entry;
    }
    throw ModelDefect("the chicken can go nowhere: " + description_of(table));
  }
  const bool idle =
      plan.idle.at(static_cast<std::size_t>(table.turn)) ? !choices.happens(1, 8) : choices.happens(1, 16);
  if (idle && is_legal<D>(agreement, state, entry)) return entry;
  State<D> between = state;
  Table seen = table;
  const Card card = card_at_turn(table);
  for (int plays = card == index_of::double_move ? 2 : 1; plays > 0; --plays) {
    if (!entry.plays.empty() && choices.happens(1, 4) && is_legal<D>(agreement, state, entry)) return entry;
    const auto order = draw_order(seen, plan, table.turn, play_candidates(settings, seen, table.turn, card), choices);
    const auto play = std::ranges::find_if(
        order, [&](const PlayEntry& candidate) { return may_play<D>(agreement, between, table.turn, candidate); });
    if (play == order.end()) break;
    entry.plays.push_back(*play);
    between = after_play<D>(agreement, between, table, *play);
    seen = table_of<D>(agreement.board, between);
  }
  return entry;
}

// The three domains whose values are known.
#define RULECHECK_THE_BREMENS_TURNS(D)                                                                                 \
  template std::vector<TurnEntry> legal_turns<D>(const Settings&, const Agreement<D>&, const State<D>&, const Table&); \
  template TurnEntry draw_turn<D>(const Settings&, const Agreement<D>&, const State<D>&, const Table&, const Plan&,    \
                                  Choices&);
RULECHECK_THE_BREMENS_TURNS(Concrete)
RULECHECK_THE_BREMENS_TURNS(Mutant<Concrete>)
RULECHECK_THE_BREMENS_TURNS(Observed<Concrete>)
#undef RULECHECK_THE_BREMENS_TURNS

}  // namespace rulecheck::the_bremens
