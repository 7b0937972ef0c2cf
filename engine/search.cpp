#include "engine/search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>

#include "engine/endgame_table.h"
#include "engine/notation.h"
#include "engine/search_table.h"
#include "engine/turn.h"

namespace mancala {

namespace {

constexpr std::size_t kTurnBoards = 20'000;
constexpr int kInfinity = 1000;  // above every margin
constexpr int kMaxPly = 128;
constexpr int kPassLane = -1;
constexpr int kNoLane = -2;

// A value, and whether what it says (exactly, at least or at most, by the window it was searched with) is proved.
struct Value {
  int margin = 0;
  bool proved = false;
};

// Boards are worked out when they are met; a search of few nodes is over before.
int table_seeds(int pits, std::uint64_t nodes) {
  if (nodes < 50'000) return 0;
  int seeds = 0;
  while (seeds < 14 && boards_up_to(pits, seeds + 1) < 3'000'000) ++seeds;
  return seeds;
}

template <class W, class M>
class Search {
 public:
  Search(const Kernel<W, M>& kernel, const Game& game, const SearchLimits& limits,
         const std::function<bool()>& should_stop, SearchMemory& memory)
      : game_(game),
        limits_(limits),
        should_stop_(should_stop),
        memory_(memory),
        future_(kernel, game.position()),
        table_seeds_(future_.always_ends() ? table_seeds(kernel.pits(), limits.nodes) : 0),
        endgames_(future_, table_seeds_, {}, should_stop,
                  memory.take_endgames(kernel.rules(), kernel.pits(), table_seeds_)),
        table_(limits.nodes / 4, memory) {
    const Position& root = game.position();
    for (std::size_t i = 0; i < game.moves().size(); ++i) {
      const Position& position = game.position_at(i);
      if (position.board.stores != root.board.stores) continue;
      const Lanes<W> lanes = to_lanes<W>(position.board, kernel.pits(), position.side);
      const Half row = pits_mask<W>(kernel.pits());
      const int seeds = seeds_on_pits(position.board);
      path_.push_back({{lanes.own & row, lanes.other & row, owners_of(position.side)}, seeds, position.side});
    }
    has_history_ = !path_.empty();
  }
  ~Search() {
    if (table_seeds_ > 0 && endgames_.seeds() == table_seeds_)
      memory_.keep_endgames(future_.kernel().rules(), future_.kernel().pits(), table_seeds_, endgames_.release());
  }

  SearchResult run() {
    const Position& root = game_.position();
    const Board& board = root.board;
    banked_ = board.stores[index_of(root.side)] - board.stores[index_of(opponent(root.side))];
    const bool may_swap = game_.rules().ruleset().pie && root.swap == SwapState::Open;
    SearchResult best;
    best.move = game_.legal_moves()[0];
    best.line = {best.move};
    best.value = banked_;
    for (int depth = 1; depth <= std::min(limits_.depth, kMaxPly - 1); ++depth) {
      const Value value =
          visit(future_.root(), seeds_on_pits(board), depth, 0, -kInfinity, kInfinity, root.side, banked_, may_swap);
      if (stopped_) break;
      best.value = banked_ + value.margin;
      best.depth = depth;
      best.exact = value.proved && (future_.always_ends() || !has_history_);
      best.line.assign(line_[0].begin(), line_[0].begin() + line_length_[0]);
      best.values = values_;
      if (best.exact) break;
    }
    best.move = best.line.front();
    best.nodes = nodes_;
    return best;
  }

 private:
  using Half = typename W::Half;
  struct Visited {
    Pits<W> pits;
    int seeds;
    Side side;
  };
  struct Child {
    const Next<W>* next;
    int promise;  // what is tried first
  };

  int owners_of(Side side) const { return future_.views() == 2 && side != game_.position().side ? 1 : 0; }

  bool out_of_time(int more) {
    if (nodes_ + static_cast<std::uint64_t>(more) > limits_.nodes) return true;
    // Boards of endgames that are worked out take time, too.
    const std::uint64_t work = (nodes_ + static_cast<std::uint64_t>(more) + endgames_.nodes()) / 1024;
    if (work == asked_at_) return false;
    asked_at_ = work;
    return should_stop_ && should_stop_();
  }

  // How often this position has stood before, counting the game's own history. What is banked never comes back, so
  // the walk ends where the number of seeds differs.
  int times_before(const Pits<W>& pits, int seeds, Side side) const {
    int times = 0;
    for (std::size_t i = path_.size(); i-- > 0 && path_[i].seeds == seeds;)
      if (path_[i].pits == pits && path_[i].side == side) ++times;
    return times;
  }

  // The margin still to come for the mover, within [alpha, beta], fail-soft. `banked`: the mover's lead so far, which
  // only a swap asks for.
  Value visit(const Pits<W>& pits, int seeds, int depth, int ply, int alpha, int beta, Side side, int banked,
              bool may_swap) {
    line_length_[ply] = 0;
    if (ply > 0 && !may_swap && seeds <= endgames_.seeds()) {
      const int margin = endgames_.at(pits).lo;
      stopped_ = stopped_ || endgames_.stopped();
      return {margin, true};
    }
    if (depth == 0) return {0, false};
    // The third time ends the game; the second is taken for it, but not as proof.
    if (ply > 0 && !future_.always_ends() && times_before(pits, seeds, side) > 0) return {future_.swept(pits), false};
    if (may_swap && side == Side::North) return choose_swap(pits, seeds, depth, ply, banked);
    const bool whole_window = beta - alpha > 1;
    int first_lane = kNoLane;
    if (!may_swap && ply > 0) {
      if (const Found<W>* found = table_.probe(pits)) {
        first_lane = found->lane;
        if (!whole_window && found->depth >= depth && answers(*found, alpha, beta))
          return {found->value, found->depth == SearchTable<W>::kProved};
      }
    }
    path_.push_back({pits, seeds, side});
    const Value value = best_of(pits, depth, ply, alpha, beta, side, banked, may_swap, first_lane);
    path_.pop_back();
    if (!stopped_ && !may_swap) {
      const Bound bound = value.margin >= beta ? Bound::AtLeast : value.margin <= alpha ? Bound::AtMost : Bound::Exact;
      Found<W> found{.value = static_cast<std::int16_t>(value.margin), .bound = bound};
      found.depth = value.proved ? SearchTable<W>::kProved : static_cast<std::uint8_t>(depth);
      found.lane = static_cast<std::int8_t>(best_lane_[ply]);
      table_.store(pits, found);
    }
    return value;
  }

  static bool answers(const Found<W>& found, int alpha, int beta) {
    if (found.bound == Bound::Exact) return true;
    return found.bound == Bound::AtLeast ? found.value >= beta : found.value <= alpha;
  }

  // North may take South's seat instead of moving: the better of the margin and its opposite.
  Value choose_swap(const Pits<W>& pits, int seeds, int depth, int ply, int banked) {
    const Value value = visit(pits, seeds, depth, ply, -kInfinity, kInfinity, Side::North, banked, false);
    if (ply == 0 && limits_.each_move && !stopped_) values_.push_back({kSwap, -(banked + value.margin)});
    if (stopped_ || banked + value.margin >= 0) return value;
    for (int i = std::min(line_length_[ply], kMaxPly - 1); i > 0; --i) line_[ply][i] = line_[ply][i - 1];
    line_[ply][0] = kSwap;
    line_length_[ply] = std::min(line_length_[ply] + 1, kMaxPly);
    return {-2 * banked - value.margin, value.proved};
  }

  Value best_of(const Pits<W>& pits, int depth, int ply, int alpha, int beta, Side side, int banked, bool may_swap,
                int first_lane) {
    typename Future<W, M>::Moves moves;
    std::array<Child, Future<W, M>::kMost> children;
    const int count = make_children(pits, moves, children, first_lane);
    if (ply == 0) values_.clear();
    Value best{-kInfinity, false};
    bool all_proved = true;
    for (int i = 0; i < count && !stopped_; ++i) {
      const Next<W>& next = *children[i].next;
      const int floor = ply == 0 && limits_.each_move ? -kInfinity : std::max(alpha, best.margin);
      const Value value = value_of(next, depth, ply, floor, beta, i == 0, side, banked, may_swap);
      if (stopped_) break;
      if (ply == 0) values_.push_back({move_of(next, side), banked_ + value.margin});
      all_proved = all_proved && value.proved;
      if (value.margin <= best.margin) continue;
      best = value;
      best_lane_[ply] = next.lane;
      keep_line(ply, next, side);
      if (best.margin >= beta) return best;
    }
    best.proved = all_proved;
    if (ply == 0)
      std::sort(values_.begin(), values_.end(), [](MoveValue a, MoveValue b) { return a.move.code < b.move.code; });
    return best;
  }

  // What a move is worth to its mover: the first with the whole window, the others asked only whether they are better.
  Value value_of(const Next<W>& next, int depth, int ply, int alpha, int beta, bool first, Side side, int banked,
                 bool may_swap) {
    if (next.over) {
      line_length_[ply + 1] = 0;
      return {next.gain, true};
    }
    const Side mover = next.turned ? opponent(side) : side;
    const bool open = may_swap && side == Side::South;  // once North has moved the choice is gone
    const int seeds = next.pits.seeds();
    const int lead = next.turned ? -(banked + next.gain) : banked + next.gain;
    const auto within = [&](int low, int high) -> Value {
      low -= next.gain, high -= next.gain;
      if (!next.turned) {
        const Value v = visit(next.pits, seeds, depth - 1, ply + 1, low, high, mover, lead, open);
        return {next.gain + v.margin, v.proved};
      }
      const Value v = visit(next.pits, seeds, depth - 1, ply + 1, -high, -low, mover, lead, open);
      return {next.gain - v.margin, v.proved};
    };
    if (first || beta - alpha == 1 || alpha == -kInfinity) return within(alpha, beta);
    const Value value = within(alpha, alpha + 1);
    if (stopped_ || value.margin <= alpha || value.margin >= beta) return value;
    return within(alpha, beta);
  }

  int make_children(const Pits<W>& pits, typename Future<W, M>::Moves& moves,
                    std::array<Child, Future<W, M>::kMost>& children, int first_lane) {
    const int made = future_.count(pits);
    if (out_of_time(made)) {
      stopped_ = true;
      return 0;
    }
    nodes_ += static_cast<std::uint64_t>(future_.moves(pits, moves));
    int count = 0;
    for (int i = 0; i < made; ++i) {
      const Next<W>& next = moves[i];
      table_.fetch(next.pits);
      const Child child{&next, next.lane == first_lane ? kInfinity : 2 * next.gain + (next.turned ? 0 : 1)};
      int at = count++;
      for (; at > 0 && children[at - 1].promise < child.promise; --at) children[at] = children[at - 1];
      children[at] = child;
    }
    return count;
  }

  Move move_of(const Next<W>& next, Side side) const {
    return next.lane == kPassLane ? kPass : Move{pit_of<W>(next.lane, future_.kernel().pits(), side)};
  }

  void keep_line(int ply, const Next<W>& next, Side side) {
    line_[ply][0] = move_of(next, side);
    const int length = std::min(line_length_[ply + 1], kMaxPly - 1);
    std::copy_n(line_[ply + 1].begin(), length, line_[ply].begin() + 1);
    line_length_[ply] = length + 1;
  }

  const Game& game_;
  const SearchLimits& limits_;
  const std::function<bool()>& should_stop_;
  SearchMemory& memory_;
  Future<W, M> future_;
  int table_seeds_;
  EndgameTable<W, M> endgames_;
  SearchTable<W> table_;
  std::vector<Visited> path_;
  std::vector<MoveValue> values_;
  std::uint64_t nodes_ = 0;
  std::uint64_t asked_at_ = 0;  // thousands of boards when should_stop_ was asked last
  int banked_ = 0;              // the root mover's lead
  bool has_history_ = false;
  bool stopped_ = false;
  std::array<std::array<Move, kMaxPly>, kMaxPly + 1> line_{};
  std::array<int, kMaxPly + 1> line_length_{};
  std::array<int, kMaxPly + 1> best_lane_{};
};

// How many moves of the line are the root mover's own first turn, and what they bank for it.
struct OwnTurn {
  std::size_t moves = 0;
  int banked = 0;
};
OwnTurn own_turn(const Game& game, const std::vector<Move>& line) {
  const Side mover = game.position().side;
  Position position = game.position();
  OwnTurn turn;
  while (turn.moves < line.size() && position.side == mover && !position.over && line[turn.moves] != kSwap)
    position = game.rules().play(position, line[turn.moves++]);
  turn.banked = position.board.stores[index_of(mover)] - game.position().board.stores[index_of(mover)];
  return turn;
}

// A line that wins within its mover's own turn is made the shortest that does, where that banks no less: few boards
// are looked at for it, and they are not counted.
void shorten_winning_turn(const Game& game, SearchResult& result) {
  const OwnTurn turn = own_turn(game, result.line);
  const Board& board = game.position().board;
  const int store = board.stores[index_of(game.position().side)];
  if (result.exact || turn.moves < 2 || 2 * (store + turn.banked) <= total_seeds(board)) return;
  TurnResult shortest = shortest_win(game.rules(), game.position(), {.boards = kTurnBoards});
  if (shortest.moves.empty() || shortest.moves.size() >= turn.moves || shortest.banked < turn.banked) return;
  result.line = std::move(shortest.moves);
  result.move = result.line.front();
}

}  // namespace

SearchResult search(const Game& game, const SearchLimits& limits, const std::function<bool()>& should_stop,
                    SearchMemory* memory) {
  assert(!game.over());
  SearchMemory own;
  SearchResult result = with_kernel(game.rules(), [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return std::make_unique<Search<W, M>>(kernel, game, limits, should_stop, memory != nullptr ? *memory : own)->run();
  });
  if (!limits.each_move) shorten_winning_turn(game, result);
  return result;
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
