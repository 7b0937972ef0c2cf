// What a move would do, in short and in words.
#include "shell/forecast.h"

#include <doctest/doctest.h>

#include "shell/announcer.h"
#include "shell/twin.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

Forecast forecast_in(const Session& session, const std::string& move) { return forecast_of(session.preview(*parse_move(session.ruleset(), move))); }

std::string words(const std::string& position, const std::string& move, Seats seats = {Seat{0}, Seat{0}}) {
  const Session session = session_of(position, seats);
  const Strings english = Strings::of_language("en");
  return Announcer(english, session).forecast(forecast_in(session, move));
}

}  // namespace

TEST_CASE("a forecast has the path, the landing and what it banks") {
  const Session session = session_of("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
  const Forecast forecast = forecast_in(session, "C");
  CHECK(forecast.start == Pit{2});
  REQUIRE(forecast.laps.size() == 1);
  CHECK(forecast.laps[0] == std::vector<Spot>{pit_spot(3), pit_spot(4), pit_spot(5), store_spot(Side::South)});
  CHECK(forecast.landing == store_spot(Side::South));
  CHECK(forecast.gained == std::array<int, 2>{1, 0});
  CHECK(forecast.again);
  CHECK_FALSE(forecast.ends);
  CHECK(session.now() == Moment{0, 0});  // nothing was played
}

TEST_CASE("a forecast has what is captured, and by whom") {
  const Session session = session_of("kalah 1,0,4,4,4,4/4,4,4,4,5,4 0-0 S");
  const Forecast forecast = forecast_in(session, "A");
  CHECK(forecast.taken == ((PitSet{1} << 1) | (PitSet{1} << 10)));  // the landing pit and e opposite
  CHECK(forecast.captured == std::array<int, 2>{6, 0});
  CHECK(forecast.gained == std::array<int, 2>{6, 0});
  CHECK_FALSE(forecast.again);
}

TEST_CASE("forecasts in words") {
  CHECK(words("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C") == "lands in South's store: move again");
  CHECK(words("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C", {Seat{0}, Seat{1}}) == "lands in your store: move again");
  CHECK(words("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A") == "lands in E");
  CHECK(words("kalah 1,0,4,4,4,4/4,4,4,4,5,4 0-0 S", "A") == "lands in B: captures 6 seeds");
  CHECK(words("kalah 0,0,0,0,0,1/4,4,4,4,4,4 0-0 S", "F") == "lands in South's store: that ends it");
}

TEST_CASE("what a move brings at once is told in words, in every language's own forms") {
  const auto gain = [](const std::string& position, const std::string& move, const char* language = "en") {
    const Session session = session_of(position, {Seat{0}, Seat{0}});
    const Strings strings = Strings::of_language(language);
    return Announcer(strings, session).gain(forecast_in(session, move));
  };
  CHECK(gain("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A").empty());
  CHECK(gain("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "D") == "+1 seed");
  CHECK(gain("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C") == "+1 seed and another move");
  CHECK(gain("kalah 1,0,4,4,4,4/4,4,4,4,5,4 0-0 S", "A") == "+6 seeds");
  // The end: no other move, whatever the landing, and what the rival keeps.
  CHECK(gain("kalah 0,0,0,0,0,1/4,4,4,4,4,4 0-0 S", "F") == "+1 seed, +24 for North and the end");
  CHECK(gain("kalah 4,4,4,4,4,4/0,0,0,0,0,1 0-0 N", "f") == "+1 seed, +24 for South and the end");
  struct Row { const char *language, *one, *six; };
  for (const Row& row : {Row{"bg", "+1 семе и още един ход", "+6 семена"}, {"fr", "+1 graine et encore un coup", "+6 graines"}, {"hu", "+1 mag és még egy lépés", "+6 mag"},
                         {"id", "+1 biji dan satu langkah lagi", "+6 biji"}, {"ru", "+1 зерно и ещё один ход", "+6 зёрен"}, {"sr", "+1 зрно и још један потез", "+6 зрна"},
                         {"tr", "+1 taş ve bir hamle daha", "+6 taş"}, {"zh", "+1 颗子，再走一步", "+6 颗子"}}) {
    CAPTURE(row.language);
    CHECK(gain("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C", row.language) == row.one);
    CHECK(gain("kalah 1,0,4,4,4,4/4,4,4,4,5,4 0-0 S", "A", row.language) == row.six);
  }
  CHECK(gain("kalah 1,0,4,4,4,4/4,4,4,4,2,4 0-0 S", "A", "ru") == "+3 зерна");
}

TEST_CASE("a relay has its laps") {
  const Session session = session_of("dakon");
  const Forecast forecast = forecast_in(session, "B");
  CHECK(forecast.laps.size() > 1);
  for (std::size_t lap = 0; lap + 1 < forecast.laps.size(); ++lap) CHECK_FALSE(forecast.laps[lap].back().is_store);
  CHECK(forecast.landing == forecast.laps.back().back());
  CHECK(words("dakon", "B").find("after " + std::to_string(forecast.laps.size()) + " laps") != std::string::npos);
}

TEST_CASE("every forecast agrees with the move when it is played") {
  Random random(4);
  for (const Ruleset& ruleset : rulesets()) {
    Session session = session_of(std::string(ruleset.id));
    for (int i = 0; i < 60 && !session.over(); ++i) {
      const MoveList moves = session.round().legal_moves();
      const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
      const Forecast before = forecast_of(session.preview(move));
      const Side mover = session.mover();
      const Board board = session.position().board;
      REQUIRE(session.dispatch(wish::Play{move}));
      const Forecast after = forecast_of(session.played_at(session.now()));
      CHECK(before.laps == after.laps);
      CHECK(before.taken == after.taken);
      for (int side = 0; side < 2; ++side)
        CHECK(board.stores[static_cast<std::size_t>(side)] + before.gained[static_cast<std::size_t>(side)] == session.position().board.stores[static_cast<std::size_t>(side)]);
      if (before.again) CHECK(session.mover() == mover);
      CHECK(before.ends == session.position().over);
    }
  }
}

TEST_CASE("the twin says of each pit that can be played what it would do, if that is wanted") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  CHECK(model.forecast(2) == "lands in South's store: move again");
  CHECK(model.forecast(7).empty());  // North's
  CHECK(twin_json(model).find("\"enabled\":true,\"forecast\":\"lands in South's store: move again\",\"worth\":\"\"}") != std::string::npos);
  REQUIRE(model.run("preview.off"));
  CHECK(model.forecast(2).empty());
  CHECK(twin_json(model).find("lands in") == std::string::npos);
}

TEST_CASE("a finger's rest is forgotten with the next move") {
  AppModel model(nullptr);
  model.dispatch(wish::PointAt{Pit{2}});
  CHECK(model.view().pointed == Pit{2});
  model.dispatch(wish::PointAt{Pit{40}});
  CHECK_FALSE(model.view().pointed);
  model.dispatch(wish::PointAt{Pit{2}});
  model.run("play.C");
  CHECK_FALSE(model.view().pointed);
}
