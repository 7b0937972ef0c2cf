// Rulesets, positions and moves as text: read, written again in canonical form, and refused with a place and a reason.
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("notation");

namespace {

struct CanonicalRow {
  const char* text;
  const char* canonical;
};

// One refusal: where (characters from 0), in which field, and a word of the reason.
struct RefusalRow {
  const char* name;
  const char* text;
  std::size_t offset;
  const char* field;
  const char* why;
};

void check_refusals(std::initializer_list<RefusalRow> rows) {
  for (const RefusalRow& row : rows) {
    SUBCASE(row.name) {
      CAPTURE(row.text);
      const Parsed<Setup> setup = parse_position(row.text);
      REQUIRE_FALSE(setup);
      CHECK(setup.error().offset == row.offset);
      CHECK(setup.error().field == row.field);
      CHECK(setup.error().reason.find(row.why) != std::string::npos);
      const std::string sentence = setup.error().sentence();
      CHECK(sentence.starts_with("character " + std::to_string(row.offset + 1) + ", " + row.field + ": "));
      CHECK(sentence.find('\n') == std::string::npos);
      CHECK_FALSE(sentence.ends_with('.'));
    }
  }
}

}  // namespace

TEST_CASE(
    "a ruleset's text: options in any order and with defaults spelled out; written in the table's order without them") {
  const CanonicalRow rows[] = {
      {"kalah", "kalah"},
      {"kalah@pits=6", "kalah"},
      {"kalah@pits=6,seeds=4,end=immediate,leftovers=owner", "kalah"},
      {"kalah@seeds=2,pits=3", "kalah@pits=3,seeds=2"},
      {"kalah@pie,leftovers=nobody,end=on-turn,empty-capture,seeds=6,pits=5",
       "kalah@pits=5,seeds=6,empty-capture,end=on-turn,leftovers=nobody,pie"},
      {"kalah@pie,empty-capture", "kalah@empty-capture,pie"},
      {"dakon@pits=7,seeds=7", "dakon"},
      {"dakon@seeds=5,pits=5", "dakon@pits=5,seeds=5"},
      {"dakon@pits=5", "dakon@pits=5"},
      {"djenon-aboure@seeds=4", "djenon-aboure"},
      {"san-yao@pits=9,seeds=12", "san-yao@pits=9,seeds=12"},
      {"mangala-ii@seeds=6,pits=1", "mangala-ii@pits=1"},
  };
  for (const CanonicalRow& row : rows) {
    CAPTURE(row.text);
    const Parsed<Ruleset> ruleset = parse_ruleset(row.text);
    REQUIRE(ruleset);
    CHECK(to_text(*ruleset) == row.canonical);
    const Parsed<Ruleset> again = parse_ruleset(row.canonical);
    REQUIRE(again);
    CHECK(*again == *ruleset);
  }
}

TEST_CASE("a game alone is its start") {
  const CanonicalRow rows[] = {
      {"kalah", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
      {"kalah@pits=3,seeds=2", "kalah@pits=3,seeds=2 2,2,2/2,2,2 0-0 S"},
      {"dakon", "dakon 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 S"},
      {"djenon-aboure", "djenon-aboure 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
      {"san-yao", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S"},
      {"mangala-ii", "mangala-ii 6,6,6,6,6,6/6,6,6,6,6,6 0-0 S"},
      {"kalah@pie", "kalah@pie 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
      {"kalah@pits=9,seeds=12", "kalah@pits=9,seeds=12 12,12,12,12,12,12,12,12,12/12,12,12,12,12,12,12,12,12 0-0 S"},
      {"mangala-ii@pits=1,seeds=1", "mangala-ii@pits=1,seeds=1 1/1 0-0 S"},
  };
  for (const CanonicalRow& row : rows) {
    CAPTURE(row.text);
    const Setup setup = setup_of(row.text);
    CHECK(to_text(setup.ruleset, setup.position) == row.canonical);
  }
}

TEST_CASE("a start that its rules call finished is finished: single seeds do not move in Djenon-aboure") {
  const Setup setup = setup_of("djenon-aboure@seeds=1");
  CHECK(to_text(setup.ruleset, setup.position) == "djenon-aboure@seeds=1 0,0,0,0,0,0/0,0,0,0,0,0 6-6 -");
}

TEST_CASE("positions: writing what was read gives the same text") {
  for (const char* text : {
           "kalah 0,0,0,0,0,0/0,0,0,0,0,0 28-20 -",
           "kalah 0,0,0,0,0,0/0,0,0,0,0,0 0-0 -",
           "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S",
           "kalah 100,0,0,0,0,55/0,0,0,50,0,0 20-30 N",
           "kalah@leftovers=nobody 0,0,0,0,0,0/0,3,0,2,0,0 21-22 -",
           "kalah@leftovers=nobody 0,1,0,0,0,0/0,0,0,0,0,0 21-22 -",
           "kalah@end=on-turn,leftovers=nobody 0,1,0,0,0,0/0,0,0,0,0,0 21-22 -",
           "kalah@end=on-turn 0,1,0,0,0,0/0,0,0,0,0,0 21-22 S",
           "kalah@pie 0,5,5,5,5,4/4,4,4,4,4,4 0-0 N swap=taken",
           "kalah@pie 0,5,5,5,5,4/0,5,5,5,5,4 0-0 S swap=declined",
           "dakon 1,0,0,0,0,0,0/0,0,0,0,0,0,0 49-48 S",
           "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSSNN round=2",
           "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 N owners=NSSSS/NNNNN round=7 start=N",
           "san-yao 1,2,3,4,5/0,1,2,3,4 20-5 N owners=SNSNS/NSNSN",
           "san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - owners=SSSSS/SSSNN round=3 match=S",
           "san-yao 0,0,0,0,0/0,0,0,0,0 3-47 - round=12 start=N match=N",
           "san-yao 0,0,0,0,0/0,0,0,0,0 50-1 -",
           "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=1000",
           "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=65535",
           "djenon-aboure 1,1,0,0,0,1/0,0,3,0,0,0 20-22 S",
           "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 35-36 S",
       }) {
    CAPTURE(text);
    const Parsed<Setup> setup = parse_position(text);
    REQUIRE(setup);
    CHECK(to_text(setup->ruleset, setup->position) == text);
    const std::string link = link_text(text);
    CHECK(link.find(' ') == std::string::npos);
    const Parsed<Setup> linked = parse_position(link);
    REQUIRE(linked);
    CHECK(linked->position == setup->position);
    CHECK(linked->ruleset == setup->ruleset);
  }
}

TEST_CASE("positions: what says only the default is left out when written, and the match's winner is added") {
  const CanonicalRow rows[] = {
      {"kalah@seeds=4 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
      {"kalah_4,4,4,4,4,4/4,4,4,4,4,4_0-0_S", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
      {"san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/NNNNN round=1 start=S", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S"},
      {"san-yao 0,0,0,0,0/0,0,0,0,0 46-4 -", "san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=S"},
  };
  for (const CanonicalRow& row : rows) {
    CAPTURE(row.text);
    const Setup setup = setup_of(row.text);
    CHECK(to_text(setup.ruleset, setup.position) == row.canonical);
  }
}

TEST_CASE("the limits: any total up to 255, any pits from 1 to 9, any seeds from 1 to 12") {
  CHECK(parse_position("kalah 200,0,0,0,0,0/0,0,0,0,0,1 30-24 S"));
  CHECK_FALSE(parse_position("kalah 200,0,0,0,0,0/0,0,0,0,0,1 30-25 S"));
  for (const Ruleset& ruleset : rulesets()) {
    for (int pits = 0; pits <= 10; ++pits) {
      for (int seeds = 0; seeds <= 13; ++seeds) {
        const std::string text =
            std::string(ruleset.id) + "@pits=" + std::to_string(pits) + ",seeds=" + std::to_string(seeds);
        CAPTURE(text);
        const bool fits = pits >= 1 && pits <= kMaxPits && seeds >= 1 && seeds <= kMaxSeeds;
        CHECK(parse_ruleset(text).has_value() == fits);
        if (fits) {
          const Setup setup = setup_of(text);
          CHECK(setup_of(to_text(setup.ruleset, setup.position)).position == setup.position);
        }
      }
    }
  }
}

TEST_CASE("a refused game or option says where and why") {
  check_refusals({
      {"nothing at all", "", 0, "game", "kalah"},
      {"an unknown game", "chess", 0, "game", "chess"},
      {"a capital letter", "Kalah", 0, "game", "Kalah"},
      {"a game's beginning", "kala", 0, "game", "kala"},
      {"an unknown option", "kalah@pits=3,rounds", 13, "options", "rounds"},
      {"another game's option", "dakon@pie", 6, "options", "pie"},
      {"a duplicate", "kalah@pits=3,pits=3", 13, "options", "twice"},
      {"a duplicate of a default", "kalah@seeds=4,seeds=4", 14, "options", "twice"},
      {"a duplicate switch", "kalah@pie,pie", 10, "options", "twice"},
      {"no option after the at sign", "kalah@", 6, "options", ""},
      {"an empty option", "kalah@pie,,end=on-turn", 10, "options", ""},
      {"a comma at the end", "kalah@pie,", 10, "options", ""},
      {"too many pits", "kalah@pits=10", 6, "options", "1 to 9"},
      {"no pits", "kalah@pits=0", 6, "options", "1 to 9"},
      {"too many seeds", "kalah@seeds=13", 6, "options", "1 to 12"},
      {"a leading zero", "kalah@seeds=04", 6, "options", "1 to 12"},
      {"a sign", "kalah@seeds=+4", 6, "options", "1 to 12"},
      {"no number", "kalah@seeds=", 6, "options", "1 to 12"},
      {"a bare number option", "kalah@seeds", 6, "options", "seeds"},
      {"a switch with a value", "kalah@pie=yes", 6, "options", "pie"},
      {"an unknown value", "kalah@end=never", 6, "options", "on-turn"},
      {"an empty value", "kalah@leftovers=", 6, "options", "nobody"},
      {"a bare choice", "kalah@end", 6, "options", "end"},
  });
}

TEST_CASE("a refused position says where and why") {
  check_refusals({
      {"two spaces", "kalah  4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 6, "rows", "single spaces"},
      {"a space at the end of the game", "kalah ", 6, "rows", ""},
      {"no slash", "kalah 4,4,4,4,4,4 0-0 S", 6, "rows", "/"},
      {"too few counts in the south row", "kalah 4,4,4,4,4/4,4,4,4,4,4 0-0 S", 15, "south row", "5 of 6"},
      {"too few counts in the north row", "kalah 4,4,4,4,4,4/4,4,4,4,4 0-0 S", 27, "north row", "5 of 6"},
      {"too many counts", "kalah 4,4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 17, "south row", "more than 6"},
      {"a third row", "kalah 4,4,4,4,4,4/4,4,4,4,4,4/4 0-0 S", 28, "north row", "4/4"},
      {"a missing count", "kalah 4,,4,4,4,4/4,4,4,4,4,4 0-0 S", 8, "south row", "count"},
      {"a leading zero", "kalah 4,04,4,4,4,4/4,4,4,4,4,4 0-0 S", 8, "south row", "04"},
      {"a negative count", "kalah 4,4,4,4,4,4/4,-4,4,4,4,4 0-0 S", 20, "north row", "-4"},
      {"a letter", "kalah 4,4,4,4,4,x/4,4,4,4,4,4 0-0 S", 16, "south row", "x"},
      {"more than a pit can hold", "kalah 256,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 6, "south row", "255"},
      {"more than a board can hold", "kalah 200,4,4,4,4,4/4,4,4,4,4,4 20-0 S", 6, "rows", "255"},
      {"no stores", "kalah 4,4,4,4,4,4/4,4,4,4,4,4", 29, "stores", ""},
      {"no dash", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0 S", 30, "stores", "0-0"},
      {"a bad south store", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 00-0 S", 30, "south store", "00"},
      {"a bad north store", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-x S", 32, "north store", "x"},
      {"no side", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0", 33, "side", ""},
      {"a small letter for a side", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 s", 34, "side", "s"},
      {"side and more", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 SN", 34, "side", "SN"},
      {"a finished board with a side to move", "kalah 0,0,0,0,0,0/0,3,0,2,0,0 20-22 N", 36, "side", "finished"},
      {"a finished board, Dakon", "dakon 0,0,0,0,0,0,0/0,3,0,2,0,0,0 40-53 S", 40, "side", "finished"},
      {"a finished board, on-turn", "kalah@end=on-turn 0,0,0,0,0,0/0,3,0,2,0,0 20-22 S", 48, "side", "finished"},
      {"a finished board, Djenon-aboure", "djenon-aboure 1,0,0,0,0,0/0,1,0,1,0,0 20-25 S", 44, "side", "finished"},
      {"a finished board, San-Yao", "san-yao 1,0,0,0,0/0,0,0,0,0 20-29 S", 34, "side", "finished"},
      {"a finished board, Mangala II", "mangala-ii 0,0,0,0,0,0/0,0,0,0,0,0 36-36 S", 41, "side", "finished"},
      {"over, but seeds on the pits", "kalah 0,0,0,0,0,0/0,3,0,2,0,0 20-22 -", 36, "side", "seeds"},
      {"over, but both rows can play", "kalah@leftovers=nobody 1,0,0,0,0,0/0,3,0,2,0,0 20-22 -", 53, "side", "seeds"},
      {"a space at the end", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S ", 36, "keys", ""},
      {"a word that is no key", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S x", 36, "keys", "x"},
      {"an unknown key", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S x=1", 36, "keys", "x"},
      {"a match key without matches", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S round=2", 36, "round", "rounds"},
      {"a swap without the pie rule", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S swap=taken", 36, "swap", "pie"},
      {"a swap in San-Yao", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S swap=taken", 34, "swap", "pie"},
      {"an unknown swap", "kalah@pie 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S swap=maybe", 45, "swap", "declined"},
      {"a key twice", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=2 round=2", 42, "round", "twice"},
      {"round 0", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=0", 40, "round", "0"},
      {"too many rounds", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=65536", 40, "round", "65535"},
      {"far too many rounds", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=100002", 40, "round", "65535"},
      {"a round with a leading zero", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=02", 40, "round", "02"},
      {"a round without a number", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S round=", 40, "round", ""},
      {"nobody began", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S start=-", 40, "start", "S or N"},
      {"owners of too few pits", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/NNNN", 41, "owners", "5"},
      {"owners without a slash", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSSNNNNNN", 41, "owners", "/"},
      {"an owner that is no side", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/NNxNN", 49, "owners", "S or N"},
      {"a match won while the round goes on", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S match=S", 34, "match", "not over"},
      {"a match that is not won", "san-yao 0,0,0,0,0/0,0,0,0,0 30-20 - match=S", 36, "match", "not over"},
      {"a match won by the other side", "san-yao 0,0,0,0,0/0,0,0,0,0 46-4 - match=N", 35, "match", "other side"},
      {"a match of another total", "san-yao 0,0,0,0,0/0,0,0,0,0 46-3 - match=S", 35, "match", "not over"},
  });
}

TEST_CASE("moves as text") {
  const Ruleset kalah = *find_ruleset("kalah");
  for (const char* text : {"A", "F", "a", "f", "pass", "swap"}) {
    const Parsed<Move> move = parse_move(kalah, text);
    REQUIRE(move);
    CHECK(to_text(*move, 6) == text);
  }
  CHECK(parse_move(kalah, "a")->pit() == 6);
  CHECK(pit_letter(11, 6) == 'f');
  for (const char* text : {"", "G", "g", "AB", "A ", "1", "Pass", "PASS", "swop", "\xC3\x84", "@"}) {
    CAPTURE(text);
    const Parsed<Move> move = parse_move(kalah, text);
    REQUIRE_FALSE(move);
    CHECK(move.error().field == "move");
  }
}

TEST_CASE("a list of moves is played whole or not at all") {
  Game game = game_from("kalah");
  CHECK(*play_moves(game, "") == 0);
  CHECK(*play_moves(game, "C F b") == 3);
  CHECK(*play_moves(game, "c_A") == 2);
  const std::string before = text_of(game);
  struct Row {
    const char* moves;
    std::size_t offset;
    const char* field;
  };
  for (const Row& row :
       {Row{"d A x", 4, "move 3"}, Row{"d  A", 2, "move 2"}, Row{"A", 0, "move 1"}, Row{"d d", 2, "move 2"},
        Row{"d_pass", 2, "move 2"}, Row{" d", 0, "move 1"}, Row{"d ", 2, "move 2"}, Row{"swap", 0, "move 1"}}) {
    CAPTURE(row.moves);
    const Parsed<int> played = play_moves(game, row.moves);
    REQUIRE_FALSE(played);
    CHECK(played.error().offset == row.offset);
    CHECK(played.error().field == row.field);
    CHECK(text_of(game) == before);
    CHECK(game.moves().size() == 5);
  }
}

TEST_SUITE_END();
