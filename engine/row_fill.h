// Fills the table of endgames of games whose moves are single laps, many boards at a time: what a lap makes of its own
// row, and what it adds to or takes from the other, is worked out once for every row and then holds against all rows
// across.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/endgames.h"

namespace mancala {

template <class W, class M>
class RowFill {
 public:
  using Half = typename W::Half;

  static constexpr bool suits(const Mechanics& rules) {
    return rules.stores == Stores::Sown && rules.first_seed == FirstSeed::NextPit && rules.relay == Relay::Never &&
           rules.own_empty != OwnEmpty::Opposite && rules.other_empty == OtherEmpty::Nothing &&
           rules.chain_counts == 0 && !rules.leapfrog && rules.least_lift == 1 && rules.match == MatchKind::SingleGame;
  }

  static constexpr std::size_t kSpare = 16;  // bytes behind the table that may be read

  // Precondition: the rules suit. `values`: a byte for every board, by its number, and kSpare more.
  RowFill(const Future<W, M>& future, const BoardIndex<W>& index, std::int8_t* values)
      : future_(future), index_(index), values_(values), pits_(future.kernel().pits()), first_pits_(pits_ / 2) {
    best_.resize(index.rows_of(index.seeds()) + kBlock);
  }

  // False when `should_stop` said so.
  template <class F>
  bool fill(F& should_stop) {
    while (ready() < index_.seeds())
      if (!fill_part(should_stop)) return false;
    return true;
  }

  // Boards of up to so many seeds are done; at the start -1.
  int ready() const { return layer_ - 1; }

  // The next part of what is not done. False when `should_stop` said so, after which this one is of no more use.
  template <class F>
  bool fill_part(F& should_stop) {
    if (layer_ == 0 && !prepare(should_stop)) return false;
    if (!fill_rows(fewer_, layer_ - fewer_, should_stop)) return false;
    if (2 * ++fewer_ > layer_) ++layer_, fewer_ = 0;
    return true;
  }

 private:
  // What a move makes of the rows. Over + m: so many seeds fall across. Take + pit: it ends in an empty pit of its own
  // and takes what stands in that pit across, if anything. Long: it comes round to its own row again.
  static constexpr std::size_t kBlock = 16;
  static constexpr std::int8_t kLowest = -128;
  typedef std::int8_t Block __attribute__((vector_size(kBlock)));
  typedef std::uint8_t Unsigned __attribute__((vector_size(kBlock)));
  enum Kind : std::uint32_t { Quiet, Bonus, Over, Take = Over + kMaxPits + 1, Long = Take + kMaxPits, kKinds };
  struct RowMove {
    std::uint32_t kind : 5, to : 27;  // the rank of the own row after the move
    std::uint32_t taken;              // Take: the rank when the last seed is taken too. Long: the lane
  };
  static_assert(kKinds <= 32);
  struct Run {
    std::uint32_t begin, end;  // ranks
    std::uint32_t moves_begin, moves_end;
  };
  struct Rows {
    std::vector<Half> rows;                        // by rank
    std::vector<std::uint32_t> added[kMaxPits];    // the rank with a seed more in each of the first m + 1 pits
    std::vector<std::uint32_t> cleared[kMaxPits];  // the rank without the seeds of that pit
    // The moves of the rows' first pits, kind by kind.
    struct Moves {
      std::vector<std::uint32_t> from, to, taken;  // ranks; the last two as in RowMove
    };
    Moves moves[kKinds];
    // Rows that differ in their first pits only have ranks one after another, and what a move of another pit makes of
    // them has so, too. `to` and `taken` of such moves are the first row's.
    std::vector<Run> runs;
    std::vector<RowMove> run_moves;
  };

  using Line = typename BoardIndex<W>::Line;

  static int at(Half row, int pit) { return static_cast<int>(row >> (8 * pit)) & 255; }
  std::uint32_t rank(Half row) const { return static_cast<std::uint32_t>(index_.rank_of(row)); }

  template <class F>
  bool prepare(F& should_stop) {
    for (int seeds = 0; seeds <= index_.seeds(); ++seeds)
      if (!add_rows(seeds, should_stop)) return false;
    for (int seeds = 0; seeds <= index_.seeds(); ++seeds)
      if (!add_moves(seeds, should_stop)) return false;
    return true;
  }

  template <class F>
  bool add_rows(int seeds, F& should_stop) {
    Rows& set = rows_[seeds];
    set.rows = index_.rows(seeds);
    for (int pit = 0; pit < pits_; ++pit) {
      const Half more = pits_mask<W>(pit + 1) & every_byte<Half>(1);
      if (seeds + pit + 1 <= index_.seeds())
        for (const Half row : set.rows) set.added[pit].push_back(rank(row + more));
      for (const Half row : set.rows) set.cleared[pit].push_back(rank(row & ~(Half{255} << (8 * pit))));
      if (should_stop()) return false;
    }
    return true;
  }

  template <class F>
  bool add_moves(int seeds, F& should_stop) {
    Rows& set = rows_[seeds];
    const Half later = pits_mask<W>(pits_) & ~pits_mask<W>(first_pits_);
    for (std::uint32_t i = 0; i < set.rows.size(); ++i) {
      const Half row = set.rows[i];
      if ((i & 4095) == 0 && should_stop()) return false;
      for (int pit = 0; pit < first_pits_; ++pit)
        if (at(row, pit) > 0) add_move(set, i, move_of(row, pit));
      if (i == 0 || (row & later) != (set.rows[i - 1] & later)) {
        const auto begin = static_cast<std::uint32_t>(set.run_moves.size());
        for (int pit = first_pits_; pit < pits_; ++pit)
          if (at(row, pit) > 0) set.run_moves.push_back(move_of(row, pit));
        set.runs.push_back({i, i, begin, static_cast<std::uint32_t>(set.run_moves.size())});
      }
      set.runs.back().end = i + 1;
    }
    return true;
  }

  static void add_move(Rows& set, std::uint32_t row, RowMove move) {
    typename Rows::Moves& moves = set.moves[move.kind];
    moves.from.push_back(row);
    moves.to.push_back(move.to);
    if (move.kind >= Take) moves.taken.push_back(move.taken);
  }

  RowMove move_of(Half row, int pit) const {
    const int seeds = at(row, pit), to_store = pits_ - pit;
    if (seeds > to_store + pits_) return {Long, 0, static_cast<std::uint32_t>(pit)};
    const int sown = std::min(seeds, to_store - 1);
    const Half after = (row & ~(Half{255} << (8 * pit))) +
                       ((pits_mask<W>(pit + sown + 1) & ~pits_mask<W>(pit + 1)) & every_byte<Half>(1));
    if (seeds == to_store) return {Bonus, rank(after), 0};
    if (seeds > to_store) return {Over + static_cast<std::uint32_t>(seeds - to_store), rank(after), 0};
    const int last = pit + seeds;
    if (at(row, last) > 0 || future_.kernel().rules().own_empty == OwnEmpty::Nothing) return {Quiet, rank(after), 0};
    return {Take + static_cast<std::uint32_t>(pits_ - 1 - last), rank(after), rank(after & ~(Half{255} << (8 * last)))};
  }

  // All boards of rows with `fewer` and `more` seeds, whoever is to move. A move that keeps the seeds where they are
  // makes a row's rank lower, so going through the rows by rank meets nothing that is not known.
  template <class F>
  bool fill_rows(int fewer, int more, F& should_stop) {
    const std::size_t lines = rows_[fewer].rows.size(), across = rows_[more].rows.size();
    for (std::size_t i = 0; i < lines; ++i) {
      if (should_stop()) return false;
      const std::size_t end = fewer == more ? i : across;
      fill_own(fewer, i, more, 0, end);
      if (fewer == more) fill_own(fewer, i, more, i, i + 1);
      fill_other(fewer, i, more, end);
    }
    return true;
  }

  const std::int8_t* place(const Line& line) const { return values_ + line.first; }

  // The row's owner is to move, against the rows across from rank `from` to before `to`.
  void fill_own(int seeds, std::size_t row, int across, std::size_t from, std::size_t to) {
    if (from == to) return;
    const Rows& own = rows_[seeds];
    const Rows& other = rows_[across];
    std::int8_t* out = values_ + index_.line(seeds, row, across, true).first;
    if (is_over(own.rows[row], other.rows[from])) {
      std::memset(out + from, future_.ended({own.rows[row], other.rows[from], 0}), to - from);
      return;
    }
    std::int8_t* best = best_.data();
    std::memset(best + from, -128, to - from);
    for (int pit = 0; pit < pits_; ++pit) {
      if (at(own.rows[row], pit) == 0) continue;
      const RowMove move = move_of(own.rows[row], pit);
      if (move.kind == Quiet) {
        raise_all<-1>(best, 0, index_.line(seeds, move.to, across, false), from, to);
      } else if (move.kind == Bonus) {
        raise_all<1>(best, 1, index_.line(seeds - 1, move.to, across, true), from, to);
      } else if (move.kind == Long) {
        for (std::size_t j = from; j < to; ++j)
          raise(best[j], value_after({own.rows[row], other.rows[j], 0}, static_cast<int>(move.taken)));
      } else if (move.kind < Take) {
        const int over = static_cast<int>(move.kind) - Over;
        const Line line = index_.line(seeds - 1 - over, move.to, across + over, false);
        const std::int8_t* after = place(line);
        const std::uint32_t* added = other.added[over - 1].data();
        for (std::size_t j = from; j < to; ++j) raise(best[j], 1 - after[added[j] * line.stride]);
      } else {
        take_own(best, seeds, move, across, from, to);
      }
    }
    std::memcpy(out + from, best + from, to - from);
  }

  void take_own(std::int8_t* best, int seeds, RowMove move, int across, std::size_t from, std::size_t to) {
    const Rows& other = rows_[across];
    const int pit = static_cast<int>(move.kind) - Take;
    const std::uint32_t* cleared = other.cleared[pit].data();
    const Half* rows = other.rows.data();
    Target taking[kMostTableSeeds + 1];
    taking[0] =
        quiet_target(index_.line(seeds, move.to, across, false), index_.line(seeds - 1, move.taken, across, false));
    for (int n = 1; n <= across; ++n) {
      const Line line = index_.line(seeds - 1, move.taken, across - n, false);
      taking[n] = {place(line), line.stride, static_cast<std::int8_t>(1 + n)};
    }
    for (std::size_t j = from; j < to; ++j) {
      const Target& t = taking[at(rows[j], pit)];
      raise(best[j], t.gain - t.after[cleared[j] * t.stride]);
    }
  }

  // Where the boards after a move stand, by the rank of the row that changes.
  struct Target {
    const std::int8_t* after;
    std::size_t stride;
    std::int8_t gain;
    // Whether the other side is on, and whether the last seed is taken: all bits or none, so that nothing branches.
    std::int8_t turned = -1;
    std::int8_t taken = 0;
    std::size_t rank(RowMove move) const {
      const auto mask = static_cast<std::uint32_t>(std::int32_t{taken});
      return (move.to & ~mask) | (move.taken & mask);
    }
    int value(std::size_t rank) const { return gain + (after[rank * stride] ^ turned) - turned; }
  };
  // Nothing stands across: the last seed stays, or is taken alone.
  Target quiet_target(const Line& stays, const Line& taken) const {
    if (future_.kernel().rules().empty_capture) return {place(taken), taken.stride, 1, -1, -1};
    return {place(stays), stays.stride, 0};
  }

  // The owners of the rows across, up to before rank `to`, are to move against the row.
  void fill_other(int seeds, std::size_t row, int across, std::size_t to) {
    if (to == 0) return;
    const Rows& own = rows_[seeds];
    const Rows& other = rows_[across];
    const Line line = index_.line(seeds, row, across, false);
    std::int8_t* out = values_ + line.first;
    const std::size_t stride = line.stride;
    if (is_over(other.rows[0], own.rows[row])) {
      const int ended = future_.ended({other.rows[0], own.rows[row], 0});
      for (std::size_t j = 0; j < to; ++j) out[j * stride] = static_cast<std::int8_t>(ended);
      return;
    }
    Target targets[kKinds] = {};
    targets_of(seeds, row, across, targets);
    for (const Run& run : other.runs) {
      if (run.begin >= to) break;
      fill_run(other, run, std::min<std::size_t>(run.end, to), targets, own.rows[row]);
    }
    for (std::uint32_t kind = 0; kind < Long; ++kind) raise_moves(other.moves[kind], targets[kind], to);
    const auto& longs = other.moves[Long];
    for (std::size_t k = 0; k < longs.from.size() && longs.from[k] < to; ++k)
      raise(best_[longs.from[k]],
            value_after({other.rows[longs.from[k]], own.rows[row], 0}, static_cast<int>(longs.taken[k])));
    for (std::size_t j = 0; j < to; ++j) out[j * stride] = best_[j];
  }

  // Moves of one kind, of the rows before rank `to`.
  void raise_moves(const typename Rows::Moves& moves, const Target& target, std::size_t to) {
    const std::uint32_t* from = moves.from.data();
    const std::uint32_t* ranks = target.taken != 0 ? moves.taken.data() : moves.to.data();
    const auto count =
        static_cast<std::size_t>(std::lower_bound(moves.from.begin(), moves.from.end(), to) - moves.from.begin());
    const Target t = target;
    std::int8_t* best = best_.data();
    for (std::size_t k = 0; k < count; ++k) raise(best[from[k]], t.value(ranks[k]));
  }

  // The best of a run's common moves into `best_`, sixteen rows at a time; what is written past the run's end is
  // written again by the next run.
  void fill_run(const Rows& other, const Run& run, std::size_t to, const Target* targets, Half row) {
    const RowMove* moves = other.run_moves.data();
    const auto side_by_side = [&](RowMove move) { return move.kind != Long && targets[move.kind].stride == 1; };
    bool all = true;
    for (std::size_t j = run.begin; j < to; j += kBlock) {
      Block best = Block{} + kLowest;
      for (std::uint32_t k = run.moves_begin; k != run.moves_end; ++k) {
        const Target& t = targets[moves[k].kind];
        if (!side_by_side(moves[k])) {
          all = false;
          continue;
        }
        Block value;
        std::memcpy(&value, t.after + t.rank(moves[k]) + (j - run.begin), kBlock);
        // Unsigned, as what is read past the run may be anything.
        const auto turned = static_cast<std::uint8_t>(t.turned);
        value = (Block)(((Unsigned)value ^ turned) + static_cast<std::uint8_t>(t.gain - t.turned));
        best = value > best ? value : best;
      }
      std::memcpy(best_.data() + j, &best, kBlock);
    }
    if (all) return;
    for (std::uint32_t k = run.moves_begin; k != run.moves_end; ++k) {
      const RowMove move = moves[k];
      if (side_by_side(move)) continue;
      const Target& t = targets[move.kind];
      for (std::size_t j = run.begin; j < to; ++j)
        raise(best_[j], move.kind == Long ? value_after({other.rows[j], row, 0}, static_cast<int>(move.taken))
                                          : t.value(t.rank(move) + (j - run.begin)));
    }
  }

  void targets_of(int seeds, std::size_t row, int across, Target* targets) const {
    const Rows& own = rows_[seeds];
    const auto target = [&](const Line& line, int gain, std::int8_t turned = -1, std::int8_t taken = 0) {
      return Target{place(line), line.stride, static_cast<std::int8_t>(gain), turned, taken};
    };
    const Line quiet = index_.line(seeds, row, across, true);
    targets[Quiet] = target(quiet, 0);
    if (across == 0) return;
    targets[Bonus] = target(index_.line(seeds, row, across - 1, false), 1, 0);
    for (int m = 1; m <= pits_ && m < across; ++m)
      targets[Over + m] = target(index_.line(seeds + m, own.added[m - 1][row], across - 1 - m, true), 1);
    for (int pit = 0; pit < pits_; ++pit) {
      const int n = at(own.rows[row], pit);
      targets[Take + pit] =
          n == 0 ? quiet_target(quiet, index_.line(seeds, row, across - 1, true))
                 : target(index_.line(seeds - n, own.cleared[pit][row], across - 1, true), 1 + n, -1, -1);
    }
  }

  template <int kSign>
  void raise_all(std::int8_t* best, int gain, const Line& line, std::size_t from, std::size_t to) const {
    const std::int8_t* after = place(line);
    if (line.stride == 1)
      for (std::size_t j = from; j < to; ++j) raise(best[j], gain + kSign * after[j]);
    else
      for (std::size_t j = from; j < to; ++j) raise(best[j], gain + kSign * after[j * line.stride]);
  }
  static void raise(std::int8_t& best, int value) { best = std::max(best, static_cast<std::int8_t>(value)); }

  bool is_over(Half own, Half other) const { return future_.is_finished({own, other, 0}); }

  int value_after(const Pits<W>& pits, int lane) const {
    const Next<W> next = future_.play(pits, lane);
    if (next.over) return next.gain;
    const int after = values_[index_(next.pits.own, next.pits.other)];
    return next.gain + (next.turned ? -after : after);
  }

  const Future<W, M>& future_;
  const BoardIndex<W>& index_;
  std::int8_t* values_;
  int pits_;
  int layer_ = 0, fewer_ = 0;       // what fill_part() does next
  int first_pits_;                  // whose moves are worked out row by row; runs of rows share the others'
  Rows rows_[kMostTableSeeds + 1];  // by their seeds
  std::vector<std::int8_t> best_;
};

}  // namespace mancala
