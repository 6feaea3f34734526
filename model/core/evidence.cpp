// Names and writing of evidence records.
#include "model/core/evidence.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

namespace rulecheck {
namespace {

using nlohmann::ordered_json;

// One table per enumeration: both directions read it, so they cannot disagree. The order is the enumeration's.
constexpr std::array<std::string_view, 10> verdict_names{"passed",  "failed",   "unknown",   "timeout", "vacuous",
                                                         "gave-up", "no-cases", "no-solver", "skipped", "crashed"};
constexpr std::array<std::string_view, 5> check_kind_names{"proof", "exhaustive", "property", "fuzz", "example"};
constexpr std::array<std::string_view, 4> mutant_verdict_names{"killed", "survived", "equivalent", "unknown"};
constexpr std::array<std::string_view, 2> mutant_side_names{"properties", "proofs"};

template <typename Value>
std::optional<Value> value_named(std::span<const std::string_view> names, std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

}  // namespace

std::string_view name(Verdict verdict) { return verdict_names.at(static_cast<std::size_t>(verdict)); }
std::string_view name(CheckKind kind) { return check_kind_names.at(static_cast<std::size_t>(kind)); }
std::string_view name(MutantVerdict verdict) { return mutant_verdict_names.at(static_cast<std::size_t>(verdict)); }
std::string_view name(MutantSide side) { return mutant_side_names.at(static_cast<std::size_t>(side)); }

std::optional<Verdict> verdict_named(std::string_view text) { return value_named<Verdict>(verdict_names, text); }
std::optional<CheckKind> check_kind_named(std::string_view text) {
  return value_named<CheckKind>(check_kind_names, text);
}
std::optional<MutantVerdict> mutant_verdict_named(std::string_view text) {
  return value_named<MutantVerdict>(mutant_verdict_names, text);
}
std::optional<MutantSide> mutant_side_named(std::string_view text) {
  return value_named<MutantSide>(mutant_side_names, text);
}

Level level_of(CheckKind kind) {
  switch (kind) {
    case CheckKind::proof:
      return Level::proved;
    case CheckKind::exhaustive:
      return Level::exhaustive;
    case CheckKind::property:
      return Level::property;
    case CheckKind::fuzz:
      return Level::fuzzed;
    case CheckKind::example:
      return Level::example;
  }
  return Level::unmet;
}

EvidenceWriter::EvidenceWriter(std::filesystem::path folder, std::string program)
    : folder_(std::move(folder)), program_(std::move(program)) {}

EvidenceWriter EvidenceWriter::from_environment(std::string_view program) {
  const char* folder = std::getenv("RULECHECK_EVIDENCE");
  if (folder == nullptr || *folder == '\0') return {};
  return {folder, std::string(program)};
}

EvidenceWriter::EvidenceWriter(EvidenceWriter&& other) noexcept
    : folder_(std::move(other.folder_)),
      program_(std::move(other.program_)),
      file_(std::exchange(other.file_, -1)),
      owner_(std::exchange(other.owner_, 0)) {
  other.folder_.clear();
}

EvidenceWriter& EvidenceWriter::operator=(EvidenceWriter&& other) noexcept {
  if (this == &other) return *this;
  close_file();
  folder_ = std::move(other.folder_);
  other.folder_.clear();
  program_ = std::move(other.program_);
  file_ = std::exchange(other.file_, -1);
  owner_ = std::exchange(other.owner_, 0);
  return *this;
}

EvidenceWriter::~EvidenceWriter() { close_file(); }

void EvidenceWriter::close_file() noexcept {
  if (file_ >= 0) ::close(file_);  // nothing is buffered: every line was written and its success seen
  file_ = -1;
}

void EvidenceWriter::open_file() {
  close_file();
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error) throw EvidenceError("evidence folder " + folder_.string() + ": " + error.message());
  owner_ = ::getpid();
  const auto path = folder_ / (program_ + "-" + std::to_string(owner_) + ".jsonl");
  file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file_ < 0) throw EvidenceError("evidence file " + path.string() + ": " + std::strerror(errno));
}

void EvidenceWriter::write_line(std::string line) {
  if (file_ < 0 || owner_ != ::getpid()) open_file();
  line += '\n';
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = ::write(file_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) throw EvidenceError("evidence of " + program_ + " not written: " + std::strerror(errno));
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

namespace {

// Messages may quote arbitrary bytes: what is not UTF-8 becomes U+FFFD, the line stays readable.
std::string text_of(const ordered_json& record) {
  return record.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace

void EvidenceWriter::start(std::string_view check, std::string_view game, CheckKind kind) {
  if (!enabled()) return;
  write_line(text_of({{"record", "start"}, {"check", check}, {"game", game}, {"kind", name(kind)}}));
}

void EvidenceWriter::end(const CheckRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "end"},
                      {"check", record.check},
                      {"game", record.game},
                      {"kind", name(record.kind)},
                      {"clauses", record.clauses},
                      {"verdict", name(record.verdict)},
                      {"amount", record.amount},
                      {"unit", record.unit},
                      {"seed", record.seed},
                      {"readings", record.readings},
                      {"file", record.file},
                      {"line", record.line},
                      {"command", record.command},
                      {"edition", record.edition},
                      {"message", record.message},
                      {"seconds", record.seconds}}));
}

void EvidenceWriter::mutant(const MutantRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "mutant"},
                      {"game", record.game},
                      {"side", name(record.side)},
                      {"site", record.site},
                      {"operator", record.operator_},
                      {"replacement", record.replacement},
                      {"clauses", record.clauses},
                      {"verdict", name(record.verdict)},
                      {"by", record.by}}));
}

void EvidenceWriter::condition(const ConditionRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "condition"},
                      {"game", record.game},
                      {"site", record.site},
                      {"operator", record.operator_},
                      {"clauses", record.clauses},
                      {"seen_true", record.seen_true},
                      {"seen_false", record.seen_false},
                      {"constant", record.constant ? ordered_json(*record.constant) : ordered_json(nullptr)}}));
}

void EvidenceWriter::quantity(const QuantityRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "quantity"},
                      {"check", record.check},
                      {"game", record.game},
                      {"name", record.name},
                      {"value", record.value}}));
}

void EvidenceWriter::witness(const WitnessRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "witness"},
                      {"check", record.check},
                      {"game", record.game},
                      {"clauses", record.clauses},
                      {"breaks", record.breaks},
                      {"trace", record.trace}}));
}

void EvidenceWriter::distribution(const DistributionRecord& record) {
  if (!enabled()) return;
  write_line(text_of({{"record", "distribution"},
                      {"check", record.check},
                      {"game", record.game},
                      {"cases", record.cases},
                      {"labels", record.labels}}));
}

}  // namespace rulecheck
