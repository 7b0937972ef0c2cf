// The view without a window: what it draws, and what it wishes for.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>
#include <string>

#include "shell/ui/match_view.h"
#include "shell/theme.h"
#include "tests/support/prompt_thinker.h"
#include "tests/support/stage.h"

namespace mancala::test {
namespace {

struct Size {
  float width, height;
};
const Size kSizes[] = {{320, 240}, {320, 568}, {390, 844}, {844, 390}, {1024, 768}, {1920, 1080}, {3840, 2160}};
const Panel kPanels[] = {Panel::None, Panel::NewGame, Panel::History, Panel::Rules, Panel::Settings, Panel::Curve};
const char* kPositions[] = {
    "kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S",
    "dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S",
    "djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N",
    "san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S",
    "mangala-ii 7,1,8,0,6,9/12,2,7,1,5,6 4-4 S",
    "kalah@pits=1,seeds=12 12/12 0-0 S",
    "kalah@pits=9,seeds=12 12,12,12,12,12,12,12,12,12/12,12,12,12,12,12,12,12,12 0-0 N",
};

template <class Wish>
const Wish* only(const std::vector<Action>& wishes) {
  return wishes.size() == 1 ? std::get_if<Wish>(&wishes.front()) : nullptr;
}

// Every corner of every triangle lies on the canvas or is cut off at its edge, and is a number.
void check_vertices(const ImDrawData& drawn, float width, float height, bool sideways = false) {
  for (const ImDrawList* list : drawn.CmdLists) {
    float left = 0, top = 0, right = 0, bottom = 0;
    bool finite = true;
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      finite = finite && std::isfinite(vertex.pos.x) && std::isfinite(vertex.pos.y);
      left = std::min(left, vertex.pos.x), right = std::max(right, vertex.pos.x);
      top = std::min(top, vertex.pos.y), bottom = std::max(bottom, vertex.pos.y);
    }
    CHECK(finite);
    // Seeds and a hand's arm may reach over the edge, but not far; a sheet's body may be longer than the sheet, which may lie turned.
    CHECK(left > -width - (sideways ? 2500 : 0));
    CHECK(right < 2 * width + (sideways ? 2500 : 0));
    CHECK(top > -height - 2500);
    CHECK(bottom < 2 * height + 2500);
    for (const ImDrawCmd& command : list->CmdBuffer) {
      REQUIRE(command.ClipRect.x >= 0);
      REQUIRE(command.ClipRect.y >= 0);
      REQUIRE(command.ClipRect.z <= width);
      REQUIRE(command.ClipRect.w <= height);
    }
  }
}

// What was drawn last, to be compared.
std::vector<std::uint32_t> fingerprint(const Stage& stage) {
  std::vector<std::uint32_t> corners;
  for (const ImDrawList* list : stage.drawn().CmdLists)
    for (const ImDrawVert& vertex : list->VtxBuffer)
      corners.push_back(static_cast<std::uint32_t>(static_cast<int>(vertex.pos.x * 16)) * 31 + static_cast<std::uint32_t>(static_cast<int>(vertex.pos.y * 16)) + vertex.col);
  return corners;
}

}  // namespace

TEST_CASE("every view draws at every size and keeps to the canvas") {
  for (const Size& size : kSizes) {
    CAPTURE(size.width);
    CAPTURE(size.height);
    Stage stage(size.width, size.height, 1, false);
    for (const char* position : kPositions) {
      CAPTURE(position);
      stage.set_up(position);
      for (const Panel panel : kPanels) {
        stage.open(panel);
        CHECK(stage.frame().empty());
        check_vertices(stage.drawn(), size.width, size.height);
        CHECK(stage.drawn().TotalVtxCount > 50);
      }
      stage.open(Panel::None);
    }
  }
}

TEST_CASE("clicking a pit wishes to play it, whether or not it may be played") {
  for (const Size& size : {Size{1024, 768}, Size{390, 844}, Size{320, 240}}) {
    Stage stage(size.width, size.height);
    stage.settle();
    for (const Pit pit : {Pit{0}, Pit{5}, Pit{8}}) {
      const auto wishes = stage.tap(stage.model.layout().places[pit].center);
      const auto* play = only<wish::Play>(wishes);
      REQUIRE(play != nullptr);
      CHECK(play->move == Move{pit});
    }
  }
}

TEST_CASE("a press that is let go elsewhere wishes for nothing") {
  Stage stage(1024, 768);
  stage.settle();
  ImGuiIO& io = ImGui::GetIO();
  const Point from = stage.model.layout().places[1].center, to = stage.model.layout().places[2].center;
  std::size_t wishes = 0;
  io.AddMousePosEvent(from.x, from.y);
  wishes += stage.frame().size();
  io.AddMouseButtonEvent(0, true);
  wishes += stage.frame().size();
  io.AddMousePosEvent(to.x, to.y);
  wishes += stage.frame().size();
  io.AddMouseButtonEvent(0, false);
  wishes += stage.frame().size();
  CHECK(wishes == 0);
}

TEST_CASE("a tap while seeds move wishes for the end of the motion") {
  Stage stage(1024, 768);
  stage.settle();
  stage.play(Pit{2}, 300);
  REQUIRE(stage.model.animating());
  CHECK(only<wish::FinishAnimation>(stage.tap(stage.model.layout().places[0].center)) != nullptr);
  CHECK(stage.model.animating());
}

TEST_CASE("every moment of a sowing is drawn within bounds") {
  Stage stage(390, 844);
  stage.set_up("dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S");
  stage.settle();
  stage.play(Pit{3}, 0);
  int frames = 0;
  for (; stage.model.animating() && frames < 2000; ++frames) {
    stage.model.tick(stage.now += 40);
    stage.frame();
    check_vertices(stage.drawn(), 390, 844);
  }
  CHECK(frames > 20);
  CHECK(frames < 2000);
}

TEST_CASE("every button of the toolbar is a row of the command table and wishes its action") {
  for (const Size& size : {Size{1024, 768}, Size{390, 844}, Size{320, 568}}) {
    Stage stage(size.width, size.height);
    for (const Pit pit : {Pit{2}, Pit{5}, Pit{7}}) stage.play(pit, 60'000);
    stage.settle();
    const std::vector<Command> table = commands(stage.model);
    const std::vector<const Command*> rows = toolbar_rows(stage.model, table);
    CHECK(rows.size() >= 5);
    for (const Command* row : rows) CHECK(find_command(table, row->id) == row);
    // Tapping along the bar calls forth each enabled row once, in order, and nothing else.
    const Rect bar = stage.model.layout().toolbar;
    std::vector<std::size_t> heard;
    std::size_t last = Action(wish::Play{}).index();
    for (float x = bar.x + 4; x < bar.right(); x += 12) {
      for (const Action& wish : stage.tap({x, bar.center().y})) {
        std::size_t kind = wish.index() * 16;
        if (const auto* open = std::get_if<wish::OpenPanel>(&wish)) kind += static_cast<std::size_t>(open->panel);
        if (kind != last) heard.push_back(kind);
        last = kind;
      }
    }
    std::size_t enabled = 0;
    for (const Command* row : rows) enabled += row->enabled;
    CHECK(heard.size() == enabled);
  }
}

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

TEST_CASE("across a phone that stands all is drawn turned, and pressed where it is seen") {
  Stage stage(390, 844);
  stage.model.dispatch(wish::Set{"layout", "tabletop"});
  stage.play(Pit{0}, 60'000);
  stage.settle();
  const BoardLayout& layout = stage.model.layout();
  REQUIRE(layout.sideways);
  check_vertices(stage.drawn(), 390, 844);
  for (const Pit pit : {Pit{2}, Pit{8}}) {
    const auto wishes = stage.tap(layout.on_screen(layout.places[pit].center));
    REQUIRE(only<wish::Play>(wishes) != nullptr);
    CHECK(only<wish::Play>(wishes)->move == Move{pit});
  }
  int opened = 0;
  for (float x = layout.toolbar.x + 6; x < layout.toolbar.right(); x += 20)
    for (const Action& wish : stage.tap(layout.on_screen(Point{x, layout.toolbar.center().y}))) opened += std::holds_alternative<wish::OpenPanel>(wish);
  CHECK(opened >= 4);
  // A sheet is clipped where it lies: scrolling, its text stays within.
  stage.open(Panel::Rules);
  stage.settle();
  const Rect sheet = layout.on_screen(layout.panel);
  for (const ImDrawCmd& command : ImGui::GetBackgroundDrawList()->CmdBuffer) {
    if (command.ClipRect.z - command.ClipRect.x >= 390) continue;
    CHECK(command.ClipRect.x >= sheet.x - 1);
    CHECK(command.ClipRect.w <= sheet.bottom() + 1);
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
    for (float y = sheet.y + 60; y < sheet.y + 330; y += 15)
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
  stage.model.run("focus.down");
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
  for (int i = 0; i < 34 && !stage.model.session().over(); ++i) {
    const MoveList moves = stage.model.session().round().legal_moves();
    stage.play(moves[i * 7 % moves.size()].pit(), 60'000);
  }
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

TEST_CASE("across a table North presses its own buttons where it sees them, and reads its own counts") {
  Stage stage(1024, 768);
  stage.model.dispatch(wish::Set{"layout", "tabletop"});
  stage.set_up("kalah");
  stage.play(Pit{0}, 60'000);
  stage.settle();
  const BoardLayout& layout = stage.model.layout();
  const std::vector<const Command*> rows = toolbar_rows(stage.model, commands(stage.model), Side::North);
  REQUIRE(rows.size() >= 1);
  const Rect bar = layout.turned(layout.toolbar);
  int undone = 0;
  for (float x = bar.x + 6; x < bar.right(); x += 20)
    for (const Action& wish : stage.tap({x, bar.center().y})) undone += std::holds_alternative<wish::Undo>(wish);
  CHECK(undone > 0);
  // Pits are pressed where they lie.
  const auto wishes = stage.tap(layout.places[8].center);
  const auto* play = only<wish::Play>(wishes);
  REQUIRE(play != nullptr);
  CHECK(play->move == Move{8});
}

TEST_CASE("what is turned is the same drawing, half a circle round") {
  Stage stage(400, 300);
  stage.frame();
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const int first = list.VtxBuffer.Size;
  list.AddRectFilled({10, 20}, {60, 50}, IM_COL32_WHITE);
  const int second = list.VtxBuffer.Size;
  {
    const Turned turned(list, {200, 150});
    list.AddRectFilled({10, 20}, {60, 50}, IM_COL32_WHITE);
  }
  for (int i = 0; first + i < second; ++i) {
    const ImVec2 plain = list.VtxBuffer[first + i].pos, round = list.VtxBuffer[second + i].pos;
    CHECK(round.x == doctest::Approx(400 - plain.x));
    CHECK(round.y == doctest::Approx(300 - plain.y));
  }
  ImGui::Render();
}

TEST_CASE("every view draws across a table and in the largest text") {
  for (const Size& size : kSizes) {
    Stage stage(size.width, size.height, 1, false);
    for (const char* layout : {"tabletop", "auto"}) {
      stage.model.dispatch(wish::Set{"layout", layout});
      stage.model.dispatch(wish::Set{"text-size", "larger"});
      for (const char* position : {kPositions[0], kPositions[3]}) {
        stage.set_up(position);
        for (const Panel panel : kPanels) {
          stage.open(panel);
          CHECK(stage.frame().empty());
          check_vertices(stage.drawn(), size.width, size.height, stage.model.layout().sideways);
        }
        stage.open(Panel::None);
      }
    }
  }
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
  for (int i = 0; i < 60 && !stage.model.session().over(); ++i) {
    const MoveList moves = stage.model.session().round().legal_moves();
    stage.play(moves[i * 7 % moves.size()].pit(), 60'000);
  }
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

TEST_CASE("a position is set up by taps, the other button, long presses and drags") {
  Stage stage(1024, 768);
  stage.set_up("kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S");
  REQUIRE(stage.model.run("edit"));
  stage.settle();
  ImGuiIO& io = ImGui::GetIO();
  const auto at = [&](Pit pit) { return stage.model.layout().places[pit].center; };
  const auto seeds = [](const std::vector<Action>& wishes) {
    const auto* set = only<wish::EditSeeds>(wishes);
    return set ? set->seeds : -1;
  };
  const auto press = [&](Point from, Point to, int button, int frames) {
    std::vector<Action> all;
    const auto take = [&] {
      for (Action& wish : stage.frame()) all.push_back(std::move(wish));
    };
    io.AddMousePosEvent(from.x, from.y);
    take();
    io.AddMouseButtonEvent(button, true);
    for (int i = 0; i < frames; ++i) take();
    io.AddMousePosEvent(to.x, to.y);
    take(), take();
    io.AddMouseButtonEvent(button, false);
    take(), take();
    return all;
  };
  CHECK(seeds(stage.tap(at(3))) == 8);
  CHECK(seeds(press(at(3), at(3), 1, 1)) == 6);
  const Rect bowl = stage.model.layout().stores[0].bowl;
  CHECK(seeds(stage.tap(bowl.center())) == 6);
  const auto carried = press(at(3), at(2), 0, 1);
  const auto* carry = only<wish::EditCarry>(carried);
  REQUIRE(carry);
  CHECK(carry->from == pit_spot(3));
  CHECK(carry->to == pit_spot(2));
  CHECK(carry->seeds == 1);
  CHECK(press(at(2), at(3), 0, 1).empty());  // an empty pit has nothing to carry
  io.AddKeyEvent(ImGuiMod_Shift, true);
  const auto all = press(at(3), at(2), 0, 1);
  io.AddKeyEvent(ImGuiMod_Shift, false);
  REQUIRE(only<wish::EditCarry>(all));
  CHECK(only<wish::EditCarry>(all)->seeds == 7);
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  CHECK(seeds(press(at(3), at(3), 0, 40)) == 6);
}

TEST_CASE("the bar holds what setting up needs, and nothing else") {
  Stage stage(390, 844);
  stage.set_up("san-yao");
  REQUIRE(stage.model.run("edit"));
  stage.settle();
  check_vertices(stage.drawn(), 390, 844);
  const auto table = commands(stage.model);
  for (const Command* row : toolbar_rows(stage.model, table)) CHECK(row->id.find("edit.") == 0);
  CHECK(toolbar_rows(stage.model, table).size() == 6);
}

TEST_CASE("a canvas too small for a board is survived, and forgotten when it grows") {
  Stage stage(1, 1);
  stage.settle();
  for (const Size& size : {Size{40, 30}, Size{200, 3}, Size{3, 500}, Size{640, 480}}) {
    stage.resize(size.width, size.height);
    stage.settle();
    CHECK(view_at_rest());
  }
  CHECK(only<wish::Play>(stage.tap(stage.model.layout().places[1].center)) != nullptr);
}

TEST_CASE("a pit that is pointed at shows what its move would do, unless that is not wanted") {
  for (const Size& size : {Size{1024, 768}, Size{390, 844}}) {
    Stage stage(size.width, size.height);
    stage.set_up("kalah 1,0,4,4,4,4/4,4,4,4,5,4 0-0 S");
    stage.hover({1, 1});
    stage.settle();
    const int resting = stage.drawn().TotalVtxCount;
    stage.hover(stage.model.layout().places[0].center);
    stage.settle();
    CHECK(stage.drawn().TotalVtxCount > resting + 200);
    check_vertices(stage.drawn(), size.width, size.height);
    stage.model.dispatch(wish::Set{"preview", "off"});
    stage.settle();
    CHECK(stage.drawn().TotalVtxCount < resting + 200);
    stage.model.dispatch(wish::Set{"preview", "on"});
    stage.hover({1, 1});
    stage.model.dispatch(wish::FocusPit{Pit{0}});  // the keys ask as well
    stage.settle();
    CHECK(stage.drawn().TotalVtxCount > resting + 200);
  }
}

TEST_CASE("a finger that rests on a pit asks, and does not play") {
  Stage stage(390, 844);
  stage.settle();
  ImGuiIO& io = ImGui::GetIO();
  const Point at = stage.model.layout().places[2].center;
  const auto press = [&](int frames) {
    std::size_t wishes = 0;
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(at.x, at.y);
    stage.frame();
    const int resting = stage.drawn().TotalVtxCount;
    io.AddMouseButtonEvent(0, true);
    for (int i = 0; i < frames; ++i) wishes += stage.frame().size();
    const int shown = stage.drawn().TotalVtxCount - resting;
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMouseButtonEvent(0, false);
    for (int i = 0; i < 3; ++i) wishes += stage.frame().size();
    return std::pair(wishes, shown);
  };
  const auto tapped = press(3), rested = press(40);  // frames of a sixtieth of a second
  CHECK(tapped.first == 1);
  CHECK(tapped.second < 150);
  CHECK(rested.first == 0);
  CHECK(rested.second > 150);
}

TEST_CASE("an embed shows the board alone") {
  Stage stage(320, 240);
  CHECK(toolbar_rows(stage.model, commands(stage.model)).empty());
}

TEST_CASE("a resting board is drawn the same again, and asks for no more frames") {
  Stage stage(1024, 768);
  stage.settle();
  CHECK(view_at_rest());
  const auto print = [&] {
    std::uint64_t hash = 1469598103934665603u;
    for (const ImDrawList* list : stage.drawn().CmdLists)
      for (const ImDrawVert& v : list->VtxBuffer) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(&v);
        for (std::size_t i = 0; i < sizeof v; ++i) hash = (hash ^ bytes[i]) * 1099511628211u;
      }
    return hash;
  };
  stage.frame();
  const std::uint64_t once = print();
  const int uploads = stage.screen.uploads;
  stage.frame();
  CHECK(print() == once);
  CHECK(stage.screen.uploads == uploads);
}

TEST_CASE("a change of size bakes the picture anew, coarse at once and fine later") {
  Stage stage(800, 600);
  stage.settle();
  const int before = stage.screen.uploads;
  stage.resize(600, 800);
  stage.frame();
  CHECK(stage.screen.uploads > before);
  stage.settle();
  CHECK(view_at_rest());
}

TEST_CASE("a list that opens beside the board and closes finds the board's picture as it was") {
  Stage stage(800, 600);
  stage.settle();
  stage.open(Panel::History);
  stage.settle();
  const int uploads = stage.screen.uploads;
  for (const Panel panel : {Panel::None, Panel::History, Panel::None}) {
    stage.open(panel);
    stage.frame();
    CHECK(view_complete());
  }
  stage.settle();
  CHECK(stage.screen.uploads <= uploads + 3 * 3);  // letters, twice, and seeds are of other sizes; of a board there would be two more each time
}

TEST_CASE("a frame costs little") {
  Stage stage(1920, 1080);
  stage.set_up(kPositions[1]);
  stage.settle();
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 20; ++i) stage.frame();
  const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() / 20;
  MESSAGE("milliseconds a frame, vertices: ", ms, " ", stage.drawn().TotalVtxCount);
  CHECK(stage.drawn().TotalVtxCount < 30'000);
  CHECK(ms < 40);  // ten times the target: sanitizers and a busy machine
}

TEST_CASE("no text is missing from the catalogue") {
  // A missing key is drawn as ‹key›: no such sign is in any label the view asks for.
  Stage stage(1024, 768);
  for (const char* key : {"seat.short.person", "seat.short.level", "history.who.south", "history.who.north", "rules.title",
                          "command.new-game", "command.history", "command.settings", "history.round", "history.empty"})
    CHECK(stage.model.strings().has(key));
}

}  // namespace mancala::test
