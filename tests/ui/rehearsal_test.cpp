// The parts of a first frame that are drawn for nobody, so that a slow machine need not draw it all at once.
#include <doctest/doctest.h>

#include <vector>

#include "tests/support/stage.h"

namespace mancala::test {
namespace {

std::vector<float> drawn(Stage& stage) {
  stage.settle();
  std::vector<float> places;
  for (const ImDrawList* list : stage.drawn().CmdLists)
    for (const ImDrawVert& vertex : list->VtxBuffer) places.insert(places.end(), {vertex.pos.x, vertex.pos.y});
  return places;
}

TEST_CASE("what is rehearsed changes nothing of the frames that follow, and draws their letters") {
  std::vector<float> expected;
  {
    Stage stage(390, 844, 2);
    expected = drawn(stage);
  }
  Stage stage(390, 844, 2);
  do prepare_view(stage.model, 2);
  while (!view_presentable());
  const auto rehearse = [&](int part) {
    ImGui::NewFrame();
    rehearse_app(stage.model, part);
    ImGui::EndFrame();
  };
  for (int part = 0; part < kRehearsals; ++part) rehearse(part);
  const int uploads = stage.screen.uploads;
  for (int part = 0; part < kRehearsals; ++part) rehearse(part);
  CHECK(stage.screen.uploads == uploads);
  const std::vector<float> places = drawn(stage);
  CHECK(places == expected);
}

}  // namespace
}  // namespace mancala::test
