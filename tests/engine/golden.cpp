// Golden moves and games: made by a second reading of RULES.md (tests/golden/README.md).
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("golden");

TEST_CASE("moves on boards of every size, with options, owners and uneven totals") {
  int checked = 0;
  for (const std::string& line : lines_of_file("tests/golden/moves.jsonl")) {
    CAPTURE(line);
    const std::string before = json_text(line, "before");
    const Setup setup = setup_of(before);
    CHECK(to_text(setup.ruleset, setup.position) == before);
    Game game = game_from(before);
    CHECK(legal_text(game) == joined(json_texts(line, "legal")));
    const Move move = move_of(setup.ruleset, json_text(line, "move"));
    CHECK(checked_play(setup, move) == json_text(line, "after"));
    const Sowing sowing = game.play(move);
    CHECK(text_of(game) == json_text(line, "after"));
    CHECK(joined(lines_of(sowing, setup.ruleset.pits), ",") == json_array(line, "steps"));
    ++checked;
  }
  CHECK(checked >= 250);
}

TEST_CASE("whole games, the position after each move, and why they ended") {
  int repetitions = 0;
  for (const std::string& line : lines_of_file("tests/golden/games.jsonl")) {
    CAPTURE(line);
    Game game = game_from(json_text(line, "start"));
    const std::vector<std::string> moves = json_texts(line, "moves");
    const std::vector<std::string> positions = json_texts(line, "positions");
    REQUIRE(moves.size() == positions.size());
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
      CAPTURE(ply);
      const Move move = move_of(game.rules().ruleset(), moves[ply]);
      REQUIRE(game.legal_moves().has(move));
      game.play(move);
      CHECK(text_of(game) == positions[ply]);
      CHECK(game.over() == (ply + 1 == moves.size()));
    }
    REQUIRE(game.over());
    CHECK(to_text(game.outcome()->why) == json_text(line, "end"));
    CHECK(std::to_string(game.outcome()->score[0]) + "," + std::to_string(game.outcome()->score[1]) ==
          json_array(line, "score"));
    repetitions += game.outcome()->why == EndReason::Repetition;
    while (game.undo()) {
    }
    CHECK(text_of(game) == json_text(line, "start").substr(0, text_of(game).size()));
    CHECK_FALSE(game.over());
    CHECK(play_moves(game, joined(moves)));
    CHECK(text_of(game) == positions.back());
  }
  CHECK(repetitions >= 5);
}

TEST_SUITE_END();
