#include "shell/ui/pen.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "imgui_internal.h"

namespace mancala {
namespace {

constexpr float kLongPress = 0.4f;  // seconds
constexpr float kLabelAir = 4, kStackAir = 2;  // of a stacked button: beside its word, both sides; over its sign and below its word
constexpr float kOneLine = 1.25f, kTwoLines = 2.26f;  // of a word's size, with the air below the sign

Ink between(Ink a, Ink b, float t) {
  const auto part = [&](int shift) {
    const float x = static_cast<float>(a.rgb >> shift & 255), y = static_cast<float>(b.rgb >> shift & 255);
    return static_cast<std::uint32_t>(x + (y - x) * t) << shift;
  };
  return {part(16) | part(8) | part(0)};
}

constexpr unsigned kFirstWide = 0x2E80;  // characters of East Asia, which stand without spaces

bool is_one_of(unsigned letter, std::initializer_list<unsigned> letters) { return std::find(letters.begin(), letters.end(), letter) != letters.end(); }

// Whether a line may end between the two: beside a wide character, but no closing mark begins a line, and no opening one ends it.
bool may_part(unsigned before, unsigned after) {
  if (before < kFirstWide && after < kFirstWide) return false;
  if (before == 0xA0 || after == 0xA0) return false;
  return !is_one_of(after, {U'。', U'，', U'、', U'：', U'；', U'！', U'？', U'）', U'》', U'」', U'”', U'’', U'…', U'.', U',', U')'}) &&
         !is_one_of(before, {U'（', U'《', U'「', U'“', U'‘', U'('});
}

// Whether `row`, a piece of `whole`, stops where no line should.
bool ends_amid_word(std::string_view whole, std::string_view row) {
  const auto end = static_cast<std::size_t>(row.data() - whole.data()) + row.size();
  if (end >= whole.size() || whole[end] == ' ' || whole[end] == '\n') return false;
  return static_cast<unsigned char>(whole[end]) < 0xE2;  // in UTF-8 wide characters begin above
}

}  // namespace

Pointer read_pointer(const BoardLayout& layout) {
  const ImGuiIO& io = ImGui::GetIO();
  Pointer pointer;
  if (ImGui::IsMousePosValid()) pointer.at = layout.from_screen({io.MousePos.x, io.MousePos.y});
  pointer.pressed_at = layout.from_screen({io.MouseClickedPos[0].x, io.MouseClickedPos[0].y});
  pointer.down = io.MouseDown[0];
  pointer.released = io.MouseReleased[0];
  pointer.other_released = io.MouseReleased[1];
  pointer.shift = io.KeyShift;
  pointer.wheel = io.MouseWheel;
  pointer.touch = io.MouseSource == ImGuiMouseSource_TouchScreen;
  pointer.long_press = pointer.touch && std::max(io.MouseDownDuration[0], pointer.released ? io.MouseDownDurationPrev[0] : 0.0f) >= kLongPress;
  // A finger that is not there points at nothing.
  if (io.MouseSource == ImGuiMouseSource_TouchScreen && !pointer.down && !pointer.released) pointer.at = {-1, -1};
  return pointer;
}

Turned::~Turned() {
  for (int i = first_; i < list_.VtxBuffer.Size; ++i) {
    ImVec2& at = list_.VtxBuffer[i].pos;
    at = {2 * round_.x - at.x, 2 * round_.y - at.y};
  }
}

// The canvas before the turn is wider than the screen: its own bounds are those that clip.
Sideways::Sideways(ImDrawList& list, const BoardLayout& layout) : list_(list), layout_(layout), first_(list.VtxBuffer.Size) {
  list.PushClipRect({0, 0}, {layout.width, layout.height});
  first_command_ = list.CmdBuffer.Size - 1;
}

Sideways::~Sideways() {
  list_.PopClipRect();
  for (int i = first_; i < list_.VtxBuffer.Size; ++i) {
    ImVec2& at = list_.VtxBuffer[i].pos;
    const Point turned = layout_.on_screen(Point{at.x, at.y});
    at = {turned.x, turned.y};
  }
  for (int i = first_command_; i < list_.CmdBuffer.Size; ++i) {
    if (list_.CmdBuffer[i].ElemCount == 0) continue;
    ImVec4& clip = list_.CmdBuffer[i].ClipRect;
    const Rect turned = layout_.on_screen(Rect{clip.x, clip.y, clip.z - clip.x, clip.w - clip.y});
    clip = {turned.x, turned.y, turned.right(), turned.bottom()};
  }
}

ImU32 Pen::colour(Ink ink, float alpha) {
  return IM_COL32(ink.rgb >> 16 & 255, ink.rgb >> 8 & 255, ink.rgb & 255, static_cast<int>(std::clamp(alpha, 0.0f, 1.0f) * 255 + 0.5f));
}

float Pen::width(std::string_view text, Style style) const {
  return fonts.font(style, text)->CalcTextSizeA(fonts.box(style), 1e9f, 0, text.data(), text.data() + text.size()).x;
}

float Pen::text(Point at, std::string_view text, Style style, ImU32 colour, Align align) const {
  const float wide = align == Align::Left ? 0 : width(text, style);
  const float x = align == Align::Left ? at.x : align == Align::Center ? at.x - wide / 2 : at.x - wide;
  // Digits and capitals stand on the middle, not the line's box: the face's descenders hang below.
  list.AddText(fonts.font(style, text), fonts.box(style), {std::round(x), std::round(at.y - fonts.box(style) * 0.54f)}, colour, text.data(), text.data() + text.size());
  return wide;
}

void Pen::text_in(const Rect& area, std::string_view line_text, Style style, ImU32 colour, Align align) const {
  std::string shown(line_text);
  if (width(shown, style) > area.w) {
    if (shortened) shortened->push_back(shown);
    while (!shown.empty() && width(shown + "…", style) > area.w) {
      while (shown.size() > 1 && (static_cast<unsigned char>(shown.back()) & 0xC0) == 0x80) shown.pop_back();  // of a letter all bytes
      shown.pop_back();
    }
    shown += "…";
  }
  const float x = align == Align::Left ? area.x : align == Align::Center ? area.x + area.w / 2 : area.right();
  text({x, area.y + area.h / 2}, shown, style, colour, align);
}

void Pen::label_in(const Rect& area, std::string_view whole, Style style, ImU32 colour, Align align) const {
  const auto draw = [&](Style with, std::size_t most) {
    const std::vector<std::string_view> rows = lines(whole, with, area.w);
    const float tall = size(with) * 1.08f;
    if (rows.size() > most || tall * static_cast<float>(rows.size()) > area.h + tall * 0.25f) return false;
    for (const std::string_view row : rows)
      if (width(row, with) > area.w || ends_amid_word(whole, row)) return false;
    Rect strip{area.x, area.center().y - tall * static_cast<float>(rows.size()) / 2, area.w, tall};
    for (const std::string_view row : rows) {
      text_in(strip, row, with, colour, align);
      strip.y += tall;
    }
    return true;
  };
  const Style smaller = style > Style::Caption && style < Style::Count ? Style::Caption : Style::Fine;
  if (draw(style, 1) || draw(style, 2) || draw(smaller, 2) || draw(Style::Fine, 2)) return;
  text_in(area, whole, smaller, colour, align);
}

std::vector<std::string_view> Pen::lines(std::string_view text, Style style, float width) const {
  const ImFont* font = fonts.font(style, text);
  const float scale = fonts.box(style) / font->FontSize;
  std::vector<std::string_view> result;
  const char *start = text.data(), *end = start + text.size();
  while (start < end) {
    const char* rest = nullptr;  // where the next line may begin
    float x = 0;
    unsigned before = 0;
    const char* at = start;
    while (at < end && *at != '\n') {
      unsigned letter = 0;
      const int bytes = std::max(1, ImTextCharFromUtf8(&letter, at, end));
      if (letter != ' ' && (before == ' ' || may_part(before, letter)) && at > start) rest = at;
      x += font->GetCharAdvance(static_cast<ImWchar>(letter)) * scale;
      if (x > width && letter != ' ' && at > start) break;
      before = letter;
      at += bytes;
    }
    const bool cut = at < end && *at != '\n';
    const char* stop = cut && rest ? rest : at;
    const char* next = stop;
    while (stop > start && stop[-1] == ' ') --stop;
    result.emplace_back(start, static_cast<std::size_t>(stop - start));
    while (next < end && (*next == ' ' || *next == '\n')) ++next;
    start = next;
  }
  return result;
}

float Pen::paragraph(const Rect& area, std::string_view whole, Style style, ImU32 colour, bool measure_only) const {
  float y = area.y + (line(style) - fonts.box(style)) / 2;
  const float top = y;
  for (const std::string_view row : lines(whole, style, area.w)) {
    if (!measure_only) list.AddText(fonts.font(style, row), fonts.box(style), {std::round(area.x), std::round(y)}, colour, row.data(), row.data() + row.size());
    y += line(style);
  }
  return y - top;
}

void Pen::box(const Rect& r, float corner, ImU32 fill) const {
  // ImGui leaves a flat of two pixels between round corners that should meet.
  if (std::fabs(r.w - r.h) < 0.5f && corner >= r.w / 2 - 0.5f) list.AddCircleFilled({r.x + r.w / 2, r.y + r.h / 2}, r.w / 2, fill);
  else list.AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, fill, corner);
}

void Pen::frame(const Rect& r, float corner, ImU32 stroke, float thickness) const {
  if (std::fabs(r.w - r.h) < 0.5f && corner >= r.w / 2 - 0.5f) list.AddCircle({r.x + r.w / 2, r.y + r.h / 2}, r.w / 2, stroke, 0, thickness);
  else list.AddRect({r.x, r.y}, {r.right(), r.bottom()}, stroke, corner, 0, thickness);
}

void Pen::soft_shadow(const Rect& r, float corner, float reach, float strength) const {
  constexpr int kRings = 8, kCornerSteps = 8, kAround = 4 * (kCornerSteps + 1);
  const auto within = [](float wanted, float room) { return std::max(0.0f, std::min(wanted, room)); };
  const float left = within(reach, r.x - free.x), right = within(reach, free.right() - r.right());
  const float top = within(reach * 0.7f, r.y - free.y), bottom = within(reach * 1.3f, free.bottom() - r.bottom());
  // Rings of corners, from the panel's own outline outwards; each shade runs evenly into the next.
  list.PrimReserve(kRings * kAround * 6, (kRings + 1) * kAround);
  const unsigned first = list._VtxCurrentIdx;
  const ImVec2 white = list._Data->TexUvWhitePixel;
  for (int ring = 0; ring <= kRings; ++ring) {
    const float t = static_cast<float>(ring) / kRings, fading = (1 - t) * (1 - t) * (1 - t);
    const ImU32 shade = IM_COL32(0, 0, 0, static_cast<int>(255 * strength * fading));
    for (int quarter = 0; quarter < 4; ++quarter) {
      const bool to_right = quarter == 0 || quarter == 3, down = quarter < 2;
      const float wide = (to_right ? right : left) * t + corner, tall = (down ? bottom : top) * t + corner;
      const float x = to_right ? r.right() - corner : r.x + corner, y = down ? r.bottom() - corner : r.y + corner;
      for (int step = 0; step <= kCornerSteps; ++step) {
        const float angle = 1.57079633f * (static_cast<float>(quarter) + static_cast<float>(step) / kCornerSteps);
        list.PrimWriteVtx({x + wide * std::cos(angle), y + tall * std::sin(angle)}, white, shade);
      }
    }
  }
  for (int ring = 0; ring < kRings; ++ring)
    for (int i = 0; i < kAround; ++i) {
      const unsigned a = first + static_cast<unsigned>(ring * kAround + i), b = first + static_cast<unsigned>(ring * kAround + (i + 1) % kAround);
      for (const unsigned index : {a, b, b + kAround, a, b + kAround, a + kAround}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
    }
}

void Pen::sheet(const Rect& r) const {
  const float round = corner() * 1.6f;
  soft_shadow(r, round, size(Style::Body) * 1.6f, 0.55f);
  box(r, round, colour(palette.panel, 0.97f));
  frame(r, round, colour(palette.text, palette.outlined ? 1.0f : 0.10f), 1);
}

float Pen::breadth_of(std::string_view label, const RowWords& words) const {
  float least = width(label, words.style);
  for (std::size_t at = label.find(' '); words.two_lines && at != label.npos; at = label.find(' ', at + 1))
    least = std::min(least, std::max(width(label.substr(0, at), words.style), width(label.substr(at + 1), words.style)));
  return least + kLabelAir;
}

// A sign may shrink to that of plain text where two lines stand below it.
float Pen::stacked_sign(const RowWords& words, float height) const {
  if (!words.two_lines) return sign();
  const float least = std::min(sign(), size(Style::PlainCaption) / kCaptionOfText * kSignOfText);
  return std::clamp(height - size(words.style) * kTwoLines - 2 * kStackAir, least, sign());
}

bool Pen::holds(const RowWords& words, float height) const {
  return stacked_sign(words, height) + size(words.style) * (words.two_lines ? kTwoLines : kOneLine) + 2 * kStackAir <= height;
}

RowWords Pen::row_words(const std::vector<std::string_view>& labels, float breadth, float height) const {
  for (const RowWords& words : kRowWords)
    if (holds(words, height) && std::all_of(labels.begin(), labels.end(), [&](std::string_view label) { return breadth_of(label, words) <= breadth; })) return words;
  if (shortened) shortened->insert(shortened->end(), labels.begin(), labels.end());
  return {Style::Caption, false, false};
}

bool Pen::button(const Rect& r, const ButtonText& text_of, ButtonKind kind, bool enabled, bool checked) const {
  const bool over = enabled && pointer.over(r), held = enabled && pointer.held(r);
  const float round = std::min(corner(), r.h / 2);
  const bool filled = kind == ButtonKind::Primary || (kind == ButtonKind::Choice && checked);
  const bool open = kind == ButtonKind::Plain && checked;
  Ink ground = filled ? palette.accent : palette.button;
  if (held) ground = between(ground, {0x000000}, 0.18f);
  else if (over) ground = between(ground, palette.text, 0.10f);
  const float strength = enabled ? 1.0f : kDisabled;
  if (kind != ButtonKind::Quiet || over) box(r, round, colour(ground, filled ? strength : enabled ? 0.86f : 0.40f));
  if (open) frame(r, round, colour(palette.accent), 2);
  else if (kind != ButtonKind::Quiet && !filled) frame(r, round, colour(palette.text, palette.outlined ? strength : enabled ? 0.13f : 0.06f), 1);
  const ImU32 ink = filled ? colour(palette.accent_text, enabled ? 1.0f : 0.6f) : colour(palette.text, strength);

  const float icon = sign();
  const Point middle = r.center();
  if (text_of.label.empty()) {
    draw_icon(list, text_of.icon, middle.x, middle.y, icon, ink);
  } else if (text_of.icon == Icon::None) {
    label_in({r.x + gap() * 0.5f, r.y, r.w - gap(), r.h}, text_of.label, filled ? Style::Strong : Style::Body, ink, Align::Center);
  } else if (text_of.stacked) {
    // The sign alone says more than half a word.
    const RowWords& words = text_of.words;
    if (!words.shown) {
      draw_icon(list, text_of.icon, middle.x, middle.y, icon * 1.3f, ink);
      return enabled && pointer.tapped(r);
    }
    const float sign = stacked_sign(words, r.h), tall = size(words.style) * (words.two_lines ? kTwoLines : kOneLine), total = sign + tall;
    draw_icon(list, text_of.icon, middle.x, middle.y - total / 2 + sign / 2, sign, ink);
    const Rect below{r.x + 1, middle.y + total / 2 - tall, r.w - 2, tall};
    label_in(below, text_of.label, words.style, ink, Align::Center);
  } else {
    const float wide = std::min(width(text_of.label, Style::Body), r.w - icon - gap() * 3), total = icon + gap() + wide;
    const float x = text_of.leading ? r.x + gap() * 1.6f : std::max(r.x + gap(), middle.x - total / 2);
    draw_icon(list, text_of.icon, x + icon / 2, middle.y, icon, ink);
    label_in({x + icon + gap(), r.y, r.right() - x - icon - gap() * 1.5f, r.h}, text_of.label, Style::Body, ink);
  }
  return enabled && pointer.tapped(r);
}

void Pen::command(const Rect& r, const Command& row, ButtonKind kind, ButtonText text, std::vector<Action>& wishes) const {
  text.label = row.label;
  if (button(r, text, kind, row.enabled, row.checked == Checked::On)) wishes.push_back(row.action);
  ring_if_focused(r, row.id);
}

bool Pen::ring_if_focused(const Rect& r, std::string_view id) const {
  if (focused.empty() || focused != id) return false;
  frame({r.x + 1, r.y + 1, r.w - 2, r.h - 2}, corner(), colour(palette.panel), 6);
  frame({r.x + 1, r.y + 1, r.w - 2, r.h - 2}, corner(), colour(palette.text), 3);
  return true;
}

}  // namespace mancala
