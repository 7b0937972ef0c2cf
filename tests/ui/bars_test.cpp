// What stands round the board: toolbar, heading, and both of them across a table.
#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "shell/ui/match_view.h"
#include "tests/support/prompt_thinker.h"
#include "tests/ui/views.h"

namespace mancala::test {

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

TEST_CASE("a narrow phone has the hint in its bar, and what is shared in the settings") {
  PromptThinker thinker;
  Stage stage(320, 568, 1, true, &thinker);
  stage.model.set_handouts(~Handouts{});
  const auto table = commands(stage.model);
  const auto has = [&](std::string_view id) {
    const auto rows = toolbar_rows(stage.model, table);
    return std::any_of(rows.begin(), rows.end(), [&](const Command* row) { return row->id == id; });
  };
  CHECK(has("hint"));
  CHECK_FALSE(has("share"));
  stage.open(Panel::Settings);
  stage.settle();
  const Rect sheet = stage.model.layout().panel;
  ImGui::GetIO().AddMousePosEvent(sheet.center().x, sheet.center().y);
  stage.frame();
  ImGui::GetIO().AddMouseWheelEvent(0, -1000);
  stage.settle();
  bool shares = false;
  for (float y = sheet.center().y; y < sheet.bottom(); y += 12)
    for (const Action& wish : stage.tap({sheet.center().x, y}))
      if (const auto* open = std::get_if<wish::OpenPanel>(&wish)) shares = shares || open->panel == Panel::Share;
  CHECK(shares);
}

TEST_CASE("beside the game's name stands whom a person plays") {
  PromptThinker thinker;
  Stage stage(1024, 768, 1, true, &thinker);
  const auto corners_in_head = [&](const char* seat) {
    REQUIRE(stage.model.run(seat));
    stage.settle();
    const Rect head = stage.model.layout().title;
    int corners = 0;
    for (const ImDrawList* list : stage.drawn().CmdLists)
      for (const ImDrawVert& vertex : list->VtxBuffer) corners += head.contains({vertex.pos.x, vertex.pos.y});
    return corners;
  };
  const int alone = corners_in_head("seat.north.person");
  CHECK(corners_in_head("seat.north.level3") >= alone + 4 * 6);  // "Level 3"
}

TEST_CASE("how a position is set up is told until something has been set") {
  Stage stage(390, 844);
  REQUIRE(stage.model.run("edit"));
  stage.settle();
  const int told = stage.drawn().TotalVtxCount;
  stage.model.dispatch(wish::EditSeeds{pit_spot(2), 5});
  stage.settle();
  CHECK(stage.drawn().TotalVtxCount < told - 200);
}

TEST_CASE("an embed shows the board alone") {
  Stage stage(320, 240);
  CHECK(toolbar_rows(stage.model, commands(stage.model)).empty());
}

}  // namespace mancala::test
