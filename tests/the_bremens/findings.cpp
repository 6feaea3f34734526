// What is wrong with the book, shown on cases. Each of these establishes a finding.
#include "tests/the_bremens/tables.hpp"
#include "tests/the_bremens/trace_text.hpp"

namespace rulecheck::the_bremens {
namespace {

/// By seat: a number card of each value. @param code digits of base `highest`, the values less 1
template <class D>
BySeat<typename D::Set> number_cards_of(int code, int players, int highest) {
  std::vector<Card> dealt;
  for (int seat = 0; seat < players; ++seat, code /= highest) dealt.push_back(code % highest);
  return given_cards<D>(dealt);
}

}  // namespace

EXHAUSTIVE(TheBremensRound, WhenARoundBeginsTheBadgeIsWithTheChickenCard, clause::badge_follows_chicken_card,
           clause::chicken_player_starts_next, clause::one_at_a_time) {
  // A bent rule is shown the values 1 to 3 alone.
  const int highest = std::is_same_v<D, Concrete> ? values : 3;
  for (int players = 3; players <= 5; ++players) {
    const Board<D> board = agreement_of<D>(players, 20).board;
    int codes = 1;
    for (int seat = 0; seat < players; ++seat) codes *= highest;
    for (int badge = 0; badge < players; ++badge) {
      for (int code = 0; code < codes; ++code) {
        std::vector<Card> dealt;
        for (int seat = 0; seat < players; ++seat) dealt.push_back(values + seat);
        State<D> state = begin<D>(board, given_cards<D>(dealt), Given<D>::num(badge));
        state = reveal<D>(board, state, number_cards_of<D>(code, players, highest));
        const int holder = known(state.holder);
        for (int turns = 0; turns < players; ++turns) {
          trial.expect(known(state.in_round) && known(state.turn) == (badge + turns) % players &&
                           known(state.badge) == badge && known(state.holder) == holder,
                       "everybody's turn, from the badge on");
          state = end_turn<D>(board, state);
        }
        trial.next_case();
        trial.expect(!known(state.in_round) && known(state.badge) == holder && known(state.holder) == holder,
                     "the badge to be with the chicken card");
      }
    }
  }
}

EXAMPLE(TheBremensFindings, ThreeCardsAreNeverOnTheTableOnceOneIsHome, clause::animal_cards_return,
        clause::home_card_is_out_of_use) {
  // Seat 0 has its cat home and lays its donkey, then its dog. Read literally, no card would ever return.
  const std::string start = position(R"("5":["chicken"],"8":["donkey-0"],"1":["dog-0"])", R"(,"home":["cat-0"])");
  const std::vector<std::string> moves{
      shows(R"("3","4","5")"), turn(0, {plays("donkey", 11)}), turn(1, {plays("cat", 4)}), moves_chicken(2, 10),
      shows(R"("2","3","7")"), moves_chicken(2, 17),           turn(0, {plays("dog", 3)})};
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::parse(trace(start, moves), "trace")));
  const Model<D> model(record.settings);
  auto state = model.begin_at(std::get<Position>(record.start));
  for (const auto& move : record.moves) {
    trial.expect(model.judge(state, move).empty(), "the moves to be legal");
    trial.expect(known(state.animals_in_hand[0]) != 0, "a card in hand at the beginning of every turn");
    state = model.step(state, move);
  }
  trial.expect(known(state.animals_in_hand[0]) == (animal_card(1) | animal_card(2)), "both cards to return");
  // No more than two cards are of use, so that three are never on the table.
  trial.expect(known(cards_of_use<D>(model.agreement().board, state, 0)) == (animal_card(1) | animal_card(2)),
               "two cards of use");
}

EXAMPLE(TheBremensFindings, FourSpecialCardsMoveOtherwiseThanTheirValue, clause::full_amount, clause::skip,
        clause::double_move, clause::anyone, clause::nine) {
  const auto moved = [&](const std::string& card, const std::string& board, const std::vector<std::string>& chosen,
                         const std::string& more = "") {
    const std::string special = specials(card, "seven", card == "nine" ? "skip" : "nine");
    expect_verdict<Model<D>>(
        trial, trace(position(board, special + more), {shows("\"" + card + R"(","7","1")"), turn(0, chosen)}),
        "conforms");
  };
  moved("skip", R"("5":["chicken"],"8":["donkey-0"],"9":["cat-1"])", {plays("donkey", 11)});
  moved("double", R"("5":["chicken"],"8":["donkey-0"])", {plays("donkey", 11), plays("donkey", 14)},
        first_holds(R"("donkey")"));
  moved("anyone", R"("5":["chicken"],"8":["donkey-0"])", {plays("donkey", 12)}, first_holds(R"("cat")"));
  moved("nine", R"("5":["chicken"],"8":["donkey-0"])", {plays("donkey", 17)});
}

EXAMPLE(TheBremensFindings, ShakeTakesRidersBack, clause::shake, clause::animals_advance) {
  expect_stored<D>(trial, "witness/shake-one-rider", "conforms");
  expect_stored<D>(trial, "witness/shake-two-riders", "conforms");
}

EXHAUSTIVE(TheBremensFindings, TheChickenCanBeShutIn, clause::chicken_turns_round, clause::chicken_stays_between,
           clause::chicken_moves_in_full) {
  for (int length = 2; length <= 60; ++length) {
    const Board<D> board = agreement_of<D>(3, length).board;
    for (int steps = 1; steps <= 9; ++steps) {
      int shut = 0;
      for (int space = 1; space <= length; ++space) {
        trial.next_case();
        if (known(is_shut_in<D>(board, Given<D>::num(space), Given<D>::num(steps)))) ++shut;
      }
      trial.expect((shut > 0) == (length < 2 * steps), "boards shorter than twice the number");
      trial.expect(shut == std::max(0, std::min(steps, length) - std::max(1, length - steps + 1) + 1),
                   "the spaces from which both ends are too near");
    }
  }
  expect_stored<D>(trial, "finding/chicken-shut-in", "conforms");
}

EXHAUSTIVE(TheBremensEnding, TheForemostAnimalDecides, clause::rank_by_foremost_animal) {
  // Two seats with all animals between Start and Goal of a board of four spaces, or in Start.
  const Board<D> board = agreement_of<D>(3, 4).board;
  const auto far = [](const std::array<int, 3>& spaces) {
    std::array<int, 3> order{};
    for (std::size_t animal = 0; animal < 3; ++animal) {
      order.at(animal) = spaces.at(animal) == 0 ? 0 : 10 * spaces.at(animal) - static_cast<int>(animal);
    }
    std::ranges::sort(order, std::greater());
    return order;
  };
  for (int code = 0; code < 15625; ++code) {
    const std::array<int, 3> one{code % 5, code / 5 % 5, code / 25 % 5};
    const std::array<int, 3> other{code / 125 % 5, code / 625 % 5, code / 3125};
    bool shared = false;
    for (std::size_t animal = 0; animal < 3; ++animal) {
      shared = shared || (one.at(animal) == other.at(animal) && one.at(animal) != 0);
    }
    if (shared) continue;
    State<D> state = begin<D>(board, given_cards<D>({7, 8, 9}), Given<D>::num(0));
    for (std::size_t animal = 0; animal < 3; ++animal) {
      state.space[animal][0] = Given<D>::num(one.at(animal));
      state.space[animal][1] = Given<D>::num(other.at(animal));
    }
    trial.next_case();
    trial.expect(known(ranks_before<D>(board, state, 0, 1)) == (far(one) > far(other)), "all animals compared");
    trial.expect(known(ranks_before<D>(board, state, 1, 0)) == (far(other) > far(one)), "and the other way round");
    const bool level = far(one)[0] == far(other)[0];
    trial.expect(!level || (far(one)[0] == 0 && far(one) == far(other)), "the foremost ones to be level in Start only");
  }
}

}  // namespace rulecheck::the_bremens
