// Proves bounds on the margin to come: one question at a time, whether it is at least so many seeds.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "engine/endgame_table.h"
#include "engine/transposition.h"

namespace mancala {

template <class W, class M>
class Prover {
 public:
  using Half = typename W::Half;

  Prover(const Future<W, M>& future, EndgameTable<W, M>& endgames, ProofTableSize size,
         const std::function<bool(std::uint64_t)>& should_stop, const OnMemory& on_memory = {})
      : future_(future),
        endgames_(endgames),
        table_(size, future.views(), on_memory, [this] { return should_stop_(nodes_); }),
        should_stop_(should_stop),
        ends_(future.always_ends()),
        progresses_(ends_ || future.kernel().rules().first_seed == FirstSeed::LiftedPit) {
    if (!progresses_) tried_.resize(kTried);
  }

  std::uint64_t nodes() const { return nodes_; }
  std::size_t bytes() const { return table_.bytes() + tried_.size() * sizeof(std::uint64_t); }
  bool stopped() const { return stopped_; }
  void resume() { stopped_ = false; }  // for the next question

  // What is known of a board without searching.
  Bounds look_up(const Pits<W>& pits) {
    const int seeds = pits.seeds();
    return look_up(place_of(pits, seeds), pits, seeds);
  }

  // Bounds that answer whether the margin to come is at least `least`: lo >= least or hi < least; neither when the
  // search was stopped, or where play may never end.
  Bounds prove(const Pits<W>& pits, int least) {
    const int seeds = pits.seeds();
    const std::uint64_t place = place_of(pits, seeds);
    Bounds known = look_up(place, pits, seeds);
    // Lines that lead round in circles are cut at a depth that grows until no line is cut.
    for (int depth = progresses_ ? kNoLimit : 8; !answers(known, least) && !stopped_; depth += depth / 2) {
      if (!progresses_ && depth > kMostDepth) break;
      cut_ = false;
      const Bounds found = visit(place, pits, seeds, least, depth);
      known = {std::max(known.lo, found.lo), std::min(known.hi, found.hi)};
      if (!cut_) break;
    }
    return known;
  }

 private:
  static constexpr int kNoLimit = 1 << 20;
  static constexpr std::size_t kTried = 1 << 18;
  static constexpr int kMostDepth = 200;

  struct Child {
    const Next<W>* next;
    std::uint64_t place;
    int seeds;
    int promise;
  };
  struct Visited {
    Pits<W> pits;
    int seeds;
    bool turned;
  };

  static bool answers(Bounds bounds, int least) { return bounds.lo >= least || bounds.hi < least; }

  // Where something may be known of a board: in the table of endgames, or of proofs.
  std::uint64_t place_of(const Pits<W>& pits, int seeds) const {
    return seeds <= endgames_.seeds() ? endgames_.number(pits) : table_.key(pits);
  }
  void fetch(std::uint64_t place, int seeds) const {
    if (seeds <= endgames_.seeds())
      endgames_.fetch(static_cast<std::size_t>(place));
    else
      table_.fetch(place);
  }
  // What is known without searching.
  Bounds look_up(std::uint64_t place, const Pits<W>& pits, int seeds) {
    return seeds <= endgames_.seeds() ? endgames_.at(static_cast<std::size_t>(place), pits)
                                      : table_.probe(place, pits, seeds);
  }

  // Precondition: the board is not finished, and not in the endgame table.
  Bounds visit(std::uint64_t place, const Pits<W>& pits, int seeds, int least, int depth) {
    Bounds known = table_.probe(place, pits, seeds);
    if (answers(known, least)) return known;
    if (depth == 0) {
      cut_ = true;
      return known;
    }
    if (was_tried(pits, least, depth)) return known;
    if ((++nodes_ & 4095) == 0 && should_stop_(nodes_)) stopped_ = true;
    if (stopped_) return known;
    const bool cut_before = cut_;
    cut_ = false;

    typename Future<W, M>::Moves moves;
    std::array<Child, Future<W, M>::kMost> children;
    int count = 0;
    Bounds best = glance(pits, least, moves, children, count);
    if (!ends_) path_.push_back({pits, seeds, turned_});
    for (int i = 0; i < count && best.lo < least; ++i) {
      const Next<W>& next = *children[i].next;
      const int left = children[i].seeds;
      Bounds after{-left, left};
      turned_ ^= next.turned;
      if (left <= endgames_.seeds())
        after = look_up(children[i].place, next.pits, left);  // no more can be known
      else if (ends_ || !is_on_path(next.pits, left))
        after = visit(children[i].place, next.pits, left, next.turned ? next.gain - least + 1 : least - next.gain, depth - 1);
      turned_ ^= next.turned;
      const Bounds value = next.seen_before(after);
      best = {std::max(best.lo, value.lo), std::max(best.hi, value.hi)};
    }
    if (!ends_) path_.pop_back();
    // Where a move is good enough the others were not looked at, and nothing bounds the margin from above.
    known = {std::max(known.lo, best.lo), best.lo >= least ? known.hi : std::min(known.hi, best.hi)};
    table_.store(place, pits, seeds, known);
    if (!answers(known, least)) note_tried(pits, least, depth);
    cut_ |= cut_before;
    return known;
  }

  // What is known of every move without searching; the moves that leave a doubt are put in order into `children`.
  Bounds glance(const Pits<W>& pits, int least, typename Future<W, M>::Moves& moves,
                std::array<Child, Future<W, M>::kMost>& children, int& count) {
    const int made = future_.moves(pits, moves);
    std::array<int, Future<W, M>::kMost> left;
    std::array<std::uint64_t, Future<W, M>::kMost> place;
    for (int i = 0; i < made; ++i) {
      left[i] = moves[i].over ? 0 : moves[i].pits.seeds();
      place[i] = place_of(moves[i].pits, left[i]);
      if (!moves[i].over) fetch(place[i], left[i]);
    }
    Bounds best{-kMaxTotal, -kMaxTotal};
    for (int i = 0; i < made && best.lo < least; ++i) {
      const Next<W>& next = moves[i];
      const Bounds value = next.seen_before(next.over ? Bounds{} : look_up(place[i], next.pits, left[i]));
      best.lo = std::max(best.lo, value.lo);
      if (value.hi < least) {
        best.hi = std::max(best.hi, value.hi);
        continue;
      }
      const Child child{&next, place[i], left[i], promise_of(next)};
      int at = count++;
      for (; at > 0 && children[at - 1].promise < child.promise; --at) children[at] = children[at - 1];
      children[at] = child;
    }
    return best;
  }

  // What is tried first: moving again and banking, from the right, so that the other side can lift few pits. It is
  // plain on purpose: following one habit, lines run into each other's boards, and that saves more than better moves
  // would.
  static int promise_of(const Next<W>& next) {
    const Half across = next.turned ? next.pits.own : next.pits.other;
    const int pits = byte_sum(static_cast<Half>(occupied(across) >> 7));
    return 4 * next.gain + (next.turned ? 0 : 16) + next.lane - 2 * pits;
  }

  // What is banked never comes back, so the walk ends where the number of seeds differs.
  bool is_on_path(const Pits<W>& pits, int seeds) const {
    for (std::size_t i = path_.size(); i-- > 0 && path_[i].seeds == seeds;)
      if (path_[i].pits == pits && path_[i].turned == turned_) return true;
    return false;
  }

  // Questions that a search of some depth left open are not asked again with less. A wrong memory of it (the numbers
  // may clash) can leave a question open longer, but proves nothing.
  std::uint64_t& tried_place(const Pits<W>& pits, int least, std::uint64_t& key) {
    key = ProofTable<W>::hash(pits.own, pits.other) +
          static_cast<std::uint64_t>(2 * (least + kMaxTotal) + pits.owners) * 0x9E3779B97F4A7C15u;
    key ^= key >> 31;
    std::uint64_t& place = tried_[key & (kTried - 1)];
    key &= ~std::uint64_t{0x3fff};
    return place;
  }
  bool was_tried(const Pits<W>& pits, int least, int depth) {
    if (progresses_) return false;
    std::uint64_t key = 0;
    const std::uint64_t tried = tried_place(pits, least, key);
    if ((tried & ~std::uint64_t{0x3fff}) != key || static_cast<int>(tried >> 1 & 0x1fff) < depth) return false;
    if ((tried & 1) != 0) cut_ = true;
    return true;
  }
  void note_tried(const Pits<W>& pits, int least, int depth) {
    if (progresses_ || stopped_) return;
    std::uint64_t key = 0;
    tried_place(pits, least, key) = key | static_cast<std::uint64_t>(depth) << 1 | (cut_ ? 1 : 0);
  }

  const Future<W, M>& future_;
  EndgameTable<W, M>& endgames_;
  ProofTable<W> table_;
  const std::function<bool(std::uint64_t)>& should_stop_;
  bool ends_;        // play always ends
  bool progresses_;  // no long circles: every line is followed to its end
  std::vector<Visited> path_;
  std::vector<std::uint64_t> tried_;
  bool turned_ = false;  // the side across from the root's is to move
  bool cut_ = false;     // a line was cut for its depth
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
};

}  // namespace mancala
