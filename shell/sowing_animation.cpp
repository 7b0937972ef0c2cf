#include "shell/sowing_animation.h"

#include <algorithm>
#include <cmath>

namespace mancala {
namespace {

constexpr std::size_t kCheckpoint = 64;  // steps
constexpr double kLeastStep = 50;        // milliseconds: an eye follows nothing shorter
constexpr double kTravel = 0.7;          // of a drop's time the hand moves …
constexpr double kFall = 0.55;           // … and from here on the seed falls

// Milliseconds at normal speed.
double base_duration(const Step& step) {
  switch (step.kind) {
    case StepKind::Lift: return step.relay ? 200 : 280;
    case StepKind::Drop: return 210;
    case StepKind::Capture: return step.rule == CaptureRule::Chain || step.rule == CaptureRule::Leapfrog ? 360 : 560;
    case StepKind::Sweep: return 700;
    case StepKind::Bonus: return 420;
    default: return 0;
  }
}

double speed_factor(Speed speed) {
  switch (speed) {
    case Speed::Slow: return 1.9;
    case Speed::Fast: return 0.45;
    case Speed::Off: return 0;
    default: return 1;
  }
}

// A relay gathers speed: the first steps at full length, later ones ever shorter.
double pace(std::size_t step) { return step < 16 ? 1 : 1 / (1 + static_cast<double>(step - 16) / 20); }

// No move takes longer than this at normal speed; beyond the first steps a longer one runs as fast as it must.
constexpr double kLongest = 14'000;
constexpr std::size_t kUnhurried = 24;

void apply(const Step& step, Board& board, int& hand) {
  switch (step.kind) {
    case StepKind::Lift:
      hand += board.pits[step.pit];
      board.pits[step.pit] = 0;
      break;
    case StepKind::Drop:
      --hand;
      ++(step.in_store ? board.stores[index_of(step.side)] : board.pits[step.pit]);
      break;
    case StepKind::Capture:
    case StepKind::Sweep:
      for (int i = 0; i < step.from_count; ++i) {
        board.stores[index_of(step.side)] += board.pits[step.from[i]];
        board.pits[step.from[i]] = 0;
      }
      break;
    default: break;
  }
}

std::optional<Spot> spot_of(const Step& step) {
  if (step.kind == StepKind::Lift) return pit_spot(step.pit);
  if (step.kind == StepKind::Drop) return step.in_store ? store_spot(step.side) : pit_spot(step.pit);
  return std::nullopt;
}

// A bunch leaves a little later than the one before it, and all arrive together.
float staggered(double progress, int index, int count) {
  const double delay = count > 1 ? 0.3 * index / (count - 1) : 0;
  return static_cast<float>(std::clamp((progress - delay) / (1 - delay), 0.0, 1.0));
}

void show_gathering(const Step& step, double progress, SowingFrame& frame) {
  for (int i = 0; i < step.from_count; ++i) {
    std::uint8_t& lying = frame.board.pits[step.from[i]];
    if (lying == 0) continue;
    const auto kind = step.kind == StepKind::Capture ? Flight::Kind::Capture : Flight::Kind::Sweep;
    frame.flights.push_back({kind, pit_spot(step.from[i]), store_spot(step.side), lying, staggered(progress, i, step.from_count)});
    lying = 0;
  }
}

void show_hand(const Step& step, std::optional<Spot> before, double progress, SowingFrame& frame) {
  frame.hand_shown = true;
  frame.hand_to = *spot_of(step);
  frame.hand_from = before.value_or(frame.hand_to);
  frame.hand_progress = static_cast<float>(std::min(1.0, progress / kTravel));
  if (step.kind != StepKind::Drop || progress < kFall) return;
  --frame.hand;
  frame.flights.push_back({Flight::Kind::Drop, frame.hand_to, frame.hand_to, 1, static_cast<float>((progress - kFall) / (1 - kFall))});
}

}  // namespace

SowingAnimation::SowingAnimation(const Board& before, Sowing sowing, Speed speed) : before_(before), sowing_(std::move(sowing)) {
  const double factor = speed_factor(speed);
  Board board = before_;
  int hand = 0;
  double head = 0, total = 0;
  std::vector<double> lengths;
  for (std::size_t i = 0; i < sowing_.size(); ++i) {
    if (i % kCheckpoint == 0) checkpoints_.push_back(board);
    hand_.push_back(static_cast<std::uint8_t>(hand));
    apply(sowing_[i], board, hand);
    const double base = base_duration(sowing_[i]) * factor;
    lengths.push_back(base > 0 ? std::max(kLeastStep, base * pace(i)) : 0);
    total += lengths.back();
    if (i < kUnhurried) head += lengths.back();
  }
  const double longest = kLongest * factor;
  const double hurry = total > longest && total > head ? std::max(0.0, longest - head) / (total - head) : 1;
  double end = 0;
  for (std::size_t i = 0; i < lengths.size(); ++i) ends_.push_back(end += lengths[i] * (i < kUnhurried ? 1 : hurry));
}

std::size_t SowingAnimation::step_at(double ms) const {
  return static_cast<std::size_t>(std::upper_bound(ends_.begin(), ends_.end(), ms) - ends_.begin());
}

Board SowingAnimation::board_at(std::size_t steps) const {
  if (sowing_.empty()) return before_;
  const std::size_t from = std::min(steps / kCheckpoint, checkpoints_.size() - 1);
  Board board = checkpoints_[from];
  int hand = 0;
  for (std::size_t i = from * kCheckpoint; i < steps; ++i) apply(sowing_[i], board, hand);
  return board;
}

SowingFrame SowingAnimation::frame(double ms) const {
  SowingFrame frame;
  const std::size_t current = step_at(std::max(0.0, ms));
  frame.board = board_at(current);
  std::optional<Spot> before;
  for (std::size_t i = current; i-- > 0 && !before;) before = spot_of(sowing_[i]);
  frame.touched = before;
  if (current == sowing_.size()) return frame;
  const Step& step = sowing_[current];
  const double start = current == 0 ? 0 : ends_[current - 1];
  const double progress = std::clamp((ms - start) / (ends_[current] - start), 0.0, 1.0);
  frame.hand = hand_[current];
  switch (step.kind) {
    case StepKind::Lift:
    case StepKind::Drop: show_hand(step, before, progress, frame); break;
    case StepKind::Capture:
    case StepKind::Sweep: show_gathering(step, progress, frame); break;
    case StepKind::Bonus:
      frame.glow[index_of(step.side)] = static_cast<float>(std::sin(progress * 3.14159265358979));
      break;
    default: break;
  }
  return frame;
}

SowingAnimation::Range SowingAnimation::steps_between(double from_ms, double to_ms) const {
  return {step_at(from_ms), std::max(step_at(from_ms), step_at(to_ms))};
}

}  // namespace mancala
