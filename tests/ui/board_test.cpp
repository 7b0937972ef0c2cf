// The board: what is pressed, pointed at and drawn on it.
#include <doctest/doctest.h>

#include <tuple>
#include <utility>
#include <vector>

#include "tests/ui/views.h"

namespace mancala::test {

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

TEST_CASE("the hand that shows how to begin covers neither a name nor a count") {
  for (const Size& size : {Size{320, 568}, Size{390, 844}, Size{844, 390}, Size{1024, 768}})
    for (const char* game : {"kalah", "dakon"}) {
      CAPTURE(game);
      CAPTURE(size.width);
      const auto drawn = [&](bool first_start) {
        Stage stage(size.width, size.height);
        StartTexts texts;
        texts.first_start = first_start;
        texts.argument = std::string("?game=") + game + "&sides=both";
        stage.model.start(texts);
        stage.settle();
        CHECK(stage.model.teaches() == first_start);
        stage.screen.render(stage.drawn());
        return std::tuple{stage.screen.pixels(), stage.model.layout(), stage.model.taught_pit()};
      };
      const auto [taught, layout, pit] = drawn(true);
      const auto plain = std::get<0>(drawn(false));
      const auto width = static_cast<std::size_t>(size.width);
      // A place is covered where the picture is quite another; a shadow may fall there.
      const auto covered = [&, &taught = taught](Point middle, float half) {
        int pixels = 0;
        for (auto y = static_cast<std::size_t>(middle.y - half); static_cast<float>(y) < middle.y + half; ++y)
          for (auto x = static_cast<std::size_t>(middle.x - half); static_cast<float>(x) < middle.x + half; ++x) {
            const std::size_t at = (y * width + x) * 4;
            pixels += std::abs(taught[at] - plain[at]) + std::abs(taught[at + 1] - plain[at + 1]) + std::abs(taught[at + 2] - plain[at + 2]) > 150;
          }
        return pixels;
      };
      for (int i = 0; i < 2 * layout.pits; ++i) {
        const PitPlace& place = layout.places[static_cast<std::size_t>(i)];
        CHECK(covered(place.numeral, layout.numeral_size * 0.5f) == 0);
        if (layout.lettered) CHECK(covered(place.letter, layout.numeral_size * 0.32f) == 0);
      }
      // And there is a hand: beyond the pit something else than without it.
      REQUIRE(pit);
      const PitPlace& place = layout.places[*pit];
      const Point way = layout.clear_way(*pit);
      CHECK(covered({place.center.x + way.x * place.radius * 1.6f, place.center.y + way.y * place.radius * 1.6f}, 5) > 20);
    }
}

}  // namespace mancala::test
