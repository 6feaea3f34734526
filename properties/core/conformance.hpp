// What every game model must fulfil, whatever its rules are. properties/conformance.cpp runs these bodies on random
// games, the fuzz harnesses on the inputs of libFuzzer. They know a game through its contract alone.
#pragma once
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "properties/core/walk.hpp"

namespace rulecheck::conformance {

/// What the judge says must be about this game, in order, and said twice alike.
template <GameModel M>
void expect_sound(Trial& trial, const Breaches& breaches, const Breaches& again) {
  const auto known = M::clause_register().clauses;
  for (const Breach& breach : breaches) {
    trial.expect(std::ranges::find(known, breach.clause) != known.end(), "a breach of a clause of this game");
    trial.expect(breach.number >= 1 && breach.part >= 0, "a breach to have its number in the table of checks");
    trial.expect(!breach.message.empty(), "a breach to be explained");
  }
  trial.expect(clauses_of(breaches) == clauses_of(again), "the same answer to the same question");
}

/// What is written is read back as it was, and replays as the record itself does.
template <GameModel M>
Replay replayed_as_text(Trial& trial, const GameRecord<M>& record) {
  const std::string text = write_trace(record);
  const auto read = read_record<M>(read_envelope(TraceNode::parse(text, "trace")));
  trial.expect(write_trace(read) == text, "a trace that is read and written again to stay as it is");
  return replay<M>(read);
}

template <GameModel M>
void expect_conforms(Trial& trial, const GameRecord<M>& record, bool over, const char* what) {
  const Replay answer = replayed_as_text(trial, record);
  trial.expect(answer.verdict == TraceVerdict::conforms && answer.over == over,
               [&] { return std::string(what) + ": " + describe(answer); });
}

/// @param at index of the move, if the step is one
template <GameModel M>
void expect_violates(Trial& trial, const Replay& answer, TraceStep step, std::size_t at, const Breaches& breaches) {
  trial.expect(answer.verdict == TraceVerdict::violates && answer.at == step && answer.move == at &&
                   answer.clauses == clauses_of(first_broken(breaches)),
               [&] { return "replay to name the step that breaks a clause, and what it breaks: " + describe(answer); });
}

/// What every entry of a trace must do: be written as JSON and be read back.
template <GameModel M>
void expect_reads_back(Trial& trial, const M& model, const typename M::Move& move) {
  const std::string text = M::write_move(model.settings(), move);
  const auto read = M::read_move(model.settings(), TraceNode::parse(text, "move"));
  trial.expect(M::write_move(model.settings(), read) == text, "a move to be read back as it was written");
}
template <GameModel M>
void expect_claim_reads_back(Trial& trial, const M& model, const typename M::Claim& claim) {
  const std::string text = M::write_claim(model.settings(), claim);
  const auto read = M::read_claim(model.settings(), TraceNode::parse(text, "claim"));
  trial.expect(M::write_claim(model.settings(), read) == text, "a claim to be read back as it was written");
}

/// Until it is over somebody can move; what is legal breaks nothing and keeps the invariant; it ends in time.
template <GameModel M>
void games_go_on_until_they_end(Trial& trial) {
  Walk<M> walk(trial);
  const M& model = walk.model();
  trial.expect(model.invariant(walk.state()), "the invariant to hold when a game begins");
  while (!walk.over()) {
    const auto legal = model.legal(walk.state());
    trial.expect(!legal.empty(), "a legal move until the game is over");
    for (const auto& move : legal) {
      trial.expect(model.judge(walk.state(), move).empty(),
                   [&] { return "a legal move to break nothing: " + walk.written(move); });
      trial.expect(model.invariant(model.step(walk.state(), move)),
                   [&] { return "a legal move to keep the invariant: " + walk.written(move); });
    }
    walk.go_on();
    trial.expect(model.invariant(walk.state()), "the invariant to hold after every move");
  }
  trial.expect(model.legal(walk.state()).empty(), "nothing to be legal once the game is over");
  const auto labels = model.labels(walk.setup(), walk.record().moves, walk.state());
  trial.expect(!labels.empty(), "a game to have a label");
  for (const std::string& label : labels) trial.label(label);
  trial.label(std::to_string(model.settings().players) + " players");
  for (int players = M::players().fewest; players <= M::players().most; ++players) {
    trial.require_share(std::to_string(players) + " players", 0.01);
  }
  if constexpr (requires { M::label_shares(); }) {
    for (const auto& [label, share] : M::label_shares()) trial.require_share(label, share);
  }
}

/// What breaks nothing is listed and keeps the invariant; what breaks something is not, and replay reports it.
template <GameModel M>
void attempts_are_judged(Trial& trial) {
  Walk<M> walk(trial);
  const M& model = walk.model();
  for (;;) {
    const auto attempt = model.attempt(walk.state(), trial.choices);
    const Breaches breaches = model.judge(walk.state(), attempt);
    expect_sound<M>(trial, breaches, model.judge(walk.state(), attempt));
    expect_reads_back(trial, model, attempt);
    const bool listed = walk.is_listed(attempt);
    if (breaches.empty()) {
      trial.expect(listed || !walk.lists_all(),
                   [&] { return "what breaks nothing to be among the legal moves: " + walk.written(attempt); });
      trial.expect(model.invariant(model.step(walk.state(), attempt)), "what breaks nothing to keep the invariant");
      trial.label("an attempt broke nothing");
    } else {
      trial.expect(!listed, [&] { return "a move that breaks a clause not to be listed: " + walk.written(attempt); });
      trial.label("an attempt broke a clause");
      if (trial.choices.happens(1, 8)) {
        GameRecord<M> record = walk.record();
        record.moves.push_back(attempt);
        expect_violates<M>(trial, replay<M>(record), TraceStep::move, record.moves.size() - 1, breaches);
      }
    }
    if (walk.over()) break;
    walk.go_on();
  }
  trial.require_share("an attempt broke a clause", 0.5);
}

/// A game that was played replays without a breach, to the same result; so does every part of it from the beginning.
template <GameModel M>
void traces_replay_alike(Trial& trial) {
  Walk<M> walk(trial);
  std::size_t until_over = 0;
  while (!walk.over()) {
    until_over = walk.record().moves.size() + 1;
    walk.go_on();
  }
  GameRecord<M> record = walk.record();
  record.claim = walk.model().result(walk.state());
  const Replay answer = replayed_as_text(trial, record);
  trial.expect(answer.verdict == TraceVerdict::conforms && answer.over,
               [&] { return "a played game to conform and to be over: " + describe(answer); });
  trial.expect(answer.result == M::write_claim(record.settings, *record.claim), "replay to come to the same result");
  // An illegal step inside: nothing after it is looked at.
  GameRecord<M> part = walk.record();
  const auto cut = trial.choices.below(static_cast<std::uint32_t>(part.moves.size() + 1));
  part.moves.erase(part.moves.begin() + cut, part.moves.end());
  expect_conforms(trial, part, cut >= until_over, "the beginning of a game to conform");
  typename M::State state = walk.model().begin(walk.setup());
  for (const auto& move : part.moves) state = walk.model().step(state, move);
  const auto attempt = walk.model().attempt(state, trial.choices);
  const Breaches breaches = walk.model().judge(state, attempt);
  if (breaches.empty()) return;
  trial.label("an illegal step was inserted");
  record.moves.insert(record.moves.begin() + cut, attempt);
  expect_violates<M>(trial, replayed_as_text(trial, record), TraceStep::move, cut, breaches);
}

/// Whether a claim says nothing but what is in the result. Winners may be listed in any order.
inline bool agrees(const std::string& claim, const std::string& result) {
  auto claimed = nlohmann::json::parse(claim), truth = nlohmann::json::parse(result);
  for (auto* record : {&claimed, &truth}) {
    if (!record->contains("winners")) continue;
    auto& winners = (*record)["winners"].get_ref<nlohmann::json::array_t&>();
    std::sort(winners.begin(), winners.end());
  }
  for (const auto& [key, value] : claimed.items()) {
    if (truth.at(key) != value) return false;
  }
  return true;
}

/// A claim is accepted if the game is over and the claim says nothing but what is in the result, else not.
template <GameModel M>
void claims_are_judged(Trial& trial) {
  Walk<M> walk(trial);
  const M& model = walk.model();
  const auto judge = [&](const typename M::Claim& claim) {
    const Breaches breaches = model.judge_claim(walk.state(), claim);
    expect_sound<M>(trial, breaches, model.judge_claim(walk.state(), claim));
    GameRecord<M> record = walk.record();
    record.claim = claim;
    const Replay answer = replay<M>(record);
    if (breaches.empty()) {
      trial.expect(answer.verdict == TraceVerdict::conforms, "replay to accept a right claim");
    } else {
      expect_violates<M>(trial, answer, TraceStep::result, 0, breaches);
    }
    expect_claim_reads_back(trial, model, claim);
    return breaches.empty();
  };
  while (!walk.over()) {
    if (trial.choices.happens(1, 32)) {
      trial.expect(!judge(model.attempt_claim(walk.state(), trial.choices)), "no claim before the game is over");
    }
    walk.go_on();
  }
  const typename M::Claim result = model.result(walk.state());
  const std::string truth = M::write_claim(model.settings(), result);
  trial.expect(judge(result), "the true result to be accepted");
  for (int attempts = 0; attempts < 8; ++attempts) {
    const auto claim = model.attempt_claim(walk.state(), trial.choices);
    const std::string text = M::write_claim(model.settings(), claim);
    const bool right = agrees(text, truth);
    trial.expect(judge(claim) == right, [&] { return "exactly the true claims to be accepted: " + text; });
    trial.label(right ? "a claim was right" : "a claim was wrong");
  }
  trial.require_share("a claim was right", 0.01);
  trial.require_share("a claim was wrong", 0.5);
}

/// From a state written as a position the game goes on as from the state itself.
template <GameModel M>
void positions_play_on_alike(Trial& trial) {
  Walk<M> walk(trial);
  const M& model = walk.model();
  std::optional<typename M::Position> position;
  std::size_t from = 0;
  const auto maybe_here = [&] {
    auto here = model.position(walk.state());
    if (!here || !(trial.choices.happens(1, 16) || !position || walk.over())) return;
    if (walk.over() && trial.choices.happens(3, 4)) return;
    position = std::move(here);
    from = walk.moves_without_records().size();
  };
  for (maybe_here(); !walk.over(); maybe_here()) walk.go_on();
  if (!position) return;
  trial.label("a position was played on");
  trial.require_share("a position was played on", 0.5);
  const auto& moves = walk.moves_without_records();
  GameRecord<M> rest{model.settings(), *position, {moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end()}, {}};
  typename M::State state = model.begin_at(*position), original = walk.state_after(from);
  const auto written = [&](const typename M::State& s) {
    const auto here = model.position(s);
    return here ? M::write_position(model.settings(), *here) : std::string("none");
  };
  trial.expect(model.invariant(state), "the invariant to hold at a position");
  for (std::size_t next = 0;; ++next) {
    trial.expect(written(state) == written(original), "the same position to be reached");
    trial.expect(walk.written(model.legal(state)) == walk.written(model.legal(original)), "the same moves to be legal");
    trial.expect(model.over(state) == model.over(original), "the game to end at the same time");
    if (next == rest.moves.size()) break;
    trial.expect(model.judge(state, rest.moves[next]).empty(), "the moves that followed to break nothing");
    state = model.step(state, rest.moves[next]);
    original = model.step(original, rest.moves[next]);
  }
  rest.claim = model.result(walk.state());
  trial.expect(M::write_claim(model.settings(), model.result(state)) == M::write_claim(model.settings(), *rest.claim),
               "the same result");
  expect_conforms(trial, rest, true, "the trace from the position on to conform");
}

/// Whether the game says that no setup can break a clause.
template <GameModel M>
constexpr bool every_setup_conforms() {
  if constexpr (requires { M::every_setup_conforms(); }) return M::every_setup_conforms();
  return false;
}

/// Setups are judged as replay judges them; what may go on may also stop there.
template <GameModel M>
void setups_are_judged(Trial& trial) {
  const M model = drawn_model<M>(trial.choices);
  const bool wrong = trial.choices.happens(3, 4);
  auto record = std::make_shared<GameRecord<M>>(GameRecord<M>{
      model.settings(), wrong ? model.attempt_setup(trial.choices) : model.draw_setup(trial.choices), {}, {}});
  trial.unit("setups");
  trial.show([record] { return write_trace(*record); });
  const auto& setup = std::get<typename M::Setup>(record->start);
  for (const bool goes_on : {false, true}) {
    // A claim, even an empty one, lets the trace go on.
    if (goes_on) record->claim = M::read_claim(model.settings(), TraceNode::parse("{}", "claim"));
    const Breaches breaches = model.judge_setup(setup, goes_on);
    expect_sound<M>(trial, breaches, model.judge_setup(setup, goes_on));
    trial.expect(wrong || breaches.empty(), "a drawn setup to break nothing");
    trial.expect(!every_setup_conforms<M>() || breaches.empty(), "no setup to break anything");
    if (!breaches.empty()) {
      trial.label(goes_on ? "the setup cannot go on" : "the setup breaks a clause");
      expect_violates<M>(trial, replayed_as_text(trial, *record), TraceStep::setup, 0, breaches);
    } else if (goes_on) {
      trial.expect(model.judge_setup(setup, false).empty(), "a setup that may go on to be right as it is");
      trial.expect(model.invariant(model.begin(setup)), "the invariant to hold when a game begins");
    } else {
      expect_conforms(trial, *record, model.over(model.begin(setup)), "a trace of a right setup to conform");
    }
  }
  if (!every_setup_conforms<M>()) trial.require_share("the setup breaks a clause", 0.1);
}

/// The same choices give the same game.
template <GameModel M>
void equal_choices_give_equal_games(Trial& trial) {
  const M model = drawn_model<M>(trial.choices);
  Choices again = trial.choices;
  auto first = std::make_shared<GameRecord<M>>(play_game(model, trial.choices).record);
  trial.unit("games");
  trial.show([first] { return write_trace(*first); });
  const GameRecord<M> second = play_game(M(model.settings()), again).record;
  trial.expect(write_trace(*first) == write_trace(second), "the same game from the same choices");
  trial.expect(replay<M>(*first).verdict == TraceVerdict::conforms, "a random game to conform");
}

}  // namespace rulecheck::conformance
