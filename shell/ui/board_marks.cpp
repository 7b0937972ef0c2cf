// What is marked on the board while nothing moves: owners, the last move, what can be played, where the keys are.
#include <algorithm>
#include <cmath>

#include "shell/ui/board_view.h"

namespace mancala {
namespace {

constexpr float kPi = 3.14159265f;

}  // namespace

// Where a side owns a pit of the other row: a ring of its colour and a point towards where it sits.
void BoardView::draw_owners(const AppModel& model, const Pen& pen) const {
  const Position& shown = model.shown_position();
  const Ruleset& rules = model.session().ruleset();
  if (!has_rounds(rules)) return;
  for (int pit = 0; pit < rules.ring(); ++pit) {
    const Side row = pit < rules.pits ? Side::South : Side::North;
    if (owned_by(shown, static_cast<Pit>(pit), row)) continue;
    const PitPlace& place = model.layout().places[static_cast<std::size_t>(pit)];
    const ImU32 ink = Pen::colour(pen.palette.owner[static_cast<std::size_t>(index_of(opponent(row)))]);
    const float radius = place.radius * 1.13f, thick = std::max(2.0f, place.radius * 0.07f);
    for (int dash = 0; dash < 12; ++dash) {
      const float from = static_cast<float>(dash) * kPi / 6;
      pen.list.PathArcTo({place.center.x, place.center.y}, radius, from, from + kPi / 9.5f, 6);
      pen.list.PathStroke(ink, 0, thick);
    }
    const Point way = model.layout().towards(opponent(row));
    const Point tip{place.center.x + way.x * radius * 1.19f, place.center.y + way.y * radius * 1.19f};
    const Point base{place.center.x + way.x * radius * 0.96f, place.center.y + way.y * radius * 0.96f};
    const float half = place.radius * 0.17f;
    pen.list.AddTriangleFilled({tip.x, tip.y}, {base.x - way.y * half, base.y + way.x * half}, {base.x + way.y * half, base.y - way.x * half}, ink);
  }
}

void BoardView::note_last_move(const AppModel& model) {
  if (noted_ == model.revision()) return;
  noted_ = model.revision();
  last_.reset();
  previewed_.reset();
  const Moment moment = model.viewed().value_or(model.session().now());
  if (moment.ply > 0) last_ = forecast_of(model.session().played_at(moment));
}

const Forecast& BoardView::preview_of(const AppModel& model, Pit pit) {
  if (!previewed_ || previewed_->start != pit) previewed_ = forecast_of(model.session().preview(Move{pit}));
  return *previewed_;
}

// The playable pit that a mouse is over, a finger rests on, or the keys speak about.
std::optional<Pit> BoardView::pointed_pit(const AppModel& model, std::optional<Spot> hovered) const {
  const auto playable = [&](std::optional<Pit> pit) { return pit && model.may_play(Move{*pit}); };
  if (hovered && !hovered->is_store && playable(hovered->pit)) return hovered->pit;
  for (const std::optional<Pit>& pit : {model.view().pointed, model.view().focus})
    if (playable(pit)) return pit;
  return std::nullopt;
}

void BoardView::draw_ring(const AppModel& model, const Pen& pen, Spot spot, float grow, ImU32 ink, float thick) const {
  const Hollow& h = hollow_of(model, spot);
  const Rect r{h.x - h.half_w - grow, h.y - h.half_h - grow, (h.half_w + grow) * 2, (h.half_h + grow) * 2};
  pen.frame(r, std::min(r.w, r.h) / 2, ink, thick);
}

// Quiet rims of what can be played, what the last move did, and what the pointed-at one would do.
void BoardView::draw_marks(const AppModel& model, const Pen& pen, std::optional<Spot> hovered) {
  if (model.animating()) return;
  const BoardLayout& layout = model.layout();
  const Palette& palette = pen.palette;
  const float thin = std::max(1.5f, form_.unit * 0.045f);
  if (model.editor()) {
    const std::optional<Pit> focus = model.view().focus;
    for (const std::optional<Spot>& spot : {hovered, focus ? std::optional(pit_spot(*focus)) : std::nullopt}) {
      if (!spot) continue;
      draw_ring(model, pen, *spot, form_.unit * 0.08f, Pen::colour(palette.rim_shade, 0.8f), thin * 3);
      draw_ring(model, pen, *spot, form_.unit * 0.08f, Pen::colour(palette.signal), thin * 1.5f);
    }
    return;
  }
  const auto ring = [&](Spot spot, float grow, Ink ink, float alpha, float thick) { draw_ring(model, pen, spot, grow, Pen::colour(ink, alpha), thick); };
  note_last_move(model);
  // Begun: an open circle on the inner side of the bowl; ended: a full one.
  const auto stud = [&](Spot spot, bool full) {
    const Hollow& h = hollow_of(model, spot);
    const Side row = spot.is_store ? spot.side : spot.pit < layout.pits ? Side::South : Side::North;
    const Point way = layout.towards(row);
    const float reach = spot.is_store ? (layout.portrait ? h.half_w : h.half_h) : form_.unit;
    const ImVec2 at{h.x - way.x * (reach + form_.unit * 0.16f), h.y - way.y * (reach + form_.unit * 0.16f)};
    const float size = std::max(3.0f, form_.unit * 0.10f);
    pen.list.AddCircleFilled(at, size + thin, Pen::colour(palette.rim_shade, 0.75f), 20);
    if (full) pen.list.AddCircleFilled(at, size, Pen::colour(palette.signal), 20);
    else pen.list.AddCircle(at, size - thin * 0.5f, Pen::colour(palette.signal), 20, thin * 1.2f);
  };
  // Where nothing was seen to move, what has changed is shown.
  const bool unseen = model.reduced_motion() || model.settings().speed == Speed::Off;
  if (const auto last = model.last_move(); last && unseen)
    for (int pit = 0; pit < 2 * layout.pits; ++pit)
      if (contains(last->changed, pit)) ring(pit_spot(static_cast<Pit>(pit)), form_.unit * 0.10f, palette.signal, 0.65f, thin);
  const std::optional<Pit> pointed = pointed_pit(model, hovered);
  const bool previewing = pointed && model.settings().preview;
  if (last_ && !previewing && !model.hint()) {
    if (last_->start) stud(pit_spot(*last_->start), false);
    if (last_->landing) stud(*last_->landing, true);
  }
  // On a flat board each bowl has an outline: what can be played has a second one round it, so that not its colour alone tells.
  const bool flat = pen.theme.board.substance == Substance::Flat;
  const float beside_outline = form_.unit * pen.theme.cut.inlay + thin * 1.5f;
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    const Move move{static_cast<std::uint8_t>(pit)};
    if (!model.may_play(move)) continue;
    const bool strong = pointed == move.pit() || palette.outlined;
    if (flat) {
      ring(pit_spot(move.pit()), beside_outline, palette.rim_shade, 1, thin * (strong ? 3.0f : 2.6f));
      ring(pit_spot(move.pit()), beside_outline, palette.rim, 1, thin * (strong ? 1.8f : 1.4f));
      continue;
    }
    // Stronger where each bowl has a rim of metal anyway.
    const bool inlaid = pen.theme.cut.inlay > 0;
    ring(pit_spot(move.pit()), thin * 0.5f, palette.rim_shade, inlaid ? 0.9f : 0.55f, thin * (inlaid ? 3.2f : 2.2f));
    ring(pit_spot(move.pit()), thin * 0.5f, palette.rim, strong || inlaid ? 1.0f : 0.8f, strong ? thin * 1.9f : inlaid ? thin * 1.4f : thin);
  }
  const std::optional<Move> hint = model.hint();
  const bool hinted = hint && hint->is_pit();
  if (previewing) draw_preview(model, pen, preview_of(model, *pointed));
  else if (hinted) draw_preview(model, pen, preview_of(model, hint->pit()));
  if (hinted) draw_hint(model, pen, hint->pit());
  draw_worth(model, pen);
  if (model.view().focus && flat) {  // one broad ring where there are two
    const float middle = beside_outline * 0.5f + thin * 0.5f, broad = beside_outline + thin * 0.6f;
    ring(pit_spot(*model.view().focus), middle, palette.rim_shade, 1, broad + thin * 2);
    ring(pit_spot(*model.view().focus), middle, palette.signal, 1, broad);
  } else if (model.view().focus) {
    ring(pit_spot(*model.view().focus), form_.unit * 0.11f, palette.rim_shade, 0.9f, thin * 3.2f);
    ring(pit_spot(*model.view().focus), form_.unit * 0.11f, palette.signal, 1, std::max(2.0f, thin * 1.6f));
  }
}

}  // namespace mancala
