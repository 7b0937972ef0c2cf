// San-Yao's match: what a round's totals settle, who begins, when the match is over, and a match played to its end.
#include "engine/match.h"

#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("match");

namespace {

std::string finished(int south, int north) {
  return "san-yao 0,0,0,0,0/0,0,0,0,0 " + std::to_string(south) + "-" + std::to_string(north) + " -";
}

std::string next_text(std::string_view position) {
  const Setup setup = setup_of(position);
  const Parsed<Position> next = next_round(setup.ruleset, setup.position);
  return next ? to_text(setup.ruleset, *next) : "refused: " + next.error().reason;
}

}  // namespace

TEST_CASE("every settlement from 0-50 to 50-0") {
  struct Row {
    int south;
    const char* match;  // the key of the finished round
    const char* next;   // side and keys of the next round
    int south_pits, north_pits, lent;
  };
  const Row rows[] = {
      {0, "match=N", "", 0, 0, 0},
      {1, "match=N", "", 0, 0, 0},
      {2, "match=N", "", 0, 0, 0},
      {3, "match=N", "", 0, 0, 0},
      {4, "match=N", "", 0, 0, 0},
      {5, "", "N owners=NNNNS/NNNNN round=2 start=N", 1, 9, 0},
      {6, "", "N owners=NNNSS/NNNNN round=2 start=N", 2, 8, 4},
      {7, "", "N owners=NNNSS/NNNNN round=2 start=N", 2, 8, 3},
      {8, "", "N owners=NNNSS/NNNNN round=2 start=N", 2, 8, 2},
      {9, "", "N owners=NNNSS/NNNNN round=2 start=N", 2, 8, 1},
      {10, "", "N owners=NNNSS/NNNNN round=2 start=N", 2, 8, 0},
      {11, "", "N owners=NNSSS/NNNNN round=2 start=N", 3, 7, 4},
      {12, "", "N owners=NNSSS/NNNNN round=2 start=N", 3, 7, 3},
      {13, "", "N owners=NNSSS/NNNNN round=2 start=N", 3, 7, 2},
      {14, "", "N owners=NNSSS/NNNNN round=2 start=N", 3, 7, 1},
      {15, "", "N owners=NNSSS/NNNNN round=2 start=N", 3, 7, 0},
      {16, "", "N owners=NSSSS/NNNNN round=2 start=N", 4, 6, 4},
      {17, "", "N owners=NSSSS/NNNNN round=2 start=N", 4, 6, 3},
      {18, "", "N owners=NSSSS/NNNNN round=2 start=N", 4, 6, 2},
      {19, "", "N owners=NSSSS/NNNNN round=2 start=N", 4, 6, 1},
      {20, "", "N owners=NSSSS/NNNNN round=2 start=N", 4, 6, 0},
      {21, "", "N round=2 start=N", 5, 5, 4},
      {22, "", "N round=2 start=N", 5, 5, 3},
      {23, "", "N round=2 start=N", 5, 5, 2},
      {24, "", "N round=2 start=N", 5, 5, 1},
      {25, "", "N round=2 start=N", 5, 5, 0},
      {26, "", "S round=2", 5, 5, 1},
      {27, "", "S round=2", 5, 5, 2},
      {28, "", "S round=2", 5, 5, 3},
      {29, "", "S round=2", 5, 5, 4},
      {30, "", "S owners=SSSSS/SNNNN round=2", 6, 4, 0},
      {31, "", "S owners=SSSSS/SNNNN round=2", 6, 4, 1},
      {32, "", "S owners=SSSSS/SNNNN round=2", 6, 4, 2},
      {33, "", "S owners=SSSSS/SNNNN round=2", 6, 4, 3},
      {34, "", "S owners=SSSSS/SNNNN round=2", 6, 4, 4},
      {35, "", "S owners=SSSSS/SSNNN round=2", 7, 3, 0},
      {36, "", "S owners=SSSSS/SSNNN round=2", 7, 3, 1},
      {37, "", "S owners=SSSSS/SSNNN round=2", 7, 3, 2},
      {38, "", "S owners=SSSSS/SSNNN round=2", 7, 3, 3},
      {39, "", "S owners=SSSSS/SSNNN round=2", 7, 3, 4},
      {40, "", "S owners=SSSSS/SSSNN round=2", 8, 2, 0},
      {41, "", "S owners=SSSSS/SSSNN round=2", 8, 2, 1},
      {42, "", "S owners=SSSSS/SSSNN round=2", 8, 2, 2},
      {43, "", "S owners=SSSSS/SSSNN round=2", 8, 2, 3},
      {44, "", "S owners=SSSSS/SSSNN round=2", 8, 2, 4},
      {45, "", "S owners=SSSSS/SSSSN round=2", 9, 1, 0},
      {46, "match=S", "", 0, 0, 0},
      {47, "match=S", "", 0, 0, 0},
      {48, "match=S", "", 0, 0, 0},
      {49, "match=S", "", 0, 0, 0},
      {50, "match=S", "", 0, 0, 0},
  };
  int south = 0;
  for (const Row& row : rows) {
    CAPTURE(row.south);
    CHECK(row.south == south++);
    const std::string round = finished(row.south, 50 - row.south) + (*row.match ? " " : "") + row.match;
    const Setup setup = setup_of(round);
    CHECK(to_text(setup.ruleset, setup.position) == round);
    const std::optional<Side> winner = match_winner(setup.ruleset, setup.position.board);
    CHECK(winner == setup.position.match_winner);
    CHECK(winner.has_value() == (*row.match != 0));
    const std::optional<Settlement> settlement = settle(setup.ruleset, setup.position);
    if (winner) {
      CHECK(*winner == (row.south > 25 ? Side::South : Side::North));
      CHECK_FALSE(next_round(setup.ruleset, setup.position));
      CHECK_FALSE(settlement);
      continue;
    }
    CHECK(next_text(round) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 " + std::string(row.next));
    REQUIRE(settlement);
    CHECK(settlement->pits[0] == row.south_pits);
    CHECK(settlement->pits[1] == row.north_pits);
    CHECK(settlement->lent == row.lent);
    CHECK(settlement->starter == (std::string_view(row.next)[0] == 'S' ? Side::South : Side::North));
  }
  CHECK(south == 51);
}

TEST_CASE("the stronger side owns as many pits as it fills, and the rest is lent") {
  CHECK(next_text(finished(33, 17)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=2");
  CHECK(next_text(finished(44, 6)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSSNN round=2");
  CHECK(next_text(finished(45, 5)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSSSN round=2");
}

TEST_CASE("sons are the first pits of the other row in sowing order from the stronger side's last pit") {
  CHECK(next_text(finished(35, 15)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2");
  CHECK(next_text(finished(15, 35)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N owners=NNSSS/NNNNN round=2 start=N");
}

TEST_CASE("the stronger side begins, whoever began the last round") {
  CHECK(next_text(finished(30, 20) + " round=2 start=N") ==
        "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=3");
  CHECK(next_text(finished(20, 30)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N owners=NSSSS/NNNNN round=2 start=N");
}

TEST_CASE("at equal totals there are no sons and the side that did not begin the last round begins") {
  CHECK(next_text(finished(25, 25)) == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N round=2 start=N");
  CHECK(next_text(finished(25, 25) + " owners=NSSSS/NNNNN round=2 start=N") ==
        "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=3");
}

TEST_CASE("ownership is computed afresh from each round's totals") {
  CHECK(next_text(finished(30, 20) + " owners=NNNSS/NNNNN round=4 start=N") ==
        "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=5");
  CHECK(next_text(finished(26, 24) + " owners=SSSSS/SSSNN round=4") == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=5");
}

TEST_CASE("fewer than seeds seeds: the match is over, and there is no next round") {
  for (const char* round : {"san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=S", "san-yao 0,0,0,0,0/0,0,0,0,0 0-50 - match=N",
                            "san-yao@seeds=3 0,0,0,0,0/0,0,0,0,0 2-28 - round=3 match=N"}) {
    const Setup setup = setup_of(round);
    CHECK_FALSE(next_round(setup.ruleset, setup.position));
  }
}

TEST_CASE("no further round follows from a total that is not the start's") {
  for (const char* round : {"san-yao 0,0,0,0,0/0,0,0,0,0 30-19 -", "san-yao 0,0,0,0,0/0,0,0,0,0 49-2 -",
                            "san-yao 0,0,0,0,0/0,0,0,0,0 0-0 -"}) {
    const Setup setup = setup_of(round);
    CHECK_FALSE(match_winner(setup.ruleset, setup.position.board));
    CHECK_FALSE(settle(setup.ruleset, setup.position));
    CHECK_FALSE(next_round(setup.ruleset, setup.position));
  }
}

TEST_CASE("no next round from an unfinished one, nor in a game without rounds") {
  for (const char* position : {"san-yao", "san-yao 1,1,0,0,0/0,0,0,0,0 24-24 N",
                               "kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -", "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 37-35 -"}) {
    const Setup setup = setup_of(position);
    CHECK_FALSE(next_round(setup.ruleset, setup.position));
  }
  CHECK_FALSE(next_round(setup_of("san-yao").ruleset, setup_of(finished(30, 20) + " round=65535").position));
  CHECK(next_text(finished(30, 20) + " round=999") ==
        "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=1000");
  CHECK(has_rounds(setup_of("san-yao").ruleset));
  for (const char* game : {"kalah", "dakon", "djenon-aboure", "mangala-ii"})
    CHECK_FALSE(has_rounds(setup_of(game).ruleset));
}

TEST_CASE("a match on other sizes") {
  CHECK(next_text("san-yao@pits=4,seeds=3 0,0,0,0/0,0,0,0 8-16 -") ==
        "san-yao@pits=4,seeds=3 3,3,3,3/3,3,3,3 0-0 N owners=NSSS/NNNN round=2 start=N");
  CHECK(next_text("san-yao@pits=9,seeds=2 0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 33-3 -") ==
        "san-yao@pits=9,seeds=2 2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2 0-0 S owners=SSSSSSSSS/SSSSSSSNN round=2");
}

TEST_CASE("matches played to their ends") {
  for (const std::string& line : lines_of_file("tests/golden/matches.jsonl")) {
    CAPTURE(line);
    Game game = game_from(json_text(line, "start"));
    for (const std::string& move : json_texts(line, "moves")) {
      REQUIRE(game.legal_moves().has(move_of(game.rules().ruleset(), move)));
      game.play(move_of(game.rules().ruleset(), move));
    }
    REQUIRE(game.over());
    CHECK(text_of(game) == json_text(line, "after"));
    const Parsed<Position> next = next_round(game.rules().ruleset(), game.position());
    if (const std::string expected = json_text(line, "next"); expected.empty())
      CHECK_FALSE(next);
    else
      CHECK((next && to_text(game.rules().ruleset(), *next) == expected));
  }
}

TEST_SUITE_END();
