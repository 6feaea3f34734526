// "Stop Tiles": stacks in order, what can be taken from their top, and what the examples on penalties say.
#include "model/eselsbruecke/stack.hpp"

#include "tests/eselsbruecke/tables.hpp"

namespace rulecheck::eselsbruecke {
namespace {

template <class D>
std::pair<int, bool> given_away(const StackText& stack, int open, int due) {
  const auto given = giving<D>(given_stack<D>(stack), Given<D>::num(open), Given<D>::num(due));
  return {known(given.lost), known(given.stopped)};
}

/// Tile by tile: from the open ones, then from the top, until a stop tile comes to light.
std::pair<int, bool> one_by_one(const StackText& stack, int open, int due) {
  const auto above = static_cast<int>(stack.find('s') == std::string::npos ? stack.size() : stack.find('s'));
  int lost = 0;
  for (; lost < due && open > 0; ++lost) --open;
  for (int tile = 0; lost < due; ++lost, ++tile) {
    if (tile == above) return {lost, above < static_cast<int>(stack.size())};
  }
  return {lost, false};
}

const std::vector<StackText> stacks{"",     "p",    "s",   "pp",   "ps",   "sp",    "ss",       "ppsp",
                                    "psps", "pppp", "spp", "pspp", "ppss", "sppsp", "pppppppsp"};

}  // namespace

EXAMPLE(EselsbrueckeStack, StacksAreToldInOrder, clause::revealed_stop_ends_giving, clause::stop_tile_as_reward) {
  for (const StackText& stack : stacks) {
    trial.expect(stack_text<D>(given_stack<D>(stack)) == stack, "a stack to be told as it is");
    trial.expect(stack_text<D>(with_stop<D>(given_stack<D>(stack))) == "s" + stack, "a stop tile to go on top");
    trial.expect(known(is_in_order<D>(given_stack<D>(stack))), "a stack to be in order");
    for (const StackText& other : stacks) {
      trial.expect(known(are_alike<D>(given_stack<D>(stack), given_stack<D>(other))) == (stack == other),
                   [&] { return stack + " and " + other + " to differ where they do"; });
    }
  }
  const StackText high = std::string(90, 'p') + std::string(35, 's') + std::string(90, 'p');
  trial.expect(stack_text<D>(given_stack<D>(high)) == high, "more than 64 tiles");
}

EXAMPLE(EselsbrueckeStack, WhatLiesAboveTheStackMeansNothing, clause::revealed_stop_ends_giving) {
  // A stop tile that was laid aside leaves its entry behind.
  Stack<D> stack = given_stack<D>("psp");
  stack.below[2] = Given<D>::num(7);
  trial.expect(known(are_alike<D>(stack, given_stack<D>("psp"))), "the entry to be ignored");
  trial.expect(known(are_alike<D>(given_stack<D>("psp"), stack)), "the entry to be ignored");
  trial.expect(known(is_in_order<D>(stack)), "the entry to be ignored");
  stack.below[2] = Given<D>::num(0);
  trial.expect(known(is_in_order<D>(stack)), "the entry to be ignored");
}

EXAMPLE(EselsbrueckeStack, StacksOutOfOrderAreNoticed, clause::revealed_stop_ends_giving) {
  const auto with = [](const StackText& text, std::size_t entry, int below) {
    Stack<D> stack = given_stack<D>(text);
    stack.below[entry] = Given<D>::num(below);
    return known(is_in_order<D>(stack));
  };
  trial.expect(with("pspsp", 1, 2) && with("pspsp", 1, 0), "stop tiles at the ends of what is possible");
  trial.expect(!with("pspsp", 1, 3) && !with("pspsp", 1, -1), "stop tiles above one another or below the table");
  trial.expect(with("pspsp", 2, 3) && !with("pspsp", 2, 4) && !with("pspsp", 2, 0), "the topmost above the top");
  trial.expect(!with("pspsp", 0, 1) && !with("pspsp", 0, -1), "nothing to lie under the table");
  Stack<D> stack = given_stack<D>("p");
  stack.stops = Given<D>::num(-1);
  trial.expect(!known(is_in_order<D>(stack)), "fewer than no stop tiles");
  const StackText high = std::string(35, 's') + "p";
  trial.expect(with(high, 35, 1) && !with(high, 35, 0), "thirty-five stop tiles");
}

EXAMPLE(EselsbrueckeStack, TheExamplesOnPenalties, clause::example_red_costs_one, clause::example_stop_after_two,
        clause::nothing_left_to_give, clause::revealed_stop_ends_giving) {
  trial.expect(given_away<D>("p", 0, 1) == std::pair(1, false), "Birgit to lose a tile");
  trial.expect(given_away<D>("ppsp", 0, 3) == std::pair(2, true), "Claudia to lose two tiles");
  trial.expect(given_away<D>("pp", 0, 3) == std::pair(2, false), "nobody to give more than there is");
  const auto agreement = agreement_of<D>({});
  trial.expect(known(penalty_of_story<D>(agreement, Given<D>::num(1))) == 1, "the red field to cost 1");
  trial.expect(known(penalty_of_story<D>(agreement, Given<D>::num(4))) == 3, "the yellow field to cost 3");
}

EXAMPLE(EselsbrueckeStack, GivingIsTileByTile, clause::penalty_of_the_field, clause::open_tiles_go_first,
        clause::nothing_left_to_give, clause::revealed_stop_ends_giving) {
  for (const StackText& stack : stacks) {
    for (int open = 0; open <= 9; ++open) {
      for (int due = 0; due <= 20; ++due) {
        trial.expect(given_away<D>(stack, open, due) == one_by_one(stack, open, due), [&] {
          return "as tile by tile: " + stack + ", open " + std::to_string(open) + ", due " + std::to_string(due);
        });
        trial.expect(known(open_beyond<D>(Given<D>::num(open), Given<D>::num(due))) == std::max(0, open - due),
                     "what is left open");
      }
    }
  }
}

EXAMPLE(EselsbrueckeStack, TheOverviewOfBothSides, clause::tiles_of_a_story, clause::six_rounds, clause::expert_variant,
        clause::penalty_of_the_field, clause::no_stories_at_the_end) {
  Settings settings;
  settings.penalties = {1, 7, 8, 3};
  Settings expert;
  expert.expert = true;
  expert.story_tiles = {9, 8, 7, 6, 5};
  expert.penalties = {10, 11, 12, 13, 14};
  const auto normal_side = agreement_of<D>(settings), expert_side = agreement_of<D>(expert);
  trial.expect(known(last_round<D>(normal_side)) == 6 && known(last_round<D>(expert_side)) == 7,
               "six and seven rounds");
  const std::array tiles{3, 3, 4, 5}, penalties{1, 7, 8, 3};
  for (int story = 1; story <= 8; ++story) {
    const auto number = Given<D>::num(story);
    const auto place = static_cast<std::size_t>(story - 1);
    trial.expect(known(is_a_story<D>(normal_side, number)) == (story <= 4), "four stories");
    trial.expect(known(is_a_story<D>(expert_side, number)) == (story <= 5), "five stories");
    if (story <= 4) {
      trial.expect(known(tiles_of_story<D>(normal_side, number)) == tiles.at(place), "3, 3, 4 and 5 tiles");
      trial.expect(known(penalty_of_story<D>(normal_side, number)) == penalties.at(place), "the penalties shown");
    }
    if (story <= 5) {
      trial.expect(known(tiles_of_story<D>(expert_side, number)) == 10 - story, "the tiles agreed on");
      trial.expect(known(penalty_of_story<D>(expert_side, number)) == 9 + story, "the penalties agreed on");
    }
  }
}

}  // namespace rulecheck::eselsbruecke
