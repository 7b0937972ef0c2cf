#include "engine/rules.h"

#include <cassert>

#include "engine/kernel.h"
#include "engine/match.h"

namespace mancala {

int seeds_on_pits(const Board& board) {
  int seeds = 0;
  for (int n : board.pits) seeds += n;
  return seeds;
}

int total_seeds(const Board& board) { return seeds_on_pits(board) + board.stores[0] + board.stores[1]; }

namespace {

// Writes down what the kernel does, in people's pits, with `side` as the one who moves.
template <class W>
class Recorder {
 public:
  Recorder(const Rules& rules, const Position& before, Sowing& sowing)
      : rules_(rules), before_(before), board_(before.board), sowing_(sowing), begin_(sowing.size()) {}

  void restart() {
    sowing_.resize(begin_);
    board_ = before_.board;
  }

  void lift(int lane, int seeds, bool relay) {
    const Pit from = pit(lane);
    add({.kind = StepKind::Lift, .pit = from, .relay = relay, .seeds = static_cast<std::uint8_t>(seeds)});
    board_.pits[from] = 0;
    std::array<std::uint8_t, 2 * kMaxPits + 1> path{};
    const int length = sowing_path(rules_.ruleset(), W::kLanes, lane, path);
    const int first = rules_.ruleset().mechanics.first_seed == FirstSeed::LiftedPit ? 0 : 1;
    for (int i = 0; i < seeds; ++i) drop(path[(first + i) % length]);
  }

  void capture(CaptureRule rule, std::initializer_list<int> lanes, int seeds) {
    Step step{.kind = StepKind::Capture, .side = before_.side, .rule = rule, .seeds = static_cast<std::uint8_t>(seeds)};
    for (int lane : lanes) step.from[step.from_count++] = pit(lane);
    add(step);
  }

  void endless() { add({.kind = StepKind::Endless}); }
  void bonus() { add({.kind = StepKind::Bonus, .side = before_.side}); }

  template <class Shares>
  void sweep(const State<W>& s, const Shares& shares) {
    const Side mover = s.turned ? opponent(before_.side) : before_.side;
    for (Side side : {Side::South, Side::North}) {
      Step step{.kind = StepKind::Sweep, .side = side};
      const auto& mask = side == mover ? shares.mover : shares.opponent;
      for (int p = 0; p < rules_.ruleset().ring(); ++p) {
        const int lane = lane_of<W>(static_cast<Pit>(p), rules_.ruleset().pits, mover);
        const bool given = (mask[lane / W::kLanes] >> Lanes<W>::shift(lane) & 1) != 0;
        if (!given || s.lanes.at(lane) == 0) continue;
        step.from[step.from_count++] = static_cast<Pit>(p);
        step.seeds = static_cast<std::uint8_t>(step.seeds + s.lanes.at(lane));
      }
      if (step.seeds > 0) add(step);
    }
  }

 private:
  Pit pit(int lane) const { return pit_of<W>(lane, rules_.ruleset().pits, before_.side); }

  void drop(int lane) {
    Step step{.kind = StepKind::Drop};
    if (lane == Lanes<W>::kStore) {
      step.in_store = true;
      step.side = before_.side;
      step.seeds = ++board_.stores[index_of(before_.side)];
    } else {
      step.pit = pit(lane);
      step.seeds = ++board_.pits[step.pit];
    }
    add(step);
  }

  void add(const Step& step) { sowing_.push_back(step); }

  const Rules& rules_;
  const Position& before_;
  Board board_;  // for the counts that drops tell; captures come after the last drop
  Sowing& sowing_;
  std::size_t begin_;
};

Step end_step(EndReason why, const Board& board) { return {.kind = StepKind::End, .why = why, .score = board.stores}; }

template <class W>
Position after_state(const Ruleset& ruleset, const Position& before, const State<W>& s) {
  Position after = before;
  after.side = s.turned ? opponent(before.side) : before.side;
  after.board = to_board<W>(s.lanes, ruleset.pits, after.side);
  after.over = s.over;
  if (ruleset.pie && before.side == Side::North && before.swap == SwapState::Open) after.swap = SwapState::Declined;
  if (after.over) after.match_winner = match_winner(ruleset, after.board);
  return after;
}

template <class W, class M>
State<W> apply(const Kernel<W, M>& kernel, const Position& position, Move move, auto&& sink) {
  const State<W> s = kernel.state(position);
  return move == kPass ? kernel.pass(s) : kernel.play(s, lane_of<W>(move.pit(), kernel.pits(), position.side), sink);
}

}  // namespace

Rules::Rules(const Ruleset& ruleset) : ruleset_(ruleset), tables_(std::make_unique<SowTables>(ruleset)) {
  assert(!validate(ruleset));
}
Rules::~Rules() = default;
Rules::Rules(Rules&&) noexcept = default;
Rules& Rules::operator=(Rules&&) noexcept = default;

Position Rules::start() const {
  Position position;
  for (int p = 0; p < ruleset_.ring(); ++p) position.board.pits[p] = static_cast<std::uint8_t>(ruleset_.seeds);
  position.north_pits = row_of(Side::North, ruleset_.pits);
  if (!is_finished(position)) return position;
  return with_loose_kernel(*this, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    State<W> s = kernel.state(position);
    kernel.sweep(s, ruleset_.mechanics.leftovers);
    s.over = true;
    return after_state(ruleset_, position, s);
  });
}

MoveList Rules::legal_moves(const Position& position) const {
  MoveList moves;
  if (position.over) return moves;
  const PitSet own = pits_of(ruleset_, position, position.side);
  for (int p = 0; p < ruleset_.ring(); ++p)
    if (contains(own, p) && position.board.pits[p] >= ruleset_.mechanics.least_lift)
      moves.add(Move{static_cast<std::uint8_t>(p)});
  if (moves.empty()) moves.add(kPass);
  if (ruleset_.pie && position.side == Side::North && position.swap == SwapState::Open) moves.add(kSwap);
  return moves;
}

Position Rules::play(const Position& position, Move move) const {
  assert(legal_moves(position).has(move));
  if (move == kSwap) {
    Position after = position;
    after.swap = SwapState::Taken;
    return after;
  }
  return with_kernel(*this, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return after_state(ruleset_, position, apply(kernel, position, move, NoSink{}));
  });
}

Position Rules::play_recorded(const Position& position, Move move, Sowing& sowing) const {
  assert(legal_moves(position).has(move));
  if (move == kSwap) {
    sowing.push_back({.kind = StepKind::Swap});
    return play(position, move);
  }
  if (move == kPass) sowing.push_back({.kind = StepKind::Pass, .side = position.side});
  const Position after = with_loose_kernel(*this, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return after_state(ruleset_, position, apply(kernel, position, move, Recorder<W>(*this, position, sowing)));
  });
  if (after.over) sowing.push_back(end_step(natural_end(), after.board));
  return after;
}

Position Rules::end_by_repetition(const Position& position, Sowing& sowing) const {
  const Position after = with_loose_kernel(*this, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    State<W> s = kernel.state(position);
    kernel.sweep(s, Leftovers::PitOwner, Recorder<W>(*this, position, sowing));
    s.over = true;
    return after_state(ruleset_, position, s);
  });
  sowing.push_back(end_step(EndReason::Repetition, after.board));
  return after;
}

bool Rules::is_finished(const Position& position) const {
  return with_loose_kernel(
      *this, [&]<class W, class M>(const Kernel<W, M>& kernel) { return kernel.is_finished(kernel.state(position)); });
}

EndReason Rules::natural_end() const {
  const End end = ruleset_.mechanics.end;
  return end == End::EitherRowEmpty || end == End::MoverRowEmpty ? EndReason::RowEmpty : EndReason::BoardSpent;
}

}  // namespace mancala
