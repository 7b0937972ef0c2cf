// Djenon-aboure's rules, one test a sentence of RULES.md: the whole board before, one move, the whole board after.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("djenon-aboure");

TEST_CASE("legal is an own pit with at least 2 seeds; pass only when there is none") {
  check_legal({
      {"the start", "djenon-aboure", "A B C D E F"},
      {"single seeds do not move", "djenon-aboure 1,2,0,1,3,1/1,1,1,1,1,1 20-14 S", "B E"},
      {"a forced pass", "djenon-aboure 1,1,0,1,0,1/1,1,2,1,1,1 20-17 S", "pass"},
      {"North", "djenon-aboure 1,2,0,1,3,1/1,1,4,1,1,2 20-10 N", "c f"},
      {"North, a forced pass", "djenon-aboure 1,2,0,1,3,1/0,0,0,0,0,0 20-20 N", "pass"},
      {"over", "djenon-aboure 0,0,0,0,0,0/0,0,0,0,0,0 24-24 -", ""},
  });
}

TEST_CASE("the first seed goes back into the pit just lifted: a lap of k seeds ends k-1 pits on") {
  check_moves({
      {"two seeds",
       "djenon-aboure 2,0,0,0,0,0/0,2,0,0,0,0 20-24 S", "A",
       "djenon-aboure 1,1,0,0,0,0/0,2,0,0,0,0 20-24 N"},
      {"three seeds",
       "djenon-aboure 3,0,0,0,0,0/0,2,0,0,0,0 20-23 S", "A",
       "djenon-aboure 1,1,1,0,0,0/0,2,0,0,0,0 20-23 N"},
      {"North",
       "djenon-aboure 0,0,2,0,0,0/0,0,0,0,0,3 20-23 N", "f",
       "djenon-aboure 1,1,2,0,0,0/0,0,0,0,0,1 20-23 S"},
      {"in every lap",
       "djenon-aboure 0,2,2,0,0,0/0,2,0,0,0,0 20-22 S", "B",
       "djenon-aboure 0,1,1,1,1,0/0,2,0,0,0,0 20-22 N"},
      {"in every lap, three of them",
       "djenon-aboure", "A",
       "djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N"},
  });
}

TEST_CASE("a lap long enough to come round drops another seed into the pit lifted") {
  check_moves({
      {"thirteen seeds end where they began, which holds two",
       "djenon-aboure 13,0,0,0,0,0/0,0,2,0,0,0 20-13 S", "A",
       "djenon-aboure 0,1,1,1,1,1/1,1,3,1,1,1 22-13 N"},
      {"fourteen seeds: the chain runs back through the pit lifted",
       "djenon-aboure 14,0,0,0,0,0/0,0,2,0,0,0 20-12 S", "A",
       "djenon-aboure 0,0,1,1,1,1/1,1,3,1,1,1 24-12 N"},
      {"twenty-six seeds: the pit lifted holds three",
       "djenon-aboure 26,0,0,0,0,0/0,0,2,0,0,0 10-10 S", "A",
       "djenon-aboure 0,0,3,1,3,1/3,1,5,1,3,1 16-10 N"},
  });
}

TEST_CASE("the last pit now holds 3, 5, 6, 7 or more: relay with everything in it") {
  check_moves({
      {"three",
       "djenon-aboure 0,2,2,0,0,0/0,2,0,0,0,0 20-22 S", "B",
       "djenon-aboure 0,1,1,1,1,0/0,2,0,0,0,0 20-22 N"},
      {"five",
       "djenon-aboure 0,2,4,0,0,0/0,2,0,0,0,0 20-20 S", "B",
       "djenon-aboure 0,1,1,1,1,1/1,2,0,0,0,0 20-20 N"},
      {"six",
       "djenon-aboure 0,2,5,0,0,0/0,0,0,0,2,0 20-19 S", "B",
       "djenon-aboure 0,1,1,1,1,1/1,1,0,0,2,0 20-19 N"},
      {"seven",
       "djenon-aboure 0,2,6,0,0,0/0,0,0,0,2,0 20-18 S", "B",
       "djenon-aboure 0,1,1,1,1,1/1,1,1,0,2,0 20-18 N"},
      {"eight, in the other row",
       "djenon-aboure 0,0,0,0,0,2/7,0,0,0,2,0 20-17 S", "F",
       "djenon-aboure 1,1,0,0,0,1/1,1,1,1,3,1 20-17 N"},
  });
}

TEST_CASE("the last pit now holds 1: the move ends") {
  check_moves({
      {"own row",
       "djenon-aboure 0,2,0,0,0,0/0,2,0,0,0,0 20-24 S", "B",
       "djenon-aboure 0,1,1,0,0,0/0,2,0,0,0,0 20-24 N"},
      {"other row",
       "djenon-aboure 0,0,0,0,0,2/0,2,0,0,0,0 20-24 S", "F",
       "djenon-aboure 0,0,0,0,0,1/1,2,0,0,0,0 20-24 N"},
  });
}

TEST_CASE("the last pit now holds 2 or 4: it is captured, in either row") {
  check_moves({
      {"two, own row",
       "djenon-aboure 0,2,1,0,0,0/0,2,0,0,0,0 20-23 S", "B",
       "djenon-aboure 0,1,0,0,0,0/0,2,0,0,0,0 22-23 N"},
      {"four, own row",
       "djenon-aboure 0,2,3,0,0,0/0,2,0,0,0,0 20-21 S", "B",
       "djenon-aboure 0,1,0,0,0,0/0,2,0,0,0,0 24-21 N"},
      {"two, other row",
       "djenon-aboure 0,0,0,0,0,2/1,2,0,0,0,0 20-23 S", "F",
       "djenon-aboure 0,0,0,0,0,1/0,2,0,0,0,0 22-23 N"},
      {"four, other row",
       "djenon-aboure 3,0,2,0,0,0/0,0,0,0,0,2 21-20 N", "f",
       "djenon-aboure 0,0,2,0,0,0/0,0,0,0,0,1 21-24 S"},
      {"four, North in its own row",
       "djenon-aboure 0,0,2,0,0,0/0,0,0,2,3,0 20-21 N", "d",
       "djenon-aboure 0,0,2,0,0,0/0,0,0,1,0,0 20-25 S"},
  });
}

TEST_CASE("then, going backwards, every pit with exactly 2 or 4, until one with neither") {
  check_moves({
      {"the chain of RULES.md",
       "djenon-aboure 0,0,0,0,1,4/1,3,3,0,2,0 20-14 S", "F",
       "djenon-aboure 0,0,0,0,1,1/0,0,0,0,2,0 30-14 N"},
      {"two pits",
       "djenon-aboure 0,2,0,0,0,3/1,1,0,0,0,0 20-21 S", "F",
       "djenon-aboure 0,2,0,0,0,1/0,0,0,0,0,0 24-21 N"},
      {"three stops it",
       "djenon-aboure 0,0,0,0,0,3/2,1,0,2,0,0 20-20 S", "F",
       "djenon-aboure 0,0,0,0,0,1/3,0,0,2,0,0 22-20 N"},
      {"six stops it",
       "djenon-aboure 0,0,0,0,0,3/5,3,0,2,0,0 20-15 S", "F",
       "djenon-aboure 0,0,0,0,0,1/6,0,0,2,0,0 24-15 N"},
      {"one stops it",
       "djenon-aboure 0,0,0,0,0,3/0,3,0,2,0,0 20-20 S", "F",
       "djenon-aboure 0,0,0,0,0,1/1,0,0,2,0,0 24-20 N"},
      {"from the other row back into the own one",
       "djenon-aboure 0,0,0,0,4,1/3,1,0,2,0,0 20-17 S", "E",
       "djenon-aboure 0,0,0,0,1,0/0,0,0,2,0,0 28-17 N"},
      {"from South's row back into North's",
       "djenon-aboure 1,3,0,0,0,0/0,0,3,0,3,1 20-17 N", "e",
       "djenon-aboure 0,3,0,0,0,0/0,0,3,0,1,0 20-21 S"},
      {"the pit lifted, holding its first seed, stops it",
       "djenon-aboure 0,2,4,2,1,0/0,2,0,0,0,0 20-17 S", "D",
       "djenon-aboure 0,2,4,1,0,0/0,2,0,0,0,0 22-17 N"},
  });
}

TEST_CASE("legal is an own pit with at least 2 seeds; a side with none passes, forced and only then") {
  check_moves({
      {"South passes",
       "djenon-aboure 1,1,0,0,0,1/0,0,3,0,0,0 20-22 S", "pass",
       "djenon-aboure 1,1,0,0,0,1/0,0,3,0,0,0 20-22 N"},
      {"North passes",
       "djenon-aboure 1,2,0,0,0,1/0,0,1,0,0,0 20-23 N", "pass",
       "djenon-aboure 1,2,0,0,0,1/0,0,1,0,0,0 20-23 S"},
  });
}

TEST_CASE("the game ends when, after a move, no pit holds 2 or more; each side adds the seeds of its own row") {
  check_moves({
      {"after a lap that ends in an empty pit",
       "djenon-aboure 0,1,0,2,0,0/0,1,1,0,0,0 20-23 S", "D",
       "djenon-aboure 0,0,0,0,0,0/0,0,0,0,0,0 23-25 -"},
      {"after a capture",
       "djenon-aboure 0,1,0,2,1,0/0,1,1,0,0,0 21-21 S", "D",
       "djenon-aboure 0,0,0,0,0,0/0,0,0,0,0,0 25-23 -"},
      {"a draw",
       "djenon-aboure 0,1,0,2,1,0/0,1,1,0,0,0 20-22 S", "D",
       "djenon-aboure 0,0,0,0,0,0/0,0,0,0,0,0 24-24 -"},
      {"one pit of two is left: play goes on",
       "djenon-aboure 0,1,0,2,0,0/0,2,1,0,0,0 20-22 S", "D",
       "djenon-aboure 0,1,0,1,1,0/0,2,1,0,0,0 20-22 N"},
  });
}

TEST_SUITE_END();
