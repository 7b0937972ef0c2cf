#include "shell/ui/sheet.h"

#include <algorithm>
#include <cmath>

namespace mancala {
namespace {

constexpr std::size_t kFew = 8;  // choices that need no grid
constexpr float kDragSlack = 6;  // logical pixels a finger may move and still tap

Pointer within(const Pointer& pointer, const Rect& body) {
  Pointer inside = pointer;
  if (!body.contains(pointer.at) || !body.contains(pointer.pressed_at)) {
    inside.down = inside.released = false;
    if (!body.contains(pointer.at)) inside.at = {-1, -1};
  }
  if (std::fabs(pointer.at.y - pointer.pressed_at.y) > kDragSlack) inside.released = false;
  return inside;
}

// A little air round the sheet, except on a phone's sides.
Rect aired(const Rect& place, const Pen& pen) {
  const float air = pen.gap() * 0.8f;
  const float side = place.x > air ? air : 0;
  return {place.x + side, place.y, place.w - 2 * side, place.h};
}

struct Parts { Rect head, body, footer; };

Parts divide(const Pen& pen, const Rect& area, float footer) {
  const float pad = pen.size(Style::Body) * 1.15f, head = pen.size(Style::Body) * 3.2f;
  const float bottom = footer > 0 ? footer + pad * 1.4f : pad * 0.8f;
  return {{area.x + pad, area.y, area.w - 2 * pad, head},
          {area.x + pad, area.y + head, area.w - 2 * pad, area.h - head - bottom},
          {area.x + pad, area.bottom() - footer - pad * 0.8f, area.w - 2 * pad, footer}};
}

}  // namespace

Rect Sheet::body_of(const Pen& pen, const Rect& place) { return divide(pen, aired(place, pen), 0).body; }

Sheet::Sheet(const Pen& pen, const Rect& place, std::string_view title, const Command* close, float footer, Scroll& scroll, std::vector<Action>& wishes)
    : outer_(pen), pointer_(within(pen.pointer, divide(pen, aired(place, pen), footer).body)), body_pen_(pen.list, pen.theme, pen.fonts, pointer_, pen.shortened),
      area_(aired(place, pen)), body_(divide(pen, area_, footer).body), footer_(divide(pen, area_, footer).footer), scroll_(scroll), wishes_(wishes) {
  body_pen_.focused = pen.focused;
  body_pen_.free = pen.free;
  pen.sheet(area_);
  const Rect head = divide(pen, area_, footer).head;
  const float side = button_height();
  pen.label_in({head.x, head.y, head.w - side, head.h}, title, Style::Heading, Pen::colour(pen.palette.text));
  if (close != nullptr && pen.button({head.right() - side + pen.gap(), head.y + (head.h - side) / 2, side, side}, {{}, Icon::Close}, ButtonKind::Quiet, close->enabled))
    wishes.push_back(close->action);
  if (close != nullptr) pen.ring_if_focused({head.right() - side + pen.gap(), head.y + (head.h - side) / 2, side, side}, close->id);
  scroll_body();
  pen.list.PushClipRect({body_.x - 4, body_.y}, {body_.right() + 4, body_.bottom()}, true);
  y_ = body_.y - scroll_.offset;
}

Sheet::~Sheet() {
  if (!finished_) finish();
}

void Sheet::scroll_body() {
  const float most = std::max(0.0f, scroll_.height - body_.h);
  const Pointer& p = outer_.pointer;
  if (body_.contains(p.at)) scroll_.offset -= p.wheel * outer_.line(Style::Body) * 3;
  if (p.down && body_.contains(p.pressed_at)) {
    if (!scroll_.dragging) scroll_.dragging = true, scroll_.dragged_from = scroll_.offset;
    const float moved = p.at.y - p.pressed_at.y;
    if (std::fabs(moved) > kDragSlack) scroll_.offset = scroll_.dragged_from - moved;
  } else {
    scroll_.dragging = false;
  }
  scroll_.offset = std::clamp(scroll_.offset, 0.0f, most);
}

Rect Sheet::finish() {
  finished_ = true;
  outer_.list.PopClipRect();
  scroll_.height = y_ + scroll_.offset - body_.y;
  if (scroll_.height > body_.h + 1) {
    const float tall = std::max(24.0f, body_.h * body_.h / scroll_.height);
    const float y = body_.y + (body_.h - tall) * scroll_.offset / std::max(1.0f, scroll_.height - body_.h);
    outer_.box({area_.right() - 7, y, 3, tall}, 1.5f, Pen::colour(outer_.palette.text, 0.35f));
  }
  return footer_;
}

Rect Sheet::take(float height) {
  const Rect strip{body_.x, y_, body_.w, height};
  y_ += height;
  return strip;
}

void Sheet::heading(std::string_view text, Icon icon) {
  space(body_pen_.size(Style::Body) * 0.7f);
  const float sign = body_pen_.sign(), lead = icon == Icon::None ? 0 : sign + body_pen_.gap() * 0.7f, line = body_pen_.line(Style::Caption);
  const std::vector<std::string_view> lines = body_pen_.lines(text, Style::Caption, body_.w - lead);
  Rect strip = take(line * (0.25f + static_cast<float>(std::max<std::size_t>(1, lines.size()))));
  const ImU32 ink = Pen::colour(body_pen_.palette.muted);
  if (icon != Icon::None) draw_icon(body_pen_.list, icon, strip.x + sign / 2, strip.center().y, sign, Pen::colour(body_pen_.palette.text));
  strip = {strip.x + lead, strip.y + line * 0.125f, strip.w - lead, line};
  for (const std::string_view row : lines) {
    body_pen_.text_in(strip, row, Style::Caption, ink);
    strip.y += line;
  }
}

void Sheet::note(std::string_view text) {
  y_ += body_pen_.paragraph({body_.x, y_, body_.w, 0}, text, Style::Caption, Pen::colour(body_pen_.palette.muted));
}

void Sheet::words(std::string_view text) { paragraph(text, Style::Body, Pen::colour(body_pen_.palette.text)); }

void Sheet::notice(std::string_view text) {
  if (text.empty()) return;
  paragraph(text, Style::Strong, Pen::colour(body_pen_.palette.accent));
  space(body_pen_.gap());
}

void Sheet::paragraph(std::string_view text, Style style, ImU32 colour, float indent) {
  y_ += body_pen_.paragraph({body_.x + indent, y_, body_.w - indent, 0}, text, style, colour);
}

void Sheet::item(std::string_view marker, std::string_view text, float indent) {
  body_pen_.paragraph({body_.x, y_, indent, 0}, marker, Style::Strong, Pen::colour(body_pen_.palette.accent));
  paragraph(text, Style::Body, Pen::colour(body_pen_.palette.text), indent);
}

void Sheet::choices(const std::vector<const Command*>& rows, const std::vector<std::string>& labels) {
  const float gap = body_pen_.gap() * 0.7f, pad = body_pen_.size(Style::Body) * 1.5f;
  const auto label = [&](std::size_t i) -> std::string_view { return labels.empty() ? std::string_view(rows[i]->label) : labels[i]; };
  std::size_t from = 0;
  // Alike where one line holds them so, else each as broad as it asks if that makes one line of them.
  float widest_of_all = 0, asked = gap * static_cast<float>(rows.size() - 1);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float wide = body_pen_.width(label(i), Style::Strong) + pad * 0.6f;
    widest_of_all = std::max(widest_of_all, wide + pad * 0.4f), asked += wide;
  }
  const float count_of_all = static_cast<float>(rows.size());
  if (rows.size() > 1 && asked <= body_.w && widest_of_all * count_of_all + gap * (count_of_all - 1) > body_.w) {
    Rect slot = take(button_height());
    for (std::size_t i = 0; i < rows.size(); ++i, slot.x += slot.w + gap) {
      slot.w = body_pen_.width(label(i), Style::Strong) + pad * 0.6f + (body_.w - asked) / count_of_all;
      if (body_pen_.button(slot, {label(i)}, ButtonKind::Choice, rows[i]->enabled, rows[i]->checked == Checked::On)) wishes_.push_back(rows[i]->action);
      mark(slot, *rows[i]);
    }
    return;
  }
  const auto draw_line = [&](std::size_t begin, std::size_t end) {
    const float count = static_cast<float>(end - begin);
    Rect slot = take(button_height());
    slot.w = (slot.w - gap * (count - 1)) / count;
    for (std::size_t i = begin; i < end; ++i, slot.x += slot.w + gap) {
      if (body_pen_.button(slot, {label(i)}, ButtonKind::Choice, rows[i]->enabled, rows[i]->checked == Checked::On)) wishes_.push_back(rows[i]->action);
      mark(slot, *rows[i]);
    }
    if (end < rows.size()) space(gap);
  };
  // Many of them in an even grid where it can be, the words of a label below each other if they must.
  if (rows.size() > kFew) {
    float least = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) least = std::max(least, body_pen_.breadth_of(label(i), {Style::Strong, true}) + body_pen_.gap());
    auto columns = std::min(rows.size() - 1, static_cast<std::size_t>((body_.w + gap) / (least + gap)));
    while (columns > 2 && rows.size() % columns != 0) --columns;
    if (columns > 2) {
      for (; from < rows.size(); from += columns) draw_line(from, from + columns);
      return;
    }
  }
  while (from < rows.size()) {
    float widest = 0;
    std::size_t to = from;
    while (to < rows.size()) {
      const float wide = std::max(widest, body_pen_.width(label(to), Style::Strong) + pad);
      const float count = static_cast<float>(to - from + 1);
      if (to > from && wide * count + gap * (count - 1) > body_.w) break;
      widest = wide;
      ++to;
    }
    // No lonely last one.
    if (rows.size() - to == 1 && to - from > 2) --to;
    draw_line(from, to);
    from = to;
  }
}

void Sheet::row(const Command& command, Icon icon, ButtonKind kind, bool leading) {
  const Rect strip = take(button_height());
  if (body_pen_.button(strip, {command.label, icon, false, leading}, kind, command.enabled, command.checked == Checked::On)) wishes_.push_back(command.action);
  mark(strip, command);
}

void Sheet::mark(const Rect& r, const Command& row) {
  if (!body_pen_.ring_if_focused(r, row.id) || scroll_.shown == row.id) return;
  scroll_.shown = row.id;
  const float air = body_pen_.line(Style::Body);
  const float before = scroll_.offset;
  if (r.y < body_.y + air) scroll_.offset -= body_.y + air - r.y;
  if (r.bottom() > body_.bottom() - air) scroll_.offset += r.bottom() - body_.bottom() + air;
  scroll_.moved = scroll_.offset != before;  // clamped when it is next drawn
}

void Sheet::toggle(const Command& command) {
  const Rect strip = take(button_height());
  const bool on = command.checked == Checked::On;
  const float tall = body_pen_.size(Style::Body) * 1.35f, wide = tall * 1.75f;
  const Rect track{strip.right() - wide, strip.y + (strip.h - tall) / 2, wide, tall};
  if (pointer_.over(strip)) body_pen_.box({strip.x - 4, strip.y + 2, strip.w + 8, strip.h - 4}, body_pen_.corner(), Pen::colour(body_pen_.palette.text, 0.06f));
  body_pen_.box(track, tall / 2, on ? Pen::colour(body_pen_.palette.accent) : Pen::colour(body_pen_.palette.text, 0.16f));
  if (!on) body_pen_.frame(track, tall / 2, Pen::colour(body_pen_.palette.text, 0.55f), 1.2f);
  const float knob = tall * 0.36f;
  body_pen_.list.AddCircleFilled({on ? track.right() - tall / 2 : track.x + tall / 2, track.center().y}, knob,
                                 on ? Pen::colour(body_pen_.palette.accent_text) : Pen::colour(body_pen_.palette.text), 24);
  const Rect words_area{strip.x, strip.y, strip.w - wide - body_pen_.gap() * 1.5f, strip.h};
  const float high = body_pen_.paragraph(words_area, command.label, Style::Body, 0, true);
  body_pen_.paragraph({words_area.x, strip.y + (strip.h - high) / 2, words_area.w, high}, command.label, Style::Body, Pen::colour(body_pen_.palette.text, command.enabled ? 1.0f : 0.4f));
  if (command.enabled && pointer_.tapped(strip)) wishes_.push_back(command.action);
  mark(strip, command);
}

void Sheet::stepper(const Rect& area, const Command& less, const Command& more, std::string_view value, Gauge gauge) {
  const float side = area.h;
  body_pen_.box(area, body_pen_.corner(), Pen::colour(body_pen_.palette.button, 0.30f));
  if (body_pen_.button({area.x, area.y, side, side}, {{}, Icon::Minus}, ButtonKind::Plain, less.enabled)) wishes_.push_back(less.action);
  if (body_pen_.button({area.right() - side, area.y, side, side}, {{}, Icon::Plus}, ButtonKind::Plain, more.enabled)) wishes_.push_back(more.action);
  mark({area.x, area.y, side, side}, less);
  mark({area.right() - side, area.y, side, side}, more);
  const Rect middle{area.x + side + 2, area.y, area.w - 2 * side - 4, area.h};
  if (gauge.of == 0) return body_pen_.label_in(middle, value, Style::Body, Pen::colour(body_pen_.palette.text), Align::Center);
  body_pen_.text_in({middle.x, middle.y, middle.w, middle.h * 0.72f}, value, Style::Body, Pen::colour(body_pen_.palette.text), Align::Center);
  // Bars that grow: full up to the value.
  const float pip = std::min(body_pen_.size(Style::Body) * 0.9f, middle.w / static_cast<float>(gauge.of) - 3), tall = std::max(4.0f, middle.h * 0.10f);
  float x = middle.center().x - (pip + 3) * static_cast<float>(gauge.of) / 2;
  for (int i = 0; i < gauge.of; ++i, x += pip + 3) {
    const Rect bar{x + 1.5f, middle.y + middle.h * 0.72f, pip, tall};
    if (i < gauge.value) body_pen_.box(bar, tall / 2, Pen::colour(body_pen_.palette.accent));
    else body_pen_.frame(bar, tall / 2, Pen::colour(body_pen_.palette.text, 0.55f), 1);
  }
}

}  // namespace mancala
