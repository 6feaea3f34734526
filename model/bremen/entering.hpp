// Bremen: from the entries of a log to values of the rule text.
#pragma once
#include "model/bremen/entries.hpp"
#include "model/bremen/log.hpp"
#include "model/core/given.hpp"

namespace rulecheck::bremen {

/// The hands and the center that an entry states. @param entry has `hands`
template <class D, int players>
Deal<D, players> stated_deal(const DealEntry& entry) {
  Deal<D, players> deal;
  deal.hand = given_sets<D, players>(*entry.hands);
  deal.center = Given<D>::set(entry.center.value_or(0));
  return deal;
}

/// What the circle of an entry gives. @param entry has a circle, of the right size
template <class D, int players>
Deal<D, players> deal_from_circle(const DealEntry& entry) {
  Circle<D, players> circle;
  for (std::size_t i = 0; i < circle.size(); ++i) circle[i] = Given<D>::set(entry.circle->at(i));
  return take_around<D, players>(circle, Given<D>::num(entry.first_taker));
}

/// What an entry gives everybody. @param entry breaks no clause that comes before the redeal
template <class D, int players>
Deal<D, players> deal_of(const DealEntry& entry) {
  return entry.circle ? deal_from_circle<D, players>(entry) : stated_deal<D, players>(entry);
}

/// All pieces of a list of single ones.
inline PieceSet all_of(const std::vector<PieceSet>& singles) {
  PieceSet all = 0;
  for (const PieceSet single : singles) all |= single;
  return all;
}

}  // namespace rulecheck::bremen
