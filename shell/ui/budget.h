// Time that one frame may spend on what can wait for the next one.
#pragma once

#include <chrono>

namespace mancala {

class Budget {
 public:
  explicit Budget(double milliseconds) : end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double, std::milli>(milliseconds))) {}
  bool is_spent() const { return Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_;
};

}  // namespace mancala
