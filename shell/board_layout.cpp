#include "shell/board_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/match.h"

namespace mancala {
namespace {

// Outlines of tradition that are not straight, by game id.
struct Curve {
  std::string_view game;
  float sag;
};
constexpr Curve kCurves[] = {{"dakon", 0.28f}};

// Lengths in pit distances. The least breadth holds two rows with a numeral outside each; room to spare widens it.
constexpr float kRadius = 0.43f;
constexpr float kNumeral = 0.70f;       // from a pit's centre to its numeral's
constexpr float kNumeralSize = 0.30f;
constexpr float kRowGap = 1.10f;        // between the rows' centres
constexpr float kEdge = 0.98f;          // from a row's centres to the slab's edge
constexpr float kBreadth = kRowGap + 2 * kEdge;
constexpr float kStoreSlot = 1.12f;     // along the row, beyond the outer pit's half distance
constexpr float kEndMargin = 0.28f;
constexpr float kTrayGap = 0.15f;       // between the slab and a tray beside it
constexpr float kSlabEnd = 0.45f;       // of a slab without stores, beyond the outer pit's half distance
// From a pit's centre to its name: in the count's line. Where the board stands, that line leads outwards; where the edge is
// too near for both, the name stands over the count, and both of them on the pit's own line.
constexpr float kLetterAlong = 0.385f;
constexpr float kLetterOut = 1.08f, kLetteredEdge = 1.33f;
constexpr float kStackedLetter = 0.20f, kStackedCount = 0.13f;

// Lengths in pixels.
constexpr float kLeastTouch = 44, kGoodTouch = 48;
constexpr float kLeastPitch = 24;       // of a board beside an open panel; smaller, the panel lies over it
constexpr float kLetteredPitch = 31;    // smaller, names and counts would touch

float length_of(int pits) { return static_cast<float>(pits) + 2 * (kStoreSlot + kEndMargin); }
// A standing board may spread to fill the width; a lying one only a little, or the rows lose each other.
float widest(bool portrait) { return portrait ? 4.5f : 3.5f; }

float pitch_in(const Rect& area, int pits, const BoardShape& shape, bool portrait) {
  return std::min((portrait ? area.h : area.w) / length_of(pits), (portrait ? area.w : area.h) / (kBreadth + shape.curve));
}

// The board in its own axes: along the rows (South's right is positive) and across (towards South is positive),
// both from the board's centre; turned on to the canvas at the end.
class Builder {
 public:
  Builder(BoardLayout& layout, Rect area, const BoardShape& shape, bool letters) : layout_(layout), area_(area), shape_(shape), letters_(letters) {}

  void build() {
    const float length = length_of(layout_.pits);
    const float room_across = layout_.portrait ? area_.w : area_.h;
    pitch_ = layout_.pitch = pitch_in(area_, layout_.pits, shape_, layout_.portrait);
    const float spare = std::clamp(room_across / pitch_ - shape_.curve, kBreadth, widest(layout_.portrait)) - kBreadth;
    const float to_edges = layout_.portrait ? 0.6f : 0.5f;  // beside a standing board's counts there are names
    gap_ = (kRowGap + spare * (1 - to_edges)) * pitch_;
    edge_ = (kEdge + spare * to_edges / 2) * pitch_;
    half_length_ = length * pitch_ / 2;
    slab_half_ = shape_.stores_carved ? half_length_ : (layout_.pits / 2.0f + kSlabEnd) * pitch_;
    layout_.bend = shape_.curve * pitch_;
    layout_.numeral_size = std::max(11.0f, kNumeralSize * pitch_);
    layout_.lettered = letters_ && pitch_ >= kLetteredPitch;
    layout_.board = rect(-slab_half_, slab_half_, -half_breadth(), half_breadth());
    for (int pit = 0; pit < 2 * layout_.pits; ++pit) place_pit(static_cast<Pit>(pit));
    for (Side side : {Side::South, Side::North}) place_store(side);
  }

 private:
  float half_breadth() const { return gap_ / 2 + edge_; }

  // The bent middle hangs over: the straight slab lies that much to the other side.
  Point point(float along, float across) const {
    const Point center = area_.center();
    across -= layout_.bend / 2;
    return layout_.portrait ? Point{center.x + across, center.y - along} : Point{center.x + along, center.y + across};
  }

  Rect rect(float along_from, float along_to, float across_from, float across_to) const {
    const Point a = point(along_from, across_from), b = point(along_to, across_to);
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::fabs(a.x - b.x), std::fabs(a.y - b.y)};
  }

  float bend(float along) const {
    const Point at = point(along, 0);
    return layout_.bend_at(layout_.portrait ? at.y : at.x);
  }

  void place_pit(Pit pit) {
    PitPlace& place = layout_.places[pit];
    const float towards = layout_.row(pit) == 1 ? 1.0f : -1.0f;
    const float along = (static_cast<float>(layout_.column(pit)) - (layout_.pits - 1) / 2.0f) * pitch_;
    const float sag = bend(along);
    const float across = towards * gap_ / 2 + sag;
    place.center = point(along, across);
    place.radius = kRadius * pitch_;
    const bool outwards = layout_.portrait && edge_ >= kLetteredEdge * pitch_, stacked = layout_.portrait && layout_.lettered && !outwards;
    place.numeral = point(along - (stacked ? kStackedCount * pitch_ : 0), across + towards * kNumeral * pitch_);
    // Before the count, as its reader reads it: across a table each from an own seat.
    const float before = layout_.portrait || (layout_.tabletop && towards < 0) ? 1.0f : -1.0f;
    place.letter = outwards ? point(along, across + towards * kLetterOut * pitch_)
                            : point(along + before * (layout_.portrait ? kStackedLetter : kLetterAlong) * pitch_, across + towards * kNumeral * pitch_);
    place.touch = rect(along - pitch_ / 2, along + pitch_ / 2, sag, sag + towards * half_breadth());
  }

  void place_store(Side side) {
    StorePlace& place = layout_.stores[index_of(side)];
    const float towards = side == Side::South ? 1.0f : -1.0f;
    const float inner = layout_.pits / 2.0f * pitch_;
    const float bowl_from = shape_.stores_carved ? inner + 0.10f * pitch_ : slab_half_ + kTrayGap * pitch_;
    const float bowl_to = shape_.stores_carved ? half_length_ - (kEndMargin + 0.06f) * pitch_ : half_length_;
    const float sag = shape_.stores_carved ? bend(towards * (bowl_from + bowl_to) / 2) : layout_.bend / 2;
    const float reach = gap_ / 2 + kRadius * pitch_;
    place.bowl = rect(towards * bowl_from, towards * bowl_to, sag - reach, sag + reach);
    place.touch = rect(towards * inner, towards * half_length_, sag - half_breadth(), sag + half_breadth());
    const float middle = towards * (bowl_from + bowl_to) / 2;
    place.numeral = point(middle, sag + towards * (gap_ / 2 + kNumeral * pitch_));
    place.gain = point(middle, sag - towards * (gap_ / 2 + (kRadius * pitch_ + edge_) / 2));
  }

  BoardLayout& layout_;
  Rect area_;
  BoardShape shape_;
  bool letters_;
  float pitch_ = 0, gap_ = 0, edge_ = 0, half_length_ = 0, slab_half_ = 0;
};

// Head, toolbar and panel; gives what is left for the board.
Rect furnish(BoardLayout& layout, Rect area, float text_scale, bool in_rounds) {
  const float shorter = std::min(area.w, area.h);
  layout.plain_text = std::clamp(shorter / 55, shorter < 360 ? 13.0f : 14.0f, 40.0f);
  layout.text = layout.plain_text * text_scale;
  layout.middle = area.center();
  const float gap = std::max(6.0f, shorter * 0.012f);
  if (layout.board_only) {
    layout.panel = area;
    return {area.x + gap, area.y + gap, area.w - 2 * gap, area.h - 2 * gap};
  }
  const float head = std::max(34.0f, layout.text * (in_rounds ? 3.2f : 2.4f));
  const float button = std::max(shorter < 360 ? 44.0f : 48.0f, layout.text * 2.7f);
  const float title = (area.w - 2 * gap) * 0.4f;
  const float sheet = layout.portrait ? area.w : std::min(area.w, std::max(320.0f, std::min(area.w * 0.5f, layout.text * 32)));
  if (layout.tabletop) {
    layout.toolbar = {area.x + gap, area.bottom() - gap - button, area.w - 2 * gap, button};
    const float line = layout.toolbar.y - head;
    layout.title = {area.x + gap, line, title, head};
    layout.status = {area.x + gap + title, line, area.w - 2 * gap - title, head};
    const float band = area.bottom() - line;
    layout.panel = {area.right() - sheet, area.y + gap, sheet, layout.toolbar.y - 2 * gap - area.y};
    return {area.x + gap, area.y + band, area.w - 2 * gap, area.h - 2 * band};
  }
  layout.title = {area.x + gap, area.y, title, head};
  layout.status = {area.x + gap + title, area.y, area.w - 2 * gap - title, head};
  layout.toolbar = {area.x + gap, area.bottom() - gap - button, area.w - 2 * gap, button};
  const float top = area.y + head, bottom = layout.toolbar.y - gap;
  const float air = gap * 0.6f;  // a tray is not to touch the toolbar
  layout.panel = {area.right() - sheet, top, sheet, bottom - top};
  return {area.x + gap, top, area.w - 2 * gap, bottom - air - top};
}

// One way to part the table between the board and a panel.
struct Parting { Rect board, panel; bool portrait = false; float pitch = 0; };

// Parts them so that the panel lies not over the board: beside it where there is width, otherwise below it. The board keeps
// its way of lying while its pits are large enough to touch, and else is turned if that makes them larger.
Rect part(BoardLayout& layout, const Canvas& canvas, const Rect& whole, const BoardShape& shape) {
  const float gap = std::max(6.0f, std::min(whole.w, whole.h) * 0.012f), least = layout.text * 20;
  const float wide = std::clamp(whole.w * 0.36f, 264.0f, std::max(264.0f, layout.text * 24));
  const Rect right = layout.panel;
  const auto measured = [&](Parting parting) {
    parting.pitch = parting.board.w > 0 && parting.board.h > 0 ? pitch_in(parting.board, layout.pits, shape, parting.portrait) : 0;
    return parting;
  };
  const auto beside = [&](bool portrait) {
    const bool between = layout.tabletop && whole.h >= least;  // the players' bars
    return measured({{whole.x, whole.y, whole.w - wide - gap, whole.h}, {right.right() - wide, between ? whole.y : right.y, wide, between ? whole.h : right.h}, portrait});
  };
  const auto below = [&](bool portrait) {
    const float wanted = portrait ? kGoodTouch * length_of(layout.pits) : whole.w / length_of(layout.pits) * (widest(false) + shape.curve);
    const Rect board{whole.x, whole.y, whole.w, std::min(wanted, whole.h - least - gap)};
    const float bottom = layout.tabletop ? whole.bottom() : right.bottom();
    return measured({board, {whole.x - gap, board.bottom() + gap, whole.w + 2 * gap, bottom - board.bottom() - gap}, portrait});
  };
  const bool own = layout.portrait;
  Parting best;
  for (const Parting& parting : {beside(own), below(own), beside(!own), below(!own)}) {
    if ((canvas.portrait || layout.tabletop) && parting.portrait != own) continue;
    if (parting.portrait == own && parting.pitch >= kLeastTouch) {
      best = parting;
      break;
    }
    if (parting.pitch > best.pitch) best = parting;
  }
  if (best.pitch < kLeastPitch) return whole;
  layout.portrait = best.portrait;
  layout.panel = best.panel;
  return best.board;
}

BoardLayout lay_out(const Canvas& canvas, int pits, const BoardShape& shape) {
  BoardLayout layout;
  layout.pits = pits;
  layout.width = canvas.width;
  layout.height = canvas.height;
  const Insets& safe = canvas.safe;
  const Rect area{safe.left, safe.top, std::max(1.0f, canvas.width - safe.left - safe.right),
                  std::max(1.0f, canvas.height - safe.top - safe.bottom)};
  layout.tabletop = canvas.tabletop;
  layout.portrait = !layout.tabletop && canvas.portrait.value_or(area.h > area.w * 1.05f);
  layout.board_only = canvas.board_only || area.h < 300;
  Rect rest = furnish(layout, area, canvas.text_scale, shape.in_rounds);
  if (canvas.panel_apart && !layout.board_only) rest = part(layout, canvas, rest, shape);
  Builder(layout, rest, shape, canvas.letters).build();
  return layout;
}

}  // namespace

BoardShape board_shape(const Ruleset& ruleset) {
  BoardShape shape{0.0f, ruleset.mechanics.stores == Stores::Sown, has_rounds(ruleset)};
  for (const Curve& curve : kCurves)
    if (curve.game == ruleset.id) shape.curve = curve.sag;
  return shape;
}

BoardLayout layout_board(const Canvas& canvas, int pits, const BoardShape& shape) {
  BoardLayout layout = lay_out(canvas, pits, shape);
  // Across a phone that stands the pits would be too small to touch: the players sit at its long sides.
  if (!canvas.tabletop || canvas.height <= canvas.width || layout.pitch >= kGoodTouch) return layout;
  Canvas lying = canvas;
  std::swap(lying.width, lying.height);
  const Insets& safe = canvas.safe;
  lying.safe = {safe.bottom, safe.left, safe.top, safe.right};
  BoardLayout sideways = lay_out(lying, pits, shape);
  sideways.sideways = true;
  return sideways.pitch > layout.pitch && sideways.board_only == layout.board_only ? sideways : layout;
}

float BoardLayout::bend_at(float along) const {
  const float center = portrait ? board.center().y : board.center().x;
  const float half = (portrait ? board.h : board.w) / 2;
  if (bend == 0 || half <= 0) return 0;
  const float u = std::clamp((along - center) / half, -1.0f, 1.0f);
  return bend * (1 - u * u);
}

Point BoardLayout::clear_way(Pit pit) const {
  const PitPlace& place = places[pit];
  const Point along = portrait ? Point{0, -1} : Point{1, 0};
  // On the side of the count that its name is not on; where they lie in one line outwards, the nearer one to South's left.
  const float before = (place.letter.x - place.numeral.x) * along.x + (place.letter.y - place.numeral.y) * along.y;
  const float next = before < -1 ? pitch : -pitch;
  const float x = (place.numeral.x + place.letter.x + next * along.x) / 2 - place.center.x;
  const float y = (place.numeral.y + place.letter.y + next * along.y) / 2 - place.center.y;
  const float far = std::hypot(x, y);
  return {x / far, y / far};
}

Point BoardLayout::towards(Side side) const {
  const float way = side == Side::South ? 1.0f : -1.0f;
  return portrait ? Point{way, 0} : Point{0, way};
}

std::optional<Spot> BoardLayout::hit(Point point) const {
  for (int pit = 0; pit < 2 * pits; ++pit)
    if (places[pit].touch.contains(point)) return pit_spot(static_cast<Pit>(pit));
  for (Side side : {Side::South, Side::North})
    if (stores[index_of(side)].touch.contains(point)) return store_spot(side);
  return std::nullopt;
}

}  // namespace mancala
