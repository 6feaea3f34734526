// Reads evidence files, strictly.
#include "model/core/evidence_reader.hpp"

#include <algorithm>
#include <fstream>
#include <map>

namespace rulecheck {
namespace {

// The checks of one file that have started and not ended yet; a check may run more than once.
using Running = std::vector<CrashRecord>;

CrashRecord start_record(RecordFields& fields) {
  return {fields.filled_text("check"), fields.filled_text("game"), fields.choice("kind", check_kind_named)};
}

CheckRecord end_record(RecordFields& fields) {
  CheckRecord record;
  record.check = fields.filled_text("check");
  record.game = fields.filled_text("game");
  record.kind = fields.choice("kind", check_kind_named);
  record.clauses = fields.texts("clauses");
  record.verdict = fields.choice("verdict", verdict_named);
  record.amount = fields.count("amount");
  record.unit = fields.text("unit");
  record.seed = fields.count("seed");
  record.readings = fields.text_by_name("readings");
  record.file = fields.filled_text("file");
  record.line = fields.number("line");
  record.command = fields.text("command");
  record.edition = fields.text("edition");
  record.message = fields.text("message");
  record.seconds = fields.seconds("seconds");
  return record;
}

MutantRecord mutant_record(RecordFields& fields) {
  return {.game = fields.filled_text("game"),
          .side = fields.choice("side", mutant_side_named),
          .site = fields.filled_text("site"),
          .operator_ = fields.text("operator"),
          .replacement = fields.text("replacement"),
          .clauses = fields.texts("clauses"),
          .verdict = fields.choice("verdict", mutant_verdict_named),
          .by = fields.texts("by")};
}

ConditionRecord condition_record(RecordFields& fields) {
  return {.game = fields.filled_text("game"),
          .site = fields.filled_text("site"),
          .operator_ = fields.text("operator"),
          .clauses = fields.texts("clauses"),
          .seen_true = fields.truth("seen_true"),
          .seen_false = fields.truth("seen_false"),
          .constant = fields.truth_or_null("constant")};
}

QuantityRecord quantity_record(RecordFields& fields) {
  return {.check = fields.filled_text("check"),
          .game = fields.filled_text("game"),
          .name = fields.filled_text("name"),
          .value = fields.text("value")};
}

WitnessRecord witness_record(RecordFields& fields) {
  return {.check = fields.filled_text("check"),
          .game = fields.filled_text("game"),
          .clauses = fields.texts("clauses"),
          .breaks = fields.truth("breaks"),
          .trace = fields.filled_text("trace")};
}

DistributionRecord distribution_record(RecordFields& fields) {
  return {.check = fields.filled_text("check"),
          .game = fields.filled_text("game"),
          .cases = fields.count("cases"),
          .labels = fields.count_by_name("labels")};
}

// Nothing is added before every field has been read and no field is left over.
template <typename Record>
void add(std::vector<Record>& records, RecordFields& fields, Record record) {
  fields.nothing_else();
  records.push_back(std::move(record));
}

void take_end(RecordFields& fields, Running& running, Evidence& evidence) {
  CheckRecord record = end_record(fields);
  fields.nothing_else();
  const auto started = std::ranges::find_if(running, [&record](const CrashRecord& start) {
    return start.check == record.check && start.game == record.game && start.kind == record.kind;
  });
  if (started == running.end()) throw RecordError("end of " + record.check + " without its start");
  running.erase(started);
  evidence.ends.push_back(std::move(record));
}

void take_record(const nlohmann::json& object, Running& running, Evidence& evidence) {
  RecordFields fields(object);
  const std::string record = fields.text("record");
  if (record == "start") return add(running, fields, start_record(fields));
  if (record == "end") return take_end(fields, running, evidence);
  if (record == "mutant") return add(evidence.mutants, fields, mutant_record(fields));
  if (record == "condition") return add(evidence.conditions, fields, condition_record(fields));
  if (record == "quantity") return add(evidence.quantities, fields, quantity_record(fields));
  if (record == "witness") return add(evidence.witnesses, fields, witness_record(fields));
  if (record == "distribution") return add(evidence.distributions, fields, distribution_record(fields));
  throw RecordError("unknown record \"" + record + "\"");
}

}  // namespace

void read_evidence_file(std::istream& input, const std::string& file, Evidence& evidence) {
  Running running;
  read_json_lines(input, file, evidence.problems,
                  [&](const nlohmann::json& object) { take_record(object, running, evidence); });
  evidence.crashes.insert(evidence.crashes.end(), running.begin(), running.end());
}

std::vector<std::filesystem::path> json_lines_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

Evidence read_evidence(const std::filesystem::path& folder) {
  Evidence evidence;
  for (const auto& path : json_lines_files(folder)) {
    std::ifstream input(path, std::ios::binary);
    if (!input || std::filesystem::is_directory(path)) {
      evidence.problems.push_back({path.filename().string(), 0, "the file cannot be opened"});
      continue;
    }
    read_evidence_file(input, path.filename().string(), evidence);
  }
  return evidence;
}

}  // namespace rulecheck
