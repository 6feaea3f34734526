// Bucket Brigade: from what became of the bears and of one hand to a whole heat that is dealt and played that way.
#pragma once
#include "model/bucket_brigade/model.hpp"
#include "model/core/record.hpp"
#include "properties/bucket_brigade/extremes.hpp"

namespace rulecheck::bucket_brigade {

using Record = GameRecord<Model<Concrete>>;

/// Who is to have the kept cards, and besides them nothing that scores.
enum class Keeper : std::uint8_t { finisher, another, nobody };

/// One heat on the board by default, from its deal to the record of its results. What is found is judged by the rules
/// when it is replayed; that it can be dealt and played at all is what this shows.
/// @param ways by bear; exactly one bear gets into the cave, and if nobody is the keeper, no cards are kept
/// @throws std::runtime_error where the cards do not suffice
Record heat_of(int players, const std::vector<BearWay>& ways, Keeper keeper);

}  // namespace rulecheck::bucket_brigade
