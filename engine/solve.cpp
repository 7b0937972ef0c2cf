#include "engine/solve.h"

#include <cassert>

#include "engine/notation.h"
#include "engine/prover.h"
#include "engine/search.h"

namespace mancala {

namespace {

constexpr std::uint64_t kGuessNodes = 30'000;

// Bytes a board takes in the endgame table.
template <class W, class M>
std::uint64_t bytes_a_board(const Future<W, M>& future) {
  return future.always_ends() ? 1 : 2u * static_cast<unsigned>(future.views());
}

// How many seeds the endgame table should have: as many as are worth their making, and fit.
template <class W, class M>
int suitable_table(const Future<W, M>& future, const SolveOptions& options, int seeds_on_board) {
  const auto boards = [&](int seeds) { return boards_up_to(future.kernel().pits(), seeds); };
  const auto most = [&](std::uint64_t limit, int seeds) {
    limit = std::min(limit, options.memory / 16 * 9 / bytes_a_board(future));
    int table = 0;
    while (table < std::min(seeds, kMostTableSeeds) && boards(table + 1) <= limit) ++table;
    return table;
  };
  if (options.table_seeds >= 0) return most(~std::uint64_t{0}, std::min(options.table_seeds, seeds_on_board));
  // Filled many boards at a time, a table takes about as long as the search that it leaves, when it grows with the
  // position's seeds like this (measured with Kalah).
  if (RowFill<W, M>::suits(future.kernel().rules())) {
    std::uint64_t limit = 14'000'000;
    for (int seeds = 36; seeds < std::min(seeds_on_board, 72); ++seeds) limit = limit * 34 / 25;
    for (int seeds = 36; seeds > seeds_on_board; --seeds) limit = limit * 25 / 34;
    return most(limit, seeds_on_board * 23 / 50);
  }
  // Where play always ends boards are worked out when they are met, and more than a search would.
  if (future.always_ends()) return most(30'000'000, std::max(seeds_on_board * 2 / 7, most(5'000, seeds_on_board)));
  // Elsewhere the whole table is worked out before it is used; one that reaches up to the position answers everything.
  return boards(std::min(seeds_on_board, kMostTableSeeds)) <= 3'000'000 ? most(3'000'000, seeds_on_board)
                                                                        : most(400'000, seeds_on_board);
}

template <class W, class M>
class Solver {
 public:
  Solver(const Kernel<W, M>& kernel, const Rules& rules, const Position& position, const SolveOptions& options)
      : rules_(rules),
        position_(position),
        options_(options),
        future_(kernel, position),
        endgames_(future_, suitable_table(future_, options, seeds_on_pits(position.board)), options.on_memory,
                  [this] { return should_stop(0); }),
        stop_([this](std::uint64_t nodes) { return should_stop(nodes); }),
        prover_(future_, endgames_,
                {options.memory > endgames_.bytes() ? options.memory - endgames_.bytes() : 0,
                 is_lazy() ? 0 : endgames_.bytes() / 4},
                stop_, options.on_memory) {
    // Every seed is given to somebody: margins are all even or all odd, like the number of seeds.
    step_ = rules.ruleset().mechanics.leftovers == Leftovers::Nobody ? 1 : 2;
  }

  SolveResult run() {
    SolveResult result;
    const int total = total_seeds(position_.board);
    margin_ = {-total, total};
    if (make_table()) {
      const int guess = guess_of(position_);
      margin_ = settle([this](int least) { return ask(position_, least); }, margin_, guess, true);
      settle_moves(result);
    }
    result.margin = margin_;
    result.nodes = prover_.nodes() + endgames_.nodes();
    result.bytes = prover_.bytes() + endgames_.bytes();
    result.table_seeds = endgames_.seeds();
    return result;
  }

 private:
  bool should_stop(std::uint64_t nodes) {
    nodes += endgames_.nodes();
    if (nodes >= options_.nodes) return true;
    if (options_.should_stop && options_.should_stop()) return true;
    if (options_.progress && nodes > 0) options_.progress({margin_, nodes});
    return false;
  }

  // Boards are worked out one by one, when they are met.
  bool is_lazy() const { return future_.always_ends() && !RowFill<W, M>::suits(future_.kernel().rules()); }

  // False when the work was stopped before the table can be used.
  bool make_table() {
    const auto stop = [this] { return should_stop(0); };  // a table filled as a whole has no nodes
    if (!options_.tables) return is_lazy() || endgames_.fill(stop);
    // A match's owners are part of what the table is of.
    std::string name = to_text(rules_.ruleset());
    if (future_.views() == 2)
      name += " owners " + std::to_string(position_.north_pits) + (position_.side == Side::South ? " S" : " N");
    const std::string bytes = options_.tables->read(name);
    if (!bytes.empty()) {
      if (endgames_.load(name, bytes)) return true;
      options_.tables->tell("the table of endgames kept for " + name +
                            " is damaged, or of another size or version: it is made again");
    }
    if (!endgames_.fill(stop)) return is_lazy();
    options_.tables->write(name, endgames_.saved(name));
    return true;
  }

  int guess_of(const Position& position) const {
    if (seeds_on_pits(position.board) <= endgames_.seeds()) return 0;
    return search(Game(rules_for_guess(), position), {.nodes = kGuessNodes}).value;
  }
  std::shared_ptr<const Rules> rules_for_guess() const { return std::make_shared<const Rules>(rules_.ruleset()); }

  // The same bounds, narrowed to margins that there can be: a swap, for one, proves no more than that a margin is not
  // below 0.
  Bounds within_step(Bounds bounds) const {
    if (step_ == 1) return bounds;
    const int odd = total_seeds(position_.board) & 1;
    return {bounds.lo + ((bounds.lo & 1) != odd ? 1 : 0), bounds.hi - ((bounds.hi & 1) != odd ? 1 : 0)};
  }

  // Asks until the bounds meet or nothing more can be learnt. `ask(least)` gives bounds that answer, where an answer
  // can be had, whether the margin is at least `least`.
  template <class Ask>
  Bounds settle(Ask&& ask, Bounds known, int guess, bool is_root) {
    int open_from = kMaxTotal + 1, open_to = -kMaxTotal - 1;  // questions without an answer
    int least = guess + ((guess - known.lo) % step_ != 0 ? 1 : 0);
    while (!known.exact() && !prover_.stopped()) {
      least = std::clamp(least, known.lo + step_, known.hi);
      const Bounds found = ask(least);
      known = within_step({std::max(known.lo, found.lo), std::min(known.hi, found.hi)});
      if (is_root) margin_ = known;
      if (known.lo < least && known.hi >= least) {
        open_from = std::min(open_from, least);
        open_to = std::max(open_to, least);
      }
      if (open_from > open_to)  // every question was answered
        least = known.lo >= least ? known.lo + step_ : known.hi;
      else if (known.hi > open_to)
        least = open_to + step_;
      else if (known.lo + step_ < open_from)
        least = open_from - step_;
      else
        break;
    }
    return known;
  }

  // Bounds on the final margin for the side to move that answer whether it is at least `least`.
  Bounds ask(const Position& position, int least) {
    const Board& board = position.board;
    const int banked = board.stores[index_of(position.side)] - board.stores[index_of(opponent(position.side))];
    if (position.over) return {banked, banked};
    if (rules_.ruleset().pie && position.swap == SwapState::Open)
      return position.side == Side::North ? ask_with_swap(position, least) : ask_before_swap(position, least);
    const Pits<W> pits = pits_of_position(position);
    return banked + prover_.prove(pits, least - banked);
  }

  // North plays on or takes the other seat: the better of the margin and its opposite.
  Bounds ask_with_swap(Position position, int least) {
    position.swap = SwapState::Declined;
    if (least <= 0) return {0, total_seeds(position.board)};
    Bounds plain = ask(position, least);
    if (plain.lo < least) {
      const Bounds low = ask(position, 1 - least);
      plain = {std::max(plain.lo, low.lo), std::min(plain.hi, low.hi)};
    }
    return {std::max({plain.lo, -plain.hi, 0}), std::max(plain.hi, -plain.lo)};
  }

  // South's first whole turn, after which North may swap.
  Bounds ask_before_swap(const Position& position, int least) {
    Bounds best{-kMaxTotal, -kMaxTotal};
    for (Move move : rules_.legal_moves(position)) {
      const Bounds value = ask_after(position, move, least);
      best = {std::max(best.lo, value.lo), std::max(best.hi, value.hi)};
      if (best.lo >= least) return {best.lo, total_seeds(position.board)};
    }
    return best;
  }

  // The same for the side to move in `position` once it has played `move`.
  Bounds ask_after(const Position& position, Move move, int least) {
    const Position after = rules_.play(position, move);
    if (move == kSwap) return -ask(after, 1 - least);
    const bool mine = after.side == position.side;
    if (after.over) {
      const Bounds value = ask(after, 0);
      return mine ? value : -value;
    }
    return mine ? ask(after, least) : -ask(after, 1 - least);
  }

  void settle_moves(SolveResult& result) {
    if (!options_.all && !margin_.exact()) return;
    const int total = total_seeds(position_.board);
    Bounds best{-total, -total};
    for (Move move : rules_.legal_moves(position_)) {
      Bounds value{-total, total};
      const auto ask_move = [&](int least) { return ask_after(position_, move, least); };
      if (options_.all)
        value = settle(ask_move, value, margin_.lo, false);
      else
        value = within_step(ask_move(margin_.lo));
      value.hi = std::min(value.hi, margin_.hi);
      best = {std::max(best.lo, value.lo), std::max(best.hi, value.hi)};
      if (options_.all) result.moves.push_back({move, value});
      if (margin_.exact() && value.lo == margin_.lo) result.best.push_back(move);
    }
    assert(best.hi >= margin_.lo && best.lo <= margin_.hi);
    margin_ = {std::max(margin_.lo, best.lo), std::min(margin_.hi, best.hi)};
  }

  Pits<W> pits_of_position(const Position& position) const {
    const Lanes<W> lanes = to_lanes<W>(position.board, future_.kernel().pits(), position.side);
    const Half row = pits_mask<W>(future_.kernel().pits());
    const bool other_view = future_.views() == 2 && position.side != position_.side;
    return {lanes.own & row, lanes.other & row, other_view ? 1 : 0};
  }
  using Half = typename W::Half;

  const Rules& rules_;
  const Position& position_;
  const SolveOptions& options_;
  Future<W, M> future_;
  EndgameTable<W, M> endgames_;
  std::function<bool(std::uint64_t)> stop_;
  Prover<W, M> prover_;
  int step_ = 2;
  Bounds margin_;
};

}  // namespace

SolveResult solve(const Rules& rules, const Position& position, const SolveOptions& options) {
  if (position.over) {
    const int margin = position.board.stores[0] - position.board.stores[1];
    return {.margin = {margin, margin}};
  }
  return with_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return std::make_unique<Solver<W, M>>(kernel, rules, position, options)->run();
  });
}

std::string to_json(const SolveResult& result, int pits, double seconds) {
  const auto pair = [](Bounds b) { return '[' + std::to_string(b.lo) + ',' + std::to_string(b.hi) + ']'; };
  const bool exact = result.margin.exact();
  std::string text = "{";
  if (exact) {
    text += "\"margin\":" + std::to_string(result.margin.lo) + ",\"best\":[";
    for (std::size_t i = 0; i < result.best.size(); ++i)
      text += (i > 0 ? ",\"" : "\"") + to_text(result.best[i], pits) + '"';
    text += "],\"exact\":true";
  } else {
    text += "\"bounds\":" + pair(result.margin) + ",\"exact\":false";
  }
  // Seconds with three places, without the help of a locale.
  const std::string milliseconds = std::to_string(static_cast<std::int64_t>(seconds * 1000 + 0.5));
  const std::string padded = std::string(milliseconds.size() < 4 ? 4 - milliseconds.size() : 0, '0') + milliseconds;
  text += ",\"nodes\":" + std::to_string(result.nodes) + ",\"seconds\":" + padded.substr(0, padded.size() - 3) + '.' +
          padded.substr(padded.size() - 3);
  for (std::size_t i = 0; i < result.moves.size(); ++i) {
    const auto& [move, margin] = result.moves[i];
    text += (i == 0 ? ",\"moves\":{\"" : ",\"") + to_text(move, pits) +
            "\":" + (margin.exact() ? std::to_string(margin.lo) : pair(margin));
  }
  if (!result.moves.empty()) text += '}';
  return text + '}';
}

}  // namespace mancala
