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
        future_(kernel_, rules_->start()),
        endgames_(future_, table_of(kernel_.pits(), kTable, rules_->ruleset().total() / 2)),
        exact_(future_, endgames_, kProofs) {}

  const Ruleset& ruleset() const override { return rules_->ruleset(); }
  std::size_t book_size() const override { return book_.size(); }

  bool read_book(std::string_view bytes) override {
    const std::string head = book_head(rules_->ruleset());
    if (!bytes.starts_with(head)) return false;
    Book book;
    BookWalk<W, M> walk(future_);
    for (const char letter : bytes.substr(head.size())) {
      const auto* asked = walk.next();
      if (asked == nullptr) return false;
      book.emplace(asked->pits, static_cast<std::int8_t>(letter - 'A'));
      if (!walk.tell(letter - 'A')) return false;
    }
    book_ = std::move(book);
    return true;
  }

  std::optional<PerfectMove> best(const Position& position, const std::function<bool()>& should_stop) override {
    const int pits = kernel_.pits();
    const Lanes<W> lanes = to_lanes<W>(position.board, pits, position.side);
    const Pits<W> asked{lanes.own & pits_mask<W>(pits), lanes.other & pits_mask<W>(pits), 0};
    const auto move = [&](int lane) { return Move{pit_of<W>(lane, pits, position.side)}; };
    if (const auto known = book_.find(asked); known != book_.end()) return PerfectMove{move(known->second), std::nullopt};
    endgames_.begin(table_of(pits, kFirstTable, kMostTableSeeds));
    const auto best = exact_.best(asked, -kMaxTotal, kNodes, &should_stop);
    if (!best) return std::nullopt;
    const Board& board = position.board;
    const int banked = board.stores[index_of(position.side)] - board.stores[index_of(opponent(position.side))];
    return PerfectMove{move(best->lane), banked + best->margin};
  }

  bool work_ahead() override {
    endgames_.begin(0);
    return endgames_.fill_part();
  }

 private:
  using Book = std::unordered_map<Pits<W>, std::int8_t, typename BookWalk<W, M>::Hash>;

  std::unique_ptr<const Rules> rules_;
  Kernel<W, M> kernel_;
  Future<W, M> future_;
  EndgameTable<W, M> endgames_;
  ExactSearch<W, M> exact_;
  Book book_;
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
