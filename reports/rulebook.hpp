// Sentence accounting: which passages of a rulebook text the clause register claims.
#pragma once
#include <filesystem>
#include <ostream>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/passages.hpp"

namespace rulecheck {

/// A passage of the text and what the register says about it.
struct AccountedPassage {
  Passage passage;
  std::vector<const Clause*> claimed_by;  ///< in the order of the register
  bool flavour = false;                   ///< declared to state no rule

  [[nodiscard]] bool unclaimed() const { return claimed_by.empty() && !flavour; }
};

/// A digest of the register that no passage of the text has: the text has changed, or it is another one.
struct MissingPassage {
  std::string_view digest;
  std::vector<const Clause*> claimed_by;  ///< empty for flavour
};

/// The account of one text. Equal passages (a heading that is printed twice) have one digest and are claimed together.
struct RulebookAccount {
  std::vector<AccountedPassage> passages;  ///< in the order of the text
  std::vector<MissingPassage> missing;     ///< in the order of the register, flavour last

  /// Whether every passage is claimed or flavour, and every digest of the register was found.
  [[nodiscard]] bool complete() const;
};

/// @param clauses the register of the game whose rulebook the text is
RulebookAccount account_for(const Register& clauses, std::vector<Passage> passages);

/// How an account is printed.
enum class RulebookFormat {
  text,    ///< for people: what is unclaimed or missing, then the figures
  json,    ///< one object: `game`, `file`, `complete`, `passages` (`line`, `digest`, `status`, `clauses`), `missing`
  digests  ///< for who keeps the register: digest, line, claims and the beginning of every passage
};

/// Reads a rulebook text and prints its account.
/// @returns 0 if the account is complete, otherwise 1
/// @throws InputError if the file cannot be read, is empty or is not UTF-8
int report_rulebook(const Register& clauses, const std::filesystem::path& file, RulebookFormat format,
                    std::ostream& out);

}  // namespace rulecheck
