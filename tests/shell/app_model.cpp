// The program without a window: time, the engine's turns, what is saved and said, and starting again.
#include "shell/app_model.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/protocol.h"
#include "shell/commands.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

// Ticks every 20 ms until the time.
void run_until(AppModel& model, double from_ms, double to_ms) {
  for (double now = from_ms; now <= to_ms; now += 20) model.tick(now);
}

}  // namespace

TEST_CASE("a first start is Kalah against the engine, a person to move") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  CHECK(model.start({}).empty());
  model.tick(0);
  CHECK(board_text(model.session()) == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  CHECK(model.status() == "Your move");
  CHECK(model.at_rest());
  CHECK(thinker.asked.empty());
}

TEST_CASE("a move is animated, said and saved; then the board rests") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person"));
  model.take_events();
  const auto revision = model.revision();
  REQUIRE(model.run("play.C"));
  CHECK(model.revision() > revision);
  CHECK(model.animating());
  CHECK_FALSE(model.at_rest());
  AppEvents events = model.take_events();
  REQUIRE(events.announcements.size() == 1);
  CHECK(events.announcements[0] == "South lifts 4 seeds from C. Sows D, E, F and the store. Plays again. South moves again.");
  REQUIRE(events.saves.size() == 1);
  CHECK(events.saves[0].key == "game");
  CHECK(events.saves[0].value == model.session().save());
  CHECK(events.state_changed);

  CHECK(model.frame().board.pits[2] == 4);  // the seeds still lie where they lay
  model.tick(1000);                         // the first tick that sees it starts it, however late it comes
  CHECK(model.animating());
  CHECK(model.frame().board.pits[2] == 4);
  model.tick(1000 + 400);
  CHECK(model.frame().board.pits[2] == 0);
  model.tick(1000 + 280 + 4 * 210 + 420);
  CHECK_FALSE(model.animating());
  CHECK(model.frame().board == model.session().position().board);
  CHECK(model.at_rest());
  CHECK_FALSE(model.next_wake());
  events = model.take_events();
  CHECK(events.sounds.size() == model.session().last_played()->sowing.size());
}

TEST_CASE("the panel for a new game opens with the game, the options and the players on the board") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah@pits=4,seeds=3&south=level_2&north=person"));
  model.run("new-game");
  CHECK(model.view().staged.ruleset == model.session().ruleset());
  CHECK(model.view().staged.seats == Seats{Seat{2}, Seat{0}});
  model.run("setup.game.dakon");
  model.run("close");
  model.run("new-game");
  CHECK(model.view().staged.ruleset.id == "kalah");
  CHECK(model.view().staged.ruleset.pits == 4);
}

TEST_CASE("while seeds fly the line of state says who sows, and only then who is next") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person"));
  CHECK(model.seen_status() == model.status());
  model.run("play.A");
  model.tick(0);
  REQUIRE(model.animating());
  CHECK(model.seen_status() == "South sows");
  CHECK(model.seen_status(Side::North) == "South sows");
  CHECK(model.status() == "North to move");  // what is read aloud
  model.run("finish");
  CHECK(model.seen_status() == "North to move");
  // The last move's end is no sooner told either.
  model.dispatch(wish::LoadText{"kalah 0,0,0,0,0,1/0,0,0,0,0,1 20-26 S"});
  model.run("play.F");
  model.tick(10);
  REQUIRE(model.session().over());
  CHECK(model.seen_status() == "South sows");
  model.run("finish");
  CHECK(model.seen_status() == model.status());
}

TEST_CASE("the list of moves parts the canvas with the board, other panels and the page's own do not") {
  AppModel model(nullptr);
  model.start({});
  const float whole = model.layout().board.right();
  model.run("history");
  CHECK(model.layout().board.right() < model.layout().panel.x);
  model.run("rules");
  CHECK(model.layout().board.right() == whole);
  model.run("history");
  model.show_panel_elsewhere(true);
  CHECK(model.layout().board.right() == whole);
  model.show_panel_elsewhere(false);
  CHECK(model.layout().board.right() < whole);
  model.run("close");
  CHECK(model.layout().board.right() == whole);
}

TEST_CASE("the system's colours and its wish for contrast count where nothing else was chosen") {
  StartTexts texts;
  texts.more_contrast = true;
  AppModel model(nullptr);
  model.start(texts);
  CHECK(model.theme().name == "contrast");
  texts.settings = "speed slow\n";
  AppModel second(nullptr);
  second.start(texts);
  CHECK(second.theme().name == "kalah");
  CHECK_FALSE(second.light_surroundings());
  second.set_system_light(true);
  CHECK(second.light_surroundings());
  CHECK(&second.theme() == &in_daylight(theme_of("kalah")));
  second.run("surroundings.dark");
  CHECK_FALSE(second.light_surroundings());
  second.set_system_light(false);
  second.run("surroundings.light");
  CHECK(second.light_surroundings());
}

TEST_CASE("a tap finishes an animation, a move during one is not lost") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person"));
  model.run("play.C");
  model.tick(0);
  REQUIRE(model.run("finish"));
  CHECK_FALSE(model.animating());
  CHECK(model.at_rest());
  model.run("play.F");
  model.tick(100);
  REQUIRE(model.run("play.a"));
  CHECK(model.animating());
  CHECK(model.session().now() == Moment{0, 3});
}

TEST_CASE("without motion a move is there at once") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person"));
  SUBCASE("by the speed") { model.run("speed.off"); }
  SUBCASE("by the system's wish") { model.set_system_reduces_motion(true); }
  SUBCASE("by the person's") { model.run("motion.reduced"); }
  model.run("play.C");
  CHECK_FALSE(model.animating());
  CHECK(model.last_move()->move == Move{2});
  CHECK(model.last_move()->changed == 0b111100);
}

TEST_CASE("a person's wish for motion comes before the system's") {
  AppModel model(nullptr);
  model.set_system_reduces_motion(true);
  CHECK(model.reduced_motion());
  model.run("motion.full");
  CHECK_FALSE(model.reduced_motion());
}

TEST_CASE("the engine is asked, waits for stillness, and plays through the same door") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level2"));
  model.run("speed.off");
  model.run("play.A");
  model.tick(1000);
  REQUIRE(thinker.asked.size() == 1);
  CHECK(thinker.asked[0] == "ask 1 level=2 start=kalah_4,4,4,4,4,4/4,4,4,4,4,4_0-0_S moves=A");
  CHECK(model.thinking());
  CHECK_FALSE(model.at_rest());
  CHECK(model.status() == "North is thinking");
  CHECK_FALSE(model.run("play.B"));                     // not the person's turn
  CHECK_FALSE(model.dispatch(wish::Play{Move{6}}));     // nor may a person play for the engine
  thinker.answer("a");
  model.tick(1100);
  CHECK(model.session().now() == Moment{0, 1});         // too soon to follow
  REQUIRE(model.next_wake());
  CHECK(*model.next_wake() >= 1600);
  CHECK(*model.next_wake() <= 2000);
  model.tick(*model.next_wake());
  CHECK(model.session().now() == Moment{0, 2});
  CHECK(model.session().persons_turn());
  CHECK(model.at_rest());
}

TEST_CASE("an answer to another question is dropped") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("speed.off");
  model.run("play.A");
  model.tick(0);
  REQUIRE(model.run("undo"));
  CHECK(thinker.cancelled == 1);
  CHECK_FALSE(model.thinking());
  thinker.answer("a");                                  // comes too late
  run_until(model, 0, 2000);
  CHECK(model.session().now() == Moment{0, 0});
  model.run("play.B");
  model.tick(2100);
  CHECK(thinker.last_number == 2);
  thinker.answers.push_back("answer 1 {\"move\":\"b\"}");
  thinker.answer("a");
  run_until(model, 2100, 4000);
  CHECK(model.session().last_move() == Move{6});
}

TEST_CASE("an engine that fails is told of, and the game can go on") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("speed.off");
  model.run("play.A");
  model.tick(0);
  SUBCASE("it says so") { thinker.answers.push_back("error 1 out of memory"); }
  SUBCASE("it wants what is not legal") { thinker.answer("A"); }
  SUBCASE("it wants nonsense") { thinker.answer("z"); }
  run_until(model, 0, 3000);
  CHECK(model.notice() == "The engine does not answer. Give its side to a person, or undo.");
  CHECK(model.status() == model.notice());
  CHECK(model.at_rest());
  REQUIRE(model.run("seat.north.person"));
  CHECK(model.notice().empty());
  CHECK(model.run("play.a"));
}

TEST_CASE("a perfect player says of its move whether it is proved") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&sides=south&level=perfect&speed=off"));
  model.run("play.A");
  model.tick(0);
  REQUIRE(thinker.asked.size() == 1);
  CHECK(thinker.asked[0] == "ask 1 level=perfect start=kalah_4,4,4,4,4,4/4,4,4,4,4,4_0-0_S moves=A");
  bool proved = false;
  SUBCASE("it is") { proved = true; }
  SUBCASE("it is not") {}
  thinker.answers.push_back(std::string("answer 1 {\"move\":\"a\"") + (proved ? ",\"exact\":true}" : ",\"value\":3}"));
  run_until(model, 0, 3000);
  CHECK(model.status() == (proved ? "Your move · its move is proved to be best" : "Your move · its move is not proved"));
  model.run("undo");
  CHECK(model.status() == "Your move");
}

TEST_CASE("two engines play a whole game by themselves") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=mangala-ii&south=level1&north=level1"));
  double now = 0;
  std::size_t answered = 0;
  for (int i = 0; i < 20'000 && (i == 0 || model.next_wake()); ++i) {
    now = model.next_wake().value_or(now) + 16;
    model.tick(now);
    if (thinker.asked.size() > answered) {
      answered = thinker.asked.size();
      thinker.answers.push_back(protocol_answer(thinker.asked.back()));
    }
  }
  CHECK(model.session().over());
  CHECK(model.at_rest());
}

TEST_CASE("looking back changes nothing and the way back is there") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person&moves=C_F"));
  model.run("history.first");
  CHECK(model.shown_position().board.pits[2] == 4);
  CHECK(model.frame().board.pits[2] == 4);
  CHECK(model.status() == "Looking back: after move 0 of 2");
  CHECK_FALSE(model.run("play.c"));
  CHECK_FALSE(model.dispatch(wish::Play{Move{8}}));
  model.run("history.live");
  CHECK(model.run("play.c"));
}

TEST_CASE("a step through the game is seen as it was played, and back in reverse; a jump is not") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person&moves=C_F_d"));
  model.take_events();
  REQUIRE(model.press("PageUp"));
  CHECK(model.viewed() == Moment{0, 2});
  CHECK(model.moving_side() == Side::North);
  model.tick(0);
  CHECK(model.frame().board == model.session().position_at({0, 3}).board);  // from where it had led
  run_until(model, 0, 5000);
  CHECK_FALSE(model.animating());
  CHECK(model.frame().board == model.session().position_at({0, 2}).board);
  AppEvents events = model.take_events();
  CHECK(events.sounds.empty());
  CHECK(events.announcements == std::vector<std::string>{"Looking back: after move 2 of 3"});

  REQUIRE(model.press("PageDown"));
  CHECK(model.animating());
  CHECK_FALSE(model.viewed());
  run_until(model, 6000, 11000);
  events = model.take_events();
  CHECK(events.sounds.size() == model.session().played_at({0, 3}).sowing.size());
  CHECK(events.announcements == std::vector<std::string>{"North lifts 5 seeds from d. Sows e, f, the store, A and B. South to move."});
  CHECK(model.session().now() == Moment{0, 3});  // nothing was lost
  CHECK_FALSE(model.session().can_redo());

  REQUIRE(model.press("Home"));
  CHECK(model.viewed() == Moment{0, 0});
  CHECK_FALSE(model.animating());
  CHECK(model.last_move_told().empty());
  REQUIRE(model.press("End"));
  CHECK_FALSE(model.viewed());
  CHECK(model.last_move_told() == "North lifts 5 seeds from d. Sows e, f, the store, A and B.");
}

TEST_CASE("steps back and on through random games end on the boards that stood there") {
  Random random(12);
  for (const Ruleset& ruleset : rulesets()) {
    AppModel model(nullptr);
    model.dispatch(wish::LoadText{"?game=" + std::string(ruleset.id) + "&south=person&north=person"});
    for (int i = 0; i < 12 && !model.session().over(); ++i) {
      const MoveList moves = model.session().round().legal_moves();
      REQUIRE(model.dispatch(wish::Play{moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]}));
    }
    model.dispatch(wish::FinishAnimation{});
    double now = 0;
    for (const char* key : {"PageUp", "PageDown"}) {
      while (model.press(key)) {
        const Board lands = model.shown_position().board;
        for (int frames = 0; model.animating() && frames < 4000; ++frames) model.tick(now += 40);
        REQUIRE(model.frame().board == lands);
      }
    }
    CHECK_FALSE(model.viewed());
  }
}

TEST_CASE("the engine plays on while a person looks back") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("play.A");
  model.run("history.first");
  model.tick(0);
  thinker.answer("a");
  run_until(model, 0, 2000);
  CHECK(model.session().now() == Moment{0, 2});
  CHECK(model.viewed() == Moment{0, 0});
  CHECK_FALSE(model.animating());
  model.run("new-game");
  REQUIRE(model.run("setup.start"));
  CHECK_FALSE(model.viewed());
}

TEST_CASE("what was saved comes back at the next start") {
  AppModel first(nullptr);
  first.start(with_argument("?game=kalah&south=person&north=person"));
  first.run("play.C");
  first.run("play.F");
  first.run("undo");
  first.run("speed.slow");
  first.run("setup.game.san-yao");
  StartTexts texts;
  for (const AppEvents::Saved& saved : first.take_events().saves) {
    if (saved.key == "game") texts.game = saved.value;
    if (saved.key == "settings") texts.settings = saved.value;
    if (saved.key == "setup") texts.setup = saved.value;
  }
  AppModel second(nullptr);
  CHECK(second.start(texts).empty());
  CHECK(second.session().save() == first.session().save());
  CHECK(second.session().can_redo());
  CHECK(second.settings() == first.settings());
  CHECK(second.view().staged == first.view().staged);
}

TEST_CASE("where silence is wanted a stored volume does not count, and a link's does") {
  for (const char* link : {"", "?game=dakon"}) {
    StartTexts texts = with_argument(link);
    texts.settings = "volume loud\nspeed slow\n";
    texts.silent = true;
    AppModel model(nullptr);
    CHECK(model.start(texts).empty());
    CHECK(model.settings().volume == Volume::Off);
    CHECK(model.settings().speed == Speed::Slow);
  }
  StartTexts texts = with_argument("?game=dakon&volume=quiet");
  texts.settings = "volume loud\n";
  texts.silent = true;
  AppModel model(nullptr);
  model.start(texts);
  CHECK(model.settings().volume == Volume::Quiet);
}

TEST_CASE("bad stored texts start afresh and say so") {
  AppModel model(nullptr);
  StartTexts texts;
  texts.game = "mancala-game 1\nnonsense";
  texts.settings = "speed quick";
  texts.setup = "game chess";
  texts.argument = "kalah 1,2,3";
  const auto refused = model.start(texts);
  CHECK(refused.size() == 4);
  CHECK(refused[0].find("stored settings: character 7, speed:") == 0);
  CHECK(model.settings() == Settings{});
  CHECK(board_text(model.session()) == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  CHECK(model.notice().find("This could not be read: ") == 0);
}

TEST_CASE("an argument comes before the stored game; a bad one leaves it") {
  AppModel first(nullptr);
  first.start(with_argument("?game=dakon&south=person&north=person&moves=A"));
  StartTexts texts;
  texts.game = first.session().save();
  texts.argument = "san-yao";
  AppModel second(nullptr);
  second.start(texts);
  CHECK(second.session().ruleset().id == "san-yao");
  texts.argument = "nonsense";
  AppModel third(nullptr);
  CHECK(third.start(texts).size() == 1);
  CHECK(third.session().save() == first.session().save());
}

TEST_CASE("a text that cannot be read is told of and changes nothing") {
  AppModel model(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=person&moves=C"));
  model.take_events();
  CHECK_FALSE(model.dispatch(wish::LoadText{"kalah 4,4"}));
  CHECK(model.session().now() == Moment{0, 1});
  CHECK(model.take_events().announcements.size() == 1);
  model.run("play.F");
  CHECK(model.notice().empty());
}

TEST_CASE("a game of engines rests until who opened a wrong link has read why") {
  ScriptedThinker thinker;
  StartTexts texts;
  {
    AppModel before(nullptr);
    before.start(with_argument("?game=kalah&sides=none"));
    texts.game = before.session().save();
  }
  texts.argument = "?game=chess";
  AppModel model(&thinker);
  CHECK(model.start(texts).size() == 1);
  CHECK(model.view().panel == Panel::NewGame);
  const std::string why = model.notice();
  CHECK(why.find("chess") != std::string::npos);
  run_until(model, 0, 4000);
  CHECK(thinker.asked.empty());
  CHECK(model.notice() == why);
  model.run("close");
  model.tick(4100);
  CHECK(thinker.asked.size() == 1);
}

TEST_CASE("random wishes never break the model") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start({});
  Random random(21);
  double now = 0;
  for (int i = 0; i < 4000; ++i) {
    const auto table = commands(model);
    const Command& command = table[random.below(table.size())];
    model.run(command.id);
    now += random.below(300);
    model.tick(now);
    if (model.thinking() && thinker.answers.empty() && random.below(2) == 0) {
      const MoveList moves = model.session().round().legal_moves();
      thinker.answer(to_text(moves[0], model.session().ruleset().pits));
    }
    REQUIRE(total_seeds(model.frame().board) <= kMaxTotal);
    REQUIRE(Session::restore(model.session().save()));
  }
}

TEST_CASE("a host hears each move with its steps, whose turn it is, and how it ended") {
  AppModel model(nullptr);
  model.start(with_argument("kalah 0,0,0,0,1,1/1,0,0,0,0,0 5-6 S"));
  model.run("seat.north.person");
  model.take_events();
  const auto kinds = [](const AppEvents& events) {
    std::string text;
    for (const GameEvent& event : events.game) text += event.kind + " ";
    return text;
  };
  REQUIRE(model.run("play.F"));
  AppEvents events = model.take_events();
  CHECK(kinds(events) == "move ");  // a bonus move: the turn is still South's
  CHECK(events.game[0].json ==
        R"({"move":"F","side":"S","steps":[{"step":"lift","pit":"F","seeds":1},{"step":"drop","store":"S","now":6},)"
        R"({"step":"bonus","side":"S"}],"position":"kalah 0,0,0,0,1,0/1,0,0,0,0,0 6-6 S"})");
  REQUIRE(model.run("play.E"));
  events = model.take_events();
  REQUIRE(kinds(events) == "move over ");
  CHECK(events.game[1].json == R"({"score":[8,6],"why":"row-empty","winner":"S","matchOver":true})");
  REQUIRE(model.run("undo"));
  events = model.take_events();
  REQUIRE(kinds(events) == "turn ");
  CHECK(events.game[0].json == R"({"side":"S","seat":"person","position":"kalah 0,0,0,0,1,0/1,0,0,0,0,0 6-6 S"})");
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  CHECK(kinds(model.take_events()) == "turn ");
  model.run("play.A");
  CHECK(kinds(model.take_events()) == "move turn ");
  model.run("settings");
  model.run("speed.fast");
  CHECK(kinds(model.take_events()).empty());
}

TEST_CASE("while it is paused no engine plays; a person may") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("speed.off");
  model.run("play.A");
  model.tick(0);
  REQUIRE(model.run("pause"));
  CHECK(thinker.cancelled == 1);
  thinker.answer("a");
  run_until(model, 0, 3000);
  CHECK(model.session().now() == Moment{0, 1});
  CHECK(model.status() == "The engine is paused");
  CHECK(model.at_rest());
  CHECK_FALSE(model.run("pause"));
  REQUIRE(model.run("undo"));
  REQUIRE(model.run("play.B"));
  run_until(model, 3000, 5000);
  CHECK(thinker.asked.size() == 1);
  REQUIRE(model.run("resume"));
  CHECK_FALSE(model.run("resume"));
  model.tick(5100);
  REQUIRE(thinker.asked.size() == 2);
  thinker.answer("a");
  run_until(model, 5100, 7000);
  CHECK(model.session().now() == Moment{0, 2});
}
