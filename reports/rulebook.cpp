#include "reports/rulebook.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "model/core/trace_node.hpp"

namespace rulecheck {
namespace {

/// The first letters of a passage, cut between two UTF-8 characters; in quotes, with no control characters.
std::string beginning(const std::string& text) {
  constexpr std::size_t limit = 60;
  if (text.size() <= limit) return json_text(text);
  std::size_t end = limit;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return json_text(text.substr(0, end) + "…");
}

std::vector<std::string_view> ids(const std::vector<const Clause*>& clauses) {
  std::vector<std::string_view> list;
  for (const Clause* clause : clauses) list.push_back(clause->id);
  return list;
}

/// Who claims a passage that the text does not have, and where in the register: "BRE-01 pieces (…/clauses.toml:25)".
std::string claimants(const MissingPassage& entry, const Register& clauses) {
  if (entry.claimed_by.empty()) return fmt::format("flavour ({})", clauses.path);
  std::string list;
  for (const Clause* clause : entry.claimed_by) {
    list +=
        fmt::format("{}{} {} ({}:{})", list.empty() ? "" : ", ", clause->id, clause->name, clauses.path, clause->line);
  }
  return list;
}

std::string_view status(const AccountedPassage& entry) {
  if (!entry.claimed_by.empty()) return "claimed";
  return entry.flavour ? "flavour" : "unclaimed";
}

std::string claims(const AccountedPassage& entry) {
  return entry.claimed_by.empty() ? std::string(status(entry))
                                  : fmt::format("{}", fmt::join(ids(entry.claimed_by), " "));
}

void print_text(const RulebookAccount& account, const Register& clauses, const std::string& file, std::ostream& out) {
  std::map<std::string_view, int> counts;
  for (const AccountedPassage& entry : account.passages) {
    ++counts[status(entry)];
    if (entry.unclaimed()) {
      fmt::print(out, "{}:{}: unclaimed: {}\n    {}\n", file, entry.passage.line, beginning(entry.passage.text),
                 entry.passage.digest);
    }
  }
  for (const MissingPassage& entry : account.missing) {
    fmt::print(out, "{}: not in the text: {}\n    {}\n", file, claimants(entry, clauses), entry.digest);
  }
  fmt::print(out, "{}: {} passages: {} claimed, {} flavour, {} unclaimed; {} of the register not in the text\n",
             clauses.game, account.passages.size(), counts["claimed"], counts["flavour"], counts["unclaimed"],
             account.missing.size());
}

void print_json(const RulebookAccount& account, const Register& clauses, const std::string& file, std::ostream& out) {
  nlohmann::ordered_json passages = nlohmann::ordered_json::array();
  for (const AccountedPassage& entry : account.passages) {
    passages.push_back({{"line", entry.passage.line},
                        {"digest", entry.passage.digest},
                        {"status", status(entry)},
                        {"clauses", ids(entry.claimed_by)}});
  }
  nlohmann::ordered_json missing = nlohmann::ordered_json::array();
  for (const MissingPassage& entry : account.missing) {
    missing.push_back({{"digest", entry.digest}, {"clauses", ids(entry.claimed_by)}});
  }
  const nlohmann::ordered_json document{{"game", clauses.game},
                                        {"file", file},
                                        {"complete", account.complete()},
                                        {"passages", passages},
                                        {"missing", missing}};
  out << document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
}

void print_digests(const RulebookAccount& account, std::ostream& out) {
  for (const AccountedPassage& entry : account.passages) {
    fmt::print(out, "{} {:>4} [{}] {}\n", entry.passage.digest, entry.passage.line, claims(entry),
               beginning(entry.passage.text));
  }
}

}  // namespace

bool RulebookAccount::complete() const {
  return missing.empty() && std::ranges::none_of(passages, [](const auto& entry) { return entry.unclaimed(); });
}

RulebookAccount account_for(const Register& clauses, std::vector<Passage> passages) {
  RulebookAccount account;
  std::set<std::string_view> present;
  for (Passage& passage : passages) {
    AccountedPassage& entry = account.passages.emplace_back();
    entry.passage = std::move(passage);
    entry.flavour = std::ranges::find(clauses.flavour, entry.passage.digest) != clauses.flavour.end();
    for (const Clause* clause : clauses.clauses) {
      if (std::ranges::find(clause->passages, entry.passage.digest) != clause->passages.end()) {
        entry.claimed_by.push_back(clause);
      }
    }
  }
  for (const AccountedPassage& entry : account.passages) present.insert(entry.passage.digest);
  for (const Clause* clause : clauses.clauses) {
    for (const std::string_view digest : clause->passages) {
      if (present.contains(digest)) continue;
      const auto known = std::ranges::find(account.missing, digest, &MissingPassage::digest);
      if (known == account.missing.end()) {
        account.missing.push_back({digest, {clause}});
      } else {
        known->claimed_by.push_back(clause);
      }
    }
  }
  for (const std::string_view digest : clauses.flavour) {
    if (!present.contains(digest)) account.missing.push_back({digest, {}});
  }
  return account;
}

int report_rulebook(const Register& clauses, const std::filesystem::path& file, RulebookFormat format,
                    std::ostream& out) {
  const RulebookAccount account = account_for(clauses, read_passages(file));
  switch (format) {
    case RulebookFormat::text:
      print_text(account, clauses, file.string(), out);
      break;
    case RulebookFormat::json:
      print_json(account, clauses, file.string(), out);
      break;
    case RulebookFormat::digests:
      print_digests(account, out);
      break;
  }
  return account.complete() ? 0 : 1;
}

}  // namespace rulecheck
