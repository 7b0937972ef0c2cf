// The sheets over the table and beside the board.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "shell/languages.h"
#include "tests/support/prompt_thinker.h"
#include "tests/ui/views.h"

namespace mancala::test {

TEST_CASE("an open sheet keeps taps from the board below it") {
  Stage stage(390, 844);
  stage.open(Panel::Rules);
  stage.settle();
  for (const Pit pit : {Pit{0}, Pit{3}, Pit{9}})
    for (const Action& wish : stage.tap(stage.model.layout().places[pit].center)) CHECK(!std::holds_alternative<wish::Play>(wish));
}

TEST_CASE("beside an open list of moves the board is played on") {
  for (const Size& size : {Size{320, 568}, Size{390, 844}, Size{1024, 768}, Size{1920, 1080}}) {
    Stage stage(size.width, size.height);
    stage.open(Panel::History);
    stage.settle();
    for (const Pit pit : {Pit{0}, Pit{5}, Pit{9}}) {
      const auto wishes = stage.tap(stage.model.layout().places[pit].center);
      REQUIRE(only<wish::Play>(wishes) != nullptr);
      CHECK(only<wish::Play>(wishes)->move == Move{pit});
    }
  }
}

TEST_CASE("a sheet's shadow falls on no bar") {
  for (const Size& size : {Size{390, 844}, Size{1024, 768}}) {
    Stage stage(size.width, size.height);
    const auto bars = [&] {
      stage.settle();
      stage.screen.render(stage.drawn());
      std::vector<std::uint8_t> seen;
      const BoardLayout& layout = stage.model.layout();
      const auto row = [&](float y) {
        const auto at = static_cast<std::size_t>(static_cast<int>(y) * stage.screen.width()) * 4;
        seen.insert(seen.end(), stage.screen.pixels().begin() + static_cast<std::ptrdiff_t>(at), stage.screen.pixels().begin() + static_cast<std::ptrdiff_t>(at) + stage.screen.width() * 4);
      };
      row(layout.title.bottom() - 2);
      row(layout.toolbar.bottom() + 2);
      return seen;
    };
    const auto closed = bars();
    stage.open(Panel::Rules);
    CHECK(bars() == closed);
  }
}

TEST_CASE("a level is chosen step by step, with fingers and with keys") {
  Stage stage(320, 568);
  stage.open(Panel::Settings);
  stage.settle();
  const auto chosen = [&] {
    std::set<int> levels;
    const Rect sheet = stage.model.layout().panel;
    for (float y = sheet.y + 60; y < sheet.bottom(); y += 15)
      for (float x = sheet.x + 24; x < sheet.right(); x += 40)
        for (const Action& wish : stage.tap({x, y}))
          if (const auto* seat = std::get_if<wish::SetSeat>(&wish); seat && seat->side == Side::South) levels.insert(seat->seat.level);
    return levels;
  };
  stage.model.run("seat.south.level3"), stage.model.run("seat.north.person");
  // Person, friend, the engine as it is, a level less and one more.
  CHECK(chosen() == std::set<int>{0, kFriend.level, 2, 3, 4});
  stage.model.run("seat.south.level8");
  CHECK(chosen() == std::set<int>{0, kFriend.level, 7, 8, kPerfect.level});
  stage.model.run("seat.south.perfect");
  CHECK(chosen() == std::set<int>{0, kFriend.level, 8, kPerfect.level});
  stage.model.run("seat.south.person");
  CHECK(chosen() == std::set<int>{0, kFriend.level, 1});
  // Keys walk over all levels: the one that they have come to is shown before it is chosen.
  stage.model.run("focus.down"), stage.model.run("focus.down");
  stage.settle();
  const int before = stage.drawn().TotalVtxCount;
  stage.model.run("focus.right"), stage.model.run("focus.right");
  REQUIRE(stage.model.view().row == "seat.south.level2");
  stage.settle();
  CHECK(stage.drawn().TotalVtxCount > before + 50);
  stage.model.run("focus.play");
  CHECK(stage.model.session().seat(Side::South) == Seat{2});
}

TEST_CASE("the examples in the rules play on as time passes, and stand still for whoever wants less motion") {
  for (const Size& size : {Size{390, 844}, Size{1024, 768}}) {
    Stage stage(size.width, size.height);
    stage.set_up("mangala-ii");
    stage.open(Panel::Rules);
    stage.model.tick(stage.now);
    stage.settle();
    const auto picture = [&] {
      stage.frame();
      return fingerprint(stage);
    };
    CHECK(!stage.model.at_rest());
    const unsigned long revision = stage.model.revision();
    const auto first = picture();
    CHECK(picture() == first);
    stage.model.tick(stage.now += 1500);
    CHECK(stage.model.revision() > revision);
    CHECK(picture() != first);
    stage.model.dispatch(wish::Set{"motion", "reduced"});
    CHECK(stage.model.at_rest());
    const auto still = picture();
    stage.model.tick(stage.now += 1500);
    CHECK(picture() == still);
  }
}

TEST_CASE("the whole text of each game can be scrolled to its end") {
  for (const char* game : {"kalah", "dakon", "djenon-aboure", "san-yao", "mangala-ii"}) {
    CAPTURE(game);
    Stage stage(390, 844, 1, false);
    stage.set_up(game);
    stage.open(Panel::Rules);
    const Point middle = stage.model.layout().panel.center();
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(middle.x, middle.y);
    stage.frame();
    int screens = 0;
    auto before = fingerprint(stage);
    for (; screens < 60; ++screens) {
      io.AddMouseWheelEvent(0, -10);
      stage.frame();
      auto now = fingerprint(stage);
      if (now == before) break;
      before = std::move(now);
    }
    CHECK(screens >= 3);  // text and boards are longer than the sheet …
    CHECK(screens < 20);  // … and end
  }
}

TEST_CASE("in a low sheet a new game's start leaves room for what is chosen, and ends the list") {
  Stage stage(568, 320);
  stage.model.dispatch(wish::Set{"text-size", "larger"});
  stage.open(Panel::NewGame);
  stage.settle();
  const Rect sheet = stage.model.layout().panel;
  std::set<std::string> games;
  const auto along = [&](float from, float to) {
    bool starts = false;
    for (float y = from; y < to; y += 12)
      for (const Action& wish : stage.tap({sheet.center().x, y})) {
        if (const auto* game = std::get_if<wish::StageGame>(&wish)) games.insert(game->id);
        starts = starts || std::holds_alternative<wish::StartStaged>(wish);
      }
    return starts;
  };
  CHECK_FALSE(along(sheet.y, sheet.bottom()));
  CHECK(games.size() >= 2);
  ImGui::GetIO().AddMousePosEvent(sheet.center().x, sheet.center().y);
  stage.frame();
  ImGui::GetIO().AddMouseWheelEvent(0, -1000);
  stage.settle();
  CHECK(along(sheet.center().y, sheet.bottom()));
}

TEST_CASE("the settings begin with the languages") {
  for (const Size& size : {Size{320, 568}, Size{844, 390}, Size{1024, 768}}) {
    Stage stage(size.width, size.height);
    stage.open(Panel::Settings);
    stage.settle();
    const Rect sheet = stage.model.layout().panel;
    std::set<std::string> languages;
    for (float y = sheet.y + 48; y < sheet.bottom() - 8 && languages.size() < kLanguages.size(); y += 12)
      for (float x = sheet.x + 20; x < sheet.right() - 10; x += 30)
        for (const Action& wish : stage.tap({x, y})) {
          const auto* set = std::get_if<wish::Set>(&wish);
          if (set == nullptr || set->name != "language") FAIL("something comes before " << languages.size() << " languages");
          else languages.insert(set->value);
        }
    CHECK(languages.size() == kLanguages.size());
  }
}

TEST_CASE("the start button of a new game begins it") {
  Stage stage(390, 844);
  stage.open(Panel::NewGame);
  stage.settle();
  const Rect sheet = stage.model.layout().panel;
  bool started = false;
  for (float y = sheet.bottom() - 90; y < sheet.bottom(); y += 10)
    for (const Action& wish : stage.tap({sheet.center().x, y})) started = started || std::holds_alternative<wish::StartStaged>(wish);
  CHECK(started);
}

TEST_CASE("a finger draws the moves along") {
  Stage stage(390, 844);
  play_on(stage, 34);
  stage.open(Panel::History);
  stage.settle();
  ImGuiIO& io = ImGui::GetIO();
  const Point middle = stage.model.layout().panel.center();
  int lines = 0;
  const auto count = [&] {
    for (const Action& wish : stage.frame())
      if (const auto* scroll = std::get_if<wish::ScrollHistory>(&wish)) lines += scroll->lines;
      else FAIL("only scrolling is wished for");
  };
  io.AddMousePosEvent(middle.x, middle.y);
  count();
  io.AddMouseButtonEvent(0, true);
  count();
  for (int step = 1; step <= 20; ++step) {
    io.AddMousePosEvent(middle.x, middle.y + static_cast<float>(step) * 10);
    count();
  }
  io.AddMouseButtonEvent(0, false);
  count(), count();
  CHECK(lines >= 4);
  CHECK(lines <= 5);
}

TEST_CASE("a focused row of a sheet is brought into sight and has a ring") {
  Stage stage(390, 844);
  stage.model.dispatch(wish::Set{"volume", "off"});  // so that there is something to reset
  stage.open(Panel::Settings);
  stage.settle();
  const auto picture = [&] {
    stage.settle();
    CHECK(view_at_rest());
    stage.screen.render(stage.drawn());
    return stage.screen.pixels();
  };
  const auto head = picture();
  stage.model.run("focus.down");
  const auto ringed = picture();
  CHECK(ringed != head);
  for (int i = 0; i < 60; ++i) stage.model.run("focus.down");
  REQUIRE(stage.model.view().row == "settings.reset");
  const auto foot = picture();
  stage.model.run("settings.reset");
  // Scrolled to the end, the last row can be pressed where it now lies.
  int pressed = 0;
  stage.model.dispatch(wish::Set{"volume", "off"});
  const Rect sheet = stage.model.layout().panel;
  for (float y = sheet.center().y; y < sheet.bottom(); y += 12)
    for (const Action& wish : stage.tap({sheet.center().x, y})) pressed += std::holds_alternative<wish::ResetSettings>(wish);
  CHECK(pressed > 0);
  CHECK(foot != ringed);
}

TEST_CASE("the list of moves follows the move that is shown, and says it in words") {
  Stage stage(390, 844);
  play_on(stage, 60);
  stage.open(Panel::History);
  // Some place of the sheet jumps to the very first move only once the list has followed there.
  const auto reaches_first = [&] {
    const Rect sheet = stage.model.layout().panel;
    for (float y = sheet.y + 50; y < sheet.y + 130; y += 12)
      for (float x = sheet.x + 90; x < sheet.x + 190; x += 20)
        for (const Action& wish : stage.tap({x, y}))
          if (const auto* jump = std::get_if<wish::JumpTo>(&wish); jump && jump->moment == Moment{0, 1}) return true;
    return false;
  };
  stage.settle();
  CHECK_FALSE(reaches_first());
  stage.model.dispatch(wish::JumpTo{Moment{0, 2}});
  stage.model.dispatch(wish::FinishAnimation{});
  stage.settle();
  CHECK(reaches_first());
}

TEST_CASE("hint, values and curve are drawn within bounds, and the chart leads to its moves") {
  for (const Size& size : {Size{1024, 768}, Size{390, 844}, Size{320, 568}}) {
    PromptThinker thinker;
    Stage stage(size.width, size.height, 1, true, &thinker);
    const auto think = [&] {
      for (int i = 0; i < 400 && !stage.model.at_rest(); ++i) stage.model.tick(stage.now += 40);
      stage.settle();
      check_vertices(stage.drawn(), size.width, size.height);
      return stage.drawn().TotalVtxCount;
    };
    stage.set_up("?start=kalah_0,2,0,1,0,1/1,0,2,0,1,0_18-18_S&south=person&north=person");
    const int resting = think();
    REQUIRE(stage.model.run("hint"));
    CHECK(think() > resting + 100);
    stage.model.run("hint");
    REQUIRE(stage.model.run("analysis"));
    CHECK(think() > resting + 100);
    stage.model.run("analysis");
    for (int i = 0; i < 6; ++i) stage.play(stage.model.session().round().legal_moves()[0].pit(), 60'000);
    REQUIRE(stage.model.run("curve"));
    think();
    const Rect sheet = stage.model.layout().panel;
    std::set<std::size_t> plies;
    for (float x = sheet.x + 34; x < sheet.right() - 16; x += 6)
      for (const Action& wish : stage.tap({x, sheet.y + sheet.h * 0.35f}))
        if (const auto* jump = std::get_if<wish::JumpTo>(&wish)) plies.insert(jump->moment->ply);
    CHECK(plies.size() == stage.model.session().round().moves().size() + 1);
  }
}

}  // namespace mancala::test
