// Readings and options in a trace: what is not the default is written, and is read as it was. That the right games go
// on under them is checked elsewhere; a random game can be the same under two readings.
#include <gtest/gtest.h>

#include "model/core/trace_node.hpp"
#include "model/eselsbruecke/entries.hpp"

namespace rulecheck::eselsbruecke {
namespace {

/// The readings as they are written, and written again after they have been read.
std::string readings_of(const Settings& settings) {
  const std::string text = write_readings(settings);
  const Settings read = read_settings(settings.players, TraceNode::parse(text, "readings"),
                                      TraceNode::parse(write_options(settings), "options"));
  EXPECT_EQ(write_readings(read), text);
  EXPECT_EQ(write_options(read), write_options(settings));
  return text;
}

/// By default but for one reading.
std::string readings_with(bool Settings::* reading) {
  Settings settings;
  settings.*reading = true;
  return readings_of(settings);
}

TEST(EselsbrueckeSettings, EachReadingThatIsNotTheDefaultIsWritten) {
  EXPECT_EQ(readings_of({}), "{}");
  EXPECT_EQ(readings_with(&Settings::base_is_a_marker), R"({"base-tile":"marker"})");
  EXPECT_EQ(readings_with(&Settings::open_tiles_are_forfeited), R"({"erring-open-tiles":"forfeit"})");
  EXPECT_EQ(readings_with(&Settings::own_motif_is_a_mistake), R"({"own-motif":"mistake"})");
  EXPECT_EQ(readings_with(&Settings::repeated_motif_is_illegal), R"({"repeated-motif":"illegal"})");
  EXPECT_EQ(readings_with(&Settings::revealed_stop_goes_aside), R"({"revealed-stop":"aside"})");
  EXPECT_EQ(readings_with(&Settings::aid_is_not_passed_on), R"({"second-aid":"none"})");
}

TEST(EselsbrueckeSettings, OptionsThatAreNotTheDefaultAreWritten) {
  Settings settings;
  EXPECT_EQ(write_options(settings), "{}");
  settings.penalties = {1, 0, 20, 3};
  EXPECT_EQ(write_options(settings), R"({"penalties":[1,0,20,3]})");
  settings.expert = true;
  settings.penalties = default_penalties(true);
  EXPECT_EQ(write_options(settings), R"({"side":"expert"})");
  settings.story_tiles = {1, 9, 1, 9, 1};
  settings.penalties = {0, 1, 2, 3, 20};
  EXPECT_EQ(write_options(settings), R"({"side":"expert","story_tiles":[1,9,1,9,1],"penalties":[0,1,2,3,20]})");
  EXPECT_EQ(readings_of(settings), "{}");
}

}  // namespace
}  // namespace rulecheck::eselsbruecke
