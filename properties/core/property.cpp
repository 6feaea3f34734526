#include "properties/core/property.hpp"

#include <fmt/format.h>
#include <rapidcheck.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace rulecheck {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds shrinking_deadline{10};
/// Enough for a whole game with attempts in between: the longest ones, five heats that are dealt anew, need 1500.
constexpr std::size_t most_bytes = 2048;

/// The choices of the case that is running, kept where a crash handler can print them.
struct Journal {
  std::array<char, 2 * most_bytes + 1> hex{};
  std::array<char, 256> name{};
  volatile std::sig_atomic_t running = 0;

  void begin(const Bytes& bytes) {
    constexpr const char* digits = "0123456789abcdef";
    std::size_t length = 0;
    for (std::uint8_t byte : bytes) {
      if (length + 2 >= hex.size()) break;
      hex[length++] = digits[byte >> 4];
      hex[length++] = digits[byte & 15];
    }
    hex[length] = '\0';
    running = 1;
  }
};
Journal journal;

void write_all(const char* text) {
  std::size_t left = std::strlen(text);
  while (left > 0) {
    const ssize_t written = write(STDERR_FILENO, text, left);
    if (written <= 0) return;
    text += written;
    left -= static_cast<std::size_t>(written);
  }
}

extern "C" void print_journal(int signal) {
  if (journal.running != 0) {
    write_all("\ncrashed in a case of ");
    write_all(journal.name.data());
    write_all("; repeat it with\n  RULECHECK_CHOICES=");
    write_all(journal.hex.data());
    write_all(" <this executable> --gtest_filter=");
    write_all(journal.name.data());
    write_all("\n");
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void journal_crashes(const std::string& name) {
  std::strncpy(journal.name.data(), name.c_str(), journal.name.size() - 1);
  for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGBUS}) std::signal(signal, print_journal);
}

/// Bytes of a random length: one case in eight is short, so that the ends of a choice source are met too.
rc::Gen<Bytes> choice_bytes() {
  return rc::Gen<Bytes>([](const rc::Random& random, int) {
    rc::Random source(random);
    Bytes bytes(source.next() % 8 == 0 ? source.next() % 64 : most_bytes);
    for (std::size_t i = 0; i < bytes.size(); i += sizeof(std::uint64_t)) {
      const std::uint64_t word = source.next();
      std::memcpy(bytes.data() + i, &word, std::min(sizeof word, bytes.size() - i));
    }
    return rc::shrinkable::shrinkRecur(std::move(bytes), [](const Bytes& larger) {
      return rc::seq::concat(rc::shrink::removeChunks(larger), rc::shrink::eachElement(larger, [](std::uint8_t byte) {
                               return rc::shrink::towards<std::uint8_t>(byte, 0);
                             }));
    });
  });
}

std::string hexadecimal(const Bytes& bytes) {
  std::string text;
  for (std::uint8_t byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

/// The bytes of RULECHECK_CHOICES; anything but pairs of hexadecimal digits ends the process with 2.
Bytes bytes_of(std::string_view hex) {
  const auto is_digit = [](unsigned char c) { return std::isxdigit(c) != 0; };
  if (hex.size() % 2 != 0 || !std::ranges::all_of(hex, is_digit)) {
    fmt::print(stderr, "RULECHECK_CHOICES: '{}' is not made of pairs of hexadecimal digits\n", hex);
    std::exit(2);
  }
  Bytes bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(std::strtoul(std::string(hex.substr(i, 2)).c_str(), nullptr, 16)));
  }
  return bytes;
}

/// What the cases of one property have in common.
struct Run {
  void (*body)(Trial&);
  PropertyOutcome result;
  std::map<std::string, double> shares;
  std::string smallest, message, trace;
  Clock::time_point first_failure{};
  std::uint64_t expectations = 0;
  bool failed = false, shrinking_cut = false;

  void note_failure(const Bytes& bytes, const Trial& trial, const char* why) {
    if (!failed) first_failure = Clock::now();
    failed = true;
    smallest = hexadecimal(bytes);
    message = why;
    trace = trial.shown();
  }

  /// Throws what the body throws.
  void run_case(const Bytes& bytes) {
    journal.begin(bytes);
    Trial trial{Choices(std::span<const std::uint8_t>(bytes))};
    try {
      run_body(body, trial);
    } catch (const std::exception& error) {
      note_failure(bytes, trial, error.what());
      throw;
    } catch (...) {
      note_failure(bytes, trial, thrown_without_words);
      throw;
    }
    if (failed) return;
    ++result.outcome.amount;
    expectations += trial.expectations();
    if (!trial.unit().empty()) result.unit = trial.unit();
    for (const std::string& label : trial.labels()) ++result.labels[label];
    shares.insert(trial.shares().begin(), trial.shares().end());
  }

  /// The labels that came too rarely.
  std::string rare_labels() const {
    std::string rare;
    for (const auto& [label, share] : shares) {
      const auto found = result.labels.find(label);
      const std::uint64_t count = found == result.labels.end() ? 0 : found->second;
      if (static_cast<double>(count) < share * static_cast<double>(result.outcome.amount)) {
        rare += fmt::format("only {} of {} cases are '{}', {:.2f} % are needed; ", count, result.outcome.amount, label,
                            100 * share);
      }
    }
    return rare;
  }
};

}  // namespace

std::uint64_t case_seed(std::uint64_t seed, const std::string& name, std::uint64_t index) {
  std::uint64_t hash = 0xcbf29ce484222325ULL ^ seed;
  for (char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash + index * 0x9e3779b97f4a7c15ULL;
}

PropertyOutcome run_property(const std::string& name, void (*body)(Trial&), std::uint64_t cases, std::uint64_t seed) {
  Run run{.body = body, .result = {}, .shares = {}, .smallest = {}, .message = {}, .trace = {}};
  Outcome& outcome = run.result.outcome;
  outcome.seed = seed;
  journal_crashes(name);
  if (const char* choices = std::getenv("RULECHECK_CHOICES"); choices != nullptr) {
    try {
      run.run_case(bytes_of(choices));
    } catch (...) {  // reported below
    }
  } else if (cases > 0) {
    // RapidCheck announces a configuration of its own: let it say the seed that is used.
    setenv("RC_PARAMS", fmt::format("seed={}", seed).c_str(), 1);
    rc::detail::TestParams params;
    params.seed = case_seed(seed, name, 0);
    params.maxSuccess = static_cast<int>(cases);
    const auto tried = rc::detail::checkTestable(
        [&run] {
          const Bytes bytes = *choice_bytes();
          if (run.failed && Clock::now() > run.first_failure + shrinking_deadline) {
            run.shrinking_cut = true;
            return;
          }
          run.run_case(bytes);
        },
        rc::detail::TestMetadata{name, name}, params);
    if (!run.failed && !tried.is<rc::detail::SuccessResult>()) {
      run.failed = true;
      run.message = "RapidCheck ended without a result of its own";
    }
  }
  journal.running = 0;
  if (run.failed) {
    outcome.verdict = Verdict::failed;
    outcome.message = fmt::format("{}\n{}repeat: RULECHECK_CHOICES={} with --gtest_filter={}{}{}", run.message,
                                  run.shrinking_cut ? "(shrinking was cut short by its deadline) " : "", run.smallest,
                                  name, run.trace.empty() ? "" : "\ntrace: ", run.trace);
  } else if (outcome.amount == 0 || run.expectations == 0) {
    outcome.verdict = Verdict::no_cases;
    outcome.message = outcome.amount == 0 ? "no case was tried" : "the check expected nothing";
    outcome.amount = 0;
  } else if (const std::string rare = run.rare_labels(); !rare.empty() && std::getenv("RULECHECK_CHOICES") == nullptr) {
    outcome.verdict = Verdict::gave_up;
    outcome.message = rare;
  } else {
    outcome.verdict = Verdict::passed;
  }
  return run.result;
}

bool fails_in_some_case(void (*body)(Trial&), std::uint64_t cases, std::uint64_t seed) {
  for (std::uint64_t index = 0; index < cases; ++index) {
    Trial trial{Choices(seed + index)};
    try {
      run_body(body, trial);
    } catch (...) {
      return true;
    }
  }
  return false;
}

}  // namespace rulecheck
