// Kalah's rules, one test a sentence of RULES.md: the whole board before, one move, the whole board after.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("kalah");

TEST_CASE("legal is any own non-empty pit; there is no pass") {
  check_legal({
      {"the start", "kalah", "A B C D E F"},
      {"empty pits are left out", "kalah 0,2,0,0,1,0/1,1,1,1,1,1 0-0 S", "B E"},
      {"North", "kalah 1,1,1,1,1,1/0,0,3,0,0,1 0-0 N", "c f"},
      {"the game is over", "kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -", ""},
  });
}

TEST_CASE("swap is legal while North is to move and has neither moved nor swapped") {
  check_legal({
      {"South's first move", "kalah@pie", "A B C D E F"},
      {"South's unfinished turn", "kalah@pie 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S", "A B D E F"},
      {"after South's turn", "kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N", "a b c d e f swap"},
      {"after the swap", "kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N swap=taken", "a b c d e f"},
      {"North's bonus after declining", "kalah@pie 0,5,5,5,5,4/4,4,0,5,5,5 0-1 N swap=declined", "a b d e f"},
      {"without the pie rule", "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N", "a b c d e f"},
  });
}

TEST_CASE("sowing runs counter-clockwise, one seed a pit, beginning with the pit after the one lifted") {
  check_moves({
      {"within the own row",
       "kalah", "A",
       "kalah 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N"},
      {"out of the south row, past its store, into the north row",
       "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "E",
       "kalah 4,4,4,4,0,5/5,5,4,4,4,4 1-0 N"},
      {"out of the north row, past its store, into the south row",
       "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "e",
       "kalah 5,5,4,4,4,4/4,4,4,4,0,5 0-1 S"},
  });
}

TEST_CASE("a store is sown by its owner and skipped by the other side") {
  check_moves({
      {"South sows its own and skips North's",
       "kalah 1,1,1,1,1,9/1,1,1,1,1,1 0-0 S", "F",
       "kalah 2,2,1,1,1,0/2,2,2,2,2,2 1-0 N"},
      {"North sows its own and skips South's",
       "kalah 1,1,1,1,1,1/1,1,1,1,1,9 0-0 N", "f",
       "kalah 2,2,2,2,2,2/2,2,1,1,1,0 0-1 S"},
  });
}

TEST_CASE("a lap long enough to come round drops a seed into the pit it was lifted from") {
  check_moves({
      {"thirteen seeds end where they began",
       "kalah 0,2,13,1,0,1/2,2,2,2,2,2 9-10 S", "C",
       "kalah 1,3,0,2,1,2/3,3,3,0,3,3 14-10 N"},
      {"fourteen seeds end one pit further",
       "kalah 14,1,0,0,0,0/1,1,1,1,1,1 0-0 S", "A",
       "kalah 1,3,1,1,1,1/2,2,2,2,2,2 1-0 N"},
      {"twenty-six seeds go round twice",
       "kalah 26,0,0,0,0,0/1,0,0,0,0,0 0-0 S", "A",
       "kalah 2,2,2,2,2,2/3,2,2,2,2,2 2-0 N"},
      {"twenty-seven seeds, North",
       "kalah 0,0,0,0,0,1/27,0,0,0,0,0 0-0 N", "a",
       "kalah 2,2,2,2,2,3/2,3,2,2,2,2 0-2 S"},
  });
}

TEST_CASE("the last seed in the own store: the same side moves again, without limit") {
  check_moves({
      {"South",
       "kalah", "C",
       "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S"},
      {"South, a second time",
       "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S", "B",
       "kalah 4,0,1,6,6,6/4,4,4,4,4,4 1-0 N"},
      {"North",
       "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "c",
       "kalah 4,4,4,4,4,4/4,4,0,5,5,5 0-1 N"},
      {"the fifth bonus of a row",
       "kalah 1,0,0,0,0,1/4,4,4,4,4,4 9-0 S", "F",
       "kalah 1,0,0,0,0,0/4,4,4,4,4,4 10-0 S"},
      {"a lap that comes round to the store again",
       "kalah 0,0,0,0,0,14/1,1,1,1,1,1 0-0 S", "F",
       "kalah 1,1,1,1,1,1/2,2,2,2,2,2 2-0 S"},
  });
}

TEST_CASE("a last seed that is not in the store gives the move to the other side") {
  check_moves({
      {"in the own row",
       "kalah", "A",
       "kalah 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N"},
      {"in the other row",
       "kalah", "F",
       "kalah 4,4,4,4,4,0/5,5,5,4,4,4 1-0 N"},
  });
}

TEST_CASE("the last seed in an own empty pit takes it and the opposite pit's seeds") {
  check_moves({
      {"South",
       "kalah 1,0,1,1,1,1/1,1,1,1,5,1 0-0 S", "A",
       "kalah 0,0,1,1,1,1/1,1,1,1,0,1 6-0 N"},
      {"North",
       "kalah 1,1,1,7,1,1/1,1,1,0,1,1 0-0 N", "b",
       "kalah 1,1,1,7,1,1/1,0,2,0,1,1 0-0 S"},
      {"a pit filled by a lap that came round past the other row",
       "kalah 0,0,0,0,0,9/2,2,2,2,2,2 0-0 S", "F",
       "kalah 1,0,0,0,0,0/3,3,3,3,0,3 5-0 N"},
      {"the opposite pit was filled by the same lap",
       "kalah 0,0,1,1,0,9/1,0,0,0,0,0 0-0 S", "F",
       "kalah 1,0,1,1,0,0/2,1,1,1,0,1 3-0 N"},
      {"thirteen seeds, in the pit lifted",
       "kalah 13,0,0,0,0,0/0,0,0,0,0,1 0-0 S", "A",
       "kalah 0,1,1,1,1,1/1,1,1,1,1,0 4-0 N"},
  });
}

TEST_CASE("the opposite pit is empty: nothing is captured, the seed stays") {
  check_moves({
      {"South",
       "kalah 1,0,1,1,1,1/1,1,1,1,0,1 0-0 S", "A",
       "kalah 0,1,1,1,1,1/1,1,1,1,0,1 0-0 N"},
      {"North",
       "kalah 1,1,0,1,1,1/1,1,1,0,1,1 0-0 N", "c",
       "kalah 1,1,0,1,1,1/1,1,0,1,1,1 0-0 S"},
  });
}

TEST_CASE("landing in an own pit that was not empty captures nothing") {
  check_moves({
      {"two seeds now",
       "kalah 1,1,1,1,1,1/1,1,1,1,5,1 0-0 S", "A",
       "kalah 0,2,1,1,1,1/1,1,1,1,5,1 0-0 N"},
  });
}

TEST_CASE("landing in the other row captures nothing") {
  check_moves({
      {"in an empty pit",
       "kalah 1,1,1,1,1,2/0,1,1,1,1,1 0-0 S", "F",
       "kalah 1,1,1,1,1,0/1,1,1,1,1,1 1-0 N"},
      {"in an occupied pit",
       "kalah 1,1,1,1,1,2/1,1,1,1,1,1 0-0 S", "F",
       "kalah 1,1,1,1,1,0/2,1,1,1,1,1 1-0 N"},
  });
}

TEST_CASE("the game ends at once, after any move, when either row is empty; the rest goes to that row's owner") {
  check_moves({
      {"South moves its last seed out",
       "kalah 0,0,0,0,0,2/0,3,0,2,0,0 10-10 S", "F",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 11-16 -"},
      {"a bonus move is not played any more",
       "kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 21-27 -"},
      {"a capture empties the other row",
       "kalah 1,0,4,0,0,2/0,0,0,0,5,0 18-18 S", "A",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 30-18 -"},
      {"a capture empties both rows",
       "kalah 1,0,0,0,0,0/0,0,0,0,5,0 18-18 S", "A",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 24-18 -"},
      {"the mover empties its own row, the rest is South's",
       "kalah 3,0,1,0,0,0/0,0,0,0,0,1 20-20 N", "f",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 24-21 -"},
      {"a draw",
       "kalah 0,0,0,0,0,1/0,3,0,2,0,0 23-19 S", "F",
       "kalah 0,0,0,0,0,0/0,0,0,0,0,0 24-24 -"},
  });
}

TEST_CASE("empty-capture: the lone seed is captured even when the opposite pit is empty") {
  check_moves({
      {"opposite empty",
       "kalah@empty-capture 1,0,1,1,1,1/1,1,1,1,0,1 0-0 S", "A",
       "kalah@empty-capture 0,0,1,1,1,1/1,1,1,1,0,1 1-0 N"},
      {"opposite occupied, as ever",
       "kalah@empty-capture 1,0,1,1,1,1/1,1,1,1,5,1 0-0 S", "A",
       "kalah@empty-capture 0,0,1,1,1,1/1,1,1,1,0,1 6-0 N"},
      {"North, opposite empty",
       "kalah@empty-capture 1,1,0,1,1,1/1,1,1,0,1,1 0-0 N", "c",
       "kalah@empty-capture 1,1,0,1,1,1/1,1,0,0,1,1 0-1 S"},
      {"the own row is empty afterwards",
       "kalah@empty-capture 1,0,0,0,0,0/1,1,1,1,0,1 0-0 S", "A",
       "kalah@empty-capture 0,0,0,0,0,0/0,0,0,0,0,0 1-5 -"},
      {"not in the other row",
       "kalah@empty-capture 1,1,1,1,1,2/0,1,1,1,1,1 0-0 S", "F",
       "kalah@empty-capture 1,1,1,1,1,0/1,1,1,1,1,1 1-0 N"},
  });
}

TEST_CASE("end=on-turn: the game ends only when the side to move has no move") {
  check_moves({
      {"an empty row of the mover, the other side goes on",
       "kalah@end=on-turn 0,0,0,0,0,2/0,3,0,2,0,0 10-10 S", "F",
       "kalah@end=on-turn 0,0,0,0,0,0/1,3,0,2,0,0 11-10 N"},
      {"a capture empties the other row, and it is the other side's turn",
       "kalah@end=on-turn 1,0,4,0,0,2/0,0,0,0,5,0 18-18 S", "A",
       "kalah@end=on-turn 0,0,0,0,0,0/0,0,0,0,0,0 30-18 -"},
      {"a bonus with an empty row",
       "kalah@end=on-turn 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       "kalah@end=on-turn 0,0,0,0,0,0/0,0,0,0,0,0 21-27 -"},
      {"a bonus while only the other row is empty",
       "kalah@end=on-turn 1,0,0,0,0,1/0,0,0,0,0,0 20-22 S", "F",
       "kalah@end=on-turn 1,0,0,0,0,0/0,0,0,0,0,0 21-22 S"},
      {"seeds come back into the empty row",
       "kalah@end=on-turn 0,0,0,0,0,0/0,3,0,2,0,3 10-10 N", "f",
       "kalah@end=on-turn 1,1,0,0,0,0/0,3,0,2,0,0 10-11 S"},
      {"the side to move got nothing",
       "kalah@end=on-turn 0,0,0,0,0,0/0,3,0,2,0,1 10-10 N", "b",
       "kalah@end=on-turn 0,0,0,0,0,0/0,0,0,0,0,0 10-16 -"},
  });
}

TEST_CASE("leftovers=nobody: the seeds left stay where they are and count for nobody") {
  check_moves({
      {"after the last seed of a row",
       "kalah@leftovers=nobody 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       "kalah@leftovers=nobody 0,0,0,0,0,0/0,3,0,2,0,0 21-22 -"},
      {"with end=on-turn",
       "kalah@end=on-turn,leftovers=nobody 1,0,4,0,0,2/0,0,0,0,5,0 18-18 S", "A",
       "kalah@end=on-turn,leftovers=nobody 0,0,4,0,0,2/0,0,0,0,0,0 24-18 -"},
  });
}

TEST_CASE("pie: after South's first whole turn North may answer swap") {
  check_moves({
      {"the board stays and North is to move",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N", "swap",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N swap=taken"},
      {"any other move declines",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N", "a",
       "kalah@pie 0,5,5,5,5,4/0,5,5,5,5,4 0-0 S swap=declined"},
      {"a declining move with a bonus",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N", "c",
       "kalah@pie 0,5,5,5,5,4/4,4,0,5,5,5 0-1 N swap=declined"},
      {"South's bonus belongs to its turn",
       "kalah@pie", "C",
       "kalah@pie 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S"},
      {"the end of South's first turn",
       "kalah@pie 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S", "F",
       "kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N"},
      {"a move after the swap",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N swap=taken", "a",
       "kalah@pie 0,5,5,5,5,4/0,5,5,5,5,4 0-0 S swap=taken"},
      {"South's later moves keep the key",
       "kalah@pie 0,5,5,5,5,4/0,5,5,5,5,4 0-0 S swap=declined", "B",
       "kalah@pie 0,0,6,6,6,5/0,5,5,5,5,4 1-0 S swap=declined"},
      {"the key stays when the game is over",
       "kalah@pie 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S swap=taken", "F",
       "kalah@pie 0,0,0,0,0,0/0,0,0,0,0,0 21-27 - swap=taken"},
      {"a declining move that ends the game",
       "kalah@pie 1,0,0,0,0,0/0,0,0,0,0,1 20-20 N", "f",
       "kalah@pie 0,0,0,0,0,0/0,0,0,0,0,0 21-21 - swap=declined"},
      {"South's first turn ends the game: the choice never comes",
       "kalah@pie 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       "kalah@pie 0,0,0,0,0,0/0,0,0,0,0,0 21-27 -"},
  });
}

TEST_SUITE_END();
