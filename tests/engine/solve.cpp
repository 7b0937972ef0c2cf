// Exact values: against values worked out the plain way, and against the published ones.
#include "engine/solve.h"

#include <cstdlib>
#include <string_view>

#include "engine/endgame_table.h"
#include "engine/match.h"
#include "engine/random.h"
#include "tests/engine/plain_values.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("solve");

namespace {

SolveResult solved(std::string_view position, SolveOptions options = {}) {
  const Setup setup = setup_of(position);
  return solve(Rules(setup.ruleset), setup.position, options);
}

std::string letters(const std::vector<Move>& moves, int pits) {
  std::string text;
  for (Move move : moves) text += (text.empty() ? "" : " ") + to_text(move, pits);
  return text;
}

// A position of so few seeds that everything that can follow is soon made: set up by chance, or from a few moves.
std::optional<Position> random_position(const Rules& rules, Random& random, int most_seeds) {
  const Ruleset& ruleset = rules.ruleset();
  Position position = rules.start();
  position.over = false;
  position.board = {};
  const int seeds = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_seeds)));
  for (int i = 0; i < seeds; ++i) ++position.board.pits[random.below(static_cast<std::uint64_t>(ruleset.ring()))];
  for (auto& store : position.board.stores) store = static_cast<std::uint8_t>(random.below(12));
  position.side = random.below(2) == 0 ? Side::South : Side::North;
  if (has_rounds(ruleset) && random.below(2) == 0) {  // a stronger side's sons
    const int sons = static_cast<int>(random.below(static_cast<std::uint64_t>(ruleset.pits)));
    const bool south = random.below(2) == 0;
    for (int i = 0; i < sons; ++i) position.north_pits ^= PitSet{1} << (south ? ruleset.pits + i : i);
  }
  if (rules.is_finished(position)) return std::nullopt;
  return position;
}

const char* const kGames[] = {"kalah@pits=1",
                              "kalah@pits=2",
                              "kalah@pits=3",
                              "kalah@pits=4",
                              "kalah@pits=3,empty-capture",
                              "kalah@pits=3,end=on-turn",
                              "kalah@pits=3,leftovers=nobody",
                              "kalah@pits=3,pie",
                              "kalah@pits=2,empty-capture,end=on-turn,leftovers=nobody,pie",
                              "kalah@pits=9,pie",
                              "dakon@pits=1",
                              "dakon@pits=3",
                              "dakon@pits=4",
                              "dakon@pits=8",
                              "djenon-aboure@pits=1",
                              "djenon-aboure@pits=3",
                              "djenon-aboure@pits=4",
                              "djenon-aboure@pits=9",
                              "san-yao@pits=1",
                              "san-yao@pits=2",
                              "san-yao@pits=3",
                              "san-yao@pits=4",
                              "san-yao@pits=8",
                              "mangala-ii@pits=1",
                              "mangala-ii@pits=2",
                              "mangala-ii@pits=3",
                              "mangala-ii@pits=4",
                              "mangala-ii@pits=9"};

}  // namespace

TEST_CASE("values and best moves of small positions are those worked out the plain way") {
  constexpr std::size_t kMost = 1500;
  constexpr std::size_t kSmallTable = 256
                                      << 10;  // plenty for these; a larger one is cleared a thousand times for nothing
  for (const char* game : kGames) {
    SUBCASE(game) {
      const Rules rules(setup_of(game).ruleset);
      const int pits = rules.ruleset().pits;
      Random random(7);
      int checked = 0;
      for (int i = 0; i < 40 && checked < 12; ++i) {
        const auto position = random_position(rules, random, pits > 6 ? 3 : 8);
        if (!position) continue;
        const auto plain = plain_value(rules, *position, kMost);
        if (!plain) continue;
        CAPTURE(to_text(rules.ruleset(), *position));
        std::vector<Move> best;
        for (Move move : rules.legal_moves(*position)) {
          const Position after = rules.play(*position, move);
          Bounds value;
          if (after.over) {
            const int lead = after.board.stores[0] - after.board.stores[1];
            value = position->side == Side::South ? Bounds{lead, lead} : Bounds{-lead, -lead};
          } else {
            value = *plain_value(rules, after, kMost);
            if (move == kSwap || after.side != position->side) value = -value;
          }
          if (plain->exact() && value.lo == plain->lo) best.push_back(move);
        }
        // With the default endgame table, with none, with a few seeds; with next to no memory.
        const bool plenty = i % 2 == 0;
        for (int table_seeds : {-1, 0, 3}) {
          CAPTURE(table_seeds);
          SolveOptions options{.table_seeds = table_seeds, .all = true};
          options.memory = plenty ? kSmallTable : 1 << 16;
          const SolveResult result = solve(rules, *position, options);
          CHECK(result.margin.lo <= plain->lo);
          CHECK(result.margin.hi >= plain->hi);
          if (table_seeds == -1 && plenty) CHECK(result.margin == *plain);
          if (plain->exact() && result.margin.exact()) CHECK(letters(result.best, pits) == letters(best, pits));
          const MoveList legal = rules.legal_moves(*position);
          REQUIRE(static_cast<int>(result.moves.size()) == legal.size());
          for (int k = 0; k < legal.size(); ++k) CHECK(result.moves[k].move == legal[k]);
          const SolveResult briefly = solve(rules, *position, {.table_seeds = table_seeds, .memory = kSmallTable});
          if (briefly.margin.exact()) CHECK(letters(briefly.best, pits) == letters(best, pits));
        }
        ++checked;
      }
      CHECK(checked >= 3);
    }
  }
}

TEST_CASE("a swap proves no margin that there cannot be") {
  // Five seeds: every margin is odd, and North, by swapping, makes South's first move worth 0 at most.
  const SolveResult result =
      solved("kalah@pits=9,pie 0,0,0,0,0,1,0,1,0/0,0,0,0,0,0,0,0,1 0-2 S", {.table_seeds = 0, .all = true});
  CHECK(result.margin == Bounds{-1, -1});
  for (const SolvedMove& move : result.moves) CHECK(move.margin.lo % 2 != 0);
}

TEST_CASE("whole games, from the start, as worked out the plain way") {
  for (const char* game : {"kalah@pits=2,seeds=3",
                           "kalah@pits=2,seeds=6",
                           "kalah@pits=3,seeds=1",
                           "kalah@pits=1,seeds=12",
                           "kalah@pits=2,seeds=5,empty-capture",
                           "kalah@pits=2,seeds=4,end=on-turn,leftovers=nobody",
                           "dakon@pits=2,seeds=4",
                           "dakon@pits=2,seeds=12",
                           "dakon@pits=3,seeds=3",
                           "dakon@pits=3,seeds=5",
                           "dakon@pits=4,seeds=2",
                           "djenon-aboure@pits=2,seeds=8",
                           "djenon-aboure@pits=3,seeds=3",
                           "djenon-aboure@pits=4,seeds=2",
                           "san-yao@pits=1,seeds=12",
                           "san-yao@pits=2,seeds=6",
                           "san-yao@pits=3,seeds=3",
                           "san-yao@pits=2,seeds=3 3,3/3,3 0-0 S owners=SS/SN round=2",
                           "mangala-ii@pits=1,seeds=12",
                           "mangala-ii@pits=2,seeds=4",
                           "mangala-ii@pits=3,seeds=2"}) {
    SUBCASE(game) {
      const Setup setup = setup_of(game);
      const Rules rules(setup.ruleset);
      const auto plain = plain_value(rules, setup.position, 40'000);
      REQUIRE(plain);
      CHECK(solve(rules, setup.position, {}).margin == *plain);
      const SolveResult searched = solve(rules, setup.position, {.table_seeds = 2});
      CHECK(searched.margin.lo <= plain->lo);
      CHECK(searched.margin.hi >= plain->hi);
    }
  }
}

TEST_CASE("every move has its value") {
  for (const char* game : {"kalah@pits=3,seeds=2", "kalah@pits=2,seeds=2,pie", "dakon@pits=2,seeds=2",
                           "djenon-aboure@pits=2,seeds=3", "san-yao@pits=2,seeds=2", "mangala-ii@pits=2,seeds=2"}) {
    SUBCASE(game) {
      const Rules rules(setup_of(game).ruleset);
      const Position start = rules.start();
      const SolveResult result = solve(rules, start, {.all = true});
      for (const SolvedMove& solved : result.moves) {
        const Position after = rules.play(start, solved.move);
        if (after.over) continue;
        const Bounds plain = *plain_value(rules, after, 50'000);
        CHECK(solved.margin == (after.side == start.side ? plain : -plain));
      }
    }
  }
}

TEST_CASE("Kalah's published and computed values") {
  constexpr int kValues[4][4] = {{0, -2, 6, -2}, {2, -2, -2, -10}, {0, 4, 2, 2}, {2, 6, 6, 2}};  // RULES.md
  for (int pits = 1; pits <= 4; ++pits)
    for (int seeds = 1; seeds <= 4; ++seeds) {
      const std::string game =
          "kalah@pits=" + std::to_string(pits) + (seeds == 4 ? "" : ",seeds=" + std::to_string(seeds));
      CAPTURE(game);
      CHECK(solved(game).margin == Bounds{kValues[pits - 1][seeds - 1], kValues[pits - 1][seeds - 1]});
    }
  // Irving, Donkers and Uiterwijk, 2000.
  CHECK(solved("kalah@seeds=1,empty-capture").margin == Bounds{2, 2});
  CHECK(solved("kalah@seeds=2,empty-capture").margin == Bounds{10, 10});
}

TEST_CASE("long: more of Kalah's values" * doctest::skip(std::getenv("MANCALA_LONG_TESTS") == nullptr)) {
  CHECK(solved("kalah@seeds=3,empty-capture").margin == Bounds{2, 2});
  const SolveResult standard = solved("kalah");
  CHECK(standard.margin == Bounds{8, 8});
  CHECK(letters(standard.best, 6) == "C");
  CHECK(solved("kalah@empty-capture").margin == Bounds{10, 10});
}

TEST_CASE("what is not proved is not said") {
  const SolveResult result = solved("kalah", {.table_seeds = 8, .nodes = 5000});
  CHECK_FALSE(result.margin.exact());
  CHECK(result.best.empty());
  CHECK(result.margin.lo <= 8);
  CHECK(result.margin.hi >= 8);
  int asked = 0;
  const SolveResult stopped = solved("mangala-ii", {.should_stop = [&] { return ++asked > 3; }});
  CHECK_FALSE(stopped.margin.exact());
  CHECK(stopped.margin.lo <= stopped.margin.hi);
}

TEST_CASE("unending play is bounded, not guessed") {
  // Two seeds that chase each other: RULES.md, endless play.
  const SolveResult chase = solved("djenon-aboure@pits=1 11/6 0-0 S");
  CHECK(chase.margin.lo < chase.margin.hi);
  const SolveResult short_end = solved("mangala-ii@pits=1,seeds=1 1/0 0-1 S");
  CHECK(short_end.margin.exact() == (short_end.margin.lo == short_end.margin.hi));
}

TEST_CASE("endgame tables are kept, and made again when they are damaged") {
  for (const char* position : {"kalah@pits=3,seeds=3", "mangala-ii@pits=3,seeds=2", "san-yao@pits=3,seeds=2",
                               "san-yao@pits=3,seeds=2 2,2,2/2,2,2 0-0 S owners=SSS/SNN round=2"}) {
    SUBCASE(position) {
      std::string kept;
      int written = 0, told = 0;
      SolveOptions options{.table_seeds = 6};
      options.tables = TableStore{[&](const std::string&) { return kept; },
                                  [&](const std::string&, const std::string& bytes) { kept = bytes, ++written; },
                                  [&](const std::string&) { ++told; }};
      const Bounds fresh = solved(position, options).margin;
      CHECK(written == 1);
      CHECK(told == 0);
      CHECK(fresh == solved(position, {.table_seeds = 6}).margin);
      const std::string good = kept;
      CHECK(solved(position, options).margin == fresh);
      CHECK(written == 1);
      for (std::size_t at : {std::size_t{0}, std::size_t{17}, good.size() / 2, good.size() - 1}) {
        kept = good;
        kept[at] = static_cast<char>(kept[at] ^ 4);
        CHECK(solved(position, options).margin == fresh);
        CHECK(kept == good);
      }
      kept = good.substr(0, good.size() - 1);
      CHECK(solved(position, options).margin == fresh);
      CHECK(told == 5);
      CHECK(written == 6);
    }
  }
}

TEST_CASE("a table filled row by row holds what is worked out board by board") {
  struct Table {
    const char* game;
    int seeds;
  };
  constexpr Table kTables[] = {{"kalah@pits=1", 20},
                               {"kalah@pits=2", 17},
                               {"kalah@pits=3", 12},
                               {"kalah@pits=6", 7},
                               {"kalah@pits=7", 6},
                               {"kalah@pits=9", 4},
                               {"kalah@pits=2,empty-capture", 12},
                               {"kalah@pits=3,end=on-turn", 10},
                               {"kalah@pits=3,leftovers=nobody", 10},
                               {"kalah@pits=4,empty-capture,end=on-turn,leftovers=nobody", 7}};
  for (const auto& [game, seeds] : kTables) {
    SUBCASE(game) {
      const Rules rules(setup_of(game).ruleset);
      const bool same = with_loose_kernel(rules, [&, seeds = seeds]<class W, class M>(const Kernel<W, M>& kernel) {
        using Half = typename W::Half;
        const Future<W, M> future(kernel, rules.start());
        EndgameTable<W, M> filled(future, seeds), met(future, seeds);
        const auto never = [] { return false; };
        REQUIRE(RowFill<W, M>::suits(kernel.rules()));
        REQUIRE(filled.fill(never));
        const BoardIndex<W> index(kernel.pits(), seeds);
        std::size_t boards = 0;
        for (int own = 0; own <= seeds; ++own)
          for (int other = 0; own + other <= seeds; ++other)
            for (const Half mine : index.rows(own))
              for (const Half theirs : index.rows(other)) {
                ++boards;
                const Pits<W> pits{mine, theirs, 0};
                if (!future.is_finished(pits) && filled.at(pits) != met.at(pits)) return false;
              }
        return boards == index.size() && filled.nodes() == 0;
      });
      CHECK(same);
    }
  }
}

TEST_CASE("boards that are worked out when met give way to the clock, and nothing is guessed then") {
  const Rules rules(setup_of("kalah@pits=3,seeds=3").ruleset);
  int asked = 0;
  const bool true_bounds = with_loose_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    const Future<W, M> future(kernel, rules.start());
    EndgameTable<W, M> met(future, 18, {}, [&] { return ++asked == 2; });
    const Bounds bounds = met.at(future.root());
    return met.stopped() && met.nodes() == 2048 && bounds == Bounds{-18, 18};
  });
  CHECK(true_bounds);
  CHECK(asked == 2);
}

TEST_CASE("a finished position has South's margin and no moves") {
  const Setup over = setup_of("kalah 0,0,0,0,0,0/0,0,0,0,0,0 20-28 -");
  const SolveResult result = solve(Rules(over.ruleset), over.position, {.all = true});
  CHECK(result.margin == Bounds{-8, -8});
  CHECK(result.best.empty());
  CHECK(result.moves.empty());
}

TEST_CASE("the forms of an answer") {
  SolveResult exact;
  exact.margin = {6, 6};
  exact.best = {Move{0}, Move{8}};
  exact.nodes = 3;
  CHECK(to_json(exact, 6, 0.0125) == R"({"margin":6,"best":["A","c"],"exact":true,"nodes":3,"seconds":0.013})");
  SolveResult open;
  open.margin = {-2, 4};
  open.nodes = 12;
  CHECK(to_json(open, 6, 61.5) == R"({"bounds":[-2,4],"exact":false,"nodes":12,"seconds":61.500})");
  open.moves = {{Move{0}, {-2, -2}}, {Move{2}, {-6, 4}}};
  CHECK(to_json(open, 6, 0) ==
        R"({"bounds":[-2,4],"exact":false,"nodes":12,"seconds":0.000,"moves":{"A":-2,"C":[-6,4]}})");
}

TEST_SUITE_END();
