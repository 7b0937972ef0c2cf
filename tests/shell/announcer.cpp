// Words for pits, stores, the state of a game and every kind of step.
#include "shell/announcer.h"

#include <doctest/doctest.h>

#include "tests/shell/support.h"

using namespace mancala;

namespace {

const Strings& english() {
  static const Strings strings = Strings::of_language("en");
  return strings;
}

std::string joined(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

// What the last of these moves did, in words.
std::string told(const char* start, const char* moves) {
  Session session = session_of(start);
  REQUIRE(play_all(session, moves));
  return joined(Announcer(english(), session).steps(*session.last_played()));
}

std::string status(const char* start, const char* moves = "", Seats seats = {Seat{0}, Seat{0}}) {
  Session session = session_of(start, seats);
  if (*moves) REQUIRE(play_all(session, moves));
  return Announcer(english(), session).status();
}

}  // namespace

TEST_CASE("a move is told step by step") {
  struct Row { const char* name; const char* start; const char* move; const char* words; };
  for (const Row& row : {
           Row{"bonus", "kalah", "C", "South lifts 4 seeds from C. Sows D, E, F and the store. Plays again."},
           Row{"into the other row", "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S", "F",
               "South lifts 5 seeds from F. Sows the store, a, b, c and d."},
           Row{"one seed", "kalah 1,0,0,0,0,1/1,1,1,1,1,1 10-10 S", "F", "South lifts 1 seed from F. Sows the store. Plays again."},
           Row{"North", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N", "a", "North lifts 4 seeds from a. Sows b, c, d and e."},
           Row{"a long lap and a capture", "kalah 0,2,13,1,0,1/2,2,2,2,2,2 9-10 S", "C",
               "South lifts 13 seeds from C. Sows 13 seeds, the last in C. South captures 4 seeds from C and d."},
           Row{"end and sweep", "kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F",
               "South lifts 1 seed from F. Sows the store. The 5 seeds left go to North. A row is empty: the game ends. South has 21, North has 27."},
           Row{"relay and nembak", "dakon", "B",
               "South lifts 7 seeds from B. Sows C, D, E, F, G, the store and a. Goes on with 8 seeds from a. Sows b, c, d, e, f, g, A and B. "
               "South captures 8 seeds from f."},
           Row{"mikul", "dakon 0,2,0,1,0,5,0/1,2,0,3,4,0,1 40-39 S", "F",
               "South lifts 5 seeds from F. Sows G, the store, a, b and c. South captures 7 seeds from b, c and d."},
           Row{"first seed back, relays, a capture", "djenon-aboure", "A",
               "South lifts 4 seeds from A. Sows A, B, C and D. Goes on with 5 seeds from D. Sows D, E, F, a and b. "
               "Goes on with 5 seeds from b. Sows b, c, d, e and f. Goes on with 5 seeds from f. Sows f, A, B, C and D. South captures 2 seeds from D."},
           Row{"leapfrog", "san-yao 0,0,2,0,0/0,4,0,1,0 20-23 S", "C",
               "South lifts 2 seeds from C. Sows D and E. South captures 5 seeds from b and d."},
           Row{"chain", "mangala-ii 0,2,1,0,1,4/3,5,1,1,0,2 26-26 S", "F",
               "South lifts 4 seeds from F. Sows a, b, c and d. South captures 14 seeds from d, c, b and a."},
           Row{"pass", "mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 40-31 S", "pass", "South passes."},
           Row{"swap", "kalah@pie", "A swap", "North swaps: the players change sides."},
       }) {
    SUBCASE(row.name) { CHECK(told(row.start, row.move) == row.words); }
  }
}

TEST_CASE("endless sowing is told, and a long relay in short") {
  const std::string words = told("djenon-aboure 4,3,3,4,1,0/6,5,4,3,2,1 0-0 S", "B");
  CHECK(words.find("South lifts 3 seeds from B.") == 0);
  CHECK(words.find("more laps follow.") != std::string::npos);
  CHECK(words.find("The sowing would never end, so it stops here.") != std::string::npos);
  CHECK(words.size() < 600);
}

TEST_CASE("an end by repetition, told where the board repeats") {
  // Two seeds chase each other; the same board with the same side stands for the third time.
  Session session = session_of("mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 40-31 S");
  int moves = 0;
  while (!session.over() && moves++ < 200) session.dispatch(wish::Play{session.round().legal_moves()[0]});
  REQUIRE(session.over());
  if (session.round().outcome()->why == EndReason::Repetition)
    CHECK(joined(Announcer(english(), session).steps(*session.last_played())).find("third time") != std::string::npos);
}

TEST_CASE("pits say whose they are") {
  Session session = session_of("kalah 4,1,0,5,5,5/4,4,4,4,4,4 1-0 S", {Seat{0}, Seat{1}});
  const Announcer against_engine(english(), session);
  CHECK(against_engine.pit(session.position(), 0) == "A, your pit, 4 seeds");
  CHECK(against_engine.pit(session.position(), 1) == "B, your pit, 1 seed");
  CHECK(against_engine.pit(session.position(), 2) == "C, your pit, empty");
  CHECK(against_engine.pit(session.position(), 6) == "a, North's pit, 4 seeds");
  session.dispatch(wish::SetSeat{Side::North, Seat{0}});
  CHECK(against_engine.pit(session.position(), 0) == "A, South's pit, 4 seeds");
  // Sons: a pit of the north row that South owns.
  const Session match = session_of("san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=2");
  CHECK(Announcer(english(), match).pit(match.position(), 5) == "a, South's pit, 5 seeds");
  CHECK(Announcer(english(), match).pit(match.position(), 6) == "b, North's pit, 5 seeds");
}

TEST_CASE("stores are sown or hold what was captured") {
  const Session kalah = session_of("kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  CHECK(Announcer(english(), kalah).store(kalah.position(), Side::South) == "South store: 1 seed");
  CHECK(Announcer(english(), kalah).store(kalah.position(), Side::North) == "North store: 0 seeds");
  const Session mangala = session_of("mangala-ii 0,0,12,0,0,1/1,1,1,1,1,1 25-28 S");
  CHECK(Announcer(english(), mangala).store(mangala.position(), Side::North) == "North has captured 28 seeds");
}

TEST_CASE("the status line") {
  const Seats against_engine{Seat{0}, Seat{1}};
  CHECK(status("kalah") == "South to move");
  CHECK(status("kalah", "C") == "South moves again");
  CHECK(status("kalah", "C F") == "North to move");
  CHECK(status("kalah", "", against_engine) == "Your move");
  CHECK(status("kalah", "C", against_engine) == "Your move again");
  CHECK(status("kalah", "C F", against_engine) == "North is thinking");
  CHECK(status("kalah@pie", "A") == "North to move, or to swap sides");
  CHECK(status("kalah@pie", "A", {Seat{1}, Seat{0}}) == "Your move, or swap sides");
  CHECK(status("mangala-ii 0,0,0,0,0,0/1,2,0,0,0,0 36-33 S") == "South cannot move and must pass");
  CHECK(status("mangala-ii 0,0,0,0,0,0/1,2,0,0,0,0 36-33 S", "", against_engine) == "You cannot move: pass");
}

TEST_CASE("the status line says when more than half is won") {
  CHECK(status("mangala-ii 0,2,1,0,1,4/3,5,1,1,0,2 26-26 S", "F") == "North to move · South has more than half");
  CHECK(status("mangala-ii 1,1,1,1,1,2/2,2,2,2,2,2 24-29 N") == "North to move");
  CHECK(status("san-yao 0,0,2,0,0/0,4,0,1,0 15-28 S") == "South to move");  // in a match every seed counts
}

TEST_CASE("the status line at the end") {
  CHECK(status("kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F") == "North wins 27 to 21");
  CHECK(status("kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S", "F", {Seat{1}, Seat{0}}) == "You win 27 to 21");
  CHECK(status("kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-16 S", "F") == "A draw, 21 to 21");
  CHECK(status("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S", "A") == "South wins round 1, 33 to 17");
  CHECK(status("san-yao 1,0,0,1,0/0,0,0,0,0 23-25 S", "A") == "Round 1 is a draw, 25 to 25");
  CHECK(status("san-yao 1,0,0,1,0/0,0,0,0,0 45-3 S", "A") == "South wins the match, 47 to 3 in round 1");
  Session session = session_of("kalah");
  session.dispatch(wish::Resign{Side::South});
  CHECK(Announcer(english(), session).status() == "South resigns, North wins");
}

TEST_CASE("changes are told with whose move it is") {
  Session session = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  const Announcer announcer(english(), session);
  CHECK(announcer.tell(Change::NewGame) == "San-Yao. South to move.");
  play_all(session, "A");
  CHECK(announcer.tell(Change::Played).find("South lifts 1 seed from A. Sows B. South captures 1 seed from D.") == 0);
  CHECK(announcer.round_line() == "Round 1 · rounds won: South 1, North 0");
  CHECK(announcer.round_line(false, true) == "Round 1 · rounds won: South 0, North 0");  // its last seeds still fly
  session.dispatch(wish::NextRound{});
  CHECK(announcer.round_line(false, true) == "Round 2 · rounds won: South 1, North 0");
  CHECK(announcer.tell(Change::NewRound) == "Round 2 begins. South to move.");
  CHECK(announcer.round_line() == "Round 2 · rounds won: South 1, North 0");
  session.dispatch(wish::Undo{});
  CHECK(announcer.tell(Change::Undone) == "Taken back. South wins round 1, 33 to 17.");
  session.dispatch(wish::Redo{});
  CHECK(announcer.tell(Change::Redone) == "Played again. South to move.");
  CHECK(announcer.tell(Change::None).empty());
  CHECK(Announcer(english(), session_of("kalah")).round_line().empty());
}

TEST_CASE("a listener chooses how much is told") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  model.run("speed.off");
  const auto told = [&](const char* command) {
    model.take_events();
    model.run(command);
    std::string text;
    for (const std::string& line : model.take_events().announcements) text += line;
    return text;
  };
  model.run("told.turns");
  CHECK(told("play.C") == "South moves again.");
  CHECK(told("play.F") == "South played C and F. North to move.");
  CHECK(told("play.a") == "North played a. South to move.");
  CHECK(told("undo") == "Taken back. North to move.");
  model.run("told.results");
  CHECK(told("play.b").empty());
  model.dispatch(wish::LoadText{"kalah 0,0,0,0,0,1/0,0,0,0,0,4 20-23 S"});
  CHECK(told("play.F") == "North wins 27 to 21.");
  model.run("told.steps");
  model.dispatch(wish::LoadText{"kalah"});
  CHECK(told("play.A").find("South lifts 4 seeds from A.") == 0);
}

TEST_CASE("each reader is told in the second person") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  CHECK(model.status(Side::South) == "Your move");
  CHECK(model.status(Side::North) == "South to move");
  CHECK(model.status() == "South to move");
}
