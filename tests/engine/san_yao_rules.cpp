// San-Yao's rules of one round, one test a sentence of RULES.md: the whole board before, one move, the whole board after.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("san-yao");

TEST_CASE("legal is any non-empty pit that the side owns") {
  check_legal({
      {"the first round: its row", "san-yao", "A B C D E"},
      {"sons, South", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2", "A B C D E a b"},
      {"the rest, North", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N owners=SSSSS/SSNNN round=2", "c d e"},
      {"sons in the south row, South", "san-yao 5,5,0,5,5/5,5,5,5,5 0-5 S owners=NNSSS/NNNNN round=2 start=N", "D E"},
      {"sons in the south row, North", "san-yao 5,5,0,5,5/5,5,0,5,5 0-10 N owners=NNSSS/NNNNN round=2 start=N", "A B a b d e"},
      {"owners set up by hand", "san-yao 1,2,3,4,5/0,1,2,3,4 20-5 N owners=SNSNS/NSNSN", "B D c e"},
      {"a forced pass", "san-yao 0,1,0,0,0/3,0,0,0,0 20-26 N owners=SSSSS/SSNNN round=2", "pass"},
      {"over", "san-yao 0,0,0,0,0/0,0,0,0,0 20-30 -", ""},
  });
}

TEST_CASE("sowing runs round both rows, the banks are never sown") {
  check_moves({
      {"South past its last pit",
       "san-yao 1,0,0,0,4/1,0,0,1,0 0-0 S", "E",
       "san-yao 0,0,0,0,0/2,1,1,2,0 1-0 N"},
      {"North past its last pit",
       "san-yao 0,0,1,0,0/0,0,0,1,2 0-0 N", "e",
       "san-yao 1,1,0,1,0/0,0,0,1,0 0-0 S"},
  });
}

TEST_CASE("a lap long enough to come round drops a seed into the pit it was lifted from") {
  check_moves({
      {"ten seeds",
       "san-yao 10,0,0,0,0/0,0,0,0,0 20-20 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 30-20 -"},
      {"eleven seeds",
       "san-yao 0,0,0,0,11/0,0,0,0,0 20-19 S", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 31-19 -"},
  });
}

TEST_CASE("the pit after the last one is occupied: relay with its contents, whoever owns it") {
  check_moves({
      {"the own pit",
       "san-yao 1,0,2,0,0/0,0,1,0,1 20-20 S", "A",
       "san-yao 0,1,0,1,1/0,0,1,0,1 20-20 N"},
      {"the opponent's pit",
       "san-yao 0,0,0,0,1/0,2,0,0,1 20-20 S", "E",
       "san-yao 1,0,0,0,0/1,0,1,1,0 20-20 N"},
      {"two relays",
       "san-yao 1,0,1,0,1/0,0,0,2,0 20-20 S", "A",
       "san-yao 0,1,0,1,0/1,0,0,2,0 20-20 N"},
  });
}

TEST_CASE("the pit after the last one is empty: the move ends") {
  check_moves({
      {"nothing behind it",
       "san-yao 1,0,0,0,0/1,0,0,0,0 24-24 S", "A",
       "san-yao 0,1,0,0,0/1,0,0,0,0 24-24 N"},
      {"what lies in the landing pit does not matter",
       "san-yao 1,3,0,0,0/1,0,0,0,0 24-21 S", "A",
       "san-yao 0,4,0,0,0/1,0,0,0,0 24-21 N"},
  });
}

TEST_CASE("leapfrog: the pit beyond the empty one goes to the mover's store") {
  check_moves({
      {"the own pit",
       "san-yao 1,0,0,4,0/0,1,0,0,1 20-23 S", "A",
       "san-yao 0,1,0,0,0/0,1,0,0,1 24-23 N"},
      {"the opponent's pit",
       "san-yao 0,0,1,0,0/3,0,0,0,1 20-25 S", "C",
       "san-yao 0,0,0,1,0/0,0,0,0,1 23-25 N"},
      {"an empty pit beyond: nothing",
       "san-yao 1,0,0,0,4/0,1,0,0,1 20-23 S", "A",
       "san-yao 0,1,0,0,4/0,1,0,0,1 20-23 N"},
  });
}

TEST_CASE("leapfrog goes on: again empty, occupied, as long as the pattern holds, round the ring") {
  check_moves({
      {"the chain of RULES.md",
       "san-yao 0,0,2,0,0/0,4,0,1,0 20-23 S", "C",
       "san-yao 0,0,0,1,1/0,0,0,0,0 25-23 N"},
      {"two pits",
       "san-yao 1,0,0,2,0/3,0,0,1,0 20-23 S", "A",
       "san-yao 0,1,0,0,0/0,0,0,1,0 25-23 N"},
      {"stopped by two occupied pits in a row",
       "san-yao 1,0,0,2,0/3,1,0,1,0 20-22 S", "A",
       "san-yao 0,1,0,0,0/0,1,0,1,0 25-22 N"},
      {"stopped by two empty pits in a row",
       "san-yao 1,0,0,2,0/0,0,3,0,0 20-24 S", "A",
       "san-yao 0,1,0,0,0/0,0,3,0,0 22-24 N"},
      {"across the corner of the board",
       "san-yao 3,2,0,0,0/0,0,1,0,0 20-24 N", "c",
       "san-yao 0,2,0,0,0/0,0,0,1,0 20-27 S"},
      {"all ten, the landing pit included",
       "san-yao 1,1,1,1,1/1,1,1,1,1 20-20 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 30-20 -"},
      {"round to the landing pit",
       "san-yao 1,0,0,2,0/2,0,2,0,2 20-21 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 29-21 -"},
  });
}

TEST_CASE("pass only when all own pits are empty, and then forced") {
  check_moves({
      {"South",
       "san-yao 0,0,0,0,0/1,0,2,0,0 20-27 S", "pass",
       "san-yao 0,0,0,0,0/1,0,2,0,0 20-27 N"},
      {"North",
       "san-yao 0,1,0,2,0/0,0,0,0,0 20-27 N", "pass",
       "san-yao 0,1,0,2,0/0,0,0,0,0 20-27 S"},
      {"a son is empty too",
       "san-yao 0,0,0,0,0/0,2,1,0,0 20-27 S owners=SSSSS/SNNNN round=2", "pass",
       "san-yao 0,0,0,0,0/0,2,1,0,0 20-27 N owners=SSSSS/SNNNN round=2"},
  });
}

TEST_CASE("the round ends when fewer than two seeds are on the board after a move; a lone seed goes to the owner of its pit") {
  check_moves({
      {"nothing is left",
       "san-yao 1,1,1,1,1/1,1,1,1,1 20-20 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 30-20 -"},
      {"a lone seed in the own row",
       "san-yao 1,0,0,2,0/0,0,0,0,0 20-27 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 23-27 -"},
      {"a lone seed in the other row",
       "san-yao 0,0,0,0,1/0,0,2,0,0 20-27 S", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 22-28 -"},
      {"a lone seed in a son",
       "san-yao 0,0,0,0,1/0,0,2,0,0 20-27 S owners=SSSSS/SNNNN round=2", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 23-27 - owners=SSSSS/SNNNN round=2"},
      {"two seeds: play goes on",
       "san-yao 1,0,0,0,0/1,0,0,0,0 24-24 S", "A",
       "san-yao 0,1,0,0,0/1,0,0,0,0 24-24 N"},
  });
}

TEST_CASE("only the owner moves from a pit; captures ignore ownership") {
  check_moves({
      {"South moves from a son",
       "san-yao 0,1,0,0,0/0,1,0,2,0 20-26 S owners=SSSSS/SSNNN round=2", "b",
       "san-yao 1,0,1,0,0/0,0,1,0,1 20-26 N owners=SSSSS/SSNNN round=2"},
      {"North captures South's son",
       "san-yao 0,0,0,0,0/3,0,0,0,4 20-23 N owners=SSSSS/SSNNN round=2 start=N", "e",
       "san-yao 1,1,1,1,0/0,0,0,0,0 20-26 S owners=SSSSS/SSNNN round=2 start=N"},
      {"North moves from a son in the south row",
       "san-yao 1,0,0,0,2/0,1,0,0,0 20-26 N owners=NSSSS/NNNNN round=3 start=N", "A",
       "san-yao 0,1,0,0,2/0,1,0,0,0 20-26 S owners=NSSSS/NNNNN round=3 start=N"},
      {"South captures from North's son",
       "san-yao 3,0,0,0,4/0,0,0,0,0 20-23 S owners=NSSSS/NNNNN round=3 start=N", "E",
       "san-yao 0,0,0,0,0/1,1,1,1,0 23-23 N owners=NSSSS/NNNNN round=3 start=N"},
      {"a capture in the own son",
       "san-yao 0,0,0,0,1/0,0,4,0,2 20-23 S owners=SSSSS/SSSNN round=2", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 27-23 - owners=SSSSS/SSSNN round=2"},
  });
}

TEST_CASE("the keys of a match game stay through the round") {
  check_moves({
      {"a move",
       "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N owners=NSSSS/NNNNN round=7 start=N", "A",
       "san-yao 3,9,2,9,9/9,0,0,0,0 0-9 S owners=NSSSS/NNNNN round=7 start=N"},
      {"the end",
       "san-yao 0,0,0,0,1/0,0,2,0,0 30-17 S owners=SSSSS/SNNNN round=2 start=N", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 33-17 - owners=SSSSS/SNNNN round=2 start=N"},
  });
}

TEST_CASE("fewer than seeds seeds at the end: the match is over and the stronger side wins it") {
  check_moves({
      {"46-4",
       "san-yao 0,0,0,0,1/0,0,2,0,0 43-4 S owners=SSSSS/SSSNN round=3", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - owners=SSSSS/SSSNN round=3 match=S"},
      {"45-5 is not over",
       "san-yao 0,0,0,0,1/0,0,2,0,0 43-4 S round=3", "E",
       "san-yao 0,0,0,0,0/0,0,0,0,0 45-5 - round=3"},
      {"4-46",
       "san-yao 0,0,0,0,0/1,0,0,2,0 4-43 N owners=NNNSS/NNNNN round=9 start=N", "a",
       "san-yao 0,0,0,0,0/0,0,0,0,0 4-46 - owners=NNNSS/NNNNN round=9 start=N match=N"},
      {"50-0",
       "san-yao 1,1,1,1,1/1,1,1,1,1 40-0 S round=2", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 50-0 - round=2 match=S"},
      {"a total that is not the start's never gets it",
       "san-yao 1,1,1,1,1/1,1,1,1,1 40-1 S", "A",
       "san-yao 0,0,0,0,0/0,0,0,0,0 50-1 -"},
  });
}

TEST_SUITE_END();
