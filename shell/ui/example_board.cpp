#include "shell/ui/example_board.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace mancala {
namespace {

ImU32 mixed(Ink a, Ink b, float share) {
  const auto part = [&](int shift) {
    const auto x = static_cast<float>(a.rgb >> shift & 255), y = static_cast<float>(b.rgb >> shift & 255);
    return static_cast<std::uint32_t>(std::lround(x + (y - x) * share)) << shift;
  };
  return Pen::colour({part(16) | part(8) | part(0)});
}

constexpr Ink kBlack{0x000000}, kWhite{0xFFFFFF};

Rect box_of(const Hollow& h, Point at, float more) { return {at.x + h.x - h.half_w - more, at.y + h.y - h.half_h - more, 2 * (h.half_w + more), 2 * (h.half_h + more)}; }
float corner_of(const Hollow& h, float more) { return std::min(h.half_w, h.half_h) + more; }

}  // namespace

void ExampleBoard::fit(const Ruleset& ruleset, const Theme& theme, float width) {
  width_ = width;
  Canvas canvas;
  canvas.width = width;
  canvas.height = height();
  canvas.board_only = true;
  canvas.portrait = false;
  BoardShape shape = board_shape(ruleset);
  shape.curve = 0;
  layout_ = layout_board(canvas, ruleset.pits, shape);
  form_ = form_of(layout_, !shape.stores_carved);
  const float radius = theme.seed.radius * form_.unit;
  piles_.resize(form_.hollows.size());
  for (std::size_t i = 0; i < piles_.size(); ++i)
    if (!piles_[i].fits(form_.hollows[i], radius)) piles_[i] = SeedPile(form_.hollows[i], radius, static_cast<int>(i));
}

void ExampleBoard::draw(const Pen& pen, Point at, const ExampleMoment& moment) const {
  const Theme& theme = pen.theme;
  const float corner = std::min({theme.cut.corner * form_.unit, form_.half_breadth(), form_.half_length()}) * 0.9f + 2;
  const ImU32 wood = mixed(theme.board.light, theme.board.dark, 0.22f), bowl = mixed(theme.board.dark, kBlack, 0.35f);
  pen.box({at.x + form_.left, at.y + form_.top, form_.right - form_.left, form_.bottom - form_.top}, corner, wood);
  for (const Tray& tray : form_.trays)
    pen.box({at.x + tray.left, at.y + tray.top, tray.right - tray.left, tray.bottom - tray.top}, std::min(tray.right - tray.left, tray.bottom - tray.top) / 2, wood);
  const int pits = 2 * layout_.pits;
  const float ring = form_.unit * 0.09f, thick = std::max(1.5f, form_.unit * 0.15f);
  for (int i = 0; i < pits + 2; ++i) {
    const Hollow& hollow = form_.hollows[static_cast<std::size_t>(i)];
    pen.box(box_of(hollow, at, 0), corner_of(hollow, 0), bowl);
    const int held = i < pits ? moment.board.pits[static_cast<std::size_t>(i)] : moment.board.stores[static_cast<std::size_t>(i - pits)];
    seeds(pen, at, i, held);
    if (moment.hand == i) pen.frame(box_of(hollow, at, ring), corner_of(hollow, ring), Pen::colour(theme.palette.rim), thick);
    if (std::find(moment.taken.begin(), moment.taken.end(), i) != moment.taken.end())
      pen.frame(box_of(hollow, at, ring), corner_of(hollow, ring), Pen::colour(theme.palette.signal), thick);
    const Point numeral = i < pits ? layout_.places[static_cast<std::size_t>(i)].numeral : layout_.stores[static_cast<std::size_t>(i - pits)].numeral;
    count(pen, {at.x + numeral.x, at.y + numeral.y}, held, i < pits || form_.trays.empty());
  }
}

void ExampleBoard::seeds(const Pen& pen, Point at, int hollow, int count) const {
  const Hollow& h = form_.hollows[static_cast<std::size_t>(hollow)];
  const SeedKind& kind = pen.theme.seed;
  const float radius = kind.radius * form_.unit, stretch = std::sqrt(kind.slenderness);
  const int shown = std::min(count, SeedPile::kHeap);
  for (int layer = 0; layer < SeedPile::kLayers; ++layer)
    for (int i = 0; i < shown; ++i) {
      const LyingSeed seed = piles_[static_cast<std::size_t>(hollow)].at(i);
      if (seed.layer != layer) continue;
      const ImVec2 place{at.x + h.x + seed.x * radius, at.y + h.y + seed.y * radius};
      const float turn = static_cast<float>(seed.sprite) * 3.883f;
      const Ink colour = kind.colour[static_cast<std::size_t>(seed.sprite % kind.colours)];
      pen.list.AddCircleFilled({place.x + radius * 0.2f, place.y + radius * 0.25f}, radius, Pen::colour(kBlack, 0.35f));
      pen.list.AddEllipseFilled(place, radius * stretch, radius / stretch, mixed(colour, kBlack, 0.12f), turn);
      pen.list.AddCircleFilled({place.x - radius * 0.2f, place.y - radius * 0.22f}, radius * 0.4f / stretch, Pen::colour(kWhite, 0.28f));
    }
}

// A dish beside the board has its count on the sheet.
void ExampleBoard::count(const Pen& pen, Point at, int seeds, bool on_board) const {
  const std::string text = std::to_string(seeds);
  const float size = layout_.numeral_size * 1.15f;
  ImFont* font = pen.fonts.font(Style::Strong, text);
  const ImVec2 wide = font->CalcTextSizeA(size, 1e9f, 0, text.c_str());
  const ImVec2 place{at.x - wide.x / 2, at.y - size * 0.54f};
  if (on_board) {
    const ImU32 halo = Pen::colour(pen.palette.numeral_halo);
    for (const ImVec2 off : {ImVec2{-1, 0}, ImVec2{1, 0}, ImVec2{0, -1}, ImVec2{0, 1}}) pen.list.AddText(font, size, {place.x + off.x, place.y + off.y}, halo, text.c_str());
  }
  pen.list.AddText(font, size, place, Pen::colour(on_board ? pen.palette.numeral : pen.palette.text), text.c_str());
}

}  // namespace mancala
