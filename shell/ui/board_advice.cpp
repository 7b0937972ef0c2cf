// What the engine advises, on the board: the hinted pit, and what each move is worth.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "shell/ui/board_view.h"

namespace mancala {
namespace {

constexpr float kPi = 3.14159265f;
constexpr int kRays = 10;

}  // namespace

// Rays about the pit: no other mark has them.
void BoardView::draw_hint(const AppModel& model, const Pen& pen, Pit pit) const {
  const Hollow& h = hollow_of(model, pit_spot(pit));
  const float thin = std::max(1.5f, form_.unit * 0.06f), from = form_.unit * 1.12f, to = form_.unit * 1.30f;
  draw_ring(model, pen, pit_spot(pit), form_.unit * 0.04f, Pen::colour(pen.palette.accent), thin);
  for (const bool shade : {true, false})
    for (int ray = 0; ray < kRays; ++ray) {
      const float angle = 2 * kPi * static_cast<float>(ray) / kRays, x = std::cos(angle), y = std::sin(angle);
      pen.list.AddLine({h.x + x * from, h.y + y * from}, {h.x + x * to, h.y + y * to}, Pen::colour(shade ? pen.palette.rim_shade : pen.palette.accent, shade ? 0.75f : 1.0f), shade ? thin * 2.4f : thin);
    }
}

// On the inner side of each pit its move's number, and below it a bar from the middle: to the right what it gains, to the
// left what it costs. The best stand out.
void BoardView::draw_worth(const AppModel& model, const Pen& pen) const {
  const std::vector<MoveValue>* values = model.worth();
  if (!values) return;
  int best = values->front().value, most = 1;
  for (const MoveValue& each : *values) best = std::max(best, each.value), most = std::max(most, std::abs(each.value));
  for (const MoveValue& each : *values) {
    if (!each.move.is_pit()) continue;
    const Pit pit = each.move.pit();
    const Hollow& h = hollow_of(model, pit_spot(pit));
    const Point way = model.layout().towards(pit < model.layout().pits ? Side::South : Side::North);
    const float tall = pen.size(Style::Count) * 1.5f, half = form_.unit * 0.72f, bar = std::max(3.0f, form_.unit * 0.11f);
    const std::string words = signed_number(each.value);
    const float wide = std::max(2 * half, pen.width(words, Style::Count) + pen.size(Style::Count));
    // Between the rows, clear of the bowl, or of neither where they lie close; a little over its own where the other has one too.
    const BoardLayout& layout = model.layout();
    const Pit other = layout.pit_at(layout.column(pit), 1 - layout.row(pit));
    const bool faced = std::any_of(values->begin(), values->end(), [&](const MoveValue& value) { return value.move == Move{other}; });
    const Point facing = layout.places[other].center;
    const float half_plate = (way.x != 0 ? wide + 6 : tall + bar + 8) / 2, between = std::hypot(facing.x - h.x, facing.y - h.y) / 2;
    const float reach_in = faced ? form_.unit * 0.72f + half_plate - 4 : std::min(form_.unit * 1.06f + half_plate, between);
    const Point at{h.x - way.x * reach_in, h.y - way.y * reach_in};
    const Rect plate{at.x - wide / 2 - 3, at.y - (tall + bar) / 2 - 2, wide + 6, tall + bar + 6};
    const bool is_best = each.value == best;
    pen.box(plate, pen.corner() * 0.7f, Pen::colour(pen.palette.panel, 0.93f));
    pen.frame(plate, pen.corner() * 0.7f, is_best ? Pen::colour(pen.palette.accent) : Pen::colour(pen.palette.text, 0.25f), is_best ? 2.0f : 1.0f);
    pen.text({at.x, plate.y + 2 + tall / 2}, words, Style::Count, Pen::colour(is_best ? pen.palette.accent : pen.palette.text), Align::Center);
    const float y = plate.bottom() - bar - 3, reach = half * static_cast<float>(each.value) / static_cast<float>(most);
    pen.box({at.x - half, y + bar / 2 - 0.5f, 2 * half, 1}, 0, Pen::colour(pen.palette.text, 0.4f));
    if (each.value > 0) pen.box({at.x, y, reach, bar}, 1, Pen::colour(pen.palette.accent));
    else if (each.value < 0) pen.frame({at.x + reach, y, -reach, bar}, 1, Pen::colour(pen.palette.text), 1.2f);
    pen.list.AddLine({at.x, y - 1}, {at.x, y + bar + 1}, Pen::colour(pen.palette.text, 0.8f), 1.2f);
  }
}

}  // namespace mancala
