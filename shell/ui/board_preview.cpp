// What a move would do, drawn quietly over the resting board: its path, where it lands, what it takes, what it banks.
#include <algorithm>
#include <cmath>

#include "shell/ui/board_view.h"

namespace mancala {
namespace {

constexpr float kPi = 3.14159265f;
constexpr int kBends = 6;  // points of the path's curve from one hollow to the next

// A curve through all points (Catmull and Rom's).
Point through(Point a, Point b, Point c, Point d, float t) {
  const auto part = [t](float p, float q, float r, float s) {
    return q + 0.5f * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  };
  return {part(a.x, b.x, c.x, d.x), part(a.y, b.y, c.y, d.y)};
}

}  // namespace

// The path runs along the inner side of the rows, over the rims, where neither seeds nor counts lie; a pit that it comes
// by once more has a second place further in.
Point BoardView::beside(const AppModel& model, Spot spot, int visits) const {
  const Hollow& h = hollow_of(model, spot);
  if (spot.is_store) return {h.x, h.y};
  const Point way = model.layout().towards(spot.pit < model.layout().pits ? Side::South : Side::North);
  const float reach = form_.unit * (0.96f - 0.24f * static_cast<float>(std::min(visits, 3)));
  return {h.x - way.x * reach, h.y - way.y * reach};
}

void BoardView::draw_path(const Pen& pen, const std::vector<Point>& path, float strength) const {
  const float thin = std::max(1.2f, form_.unit * 0.035f);
  std::vector<ImVec2> curve;
  const auto at = [&](std::size_t i) { return path[std::min(i, path.size() - 1)]; };
  for (std::size_t i = 0; i + 1 < path.size(); ++i)
    for (int k = 0; k < kBends; ++k) {
      const Point p = through(at(i == 0 ? 0 : i - 1), at(i), at(i + 1), at(i + 2), static_cast<float>(k) / kBends);
      curve.push_back({p.x, p.y});
    }
  curve.push_back({path.back().x, path.back().y});
  const int count = static_cast<int>(curve.size());
  pen.list.AddPolyline(curve.data(), count, Pen::colour(pen.palette.rim_shade, 0.6f * strength), 0, thin * 3);
  pen.list.AddPolyline(curve.data(), count, Pen::colour(pen.palette.signal, 0.9f * strength), 0, thin);
  // The dots grow towards the last seed: that is the order.
  for (std::size_t i = 1; i < path.size(); ++i) {
    const float size = form_.unit * (0.055f + 0.06f * static_cast<float>(i) / static_cast<float>(path.size()));
    pen.list.AddCircleFilled({path[i].x, path[i].y}, std::max(2.0f, size) + thin, Pen::colour(pen.palette.rim_shade, 0.75f * strength), 16);
    pen.list.AddCircleFilled({path[i].x, path[i].y}, std::max(2.0f, size), Pen::colour(pen.palette.signal, strength), 16);
  }
}

void BoardView::draw_preview(const AppModel& model, const Pen& pen, const Forecast& forecast) const {
  const BoardLayout& layout = model.layout();
  const float thin = std::max(1.5f, form_.unit * 0.045f);
  // Of a relay the first lap and the last: all of them would be a tangle.
  for (std::size_t lap = 0; lap < forecast.laps.size(); ++lap) {
    if (lap > 0 && lap + 1 < forecast.laps.size()) continue;
    const bool last = lap + 1 == forecast.laps.size();
    const std::vector<Spot>& drops = forecast.laps[lap];
    std::array<int, 2 * kMaxPits> visits{};
    std::vector<Point> path;
    if (lap == 0 && forecast.start) path.push_back(beside(model, pit_spot(*forecast.start), 0));
    if (lap > 0 && !forecast.laps[lap - 1].empty()) path.push_back(beside(model, forecast.laps[lap - 1].back(), 0));
    for (const Spot drop : drops) path.push_back(beside(model, drop, drop.is_store ? 0 : visits[drop.pit]++));
    if (path.size() > 1) draw_path(pen, path, last ? 1.0f : 0.45f);
  }
  if (forecast.landing) {
    draw_ring(model, pen, *forecast.landing, form_.unit * 0.09f, Pen::colour(pen.palette.rim_shade, 0.6f), thin * 3);
    draw_ring(model, pen, *forecast.landing, form_.unit * 0.09f, Pen::colour(pen.palette.signal, 0.95f), thin * 1.5f);
  }
  for (int pit = 0; pit < 2 * layout.pits; ++pit) {
    if (!contains(forecast.taken, pit)) continue;
    const Hollow& h = form_.hollows[static_cast<std::size_t>(pit)];
    for (int dash = 0; dash < 12; ++dash) {
      const float from = static_cast<float>(dash) * kPi / 6;
      for (const bool shade : {true, false}) {
        pen.list.PathArcTo({h.x, h.y}, form_.unit * 0.88f, from, from + kPi / 9.5f, 4);
        pen.list.PathStroke(Pen::colour(shade ? pen.palette.rim_shade : pen.palette.signal, shade ? 0.7f : 1.0f), 0, thin * (shade ? 3.0f : 1.8f));
      }
    }
  }
  for (const Side side : {Side::South, Side::North}) {
    const int gained = forecast.gained[static_cast<std::size_t>(index_of(side))];
    if (gained <= 0) continue;
    for (int step = 0; step < 4; ++step)
      draw_ring(model, pen, store_spot(side), form_.unit * 0.05f * static_cast<float>(step), Pen::colour(pen.palette.signal, 0.55f - 0.13f * static_cast<float>(step)), form_.unit * 0.06f);
    const bool again = forecast.again && side == forecast.mover;
    const std::string words = "+" + std::to_string(gained);
    // At the end of the store where neither seeds nor its count lie.
    const Point h = layout.stores[static_cast<std::size_t>(index_of(side))].gain;
    std::optional<Turned> turned;
    if (layout.tabletop && side == Side::North) turned.emplace(pen.list, h);
    const float size = pen.size(Style::StoreCount), tall = size * 1.85f, icon = again ? size * 1.05f : 0;
    const float wide = std::max(tall, pen.width(words, Style::StoreCount) + size + icon * 1.25f);
    const Rect pill{h.x - wide / 2, h.y - tall / 2, wide, tall};
    pen.box({pill.x - thin, pill.y - thin, pill.w + 2 * thin, pill.h + 2 * thin}, tall / 2 + thin, Pen::colour(pen.palette.rim_shade, 0.7f));
    pen.box(pill, tall / 2, Pen::colour(pen.palette.accent));
    pen.text({h.x - icon * 0.62f, h.y}, words, Style::StoreCount, Pen::colour(pen.palette.accent_text), Align::Center);
    if (again) draw_icon(pen.list, Icon::NextRound, pill.right() - size * 0.42f - icon / 2, h.y, icon, Pen::colour(pen.palette.accent_text));
  }
}

}  // namespace mancala
