#include "engine/perfect.h"

#include <algorithm>
#include <unordered_map>

#include "engine/book.h"
#include "engine/book_walk.h"
#include "engine/exact.h"

namespace mancala {

namespace {

// What a page's worker does in a second, with some to spare (measured: README, "Perfect"): a table of this size is there
// when the first question comes, it grows to the other between questions, and a proof may take so many nodes.
constexpr std::uint64_t kFirstTable = 32'000'000, kTable = 90'000'000;  // boards
constexpr std::uint64_t kNodes = 800'000;
constexpr int kReadAhead = 2'000;  // moves of a book in a part
constexpr ProofTableSize kProofs{std::uint64_t{96} << 20, std::uint64_t{8} << 20};

int table_of(int pits, std::uint64_t boards, int seeds) {
  int table = 0;
  while (table < std::min(seeds, kMostTableSeeds) && boards_up_to(pits, table + 1) <= boards) ++table;
  return table;
}

template <class W, class M>
class Player final : public PerfectPlayer {
 public:
  Player(const Kernel<W, M>& kernel, std::unique_ptr<const Rules> rules)
      : rules_(std::move(rules)),
        kernel_(kernel),
        future_(kernel_, rules_->start()) {}

  const Ruleset& ruleset() const override { return rules_->ruleset(); }
  std::size_t book_size() const override { return book_.size() + (reading_ ? reading_->moves.size() - reading_->at : 0); }

  bool take_book(std::string_view bytes) override {
    const std::string head = book_head(rules_->ruleset());
    if (!bytes.starts_with(head)) return false;
    bytes.remove_prefix(head.size());
    const auto is_move = [&](char letter) { return letter >= 'A' && letter < 'A' + kernel_.pits(); };
    if (!std::all_of(bytes.begin(), bytes.end(), is_move)) return false;
    book_.clear();
    reading_ = std::make_unique<Reading>(future_, bytes);
    return true;
  }

  std::optional<PerfectMove> best(const Position& position, const std::function<bool()>& should_stop) override {
    const int pits = kernel_.pits();
    const Lanes<W> lanes = to_lanes<W>(position.board, pits, position.side);
    const Pits<W> asked{lanes.own & pits_mask<W>(pits), lanes.other & pits_mask<W>(pits), 0};
    const auto move = [&](int lane) { return Move{pit_of<W>(lane, pits, position.side)}; };
    if (const std::optional<int> told = look_up(asked)) return PerfectMove{move(*told), std::nullopt};
    Tables& tables = made_tables();
    tables.endgames.begin(table_of(pits, kFirstTable, kMostTableSeeds));
    const auto best = tables.exact.best(asked, -kMaxTotal, kNodes, &should_stop);
    if (!best) return std::nullopt;
    const Board& board = position.board;
    const int banked = board.stores[index_of(position.side)] - board.stores[index_of(opponent(position.side))];
    return PerfectMove{move(best->lane), banked + best->margin};
  }

  bool work_ahead() override {
    if (reading_) {
      for (int i = 0; i < kReadAhead && read_move(); ++i) {}
      return true;
    }
    EndgameTable<W, M>& endgames = made_tables().endgames;
    endgames.begin(0);
    return endgames.fill_part();
  }

 private:
  using Book = std::unordered_map<Pits<W>, std::int8_t, typename BookWalk<W, M>::Hash>;

  // A book whose moves are not all in `book_` yet.
  struct Reading {
    Reading(const Future<W, M>& future, std::string_view bytes) : walk(future), moves(bytes) {}
    BookWalk<W, M> walk;
    std::string moves;
    std::size_t at = 0;
  };

  struct Tables {
    Tables(const Future<W, M>& future, int seeds) : endgames(future, seeds), exact(future, endgames, kProofs) {}
    EndgameTable<W, M> endgames;
    ExactSearch<W, M> exact;
  };

  // Made for the first proof: a page's program has to clear their memory itself, which takes longer than to look a move up.
  Tables& made_tables() {
    if (!tables_) tables_.emplace(future_, table_of(kernel_.pits(), kTable, rules_->ruleset().total() / 2));
    return *tables_;
  }

  // False at the end of the book.
  bool read_move() {
    Reading& reading = *reading_;
    const auto* asked = reading.walk.next();
    const bool at_end = reading.at == reading.moves.size();
    if (!at_end && asked != nullptr) {
      const int lane = reading.moves[reading.at] - 'A';
      book_.emplace(asked->pits, static_cast<std::int8_t>(lane));
      if (reading.walk.tell(lane)) return ++reading.at, true;
    }
    // A move that cannot be, or more of them than there are boards to ask about: nothing in it is to be believed.
    if (!at_end) book_.clear();
    reading_ = nullptr;
    return false;
  }

  // The lane of the move that the book tells; fuller boards come first in it.
  std::optional<int> look_up(const Pits<W>& asked) {
    for (;; read_move()) {
      if (const auto known = book_.find(asked); known != book_.end()) return known->second;
      const auto* next = reading_ ? reading_->walk.next() : nullptr;
      if (next == nullptr || next->pits.seeds() < asked.seeds()) return std::nullopt;
    }
  }

  std::unique_ptr<const Rules> rules_;
  Kernel<W, M> kernel_;
  Future<W, M> future_;
  std::optional<Tables> tables_;
  Book book_;
  std::unique_ptr<Reading> reading_;
};

// Whether there are games of such mechanics. Those that are not in the table would make the page's engine a third larger.
template <class W, Mechanics kMechanics>
constexpr bool is_made_for(Fixed<kMechanics>) {
  return RowFill<W, Fixed<kMechanics>>::suits(kMechanics);
}
template <class W>
constexpr bool is_made_for(Loose) {
  return false;
}

}  // namespace

std::unique_ptr<PerfectPlayer> make_perfect_player(const Ruleset& ruleset) {
  if (!may_have_book(ruleset)) return nullptr;
  auto rules = std::make_unique<const Rules>(ruleset);
  const Rules& made = *rules;
  return with_kernel(made, [&]<class W, class M>(const Kernel<W, M>& kernel) -> std::unique_ptr<PerfectPlayer> {
    if constexpr (is_made_for<W>(M{})) return std::make_unique<Player<W, M>>(kernel, std::move(rules));
    return nullptr;
  });
}

}  // namespace mancala
