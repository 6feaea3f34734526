#include "model/eselsbruecke/motifs.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rulecheck::eselsbruecke {

namespace {

bool is_among(const Motifs& motifs, const Motif& motif) { return std::ranges::find(motifs, motif) != motifs.end(); }

}  // namespace

const Motifs* MotifRecord::tiles_of_told(int storyteller, int story) const {
  for (const Story& one : told) {
    if (one.storyteller == storyteller && one.number == story) return one.tiles.get();
  }
  return nullptr;
}

bool MotifRecord::has_seen(const Motif& motif) const {
  return std::ranges::any_of(told, [&](const Story& story) { return is_among(*story.tiles, motif); }) ||
         std::ranges::any_of(distributed, [&](const auto& tiles) { return is_among(*tiles, motif); });
}

bool MotifRecord::has_foreign(int storyteller, int story, const std::vector<Motifs>& hands) const {
  const Motifs* tiles = tiles_of_told(storyteller, story);
  const auto is_foreign = [&](const Motif& motif) {
    return tiles != nullptr ? !is_among(*tiles, motif) : has_seen(motif);
  };
  return std::ranges::any_of(hands, [&](const Motifs& hand) { return std::ranges::any_of(hand, is_foreign); });
}

std::uint64_t MotifRecord::tile_of(const Motif& motif) const {
  const auto found = std::ranges::find(numbered, motif);
  return found == numbered.end() ? 0 : std::uint64_t{1} << (found - numbered.begin());
}

Motifs MotifRecord::tiles_of(int storyteller, int story, int number) const {
  const Motifs* tiles = tiles_of_told(storyteller, story);
  return tiles != nullptr ? *tiles : fresh(storyteller, story, number);
}

Motifs MotifRecord::fresh(int storyteller, int story, int number) const {
  Motifs motifs;
  for (int tile = 1; tile <= number; ++tile) {
    Motif motif = fmt::format("motif {}.{}.{}", storyteller, story, tile);
    while (has_seen(motif)) motif += "'";
    motifs.push_back(motif);
  }
  return motifs;
}

SharedMotifs with_story(const SharedMotifs& motifs, int story, const StoryEntry& entry) {
  auto next = std::make_shared<MotifRecord>(*motifs);
  next->told.push_back({entry.seat, story, std::make_shared<const Motifs>(entry.tiles)});
  return next;
}

SharedMotifs with_distribution(const SharedMotifs& motifs, int story, const DistributionEntry& entry) {
  auto next = std::make_shared<MotifRecord>(*motifs);
  next->numbered.clear();
  const std::size_t players = entry.hands.size();
  for (std::size_t place = 1; place <= players; ++place) {
    const Motifs& hand = entry.hands[(static_cast<std::size_t>(entry.seat) + place) % players];
    next->numbered.insert(next->numbered.end(), hand.begin(), hand.end());
  }
  if (next->tiles_of_told(entry.seat, story) == nullptr) {
    next->distributed.push_back(std::make_shared<const Motifs>(next->numbered));
  }
  return next;
}

DistributionEntry dealt(int players, int storyteller, const Motifs& tiles) {
  DistributionEntry entry{storyteller, std::vector<Motifs>(static_cast<std::size_t>(players))};
  for (int tile = 0; tile < static_cast<int>(tiles.size()); ++tile) {
    const int place = std::min(tile + 1, players);
    entry.hands[static_cast<std::size_t>((storyteller + place) % players)].push_back(
        tiles[static_cast<std::size_t>(tile)]);
  }
  return entry;
}

}  // namespace rulecheck::eselsbruecke
