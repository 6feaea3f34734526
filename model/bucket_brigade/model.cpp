#include "model/bucket_brigade/model.hpp"

#include <algorithm>

#include "model/bucket_brigade/judge.hpp"
#include "model/bucket_brigade/telling.hpp"
#include "model/core/game.hpp"

namespace rulecheck::bucket_brigade {
namespace {

/// The plays of the player at turn that break nothing.
template <class D, int players>
std::vector<Choice> legal_choices(const Agreement<D>& agreement, const Log<D, players>& log) {
  const int seat = existing_seat(known(log.game.turn), players);
  const auto numbers = counted(known(log.game.hand[static_cast<std::size_t>(seat)]));
  std::vector<Choice> legal;
  for (int sort = 0; sort < sorts; ++sort) {
    if (numbers.at(static_cast<std::size_t>(sort)) == 0) continue;
    const bool joker = sort / 2 == joker_suit;
    for (int bear = joker ? 0 : sort / 2; bear <= (joker ? joker_suit - 1 : sort / 2); ++bear) {
      if (judge_play<D, players>(agreement, log, {seat, sort, bear, {}}).empty()) legal.push_back({sort, bear});
    }
  }
  return legal;
}

/// A deal of the cards in their order, one by one, by the player who has to deal.
template <class D, int players>
DealEntry plain_deal(const State<D, players>& game) {
  DealEntry deal{existing_seat(known(game.dealer), players), std::vector<CardSet>(players, 0), 0};
  std::size_t place = 0;
  for (CardSet rest = all_cards; rest != 0; rest &= rest - 1, ++place) {
    const CardSet single = rest & (~rest + 1);
    (place < static_cast<std::size_t>(discarded<players>) ? *deal.discards : deal.hands[place % players]) |= single;
  }
  return deal;
}

template <class D, int players>
Log<D, players> entered(const Agreement<D>& agreement, const Log<D, players>& log, const Move& move) {
  if (const auto* entry = std::get_if<PlayEntry>(&move)) {
    const Play<D> play = given_play<D, players>(log.game, *entry);
    return enter_play<D, players>(agreement, log, play.card, moved_bear<D>(play));
  }
  if (const auto* deal = std::get_if<DealEntry>(&move)) {
    return enter_deal<D, players>(log, given_sets<D, players>(deal->hands));
  }
  return enter_score<D, players>(log);
}

}  // namespace

template <class D>
auto Model<D>::begin(const Setup& setup) const -> State {
  const auto dealer = Given<D>::num(setup.first_dealer);
  if (settings_.players == 3) return Log<D, 3>{bucket_brigade::begin<D, 3>(dealer), {}};
  if (settings_.players == 4) return Log<D, 4>{bucket_brigade::begin<D, 4>(dealer), {}};
  return Log<D, 5>{bucket_brigade::begin<D, 5>(dealer), {}};
}

template <class D>
auto Model<D>::begin_at(const Position& position) const -> State {
  const auto resumed = [&]<int players>(Log<D, players> log) {
    log.game = resume<D, players>(Given<D>::num(position.first_dealer),
                                  Given<D>::num(static_cast<int>(position.results.size())),
                                  given_results<D, players>(position.results));
    if (position.heat) log.game = resume_heat<D, players>(log.game, given_table<D, players>(*position.heat));
    return State(log);
  };
  if (settings_.players == 3) return resumed(Log<D, 3>{});
  return settings_.players == 4 ? resumed(Log<D, 4>{}) : resumed(Log<D, 5>{});
}

template <class D>
Breaches Model<D>::judge(const State& state, const Move& move) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        if (const auto* play = std::get_if<PlayEntry>(&move)) return judge_play<D, players>(agreement_, log, *play);
        if (const auto* deal = std::get_if<DealEntry>(&move)) return judge_deal<D, players>(log, *deal);
        return judge_recorded<D, players>(agreement_, log, std::get<ScoreEntry>(move));
      },
      state);
}

template <class D>
Breaches Model<D>::judge_claim(const State& state, const Claim& claim) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return judge_result<D, players>(agreement_, log, claim); }, state);
}

template <class D>
auto Model<D>::legal(const State& state) const -> std::vector<Move> {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        std::vector<Move> moves;
        if (known(is_over<D, players>(log.game))) return moves;
        if (!known(log.game.in_heat)) {
          DealEntry deal = plain_deal<D, players>(log.game);
          moves.emplace_back(deal);
          deal.discards.reset();
          moves.emplace_back(deal);
          return moves;
        }
        const OpenHeat heat = open_heat<D, players>(settings_, log.game);
        for (const Choice& choice : legal_choices<D, players>(agreement_, log)) {
          for (const bool names_bear : {false, true}) {
            if (!names_bear && choice.sort / 2 == joker_suit) continue;
            PlayEntry entry{heat.turn, choice.sort, {}, {}};
            if (names_bear) entry.bear = choice.bear;
            moves.emplace_back(entry);
            entry.to = heat.arrival(choice);
            moves.emplace_back(entry);
          }
        }
        return moves;
      },
      state);
}

template <class D>
bool Model<D>::lists_all(const State& state) const {
  return std::visit([](const auto& log) { return known(log.game.in_heat); }, state);
}

template <class D>
auto Model<D>::records(const State& state) const -> std::vector<Move> {
  return std::visit(
      []<int players>(const Log<D, players>& log) {
        std::vector<Move> moves;
        if (!known(log.heat_just_ended)) return moves;
        const std::size_t finished = finished_heats<D, players>(log.game);
        if (finished == 0) throw ModelDefect("a heat has ended and none is finished");
        moves.emplace_back(ScoreEntry{numbers_of(log.game.result[finished - 1])});
        return moves;
      },
      state);
}

template <class D>
auto Model<D>::step(const State& state, const Move& move) const -> State {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return State(entered<D, players>(agreement_, log, move)); },
      state);
}

template <class D>
bool Model<D>::over(const State& state) const {
  return std::visit([]<int players>(const Log<D, players>& log) { return known(is_over<D, players>(log.game)); },
                    state);
}

template <class D>
auto Model<D>::result(const State& state) const -> Claim {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) { return result_of<D, players>(agreement_, log.game); }, state);
}

template <class D>
bool Model<D>::invariant(const State& state) const {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) {
        return known(bucket_brigade::invariant<D, players>(agreement_.board, log.game));
      },
      state);
}

template <class D>
auto Model<D>::position(const State& state) const -> std::optional<Position> {
  return std::visit([]<int players>(const Log<D, players>& log) { return position_of<D, players>(log.game); }, state);
}

template <class D>
std::string Model<D>::describe(const State& state) const {
  return std::visit([]<int players>(const Log<D, players>& log) { return description<D, players>(log.game); }, state);
}

template <class D>
auto Model<D>::draw_move(const State& state, const Plan& plan, Choices& choices) const -> Move {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) -> Move {
        if (!known(log.game.in_heat)) {
          return draw_deal(settings_, existing_seat(known(log.game.dealer), players), choices);
        }
        const OpenHeat heat = open_heat<D, players>(settings_, log.game);
        const std::vector<Choice> legal = legal_choices<D, players>(agreement_, log);
        if (legal.empty()) throw ModelDefect("nobody may play, and the heat is not over: " + describe(state));
        return write_down(heat, draw_choice(heat, legal, plan, choices), choices);
      },
      state);
}

template <class D>
auto Model<D>::attempt(const State& state, Choices& choices) const -> Move {
  return std::visit(
      [&]<int players>(const Log<D, players>& log) -> Move {
        const auto deal = [&] {
          return draw_wrong_deal(settings_, existing_seat(known(log.game.dealer), players), choices);
        };
        const auto play = [&] { return draw_wrong_play(open_heat<D, players>(settings_, log.game), choices); };
        if (choices.happens(1, 16) || (known(log.heat_just_ended) && choices.happens(1, 2))) {
          const std::vector<Move> right = records(state);
          return draw_wrong_score(
              right.empty() ? std::vector<int>(players, 0) : std::get<ScoreEntry>(right.front()).results, choices);
        }
        const bool deals = known(log.game.in_heat) ? choices.happens(1, 32) : choices.happens(3, 4);
        return deals ? Move(deal()) : Move(play());
      },
      state);
}

template <class D>
auto Model<D>::attempt_claim(const State& state, Choices& choices) const -> Claim {
  return draw_wrong_claim(over(state) ? result(state) : Claim{}, settings_.players, choices);
}

template <class D>
std::vector<std::string> Model<D>::labels(const Setup& setup, std::span<const Move> moves, const State& end) const {
  const Claim ended = result(end);
  std::vector<std::string> said =
      labels_of_end(ended.totals.value_or(std::vector<int>(1)), ended.winners.value_or(std::vector<int>()).size());
  State state = begin(setup);
  for (const Move& move : moves) {
    State next = step(state, move);
    if (const auto* play = std::get_if<PlayEntry>(&move); play != nullptr && !records(next).empty()) {
      const auto results = std::get<ScoreEntry>(records(next).front()).results;
      const OpenHeat heat = std::visit(
          [&]<int players>(const Log<D, players>& log) { return open_heat<D, players>(settings_, log.game); }, state);
      for (const std::string& label : labels_of_heat(heat, *play, results)) {
        if (std::ranges::find(said, label) == said.end()) said.push_back(label);
      }
    }
    state = std::move(next);
  }
  return said;
}

const Game& game() {
  static const GameOf<Model<Concrete>> bucket_brigade;
  return bucket_brigade;
}

static_assert(GameModel<Model<Concrete>> && GameModel<Model<Mutant<Concrete>>> && GameModel<Model<Observed<Concrete>>>);

template class Model<Concrete>;
template class Model<Mutant<Concrete>>;
template class Model<Observed<Concrete>>;

}  // namespace rulecheck::bucket_brigade
