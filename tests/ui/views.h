// What the tests of the view share: sizes, positions, and how a drawing is looked at.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <variant>
#include <vector>

#include "tests/support/stage.h"

namespace mancala::test {

struct Size {
  float width, height;
};
inline const Size kSizes[] = {{320, 240}, {320, 568}, {390, 844}, {844, 390}, {1024, 768}, {1920, 1080}, {3840, 2160}};
inline const Panel kPanels[] = {Panel::None, Panel::NewGame, Panel::History, Panel::Rules, Panel::Settings, Panel::Curve};
inline const char* const kPositions[] = {
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
inline void check_vertices(const ImDrawData& drawn, float width, float height, bool sideways = false) {
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

// So many moves, each shown to its end, as far as the game goes: now from this, now from that pit.
inline void play_on(Stage& stage, int count) {
  for (int i = 0; i < count && !stage.model.session().over(); ++i) {
    const MoveList moves = stage.model.session().round().legal_moves();
    stage.play(moves[i * 7 % moves.size()].pit(), 60'000);
  }
}

// What was drawn last, to be compared.
inline std::vector<std::uint32_t> fingerprint(const Stage& stage) {
  std::vector<std::uint32_t> corners;
  for (const ImDrawList* list : stage.drawn().CmdLists)
    for (const ImDrawVert& vertex : list->VtxBuffer)
      corners.push_back(static_cast<std::uint32_t>(static_cast<int>(vertex.pos.x * 16)) * 31 + static_cast<std::uint32_t>(static_cast<int>(vertex.pos.y * 16)) + vertex.col);
  return corners;
}

}  // namespace mancala::test
