// The board's picture and the cost of a frame.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

#include "tests/ui/views.h"

namespace mancala::test {

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

TEST_CASE("until there is a picture of a new form, the one before lies under the seeds") {
  for (const bool turns : {false, true}) {
    Stage stage(390, 844);
    stage.settle();
    const BoardLayout before = stage.model.layout();
    if (turns) stage.resize(844, 390);
    else stage.open(Panel::History);
    prepare_view(stage.model, 1, 0);  // no time for a picture
    ImGui::NewFrame();
    draw_app(stage.model);
    ImGui::Render();
    const BoardLayout& now = stage.model.layout();
    for (const Pit pit : {Pit{0}, Pit{5}, Pit{7}}) {
      const Point at = now.places[pit].center, old = before.places[pit].center;
      REQUIRE(std::hypot(at.x - old.x, at.y - old.y) > 10);
      // The first picture that is drawn there is the board's.
      bool found = false;
      const ImDrawList& list = *stage.drawn().CmdLists[0];
      for (const ImDrawCmd& command : list.CmdBuffer) {
        if (command.TextureId == ImGui::GetIO().Fonts->TexID) continue;
        for (unsigned i = command.IdxOffset; !found && i + 2 < command.IdxOffset + command.ElemCount; i += 3) {
          const ImDrawVert *a = &list.VtxBuffer[list.IdxBuffer[static_cast<int>(i)]], *b = &list.VtxBuffer[list.IdxBuffer[static_cast<int>(i) + 1]], *c = &list.VtxBuffer[list.IdxBuffer[static_cast<int>(i) + 2]];
          const auto area = [](ImVec2 p, ImVec2 q, ImVec2 r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); };
          const ImVec2 p{at.x, at.y};
          const float whole = area(a->pos, b->pos, c->pos), u = area(p, b->pos, c->pos) / whole, v = area(a->pos, p, c->pos) / whole, w = 1 - u - v;
          if (!(u >= 0 && v >= 0 && w >= 0)) continue;
          found = true;
          CHECK((u * a->uv.x + v * b->uv.x + w * c->uv.x) * before.width == doctest::Approx(old.x).epsilon(0.02));
          CHECK((u * a->uv.y + v * b->uv.y + w * c->uv.y) * before.height == doctest::Approx(old.y).epsilon(0.02));
        }
      }
      CHECK(found);
    }
  }
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
  CHECK(stage.screen.uploads <= uploads + 3 + 1);  // seeds are of other sizes each time, and letters come back once; of a board there would be two more each time
}

TEST_CASE("whose turn it is changes the light on the board, and none on the table") {
  for (const Size& size : {Size{1024, 768}, Size{390, 844}})
    for (const char* game : {"kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 ", "dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 ", "mangala-ii 7,1,8,0,6,9/12,2,7,1,5,6 4-4 "}) {
      CAPTURE(game);
      Stage stage(size.width, size.height);
      stage.model.dispatch(wish::Set{"surroundings", "light"});
      const auto lit = [&](const char* side) {
        stage.set_up(std::string(game) + side);
        stage.settle();
        stage.screen.render(stage.drawn());
        return stage.screen.pixels();
      };
      const auto south = lit("S"), north = lit("N");
      const BoardLayout& layout = stage.model.layout();
      const float air = layout.places[0].radius * 0.25f;
      Rect all = layout.board;
      for (const StorePlace& store : layout.stores) {
        const float right = std::max(all.right(), store.bowl.right()), bottom = std::max(all.bottom(), store.bowl.bottom());
        all.x = std::min(all.x, store.bowl.x), all.y = std::min(all.y, store.bowl.y);
        all.w = right - all.x, all.h = bottom - all.y;
      }
      (layout.portrait ? all.w : all.h) += layout.bend;
      long on_table = 0, on_board = 0;
      for (int y = static_cast<int>(layout.title.bottom()); y < static_cast<int>(layout.toolbar.y); ++y)
        for (int x = 0; x < stage.screen.width(); ++x) {
          const std::size_t at = static_cast<std::size_t>(y * stage.screen.width() + x) * 4;
          if (std::equal(south.begin() + static_cast<std::ptrdiff_t>(at), south.begin() + static_cast<std::ptrdiff_t>(at) + 3, north.begin() + static_cast<std::ptrdiff_t>(at))) continue;
          const Point p{static_cast<float>(x), static_cast<float>(y)};
          (Rect{all.x - air, all.y - air, all.w + 2 * air, all.h + 2 * air}.contains(p) ? on_board : on_table) += 1;
        }
      CHECK(on_table == 0);
      CHECK(on_board > 10'000);
    }
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

}  // namespace mancala::test
