// Writes the book of openings of a game: mancala_book GAME FILE [SEEDS [TABLE]], down to boards with so many seeds and
// no fewer. It goes on from what FILE holds, so it may be stopped at any time, and tells what it did on standard error.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/book.h"
#include "engine/book_walk.h"
#include "engine/exact.h"
#include "engine/large_pages.h"
#include "engine/notation.h"

namespace mancala {
namespace {

template <class W, class M>
int write_book(const Kernel<W, M>& kernel, const Rules& rules, const std::string& path, int last, int table_seeds) {
  const std::string head = book_head(rules.ruleset());
  std::ifstream old(path, std::ios::binary);
  std::string known{std::istreambuf_iterator<char>(old), {}};
  old.close();
  if (known.empty()) known = head;
  if (!known.starts_with(head)) {
    std::fprintf(stderr, "%s: this is no book of that game\n", path.c_str());
    return 2;
  }
  const Future<W, M> future(kernel, rules.start());
  BookWalk<W, M> walk(future);
  std::size_t told = 0;
  for (const char letter : known.substr(head.size())) {
    if (walk.next() == nullptr || !walk.tell(letter - 'A')) {
      std::fprintf(stderr, "%s: move %zu cannot be played there\n", path.c_str(), told + 1);
      return 2;
    }
    ++told;
  }
  std::ofstream file(path, std::ios::binary);
  file << known << std::flush;

  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
  EndgameTable<W, M> table(future, table_seeds, ask_for_large_pages);
  table.fill([] { return false; });
  std::fprintf(stderr, "table of %d seeds after %.0f s, %zu moves known\n", table.seeds(), seconds(), told);
  ExactSearch<W, M> exact(future, table, {std::uint64_t{8} << 30, std::uint64_t{1} << 30}, ask_for_large_pages);
  int layer = 0;
  std::size_t of_layer = 0;
  double flushed = 0;
  for (;;) {
    const auto* asked = walk.next();
    const int seeds = asked != nullptr ? asked->pits.seeds() : 0;
    if (seeds != layer || seconds() - flushed > 20) {
      flushed = seconds();
      file.flush();
      std::fprintf(stderr, "%d seeds: %zu moves, %zu in all, %.0f million nodes, %.0f s\n", layer, of_layer, told,
                   static_cast<double>(exact.nodes()) / 1e6, seconds());
      if (seeds != layer) of_layer = 0;
      layer = seeds;
    }
    if (seeds < last || asked == nullptr) return 0;
    const ExactMove best = *exact.best(asked->pits, asked->least, ~std::uint64_t{0});
    walk.tell(best.lane, best.margin);
    file << static_cast<char>('A' + best.lane);
    ++of_layer, ++told;
  }
}

}  // namespace
}  // namespace mancala

int main(int count, char** words) {
  using namespace mancala;
  const auto setup = count >= 3 ? parse_position(words[1]) : Parsed<Setup>(ParseError{0, "GAME", "a game is wanted"});
  if (!setup) {
    std::fprintf(stderr, "mancala_book GAME FILE [SEEDS [TABLE]]: %s\n", setup.error().sentence().c_str());
    return 2;
  }
  const Rules rules(setup->ruleset);
  if (!may_have_book(setup->ruleset)) {
    std::fprintf(stderr, "%s: there are books of games that sow single laps into stores only\n", words[1]);
    return 2;
  }
  const int last = count > 3 ? std::atoi(words[3]) : 36, table = count > 4 ? std::atoi(words[4]) : 24;
  return with_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return write_book(kernel, rules, words[2], last, table);
  });
}
