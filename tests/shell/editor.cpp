// A position set up by hand: counts, owners, who moves; what keeps it from being played; playing from there.
#include "shell/editor.h"

#include <doctest/doctest.h>

#include "shell/commands.h"
#include "shell/twin.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

Editor editor_of(const std::string& text) {
  const Session session = session_of(text);
  return Editor(session.ruleset(), session.position());
}

AppModel& ready(AppModel& model, const std::string& text) {
  model.dispatch(wish::LoadText{text});
  model.dispatch(wish::SetSeat{Side::South, Seat{0}});
  model.dispatch(wish::SetSeat{Side::North, Seat{0}});
  REQUIRE(model.run("edit"));
  return model;
}

}  // namespace

TEST_CASE("seeds are set, carried and kept within bounds") {
  Editor editor = editor_of("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  editor.set_seeds(pit_spot(0), 7);
  editor.set_seeds(pit_spot(1), -3);
  editor.set_seeds(store_spot(Side::North), 300);
  CHECK(editor.text() == "kalah 7,0,4,4,4,4/4,4,4,4,4,4 0-255 S");
  editor.carry(pit_spot(0), pit_spot(1), 3);
  editor.carry(pit_spot(2), store_spot(Side::South), 99);  // as many as there are
  editor.carry(pit_spot(3), store_spot(Side::North), 1);   // no room
  editor.carry(pit_spot(3), pit_spot(3), 1);
  CHECK(editor.text() == "kalah 4,3,0,4,4,4/4,4,4,4,4,4 4-255 S");
}

TEST_CASE("digits make a number at one place") {
  Editor editor = editor_of("kalah");
  for (int digit : {1, 2}) editor.type(pit_spot(0), digit);
  CHECK(editor.position().board.pits[0] == 12);
  editor.type(pit_spot(0), 9);
  CHECK(editor.position().board.pits[0] == 129);
  editor.type(pit_spot(0), 9);  // 1299 is no count: it begins anew
  CHECK(editor.position().board.pits[0] == 9);
  editor.type(pit_spot(1), 3);
  editor.type(pit_spot(0), 5);
  CHECK(editor.position().board.pits[0] == 5);
  editor.end_typing();
  editor.type(pit_spot(0), 6);
  CHECK(editor.position().board.pits[0] == 6);
}

TEST_CASE("owners change where a game has them") {
  Editor yao = editor_of("san-yao"), kalah = editor_of("kalah");
  yao.change_owner(Pit{9});
  kalah.change_owner(Pit{9});
  CHECK(yao.text() == "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/NNNNS");
  CHECK(kalah.text() == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
}

TEST_CASE("what cannot be played is said in a sentence") {
  const Strings english = Strings::of_language("en");
  Editor editor = editor_of("kalah");
  CHECK(editor.problem(english).empty());
  editor.fill(false);
  CHECK(editor.problem(english) == "No pit holds a seed yet");
  editor.set_seeds(pit_spot(8), 3);
  CHECK(editor.problem(english).find("By the rules the game is over here") == 0);  // South has nothing
  editor.set_seeds(pit_spot(0), 253);
  CHECK(editor.problem(english) == "256 seeds are too many: a board holds 255");
  editor.set_seeds(pit_spot(0), 1);
  CHECK(editor.problem(english).empty());  // any other total may be played
  editor.fill(true);
  CHECK(editor.text() == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
}

TEST_CASE("whatever is done to an editor, a position without a problem can be read") {
  const Strings english = Strings::of_language("en");
  Random random(3);
  for (const Ruleset& ruleset : rulesets()) {
    Editor editor = editor_of(std::string(ruleset.id));
    const auto any = [&](int below) { return static_cast<int>(random.below(static_cast<std::uint64_t>(below))); };
    const auto spot = [&] { return any(8) == 0 ? store_spot(any(2) ? Side::South : Side::North) : pit_spot(static_cast<Pit>(any(ruleset.ring()))); };
    for (int i = 0; i < 300; ++i) {
      switch (any(6)) {
        case 0: editor.set_seeds(spot(), any(40)); break;
        case 1: editor.carry(spot(), spot(), any(9)); break;
        case 2: editor.type(spot(), any(10)); break;
        case 3: editor.change_owner(static_cast<Pit>(any(ruleset.ring()))); break;
        case 4: editor.set_side(any(2) ? Side::South : Side::North); break;
        default: if (any(20) == 0) editor.fill(any(2) != 0);
      }
      CAPTURE(editor.text());
      CHECK(editor.problem(english).empty() == parse_position(editor.text()).has_value());
    }
  }
}

TEST_CASE("setting up shows the position, plays nothing, and leaves no trace when it is left") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=level1&moves=A"});
  REQUIRE(model.press("E"));
  CHECK(model.editor());
  for (int now = 0; now < 3000; now += 20) model.tick(now);
  CHECK(thinker.asked.empty());  // the engine waits
  CHECK(model.at_rest());
  model.dispatch(wish::FocusPit{Pit{2}});
  REQUIRE(model.press("1"));
  REQUIRE(model.press("3"));
  CHECK(model.shown_position().board.pits[2] == 13);
  REQUIRE(model.press("+"));
  REQUIRE(model.press("-"));
  CHECK(model.status() == "56 seeds, North to move");
  CHECK_FALSE(model.run("play.a"));
  const std::string before = model.session().save();
  REQUIRE(model.press("Escape"));
  CHECK_FALSE(model.editor());
  CHECK(model.session().save() == before);
  CHECK(model.shown_position().board.pits[2] == 5);
}

TEST_CASE("a position is played from where it is set up, by those who sat there") {
  AppModel model(nullptr);
  ready(model, "san-yao");
  model.run("edit.clear");
  CHECK(model.status() == "No pit holds a seed yet");
  CHECK_FALSE(model.run("edit.play"));
  model.dispatch(wish::EditSeeds{pit_spot(4), 3});
  model.dispatch(wish::EditSeeds{store_spot(Side::South), 20});
  model.dispatch(wish::EditSeeds{pit_spot(7), 27});
  model.dispatch(wish::EditSeeds{pit_spot(200), 27});  // no such place
  model.dispatch(wish::FocusPit{Pit{9}});
  REQUIRE(model.press("O"));
  REQUIRE(model.run("edit.side.north"));
  REQUIRE(model.run("edit.play"));
  CHECK_FALSE(model.editor());
  CHECK(board_text(model.session()) == "san-yao 0,0,0,0,3/0,0,27,0,0 20-0 N owners=SSSSS/NNNNS");
  CHECK(model.session().seat(Side::North).is_person());
  CHECK_FALSE(model.session().can_undo());
}

TEST_CASE("another game, a jump or a sheet ends the setting up") {
  AppModel model(nullptr);
  for (const char* id : {"setup.start", "history.first", "rules", "undo"}) {
    CAPTURE(id);
    model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person&moves=A"});
    REQUIRE(model.run("edit"));
    REQUIRE(model.run(id));
    CHECK_FALSE(model.editor());
  }
}

TEST_CASE("to the page the counts are fields") {
  AppModel model(nullptr);
  model.set_handouts(set_of(Handout::CopyPosition));
  const std::string json = twin_json(ready(model, "kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 N"));
  const auto has = [&](const char* part) { return json.find(part) != std::string::npos; };
  CHECK(has("\"panel\":\"edit\",\"panelTitle\":\"Set up a position\""));
  CHECK(has("\"fields\":[{\"id\":\"A\",\"label\":\"A, South's pit\",\"value\":4},"));
  CHECK(has("{\"id\":\"south\",\"label\":\"South's store\",\"value\":5},{\"id\":\"north\",\"label\":\"North's store\",\"value\":4}]"));
  CHECK(has("\"id\":\"edit.play\""));
  model.take_events();
  REQUIRE(model.run("edit.copy"));
  CHECK(model.take_events().handouts.back().text == "kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 N");
}
