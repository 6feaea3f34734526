// The choice source: decisions for a game drawn from bytes, so that shrinking and fuzzing both work on whole games.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace rulecheck {

/// Bytes turned into decisions. When the bytes have run out every further decision is the first alternative, so that
/// every sequence, also a shortened one, drives a complete game. From a seed the decisions never run out.
class Choices {
 public:
  /// @param bytes must outlive this object
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes), seeded_(false) {}
  /// Endless pseudo-random decisions (splitmix64); the same on every machine.
  explicit Choices(std::uint64_t seed) : state_(seed), seeded_(true) {}

  /// One of `alternatives` (1 to 65536), from 0.
  std::uint32_t below(std::uint32_t alternatives);
  /// True about `times` in `of` (0 ≤ times ≤ of ≤ 65536); false once the bytes have run out, if times < of.
  bool happens(std::uint32_t times, std::uint32_t of) { return below(of) + times >= of; }
  /// Whether bytes are left; a seed never runs out.
  [[nodiscard]] bool exhausted() const { return !seeded_ && next_ >= bytes_.size(); }

 private:
  std::uint8_t byte() { return next_ < bytes_.size() ? bytes_[next_++] : std::uint8_t{0}; }

  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
  std::uint64_t state_ = 0;
  bool seeded_;
};

inline std::uint32_t Choices::below(std::uint32_t alternatives) {
  if (alternatives <= 1) return 0;
  if (seeded_) {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    z ^= z >> 31;
    return static_cast<std::uint32_t>(((z >> 32) * alternatives) >> 32);
  }
  if (alternatives <= 256) return byte() % alternatives;
  const std::uint32_t high = byte();
  return (high << 8 | byte()) % alternatives;
}

}  // namespace rulecheck
