// A session as text: saved games, records, positions and links; what is wrong is refused whole.
#include <doctest/doctest.h>
#include "engine/notation.h"
#include "shell/session.h"
#include "tests/shell/support.h"

using namespace mancala;

TEST_CASE("a saved game says who plays and what was played") {
  Session session = session_of("kalah", {Seat{0}, Seat{2}});
  play_all(session, "C F");
  CHECK(session.save() ==
        "mancala-game 1\nsouth person\nnorth level 2\n\n"
        "[Game \"kalah\"]\n[South \"Person\"]\n[North \"Level 2\"]\n[Result \"*\"]\n\n1. C F *\n");
}

TEST_CASE("restoring a saved game gives the same session") {
  Random random(11);
  for (const Ruleset& ruleset : rulesets()) {
    Session session = session_of(std::string(ruleset.id), {Seat{0}, Seat{0}});
    for (int step = 0; step < 120 && !session.match_over(); ++step) {
      if (session.over()) session.dispatch(wish::NextRound{});
      else play_random(session, random);
    }
    session.dispatch(wish::Undo{});
    session.dispatch(wish::Undo{});
    const auto restored = Session::restore(session.save());
    REQUIRE_MESSAGE(restored, restored.error().sentence());
    CHECK(restored->save() == session.save());
    CHECK(board_text(*restored) == board_text(session));
    CHECK(restored->can_redo());
    Session again = *restored;
    again.dispatch(wish::Redo{});
    again.dispatch(wish::Redo{});
    session.dispatch(wish::Redo{});
    session.dispatch(wish::Redo{});
    CHECK(board_text(again) == board_text(session));
  }
}

TEST_CASE("restoring keeps rounds, a swap and a resignation") {
  Session match = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  play_all(match, "A");
  match.dispatch(wish::NextRound{});
  play_all(match, "A");
  match.dispatch(wish::Resign{Side::South});
  const auto restored = Session::restore(match.save());
  REQUIRE(restored);
  CHECK(restored->rounds().size() == 2);
  CHECK(restored->winner() == Side::North);

  Session swapped = session_of("kalah@pie", {Seat{0}, Seat{3}});
  play_all(swapped, "A swap");
  const auto again = Session::restore(swapped.save());
  REQUIRE(again);
  CHECK(again->seat(Side::South) == Seat{3});
  CHECK(again->seat(Side::North) == Seat{0});
}

TEST_CASE("a bad saved game is refused and says where") {
  const std::string head = "mancala-game 1\nsouth person\nnorth person\n";
  const std::string record = "\n[Game \"kalah\"]\n[Result \"*\"]\n\n1. C *\n";
  REQUIRE(Session::restore(head + record));
  const auto refused = [](const std::string& text) {
    const auto session = Session::restore(text);
    REQUIRE_FALSE(session);
    return session.error();
  };
  CHECK(refused("").field == "version");
  CHECK(refused("nonsense").field == "version");
  CHECK(refused("mancala-game 2\n" + record).field == "version");
  CHECK(refused("mancala-game 10\n" + record).field == "version");
  CHECK(refused(head + "west person\n" + record).offset == head.size());
  CHECK(refused("mancala-game 1\nsouth level 9\n" + record).offset == 27);
  CHECK(refused(head).offset == head.size());
  CHECK(refused(head + "undone 2\n" + record).field == "undone");
  CHECK(refused(head + "undone x\n" + record).offset == head.size() + 7);
  CHECK_FALSE(Session::restore(head + "\n[Game \"kalah\"]\n[Result \"*\"]\n\n1. C C *\n"));
  CHECK_FALSE(Session::restore(head + record + record));  // two games are not the rounds of one match
}

TEST_CASE("a text that is refused leaves the running game alone") {
  Session session = session_of("kalah", {Seat{0}, Seat{2}});
  play_all(session, "C F");
  session.dispatch(wish::Undo{});
  const std::string before = session.save();
  for (const char* text : {"", "kalah 1,2", "[Game \"chess\"]\n\n*\n", "?start=kalah&moves=C_C", "?moves=C", "?start=kalah&game=kalah",
                           "mancala-game 1\n", "?game=kalah&south=level9", "%%%"}) {
    CAPTURE(text);
    CHECK_FALSE(session.dispatch(wish::LoadText{text}));
    CHECK(session.save() == before);
  }
}

TEST_CASE("what a game can come from") {
  struct Row { const char* text; const char* board; };
  for (const Row& row : {
           Row{"dakon", "dakon 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 S"},
           Row{"kalah@pits=3,seeds=2", "kalah@pits=3,seeds=2 2,2,2/2,2,2 0-0 S"},
           Row{"kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N", "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N"},
           Row{"  kalah\n", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
           Row{"?game=kalah&moves=C_F", "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N"},
           Row{"game=kalah", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"},
           Row{"https://example.org/board/?utm=x&game=kalah&moves=C#top", "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S"},
           Row{"?start=kalah_4,4,0,5,5,5/4,4,4,4,4,4_1-0_S&moves=F", "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N"},
           Row{"?start=kalah%204%2C4,0,5,5,5%2F4,4,4,4,4,4+1-0+S&moves=", "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S"},
           Row{"[Game \"kalah\"]\n\n1. C F {well} *\n", "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N"},
       }) {
    CAPTURE(row.text);
    Session session = session_of("mangala-ii");
    const auto change = session.dispatch(wish::LoadText{row.text});
    REQUIRE_MESSAGE(change, change.error().sentence());
    CHECK(*change == Change::NewGame);
    CHECK(board_text(session) == row.board);
  }
}

TEST_CASE("seats come from the text where it names them") {
  Session session = session_of("kalah", {Seat{1}, Seat{1}});
  session.dispatch(wish::LoadText{"?game=dakon"});
  CHECK(session.seat(Side::South) == Seat{1});
  session.dispatch(wish::LoadText{"?game=dakon&south=person&north=level_3"});
  CHECK(session.seat(Side::South) == Seat{0});
  CHECK(session.seat(Side::North) == Seat{3});
  session.dispatch(wish::LoadText{"[Game \"kalah\"]\n[South \"Level 2\"]\n[North \"Person\"]\n\n*\n"});
  CHECK(session.seat(Side::South) == Seat{2});
  CHECK(session.seat(Side::North) == Seat{0});
}

TEST_CASE("a link leads back to the same board") {
  for (const char* text : {"kalah", "kalah@pie", "dakon@pits=5,seeds=5", "san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S"}) {
    CAPTURE(text);
    Session session = session_of(text);
    play_all(session, "A");
    Session again = session_of("mangala-ii");
    const auto change = again.dispatch(wish::LoadText{session.link()});
    REQUIRE_MESSAGE(change, change.error().sentence());
    CHECK(board_text(again) == board_text(session));
    CHECK(again.now() == session.now());
  }
  CHECK(session_of("kalah").link() == "?game=kalah");
}

TEST_CASE("texts spoiled at random are refused whole or read whole") {
  Random random(17);
  Session match = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S", {Seat{0}, Seat{2}});
  play_all(match, "A");
  match.dispatch(wish::NextRound{});
  play_all(match, "A");
  match.dispatch(wish::Undo{});
  const std::string texts[] = {match.save(), match.records(), "?start=kalah_4,4,0,5,5,5/4,4,4,4,4,4_1-0_S&moves=F_a_b&south=level1"};
  int read = 0;
  for (int i = 0; i < 6000; ++i) {
    std::string text = texts[i % 3];
    for (std::uint32_t spoil = 1 + random.below(3); spoil-- > 0;) {
      const std::size_t at = random.below(text.size());
      switch (random.below(3)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text.erase(at, 1 + random.below(8)); break;
        default: text.insert(at, text.substr(random.below(text.size()), 1 + random.below(8))); break;
      }
      if (text.empty()) text = " ";
    }
    Session session = session_of("kalah");
    play_all(session, "C");
    const std::string before = session.save();
    const auto change = session.dispatch(wish::LoadText{text});
    read += change.has_value();
    if (!change) REQUIRE(session.save() == before);
    else REQUIRE(Session::restore(session.save()));
  }
  CHECK(read > 100);
}
