// The board's picture and the cost of a frame.
#include <doctest/doctest.h>

#include <chrono>

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

}  // namespace mancala::test
