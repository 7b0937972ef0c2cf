// A game as a whole: history, undo, resignation, outcome; the random generator that games are drawn with.
#include "engine/game.h"

#include "engine/random.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("game");

TEST_CASE("the outcome: more seeds win, equal numbers are a draw") {
  struct Row {
    const char* name;
    const char* position;
    const char* move;
    EndReason why;
    int south, north;
    std::optional<Side> winner;
  };
  const Row rows[] = {
      {"South wins", "kalah 0,0,0,0,0,1/0,3,0,2,0,0 24-18 S", "F", EndReason::RowEmpty, 25, 23, Side::South},
      {"North wins", "kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F", EndReason::RowEmpty, 21, 27, Side::North},
      {"a draw in Kalah", "kalah 0,0,0,0,0,1/0,3,0,2,0,0 23-19 S", "F", EndReason::RowEmpty, 24, 24, std::nullopt},
      {"leftovers count for nobody", "kalah@leftovers=nobody 0,0,0,0,0,1/0,3,0,2,0,0 22-20 S", "F", EndReason::RowEmpty,
       23, 20, Side::South},
      {"Dakon", "dakon 0,0,0,0,0,0,1/1,0,2,0,0,0,0 47-47 S", "G", EndReason::RowEmpty, 48, 50, Side::North},
      {"Djenon-aboure", "djenon-aboure 0,1,0,2,1,0/0,1,1,0,0,0 20-22 S", "D", EndReason::BoardSpent, 24, 24,
       std::nullopt},
      {"San-Yao", "san-yao 1,1,1,1,1/1,1,1,1,1 20-20 S", "A", EndReason::BoardSpent, 30, 20, Side::South},
      {"Mangala II, 36-36", "mangala-ii 1,1,0,0,0,0/0,0,0,0,0,0 34-36 S", "A", EndReason::BoardSpent, 36, 36,
       std::nullopt},
  };
  for (const Row& row : rows) {
    SUBCASE(row.name) {
      Game game = game_from(row.position);
      CHECK_FALSE(game.over());
      game.play(move_of(game.rules().ruleset(), row.move));
      REQUIRE(game.over());
      CHECK(game.outcome()->why == row.why);
      CHECK(game.outcome()->score[0] == row.south);
      CHECK(game.outcome()->score[1] == row.north);
      CHECK(game.outcome()->winner == row.winner);
      CHECK(game.legal_moves().empty());
    }
  }
}

TEST_CASE("a position that is over makes a game that is over") {
  const Game game = game_from("san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=S");
  REQUIRE(game.over());
  CHECK(game.outcome()->winner == Side::South);
  CHECK(game.legal_moves().empty());
}

TEST_CASE("undo takes back move after move, down to the start") {
  Game game = game_from("kalah");
  std::vector<std::string> texts{text_of(game)};
  for (const char* move : {"C", "F", "a", "B", "f"}) {
    CHECK(play_moves(game, move));
    texts.push_back(text_of(game));
  }
  CHECK(game.moves().size() == 5);
  for (std::size_t ply = 0; ply < texts.size(); ++ply)
    CHECK(to_text(game.rules().ruleset(), game.position_at(ply)) == texts[ply]);
  while (texts.size() > 1) {
    texts.pop_back();
    CHECK(game.undo());
    CHECK(text_of(game) == texts.back());
  }
  CHECK_FALSE(game.undo());
  CHECK(game.moves().empty());
}

TEST_CASE("undo opens a game that was over") {
  Game game = game_from("kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S");
  CHECK(play_moves(game, "F"));
  CHECK(game.over());
  CHECK(game.undo());
  CHECK_FALSE(game.over());
  CHECK(text_of(game) == "kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S");
  CHECK(legal_text(game) == "F");
}

TEST_CASE("resigning ends the game for the other side, whoever is to move, and leaves the board") {
  for (Side side : {Side::South, Side::North}) {
    Game game = game_from("kalah");
    CHECK(play_moves(game, "C F"));
    const std::string before = text_of(game);
    game.resign(side);
    REQUIRE(game.over());
    CHECK(game.outcome()->why == EndReason::Resigned);
    CHECK(game.outcome()->winner == opponent(side));
    CHECK(game.outcome()->score[0] == 2);
    CHECK(game.outcome()->score[1] == 0);
    CHECK(text_of(game) == before);
    CHECK(game.legal_moves().empty());
    CHECK(game.undo());
    CHECK_FALSE(game.over());
    CHECK(game.moves().size() == 2);
    CHECK(game.legal_moves().size() == 6);
  }
}

TEST_CASE("a forced pass and a swap are moves like others") {
  Game game = game_from("kalah@pie");
  CHECK(play_moves(game, "C F swap a"));
  CHECK(game.moves()[2] == kSwap);
  CHECK(text_of(game) == "kalah@pie 4,4,0,5,5,0/0,6,6,6,5,5 2-0 S swap=taken");
  CHECK(game.undo());
  CHECK(game.undo());
  CHECK(text_of(game) == "kalah@pie 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N");
  CHECK(game.legal_moves().has(kSwap));

  Game passing = game_from("mangala-ii 0,0,0,0,0,0/0,0,0,1,0,1 35-35 S");
  CHECK(legal_text(passing) == "pass");
  CHECK(play_moves(passing, "pass"));
  CHECK(passing.moves()[0] == kPass);
  CHECK(legal_text(passing) == "d f");
}

TEST_CASE("the table: each row sound, the first five games in their order") {
  std::vector<std::string> ids;
  for (const Ruleset& ruleset : rulesets()) {
    ids.emplace_back(ruleset.id);
    const auto wrong = validate(ruleset);
    CHECK_MESSAGE(!wrong, ruleset.id, ": ", wrong.value_or(""));
    CHECK(find_ruleset(ruleset.id) == &ruleset);
    CHECK_FALSE(describe(ruleset).empty());
  }
  REQUIRE(ids.size() >= 5);
  ids.resize(5);
  CHECK(joined(ids) == "kalah dakon djenon-aboure san-yao mangala-ii");
  CHECK(find_ruleset("oware") == nullptr);
}

TEST_CASE("one seed gives the same numbers everywhere") {
  Random random(1);
  CHECK(random.next() == 0x910a2dec89025cc1u);
  CHECK(random.next() == 0xbeeb8da1658eec67u);
  Random same(7), other(7);
  int seen[5] = {};
  for (int i = 0; i < 5000; ++i) {
    const std::uint32_t number = same.below(5);
    REQUIRE(number < 5);
    CHECK(number == other.below(5));
    ++seen[number];
  }
  for (int count : seen) CHECK(count > 800);
}

TEST_SUITE_END();
