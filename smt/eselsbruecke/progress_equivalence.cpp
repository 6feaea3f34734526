// Where a bent rule gives the same: tiles on a board are added up story by story, and it does not matter whether the
// last one comes first (the entry before the first is the last one).
#include "model/eselsbruecke/progress.hpp"
#include "smt/core/equivalence.hpp"
#include "smt/eselsbruecke/state.hpp"

namespace rulecheck::eselsbruecke {

EQUIVALENCE(EselsbrueckeProgress, TilesOnABoard) {
  const auto agreed = read_in<Agreement<D>>(book::any_agreement());
  for (std::uint64_t fields = 0; fields < 32; ++fields) {
    outputs.add("fields " + std::to_string(fields), tiles_on<D>(agreed, typename D::Set(SymSet(fields))));
  }
}

}  // namespace rulecheck::eselsbruecke
