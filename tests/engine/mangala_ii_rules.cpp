// Mangala II's rules, one test a sentence of RULES.md: the whole board before, one move, the whole board after.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("mangala-ii");

TEST_CASE("legal is any own non-empty pit; pass only when the row is empty") {
  check_legal({
      {"the start", "mangala-ii", "A B C D E F"},
      {"North", "mangala-ii 1,1,1,1,1,1/0,4,0,0,0,1 30-31 N", "b f"},
      {"a forced pass", "mangala-ii 0,0,0,0,0,0/0,4,0,0,0,1 30-37 S", "pass"},
      {"over", "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 37-35 -", ""},
  });
}

TEST_CASE("one lap; a lap long enough to come round drops a seed into the pit it came from") {
  check_moves({
      {"six seeds",
       "mangala-ii", "B",
       "mangala-ii 6,0,7,7,7,7/7,7,6,6,6,6 0-0 N"},
      {"North",
       "mangala-ii 6,6,6,6,6,6/6,6,6,6,6,6 0-0 N", "f",
       "mangala-ii 7,7,7,7,7,7/6,6,6,6,6,0 0-0 S"},
      {"the twelfth seed falls into the pit it came from",
       "mangala-ii 0,0,12,0,0,1/1,1,1,1,1,1 25-28 S", "C",
       "mangala-ii 1,1,1,1,1,2/2,2,2,2,2,2 25-28 N"},
      {"thirteen seeds",
       "mangala-ii 13,0,0,0,0,0/0,0,0,0,0,0 30-29 S", "A",
       "mangala-ii 1,0,1,1,1,1/1,1,1,1,1,1 32-29 N"},
      {"no relay",
       "mangala-ii 1,2,0,0,0,0/1,0,0,0,0,0 34-34 S", "A",
       "mangala-ii 0,3,0,0,0,0/1,0,0,0,0,0 34-34 N"},
  });
}

TEST_CASE("the last pit, in either row, now holds exactly 2, 4 or 6: it is captured") {
  check_moves({
      {"two, own row",
       "mangala-ii 1,1,0,0,0,0/1,0,0,0,0,1 34-34 S", "A",
       "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,1 36-34 N"},
      {"four, own row",
       "mangala-ii 1,3,0,0,0,0/1,0,0,0,0,1 33-33 S", "A",
       "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,1 37-33 N"},
      {"six, own row",
       "mangala-ii 1,5,0,0,0,0/1,0,0,0,0,1 32-32 S", "A",
       "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,1 38-32 N"},
      {"two, other row",
       "mangala-ii 0,1,0,0,0,1/1,0,0,0,0,1 34-34 S", "F",
       "mangala-ii 0,1,0,0,0,0/0,0,0,0,0,1 36-34 N"},
      {"six, North in the other row",
       "mangala-ii 5,1,0,0,0,1/1,0,0,0,0,1 31-32 N", "f",
       "mangala-ii 0,1,0,0,0,1/1,0,0,0,0,0 31-38 S"},
  });
}

TEST_CASE("another number is not captured") {
  check_moves({
      {"one",
       "mangala-ii 1,0,0,0,0,1/1,0,0,0,0,1 34-34 S", "A",
       "mangala-ii 0,1,0,0,0,1/1,0,0,0,0,1 34-34 N"},
      {"three",
       "mangala-ii 1,2,0,0,0,1/1,0,0,0,0,1 33-33 S", "A",
       "mangala-ii 0,3,0,0,0,1/1,0,0,0,0,1 33-33 N"},
      {"five",
       "mangala-ii 1,4,0,0,0,1/1,0,0,0,0,1 32-32 S", "A",
       "mangala-ii 0,5,0,0,0,1/1,0,0,0,0,1 32-32 N"},
      {"seven",
       "mangala-ii", "A",
       "mangala-ii 0,7,7,7,7,7/7,6,6,6,6,6 0-0 N"},
      {"eight",
       "mangala-ii 1,7,0,0,0,1/1,0,0,0,0,1 30-31 S", "A",
       "mangala-ii 0,8,0,0,0,1/1,0,0,0,0,1 30-31 N"},
  });
}

TEST_CASE("then, going backwards, every pit with exactly 2, 4 or 6, until one that has not") {
  check_moves({
      {"the chain of RULES.md",
       "mangala-ii 0,2,1,0,1,4/3,5,1,1,0,2 26-26 S", "F",
       "mangala-ii 0,2,1,0,1,0/0,0,0,0,0,2 40-26 N"},
      {"the pit lifted is empty and stops it",
       "mangala-ii 0,3,2,4,6,1/1,1,0,0,0,0 27-27 S", "F",
       "mangala-ii 0,3,2,4,6,0/0,1,0,0,0,0 29-27 N"},
      {"from the other row back into the own one",
       "mangala-ii 0,0,0,5,1,3/1,3,5,0,0,1 28-25 S", "D",
       "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,1 46-25 N"},
      {"from South's row back into North's",
       "mangala-ii 1,3,0,0,0,0/0,0,1,0,3,5 30-29 N", "e",
       "mangala-ii 0,0,0,0,0,0/0,0,1,0,0,0 30-41 S"},
      {"three stops it",
       "mangala-ii 0,0,0,0,2,2/2,3,0,0,0,0 32-31 S", "F",
       "mangala-ii 0,0,0,0,2,0/3,0,0,0,0,0 36-31 N"},
      {"eight stops it",
       "mangala-ii 0,0,0,0,2,2/7,3,0,0,0,0 29-29 S", "F",
       "mangala-ii 0,0,0,0,2,0/8,0,0,0,0,0 33-29 N"},
      {"round the whole ring",
       "mangala-ii 24,0,0,0,0,0/0,0,0,0,0,0 24-24 S", "A",
       "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 48-24 -"},
  });
}

TEST_CASE("a side whose row is empty passes, forced and only then") {
  check_moves({
      {"South",
       "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 35-36 S", "pass",
       "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 35-36 N"},
      {"North",
       "mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 35-36 N", "pass",
       "mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 35-36 S"},
  });
}

TEST_CASE("the game ends when the board is empty") {
  check_moves({
      {"the last two seeds",
       "mangala-ii 1,1,0,0,0,0/0,0,0,0,0,0 35-35 S", "A",
       "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 37-35 -"},
      {"one row is empty: play goes on",
       "mangala-ii 1,3,0,0,0,1/0,0,0,0,0,0 34-33 S", "A",
       "mangala-ii 0,0,0,0,0,1/0,0,0,0,0,0 38-33 N"},
      {"36-36 is a draw",
       "mangala-ii 1,1,0,0,0,0/0,0,0,0,0,0 34-36 S", "A",
       "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 36-36 -"},
      {"37 seeds: the engine plays on",
       "mangala-ii 1,1,0,0,0,0/2,0,0,0,0,1 36-31 S", "A",
       "mangala-ii 0,0,0,0,0,0/2,0,0,0,0,1 38-31 N"},
  });
}

TEST_SUITE_END();
