#include "model/core/sites.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rulecheck {
namespace {

/// A compiler's file name as a path relative to the repository: what follows the last "model/" that begins a folder.
std::string_view relative(std::string_view file) {
  for (std::size_t from = file.rfind("model/"); from != std::string_view::npos && from != 0;
       from = file.rfind("model/", from - 1)) {
    if (file[from - 1] == '/') return file.substr(from);
  }
  return file;
}

}  // namespace

std::string place(const Site& site) { return fmt::format("{}:{}:{}", site.file, site.line, site.column); }

Sites& Sites::instance() {
  static Sites sites;
  return sites;
}

std::map<Site, SiteRecord> Sites::records() const {
  std::map<Site, SiteRecord> result;
  for (const auto& [key, noted] : records_) {
    const SiteRecord& record = noted.record;
    SiteRecord& merged = result[Site{std::string(relative(key.file)), key.line, key.column, key.op}];
    merged.clauses.insert(record.clauses.begin(), record.clauses.end());
    merged.seen_true |= record.seen_true;
    merged.seen_false |= record.seen_false;
  }
  return result;
}

void Sites::record(bool on) {
  records_.clear();
  recent_.fill({});
  recording_ = on;
}

void Sites::bend(const Bend& bend) {
  active_file_ = bend.site.file;
  active_line_ = bend.site.line;
  active_column_ = bend.site.column;
  active_op_ = bend.site.op;
  active_variant_ = bend.variant;
  reached_ = false;
}

void Sites::observe(Operator op, const std::source_location& at, bool value) {
  if (!recording_) return;
  SiteRecord& record = note(op, at);
  bool& seen = value ? record.seen_true : record.seen_false;
  novelties_ += seen ? 0U : 1U;
  seen = true;
}

Sites::Noted& Sites::noted_at(const Key& key) {
  const std::uint32_t spread = (key.line * 64 + key.column) * 2'654'435'761U + static_cast<std::uint32_t>(key.op);
  Recent& recent = recent_[spread >> 20];
  if (recent.noted == nullptr || recent.key != key) {
    const auto [place, is_new] = records_.try_emplace(key);
    novelties_ += is_new ? 1U : 0U;
    recent = {key, &place->second};
  }
  return *recent.noted;
}

SiteRecord& Sites::note(Operator op, const std::source_location& at) {
  Noted& noted = noted_at({at.file_name(), at.line(), at.column(), op});
  if (scopes_.empty()) return noted.record;
  const auto innermost = std::span(clauses_).subspan(scopes_.back());
  if (!std::ranges::equal(noted.last_clauses, innermost)) {
    noted.last_clauses.assign(innermost.begin(), innermost.end());
    noted.record.clauses.insert(innermost.begin(), innermost.end());
  }
  return noted.record;
}

bool Sites::is_active_file(const char* file) const { return relative(file) == active_file_; }

}  // namespace rulecheck
