// Dakon's rules, one test a sentence of RULES.md: the whole board before, one move, the whole board after.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("dakon");

TEST_CASE("legal is any own non-empty pit; there is no pass") {
  check_legal({
      {"the start", "dakon", "A B C D E F G"},
      {"North", "dakon 1,1,1,1,1,1,1/0,4,0,0,0,0,1 40-40 N", "b g"},
      {"a bonus while the opponent's row is empty", "dakon 1,0,0,0,2,0,0/0,0,0,0,0,0,0 49-46 S", "A E"},
      {"over", "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 49-49 -", ""},
  });
}

TEST_CASE("sowing feeds the own store and skips the other's") {
  check_moves({
      {"South, into the store",
       "dakon", "A",
       "dakon 0,8,8,8,8,8,8/7,7,7,7,7,7,7 1-0 S"},
      {"North, a lap past South's store",
       "dakon 0,0,0,0,0,0,1/1,0,0,0,0,0,9 40-40 N", "g",
       "dakon 1,1,1,1,0,1,2/0,1,1,0,0,0,0 40-42 S"},
      {"South, a lap past North's store",
       "dakon 1,1,0,0,0,0,9/0,0,0,0,0,0,1 40-40 S", "G",
       "dakon 0,2,1,0,0,0,0/1,1,1,1,0,1,2 42-40 N"},
  });
}

TEST_CASE("the last seed in an occupied pit of either row: relay with everything in it") {
  check_moves({
      {"in the own row",
       "dakon 1,1,0,1,0,0,0/1,0,0,0,0,1,1 40-40 S", "A",
       "dakon 0,0,1,0,1,1,0/1,0,0,0,0,1,1 40-40 N"},
      {"in the other row",
       "dakon 0,1,0,0,0,0,2/1,1,0,0,2,0,0 40-40 S", "G",
       "dakon 0,1,0,0,0,0,0/0,2,1,0,2,0,0 41-40 N"},
      {"four laps and the store",
       "dakon 1,1,0,1,0,1,0/1,0,0,0,0,0,0 40-40 S", "A",
       "dakon 0,0,1,0,1,0,1/1,0,0,0,0,0,0 41-40 S"},
      {"in the pit the move began from, still occupied by its own lap",
       "dakon 16,0,0,0,0,0,0/1,0,0,0,0,0,0 30-30 S", "A",
       "dakon 1,0,2,0,2,0,2/2,1,1,1,1,1,1 32-30 S"},
  });
}

TEST_CASE("the last seed in the own store: the same side moves again from any own pit") {
  check_moves({
      {"South",
       "dakon", "A",
       "dakon 0,8,8,8,8,8,8/7,7,7,7,7,7,7 1-0 S"},
      {"after a relay",
       "dakon 1,0,0,0,2,0,1/1,0,0,0,0,0,1 40-40 S", "E",
       "dakon 1,0,0,0,0,1,0/0,1,1,0,0,0,1 41-40 N"},
      {"North",
       "dakon 1,0,0,0,0,0,0/1,0,0,0,0,0,1 40-40 N", "g",
       "dakon 1,0,0,0,0,0,0/1,0,0,0,0,0,0 40-41 N"},
  });
}

TEST_CASE("nembak: in an own empty pit the opposite pit's seeds go to the own store, the landing seed stays") {
  check_moves({
      {"South",
       "dakon 1,0,0,0,0,0,1/1,0,0,0,0,6,0 40-40 S", "A",
       "dakon 0,1,0,0,0,0,1/1,0,0,0,0,0,0 46-40 N"},
      {"North",
       "dakon 0,0,0,0,4,0,1/0,1,0,0,0,0,1 40-40 N", "b",
       "dakon 0,0,0,0,0,0,1/0,0,1,0,0,0,1 40-44 S"},
      {"opposite empty: nothing",
       "dakon 1,0,0,0,0,0,1/0,0,0,0,6,0,0 40-40 S", "A",
       "dakon 0,1,0,0,0,0,1/0,0,0,0,6,0,0 40-40 N"},
      {"the pit the move began from is an ordinary empty pit",
       "dakon", "B",
       "dakon 8,1,8,8,8,8,8/0,8,8,8,8,0,8 9-0 N"},
      {"fifteen seeds end where they began",
       "dakon 15,0,0,0,0,0,0/0,0,0,0,0,0,3 30-30 S", "A",
       "dakon 1,1,1,1,1,1,1/1,1,1,1,1,1,0 35-30 N"},
  });
}

TEST_CASE("mikul: in the opponent's row, between equal neighbours, both and the landing seed go to the own store") {
  check_moves({
      {"South",
       "dakon 0,2,0,1,0,5,0/1,2,0,3,4,0,1 40-39 S", "F",
       "dakon 0,2,0,1,0,0,1/2,0,0,0,4,0,1 48-39 N"},
      {"North",
       "dakon 3,0,4,1,0,0,0/0,0,0,0,0,1,3 40-40 N", "g",
       "dakon 0,0,0,1,0,0,0/0,0,0,0,0,1,0 40-50 S"},
      {"unequal neighbours: nothing",
       "dakon 1,0,0,0,0,0,3/3,0,3,0,0,1,0 40-40 S", "G",
       "dakon 1,0,0,0,0,0,0/4,1,3,0,0,1,0 41-40 N"},
      {"equal after this lap's own seed",
       "dakon 1,0,0,0,0,0,3/2,0,3,0,0,1,0 40-40 S", "G",
       "dakon 1,0,0,0,0,0,0/0,0,0,0,0,1,0 48-40 N"},
      {"neighbours both empty: nothing",
       "dakon 1,0,0,0,1,0,0/0,0,0,1,0,0,0 40-40 S", "E",
       "dakon 1,0,0,0,0,1,0/0,0,0,1,0,0,0 40-40 N"},
      {"at the row's near end: nothing",
       "dakon 1,0,0,0,0,3,1/0,2,0,0,0,0,0 40-40 S", "F",
       "dakon 1,0,0,0,0,0,2/1,2,0,0,0,0,0 41-40 N"},
      {"at the row's far end: nothing",
       "dakon 1,0,0,0,0,0,8/1,1,1,1,1,1,0 40-40 S", "G",
       "dakon 1,0,0,0,0,0,0/2,2,2,2,2,2,1 41-40 N"},
      {"at the row's far end, the neighbours across the corner are equal",
       "dakon 2,0,0,0,0,0,8/1,1,1,1,1,1,0 40-40 S", "G",
       "dakon 2,0,0,0,0,0,0/2,2,2,2,2,2,1 41-40 N"},
      {"not in the own row",
       "dakon 2,0,0,1,0,0,1/1,0,0,0,0,0,0 40-40 S", "A",
       "dakon 0,1,1,1,0,0,1/1,0,0,0,0,0,0 40-40 N"},
  });
}

TEST_CASE("the game ends when the side to move has an empty row; everything left goes to the other side's store") {
  check_moves({
      {"the other side has nothing",
       "dakon 1,0,1,0,0,0,0/0,0,0,0,0,0,0 48-48 S", "A",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 50-48 -"},
      {"on a bonus move too",
       "dakon 0,0,0,0,0,0,1/1,0,2,0,0,0,0 40-40 S", "G",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 41-43 -"},
      {"North on a bonus move",
       "dakon 3,0,0,0,0,0,0/0,0,0,0,0,0,1 40-40 N", "g",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 43-41 -"},
      {"mikul takes the other row away",
       "dakon 0,1,0,0,0,0,3/3,0,4,0,0,0,0 40-40 S", "G",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 51-40 -"},
      {"nembak empties the other row",
       "dakon 1,0,0,0,0,0,2/0,0,0,0,0,6,0 40-40 S", "A",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 49-40 -"},
      {"an empty own row while the other side is to move: play goes on",
       "dakon 0,0,0,0,0,0,2/0,1,1,0,0,0,0 40-40 S", "G",
       "dakon 0,0,0,0,0,0,0/1,1,1,0,0,0,0 41-40 N"},
      {"a draw",
       "dakon 0,0,0,0,0,0,1/1,0,2,0,0,0,0 47-45 S", "G",
       "dakon 0,0,0,0,0,0,0/0,0,0,0,0,0,0 48-48 -"},
  });
}

TEST_CASE("a side whose opponent's row is empty during its own bonus turn plays on") {
  check_moves({
      {"South",
       "dakon 1,0,0,0,0,0,1/0,0,0,0,0,0,0 48-48 S", "G",
       "dakon 1,0,0,0,0,0,0/0,0,0,0,0,0,0 49-48 S"},
      {"North",
       "dakon 0,0,0,0,0,0,0/0,1,0,0,0,0,1 48-48 N", "g",
       "dakon 0,0,0,0,0,0,0/0,1,0,0,0,0,0 48-49 N"},
  });
}

TEST_CASE("boards of five to nine pits are played with as many seeds a pit") {
  check_moves({
      {"five",
       "dakon@pits=5,seeds=5", "A",
       "dakon@pits=5,seeds=5 0,6,6,6,6/5,5,5,5,5 1-0 S"},
      {"nine",
       "dakon@pits=9,seeds=9", "A",
       "dakon@pits=9,seeds=9 0,10,10,10,10,10,10,10,10/9,9,9,9,9,9,9,9,9 1-0 S"},
      {"nine, C",
       "dakon@pits=9,seeds=9", "C",
       "dakon@pits=9,seeds=9 10,10,1,10,10,10,10,10,10/10,0,10,10,10,10,0,10,10 11-0 N"},
  });
}

TEST_SUITE_END();
