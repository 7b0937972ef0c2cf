// A place where seeds lie: a pit, or a side's store.
#pragma once

#include "engine/board.h"

namespace mancala {

struct Spot {
  bool is_store = false;
  Pit pit = 0;               // of a pit, by place in sowing order
  Side side = Side::South;   // of a store
  bool operator==(const Spot&) const = default;
};

inline Spot pit_spot(Pit pit) { return {false, pit, Side::South}; }
inline Spot store_spot(Side side) { return {true, 0, side}; }
inline int seeds_at(const Board& board, Spot spot) {
  return spot.is_store ? board.stores[index_of(spot.side)] : board.pits[spot.pit];
}

}  // namespace mancala
