// The one door through which a game changes: playing, undo and redo over rounds, seats, resigning, the move list.
#include "shell/session.h"

#include <doctest/doctest.h>
#include "engine/notation.h"
#include "tests/shell/support.h"

using namespace mancala;

TEST_CASE("only legal moves change a game") {
  Session session = session_of("kalah");
  CHECK(*session.dispatch(play(session, "C")) == Change::Played);
  CHECK(board_text(session) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  SUBCASE("an empty pit") { CHECK_FALSE(session.dispatch(play(session, "C"))); }
  SUBCASE("the other side's pit") { CHECK_FALSE(session.dispatch(play(session, "a"))); }
  SUBCASE("a pass where there is none") { CHECK_FALSE(session.dispatch(wish::Play{kPass})); }
  SUBCASE("a swap without the pie rule") { CHECK_FALSE(session.dispatch(wish::Play{kSwap})); }
  SUBCASE("a wish that is about no game") { CHECK(*session.dispatch(wish::FinishAnimation{}) == Change::None); }
  CHECK(board_text(session) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
}

TEST_CASE("the last move is there to be shown and told") {
  Session session = session_of("kalah");
  CHECK_FALSE(session.last_played());
  session.dispatch(play(session, "C"));
  const Played played = *session.last_played();
  CHECK(played.side == Side::South);
  CHECK(played.before == session.position_at({0, 0}));
  CHECK(played.after == session.position());
  CHECK(board_after(played.before.board, played.sowing, played.sowing.size()) == played.after.board);
  CHECK(session.last_move() == Move{2});
  session.dispatch(wish::Undo{});
  CHECK_FALSE(session.last_played());
}

TEST_CASE("a preview plays nothing") {
  Session session = session_of("kalah");
  const Played preview = session.preview(Move{2});
  CHECK(to_text(session.ruleset(), preview.after) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  CHECK(board_text(session) == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
}

TEST_CASE("two persons take back one move at a time") {
  Session session = session_of("kalah");
  CHECK_FALSE(session.can_undo());
  CHECK(*session.dispatch(wish::Undo{}) == Change::None);
  play_all(session, "C F b");
  const std::string end = board_text(session);
  CHECK(*session.dispatch(wish::Undo{}) == Change::Undone);
  CHECK(board_text(session) == "kalah 4,4,0,5,5,0/5,5,5,5,4,4 2-0 N");
  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  CHECK(*session.dispatch(wish::Redo{}) == Change::Redone);
  CHECK(*session.dispatch(wish::Redo{}) == Change::Redone);
  CHECK(board_text(session) == end);
  CHECK_FALSE(session.can_redo());
}

TEST_CASE("another move forgets what was taken back") {
  Session session = session_of("kalah");
  play_all(session, "C F");
  session.dispatch(wish::Undo{});
  CHECK(session.can_redo());
  play_all(session, "A");
  CHECK_FALSE(session.can_redo());
}

TEST_CASE("against the engine undo leads back to the person's own turn") {
  Session session = session_of("kalah", {Seat{0}, Seat{1}});
  play_all(session, "C F d");  // C moves again; North's d ends its turn
  REQUIRE(session.persons_turn());
  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  CHECK_FALSE(session.can_undo());
  session.dispatch(wish::Redo{});
  CHECK(session.now() == Moment{0, 1});
  session.dispatch(wish::Redo{});
  CHECK(session.now() == Moment{0, 3});  // F and the engine's answer come back together
}

TEST_CASE("an engine that began cannot be taken back to before its first move") {
  Session session = session_of("kalah", {Seat{2}, Seat{0}});
  play_all(session, "A");
  CHECK(session.persons_turn());
  CHECK_FALSE(session.can_undo());
  play_all(session, "a B");
  CHECK(session.can_undo());
  session.dispatch(wish::Undo{});
  CHECK(session.now() == Moment{0, 1});
}

TEST_CASE("resigning ends the game for the other side and can be taken back") {
  Session session = session_of("kalah");
  play_all(session, "C");
  CHECK(*session.dispatch(wish::Resign{Side::South}) == Change::Resigned);
  CHECK(session.over());
  CHECK(session.match_over());
  CHECK(session.winner() == Side::North);
  CHECK_FALSE(session.dispatch(wish::Resign{Side::North}));
  CHECK_FALSE(session.dispatch(play(session, "F")));
  session.dispatch(wish::Undo{});
  CHECK_FALSE(session.over());
  session.dispatch(wish::Redo{});
  CHECK(session.winner() == Side::North);
}

TEST_CASE("the rounds won go with a match's link, its records and what is stored") {
  Session session = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  play_all(session, "A");
  CHECK(session.link().find("won=") == std::string::npos);
  REQUIRE(session.dispatch(wish::NextRound{}));
  play_all(session, "A");
  const std::string link = session.link();
  CHECK(link == "?start=san-yao_5,5,5,5,5/5,5,5,5,5_0-0_S_owners=SSSSS/SNNNN_round=2&won=1-0&moves=A");
  Session opened = session_of("kalah");
  REQUIRE(opened.dispatch(wish::LoadText{link}));
  CHECK(opened.rounds().size() == 1);
  CHECK(opened.rounds_won() == std::array<int, 2>{1, 0});
  CHECK(opened.link() == link);
  const auto stored = Session::restore(opened.save());
  REQUIRE(stored);
  CHECK(stored->rounds_won() == std::array<int, 2>{1, 0});
  Session from_file = session_of("kalah");
  REQUIRE(from_file.dispatch(wish::LoadText{opened.records()}));
  CHECK(from_file.rounds_won() == std::array<int, 2>{1, 0});
  REQUIRE(from_file.dispatch(wish::NewGame{from_file.ruleset(), {}}));
  CHECK(from_file.rounds_won() == std::array<int, 2>{0, 0});
  // More rounds than there were.
  for (const char* won : {"2-0", "1-1", "x", "-1", "1-", ""}) {
    const std::string wrong = "?start=san-yao_5,5,5,5,5/5,5,5,5,5_0-0_S_owners=SSSSS/SNNNN_round=2&won=" + std::string(won);
    const auto refused = opened.dispatch(wish::LoadText{wrong});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().offset == wrong.size() - std::string(won).size());
    CHECK(opened.link() == link);
  }
}

TEST_CASE("a San-Yao match: rounds follow from totals, undo and redo lead across them") {
  // A sows into B and leaps over C on D: 32; the lone seed in B is South's: 33-17, so six pits and four.
  Session session = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  CHECK_FALSE(session.has_next_round());
  play_all(session, "A");
  const std::string first_end = "san-yao 0,0,0,0,0/0,0,0,0,0 33-17 -";
  CHECK(board_text(session) == first_end);
  CHECK(session.over());
  CHECK_FALSE(session.match_over());
  CHECK(session.rounds_won() == std::array<int, 2>{1, 0});

  CHECK(*session.dispatch(wish::NextRound{}) == Change::NewRound);
  const std::string second_start = "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=2";
  CHECK(board_text(session) == second_start);
  CHECK(session.now() == Moment{1, 0});
  CHECK(session.rounds_won() == std::array<int, 2>{1, 0});
  play_all(session, "A");
  const std::string second_move = "san-yao 3,9,2,9,9/9,0,0,0,0 9-0 N owners=SSSSS/SNNNN round=2";
  CHECK(board_text(session) == second_move);

  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == second_start);
  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == first_end);
  session.dispatch(wish::Undo{});
  CHECK(board_text(session) == "san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  CHECK_FALSE(session.can_undo());
  for (int i = 0; i < 3; ++i) CHECK(*session.dispatch(wish::Redo{}) == Change::Redone);
  CHECK(board_text(session) == second_move);
  CHECK(session.has({0, 1}));
  CHECK_FALSE(session.has({0, 2}));
  CHECK(to_text(session.ruleset(), session.position_at({0, 1})) == first_end);
}

TEST_CASE("a match that is won has no next round") {
  Session session = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 45-3 S");
  play_all(session, "A");
  CHECK(session.match_over());
  CHECK(session.winner() == Side::South);
  CHECK_FALSE(session.dispatch(wish::NextRound{}));
}

TEST_CASE("resigning a round gives up the match") {
  Session session = session_of("san-yao");
  session.dispatch(wish::Resign{Side::North});
  CHECK(session.match_over());
  CHECK(session.winner() == Side::South);
}

TEST_CASE("between rounds against the engine undo rests where the person can go on") {
  Session session = session_of("san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S", {Seat{1}, Seat{0}});
  play_all(session, "A");
  session.dispatch(wish::NextRound{});
  CHECK(session.engines_turn());
  session.dispatch(wish::Undo{});
  CHECK(session.over());
  CHECK(session.has_next_round());
}

TEST_CASE("the pie rule's swap changes the seats, and undo changes them back") {
  Session session = session_of("kalah@pie", {Seat{0}, Seat{3}});
  play_all(session, "A");
  CHECK(session.seat(Side::North) == Seat{3});
  CHECK(session.only_person() == Side::South);
  REQUIRE(session.dispatch(wish::Play{kSwap}));
  CHECK(session.mover() == Side::North);
  CHECK(session.seat(Side::North) == Seat{0});
  CHECK(session.seat(Side::South) == Seat{3});
  CHECK(session.only_person() == Side::North);
  CHECK(session.persons_turn());
  session.dispatch(wish::SetSeat{Side::North, Seat{2}});
  CHECK(session.seat(Side::North) == Seat{2});
  CHECK(session.seat(Side::South) == Seat{3});
}

TEST_CASE("seats can be given anew in the middle of a game") {
  Session session = session_of("dakon");
  CHECK_FALSE(session.has_other_player());
  CHECK_FALSE(session.only_person());
  CHECK(*session.dispatch(wish::SetSeat{Side::North, Seat{1}}) == Change::NewSeats);
  CHECK(session.has_other_player());
  CHECK(session.persons_turn());
  session.dispatch(wish::SetSeat{Side::South, Seat{1}});
  CHECK(session.engines_turn());
  CHECK_FALSE(session.only_person());
}

TEST_CASE("the move list counts turns, not moves") {
  Session session = session_of("kalah");
  play_all(session, "C F d A");
  const auto rows = session.move_list();
  REQUIRE(rows.size() == 4);
  CHECK(rows[0].text == "C");
  CHECK(rows[0].turn == 1);
  CHECK(rows[0].begins_turn);
  CHECK(rows[1].turn == 1);
  CHECK_FALSE(rows[1].begins_turn);
  CHECK(rows[2].side == Side::North);
  CHECK(rows[2].turn == 1);
  CHECK(rows[3].turn == 2);
  CHECK(rows[3].moment == Moment{0, 4});
}

TEST_CASE("a new game begins at its start with its seats") {
  Session session = session_of("kalah");
  play_all(session, "C");
  Ruleset rules = *find_ruleset("dakon");
  rules.pits = rules.seeds = 5;
  CHECK(*session.dispatch(wish::NewGame{rules, {Seat{0}, Seat{2}}}) == Change::NewGame);
  CHECK(board_text(session) == "dakon@pits=5,seeds=5 5,5,5,5,5/5,5,5,5,5 0-0 S");
  CHECK(session.seat(Side::North) == Seat{2});
  CHECK_FALSE(session.can_undo());
}

TEST_CASE("undo and redo over whole random matches come back to every position") {
  Random random(7);
  for (const Ruleset& ruleset : rulesets()) {
    Session session = session_of(std::string(ruleset.id));
    std::vector<std::string> seen{board_text(session)};
    for (int step = 0; step < 300 && !session.match_over(); ++step) {
      if (session.over()) REQUIRE(session.dispatch(wish::NextRound{}));
      else play_random(session, random);
      seen.push_back(board_text(session));
    }
    for (std::size_t i = seen.size(); i-- > 1;) {
      session.dispatch(wish::Undo{});
      REQUIRE(board_text(session) == seen[i - 1]);
    }
    CHECK_FALSE(session.can_undo());
    for (std::size_t i = 1; i < seen.size(); ++i) {
      session.dispatch(wish::Redo{});
      REQUIRE(board_text(session) == seen[i]);
    }
  }
}
