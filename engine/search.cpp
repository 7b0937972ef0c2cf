#include "engine/search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>

#include "engine/kernel.h"
#include "engine/notation.h"

namespace mancala {

namespace {

constexpr int kInfinity = 1000;  // above every margin
constexpr int kMaxPly = 128;
constexpr int kPassLane = -1;

template <class W, class M>
class Search {
 public:
  Search(const Kernel<W, M>& kernel, const Game& game, const SearchLimits& limits,
         const std::function<bool()>& should_stop)
      : kernel_(kernel), game_(game), limits_(limits), should_stop_(should_stop) {
    for (std::size_t i = 0; i < game.moves().size(); ++i) {
      const Position& position = game.position_at(i);
      path_.push_back({to_lanes<W>(position.board, kernel.pits(), position.side), position.side});
    }
  }

  SearchResult run() {
    const Position& root = game_.position();
    const State<W> s = kernel_.state(root);
    const bool may_swap = game_.rules().ruleset().pie && root.swap == SwapState::Open;
    SearchResult best;
    for (int depth = 1; depth <= std::min(limits_.depth, kMaxPly - 1); ++depth) {
      first_depth_ = depth == 1;
      guessed_ = false;
      const int value = visit(s, depth, 0, -kInfinity, kInfinity, root.side, may_swap);
      if (stopped_) break;
      best.value = value;
      best.depth = depth;
      best.exact = !guessed_;
      best.line.clear();
      take_line(best);
      if (best.exact || nodes_ >= limits_.nodes) break;
    }
    best.move = best.line.front();
    best.nodes = nodes_;
    return best;
  }

 private:
  struct Visited {
    Lanes<W> lanes;
    Side side;
    bool operator==(const Visited&) const = default;
  };
  struct Child {
    State<W> state;
    int lane;
    int promise;  // seeds banked, and a little for moving again: what is tried first
  };

  static int margin(const State<W>& s) {
    return s.lanes.at(W::kLanes - 1) - static_cast<int>(s.lanes.other >> Lanes<W>::kStoreShift);
  }

  bool out_of_time() {
    if (first_depth_) return false;  // there is always a move to give
    if (nodes_ >= limits_.nodes) return true;
    return (nodes_ & 1023) == 0 && should_stop_ && should_stop_();
  }

  // How often this position has stood before, counting the game's own history. What is banked never comes back, so
  // the walk ends where the stores differ.
  int times_before(const Visited& now) const {
    const auto banked = [](const Visited& v) {
      return (v.lanes.own >> Lanes<W>::kStoreShift) + (v.lanes.other >> Lanes<W>::kStoreShift);
    };
    int times = 0;
    for (std::size_t i = path_.size(); i-- > 0 && banked(path_[i]) == banked(now);)
      if (path_[i] == now) ++times;
    return times;
  }

  // The expected final margin for the mover within [alpha, beta], fail-soft.
  int visit(const State<W>& s, int depth, int ply, int alpha, int beta, Side side, bool may_swap) {
    line_length_[ply] = 0;
    if (s.over) return margin(s);
    if (depth == 0) {
      guessed_ = true;
      return margin(s);
    }
    const Visited now{s.lanes, side};
    if (ply > 0 && kernel_.rules().stores != Stores::Sown) {
      const int times = times_before(now);
      if (times >= 1) return repeated(s, times);
    }
    if (may_swap && side == Side::North) return choose_swap(s, depth, ply);
    path_.push_back(now);
    const int value = best_of(s, depth, ply, alpha, beta, side, may_swap);
    path_.pop_back();
    return value;
  }

  // The third time ends the game; the second is taken for it, but not as proof.
  int repeated(State<W> s, int times) {
    if (times < 2) guessed_ = true;
    kernel_.sweep(s, Leftovers::PitOwner);
    return margin(s);
  }

  // North may take South's seat instead of moving: the better of the value and its opposite.
  int choose_swap(const State<W>& s, int depth, int ply) {
    const int value = visit(s, depth, ply, -kInfinity, kInfinity, Side::North, false);
    if (stopped_ || value >= 0) return value;
    for (int i = std::min(line_length_[ply], kMaxPly - 1); i > 0; --i) line_[ply][i] = line_[ply][i - 1];
    line_[ply][0] = kSwap;
    line_length_[ply] = std::min(line_length_[ply] + 1, kMaxPly);
    return -value;
  }

  int best_of(const State<W>& s, int depth, int ply, int alpha, int beta, Side side, bool may_swap) {
    std::array<Child, 2 * kMaxPits> children;
    const int count = make_children(s, children);
    int best = -kInfinity;
    for (int i = 0; i < count && !stopped_; ++i) {
      const Child& child = children[i];
      const Side next = child.state.turned ? opponent(side) : side;
      // Once North has moved the choice is gone.
      const bool open = may_swap && side == Side::South;
      const int value = child.state.turned
                            ? -visit(child.state, depth - 1, ply + 1, -beta, -std::max(alpha, best), next, open)
                            : visit(child.state, depth - 1, ply + 1, std::max(alpha, best), beta, next, open);
      if (stopped_) return best;
      if (value <= best) continue;
      best = value;
      keep_line(ply, child.lane, side);
      if (best >= beta) break;
    }
    return best;
  }

  int make_children(const State<W>& s, std::array<Child, 2 * kMaxPits>& children) {
    int count = 0;
    const int banked = s.lanes.at(W::kLanes - 1);
    for (int half = 0; half < 2; ++half) {
      for (auto marks = kernel_.liftable(s, half); marks != 0; marks &= marks - 1) {
        const int lane = first_lane(marks) + half * W::kLanes;
        Child child{kernel_.play(s, lane), lane, 0};
        const auto& mine = child.state.turned ? child.state.lanes.other : child.state.lanes.own;
        child.promise = 2 * (static_cast<int>(mine >> Lanes<W>::kStoreShift) - banked) + (child.state.turned ? 0 : 1);
        int at = count++;
        for (; at > 0 && children[at - 1].promise < child.promise; --at) children[at] = children[at - 1];
        children[at] = child;
      }
    }
    if (count == 0) children[count++] = {kernel_.pass(s), kPassLane, 0};
    nodes_ += static_cast<std::uint64_t>(count);
    if (out_of_time()) stopped_ = true;
    return count;
  }

  void keep_line(int ply, int lane, Side side) {
    Move move = kPass;
    if (lane != kPassLane) move = Move{pit_of<W>(lane, kernel_.pits(), side)};
    line_[ply][0] = move;
    const int length = std::min(line_length_[ply + 1], kMaxPly - 1);
    std::copy_n(line_[ply + 1].begin(), length, line_[ply].begin() + 1);
    line_length_[ply] = length + 1;
  }

  void take_line(SearchResult& best) const { best.line.assign(line_[0].begin(), line_[0].begin() + line_length_[0]); }

  const Kernel<W, M>& kernel_;
  const Game& game_;
  const SearchLimits& limits_;
  const std::function<bool()>& should_stop_;
  std::vector<Visited> path_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  bool guessed_ = false;  // a value of this iteration was not settled by the rules
  bool first_depth_ = true;
  std::array<std::array<Move, kMaxPly>, kMaxPly + 1> line_{};
  std::array<int, kMaxPly + 1> line_length_{};
};

}  // namespace

SearchResult search(const Game& game, const SearchLimits& limits, const std::function<bool()>& should_stop) {
  assert(!game.over());
  return with_kernel(game.rules(), [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return std::make_unique<Search<W, M>>(kernel, game, limits, should_stop)->run();
  });
}

std::string to_json(const SearchResult& result, int pits) {
  std::string text = "{\"move\":\"" + to_text(result.move, pits) + "\",\"value\":" + std::to_string(result.value) +
                     ",\"depth\":" + std::to_string(result.depth) + ",\"nodes\":" + std::to_string(result.nodes) +
                     ",\"line\":[";
  for (std::size_t i = 0; i < result.line.size(); ++i)
    text += (i > 0 ? ",\"" : "\"") + to_text(result.line[i], pits) + '"';
  text += ']';
  if (result.exact) text += ",\"exact\":true";
  return text + '}';
}

}  // namespace mancala
