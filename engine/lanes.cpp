#include "engine/lanes.h"

namespace mancala {

int sowing_path(const Ruleset& ruleset, int lanes_a_half, int lane, std::array<std::uint8_t, 2 * kMaxPits + 1>& path) {
  std::array<std::uint8_t, 2 * kMaxPits + 1> ring{};
  int length = 0, start = 0;
  auto add = [&](int visited) {
    if (visited == lane) start = length;
    ring[length++] = static_cast<std::uint8_t>(visited);
  };
  for (int i = 0; i < ruleset.pits; ++i) add(i);
  if (ruleset.mechanics.stores == Stores::Sown) add(lanes_a_half - 1);
  for (int i = 0; i < ruleset.pits; ++i) add(lanes_a_half + i);
  for (int i = 0; i < length; ++i) path[i] = ring[(start + i) % length];
  return length;
}

namespace {

template <class W>
std::unique_ptr<SowTable<W>> make_table(const Ruleset& ruleset) {
  using Half = typename W::Half;
  auto table = std::make_unique<SowTable<W>>();
  const int pits = ruleset.pits;
  const int first = ruleset.mechanics.first_seed == FirstSeed::LiftedPit ? 0 : 1;
  for (int place = 0; place < 2 * pits; ++place) {
    const auto lane_at = [&](int p) { return p % pits + (p % (2 * pits) >= pits ? W::kLanes : 0); };
    const int lane = lane_at(place);
    table->next[lane] = static_cast<std::uint8_t>(lane_at(place + 1));
    table->previous[lane] = static_cast<std::uint8_t>(lane_at(place + 2 * pits - 1));
    std::array<std::uint8_t, 2 * kMaxPits + 1> path{};
    const int length = sowing_path(ruleset, W::kLanes, lane, path);
    Half halves[2] = {0, 0};  // what n seeds add, as whole numbers: no lane of a real board over- or underflows
    for (int n = 0; n <= kMaxTotal; ++n) {
      const int last = n == 0 ? lane : path[(first + n - 1) % length];
      if (n > 0) {
        halves[last / W::kLanes] += Half{1} << Lanes<W>::shift(last);
        halves[lane / W::kLanes] -= Half{1} << Lanes<W>::shift(lane);  // one more seed is lifted
      }
      table->add[lane][n] = W::make(halves[0], halves[1]);
      table->last[lane][n] = static_cast<std::uint8_t>(last);
    }
  }
  return table;
}

}  // namespace

SowTables::SowTables(const Ruleset& ruleset) : pits(ruleset.pits) {
  if (pits <= Narrow::kPits)
    narrow = make_table<Narrow>(ruleset);
  else
    wide = make_table<Wide>(ruleset);
}

}  // namespace mancala
