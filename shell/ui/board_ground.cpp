// The table and the board on it: one picture, lit by the colours of fine meshes that keep to the board's outline, so that
// what tells whose turn it is falls on no cloth.
#include <algorithm>
#include <cmath>

#include "shell/noise.h"
#include "shell/ui/board_view.h"

namespace mancala {
namespace {

constexpr int kAcross = 26, kAlong = 44;  // cells of a mesh: finer where rows differ
constexpr float kEdge = 0.06f;            // how far the light fades beyond an outline, in radii of a pit
constexpr float kGroundEdge = 0.8f;       // the same of a board that is only trodden ground
constexpr float kHalfPi = 1.57079633f;

ImU32 grey(float light) {
  const int l = static_cast<int>(std::clamp(light, 0.0f, 1.0f) * 255 + 0.5f);
  return IM_COL32(l, l, l, 255);
}

struct Lit {
  Point at;
  float light;
};

// From a place of the canvas to its place in the picture, both in parts of their size. While the picture of a new form is
// still made, the one before is drawn so that its hollows lie where those of the new form do: seeds never lie beside them.
class Painted {
 public:
  Painted(const BoardForm& now, const BoardForm& painted) : width_(static_cast<float>(painted.width)), height_(static_cast<float>(painted.height)) {
    if (now == painted || now.hollows.size() != painted.hollows.size() || now.hollows.size() < 4) {
      width_ = static_cast<float>(now.width), height_ = static_cast<float>(now.height);
      return;
    }
    // Both stores and a pit never lie on one line.
    const std::size_t store = now.hollows.size() - 2;
    const auto side = [&](const BoardForm& form, std::size_t i) { return Point{form.hollows[i].x - form.hollows[store].x, form.hollows[i].y - form.hollows[store].y}; };
    const Point p = side(now, store + 1), q = side(now, 0), to_p = side(painted, store + 1), to_q = side(painted, 0);
    const float whole = p.x * q.y - p.y * q.x;
    x_ = {(to_p.x * q.y - to_q.x * p.y) / whole, (to_q.x * p.x - to_p.x * q.x) / whole};
    y_ = {(to_p.y * q.y - to_q.y * p.y) / whole, (to_q.y * p.x - to_p.y * q.x) / whole};
    from_ = {now.hollows[store].x, now.hollows[store].y};
    to_ = {painted.hollows[store].x, painted.hollows[store].y};
  }

  ImVec2 at(Point place) const {
    const ImVec2 there = moved(place);
    return {std::clamp(there.x / width_, 0.0f, 1.0f), std::clamp(there.y / height_, 0.0f, 1.0f)};
  }
  // In pixels, also beyond the picture.
  ImVec2 moved(Point place) const {
    const Point d{place.x - from_.x, place.y - from_.y};
    return {to_.x + x_.x * d.x + x_.y * d.y, to_.y + y_.x * d.x + y_.y * d.y};
  }

 private:
  float width_, height_;
  Point from_{}, to_{}, x_{1, 0}, y_{0, 1};
};

// `vertex(column, row)` of so many cells.
template <class Vertex>
void draw_mesh(ImDrawList& list, const Painted& painted, int columns, int rows, const Vertex& vertex) {
  list.PrimReserve(columns * rows * 6, (columns + 1) * (rows + 1));
  const unsigned first = list._VtxCurrentIdx, step = static_cast<unsigned>(rows) + 1;
  for (int column = 0; column <= columns; ++column)
    for (int row = 0; row <= rows; ++row) {
      const Lit lit = vertex(column, row);
      list.PrimWriteVtx({lit.at.x, lit.at.y}, painted.at(lit.at), grey(lit.light));
    }
  for (int column = 0; column < columns; ++column)
    for (int row = 0; row < rows; ++row) {
      const unsigned a = first + static_cast<unsigned>(column) * step + static_cast<unsigned>(row), b = a + step;
      for (const unsigned index : {a, a + 1, b + 1, a, b + 1, b}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
    }
}

}  // namespace

// A round-cornered piece of the picture: `half_along` and `half_across` from its middle, bent and swollen as the board is if it `is_slab`.
void BoardView::draw_lit(const AppModel& model, const Pen& pen, Point middle, float half_along, float half_across, bool is_slab) const {
  const Cut& cut = pen.theme.cut;
  const float edge = form_.unit * kEdge, least = std::min(half_along, half_across);
  const float corner = std::min(is_slab ? cut.corner * form_.unit : least, least * 0.98f);
  // From end to end, denser where the corners are round; a strip more at each end and side fades into the table's light.
  const auto along_at = [&](int i) {
    if (i < 0 || i > kAlong) return (i < 0 ? -1.0f : 1.0f) * (half_along + edge);
    return half_along * std::sin(kHalfPi * (2 * static_cast<float>(i) / kAlong - 1));
  };
  const auto half_at = [&](float along) {
    const float u = std::min(std::fabs(along) / half_along, 1.0f), in = std::max(std::min(std::fabs(along), half_along) - half_along + corner, 0.0f);
    const float swell = is_slab ? cut.swell * form_.unit * (0.35f - u * u) : 0.0f;
    return half_across + swell - corner + std::sqrt(std::max(corner * corner - in * in, 0.0f));
  };
  const auto across_at = [&](int i, float half) {
    if (i < 0 || i > kAcross) return (i < 0 ? -1.0f : 1.0f) * (half + edge);
    return half * (2 * static_cast<float>(i) / kAcross - 1);
  };
  draw_mesh(pen.list, Painted(form_, picture_.painted()), kAlong + 2, kAcross + 2, [&](int i, int k) {
    const int column = i - 1, row = k - 1;
    const float along = along_at(column), half = half_at(along);
    const float u = along / half_along, across = across_at(row, half) + (is_slab ? form_.bend * (1 - std::min(u * u, 1.0f)) : 0.0f);
    const Point at = form_.upright ? Point{middle.x + across, middle.y + along} : Point{middle.x + along, middle.y + across};
    const bool is_outside = column < 0 || column > kAlong || row < 0 || row > kAcross;
    return Lit{at, is_outside ? BoardLight::kTable : light_.at(model.layout(), at)};
  });
}

// Trodden ground has no outline: its light fades into that of the ground round it.
void BoardView::draw_lit_ground(const AppModel& model, const Pen& pen) const {
  const BoardLayout& layout = model.layout();
  const int columns = form_.upright ? kAcross : kAlong, rows = form_.upright ? kAlong : kAcross;
  draw_mesh(pen.list, Painted(form_, picture_.painted()), columns, rows, [&](int column, int row) {
    const Point at{layout.width * static_cast<float>(column) / static_cast<float>(columns), layout.height * static_cast<float>(row) / static_cast<float>(rows)};
    float outside = box_distance(at.x - form_.centre_x(), at.y - form_.centre_y(), (form_.right - form_.left) / 2, (form_.bottom - form_.top) / 2, form_.unit);
    for (const Hollow& h : form_.hollows)
      if (h.store) outside = std::min(outside, distance_to(h, at.x, at.y));
    return Lit{at, noise::mix(light_.at(layout, at), BoardLight::kTable, noise::smooth(noise::ramp(0.0f, kGroundEdge, outside / form_.unit)))};
  });
}

void BoardView::draw_ground(const AppModel& model, const Pen& pen) const {
  const float wide = model.layout().width, tall = model.layout().height;
  if (picture_.texture() == nullptr) return pen.box({0, 0, wide, tall}, 0, Pen::colour(pen.theme.table.dark));
  const bool flat = pen.theme.board.substance == Substance::Flat;
  const float bright = flat ? 1.0f : BoardLight::kTable;
  if (form_ == picture_.painted()) {
    pen.list.AddImage(picture_.texture(), {0, 0}, {wide, tall}, {0, 0}, {1, 1}, grey(bright));
  } else {
    // The picture before, where it lies now, and its table's colour round it.
    const auto part = [&](int shift) {
      const auto of = [&](Ink ink) { return static_cast<float>(ink.rgb >> shift & 255) / 2; };
      return static_cast<std::uint32_t>(std::min(255.0f, (of(pen.theme.table.light) + of(pen.theme.table.dark)) * bright)) << shift;
    };
    pen.box({0, 0, wide, tall}, 0, Pen::colour({part(16) | part(8) | part(0)}));
    const float right = static_cast<float>(picture_.painted().width), bottom = static_cast<float>(picture_.painted().height);
    const Painted back(picture_.painted(), form_);
    pen.list.AddImageQuad(picture_.texture(), back.moved({0, 0}), back.moved({right, 0}), back.moved({right, bottom}), back.moved({0, bottom}), {0, 0}, {1, 0}, {1, 1}, {0, 1}, grey(bright));
  }
  if (flat) {
    // No light falls on what is flat: the bowls themselves are dimmed.
    for (const Hollow& h : form_.hollows)
      pen.box({h.x - h.half_w, h.y - h.half_h, 2 * h.half_w, 2 * h.half_h}, std::min(h.half_w, h.half_h), Pen::colour({0x000000}, 1 - light_.at(model.layout(), {h.x, h.y})));
    return;
  }
  pen.list.PushTextureID(picture_.texture());
  if (pen.theme.cut.slab) {
    draw_lit(model, pen, {form_.centre_x(), form_.centre_y()}, form_.half_length(), form_.half_breadth(), true);
    for (const Tray& tray : form_.trays) {
      const float half_w = (tray.right - tray.left) / 2, half_h = (tray.bottom - tray.top) / 2;
      draw_lit(model, pen, {tray.left + half_w, tray.top + half_h}, form_.upright ? half_h : half_w, form_.upright ? half_w : half_h, false);
    }
  } else {
    draw_lit_ground(model, pen);
  }
  pen.list.PopTextureID();
}

}  // namespace mancala
