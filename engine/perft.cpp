#include "engine/perft.h"

#include "engine/kernel.h"

namespace mancala {

namespace {

// Keeps the compiler from leaving out the making of a position that is only counted.
inline void keep(std::uint64_t half) { asm volatile("" : : "r"(half)); }
__extension__ inline void keep(unsigned __int128 half) {
  keep(static_cast<std::uint64_t>(half));
  keep(static_cast<std::uint64_t>(half >> 64));
}

template <class W, class M>
class Counter {
 public:
  Counter(const Kernel<W, M>& kernel, int depth) : kernel_(kernel), depth_(depth) {
    if (may_repeat()) path_.resize(static_cast<std::size_t>(depth) + 1);
  }

  // The sequences that begin with one move; lane -1 is a pass.
  PerftCount after(const State<W>& root, int lane) {
    if (may_repeat()) path_[0] = {root.lanes, false};
    const State<W> next = lane < 0 ? kernel_.pass(root) : kernel_.play(root, lane);
    std::uint64_t sequences = 1;
    if (depth_ > 1) sequences = next.over ? 0 : count(next, depth_ - 1, 1, quiet_after(root, next, 0), next.turned);
    return {sequences, positions_ + 1};
  }

 private:
  // Sequences of `depth` (at least one) more moves from a state that is not over. `quiet` plies have passed since a seed was banked.
  std::uint64_t count(const State<W>& s, int depth, int ply, int quiet, bool turned) {
    if (may_repeat()) path_[ply] = {s.lanes, turned};
    if (may_repeat() && quiet >= 4 && stands_for_the_third_time(ply, quiet)) return 0;
    if (depth == 1) return count_last(s);
    std::uint64_t sequences = 0;
    bool passes = true;
    for (int half = 0; half < 2; ++half) {
      for (auto marks = kernel_.liftable(s, half); marks != 0; marks &= marks - 1) {
        passes = false;
        const State<W> next = kernel_.play(s, first_lane(marks) + half * W::kLanes);
        ++positions_;
        if (!next.over) sequences += count(next, depth - 1, ply + 1, quiet_after(s, next, quiet), turned != next.turned);
      }
    }
    if (passes) {
      ++positions_;
      sequences += count(kernel_.pass(s), depth - 1, ply + 1, quiet + 1, !turned);
    }
    return sequences;
  }

  // The last ply: positions are made, and nothing is asked of them.
  std::uint64_t count_last(const State<W>& s) {
    std::uint64_t made = 0;
    for (int half = 0; half < 2; ++half) {
      for (auto marks = kernel_.liftable(s, half); marks != 0; marks &= marks - 1) {
        const State<W> next = kernel_.play(s, first_lane(marks) + half * W::kLanes);
        keep(next.lanes.own);
        keep(next.lanes.other);
        ++made;
      }
    }
    if (made == 0) made = 1;  // a pass
    positions_ += made;
    return made;
  }

  struct Visited {
    Lanes<W> lanes;
    bool turned;
    bool operator==(const Visited&) const = default;
  };

  // Where every circuit feeds a store, no position comes back.
  bool may_repeat() const { return kernel_.rules().stores != Stores::Sown; }

  static int quiet_after(const State<W>& before, const State<W>& after, int quiet) {
    const auto store = [](const auto& half) { return half >> Lanes<W>::kStoreShift; };
    const bool same = after.turned ? store(after.lanes.other) == store(before.lanes.own)
                                   : store(after.lanes.own) == store(before.lanes.own);
    return same ? quiet + 1 : 0;
  }

  bool stands_for_the_third_time(int ply, int quiet) const {
    int times = 1;
    for (int i = ply - 1; i >= ply - quiet; --i)
      if (path_[i] == path_[ply]) ++times;
    return times >= 3;
  }

  const Kernel<W, M>& kernel_;
  int depth_;
  std::vector<Visited> path_;
  std::uint64_t positions_ = 0;
};

}  // namespace

PerftCount perft(const Rules& rules, const Position& position, int depth) {
  PerftCount total;
  if (depth == 0) total.sequences = 1;
  for (const auto& [move, count] : perft_divide(rules, position, depth)) {
    total.sequences += count.sequences;
    total.positions += count.positions;
  }
  return total;
}

std::vector<std::pair<Move, PerftCount>> perft_divide(const Rules& rules, const Position& position, int depth) {
  std::vector<std::pair<Move, PerftCount>> rows;
  if (depth == 0) return rows;
  const bool may_swap = rules.ruleset().pie && position.swap == SwapState::Open;
  for (Move move : rules.legal_moves(position)) {
    PerftCount count;
    if (may_swap) {  // open at most once in a line, near its start: followed by whole positions
      count = perft(rules, rules.play(position, move), depth - 1);
      ++count.positions;
    } else {
      count = with_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
        return Counter<W, M>(kernel, depth)
            .after(kernel.state(position), move == kPass ? -1 : lane_of<W>(move.pit(), kernel.pits(), position.side));
      });
    }
    rows.emplace_back(move, count);
  }
  return rows;
}

}  // namespace mancala
