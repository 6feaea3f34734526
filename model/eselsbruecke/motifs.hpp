// Eselsbrücke: which motifs a log has named so far, so that the rule text can speak of tiles by number. No rule stands
// here.
#pragma once
#include <memory>
#include <vector>

#include "model/eselsbruecke/entries.hpp"

namespace rulecheck::eselsbruecke {

/// What the stories and distributions of a log have said. Lists that do not change any more are shared by all states
/// that come later.
struct MotifRecord {
  struct Story {
    int storyteller = 0, number = 0;  ///< seat; which of his stories, from 1
    std::shared_ptr<const Motifs> tiles;
  };
  std::vector<Story> told;
  std::vector<std::shared_ptr<const Motifs>> distributed;  ///< of stories that were told before the log began
  Motifs numbered;                                         ///< those of the story that is guessed, by the tile's number

  /// The tiles of a story in the order in which they were told; nothing if it was not told in this log.
  [[nodiscard]] const Motifs* tiles_of_told(int storyteller, int story) const;
  /// Whether a motif was in a story or a distribution.
  [[nodiscard]] bool has_seen(const Motif& motif) const;
  /// Whether one of the tiles distributed is none of this story. Of a story that was told before the log began, only
  /// those motifs are known not to be its tiles that the log has shown elsewhere.
  [[nodiscard]] bool has_foreign(int storyteller, int story, const std::vector<Motifs>& hands) const;
  /// The set whose only element is the tile with this motif in the story that is guessed; 0 if it has none.
  [[nodiscard]] std::uint64_t tile_of(const Motif& motif) const;
  /// The tiles of a story in the order in which they were told. Of a story that was told before the log began, motifs
  /// that it can have.
  [[nodiscard]] Motifs tiles_of(int storyteller, int story, int number) const;
  /// Motifs for a story that is to be told: none of those seen.
  [[nodiscard]] Motifs fresh(int storyteller, int story, int number) const;
};

/// Kept by all states between two stories or distributions.
using SharedMotifs = std::shared_ptr<const MotifRecord>;

SharedMotifs with_story(const SharedMotifs& motifs, int story, const StoryEntry& entry);
/// @param entry has as many tiles in each hand as the rules say
SharedMotifs with_distribution(const SharedMotifs& motifs, int story, const DistributionEntry& entry);

/// The tiles as they are distributed: the first to the storyteller's left neighbour, and so on; he has those left over.
DistributionEntry dealt(int players, int storyteller, const Motifs& tiles);

}  // namespace rulecheck::eselsbruecke
