// A hint, the worth of moves and the curve of a game: asked through the thinker, heard with the engine's own answers.
#include "shell/advisor.h"

#include <doctest/doctest.h>

#include "engine/protocol.h"
#include "shell/commands.h"
#include "shell/twin.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

// Answers whatever is asked, as the engine does, until nothing more is.
void answer_all(AppModel& model, ScriptedThinker& thinker, double& now) {
  std::size_t answered = thinker.asked.size();
  for (int i = 0; i < 1000; ++i) {
    model.tick(now += 20);
    if (thinker.asked.size() == answered && model.at_rest()) return;
    for (; answered < thinker.asked.size(); ++answered) thinker.answers.push_back(protocol_answer(thinker.asked[answered]));
  }
  FAIL("it asks for ever");
}

bool enabled(const AppModel& model, const char* id) { return find_command(commands(model), id)->enabled; }

}  // namespace

TEST_CASE("values are asked and read in lines") {
  Session session = session_of("kalah@pits=2,seeds=2");
  REQUIRE(play_all(session, "A"));
  CHECK(protocol_values(7, 4, session.round(), 0) == "values 7 level=4 start=kalah@pits=2,seeds=2_2,2/2,2_0-0_S moves=-");
  CHECK(protocol_values(7, 4, session.round(), 1) == "values 7 level=4 start=kalah@pits=2,seeds=2_2,2/2,2_0-0_S moves=A");
  const auto read = parse_values(session.ruleset(), "answer 7 {\"values\":{\"A\":-2,\"B\":11},\"depth\":3,\"nodes\":9}");
  REQUIRE(read);
  CHECK(read->number == 7);
  REQUIRE(read->values.size() == 2);
  CHECK(read->values[0].value == -2);
  CHECK(read->values[1].move == Move{1});
  CHECK(parse_values(session.ruleset(), "answer 7 {\"values\":{},\"depth\":0}")->values.empty());
  CHECK(parse_values(session.ruleset(), "error 7 no")->error == "no");
  for (const char* line : {"", "answer", "answer x {}", "answer 1 {\"move\":\"A\"}", "answer 1 {\"values\":{\"A\"", "answer 1 {\"values\":{\"A\":}", "answer 1 {\"values\":{\"Q\":1}}",
                           "answer 1 {\"values\":{A:1}}"})
    CHECK_FALSE_MESSAGE(parse_values(session.ruleset(), line), line);
}

TEST_CASE("a hint is the engine's best move, told and marked, and gone with the next move") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  double now = 0;
  model.start(with_argument("?start=kalah_0,0,0,0,1,1/4,4,4,4,4,4_10-10_S&south=person&north=level1"));
  model.take_events();
  REQUIRE(model.press("H"));
  CHECK(model.status() == "Looking for a good move …");
  CHECK_FALSE(model.hint());
  answer_all(model, thinker, now);
  REQUIRE(thinker.asked.size() == 1);
  CHECK(thinker.asked[0].find("ask 1 level=8 ") == 0);
  CHECK(model.hint() == Move{5});  // first the move that gives another
  CHECK(model.status() == "Hint: F, +1 seed and another move");
  CHECK(model.take_events().announcements.back() == model.status());
  CHECK(find_command(commands(model), "hint")->checked == Checked::On);
  REQUIRE(model.run("play.F"));
  CHECK_FALSE(model.hint());
  CHECK(model.status() == "Your move again");
}

TEST_CASE("a hint that brings nothing at once says where it lands, and the page hears the same") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  double now = 0;
  model.start(with_argument("?start=kalah_2,0,0,0,0,0/0,0,0,0,0,3_20-20_S&south=person&north=person"));
  REQUIRE(model.run("hint"));
  answer_all(model, thinker, now);
  REQUIRE(model.hint() == Move{0});
  CHECK(model.status() == "Hint: A lands in C");
  CHECK(twin_json(model).find("\"status\":\"Hint: A lands in C\"") != std::string::npos);
}

TEST_CASE("a sheet that lies over the board makes way for a hint, a list beside it does not") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  for (const auto& [panel, left] : {std::pair{Panel::Settings, Panel::None}, std::pair{Panel::NewGame, Panel::None}, std::pair{Panel::History, Panel::History}}) {
    model.dispatch(wish::OpenPanel{panel});
    REQUIRE(model.run("hint"));
    CHECK(model.view().panel == left);
    model.run("hint");
  }
}

TEST_CASE("a hint is cancelled by a move, by asking again, and by its engine's failure") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("speed.off");
  model.run("hint");
  model.tick(0);
  CHECK(thinker.asked.size() == 1);
  SUBCASE("by a move") {
    model.run("play.A");
    CHECK(thinker.cancelled == 1);
    thinker.answer("C");  // too late
    model.tick(20);
    CHECK_FALSE(model.hint());
  }
  SUBCASE("by asking again") {
    model.run("hint");
    CHECK(thinker.cancelled == 1);
    CHECK(model.status() == "Your move");
    CHECK(model.at_rest());
  }
  SUBCASE("by a failure") {
    thinker.answers.push_back("error 1 no");
    model.tick(20);
    CHECK(model.status() == "The engine knows no move here.");
    CHECK(model.at_rest());
  }
}

TEST_CASE("nobody is helped against a friend, nor without an engine") {
  ScriptedThinker thinker;
  AppModel model(&thinker), alone(nullptr);
  model.start(with_argument("?game=kalah&south=person&north=friend"));
  for (const char* id : {"hint", "analysis", "curve"}) {
    CHECK_FALSE(enabled(model, id));
    CHECK_FALSE(enabled(alone, id));
  }
  model.dispatch(wish::SetAnalysis{true});
  model.dispatch(wish::Hint{});
  model.tick(0);
  CHECK(thinker.asked.empty());
  model.run("resign.yes");
  CHECK(enabled(model, "curve"));
}

TEST_CASE("each legal move shows its worth, also at earlier positions") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  double now = 0;
  model.start(with_argument("?start=kalah_1,0,0,0,0,1/0,0,0,0,1,1_20-20_S&south=person&north=person"));
  model.run("speed.off");
  REQUIRE(model.press("A"));
  CHECK_FALSE(model.worth());
  answer_all(model, thinker, now);
  REQUIRE(model.worth());
  CHECK(model.worth()->size() == 2);
  CHECK_FALSE(model.worth(Move{5}).empty());
  CHECK(model.worth(Move{1}).empty());
  CHECK(twin_json(model).find("\"worth\":\"worth " + model.worth(Move{5}) + "\"") != std::string::npos);
  const std::string first = model.worth(Move{5});
  model.run("play.F");
  CHECK_FALSE(model.worth());
  answer_all(model, thinker, now);
  CHECK(model.worth(Move{5}).empty());
  model.run("history.first");
  CHECK(model.worth(Move{5}) == first);  // kept: nothing is asked again
  const auto asked = thinker.asked.size();
  answer_all(model, thinker, now);
  CHECK(thinker.asked.size() == asked);
  model.press("A");
  CHECK_FALSE(model.worth());
}

TEST_CASE("signs are spelled") {
  CHECK(signed_number(3) == "+3");
  CHECK(signed_number(-2) == "−2");
  CHECK(signed_number(0) == "0");
}

TEST_CASE("the curve values every position and names the moves that lost most") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  double now = 0;
  model.start(with_argument("?start=kalah_2,1,0,3,0,1/0,2,1,0,1,2_15-20_S&south=person&north=person"));
  model.run("speed.off");
  Random random(2);
  for (int i = 0; i < 9 && !model.session().over(); ++i) {
    const MoveList moves = model.session().round().legal_moves();
    REQUIRE(model.dispatch(wish::Play{moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]}));
  }
  REQUIRE(model.run("curve"));
  CHECK(panel_lines(model)[1].find("1. South ") == 0);
  CHECK(panel_lines(model)[1].find(": not known yet") != std::string::npos);
  answer_all(model, thinker, now);
  const auto points = model.advisor().curve(model.session(), 0);
  REQUIRE(points.size() == model.session().round().moves().size() + 1);
  int worst = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    REQUIRE(points[i].margin);
    // Exact here: what is lost is the fall of the margin, seen by the mover.
    if (i == 0) continue;
    const Side mover = model.session().position_at({0, i - 1}).side;
    const int fall = (*points[i - 1].margin - *points[i].margin) * (mover == Side::South ? 1 : -1);
    CHECK(points[i].lost == fall);
    worst = std::max(worst, fall);
  }
  CHECK(worst > 0);
  const auto lost = worst_moves(points);
  REQUIRE_FALSE(lost.empty());
  CHECK(lost[0].lost == worst);
  const std::string id = "curve.1." + std::to_string(lost[0].moment.ply);
  REQUIRE(model.run(id));
  CHECK(model.viewed().value_or(model.session().now()) == lost[0].moment);
  for (const std::string& line : panel_lines(model)) CHECK(line.find("not known") == std::string::npos);
}

TEST_CASE("the engine's own moves come before the curve, which goes on after them") {
  ScriptedThinker thinker;
  AppModel model(&thinker);
  model.start(with_argument("?game=kalah&south=person&north=level1"));
  model.run("speed.off");
  model.run("curve");
  model.tick(0);
  REQUIRE(thinker.asked.size() == 1);
  CHECK(thinker.asked[0].find("values ") == 0);
  model.run("play.A");
  CHECK(thinker.cancelled == 1);
  model.tick(20);
  REQUIRE(thinker.asked.size() == 2);
  CHECK(thinker.asked[1].find("ask ") == 0);
  thinker.answer("a");
  for (double now = 40; now < 1500; now += 20) model.tick(now);
  CHECK(model.session().now() == Moment{0, 2});
  REQUIRE(thinker.asked.size() == 3);
  CHECK(thinker.asked[2].find("values ") == 0);
}
