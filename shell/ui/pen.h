// What every view draws with: one style of text, buttons and sheets, in the colours of the theme, on one draw list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "shell/action.h"
#include "shell/board_layout.h"
#include "shell/commands.h"
#include "shell/ui/fonts.h"
#include "shell/ui/icons.h"
#include "shell/theme.h"

namespace mancala {

// Mouse or finger in this frame. A press counts when it is let go where it began.
struct Pointer {
  Point at{-1, -1};
  Point pressed_at{-1, -1};
  bool down = false;
  bool released = false;  // in this frame
  float wheel = 0;
  bool other_released = false;  // the right button, in this frame
  bool shift = false;     // held on the keyboard
  bool touch = false;     // a finger, which cannot hover
  bool long_press = false;  // a finger has rested for a while, or was let go after that
  bool over(const Rect& r) const { return r.contains(at); }
  bool held(const Rect& r) const { return down && r.contains(at) && r.contains(pressed_at); }
  bool tapped(const Rect& r) const { return released && r.contains(at) && r.contains(pressed_at); }
};
Pointer read_pointer(const BoardLayout& layout);

// What is drawn while it lives is turned by half a circle round a point: for who sits across the table.
class Turned {
 public:
  Turned(ImDrawList& list, Point round) : list_(list), round_(round), first_(list.VtxBuffer.Size) {}
  ~Turned();
  Turned(const Turned&) = delete;
  Turned& operator=(const Turned&) = delete;

 private:
  ImDrawList& list_;
  Point round_;
  int first_;
};

// What is drawn while it lives lies on a canvas that is turned a quarter to the left (BoardLayout::sideways), clipping included.
class Sideways {
 public:
  Sideways(ImDrawList& list, const BoardLayout& layout);
  ~Sideways();
  Sideways(const Sideways&) = delete;
  Sideways& operator=(const Sideways&) = delete;

 private:
  ImDrawList& list_;
  const BoardLayout& layout_;
  int first_, first_command_;
};

enum class Align : std::uint8_t { Left, Center, Right };
enum class ButtonKind : std::uint8_t { Quiet, Plain, Primary, Choice };

inline constexpr float kSignOfText = 1.15f;

// How the words of buttons in a row stand below their signs: alike in all of them.
struct RowWords {
  Style style = Style::Caption;
  bool two_lines = false;  // for those that need them; all signs then stand that high
  bool shown = true;       // otherwise the signs speak alone
};
// From the most legible on: in one line rather than in two, and in plain letters rather than with no words.
inline constexpr RowWords kRowWords[] = {{Style::Caption}, {Style::Fine}, {Style::Caption, true}, {Style::Fine, true},
                                         {Style::PlainCaption}, {Style::PlainCaption, true}, {Style::PlainFine}, {Style::PlainFine, true}};

struct ButtonText {
  std::string_view label = {};
  Icon icon = Icon::None;
  bool stacked = false;  // icon above the label
  bool leading = false;  // both at the left
  RowWords words = {};   // of a stacked one
};

class Pen {
 public:
  Pen(ImDrawList& list, const Theme& theme, Fonts& fonts, const Pointer& pointer, std::vector<std::string>* shortened = nullptr)
      : list(list), theme(theme), fonts(fonts), pointer(pointer), palette(theme.palette), shortened(shortened) {}

  ImDrawList& list;
  const Theme& theme;
  Fonts& fonts;
  const Pointer& pointer;
  const Palette& palette;
  std::vector<std::string>* shortened;  // takes down what is cut short or left out, for tests; may be null

  Rect free;                 // where a sheet's shadow may fall: between the bars
  std::string_view focused;  // id of the command that keys and a controller speak about

  static ImU32 colour(Ink ink, float alpha = 1);
  float size(Style style) const { return fonts.size(style); }
  float width(std::string_view text, Style style) const;
  // `at`: the middle of the line's height. Gives the width drawn.
  float text(Point at, std::string_view text, Style style, ImU32 colour, Align align = Align::Left) const;
  // In one line, shortened with an ellipsis where it does not fit.
  void text_in(const Rect& area, std::string_view text, Style style, ImU32 colour, Align align = Align::Left) const;
  // A label: in one line, in two where there is room, or smaller.
  void label_in(const Rect& area, std::string_view text, Style style, ImU32 colour, Align align = Align::Left) const;
  // Broken at spaces and between Chinese characters, anywhere where there is neither.
  std::vector<std::string_view> lines(std::string_view text, Style style, float width) const;
  // Lines below each other; gives the height. Draws nothing when `measure_only`.
  float paragraph(const Rect& area, std::string_view text, Style style, ImU32 colour, bool measure_only = false) const;
  float line(Style style) const { return size(style) * 1.38f; }

  void box(const Rect& r, float corner, ImU32 fill) const;
  void frame(const Rect& r, float corner, ImU32 stroke, float thickness) const;
  // Round a panel, softer and softer; nowhere beyond `free`.
  void soft_shadow(const Rect& r, float corner, float reach, float strength) const;
  // A sheet over the table: shadow and ground.
  void sheet(const Rect& r) const;

  // The breadth that a stacked button needs for its word, and whether one so high has room for sign and lines.
  float breadth_of(std::string_view label, const RowWords& words) const;
  bool holds(const RowWords& words, float height) const;
  // Of buttons of one breadth.
  RowWords row_words(const std::vector<std::string_view>& labels, float breadth, float height) const;
  // Draws a button; true when it was pressed in this frame. A disabled one is faint and never pressed.
  bool button(const Rect& r, const ButtonText& text, ButtonKind kind, bool enabled, bool checked = false) const;
  // The same for a row of the command table: its action joins the wishes when pressed.
  // Its label is the row's.
  void command(const Rect& r, const Command& row, ButtonKind kind, ButtonText text, std::vector<Action>& wishes) const;

  // A ring round the place of the focused command; true when this is it.
  bool ring_if_focused(const Rect& r, std::string_view id) const;

  static constexpr float kDisabled = 0.55f;  // strength of what cannot be pressed now
  float corner() const { return size(Style::Body) * 0.62f; }
  float sign() const { return size(Style::Body) * kSignOfText; }  // an icon in a button
  float gap() const { return size(Style::Body) * 0.55f; }

 private:
  float stacked_sign(const RowWords& words, float height) const;
};

}  // namespace mancala
