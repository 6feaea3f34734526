// What the stored games show: tests/eselsbruecke/traces/witness/ holds them, `eselsbruecke-witnesses` finds them again.
#include <fmt/format.h>

#include "model/core/trace_node.hpp"
#include "properties/eselsbruecke/chronicle.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// A stored game that conforms, as it went.
struct StoredGame {
  GameRecord<Model<Concrete>> record;
  std::vector<NotedTable> states;         ///< before each move, and at the end
  std::vector<SettlementEntry> recorded;  ///< what it says of its guessing rounds
  bool over = false;

  const NotedTable& end() const { return states.back(); }
  const Settings& settings() const { return record.settings; }
  std::size_t players() const { return states.front().stacks.size(); }
  bool is_whole() const { return over && record.claim && std::holds_alternative<Setup>(record.start); }
  bool has_default_readings() const {
    const Settings& all = settings();
    return !all.base_is_a_marker && !all.open_tiles_are_forfeited && !all.own_motif_is_a_mistake &&
           !all.repeated_motif_is_illegal && !all.revealed_stop_goes_aside && !all.aid_is_not_passed_on;
  }
  /// The guesses of the only guessing round, if there is only one.
  std::vector<GuessEntry> guesses() const {
    std::vector<GuessEntry> all;
    for (const Move& move : record.moves) {
      if (const auto* guess = std::get_if<GuessEntry>(&move)) all.push_back(*guess);
    }
    return all;
  }
  /// By seat: what was distributed.
  std::vector<Motifs> hands() const {
    for (const Move& move : record.moves) {
      if (const auto* distribution = std::get_if<DistributionEntry>(&move)) return distribution->hands;
    }
    return {};
  }
};

/// The game is a witness of a clause that it keeps.
template <class D>
StoredGame stored_game(Trial& trial, const std::string& name, const Clause& clause) {
  const std::string file = "tests/eselsbruecke/traces/witness/" + name + ".json";
  const Replay replay = replay_file<Model<D>>(file);
  trial.expect(replay.verdict == TraceVerdict::conforms, [&] { return file + " to conform: " + describe(replay); });
  trial.witness({&clause}, false, file);
  const auto record = read_record<Model<D>>(read_envelope(TraceNode::read(file)));
  StoredGame game{{record.settings, record.start, record.moves, record.claim}, {}, {}, replay.over};
  const Model<D> model(record.settings);
  const auto* setup = std::get_if<Setup>(&record.start);
  auto state = setup != nullptr ? model.begin(*setup) : model.begin_at(std::get<Position>(record.start));
  game.states.push_back(noted<D>(state));
  for (const Move& move : record.moves) {
    state = model.step(state, move);
    game.states.push_back(noted<D>(state));
    if (const auto* settlement = std::get_if<SettlementEntry>(&move)) game.recorded.push_back(*settlement);
  }
  return game;
}

/// How many guesses of a kind somebody made.
std::ptrdiff_t guesses_of(const StoredGame& game, int seat, GuessEntry::Kind kind) {
  return std::ranges::count_if(game.guesses(),
                               [&](const GuessEntry& guess) { return guess.seat == seat && guess.kind == kind; });
}

/// Whether this is the last guess, with which somebody kept a motif.
bool ends_with_keeping(const StoredGame& game, int seat, const Motif& motif) {
  const GuessEntry last = game.guesses().back();
  return last.seat == seat && last.kind == GuessEntry::Kind::keep && last.motif == motif;
}

constexpr auto names_it = GuessEntry::Kind::name, forgets = GuessEntry::Kind::timeout;

}  // namespace

EXAMPLE(EselsbrueckeShown, AStopTileSavesTilesTwice, clause::revealed_stop_ends_giving, clause::penalty_of_the_field) {
  const StoredGame game = stored_game<D>(trial, "a-stop-tile-saves-tiles-twice", clause::revealed_stop_ends_giving);
  trial.expect(game.has_default_readings() && game.recorded.size() == 2, "two guessing rounds by the default readings");
  trial.expect(guesses_of(game, 1, forgets) == 2, "a mistake of seat 1 in each");
  // Three tiles are due each time: two of them lie above the stop tile first, none afterwards.
  trial.expect(game.states.front().stacks.at(1) == "ppspp" && game.end().stacks.at(1) == "spp", "two tiles to be lost");
  trial.expect(game.recorded.at(0).lost.value().at(1) == 2 && game.recorded.at(1).lost.value().at(1) == 0,
               "one tile to be saved, and then three");
}

EXAMPLE(EselsbrueckeShown, TiesAreBrokenByStopTilesOrWonTogether, clause::stop_tiles_break_ties,
        clause::several_winners, clause::most_tiles_decide) {
  for (const char* name : {"a-tie-broken-by-stop-tiles", "whole-game-tie-broken-by-stop-tiles", "two-winners",
                           "whole-game-several-winners"}) {
    const bool shared = std::string(name).find("winners") != std::string::npos;
    const StoredGame game =
        stored_game<D>(trial, name, shared ? clause::several_winners : clause::stop_tiles_break_ties);
    trial.expect(game.over && game.record.claim, "the winners to be claimed");
    trial.expect(game.has_default_readings(), "the default readings");
    trial.expect(game.is_whole() == std::string(name).starts_with("whole"), "a whole game if it is called so");
    const Claim& claim = game.record.claim.value();
    const std::vector<int>&tiles = claim.tiles.value(), &stops = claim.stops.value(), &winners = claim.winners.value();
    const int most = *std::ranges::max_element(tiles);
    trial.expect(std::ranges::count(tiles, most) > 1, "several players with the most tiles");
    trial.expect((winners.size() > 1) == shared, "several winners, or one");
    for (std::size_t seat = 0; seat < tiles.size(); ++seat) {
      trial.expect(tiles.at(seat) == game.end().pictures(seat) + game.end().stops(seat), "tiles as they lie there");
      trial.expect(stops.at(seat) == game.end().stops(seat), "stop tiles as they lie there");
    }
    const auto first = static_cast<std::size_t>(winners.at(0));
    for (const int winner : winners) {
      const auto seat = static_cast<std::size_t>(winner);
      trial.expect(tiles.at(seat) == most && stops.at(seat) == stops.at(first), "winners to be equal in both");
    }
  }
}

EXAMPLE(EselsbrueckeShown, BothBranchesOfSpecialCaseOne, clause::named_motifs_as_aid, clause::first_tile_as_aid,
        clause::no_tile_no_guess) {
  const StoredGame by_motifs = stored_game<D>(trial, "named-motifs-as-an-aid", clause::named_motifs_as_aid);
  trial.expect(by_motifs.hands().at(5).empty() && guesses_of(by_motifs, 5, names_it) == 1, "seat 5 to name one motif");
  const std::vector<GuessEntry> guesses = by_motifs.guesses();
  const auto of_five = std::ranges::find_if(guesses, [](const GuessEntry& guess) { return guess.seat == 5; });
  trial.expect(std::any_of(guesses.begin(), of_five, [](const GuessEntry& guess) { return guess.kind == names_it; }),
               "others to have named motifs before");
  trial.expect(std::any_of(guesses.begin(), of_five, [](const GuessEntry& guess) { return guess.kind == forgets; }),
               "others to have made a mistake before");
  const StoredGame by_tile = stored_game<D>(trial, "the-first-tile-as-an-aid", clause::first_tile_as_aid);
  const Motif first = by_tile.hands().at(1).at(0);
  trial.expect(by_tile.hands().at(5).empty(), "seat 5 to be dealt no tile");
  for (const GuessEntry& guess : by_tile.guesses()) {
    trial.expect((guess.kind == forgets) == (guess.seat != 5), "all before seat 5 to remember nothing");
  }
  trial.expect(ends_with_keeping(by_tile, 5, first), "seat 5 to keep the first player's tile in the end");
}

EXAMPLE(EselsbrueckeShown, TwoOfSixHoldNoTile, clause::first_tile_as_aid, clause::no_tile_no_guess) {
  const StoredGame game = stored_game<D>(trial, "two-without-a-tile", clause::first_tile_as_aid);
  trial.expect(game.players() == 6 && game.hands().at(4).empty() && game.hands().at(5).empty(), "two without a tile");
  trial.expect(guesses_of(game, 4, forgets) == 1, "the first of them to remember nothing");
  trial.expect(ends_with_keeping(game, 5, game.hands().at(1).at(0)), "the second to keep the first player's tile");
}

EXAMPLE(EselsbrueckeShown, SpecialCaseTwoEndsAGuessingRound, clause::last_motif_in_own_hand,
        clause::stop_tile_as_reward) {
  const StoredGame game = stored_game<D>(trial, "the-last-motif-is-kept", clause::last_motif_in_own_hand);
  trial.expect(ends_with_keeping(game, 1, game.hands().at(1).at(0)), "seat 1 to keep the tile that it was dealt");
  trial.expect(!game.end().guessing, "the guessing round to be over");
  trial.expect(game.end().stacks.at(0).starts_with("s") && game.recorded.at(0).stop.value(), "a stop tile as reward");
}

EXAMPLE(EselsbrueckeShown, EverybodyErrsOrOneWinsEverything, clause::clockwise_until_all_are_named,
        clause::no_reward_after_a_mistake, clause::named_tile_is_won, clause::mistake_puts_out) {
  const StoredGame nobody = stored_game<D>(trial, "everybody-errs", clause::clockwise_until_all_are_named);
  trial.expect(nobody.guesses().size() == nobody.players() - 1, "one turn of each of the others");
  for (const GuessEntry& guess : nobody.guesses()) trial.expect(guess.kind == forgets, "everybody to make a mistake");
  const NotedTable &before = nobody.states.front(), &after = nobody.end();
  int lost = 0;
  for (std::size_t seat = 0; seat < nobody.players(); ++seat) lost += before.pictures(seat) - after.pictures(seat);
  trial.expect(after.removed - before.removed == lost + 4, "four tiles that nobody named to leave the game, too");
  const StoredGame all = stored_game<D>(trial, "one-player-wins-all-tiles", clause::named_tile_is_won);
  std::size_t tiles = 0;
  for (const Motifs& hand : all.hands()) tiles += hand.size();
  trial.expect(all.end().stacks.at(3).size() - all.states.front().stacks.at(3).size() == tiles, "all tiles for seat 3");
}

EXAMPLE(EselsbrueckeShown, TheLargestFinalCountIsReached, clause::most_tiles_win, clause::most_tiles_decide,
        clause::named_tile_is_won, clause::stop_tile_is_a_point) {
  for (int players = 3; players <= 6; ++players) {
    const StoredGame game =
        stored_game<D>(trial, fmt::format("largest-final-count-{}-players", players), clause::most_tiles_win);
    trial.expect(game.is_whole() && game.has_default_readings() && !game.settings().expert, "a whole normal game");
    // His base, a stop tile for each of his four stories, and 3 + 3 + 4 + 5 tiles of each of the others.
    const int bound = 1 + 4 + 15 * (players - 1);
    trial.expect(game.record.claim.value().tiles.value().at(2) == bound,
                 [&] { return fmt::format("{} tiles", bound); });
    trial.expect(game.end().pictures(2) + game.end().stops(2) == bound && game.end().stops(2) == 4,
                 "as they lie there");
  }
}

EXAMPLE(EselsbrueckeShown, BothSuppliesAreUsedUp, clause::picture_and_stop_tiles, clause::expert_variant,
        clause::stop_tile_as_reward, clause::other_pictures_in_the_bag) {
  const StoredGame game = stored_game<D>(trial, "both-supplies-are-used-up", clause::picture_and_stop_tiles);
  trial.expect(game.is_whole() && game.players() == 6 && game.settings().expert, "a whole expert game of six");
  trial.expect(game.end().bag == 0 && game.end().supply == 0, "no picture tile in the bag, no stop tile beside it");
  for (std::size_t seat = 0; seat < 6; ++seat) trial.expect(game.end().stops(seat) == 5, "five stop tiles for each");
}

EXAMPLE(EselsbrueckeShown, WholeGames, clause::six_rounds, clause::ends_after_the_last_round, clause::expert_variant,
        clause::three_to_six_players) {
  for (int players = 3; players <= 6; ++players) {
    const StoredGame game =
        stored_game<D>(trial, fmt::format("whole-game-{}-players", players), clause::ends_after_the_last_round);
    trial.expect(game.is_whole() && game.has_default_readings(), "a whole game by the default readings");
    trial.expect(game.players() == static_cast<std::size_t>(players) && !game.settings().expert, "of so many players");
    trial.expect(game.end().round == 7, "six rounds to be over");
  }
  const StoredGame expert = stored_game<D>(trial, "whole-game-expert", clause::expert_variant);
  trial.expect(expert.is_whole() && expert.settings().expert && expert.end().round == 8, "seven rounds to be over");
}

}  // namespace rulecheck::eselsbruecke
