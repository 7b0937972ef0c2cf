// A sheet laid over the table: title, a close button, and a body that scrolls when it is longer than the sheet.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/pen.h"

namespace mancala {

// How far a sheet's body is scrolled; kept by the view while the sheet is open.
struct Scroll {
  float offset = 0;
  float dragged_from = 0;
  bool dragging = false;
  float height = 0;  // of the body as last drawn
  std::string shown; // the focused row that was last brought into sight
  bool moved = false;  // for that, in this frame
};

// Places things below each other. What lies outside the body is clipped and cannot be pressed.
class Sheet {
 public:
  // `footer`: height kept free at the bottom (0: none). Begins the body's clipping.
  Sheet(const Pen& pen, const Rect& place, std::string_view title, const Command* close, float footer, Scroll& scroll, std::vector<Action>& wishes);
  ~Sheet();
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;

  // The body of a sheet without a footer in that place.
  static Rect body_of(const Pen& pen, const Rect& place);

  // Ends the body; from here on the footer can be drawn into.
  Rect finish();

  Rect take(float height);             // the next strip of the body
  void space(float height) { y_ += height; }
  void heading(std::string_view text, Icon icon = Icon::None);  // a sign for who cannot read it
  void note(std::string_view text);    // small, muted, broken into lines
  void words(std::string_view text);
  void notice(std::string_view text);  // what went wrong, or nothing
  void paragraph(std::string_view text, Style style, ImU32 colour, float indent = 0);
  // A list's: its marker hangs before it.
  void item(std::string_view marker, std::string_view text, float indent);
  // Choices beside each other, in as many lines as they need; `labels` stand in for the rows' own when given.
  void choices(const std::vector<const Command*>& rows, const std::vector<std::string>& labels = {});
  // `leading`: of a list, whose signs stand below each other.
  void row(const Command& command, Icon icon, ButtonKind kind, bool leading = false);
  // A switch with its label before it.
  void toggle(const Command& command);
  // − value +
  struct Gauge { int value = 0, of = 0; };
  // `gauge`: how far along the value is, in bars below it.
  void stepper(const Rect& area, const Command& less, const Command& more, std::string_view value, Gauge gauge);
  void stepper(const Rect& area, const Command& less, const Command& more, std::string_view value) { stepper(area, less, more, value, {}); }

  const Pen& pen() const { return body_pen_; }
  const Rect& body() const { return body_; }
  float button_height() const { return button_height(outer_); }
  static float button_height(const Pen& pen) { return std::max(44.0f, pen.size(Style::Body) * 2.5f); }

  void mark(const Rect& r, const Command& row);  // the focused row has a ring, and comes into sight

 private:
  void scroll_body();

  const Pen& outer_;
  Pointer pointer_;   // elsewhere when over no part of the body
  Pen body_pen_;
  Rect area_, body_, footer_;
  Scroll& scroll_;
  std::vector<Action>& wishes_;
  float y_ = 0;
  bool finished_ = false;
};

}  // namespace mancala
