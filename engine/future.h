// What is still to be won: boards without their stores, and what each move makes of them. The seeds still to come do
// not depend on what is banked already, so one board stands for all positions that differ in their stores only.
#pragma once

#include <array>

#include "engine/bounds.h"
#include "engine/kernel.h"

namespace mancala {

// The pits from the mover's point of view; the stores' bytes are 0. `owners` tells who owns which pit: 0 or 1, an index
// of Future's two views, always 0 where each side owns its own row.
template <class W>
struct Pits {
  typename W::Half own, other;
  int owners;
  bool operator==(const Pits&) const = default;
  int seeds() const { return byte_sum(own) + byte_sum(other); }
};

// What one move leads to. `gain`: what the mover banks by it, less what the other side does (sweeps count).
template <class W>
struct Next {
  Pits<W> pits;
  int gain;
  int lane;  // the pit lifted, or -1 for a pass
  bool turned;
  bool over;
  // A margin still to come after the move, as the mover sees it before the move.
  Bounds seen_before(Bounds after) const { return gain + (turned ? -after : after); }
};

template <class W, class M>
class Future {
 public:
  using Half = typename W::Half;
  static constexpr int kMost = 2 * W::kPits;  // moves
  using Moves = std::array<Next<W>, kMost>;

  Future(const Kernel<W, M>& kernel, const Position& position) : kernel_(kernel), row_(pits_mask<W>(kernel.pits())) {
    views_[0] = kernel.state(position);
    views_[1] = kernel.pass(views_[0]);
    turns_owners_ = kernel.rules().match != MatchKind::SingleGame &&
                    !(views_[0].mine[0] == views_[1].mine[0] && views_[0].mine[1] == views_[1].mine[1]);
  }

  const Kernel<W, M>& kernel() const { return kernel_; }
  int views() const { return turns_owners_ ? 2 : 1; }
  // Where every circuit feeds a store no position comes back, and play ends by itself.
  bool always_ends() const { return kernel_.rules().stores == Stores::Sown && kernel_.rules().least_lift == 1; }
  Pits<W> root() const { return {views_[0].lanes.own & row_, views_[0].lanes.other & row_, 0}; }
  static int margin(const State<W>& s) {
    return static_cast<int>(s.lanes.own >> Lanes<W>::kStoreShift) -
           static_cast<int>(s.lanes.other >> Lanes<W>::kStoreShift);
  }

  // Precondition: the board is not finished. The moves in the order of their lanes, a pass alone; returns how many.
  int moves(const Pits<W>& pits, Moves& out) const {
    const State<W> s = state(pits);
    int count = 0;
    for (int half = 0; half < 2; ++half)
      for (auto marks = kernel_.liftable(s, half); marks != 0; marks &= marks - 1) {
        const int lane = first_lane(marks) + half * W::kLanes;
        out[count++] = next(kernel_.play(s, lane), pits.owners, lane);
      }
    if (count == 0) out[count++] = next(kernel_.pass(s), pits.owners, -1);
    return count;
  }

  // How many moves() gives.
  int count(const Pits<W>& pits) const {
    const State<W> s = state(pits);
    int count = 0;
    for (int half = 0; half < 2; ++half)
      for (auto marks = kernel_.liftable(s, half); marks != 0; marks &= marks - 1) ++count;
    return std::max(count, 1);
  }

  // The margin when play ends here as endless: what is left goes to the owners of the pits.
  int swept(const Pits<W>& pits) const {
    State<W> s = state(pits);
    kernel_.sweep(s, Leftovers::PitOwner);
    return margin(s);
  }

  // The margin when play ends here by the rules.
  int ended(const Pits<W>& pits) const {
    State<W> s = state(pits);
    kernel_.sweep(s, kernel_.rules().leftovers);
    return margin(s);
  }

  // Precondition: the pit in `lane` can be lifted.
  Next<W> play(const Pits<W>& pits, int lane) const { return next(kernel_.play(state(pits), lane), pits.owners, lane); }

  // True when the rules call the board finished with its mover to move.
  bool is_finished(const Pits<W>& pits) const { return kernel_.is_finished(state(pits)); }

 private:
  State<W> state(const Pits<W>& pits) const {
    State<W> s = views_[pits.owners];
    s.lanes = {pits.own, pits.other};
    s.turned = s.again = s.over = false;
    return s;
  }

  Next<W> next(const State<W>& s, int owners, int lane) const {
    const int margin_after = margin(s);
    return {{s.lanes.own & row_, s.lanes.other & row_, s.turned && turns_owners_ ? 1 - owners : owners},
            s.turned ? -margin_after : margin_after,
            lane,
            s.turned,
            s.over};
  }

  const Kernel<W, M>& kernel_;
  Half row_;
  State<W> views_[2];
  bool turns_owners_;
};

}  // namespace mancala
