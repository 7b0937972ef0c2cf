// Every line of the vectors: one move each, played by an independent program from RULES.md.
#include "engine/match.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("vectors");

TEST_CASE("every line of the vectors") {
  for (const char* file : {"kalah", "dakon", "djenon-aboure", "san-yao", "mangala-ii", "san-yao-match"}) {
    SUBCASE(file) {
      int checked = 0;
      for (const std::string& line : lines_of_file("tests/vectors/" + std::string(file) + ".jsonl")) {
        CAPTURE(line);
        const std::string before = json_text(line, "before");
        const Setup setup = setup_of(before);
        CHECK(to_text(setup.ruleset, setup.position) == before);
        if (const std::string next = json_text(line, "next"); !next.empty()) {
          const Parsed<Position> round = next_round(setup.ruleset, setup.position);
          REQUIRE(round);
          CHECK(to_text(setup.ruleset, *round) == next);
        } else {
          CHECK(legal_text(game_from(before)) == joined(json_texts(line, "legal")));
          CHECK(checked_play(setup, move_of(setup.ruleset, json_text(line, "move"))) == json_text(line, "after"));
        }
        ++checked;
      }
      CHECK(checked >= 175);
    }
  }
}

TEST_SUITE_END();
