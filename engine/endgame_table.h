// The table of endgames itself: filled as a whole, or a board at a time where that can be done without the rest.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/endgames.h"
#include "engine/memory.h"
#include "engine/row_fill.h"

namespace mancala {

template <class W, class M>
class EndgameTable {
 public:
  // Boards of up to `seeds` seeds, or of none when there is no memory for so many. Nothing is worked out yet;
  // `should_stop` is asked while boards are worked out one by one. `kept`: the values of such a table before, of the same
  // rules, pits and seeds and always filled board by board.
  EndgameTable(const Future<W, M>& future, int seeds, const OnMemory& on_memory = {},
               const std::function<bool()>& should_stop = {}, LargeArray<std::int8_t> kept = nullptr)
      : future_(future),
        index_(future.kernel().pits(), seeds),
        one_(future.always_ends()),
        should_stop_(should_stop),
        values_(std::move(kept)) {
    if (!allocate(on_memory)) {
      index_ = BoardIndex<W>(future.kernel().pits(), 0);
      allocate({});
    }
    ready_ = index_.seeds();
  }

  int seeds() const { return ready_; }
  // The values, for a table to come; this one is of no more use.
  LargeArray<std::int8_t> release() { return std::move(values_); }

  // Instead of fill(): what holds boards of up to `seeds`, as far as it is not done, which seeds() says from then on; and
  // a part a call, while there is one. Precondition: RowFill suits.
  void begin(int seeds) {
    mask_ = 0;
    if (!rows_) rows_.emplace(future_, index_, values_.get());
    while (rows_->ready() < std::min(seeds, index_.seeds())) rows_->fill_part(go_on_);
    ready_ = rows_->ready();
  }
  bool fill_part() {
    if (rows_->ready() < index_.seeds()) rows_->fill_part(go_on_);
    ready_ = rows_->ready();
    return ready_ < index_.seeds();
  }

  // The whole table as bytes, with a head that says what it is of and a sum over it; `name` is the game's, as text.
  std::string saved(const std::string& name) const {
    std::string bytes = head(name);
    bytes.append(reinterpret_cast<const char*>(values_.get()), size_);
    append_number(bytes, sum_of(bytes));
    return bytes;
  }
  // False when the bytes are not such a table, of another version or damaged: nothing is taken over then.
  bool load(const std::string& name, std::string_view bytes) {
    const std::string wanted = head(name);
    if (bytes.size() != wanted.size() + size_ + 8 || !bytes.starts_with(wanted)) return false;
    std::string sum;
    append_number(sum, sum_of(bytes.substr(0, bytes.size() - 8)));
    if (!bytes.ends_with(sum)) return false;
    if (fills_rows()) mask_ = 0;
    std::copy_n(bytes.data() + wanted.size(), size_, reinterpret_cast<char*>(values_.get()));
    return true;
  }

  std::size_t bytes() const { return size_; }
  std::uint64_t nodes() const { return nodes_; }  // boards worked out when they were asked for
  bool stopped() const { return stopped_; }       // by `should_stop`: no more boards are worked out
  // The place of a board.
  std::size_t number(const Pits<W>& pits) const {
    const std::size_t i = index_(pits.own, pits.other);
    return one_ ? i : 2 * (i + (pits.owners != 0 ? index_.size() : 0));
  }
  void fetch(std::size_t number) const { __builtin_prefetch(&values_[number]); }

  // The margin to come. Where play always ends, boards are worked out when they are asked for; otherwise the table
  // must be full.
  Bounds at(const Pits<W>& pits) { return at(number(pits), pits); }
  Bounds at(std::size_t i, const Pits<W>& pits) {
    if (!one_) return {values_[i], values_[i + 1]};
    int value = values_[i] ^ mask_;
    if (value == kUnknown) {
      if (!work_out(pits, value)) return {-pits.seeds(), pits.seeds()};
      values_[i] = static_cast<std::int8_t>(value ^ mask_);
    }
    return {value, value};
  }

  // Works out every board. False when `should_stop` said so: the table cannot be used then.
  template <class F>
  bool fill(F&& should_stop) {
    if (fills_rows()) {
      mask_ = 0;
      return RowFill<W, M>(future_, index_, values_.get()).fill(should_stop);
    }
    for (int seeds = 0; seeds <= index_.seeds(); ++seeds)
      if (one_ ? !fill_layer(seeds, should_stop) : !settle_layer(seeds, should_stop)) return false;
    return true;
  }

 private:
  bool fills_rows() const { return RowFill<W, M>::suits(future_.kernel().rules()); }

  static constexpr std::int8_t kUnknown = -128;
  static constexpr int kVersion = 3;  // of the file: what the bytes mean, and the rules they were worked out by

  bool allocate(const OnMemory& on_memory) {
    size_ = index_.size() * (one_ ? 1 : 2) * static_cast<std::size_t>(future_.views());
    if (values_ == nullptr) values_ = large_array<std::int8_t>(size_ + RowFill<W, M>::kSpare, on_memory);
    return values_ != nullptr;
  }

  std::string head(const std::string& name) const {
    return "mancala endgames " + std::to_string(kVersion) + ' ' + name + ' ' + std::to_string(seeds()) + '\n';
  }
  static void append_number(std::string& bytes, std::uint64_t number) {
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(number >> (8 * i));
  }
  static std::uint64_t sum_of(std::string_view bytes) {
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const char byte : bytes) sum = (sum ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3u;
    return sum;
  }

  // False when the work was stopped.
  bool work_out(const Pits<W>& pits, int& value) {
    value = 0;
    if (future_.is_finished(pits)) return true;  // never asked for in play
    typename Future<W, M>::Moves moves;
    const int count = future_.moves(pits, moves);
    if ((++nodes_ & 1023) == 0 && should_stop_ && should_stop_()) stopped_ = true;
    value = -kMaxTotal;
    for (int i = 0; i < count && !stopped_; ++i) value = std::max(value, moves[i].seen_before(after(moves[i])).lo);
    return !stopped_;
  }

  Bounds after(const Next<W>& next) { return next.over ? Bounds{0, 0} : at(next.pits); }

  template <class F>
  void each_board(int seeds, F&& f) const {
    for (int own = 0; own <= seeds; ++own) {
      const auto rows = index_.rows(own), others = index_.rows(seeds - own);
      for (const auto row : rows)
        for (const auto other : others) f(row, other);
    }
  }

  template <class F>
  bool fill_layer(int seeds, F& should_stop) {
    std::uint32_t asked = 0;
    bool stopped = false;
    each_board(seeds, [&](auto own, auto other) {
      if ((++asked & 1023) == 0 && !stopped) stopped = should_stop();
      if (!stopped) at({own, other, 0});
    });
    return !stopped;
  }

  // Boards with equally many seeds can follow each other in circles. Unending play is lost (low values) or won (high
  // values) until a move proves better or worse, and what one board's values prove is carried to the others until
  // nothing changes.
  template <class F>
  bool settle_layer(int seeds, F& should_stop) {
    for (int owners = 0; owners < future_.views(); ++owners)
      each_board(seeds, [&](auto own, auto other) {
        const std::size_t i = number({own, other, owners});
        const bool over = future_.is_finished({own, other, owners});
        values_[i] = static_cast<std::int8_t>(over ? 0 : -seeds);
        values_[i + 1] = static_cast<std::int8_t>(over ? 0 : seeds);
      });
    std::uint32_t asked = 0;
    bool stopped = false;
    for (bool changed = true; changed && !stopped;) {
      changed = false;
      for (int owners = 0; owners < future_.views(); ++owners)
        each_board(seeds, [&](auto own, auto other) {
          if ((++asked & 1023) == 0 && !stopped) stopped = should_stop();
          if (!stopped && improve({own, other, owners})) changed = true;
        });
    }
    return !stopped;
  }

  bool improve(const Pits<W>& pits) {
    const std::size_t i = number(pits);
    if (values_[i] == values_[i + 1]) return false;
    typename Future<W, M>::Moves moves;
    const int count = future_.moves(pits, moves);
    Bounds best{-kMaxTotal, -kMaxTotal};
    for (int k = 0; k < count; ++k) {
      const Bounds value = moves[k].seen_before(after(moves[k]));
      best = {std::max(best.lo, value.lo), std::max(best.hi, value.hi)};
    }
    if (best == Bounds{values_[i], values_[i + 1]}) return false;
    values_[i] = static_cast<std::int8_t>(best.lo);
    values_[i + 1] = static_cast<std::int8_t>(best.hi);
    return true;
  }

  const Future<W, M>& future_;
  BoardIndex<W> index_;
  int ready_ = 0;                         // seeds of the fullest boards that are known
  std::optional<RowFill<W, M>> rows_;     // where the table is filled by parts
  std::function<bool()> go_on_ = [] { return false; };
  bool one_;  // one value a board: play always ends
  // What single values are kept with, so that the bytes of fresh memory, all 0, say that a board is not known.
  std::int8_t mask_ = kUnknown;
  std::function<bool()> should_stop_;
  bool stopped_ = false;
  LargeArray<std::int8_t> values_;
  std::size_t size_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace mancala
