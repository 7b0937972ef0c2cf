// Endless sowing and endless play: the two rules that every game has.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("endless");

TEST_CASE("endless sowing: the move ends when the same board recurs with the same pit about to be lifted") {
  check_moves({
      {"Djenon-aboure", "djenon-aboure 4,3,3,4,1,0/6,5,4,3,2,1 0-0 S", "B",
       "djenon-aboure 4,1,4,1,2,1/7,6,4,3,2,1 0-0 N"},
      {"San-Yao: the start of the move counts as the first such moment", "san-yao 1,0,1,0,1/0,1,0,2,1 0-0 S", "A",
       "san-yao 1,0,1,0,1/0,1,0,2,1 0-0 N"},
      {"Djenon-aboure on one pit a row", "djenon-aboure@pits=1 11/6 0-0 S", "A", "djenon-aboure@pits=1 11/6 0-0 N"},
      {"a circle of 5,785 laps", "san-yao@seeds=6 1,4,1,2,3/0,8,2,3,0 0-0 S", "B",
       "san-yao@seeds=6 1,4,1,2,3/0,8,2,3,0 0-0 N"},
  });
}

TEST_CASE("a long move that ends by itself is sown to its end") {
  check_moves({
      {"254 laps, Djenon-aboure", "djenon-aboure@seeds=7 16,24,12,13,19,24/20,26,14,19,23,22 0-0 S", "F",
       "djenon-aboure@seeds=7 6,5,11,14,9,0/10,3,28,14,99,29 4-0 N"},
      {"1,051 laps, San-Yao", "san-yao@seeds=2 22,19,26,31,22/20,24,36,20,19 0-0 S", "C",
       "san-yao@seeds=2 0,0,79,5,20/1,0,28,84,10 12-0 N"},
  });
}

TEST_CASE("a move ends once 10,000 laps are sown and another would begin") {
  check_moves({
      {"San-Yao", "san-yao 2,3,4,1,5/2,3,2,1,3 0-0 S", "E", "san-yao 1,5,4,1,9/1,0,2,3,0 0-0 N"},
      {"Djenon-aboure", "djenon-aboure@pits=5,seeds=3 3,8,5,6,3/4,5,6,3,4 0-0 S", "A",
       "djenon-aboure@pits=5,seeds=3 5,8,9,4,3/6,1,2,8,1 0-0 N"},
  });
  const Setup setup = setup_of("san-yao 2,3,4,1,5/2,3,2,1,3 0-0 S");
  Sowing sowing;
  Rules(setup.ruleset).play_recorded(setup.position, move_of(setup.ruleset, "E"), sowing);
  int lifts = 0, ends = 0;
  for (const Step& step : sowing) {
    lifts += step.kind == StepKind::Lift;
    ends += step.kind == StepKind::Endless;
  }
  CHECK(lifts == 10'000);
  CHECK(ends == 1);
  CHECK(sowing.back().kind == StepKind::Endless);
}

namespace {

// Plays `moves` and says why and how it ended; every move but the last leaves the game open.
std::string ended(std::string_view position, std::vector<const char*> moves) {
  Game game = game_from(position);
  for (const char* move : moves) {
    if (game.over()) return "over too early";
    if (!game.legal_moves().has(move_of(game.rules().ruleset(), move))) return "illegal " + std::string(move);
    game.play(move_of(game.rules().ruleset(), move));
  }
  if (!game.over()) return "not over";
  return std::string(to_text(game.outcome()->why)) + ": " + text_of(game);
}

}  // namespace

TEST_CASE(
    "endless play: the round ends when the same position stands for the third time; the owners of the pits get the "
    "rest") {
  SUBCASE("Mangala II: a lone seed, going round, the set-up position counted")
  CHECK(ended("mangala-ii@pits=1,seeds=1 1/0 0-1 S", {"A", "a", "A", "a"}) ==
        "repetition: mangala-ii@pits=1,seeds=1 0/0 1-1 -");
  SUBCASE("Mangala II: two seeds chase each other")
  CHECK(ended("mangala-ii@pits=2,seeds=1 1,0/1,0 1-1 S", {"A", "a", "B", "b", "A", "a", "B", "b"}) ==
        "repetition: mangala-ii@pits=2,seeds=1 0,0/0,0 2-2 -");
  SUBCASE("Djenon-aboure: after endless moves")
  CHECK(ended("djenon-aboure@pits=1 11/6 0-0 S", {"A", "a", "A", "a"}) ==
        "repetition: djenon-aboure@pits=1 0/0 11-6 -");
}

TEST_CASE("endless play in San-Yao: what is left goes to the owners of the pits, not of the rows") {
  Game game = game_from("san-yao 0,0,0,1,0/0,0,1,0,0 20-28 S owners=SSNNN/NSSNS");
  CHECK(play_moves(game, "c d e D A E B a b C c d e D A E B a b"));
  CHECK(text_of(game) == "san-yao 0,0,1,0,0/0,0,1,0,0 20-28 N owners=SSNNN/NSSNS");
  game.undo();
  const Sowing sowing = game.play(move_of(game.rules().ruleset(), "b"));
  CHECK(sowing.size() == 2);
  CHECK(joined(lines_of(game.play(move_of(game.rules().ruleset(), "C")), 5), "\n") ==
        R"({"step":"lift","pit":"C","seeds":1})"
        "\n"
        R"({"step":"drop","pit":"D","now":1})"
        "\n"
        R"({"step":"sweep","from":["c"],"seeds":1,"to":"S"})"
        "\n"
        R"({"step":"sweep","from":["D"],"seeds":1,"to":"N"})"
        "\n"
        R"({"step":"end","why":"repetition","score":[21,29]})");
  CHECK(text_of(game) == "san-yao 0,0,0,0,0/0,0,0,0,0 21-29 - owners=SSNNN/NSSNS");
}

TEST_CASE("the same board with the other side to move is another position") {
  Game game = game_from("djenon-aboure@pits=1 11/6 0-0 S");
  for (const char* move : {"A", "a", "A"}) {
    game.play(move_of(game.rules().ruleset(), move));
    CHECK_FALSE(game.over());
  }
}

TEST_CASE("undoing a repetition leaves it undone") {
  Game game = game_from("mangala-ii@pits=1,seeds=1 1/0 0-1 S");
  CHECK(play_moves(game, "A a A a"));
  REQUIRE(game.over());
  CHECK(game.legal_moves().empty());
  CHECK(game.undo());
  CHECK_FALSE(game.over());
  CHECK(text_of(game) == "mangala-ii@pits=1,seeds=1 0/1 0-1 N");
  CHECK(legal_text(game) == "a");
  CHECK(play_moves(game, "a"));
  CHECK(game.outcome()->why == EndReason::Repetition);
}

TEST_SUITE_END();
