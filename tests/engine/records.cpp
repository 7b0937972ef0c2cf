// Game records: read, written again in canonical form, and refused with a place and a reason.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("records");

namespace {

std::string canonical(std::string_view text) {
  const Parsed<std::vector<Record>> records = parse_records(text);
  if (!records) return "refused: " + records.error().sentence();
  return to_text(*records);
}

// Writing, reading and writing again gives the same text.
void check_canonical(const std::string& text) { CHECK(canonical(text) == text); }

}  // namespace

TEST_CASE("a record in canonical form is written as it was read") {
  SUBCASE("not over, bonus moves in one turn, one number a turn of South")
  check_canonical(
      "[Game \"kalah\"]\n[South \"Level 4\"]\n[North \"You\"]\n[Date \"2026.11.29\"]\n[Result \"*\"]\n\n"
      "1. C F b c 2. A d *\n");
  SUBCASE("no move yet") check_canonical("[Game \"dakon\"]\n[Result \"*\"]\n\n*\n");
  SUBCASE("North begins")
  check_canonical(
      "[Game \"kalah\"]\n[Start \"kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N\"]\n[Result \"*\"]\n\n1. \xE2\x80\xA6 b c 2. A "
      "*\n");
  SUBCASE("over")
  check_canonical(
      "[Game \"kalah\"]\n[Start \"kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S\"]\n[Result \"21-27\"]\n\n1. F 21-27\n");
  SUBCASE("options in the tag Game") check_canonical("[Game \"kalah@pits=3,seeds=2\"]\n[Result \"*\"]\n\n1. B *\n");
  SUBCASE("a swap, and the move after it")
  check_canonical("[Game \"kalah@pie\"]\n[Result \"*\"]\n\n1. A swap a 2. B C *\n");
  SUBCASE("passes")
  check_canonical(
      "[Game \"mangala-ii\"]\n[Start \"mangala-ii 0,0,0,0,0,0/0,0,0,1,0,1 35-35 S\"]\n[Result \"*\"]\n\n1. pass d 2. "
      "pass *\n");
  SUBCASE("resigned")
  check_canonical("[Game \"kalah\"]\n[Result \"2-0\"]\n[End \"resigned N\"]\n\n1. C F 2-0\n");
  SUBCASE("comments stay in the place they stood in, to the letter")
  check_canonical(
      "[Game \"kalah\"]\n[Result \"*\"]\n\n{ before all } 1. C {one} {two,\n  on two lines} F b {after b} *\n");
  SUBCASE("quotation marks and backslashes in a tag")
  check_canonical("[Game \"kalah\"]\n[South \"the \\\"old\\\" hand \\\\ other\"]\n[Result \"*\"]\n\n1. A *\n");
}

TEST_CASE("a record in another form is read and written in the canonical one") {
  SUBCASE("numbers left out, line breaks anywhere, an options' default spelled out") {
    CHECK(canonical("[Game \"kalah@seeds=4\"]\n\nC F\nb c A\n\n*") ==
          "[Game \"kalah\"]\n[Result \"*\"]\n\n1. C F b c 2. A *\n");
  }
  SUBCASE("tags in any order, unknown ones kept") {
    CHECK(canonical("[Result \"*\"]\n[Event \"x\"]\n[Game \"kalah\"]\n\n1. A *\n") ==
          "[Game \"kalah\"]\n[Event \"x\"]\n[Result \"*\"]\n\n1. A *\n");
  }
  SUBCASE("a start that is the ruleset's own says nothing") {
    CHECK(canonical("[Game \"kalah\"]\n[Start \"kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\"]\n\n*\n") ==
          "[Game \"kalah\"]\n[Result \"*\"]\n\n*\n");
  }
  SUBCASE("a start in the form of a link") {
    CHECK(canonical("[Game \"kalah\"]\n[Start \"kalah_4,4,0,5,5,0/5,5,5,5,4,4_2-0_N\"]\n\n1. ... b *\n") ==
          "[Game \"kalah\"]\n[Start \"kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N\"]\n[Result \"*\"]\n\n1. \xE2\x80\xA6 b *\n");
  }
  SUBCASE("numbers that touch their moves, a comment after the result") {
    CHECK(canonical("[Game \"kalah\"]\n\n1.C F b c 2.A * {a good start}\n\n[Game \"dakon\"]\n\n*\n") ==
          "[Game \"kalah\"]\n[Result \"*\"]\n\n1. C F b c 2. A {a good start} *\n\n[Game \"dakon\"]\n[Result \"*\"]\n\n*\n");
  }
  SUBCASE("carriage returns") {
    CHECK(canonical("[Game \"kalah\"]\r\n\r\n1. C F *\r\n") == "[Game \"kalah\"]\n[Result \"*\"]\n\n1. C F *\n");
  }
}

TEST_CASE("a match: one record a round, parted by an empty line") {
  std::string text;
  std::vector<Record> rounds;
  for (const std::string& line : lines_of_file("tests/golden/matches.jsonl")) {
    Game game = game_from(json_text(line, "start"));
    REQUIRE(play_moves(game, joined(json_texts(line, "moves"))));
    rounds.push_back(record_of(game, {{"South", "a"}, {"North", "b"}}));
  }
  REQUIRE(rounds.size() > 8);
  text = to_text(rounds);
  CHECK(canonical(text) == text);
  const Parsed<std::vector<Record>> read = parse_records(text);
  REQUIRE(read);
  REQUIRE(read->size() == rounds.size());
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const Game game = game_of((*read)[i]);
    CHECK(game.over());
    CHECK((*read)[i].moves == rounds[i].moves);
    CHECK(text_of(game) == json_text(lines_of_file("tests/golden/matches.jsonl")[i], "after"));
    if ((*read)[i].start.round > 1) CHECK((*read)[i].tag("Round") == std::to_string((*read)[i].start.round));
  }
  CHECK(text.find("\n\n[Game") != std::string::npos);
}

TEST_CASE("a record keeps the game's tags, moves, result and end") {
  Game game = game_from("kalah");
  REQUIRE(play_moves(game, "C F b c A"));
  game.resign(Side::North);
  const Record record = record_of(game, {{"South", "Level 1"}, {"Date", "2026.11.29"}});
  CHECK(record.tag("Game") == "kalah");
  CHECK(record.tag("South") == "Level 1");
  CHECK(record.tag("Start") == "");
  CHECK(record.tag("End") == "resigned N");
  CHECK(record.result == record.tag("Result"));
  CHECK(record.resigned == Side::North);
  CHECK(record.moves == game.moves());
  const Parsed<std::vector<Record>> read = parse_records(to_text(record));
  REQUIRE(read);
  const Game again = game_of(read->front());
  CHECK(again.outcome()->why == EndReason::Resigned);
  CHECK(again.outcome()->winner == Side::South);
  CHECK(again.position() == game.position());
}

TEST_CASE("golden games survive being written and read") {
  for (const std::string& line : lines_of_file("tests/golden/games.jsonl")) {
    CAPTURE(line);
    Game game = game_from(json_text(line, "start"));
    REQUIRE(play_moves(game, joined(json_texts(line, "moves"))));
    const std::string text = to_text(record_of(game, {}));
    CHECK(canonical(text) == text);
    const Parsed<std::vector<Record>> read = parse_records(text);
    REQUIRE(read);
    CHECK(text_of(game_of(read->front())) == json_texts(line, "positions").back());
  }
}

TEST_CASE("a bad record says where and why") {
  struct Row {
    const char* name;
    const char* text;
    std::size_t offset;
    const char* field;
  };
  const Row rows[] = {
      {"nothing", "", 0, "record"},
      {"only spaces", " \n ", 0, "record"},
      {"no tags", "1. C F *\n", 0, "tag Game"},
      {"no tag Game", "[South \"x\"]\n\n1. C *\n", 13, "tag Game"},
      {"an unknown game", "[Game \"chess\"]\n\n*\n", 7, "tag Game"},
      {"an unknown option", "[Game \"kalah@pie,x\"]\n\n*\n", 17, "tag Game"},
      {"a tag without quotation marks", "[Game kalah]\n\n*\n", 6, "tag Game"},
      {"a tag without its end", "[Game \"kalah\"\n\n*\n", 15, "tag Game"},
      {"a tag twice", "[Game \"kalah\"]\n[Game \"kalah\"]\n\n*\n", 15, "tag Game"},
      {"a bad start", "[Game \"kalah\"]\n[Start \"kalah 4,4\"]\n\n*\n", 29, "tag Start"},
      {"a start of another game", "[Game \"kalah\"]\n[Start \"dakon\"]\n\n*\n", 23, "tag Start"},
      {"an illegal move", "[Game \"kalah\"]\n\n1. C C *\n", 21, "move 2"},
      {"a move that is none", "[Game \"kalah\"]\n\n1. C x *\n", 21, "move 2"},
      {"no result", "[Game \"kalah\"]\n\n1. C\n", 21, "result"},
      {"a result too early", "[Game \"kalah\"]\n\n1. C 28-20\n", 21, "result"},
      {"a wrong result", "[Game \"kalah\"]\n[Start \"kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S\"]\n\n1. F 22-26\n", 69,
       "result"},
      {"open, but the game is over", "[Game \"kalah\"]\n[Start \"kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S\"]\n\n1. F *\n",
       69, "result"},
      {"a tag Result that differs", "[Game \"kalah\"]\n[Result \"28-20\"]\n\n1. C *\n", 24, "tag Result"},
      {"a comment without its end", "[Game \"kalah\"]\n\n1. C {never *\n", 21, "comment"},
      {"an unknown end", "[Game \"kalah\"]\n[End \"lost\"]\n\n1. C 1-0\n", 21, "tag End"},
      {"resigned after the end",
       "[Game \"kalah\"]\n[Start \"kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S\"]\n[End \"resigned S\"]\n\n1. F 21-27\n", 69,
       "tag End"},
      {"a round in a game without rounds", "[Game \"kalah\"]\n[Round \"2\"]\n\n*\n", 23, "tag Round"},
      {"a round that the start is not", "[Game \"san-yao\"]\n[Round \"2\"]\n\n*\n", 25, "tag Round"},
      {"a move after the result", "[Game \"kalah\"]\n\n1. C * F\n", 23, "tag Game"},
  };
  for (const Row& row : rows) {
    SUBCASE(row.name) {
      const Parsed<std::vector<Record>> records = parse_records(row.text);
      REQUIRE_FALSE(records);
      CAPTURE(records.error().sentence());
      CHECK(records.error().offset == row.offset);
      CHECK(records.error().field == row.field);
      CHECK_FALSE(records.error().reason.empty());
    }
  }
}

TEST_SUITE_END();
