// Counts of move sequences: the rows of RULES.md, and counts by an independent program where a game ends on the way.
#include "engine/perft.h"

#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("perft");

namespace {

std::uint64_t sequences(std::string_view position, int depth) {
  const Setup setup = setup_of(position);
  return perft(Rules(setup.ruleset), setup.position, depth).sequences;
}

struct Row {
  const char* name;
  const char* position;
  std::vector<std::uint64_t> counts;  // depth 1, 2, …
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    SUBCASE(row.name) {
      CHECK(sequences(row.position, 0) == 1);
      for (std::size_t i = 0; i < row.counts.size(); ++i) {
        CAPTURE(i);
        CHECK(sequences(row.position, static_cast<int>(i) + 1) == row.counts[i]);
      }
    }
  }
}

}  // namespace

TEST_CASE("from the start, depth 1 to 5") {
  check({{"kalah", "kalah", {6, 35, 185, 942, 4690}},
         {"dakon", "dakon", {7, 36, 224, 1362, 7896}},
         {"djenon-aboure", "djenon-aboure", {6, 27, 120, 512, 1963}},
         {"san-yao", "san-yao", {5, 15, 73, 257, 764}},
         {"mangala-ii", "mangala-ii", {6, 36, 206, 1166, 6599}}});
}

TEST_CASE("other sizes, options, passes and early ends") {
  check({{"sequences that end earlier are not counted", "kalah@pits=2,seeds=2", {2, 3, 2, 3, 5, 5, 4, 1, 0, 0, 0, 0}},
         {"Kalah with every option",
          "kalah@pits=3,seeds=2,empty-capture,end=on-turn,leftovers=nobody,pie",
          {3, 10, 27, 59, 121, 232, 434, 771, 1241}},
         {"a swap is a move", "kalah@pie", {6, 40, 220, 1127}},
         {"a pass is a move", "djenon-aboure 1,1,0,0,0,2/0,0,3,0,0,0 20-21 S", {1, 1, 0, 0, 0, 0, 0, 0}},
         {"one pit a row", "dakon@pits=1,seeds=3", {1, 0, 0, 0, 0, 0, 0, 0}},
         {"nine pits a row", "dakon@pits=9,seeds=9", {9, 64, 535}},
         {"nine pits, twelve seeds", "kalah@pits=9,seeds=12", {9, 81, 714, 6253}},
         {"sons", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2", {7, 14, 89, 201, 866}},
         {"endless moves", "djenon-aboure@pits=1 11/6 0-0 S", {1, 1, 1, 1, 0, 0, 0, 0}},
         {"San-Yao on nine pits", "san-yao@pits=9,seeds=2", {9, 53, 261, 1360}},
         {"Mangala II on three pits", "mangala-ii@pits=3,seeds=2", {3, 9, 20, 40, 68, 133, 246, 442, 788}},
         {"San-Yao near its end",
          "san-yao 0,1,0,2,0/1,0,0,0,2 20-24 S",
          {2, 4, 9, 15, 17, 31, 41, 67, 92, 140, 171, 222, 279, 343}}});
}

TEST_CASE("a sequence ends when a position stands for the third time") {
  CHECK(sequences("mangala-ii 1,0,0,0,0,0/1,0,0,0,0,0 35-35 S", 1) == 1);
  CHECK(sequences("mangala-ii 1,0,0,0,0,0/1,0,0,0,0,0 35-35 S", 59) == 4620);
  CHECK(sequences("mangala-ii 1,0,0,0,0,0/1,0,0,0,0,0 35-35 S", 60) == 4815);
  CHECK(sequences("mangala-ii@pits=1,seeds=1 1/0 0-1 S", 1) == 1);
  CHECK(sequences("mangala-ii@pits=1,seeds=1 1/0 0-1 S", 3) == 1);
  CHECK(sequences("mangala-ii@pits=1,seeds=1 1/0 0-1 S", 4) == 1);
  CHECK(sequences("mangala-ii@pits=1,seeds=1 1/0 0-1 S", 5) == 0);
  CHECK(sequences("mangala-ii@pits=1,seeds=1 1/0 0-1 S", 60) == 0);
  CHECK(sequences("djenon-aboure@pits=1 11/6 0-0 S", 1) == 1);
  CHECK(sequences("djenon-aboure@pits=1 11/6 0-0 S", 3) == 1);
  CHECK(sequences("djenon-aboure@pits=1 11/6 0-0 S", 4) == 1);
  CHECK(sequences("djenon-aboure@pits=1 11/6 0-0 S", 5) == 0);
  CHECK(sequences("djenon-aboure@pits=1 11/6 0-0 S", 60) == 0);
}

TEST_CASE("the moves' own counts add up to the total") {
  for (const char* start : {"kalah@pie", "dakon", "djenon-aboure", "san-yao", "mangala-ii"}) {
    SUBCASE(start) {
      const Setup setup = setup_of(start);
      const Rules rules(setup.ruleset);
      const PerftCount whole = perft(rules, setup.position, 4);
      PerftCount sum;
      MoveList legal = rules.legal_moves(setup.position);
      int i = 0;
      for (const auto& [move, count] : perft_divide(rules, setup.position, 4)) {
        CHECK(move == legal[i++]);
        sum.sequences += count.sequences;
        sum.positions += count.positions;
      }
      CHECK(i == legal.size());
      CHECK(sum.sequences == whole.sequences);
    }
  }
}

TEST_SUITE_END();
