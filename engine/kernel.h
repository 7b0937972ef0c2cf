// The one function that moves seeds, with its ends, for the search (no sink) and for people (a recording sink) alike.
// Templates over the board's width and over the mechanics: constants for the table's games, a value for all others.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "engine/lanes.h"
#include "engine/rules.h"
#include "engine/ruleset_table.h"

namespace mancala {

// Mechanics known when compiled: every test of a rule folds away.
template <Mechanics kMechanics>
struct Fixed {
  static constexpr Mechanics value = kMechanics;
};
struct Loose {
  Mechanics value;
};

// A move also ends as endless once this many laps are sown and another would begin (RULES.md).
inline constexpr int kLapCap = 10'000;
// Laps sown before anyone looks for a circle: nearly every move has ended by then.
inline constexpr int kPatientLaps = 64;

// The sink of the search: nothing is told.
struct NoSink {
  void restart() {}
  void lift(int /*lane*/, int /*seeds*/, bool /*relay*/) {}
  void capture(CaptureRule, std::initializer_list<int> /*lanes*/, int /*seeds*/) {}
  void endless() {}
  void bonus() {}
  template <class State, class Shares>
  void sweep(const State&, const Shares&) {}
};

template <class W>
struct State {
  Lanes<W> lanes;            // from the mover's point of view
  typename W::Half mine[2];  // 0xff for each pit the mover owns, in its own half and the other
  bool turned;               // the other side is on, seen from the state that play() was given
  bool again;                // the move earned another (it counts only when the game goes on)
  bool over;
};

template <class W, class M>
class Kernel {
 public:
  using Half = typename W::Half;
  using Board = Lanes<W>;
  static constexpr int kLanes = W::kLanes;

  Kernel(const SowTable<W>& table, int pits, M mechanics)
      : table_(table), pits_(pits), row_(pits_mask<W>(pits)), mechanics_(mechanics) {}

  const Mechanics& rules() const { return mechanics_.value; }
  int pits() const { return pits_; }

  State<W> state(const Position& position) const {
    State<W> s{to_lanes<W>(position.board, pits_, position.side), {row_, 0}, false, false, position.over};
    const auto own = [&](Side row) {
      Half mask = 0;
      for (int i = 0; i < pits_; ++i)
        if (owned_by(position, static_cast<Pit>(index_of(row) * pits_ + i), position.side))
          mask |= Half{255} << (8 * i);
      return mask;
    };
    s.mine[0] = own(position.side);
    s.mine[1] = own(opponent(position.side));
    return s;
  }

  // Marks (0x80) on the mover's own pits that can be lifted, in half 0 and, where owners may differ from rows, half 1.
  Half liftable(const State<W>& s, int half) const {
    if (rules().match == MatchKind::SingleGame && half == 1) return 0;
    const Half mine = rules().match == MatchKind::SingleGame ? row_ : s.mine[half];
    return can_lift(half == 0 ? s.lanes.own : s.lanes.other) & mine;
  }

  // Lifts the pit in `lane` and follows the rules to the end of the move, sweep included.
  template <class Sink = NoSink>
  State<W> play(const State<W>& before, int lane, Sink&& sink = {}) const {
    State<W> s = fresh(before);
    if (!sow(s, lane, kPatientLaps, sink)) [[unlikely]] {
      const int laps = laps_to_end(before, lane);
      s = fresh(before);
      sink.restart();
      if (!sow(s, lane, laps, sink)) sink.endless();
    }
    finish(s, sink);
    return s;
  }

  // Passes the turn: precondition: the mover can lift nothing and the game is not over.
  State<W> pass(const State<W>& before) const {
    State<W> s = fresh(before);
    turn(s);
    s.turned = true;
    return s;
  }

  // The rules call the board finished, with the state's mover to move.
  bool is_finished(const State<W>& s) const {
    const Half own = s.lanes.own & row_, other = s.lanes.other & row_;
    switch (rules().end) {
      case End::EitherRowEmpty: return own == 0 || other == 0;
      case End::MoverRowEmpty: return own == 0;
      case End::NothingToLift: return (can_lift(own) | can_lift(other)) == 0;
      case End::FewerThanTwoSeeds: return byte_sum(own) + byte_sum(other) < 2;
    }
    return false;
  }

  // What each side (mover first) is given from the pits at the end, as byte masks over the halves.
  struct Shares {
    Half mover[2], opponent[2];
  };
  Shares shares(const State<W>& s, Leftovers leftovers) const {
    switch (leftovers) {
      case Leftovers::PitOwner:
        if (rules().match == MatchKind::SingleGame) return {{row_, 0}, {0, row_}};
        return {{s.mine[0], s.mine[1]}, {static_cast<Half>(row_ & ~s.mine[0]), static_cast<Half>(row_ & ~s.mine[1])}};
      case Leftovers::OtherSide: return {{0, 0}, {row_, row_}};
      case Leftovers::Nobody: break;
    }
    return {{0, 0}, {0, 0}};
  }
  template <class Sink = NoSink>
  void sweep(State<W>& s, Leftovers leftovers, Sink&& sink = {}) const {
    const Shares share = shares(s, leftovers);
    sink.sweep(s, share);
    const Half own = s.lanes.own, other = s.lanes.other;
    const int mover = byte_sum<Half>(own & share.mover[0]) + byte_sum<Half>(other & share.mover[1]);
    const int opponent = byte_sum<Half>(own & share.opponent[0]) + byte_sum<Half>(other & share.opponent[1]);
    s.lanes.own =
        (own & ~(share.mover[0] | share.opponent[0])) + (Half(static_cast<unsigned>(mover)) << Board::kStoreShift);
    s.lanes.other =
        (other & ~(share.mover[1] | share.opponent[1])) + (Half(static_cast<unsigned>(opponent)) << Board::kStoreShift);
  }

 private:
  // A copy that has not moved yet; not of the whole, so that a compiler keeps apart what a caller looks at.
  static State<W> fresh(const State<W>& s) { return {s.lanes, {s.mine[0], s.mine[1]}, false, false, false}; }

  Half can_lift(Half half) const {
    return occupied<Half>(rules().least_lift == 1 ? half : half & every_byte<Half>(0xfe));  // at least 1; at least 2
  }

  void turn(State<W>& s) const {
    s.lanes = s.lanes.turned();
    if (rules().match == MatchKind::SingleGame) return;
    const Half own = s.mine[0];
    s.mine[0] = row_ & ~s.mine[1];
    s.mine[1] = row_ & ~own;
  }

  // One lap: the table's row is added, and the lane of the last seed returned.
  int lap(Board& board, int lane, int seeds) const {
    const typename W::Vec sum = W::make(board.own, board.other) + table_.add[lane][seeds];
    board = {W::own(sum), W::other(sum)};
    return table_.last[lane][seeds];
  }

  // The pit that the next lap lifts after a lap that ended in `last`, or -1.
  int relay_from(const Board& board, int last) const {
    switch (rules().relay) {
      case Relay::Never: return -1;
      case Relay::OccupiedLanding:
        return last != Board::kStore && board.at(last) > 1 && !is_chain_count(board.at(last)) ? last : -1;
      case Relay::OccupiedNext: {
        const int next = table_.next[last];
        return board.at(next) > 0 ? next : -1;
      }
    }
    return -1;
  }

  bool is_chain_count(int seeds) const { return seeds < 32 && (rules().chain_counts >> seeds & 1) != 0; }

  // Sows lap after lap and takes what the last one captures. False when `limit` laps are sown and another would begin.
  template <class Sink>
  bool sow(State<W>& s, int lane, int limit, Sink& sink) const {
    Board& board = s.lanes;
    s.again = false;
    int last = lane;
    for (int laps = 1;; ++laps) {
      const int seeds = board.at(lane);
      sink.lift(lane, seeds, laps > 1);
      last = lap(board, lane, seeds);
      if (rules().relay == Relay::Never) break;
      lane = relay_from(board, last);
      if (lane < 0) break;
      if (laps == limit) return false;
    }
    if (rules().stores == Stores::Sown && last == Board::kStore)
      s.again = true;
    else
      take(board, last, sink);
    return true;
  }

  // How many laps the move from here sows before it is endless: up to the first time that the same board recurs with
  // the same pit about to be lifted, or the cap; a move that ends by itself has ended before.
  int laps_to_end(const State<W>& before, int lane) const {
    struct Walk {
      Board board;
      int lane;
      bool operator==(const Walk&) const = default;
    };
    const auto step = [&](Walk& walk) {
      walk.lane = relay_from(walk.board, lap(walk.board, walk.lane, walk.board.at(walk.lane)));
      return walk.lane >= 0;
    };
    // The circle's length by doubling strides, then where it is entered by walking one length apart.
    const Walk start{before.lanes, lane};
    Walk slow = start, fast = start;
    int length = 0;
    for (int power = 1, laps = 0;; ++laps) {
      if (laps > 3 * kLapCap) return kLapCap;  // a circle that closes within the cap has shown itself by then
      if (length == power) {
        slow = fast;
        power *= 2;
        length = 0;
      }
      if (!step(fast)) return kLapCap;
      ++length;
      if (slow == fast) break;
    }
    slow = fast = start;
    for (int i = 0; i < length; ++i) step(fast);
    int entry = 0;
    for (; !(slow == fast) && entry < kLapCap; ++entry) step(slow), step(fast);
    return std::min(entry + length, kLapCap);
  }

  // What landing in `last` captures, once no relay follows and it is not the own store.
  template <class Sink>
  void take(Board& board, int last, Sink& sink) const {
    if (rules().chain_counts != 0) take_chain(board, last, sink);
    if (rules().own_empty != OwnEmpty::Nothing) take_opposite(board, last, sink);
    if (rules().other_empty == OtherEmpty::EqualNeighbours && last >= kLanes) take_neighbours(board, last, sink);
    if (rules().leapfrog) take_leapfrog(board, last, sink);
  }

  template <class Sink>
  void take_opposite(Board& board, int last, Sink& sink) const {
    const bool landing_too = rules().own_empty == OwnEmpty::OppositeAndLanding;
    const int opposite = kLanes + pits_ - 1 - last;
    const int seeds = Board::in(board.other, opposite);
    // One test instead of three that are hard to foresee. Off the own row the others mean nothing, and do no harm.
    const bool takes =
        int{last < pits_} & int{Board::in(board.own, last) == 1} & (int{seeds != 0} | int{rules().empty_capture});
    if (!takes) return;
    if (!landing_too)
      sink.capture(CaptureRule::Opposite, {opposite}, seeds);
    else if (seeds == 0)
      sink.capture(CaptureRule::Opposite, {last}, 1);
    else
      sink.capture(CaptureRule::Opposite, {last, opposite}, seeds + 1);
    if (landing_too) board.own &= ~(Half{255} << Board::shift(last));
    board.other &= ~(Half{255} << Board::shift(opposite));
    board.bank(seeds + (landing_too ? 1 : 0));
  }

  template <class Sink>
  void take_neighbours(Board& board, int last, Sink& sink) const {
    const int place = last - kLanes;
    if (Board::in(board.other, last) != 1 || place == 0 || place == pits_ - 1) return;
    const int seeds = Board::in(board.other, last - 1);
    if (seeds == 0 || seeds != Board::in(board.other, last + 1)) return;
    sink.capture(CaptureRule::Neighbours, {last - 1, last, last + 1}, 2 * seeds + 1);
    board.other &= ~(Half{0xffffff} << Board::shift(last - 1));
    board.bank(2 * seeds + 1);
  }

  template <class Sink>
  void take_chain(Board& board, int last, Sink& sink) const {
    int taken = 0;
    for (int lane = last;; lane = table_.previous[lane]) {
      const int seeds = board.at(lane);
      if (!is_chain_count(seeds)) break;
      sink.capture(CaptureRule::Chain, {lane}, seeds);
      board.clear(lane);
      taken += seeds;
    }
    board.bank(taken);
  }

  template <class Sink>
  void take_leapfrog(Board& board, int last, Sink& sink) const {
    int taken = 0;
    for (int empty = table_.next[last]; board.at(empty) == 0;) {
      const int beyond = table_.next[empty];
      const int seeds = board.at(beyond);
      if (seeds == 0) break;
      sink.capture(CaptureRule::Leapfrog, {beyond}, seeds);
      board.clear(beyond);
      taken += seeds;
      empty = table_.next[beyond];
    }
    board.bank(taken);
  }

  // Whose move it is, whether the game is over, and the sweep if it is.
  template <class Sink>
  void finish(State<W>& s, Sink& sink) const {
    if (!s.again) {
      turn(s);
      s.turned = true;
    }
    s.over = is_finished(s);
    if (s.over) [[unlikely]]
      sweep(s, rules().leftovers, sink);
    else if (s.again)
      sink.bonus();
  }

  const SowTable<W>& table_;
  int pits_;
  Half row_;
  M mechanics_;
};

// Calls `f` with the kernel made for these rules: one compiled for the game's own mechanics where the table has them.
template <class F, std::size_t... kIndex>
auto with_kernel(const Rules& rules, F&& f, std::index_sequence<kIndex...>) {
  using Result = decltype(f(std::declval<const Kernel<Wide, Loose>&>()));
  const Mechanics& mechanics = rules.ruleset().mechanics;
  const SowTables& tables = rules.tables();
  if (tables.wide) return f(Kernel<Wide, Loose>(*tables.wide, tables.pits, Loose{mechanics}));
  Result result{};
  const auto call = [&]<Mechanics kMechanics>() {
    if (!(mechanics == kMechanics)) return false;
    result = f(Kernel<Narrow, Fixed<kMechanics>>(*tables.narrow, tables.pits, {}));
    return true;
  };
  if ((call.template operator()<kRulesets[kIndex].mechanics>() || ...)) return result;
  return f(Kernel<Narrow, Loose>(*tables.narrow, tables.pits, Loose{mechanics}));
}
template <class F>
auto with_kernel(const Rules& rules, F&& f) {
  return with_kernel(rules, std::forward<F>(f), std::make_index_sequence<kRulesets.size()>{});
}
// The same, for work where speed matters less than size: mechanics as a value.
template <class F>
auto with_loose_kernel(const Rules& rules, F&& f) {
  const SowTables& tables = rules.tables();
  const Loose mechanics{rules.ruleset().mechanics};
  if (tables.wide) return f(Kernel<Wide, Loose>(*tables.wide, tables.pits, mechanics));
  return f(Kernel<Narrow, Loose>(*tables.narrow, tables.pits, mechanics));
}

}  // namespace mancala
