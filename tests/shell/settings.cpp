// Settings, the staged game and seats as text.
#include "shell/settings.h"

#include <doctest/doctest.h>

#include "engine/levels.h"
#include "engine/notation.h"
#include "shell/seat.h"
#include "shell/view_state.h"

using namespace mancala;

TEST_CASE("settings come back from their text") {
  CHECK(to_text(Settings{}) == "speed normal\nnumerals small\nletters on\ntext-size normal\nmotion system\npreview on\nvolume normal\ntold steps\nlayout auto\nsurroundings auto\n");
  Settings odd;
  for (const SettingRow& row : setting_rows()) row.set(odd, row.values.size() - 1);
  odd.language = "sr";
  odd.theme = "contrast";
  CHECK(odd.speed == Speed::Fast);
  CHECK(odd.layout == Arrangement::BoardOnly);
  CHECK(parse_settings("preview off\n")->preview == false);
  const auto again = parse_settings(to_text(odd));
  REQUIRE(again);
  CHECK(*again == odd);
  CHECK(*parse_settings("") == Settings{});
}

TEST_CASE("a newer program's settings are passed over, bad values refused") {
  const auto newer = parse_settings("speed slow\nsound loud\n");
  REQUIRE(newer);
  CHECK(newer->speed == Speed::Slow);
  for (const char* text : {"speed\n", "speed quick\n", "numerals 3\n", "language ../x\n", "language \n", "motion reduced \n", "preview maybe\n"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_settings(text));
  }
  CHECK(parse_settings("speed slow\nnumerals tiny\n").error().offset == 20);
}

TEST_CASE("a reset leaves the language alone") {
  Settings odd;
  CHECK(set_by_name(odd, "language", "sr").empty());
  CHECK(set_by_name(odd, "theme", "plain").empty());
  CHECK(set_by_name(odd, "volume", "loud").empty());
  Settings silent;
  silent.volume = Volume::Off;
  const Settings again = reset(odd, silent);
  CHECK(again.language == "sr");
  CHECK(again.theme.empty());
  CHECK(again.volume == Volume::Off);
  CHECK(set_by_name(odd, "theme", "own").empty());
  CHECK(odd.theme.empty());
}

TEST_CASE("seats as text") {
  CHECK(to_text(Seat{0}) == "person");
  CHECK(kLevels == kLevelCount);
  CHECK(to_text(Seat{3}) == "level 3");
  CHECK(*parse_seat("level 2") == Seat{2});
  for (const char* text : {"", "level", "level 0", "level 9", "level 02x", "Person", "person "}) {
    CAPTURE(text);
    CHECK_FALSE(parse_seat(text));
  }
}

TEST_CASE("the staged game comes back from its text") {
  StagedGame staged;
  staged.ruleset = *parse_ruleset("kalah@pits=4,empty-capture");
  staged.seats = {Seat{2}, Seat{0}};
  CHECK(to_text(staged) == "game kalah@pits=4,empty-capture\nsouth level 2\nnorth person\n");
  const auto again = parse_staged(to_text(staged));
  REQUIRE(again);
  CHECK(*again == staged);
  CHECK_FALSE(parse_staged(""));
  CHECK_FALSE(parse_staged("game chess\n"));
  CHECK(parse_staged("south person\ngame kalah@pits=99\n").error().offset >= 18);
}

TEST_CASE("a game's own options are switches") {
  Ruleset kalah = *find_ruleset("kalah");
  for (const OptionBit option : {kOptionEmptyCapture, kOptionEnd, kOptionLeftovers, kOptionPie}) {
    CAPTURE(option_name(option));
    CHECK_FALSE(option_is_on(kalah, option));
    set_option(kalah, option, true);
    CHECK(option_is_on(kalah, option));
    CHECK_FALSE(validate(kalah));
  }
  CHECK(to_text(kalah) == "kalah@empty-capture,end=on-turn,leftovers=nobody,pie");
  for (const OptionBit option : {kOptionEmptyCapture, kOptionEnd, kOptionLeftovers, kOptionPie}) set_option(kalah, option, false);
  CHECK(kalah == *find_ruleset("kalah"));
}
