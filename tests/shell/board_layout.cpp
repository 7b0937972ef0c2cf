// Where the board lies: known numbers on one canvas, and what holds on every canvas.
#include "shell/board_layout.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "engine/ruleset.h"

using namespace mancala;

namespace {

struct Size { float width, height; };

const std::vector<Size> kSizes{{320, 568}, {568, 320}, {360, 640}, {390, 844}, {844, 390}, {600, 600}, {768, 1024},
                               {1024, 768}, {1280, 720}, {1920, 1080}, {1080, 1920}, {2560, 1440}, {3840, 2160}, {320, 240}, {240, 320}};

bool inside(const Rect& outer, const Rect& inner) {
  constexpr float slack = 0.01f;
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack && inner.bottom() <= outer.bottom() + slack;
}

bool overlap(const Rect& a, const Rect& b) {
  constexpr float slack = 0.01f;
  return a.x < b.right() - slack && b.x < a.right() - slack && a.y < b.bottom() - slack && b.y < a.bottom() - slack;
}

Rect around(Point center, float radius) { return {center.x - radius, center.y - radius, 2 * radius, 2 * radius}; }
float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::vector<Rect> touch_areas(const BoardLayout& layout) {
  std::vector<Rect> areas;
  for (int pit = 0; pit < 2 * layout.pits; ++pit) areas.push_back(layout.places[pit].touch);
  for (const StorePlace& store : layout.stores) areas.push_back(store.touch);
  return areas;
}

void check_layout(const BoardLayout& layout, const Rect& canvas) {
  const auto areas = touch_areas(layout);
  for (std::size_t i = 0; i < areas.size(); ++i) {
    CHECK(inside(canvas, areas[i]));
    for (std::size_t j = i + 1; j < areas.size(); ++j) CHECK_FALSE(overlap(areas[i], areas[j]));
    if (!layout.board_only) CHECK_FALSE(overlap(areas[i], layout.toolbar));
    if (!layout.board_only) CHECK_FALSE(overlap(areas[i], layout.title));
  }
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    const PitPlace& place = layout.places[pit];
    CHECK(inside(place.touch, around(place.center, place.radius)));
    CHECK(inside(place.touch, around(place.numeral, layout.numeral_size * 0.4f)));
    CHECK(distance(place.center, place.numeral) > place.radius);
    if (layout.lettered) {
      const float letter = layout.numeral_size * 0.3f;
      CHECK(inside(place.touch, around(place.letter, letter)));
      CHECK_FALSE(overlap(around(place.letter, letter), around(place.numeral, layout.numeral_size * 0.5f)));
      for (int other = 0; other < 2 * layout.pits; ++other) {
        CHECK(distance(place.letter, layout.places[other].center) > place.radius + letter);  // on no seed
        CHECK(distance(place.letter, place.center) <= distance(place.letter, layout.places[other].center));
      }
    }
    CHECK(layout.hit(place.center) == pit_spot(static_cast<Pit>(pit)));
    CHECK(layout.pit_at(layout.column(static_cast<Pit>(pit)), layout.row(static_cast<Pit>(pit))) == pit);
  }
  for (const Side side : {Side::South, Side::North}) {
    const StorePlace& store = layout.stores[index_of(side)];
    CHECK(inside(store.touch, store.bowl));
    CHECK(layout.hit(store.bowl.center()) == store_spot(side));
    CHECK(store.touch.contains(store.gain));
    CHECK_FALSE(store.bowl.contains(store.gain));  // on no seed, and far from the count
    CHECK(distance(store.gain, store.numeral) > std::min(store.bowl.w, store.bowl.h));
  }
  if (!layout.board_only)
    for (const Rect& bar : {layout.title, layout.status, layout.toolbar, layout.panel}) CHECK(inside(canvas, bar));
}

}  // namespace

TEST_CASE("a canvas of 1000 by 800, six pits, by hand") {
  const BoardLayout layout = layout_board({1000, 800, {}, false}, 6, {0, true});
  // Gap 9.6; 980.8 wide over 6 + 2 * 1.4 pit distances.
  CHECK(layout.pitch == doctest::Approx(980.8f / 8.8f));
  CHECK(layout.places[0].center.x == doctest::Approx(500 - 2.5f * layout.pitch));
  CHECK(layout.places[5].center.x == doctest::Approx(500 + 2.5f * layout.pitch));
  CHECK(layout.text == doctest::Approx(800 / 55.0f));
  CHECK(layout.toolbar.y == doctest::Approx(800 - 9.6f - 48));
  CHECK(layout.board.x == doctest::Approx(9.6f));
  CHECK(layout.board.w == doctest::Approx(980.8f));
}

TEST_CASE("as South sees it, lying") {
  const BoardLayout layout = layout_board({1024, 768, {}, false}, 6, board_shape(*find_ruleset("kalah")));
  const auto& pit = layout.places;
  CHECK_FALSE(layout.portrait);
  CHECK(pit[0].center.x < pit[1].center.x);    // A left of B
  CHECK(pit[6].center.x > pit[7].center.x);    // a right of b
  CHECK(pit[0].center.y > pit[11].center.y);   // South's row below
  CHECK(pit[0].center.x == doctest::Approx(pit[11].center.x));  // f faces A
  CHECK(layout.stores[0].bowl.x > pit[5].center.x);
  CHECK(layout.stores[1].bowl.x < pit[0].center.x);
  CHECK(pit[0].numeral.y > pit[0].center.y);
  CHECK(pit[6].numeral.y < pit[6].center.y);
}

TEST_CASE("as South sees it, standing") {
  const BoardLayout layout = layout_board({390, 844, {}, false}, 7, board_shape(*find_ruleset("dakon")));
  const auto& pit = layout.places;
  CHECK(layout.portrait);
  CHECK(pit[0].center.y > pit[1].center.y);    // A below B: the row goes up
  CHECK(pit[7].center.y < pit[8].center.y);    // a above b
  CHECK(pit[0].center.x > pit[13].center.x);   // South's row at the right
  CHECK(pit[0].center.y == doctest::Approx(pit[13].center.y));
  CHECK(layout.stores[0].bowl.bottom() < pit[6].center.y);
  CHECK(layout.stores[1].bowl.y > pit[0].center.y);
}

TEST_CASE("a bent board sags in its middle") {
  const BoardLayout layout = layout_board({1280, 720, {}, false}, 7, board_shape(*find_ruleset("dakon")));
  CHECK(layout.bend > 0);
  CHECK(layout.bend_at(layout.board.center().x) == doctest::Approx(layout.bend));
  CHECK(layout.bend_at(layout.board.x) == doctest::Approx(0));
  CHECK(layout.places[3].center.y > layout.places[0].center.y);
  CHECK(layout.places[3].center.y > layout.places[6].center.y);
}

TEST_CASE("on every canvas everything lies inside, apart and where a touch finds it") {
  for (const Size& size : kSizes) {
    for (const Ruleset& game : rulesets()) {
      for (int pits = 1; pits <= kMaxPits; ++pits) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        CAPTURE(std::string(game.id));
        CAPTURE(pits);
        check_layout(layout_board({size.width, size.height, {}, false}, pits, board_shape(game)), {0, 0, size.width, size.height});
      }
    }
  }
}

TEST_CASE("touch areas are 44 pixels from the smallest phone up") {
  for (const Size& size : kSizes) {
    if (size.width < 320 || size.height < 320) continue;
    for (const Ruleset& ruleset : rulesets()) {
      for (int pits = 1; pits <= 7; ++pits) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        CAPTURE(ruleset.id);
        CAPTURE(pits);
        const BoardLayout layout = layout_board({size.width, size.height, {}, false}, pits, board_shape(ruleset));
        for (const Rect& area : touch_areas(layout)) {
          CHECK(area.w >= 44);
          CHECK(area.h >= 44);
        }
        CHECK(layout.toolbar.h >= 44);
        CHECK(layout.toolbar.w >= 6 * 44);
      }
    }
  }
}

TEST_CASE("a small embed shows the board alone, and so does one that asks for it") {
  CHECK(layout_board({320, 240, {}, false}, 6, board_shape(*find_ruleset("kalah"))).board_only);
  CHECK(layout_board({1280, 720, {}, true}, 6, board_shape(*find_ruleset("kalah"))).board_only);
  CHECK_FALSE(layout_board({568, 320, {}, false}, 6, board_shape(*find_ruleset("kalah"))).board_only);
}

TEST_CASE("across a table each side has its own bar, and neither touches the board") {
  for (const Size& size : kSizes)
    for (const Ruleset& game : rulesets()) {
      CAPTURE(size.width);
      CAPTURE(size.height);
      CAPTURE(game.id);
      Canvas canvas{size.width, size.height, {}, false};
      canvas.tabletop = true;
      const BoardLayout layout = layout_board(canvas, game.pits, board_shape(game));
      CHECK(layout.tabletop);
      CHECK_FALSE(layout.portrait);  // the rows lie before their players
      const Rect whole{0, 0, layout.width, layout.height};
      CHECK(inside({0, 0, size.width, size.height}, layout.on_screen(whole)));
      check_layout(layout, whole);
      if (size.width >= 320 && size.height >= 320)
        for (const Rect& area : touch_areas(layout)) CHECK(std::min(area.w, area.h) >= (std::min(size.width, size.height) < 360 ? 44 : 48));
      CHECK(layout.turned(layout.turned(layout.board)).x == doctest::Approx(layout.board.x));
      if (layout.board_only) continue;
      for (const Rect& own : {layout.title, layout.status, layout.toolbar}) {
        const Rect across = layout.turned(own);
        CHECK(inside(whole, across));
        CHECK(across.y < layout.height / 2);
        CHECK(own.y > layout.height / 2);
        for (const Rect& area : touch_areas(layout)) {
          CHECK_FALSE(overlap(area, across));
          CHECK_FALSE(overlap(area, own));
        }
      }
    }
}

TEST_CASE("across a phone that stands the players sit at its long sides, South at the right") {
  Canvas canvas{390, 844, {10, 44, 0, 34}, false};
  canvas.tabletop = true;
  const BoardLayout layout = layout_board(canvas, 6, board_shape(*find_ruleset("kalah")));
  CHECK(layout.sideways);
  CHECK(layout.on_screen(layout.places[0].center).x > 195);
  CHECK(layout.on_screen(layout.places[0].center).y > layout.on_screen(layout.places[5].center).y);
  const Rect usable{10, 44, 380, 766};
  for (const Rect& area : touch_areas(layout)) CHECK(inside(usable, layout.on_screen(area)));
  CHECK(inside(usable, layout.on_screen(layout.toolbar)));
  const Point there = layout.on_screen(Point{100, 200}), back = layout.from_screen(there);
  CHECK(back.x == doctest::Approx(100));
  CHECK(back.y == doctest::Approx(200));
  // A large table that stands has room for the rows before players at its ends.
  canvas = {1080, 1920, {}, false};
  canvas.tabletop = true;
  CHECK_FALSE(layout_board(canvas, 6, board_shape(*find_ruleset("kalah"))).sideways);
}

TEST_CASE("a panel about the board lies beside or below it, and the board can still be played") {
  for (const Size& size : kSizes)
    for (const Ruleset& game : rulesets())
      for (const bool tabletop : {false, true}) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        CAPTURE(game.id);
        CAPTURE(tabletop);
        Canvas canvas{size.width, size.height, {}, false};
        canvas.tabletop = tabletop;
        const BoardLayout closed = layout_board(canvas, game.pits, board_shape(game));
        canvas.panel_apart = true;
        const BoardLayout layout = layout_board(canvas, game.pits, board_shape(game));
        if (layout.board_only) continue;
        const Rect whole{0, 0, layout.width, layout.height};
        check_layout(layout, whole);
        CHECK(inside(whole, layout.panel));
        CHECK_FALSE(overlap(layout.panel, layout.toolbar));
        if (size.width < 320 || size.height < 320 || (tabletop && std::min(size.width, size.height) < 700)) continue;  // two players' bars leave no room for three
        for (const Rect& area : touch_areas(layout)) {
          CHECK_FALSE(overlap(area, layout.panel));
          CHECK(std::min(area.w, area.h) >= (std::min(size.width, size.height) < 380 ? 28 : 44));
        }
        CHECK(layout.panel.w >= 260);
        CHECK(layout.panel.h >= (size.height < 400 ? 200 : 280));
        if (std::min(size.width, size.height) >= 390) CHECK(layout.portrait == closed.portrait);
      }
}

TEST_CASE("a match's head has room for a second line") {
  for (const Size& size : kSizes) {
    const Canvas canvas{size.width, size.height, {}, false};
    const BoardLayout one = layout_board(canvas, 5, {0, false}), two = layout_board(canvas, 5, board_shape(*find_ruleset("san-yao")));
    if (!one.board_only) CHECK(two.status.h >= std::max(one.status.h, 3 * two.text));
  }
}

TEST_CASE("where a standing board has no room beside its counts, a name and its count stand on the pit's own line") {
  Canvas canvas{390, 844, {}, false};
  const BoardShape shape = board_shape(*find_ruleset("san-yao"));
  const BoardLayout layout = layout_board(canvas, 5, shape);
  REQUIRE(layout.lettered);
  for (int pit = 0; pit < 10; ++pit) {
    const PitPlace& place = layout.places[static_cast<std::size_t>(pit)];
    CHECK(place.letter.x == doctest::Approx(place.numeral.x));
    CHECK(std::abs((place.letter.y + place.numeral.y) / 2 - place.center.y) < layout.pitch * 0.1f);
    CHECK(distance(place.letter, place.center) > place.radius + layout.numeral_size * 0.4f);  // on no rim
  }
  canvas.letters = false;
  const BoardLayout bare = layout_board(canvas, 5, shape);
  CHECK_FALSE(bare.lettered);
  for (int pit = 0; pit < 10; ++pit) CHECK(bare.places[static_cast<std::size_t>(pit)].numeral.y == doctest::Approx(bare.places[static_cast<std::size_t>(pit)].center.y));
}

TEST_CASE("larger text has larger bars, and the board what is left") {
  for (const Size& size : kSizes)
    for (const float scale : {1.25f, 1.5f}) {
      CAPTURE(size.width);
      CAPTURE(size.height);
      Canvas canvas{size.width, size.height, {}, false};
      const float normal = layout_board(canvas, 6, {0, true}).text;
      canvas.text_scale = scale;
      const BoardLayout layout = layout_board(canvas, 6, {0, true});
      CHECK(layout.text == doctest::Approx(normal * scale));
      check_layout(layout, {0, 0, size.width, size.height});
    }
}

TEST_CASE("safe areas are kept clear") {
  const Insets safe{44, 10, 44, 21};
  const BoardLayout layout = layout_board({844, 390, safe, false}, 6, board_shape(*find_ruleset("kalah")));
  check_layout(layout, {44, 10, 844 - 88, 390 - 31});
}

TEST_CASE("the board is as large as the screen allows") {
  for (const Ruleset& ruleset : rulesets()) {
    CAPTURE(ruleset.id);
    const BoardLayout wide = layout_board({1920, 1080, {}, false}, ruleset.pits, board_shape(ruleset));
    CHECK(wide.stores[0].touch.right() - wide.stores[1].touch.x > 0.95f * 1920);
    const BoardLayout tall = layout_board({390, 844, {}, false}, ruleset.pits, board_shape(ruleset));
    CHECK(tall.board.w > 0.75f * 390);
  }
}
