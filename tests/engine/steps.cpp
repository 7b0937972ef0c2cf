// What a move does, step by step, to the letter: every kind of step, the order of keys, the order and grouping of steps.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("steps");

TEST_CASE("the steps of a move") {
  check_steps({
      {"a lap, a drop into the store, a bonus",
       "kalah", "C",
       {R"({"step":"lift","pit":"C","seeds":4})",
        R"({"step":"drop","pit":"D","now":5})",
        R"({"step":"drop","pit":"E","now":5})",
        R"({"step":"drop","pit":"F","now":5})",
        R"({"step":"drop","store":"S","now":1})",
        R"({"step":"bonus","side":"S"})"}},
      {"North's letters and store",
       "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "e",
       {R"({"step":"lift","pit":"e","seeds":4})",
        R"({"step":"drop","pit":"f","now":5})",
        R"({"step":"drop","store":"N","now":1})",
        R"({"step":"drop","pit":"A","now":5})",
        R"({"step":"drop","pit":"B","now":5})"}},
      {"a capture: landing, opposite",
       "kalah 1,0,1,1,1,1/1,1,1,1,5,1 0-0 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"capture","from":["B","e"],"seeds":6,"to":"S","rule":"opposite"})"}},
      {"a capture of the lone seed",
       "kalah@empty-capture 1,0,1,1,1,1/1,1,1,1,0,1 0-0 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"capture","from":["B"],"seeds":1,"to":"S","rule":"opposite"})"}},
      {"no bonus when the game is over; the sweep to the row's owner; the end",
       "kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       {R"({"step":"lift","pit":"F","seeds":1})",
        R"({"step":"drop","store":"S","now":21})",
        R"({"step":"sweep","from":["b","d"],"seeds":5,"to":"N"})",
        R"({"step":"end","why":"row-empty","score":[21,27]})"}},
      {"a sweep is left out when it is nothing",
       "kalah 1,0,0,0,0,0/0,0,0,0,5,0 18-18 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"capture","from":["B","e"],"seeds":6,"to":"S","rule":"opposite"})",
        R"({"step":"end","why":"row-empty","score":[24,18]})"}},
      {"leftovers=nobody sweeps nothing",
       "kalah@leftovers=nobody 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
       {R"({"step":"lift","pit":"F","seeds":1})",
        R"({"step":"drop","store":"S","now":21})",
        R"({"step":"end","why":"row-empty","score":[21,22]})"}},
      {"a swap",
       "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N", "swap",
       {R"({"step":"swap"})"}},
      {"nembak: the opposite alone",
       "dakon 1,0,0,0,0,0,1/1,0,0,0,0,6,0 40-40 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"capture","from":["f"],"seeds":6,"to":"S","rule":"opposite"})"}},
      {"mikul after a relay: before, landing, after in sowing order",
       "dakon 1,1,0,0,0,0,2/3,4,0,1,0,2,0 40-40 S", "G",
       {R"({"step":"lift","pit":"G","seeds":2})",
        R"({"step":"drop","store":"S","now":41})",
        R"({"step":"drop","pit":"a","now":4})",
        R"({"step":"lift","pit":"a","seeds":4,"relay":true})",
        R"({"step":"drop","pit":"b","now":5})",
        R"({"step":"drop","pit":"c","now":1})",
        R"({"step":"drop","pit":"d","now":2})",
        R"({"step":"drop","pit":"e","now":1})",
        R"({"step":"capture","from":["d","e","f"],"seeds":5,"to":"S","rule":"neighbours"})"}},
      {"a relay that ends in the store",
       "dakon 1,0,0,0,2,0,1/1,0,0,0,0,0,1 40-40 S", "E",
       {R"({"step":"lift","pit":"E","seeds":2})",
        R"({"step":"drop","pit":"F","now":1})",
        R"({"step":"drop","pit":"G","now":2})",
        R"({"step":"lift","pit":"G","seeds":2,"relay":true})",
        R"({"step":"drop","store":"S","now":41})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"lift","pit":"a","seeds":2,"relay":true})",
        R"({"step":"drop","pit":"b","now":1})",
        R"({"step":"drop","pit":"c","now":1})"}},
      {"the other side gets the rest",
       "dakon 0,0,0,0,0,0,1/1,0,2,0,0,0,0 40-40 S", "G",
       {R"({"step":"lift","pit":"G","seeds":1})",
        R"({"step":"drop","store":"S","now":41})",
        R"({"step":"sweep","from":["a","c"],"seeds":3,"to":"N"})",
        R"({"step":"end","why":"row-empty","score":[41,43]})"}},
      {"each lap's first seed, and a chain, one capture a pit",
       "djenon-aboure 0,2,2,1,1,0/1,3,0,2,0,0 20-16 S", "B",
       {R"({"step":"lift","pit":"B","seeds":2})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"drop","pit":"C","now":3})",
        R"({"step":"lift","pit":"C","seeds":3,"relay":true})",
        R"({"step":"drop","pit":"C","now":1})",
        R"({"step":"drop","pit":"D","now":2})",
        R"({"step":"drop","pit":"E","now":2})",
        R"({"step":"capture","from":["E"],"seeds":2,"to":"S","rule":"chain"})",
        R"({"step":"capture","from":["D"],"seeds":2,"to":"S","rule":"chain"})"}},
      {"chain: in the order taken",
       "djenon-aboure 0,0,0,0,1,4/1,3,3,0,2,0 20-14 S", "F",
       {R"({"step":"lift","pit":"F","seeds":4})",
        R"({"step":"drop","pit":"F","now":1})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"drop","pit":"b","now":4})",
        R"({"step":"drop","pit":"c","now":4})",
        R"({"step":"capture","from":["c"],"seeds":4,"to":"S","rule":"chain"})",
        R"({"step":"capture","from":["b"],"seeds":4,"to":"S","rule":"chain"})",
        R"({"step":"capture","from":["a"],"seeds":2,"to":"S","rule":"chain"})"}},
      {"a pass",
       "djenon-aboure 1,1,0,0,0,1/0,0,3,0,0,0 20-22 S", "pass",
       {R"({"step":"pass","side":"S"})"}},
      {"both rows swept, South then North",
       "djenon-aboure 0,1,0,2,0,0/0,1,1,0,0,0 20-23 S", "D",
       {R"({"step":"lift","pit":"D","seeds":2})",
        R"({"step":"drop","pit":"D","now":1})",
        R"({"step":"drop","pit":"E","now":1})",
        R"({"step":"sweep","from":["B","D","E"],"seeds":3,"to":"S"})",
        R"({"step":"sweep","from":["b","c"],"seeds":2,"to":"N"})",
        R"({"step":"end","why":"board-spent","score":[23,25]})"}},
      {"endless: the pit about to be lifted is not",
       "djenon-aboure@pits=1 6/3 0-0 S", "A",
       {R"({"step":"lift","pit":"A","seeds":6})",
        R"({"step":"drop","pit":"A","now":1})",
        R"({"step":"drop","pit":"a","now":4})",
        R"({"step":"drop","pit":"A","now":2})",
        R"({"step":"drop","pit":"a","now":5})",
        R"({"step":"drop","pit":"A","now":3})",
        R"({"step":"drop","pit":"a","now":6})",
        R"({"step":"lift","pit":"a","seeds":6,"relay":true})",
        R"({"step":"drop","pit":"a","now":1})",
        R"({"step":"drop","pit":"A","now":4})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"drop","pit":"A","now":5})",
        R"({"step":"drop","pit":"a","now":3})",
        R"({"step":"drop","pit":"A","now":6})",
        R"({"step":"endless"})"}},
      {"endless, in San-Yao",
       "san-yao@pits=2 2,0/1,2 0-0 S", "A",
       {R"({"step":"lift","pit":"A","seeds":2})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"lift","pit":"b","seeds":2,"relay":true})",
        R"({"step":"drop","pit":"A","now":1})",
        R"({"step":"drop","pit":"B","now":2})",
        R"({"step":"lift","pit":"a","seeds":2,"relay":true})",
        R"({"step":"drop","pit":"b","now":1})",
        R"({"step":"drop","pit":"A","now":2})",
        R"({"step":"lift","pit":"B","seeds":2,"relay":true})",
        R"({"step":"drop","pit":"a","now":1})",
        R"({"step":"drop","pit":"b","now":2})",
        R"({"step":"endless"})"}},
      {"leapfrog: one capture a pit",
       "san-yao 1,0,0,2,0/3,0,0,1,0 20-23 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"capture","from":["D"],"seeds":2,"to":"S","rule":"leapfrog"})",
        R"({"step":"capture","from":["a"],"seeds":3,"to":"S","rule":"leapfrog"})"}},
      {"a relay, then nothing",
       "san-yao 1,0,2,0,0/0,0,1,0,1 20-20 S", "A",
       {R"({"step":"lift","pit":"A","seeds":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"lift","pit":"C","seeds":2,"relay":true})",
        R"({"step":"drop","pit":"D","now":1})",
        R"({"step":"drop","pit":"E","now":1})"}},
      {"the lone seed goes to the owner of its pit",
       "san-yao 0,0,0,0,1/0,0,2,0,0 20-27 S owners=SSSSS/SNNNN round=2", "E",
       {R"({"step":"lift","pit":"E","seeds":1})",
        R"({"step":"drop","pit":"a","now":1})",
        R"({"step":"capture","from":["c"],"seeds":2,"to":"S","rule":"leapfrog"})",
        R"({"step":"sweep","from":["a"],"seeds":1,"to":"S"})",
        R"({"step":"end","why":"board-spent","score":[23,27]})"}},
      {"a lap round the board",
       "mangala-ii 0,0,12,0,0,1/1,1,1,1,1,1 25-28 S", "C",
       {R"({"step":"lift","pit":"C","seeds":12})",
        R"({"step":"drop","pit":"D","now":1})",
        R"({"step":"drop","pit":"E","now":1})",
        R"({"step":"drop","pit":"F","now":2})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"drop","pit":"b","now":2})",
        R"({"step":"drop","pit":"c","now":2})",
        R"({"step":"drop","pit":"d","now":2})",
        R"({"step":"drop","pit":"e","now":2})",
        R"({"step":"drop","pit":"f","now":2})",
        R"({"step":"drop","pit":"A","now":1})",
        R"({"step":"drop","pit":"B","now":1})",
        R"({"step":"drop","pit":"C","now":1})"}},
      {"a chain of twos, fours and sixes, and the empty board",
       "mangala-ii 0,0,0,0,0,3/1,3,5,0,0,0 30-30 S", "F",
       {R"({"step":"lift","pit":"F","seeds":3})",
        R"({"step":"drop","pit":"a","now":2})",
        R"({"step":"drop","pit":"b","now":4})",
        R"({"step":"drop","pit":"c","now":6})",
        R"({"step":"capture","from":["c"],"seeds":6,"to":"S","rule":"chain"})",
        R"({"step":"capture","from":["b"],"seeds":4,"to":"S","rule":"chain"})",
        R"({"step":"capture","from":["a"],"seeds":2,"to":"S","rule":"chain"})",
        R"({"step":"end","why":"board-spent","score":[42,30]})"}},
      {"a forced pass, North",
       "mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 35-36 N", "pass",
       {R"({"step":"pass","side":"N"})"}},
  });
}

TEST_CASE("repetition: what is left goes to the owners of the pits, South then North, and the end is last") {
  Game game = game_from("mangala-ii@pits=1,seeds=1 1/0 0-1 S");
  for (const char* move : {"A", "a", "A"}) game.play(move_of(game.rules().ruleset(), move));
  CHECK_FALSE(game.over());
  const Sowing sowing = game.play(move_of(game.rules().ruleset(), "a"));
  CHECK(joined(lines_of(sowing, 1), "\n") ==
        R"({"step":"lift","pit":"a","seeds":1})" "\n"
        R"({"step":"drop","pit":"A","now":1})" "\n"
        R"({"step":"sweep","from":["A"],"seeds":1,"to":"S"})" "\n"
        R"({"step":"end","why":"repetition","score":[1,1]})");
  CHECK(game.sowing_at(3) == sowing);
}

TEST_CASE("a prefix of the steps is the board on the way, without the seeds in the hand") {
  const Setup setup = setup_of("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  Sowing sowing;
  Rules(setup.ruleset).play_recorded(setup.position, move_of(setup.ruleset, "E"), sowing);
  const char* on_the_way[] = {
      "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "kalah 4,4,4,4,0,4/4,4,4,4,4,4 0-0 S",
      "kalah 4,4,4,4,0,5/4,4,4,4,4,4 0-0 S", "kalah 4,4,4,4,0,5/4,4,4,4,4,4 1-0 S",
      "kalah 4,4,4,4,0,5/5,4,4,4,4,4 1-0 S", "kalah 4,4,4,4,0,5/5,5,4,4,4,4 1-0 S"};
  REQUIRE(sowing.size() + 1 == std::size(on_the_way));
  for (std::size_t count = 0; count <= sowing.size(); ++count)
    CHECK(board_after(setup.position.board, sowing, count) == setup_of(on_the_way[count]).position.board);
}

TEST_CASE("an appended record leaves what stood in it") {
  const Setup setup = setup_of("kalah");
  const Rules rules(setup.ruleset);
  Sowing sowing;
  const Position middle = rules.play_recorded(setup.position, move_of(setup.ruleset, "C"), sowing);
  const std::size_t first = sowing.size();
  const Position end = rules.play_recorded(middle, move_of(setup.ruleset, "F"), sowing);
  CHECK(first == 6);
  CHECK(board_after(setup.position.board, sowing, sowing.size()) == end.board);
}

TEST_CASE("names of ends and captures") {
  CHECK(to_text(EndReason::RowEmpty) == "row-empty");
  CHECK(to_text(EndReason::BoardSpent) == "board-spent");
  CHECK(to_text(EndReason::Repetition) == "repetition");
  CHECK(to_text(EndReason::Resigned) == "resigned");
  CHECK(to_text(CaptureRule::Opposite) == "opposite");
  CHECK(to_text(CaptureRule::Neighbours) == "neighbours");
  CHECK(to_text(CaptureRule::Chain) == "chain");
  CHECK(to_text(CaptureRule::Leapfrog) == "leapfrog");
}

TEST_SUITE_END();
