#include <algorithm>
#include <cmath>
#include <string>

#include "shell/advisor.h"
#include "shell/ui/panel_views.h"

namespace mancala {
namespace {

// What lies between a piece of the line and the level of nobody's lead; in two parts where it crosses that level. Without soft
// edges: they would show as seams between the pieces.
void fill_to(ImDrawList& list, ImVec2 a, ImVec2 b, float middle, ImU32 ink) {
  const ImDrawListFlags kept = list.Flags;
  list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
  if ((a.y - middle) * (b.y - middle) < 0) {
    const ImVec2 between{a.x + (b.x - a.x) * (middle - a.y) / (b.y - a.y), middle};
    list.AddTriangleFilled(a, between, {a.x, middle}, ink);
    list.AddTriangleFilled(between, b, {b.x, middle}, ink);
  } else {
    list.AddQuadFilled(a, b, {b.x, middle}, {a.x, middle}, ink);
  }
  list.Flags = kept;
}

// South's lead over the round; a tap goes to the move below it.
void draw_chart(Sheet& sheet, const PanelFrame& frame, const std::vector<CurvePoint>& points, Moment shown) {
  const Pen& pen = sheet.pen();
  const Strings& strings = frame.model.strings();
  int most = 4;
  for (const CurvePoint& point : points) most = std::max(most, std::abs(point.margin.value_or(0)));
  const float caption = pen.line(Style::Caption);
  const Rect whole = sheet.take(std::clamp(sheet.body().h * 0.42f, 110.0f, pen.size(Style::Body) * 16));
  const float lead = pen.width(signed_number(most), Style::Caption) + 1 + pen.gap();
  const Rect chart{whole.x + lead, whole.y + caption, whole.w - lead - 4, whole.h - 2 * caption};
  const ImU32 faint = Pen::colour(pen.palette.text, 0.16f), muted = Pen::colour(pen.palette.muted);
  const float middle = chart.center().y;
  pen.text_in({chart.x, whole.y, chart.w, caption}, strings.text("side.south"), Style::Caption, muted);
  pen.text_in({chart.x, chart.bottom(), chart.w, caption}, strings.text("side.north"), Style::Caption, muted);
  for (const int value : {most, 0, -most}) {
    const float y = middle - chart.h / 2 * static_cast<float>(value) / static_cast<float>(most);
    pen.list.AddLine({chart.x, y}, {chart.right(), y}, value == 0 ? Pen::colour(pen.palette.text, 0.45f) : faint, 1);
    pen.text_in({whole.x, y - caption / 2, lead - pen.gap(), caption}, signed_number(std::abs(value)), Style::Caption, muted, Align::Right);
  }
  const float step = points.size() > 1 ? chart.w / static_cast<float>(points.size() - 1) : 0;
  const auto place = [&](std::size_t i) {
    return ImVec2{chart.x + step * static_cast<float>(i), middle - chart.h / 2 * static_cast<float>(points[i].margin.value_or(0)) / static_cast<float>(most)};
  };
  const float x = chart.x + step * static_cast<float>(shown.ply);
  pen.list.AddLine({x, chart.y}, {x, chart.bottom()}, Pen::colour(pen.palette.accent, 0.55f), 1.5f);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    if (!points[i].margin || !points[i + 1].margin) continue;
    const ImVec2 a = place(i), b = place(i + 1);
    fill_to(pen.list, a, b, middle, Pen::colour(pen.palette.accent, 0.16f));
    pen.list.AddLine(a, b, Pen::colour(pen.palette.accent), 2);
  }
  const std::vector<CurvePoint> worst = worst_moves(points);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!points[i].margin) continue;
    const bool lost = std::any_of(worst.begin(), worst.end(), [&](const CurvePoint& each) { return each.moment == points[i].moment; });
    if (lost) pen.list.AddCircle(place(i), 5, Pen::colour(pen.palette.text), 16, 1.6f);
    if (points[i].moment == shown) pen.list.AddCircleFilled(place(i), 4.5f, Pen::colour(pen.palette.accent), 16);
  }
  if (!pen.pointer.tapped(whole) || points.size() < 2) return;
  const float ply = std::clamp((pen.pointer.at.x - chart.x) / step, 0.0f, static_cast<float>(points.size() - 1));
  frame.wishes.push_back(wish::JumpTo{points[static_cast<std::size_t>(std::lround(ply))].moment});
}

}  // namespace

void draw_curve(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Strings& strings = model.strings();
  Sheet sheet(frame.pen, model.layout().panel, strings.text("command.curve"), frame.row("close"), 0, frame.scroll, frame.wishes);
  const Moment shown = model.viewed().value_or(model.session().now());
  const std::vector<CurvePoint> points = model.advisor().curve(model.session(), shown.round);
  sheet.note(strings.text("curve.about"));
  sheet.space(frame.pen.gap());
  draw_chart(sheet, frame, points, shown);
  const auto known = std::count_if(points.begin(), points.end(), [](const CurvePoint& point) { return point.margin.has_value(); });
  if (known < static_cast<std::ptrdiff_t>(points.size()))
    sheet.note(strings.text("curve.progress", {{"known", static_cast<int>(known)}, {"all", static_cast<int>(points.size())}}));
  sheet.heading(strings.text("group.lost"));
  const std::vector<const Command*> rows = frame.rows("curve.");
  if (rows.empty()) sheet.words(strings.text("curve.none-lost"));
  for (const Command* row : rows) {
    sheet.row(*row, Icon::None, ButtonKind::Plain);
    sheet.space(frame.pen.gap() * 0.6f);
  }
}

}  // namespace mancala
