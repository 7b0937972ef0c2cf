// A move as a timeline: no seed is lost at any moment, it ends on the position after, and long relays do not bore.
#include "shell/sowing_animation.h"

#include <doctest/doctest.h>

#include "engine/notation.h"
#include "engine/position.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

int seeds_in(const SowingFrame& frame) {
  int seeds = total_seeds(frame.board) + frame.hand;
  for (const Flight& flight : frame.flights) seeds += flight.seeds;
  return seeds;
}

void check_animation(const Played& played, Speed speed) {
  const SowingAnimation animation(played.before.board, played.sowing, speed);
  const int seeds = total_seeds(played.before.board);
  const double duration = animation.duration();
  for (int i = 0; i <= 60; ++i) {
    const SowingFrame frame = animation.frame(duration * i / 60);
    REQUIRE(seeds_in(frame) == seeds);
    for (const Flight& flight : frame.flights) {
      REQUIRE(flight.progress >= 0);
      REQUIRE(flight.progress <= 1);
    }
  }
  REQUIRE(animation.frame(duration).board == played.after.board);
  REQUIRE(animation.frame(duration + 1000).board == played.after.board);
  REQUIRE(animation.frame(duration).hand == 0);
  REQUIRE(animation.steps_between(-1, duration).first == 0);
  REQUIRE(animation.steps_between(-1, duration).last == played.sowing.size());
}

}  // namespace

TEST_CASE("every seed is somewhere at every moment of random games") {
  Random random(3);
  for (const Ruleset& ruleset : rulesets()) {
    CAPTURE(ruleset.id);
    for (int game = 0; game < 15; ++game) {
      Session session = session_of(std::string(ruleset.id));
      while (!session.over() && session.now().ply < 150) {
        play_random(session, random);
        check_animation(*session.last_played(), game % 2 == 0 ? Speed::Normal : Speed::Fast);
      }
    }
  }
}

TEST_CASE("Kalah's first move by hand: lift, four drops, a glow") {
  Session session = session_of("kalah");
  play_all(session, "C");
  const SowingAnimation animation(session.last_played()->before.board, session.last_played()->sowing, Speed::Normal);
  CHECK(animation.duration() == doctest::Approx(280 + 4 * 210 + 420));

  const SowingFrame lifting = animation.frame(100);
  CHECK(lifting.board.pits[2] == 4);
  CHECK(lifting.hand_shown);
  CHECK(lifting.hand_to == pit_spot(2));

  const SowingFrame carrying = animation.frame(280 + 50);
  CHECK(carrying.board.pits[2] == 0);
  CHECK(carrying.hand == 4);
  CHECK(carrying.hand_from == pit_spot(2));
  CHECK(carrying.hand_to == pit_spot(3));
  CHECK(carrying.flights.empty());

  const SowingFrame falling = animation.frame(280 + 200);
  CHECK(falling.hand == 3);
  REQUIRE(falling.flights.size() == 1);
  CHECK(falling.flights[0].to == pit_spot(3));
  CHECK(falling.board.pits[3] == 4);

  const SowingFrame dropped = animation.frame(280 + 210);
  CHECK(dropped.board.pits[3] == 5);
  CHECK(dropped.touched == pit_spot(3));

  const SowingFrame glowing = animation.frame(280 + 4 * 210 + 210);
  CHECK(glowing.glow[0] == doctest::Approx(1));
  CHECK(glowing.board.stores[0] == 1);
  CHECK_FALSE(glowing.hand_shown);
}

TEST_CASE("a capture flies from its pits to the store") {
  Session session = session_of("kalah 0,2,13,1,0,1/2,2,2,2,2,2 9-10 S");
  play_all(session, "C");
  const SowingAnimation animation(session.last_played()->before.board, session.last_played()->sowing, Speed::Normal);
  const SowingFrame frame = animation.frame(animation.duration() - 280);
  REQUIRE(frame.flights.size() == 2);
  CHECK(frame.flights[0].kind == Flight::Kind::Capture);
  CHECK(frame.flights[0].from == pit_spot(2));
  CHECK(frame.flights[0].seeds == 1);
  CHECK(frame.flights[1].from == pit_spot(9));
  CHECK(frame.flights[1].seeds == 3);
  CHECK(frame.flights[1].to == store_spot(Side::South));
}

TEST_CASE("speeds: off takes no time, fast is not below what an eye follows") {
  Session session = session_of("kalah");
  play_all(session, "C");
  const Played& played = *session.last_played();
  CHECK(SowingAnimation(played.before.board, played.sowing, Speed::Off).duration() == 0);
  const double slow = SowingAnimation(played.before.board, played.sowing, Speed::Slow).duration();
  const double normal = SowingAnimation(played.before.board, played.sowing, Speed::Normal).duration();
  const double fast = SowingAnimation(played.before.board, played.sowing, Speed::Fast).duration();
  CHECK(slow > normal);
  CHECK(normal > fast);
  CHECK(fast >= 6 * 50);
}

TEST_CASE("a move of a pass shows nothing") {
  Session session = session_of("mangala-ii 0,0,0,0,0,0/1,0,0,0,0,0 40-31 S");
  REQUIRE(play_all(session, "pass"));
  CHECK(SowingAnimation(session.last_played()->before.board, session.last_played()->sowing, Speed::Normal).duration() == 0);
}

TEST_CASE("the longest relays speed up and end in time") {
  Random random(5);
  std::size_t longest = 0;
  for (int game = 0; game < 40; ++game) {
    Session session = session_of("dakon@pits=9,seeds=9");
    while (!session.over()) {
      play_random(session, random);
      const Played& played = *session.last_played();
      const SowingAnimation animation(played.before.board, played.sowing, Speed::Normal);
      longest = std::max(longest, played.sowing.size());
      REQUIRE(animation.duration() <= 14'000 + 1);
      if (played.sowing.size() > 300) check_animation(played, Speed::Normal);
    }
  }
  CHECK(longest > 300);
}

TEST_CASE("an empty animation is over at once") {
  const SowingAnimation animation;
  CHECK(animation.duration() == 0);
  CHECK(total_seeds(animation.frame(10).board) == 0);
}
