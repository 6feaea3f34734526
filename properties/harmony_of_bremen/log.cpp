// Logs of whole random games: an entry that is changed is refused for what it breaks.
#include "properties/core/check.hpp"
#include "properties/harmony_of_bremen/chronicle.hpp"

namespace rulecheck::harmony_of_bremen {
namespace {

using Record = GameRecord<Model<Concrete>>;

/// A whole random game with its result, in which it is said of every ensemble whether it succeeded and of every tuning
/// where the cards went.
template <class D>
Record play_in_full(Trial& trial) {
  Walk<Model<D>> walk(trial);
  while (!walk.over()) walk.go_on();
  Record record{walk.model().settings(), walk.setup(), walk.record().moves, {}};
  for (Move& move : record.moves) {
    if (auto* ensemble = std::get_if<EnsembleEntry>(&move)) {
      ensemble->success = grows(by_animal(walk.setup().roles, ensemble->cards));
    } else if (auto* tuning = std::get_if<TuningEntry>(&move)) {
      tuning->to = Numbers{1, 2, 3, 0};
    }
  }
  record.claim = walk.model().result(walk.state());
  return record;
}

template <class D>
Replay replayed(const Record& record) {
  return replay_text<Model<D>>(write_trace(record));
}

/// Where one of the moves is of this kind: all such places, at least one.
template <class Entry>
std::vector<std::size_t> places_of(const Record& record) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    if (std::holds_alternative<Entry>(record.moves[at])) places.push_back(at);
  }
  return places;
}

template <class Entry>
std::size_t draw_place(const Record& record, Trial& trial) {
  const auto places = places_of<Entry>(record);
  return places.at(trial.choices.below(static_cast<std::uint32_t>(places.size())));
}

template <class D>
void expect_refused(Trial& trial, const Record& wrong, std::size_t at, const Clause& clause, const char* what) {
  const Replay answer = replayed<D>(wrong);
  trial.expect(answer.verdict == TraceVerdict::violates && answer.at == TraceStep::move && answer.move == at &&
                   answer.clauses == std::vector<const Clause*>{&clause},
               [&] { return std::string(what) + " to be refused: " + describe(answer); });
  trial.label(what);
  trial.require_share(what, 0.005);
}

/// How many ensembles come before a place, this one not included.
std::size_t ensembles_before(const Record& record, std::size_t place) {
  return static_cast<std::size_t>(
      std::ranges::count_if(places_of<EnsembleEntry>(record), [place](std::size_t other) { return other < place; }));
}

template <class D>
void change_a_declaration(Trial& trial, const Record& record) {
  const std::size_t place = draw_place<DeclareEntry>(record, trial);
  const bool first = place == places_of<DeclareEntry>(record).front();
  Record wrong = record;
  if (trial.choices.happens(1, 2)) {
    auto& player = std::get<DeclareEntry>(wrong.moves[place]).player;
    player = (player + 1 + static_cast<int>(trial.choices.below(3))) % 4;
    expect_refused<D>(trial, wrong, place, first ? clause::leader_declares : clause::leader_moves_clockwise,
                      first ? "the first number declared by another" : "a later number declared by another");
  } else if (trial.choices.happens(1, 2)) {
    wrong.moves.insert(wrong.moves.begin() + static_cast<std::ptrdiff_t>(place), record.moves[place]);
    expect_refused<D>(trial, wrong, place + 1, clause::declaration_stands, "a second declaration");
  } else {
    wrong.moves.erase(wrong.moves.begin() + static_cast<std::ptrdiff_t>(place));
    expect_refused<D>(trial, wrong, place, clause::leader_declares, "an ensemble without a declaration");
  }
}

template <class D>
void change_an_ensemble(Trial& trial, const Record& record) {
  const std::size_t place = draw_place<EnsembleEntry>(record, trial);
  Record wrong = record;
  auto& entry = std::get<EnsembleEntry>(wrong.moves[place]);
  entry.success = !*entry.success;
  const Numbers row = by_animal(std::get<Setup>(record.start).roles, entry.cards);
  const bool never_falls = std::ranges::is_sorted(row), grows_everywhere = grows(row);
  const bool by_equality = never_falls && !grows_everywhere;
  expect_refused<D>(trial, wrong, place, by_equality ? clause::equal_is_not_growing : clause::judge_the_order,
                    by_equality        ? "equal numbers called a success"
                    : grows_everywhere ? "a success called a failure"
                                       : "falling numbers called a success");
}

template <class D>
void change_a_tuning(Trial& trial, const Record& record) {
  const auto places = places_of<TuningEntry>(record);
  if (places.empty()) return;
  // The last tunings are more interesting than the others.
  const std::size_t place = trial.choices.happens(1, 2)
                                ? places.back()
                                : places.at(trial.choices.below(static_cast<std::uint32_t>(places.size())));
  const std::size_t round = ensembles_before(record, place);
  Record wrong = record;
  auto& entry = std::get<TuningEntry>(wrong.moves[place]);
  switch (trial.choices.below(3)) {
    case 0: {
      auto& receiver = entry.to->at(trial.choices.below(4));
      receiver = (receiver + 1 + static_cast<int>(trial.choices.below(3))) % 4;
      expect_refused<D>(trial, wrong, place, clause::always_to_the_left, "a card for another than the left neighbour");
      break;
    }
    case 1:
      wrong.moves.insert(wrong.moves.begin() + static_cast<std::ptrdiff_t>(place), record.moves[place]);
      expect_refused<D>(trial, wrong, place + 1, clause::ensemble_then_tuning, "a second tuning");
      break;
    default:
      wrong.moves.erase(wrong.moves.begin() + static_cast<std::ptrdiff_t>(place));
      expect_refused<D>(trial, wrong, place, round == 9 ? clause::hard_variant : clause::ensemble_then_tuning,
                        round == 9 ? "the last tuning left out" : "a tuning left out");
  }
}

}  // namespace

PROPERTY(2000, HarmonyOfBremenLog, AChangedEntryIsRefused, clause::leader_declares, clause::leader_moves_clockwise,
         clause::declaration_stands, clause::judge_the_order, clause::equal_is_not_growing, clause::always_to_the_left,
         clause::ensemble_then_tuning, clause::hard_variant) {
  const Record record = play_in_full<D>(trial);
  switch (trial.choices.below(3)) {
    case 0:
      change_a_declaration<D>(trial, record);
      break;
    case 1:
      change_an_ensemble<D>(trial, record);
      break;
    default:
      change_a_tuning<D>(trial, record);
  }
}

PROPERTY(500, HarmonyOfBremenLog, CardsArePassedBetweenTheLastRoundsOnceIfTheGameIsHardAndElseNever,
         clause::no_tuning_after_round_nine, clause::hard_variant, clause::ensemble_then_tuning) {
  Record record = play_in_full<D>(trial);
  const auto places = places_of<EnsembleEntry>(record);
  if (places.size() < 10) return;
  const Numbers last = std::get<EnsembleEntry>(record.moves[places[9]]).cards;
  const bool hard = record.settings.hard_variant;
  const std::size_t at = places[8] + (hard ? 2 : 1);
  record.moves.insert(record.moves.begin() + static_cast<std::ptrdiff_t>(at), TuningEntry{last, {}});
  expect_refused<D>(trial, record, at, hard ? clause::ensemble_then_tuning : clause::no_tuning_after_round_nine,
                    hard ? "a second tuning between the last rounds" : "a tuning between the last rounds");
}

}  // namespace rulecheck::harmony_of_bremen
