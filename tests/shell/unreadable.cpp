#include "shell/unreadable.h"

#include <doctest/doctest.h>

#include "shell/link.h"
#include "shell/session.h"
#include "shell/settings.h"
#include "shell/strings.h"

namespace mancala {
namespace {

ParseError error_of(const std::string& text) {
  if (looks_like_link(text)) {
    const auto settings = with_link(Settings{}, Link(text));
    if (!settings) return settings.error();
  }
  Session session(rulesets().front(), Seats{});
  const auto change = session.dispatch(wish::LoadText{text});
  REQUIRE(!change);
  return change.error();
}

}  // namespace

TEST_CASE("what cannot be read is told in the board's language: what kind of thing is wrong, and the word where it begins") {
  struct Row {
    const char* text;
    const char* key;
    int place;
    const char* word;
  };
  const Strings strings = Strings::of_language("bg");
  REQUIRE(strings.language() == "bg");
  for (const Row& row : {
           Row{"chess 4,4/4,4 0-0 S", "unreadable.game", 1, "chess"},
           Row{"kalah@pits=40", "unreadable.options", 7, "pits=40"},
           Row{"kalah 4,4,4,4,4/4,4,4,4,4,4 0-0 S", "unreadable.rows", 16, "/4,4,4,4,4,4"},
           Row{"kalah 4,4,4,4,4,4/4,4,4,4,4,4 0 S", "unreadable.stores", 31, "0"},
           Row{"kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 X", "unreadable.side", 35, "X"},
           Row{"kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S tea=1", "unreadable.position", 37, "tea=1"},
           Row{"?game=kalah&moves=A_Z", "unreadable.move", 21, "Z"},
           Row{"?game=kalah&moves=A_A", "unreadable.move", 21, "A"},
           Row{"?game=kalah&speed=warp&level=2", "unreadable.value", 19, "warp"},
           Row{"?game=kalah&sides=всички-заедно-и-поотделно", "unreadable.value", 19, "всички-заедн…"},
           Row{"?game=san-yao&won=2-0", "unreadable.value", 19, "2-0"},
           Row{"?moves=A", "unreadable.record", 1, "?moves=A"},
       }) {
    CAPTURE(row.text);
    const std::string reason = strings.text("unreadable.at", {{"reason", strings.text(row.key)}, {"place", row.place}, {"word", row.word}});
    CHECK(unreadable(strings, row.text, error_of(row.text)) == strings.text("notice.unreadable", {{"reason", reason}}));
  }
}

TEST_CASE("a text that ends too early is told so") {
  const Strings strings = Strings::of_language("bg");
  const std::string text = "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0";
  const std::string reason = strings.text("unreadable.at-end", {{"reason", strings.text("unreadable.side")}});
  CHECK(unreadable(strings, text, error_of(text)) == strings.text("notice.unreadable", {{"reason", reason}}));
}

TEST_CASE("in English the reader's own sentence stands, which is the most exact") {
  const std::string text = "?game=kalah&moves=A_Z";
  const ParseError error = error_of(text);
  CHECK(unreadable(Strings::of_language("en"), text, error) == "This could not be read: " + error.sentence());
}

}  // namespace mancala
