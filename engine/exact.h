// The move that keeps the exact value: questions to the prover, asked until one move is proved to be as good as any.
#pragma once

#include <optional>

#include "engine/prover.h"

namespace mancala {

struct ExactMove {
  int lane = 0;
  int margin = 0;  // to come, for the mover
};

template <class W, class M>
class ExactSearch {
 public:
  // The table must be full as far as its seeds() say. Precondition: play always ends, and every seed is given to somebody.
  ExactSearch(const Future<W, M>& future, EndgameTable<W, M>& endgames, ProofTableSize size,
              const OnMemory& on_memory = {})
      : future_(future),
        stop_([this](std::uint64_t nodes) { return nodes >= limit_ || (should_stop_ != nullptr && *should_stop_ && (*should_stop_)()); }),
        prover_(future, endgames, size, stop_, on_memory) {}

  std::uint64_t nodes() const { return prover_.nodes(); }

  // A best move of a board that is not finished; nothing when it is not proved with so many nodes. `least`: what the
  // margin to come is known to be at least.
  std::optional<ExactMove> best(const Pits<W>& pits, int least, std::uint64_t most_nodes,
                                const std::function<bool()>* should_stop = nullptr) {
    limit_ = most_nodes > ~std::uint64_t{0} - prover_.nodes() ? ~std::uint64_t{0} : prover_.nodes() + most_nodes;
    should_stop_ = should_stop;
    prover_.resume();
    const auto margin = settle(pits, least);
    return margin ? move_worth(pits, *margin) : std::nullopt;
  }

 private:
  // Margins are all even or all odd, like the number of seeds. Strides from what is known grow while answers are yes.
  std::optional<int> settle(const Pits<W>& pits, int least) {
    const int seeds = pits.seeds();
    Bounds known{std::max(least, -seeds), seeds};
    if (((known.lo ^ seeds) & 1) != 0) ++known.lo;
    const bool from_below = known.lo > -seeds;
    int wanted = from_below ? known.lo + 2 : ((seeds & 1) != 0 ? 1 : 0);
    for (int stride = 2; !known.exact(); stride *= 2) {
      wanted = std::clamp(wanted, known.lo + 2, known.hi);
      const Bounds found = prover_.prove(pits, wanted);
      if (prover_.stopped()) return std::nullopt;
      const bool yes = found.lo >= wanted;
      known = {std::max(known.lo, found.lo), std::min(known.hi, found.hi)};
      known.lo += (known.lo ^ seeds) & 1;
      known.hi -= (known.hi ^ seeds) & 1;
      wanted = yes ? known.lo + stride : known.hi - stride + 2;
      if (known.hi - known.lo <= 2 * stride) wanted = known.lo + 2 * ((known.hi - known.lo + 2) / 4), stride = 1;
    }
    return known.lo;
  }

  std::optional<ExactMove> move_worth(const Pits<W>& pits, int margin) {
    typename Future<W, M>::Moves moves;
    const int count = future_.moves(pits, moves);
    const Next<W>* best = nullptr;
    for (int i = 0; i < count; ++i) {
      const Next<W>& next = moves[i];
      const Bounds after = next.over ? Bounds{} : prover_.look_up(next.pits);
      // What banks more leaves less to find out.
      if (next.seen_before(after).lo >= margin && (best == nullptr || next.gain > best->gain)) best = &next;
    }
    for (int i = 0; i < count && best == nullptr; ++i) {
      const Next<W>& next = moves[i];
      if (next.over) continue;
      const int wanted = margin - next.gain;
      const Bounds after = prover_.prove(next.pits, next.turned ? 1 - wanted : wanted);
      if (prover_.stopped()) return std::nullopt;
      if (next.seen_before(after).lo >= margin) best = &next;
    }
    return ExactMove{best->lane, margin};
  }

  const Future<W, M>& future_;
  std::uint64_t limit_ = ~std::uint64_t{0};
  const std::function<bool()>* should_stop_ = nullptr;
  const std::function<bool(std::uint64_t)> stop_;
  Prover<W, M> prover_;
};

}  // namespace mancala
