// Perfect play: books of openings, and moves proved at once; each move it plays keeps the exact value.
#include "engine/perfect.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/book.h"
#include "engine/book_walk.h"
#include "engine/exact.h"
#include "engine/levels.h"
#include "engine/protocol.h"
#include "engine/random.h"
#include "engine/solve.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("perfect");

namespace {

bool long_tests() { return std::getenv("MANCALA_LONG_TESTS") != nullptr; }

std::string file_text(const std::string& path) {
  std::ifstream file(std::string(MANCALA_SOURCE_DIR) + "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The final margin for `side`, worked out by `solve`.
int margin_of(const Rules& rules, const Position& position, Side side) {
  if (position.over) return position.board.stores[index_of(side)] - position.board.stores[1 - index_of(side)];
  SolveOptions options;
  options.memory = 256u << 20;
  const SolveResult result = solve(rules, position, options);
  REQUIRE(result.margin.exact());
  return position.side == side ? result.margin.lo : -result.margin.lo;
}

// A book of the game down to boards with `last` seeds, written as mancala_book does.
std::string book_of(const Rules& rules, int last) {
  std::string text = book_head(rules.ruleset());
  with_loose_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    const Future<W, M> future(kernel, rules.start());
    EndgameTable<W, M> table(future, 8);
    table.fill([] { return false; });
    ExactSearch<W, M> exact(future, table, {std::uint64_t{1} << 26, 1 << 20});
    BookWalk<W, M> walk(future);
    while (const auto* asked = walk.next()) {
      if (asked->pits.seeds() < last) break;
      const auto best = exact.best(asked->pits, asked->least, ~std::uint64_t{0});
      REQUIRE(best);
      text += static_cast<char>('A' + best->lane);
      REQUIRE(walk.tell(best->lane, best->margin));
    }
    return 0;
  });
  return text;
}

// Perfect against one who plays anything; every move of it must keep what the position was worth.
void play_against_anything(PerfectPlayer& player, int games, std::uint64_t seed, std::size_t from_book) {
  const auto rules = std::make_shared<const Rules>(player.ruleset());
  Random random(seed);
  std::size_t looked_up = 0;
  for (int i = 0; i < games; ++i) {
    const Side perfect = i % 2 == 0 ? Side::South : Side::North;
    Game game(rules);
    while (!game.over()) {
      const MoveList legal = game.legal_moves();
      if (game.position().side != perfect) {
        game.play(legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))]);
        continue;
      }
      CAPTURE(to_text(rules->ruleset(), game.position()));
      const auto best = player.best(game.position());
      REQUIRE(best);
      REQUIRE(legal.has(best->move));
      looked_up += best->margin ? 0 : 1;
      const int before = margin_of(*rules, game.position(), perfect);
      CHECK(best->margin.value_or(before) == before);
      game.play(best->move);
      CHECK(margin_of(*rules, game.position(), perfect) == before);
    }
  }
  CHECK(looked_up >= from_book);
}

}  // namespace

TEST_CASE("each move of a perfect player keeps the exact value, on either side") {
  for (const char* text : {"kalah@pits=4,seeds=3", "kalah@pits=5,seeds=2"}) {
    SUBCASE(text) {
      const auto player = make_perfect_player(setup_of(text).ruleset);
      REQUIRE(player);
      play_against_anything(*player, long_tests() ? 40 : 6, 3, 0);
    }
  }
}

TEST_CASE("a book answers where it reaches, by the same values") {
  const Ruleset ruleset = setup_of("kalah@pits=4,seeds=3").ruleset;
  const Rules rules(ruleset);
  const std::string book = book_of(rules, 16);
  const auto player = make_perfect_player(ruleset);
  CHECK(player->book_size() == 0);
  REQUIRE(player->take_book(book));
  CHECK(player->book_size() == book.size() - book_head(ruleset).size());
  CHECK(player->book_size() > 50);
  play_against_anything(*player, 6, 11, 12);
  CHECK_FALSE(player->best(rules.start())->margin);  // looked up
}

TEST_CASE("a book is read as far as a question wants it: both ways of reading know the same moves") {
  const Ruleset ruleset = setup_of("kalah@pits=4,seeds=3").ruleset;
  const Rules rules(ruleset);
  const std::string book = book_of(rules, 16);
  const auto ahead = make_perfect_player(ruleset), asked = make_perfect_player(ruleset);
  REQUIRE(ahead->take_book(book));
  REQUIRE(asked->take_book(book));
  for (int parts = 0; ahead->work_ahead();) REQUIRE(++parts < 1000);
  CHECK(ahead->book_size() == asked->book_size());
  Random random(8);
  for (int games = 0; games < 20; ++games) {
    Game game(std::make_shared<const Rules>(ruleset));
    while (!game.over()) {
      const auto one = ahead->best(game.position()), other = asked->best(game.position());
      REQUIRE(one);
      REQUIRE(other);
      CHECK(one->margin.has_value() == other->margin.has_value());
      if (!one->margin) CHECK(one->move == other->move);
      const MoveList legal = game.legal_moves();
      game.play(legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))]);
    }
  }
}

TEST_CASE("a book with a move that cannot be, or with more moves than boards, is dropped as a whole") {
  const Ruleset ruleset = setup_of("kalah@pits=4,seeds=3").ruleset;
  const Rules rules(ruleset);
  const std::string book = book_of(rules, 1);
  for (const std::string& damaged : {book + "A", book_head(ruleset) + std::string(book.size() - book_head(ruleset).size(), 'A')}) {
    const auto player = make_perfect_player(ruleset);
    REQUIRE(player->take_book(damaged));
    for (int parts = 0; player->work_ahead();) REQUIRE(++parts < 1000);
    CHECK(player->book_size() == 0);
    CHECK(player->best(rules.start())->margin);  // proved, not looked up
  }
}

TEST_CASE("a book that was cut short is one that reaches less far; a wrong one is refused as a whole") {
  const Ruleset ruleset = setup_of("kalah@pits=3,seeds=3").ruleset;
  const Rules rules(ruleset);
  const std::string book = book_of(rules, 10);
  const auto player = make_perfect_player(ruleset);
  REQUIRE(player->take_book(book.substr(0, book.size() - 7)));
  const std::size_t moves = player->book_size();
  CHECK(moves == book.size() - 7 - book_head(ruleset).size());
  CHECK_FALSE(player->take_book(""));
  CHECK_FALSE(player->take_book("mancala book 1 kalah\nC"));
  CHECK_FALSE(player->take_book(book_head(ruleset) + "Z"));
  CHECK_FALSE(player->take_book(book_head(ruleset) + std::string(1, static_cast<char>(0xff))));
  CHECK(player->book_size() == moves);
}

TEST_CASE("games that are offered perfect play without a book can be proved; others have no player") {
  for (const Ruleset& ruleset : rulesets()) {
    CAPTURE(ruleset.id);
    CHECK_FALSE(is_small_enough(ruleset));
    CHECK((make_perfect_player(ruleset) != nullptr) == may_have_book(ruleset));
  }
  for (const char* text : {"kalah@seeds=3", "kalah@pits=7,seeds=2", "kalah@pits=2,seeds=9"}) {
    CAPTURE(text);
    const Ruleset ruleset = setup_of(text).ruleset;
    CHECK(is_small_enough(ruleset));
    const auto player = make_perfect_player(ruleset);
    const auto best = player->best(Rules(ruleset).start());
    REQUIRE(best);
    CHECK(best->margin == margin_of(Rules(ruleset), Rules(ruleset).start(), Side::South));
  }
  CHECK_FALSE(is_small_enough(setup_of("kalah@seeds=3,pie").ruleset));
  CHECK_FALSE(is_small_enough(setup_of("kalah@pits=8,seeds=2").ruleset));
  CHECK_FALSE(is_small_enough(setup_of("kalah@seeds=3,empty-capture").ruleset));
}

TEST_CASE("work ahead comes to an end, and changes no value") {
  const Ruleset ruleset = setup_of("kalah@pits=4,seeds=3").ruleset;
  const auto player = make_perfect_player(ruleset);
  const auto before = player->best(Rules(ruleset).start());
  int parts = 0;
  while (player->work_ahead()) REQUIRE(++parts < 1000);
  CHECK(player->best(Rules(ruleset).start())->margin == before->margin);
}

TEST_CASE("the protocol's level `perfect`") {
  AnswerMemory memory;
  const std::string line = "ask 4 level=perfect start=kalah_4,4,4,4,4,4/4,4,4,4,4,4_0-0_S moves=-";
  CHECK(memory.wanted_book("ask 4 level=3 start=kalah moves=-") == "");
  CHECK(memory.wanted_book("ask 4 level=perfect start=kalah@seeds=3 moves=-") == "");
  CHECK(memory.wanted_book("ask 4 level=perfect start=dakon moves=-") == "");
  CHECK(memory.wanted_book(line) == "kalah");
  CHECK_FALSE(memory.give_book(""));
  CHECK(memory.wanted_book(line) == "kalah");
  REQUIRE(memory.give_book(book_head(*find_ruleset("kalah")) + "C"));
  CHECK(memory.wanted_book(line) == "");
  CHECK(protocol_answer(line, {}, &memory) == "answer 4 {\"move\":\"C\",\"exact\":true}");
  CHECK(parse_reply(protocol_answer(line, {}, &memory))->exact);
  const std::string small = "ask 5 level=perfect start=kalah@pits=3,seeds=2 moves=-";
  const auto reply = parse_reply(protocol_answer(small, {}, &memory));
  REQUIRE(reply);
  CHECK(reply->exact);
  // Nobody to prove it: the highest level answers.
  CHECK(protocol_answer("ask 6 level=perfect start=kalah@pits=2,seeds=2 moves=-") ==
        protocol_answer("ask 6 level=" + std::to_string(kLevelCount) + " start=kalah@pits=2,seeds=2 moves=-"));
}

TEST_CASE("the books that are kept are read whole, and a sample of their moves is solved again") {
  for (const char* id : {"kalah"}) {
    CAPTURE(id);
    const std::string book = file_text("assets/books/" + std::string(id) + ".txt");
    const Ruleset ruleset = setup_of(id).ruleset;
    const auto player = make_perfect_player(ruleset);
    REQUIRE(player->take_book(book));
    for (int parts = 0; player->work_ahead();) REQUIRE(++parts < 10'000);
    CHECK(player->book_size() == book.size() - book_head(ruleset).size());
    if (!long_tests()) continue;
    const Rules rules(ruleset);
    Random random(5);
    for (int games = 0; games < 20; ++games) {
      Game game(std::make_shared<const Rules>(ruleset));
      const Side perfect = games % 2 == 0 ? Side::South : Side::North;
      // Where the book ends its last moves are quick to solve.
      std::optional<Position> last;
      Move told;
      while (!game.over()) {
        const MoveList legal = game.legal_moves();
        Move move = legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))];
        if (game.position().side == perfect) {
          const auto best = player->best(game.position());
          REQUIRE(best);
          move = best->move;
          if (!best->margin) last = game.position(), told = move;
        }
        game.play(move);
      }
      REQUIRE(last);
      CAPTURE(to_text(ruleset, *last));
      CHECK(margin_of(rules, rules.play(*last, told), perfect) == margin_of(rules, *last, perfect));
    }
  }
}

TEST_SUITE_END();
