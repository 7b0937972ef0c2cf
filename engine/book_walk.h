// The order in which a book of openings tells its moves. It holds no position: whoever reads it walks from the start as
// its writer did, through every position that a perfect player may be asked about when it follows the book and the
// other side plays anything, on either side of the board. Fuller boards come first, so every beginning of a book is a
// book that reaches less far.
#pragma once

#include <unordered_set>
#include <vector>

#include "engine/transposition.h"

namespace mancala {

template <class W, class M>
class BookWalk {
 public:
  struct Hash {
    std::size_t operator()(const Pits<W>& pits) const {
      return static_cast<std::size_t>(ProofTable<W>::hash(pits.own, pits.other));
    }
  };

  // Precondition: play always ends, and each side owns its own row.
  explicit BookWalk(const Future<W, M>& future) : future_(future) {
    const Pits<W> start = future.root();
    ask(start, kNothingKnown);
    follow_replies(start, kNothingKnown);
  }

  struct Asked {
    Pits<W> pits;
    int least;  // what follows from the game so far: the margin to come is at least this
  };
  static constexpr int kNothingKnown = -kMaxTotal;

  // The next position whose move is to be told; null at the end of all.
  const Asked* next() {
    while (layer_ > 0 && taken_ == waiting_[layer_].size()) {
      waiting_[layer_--] = {};
      taken_ = 0;
    }
    return layer_ > 0 ? &waiting_[layer_][taken_] : nullptr;
  }

  // Answers next() with a move whose margin to come is `margin`, where that is known. False when it has no such move.
  bool tell(int lane, int margin = kNothingKnown) {
    const Pits<W> pits = waiting_[layer_][taken_].pits;
    if (lane < 0 || lane >= future_.kernel().pits() || (pits.own >> (8 * lane) & 255) == 0) return false;
    ++taken_;
    const Next<W> next = future_.play(pits, lane);
    if (next.over) return true;
    const int left = margin == kNothingKnown ? margin : margin - next.gain;
    if (next.turned)
      follow_replies(next.pits, left);
    else
      ask(next.pits, left);
    return true;
  }

 private:
  using Seen = std::unordered_set<Pits<W>, Hash>;

  void ask(const Pits<W>& pits, int least) {
    if (!asked_.insert(pits).second) return;
    const int seeds = pits.seeds();
    layer_ = std::max(layer_, seeds);
    waiting_[seeds].push_back({pits, least});
  }

  // The other side is to move, and keeps the perfect player from no more than `least`.
  void follow_replies(const Pits<W>& pits, int least) {
    if (!followed_.insert(pits).second) return;
    typename Future<W, M>::Moves moves;
    const int count = future_.moves(pits, moves);
    for (int i = 0; i < count; ++i) {
      if (moves[i].over) continue;
      const int left = least == kNothingKnown ? least : least + moves[i].gain;
      if (moves[i].turned)
        ask(moves[i].pits, left);
      else
        follow_replies(moves[i].pits, left);
    }
  }

  const Future<W, M>& future_;
  Seen asked_, followed_;
  std::vector<Asked> waiting_[kMaxTotal + 1];  // by their seeds
  int layer_ = 0;                              // the fullest that waits
  std::size_t taken_ = 0;                      // of that layer
};

}  // namespace mancala
