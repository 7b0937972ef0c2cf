#include "shell/ui/icons.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace mancala {
namespace {

constexpr float kPi = 3.14159265f;

struct Named {
  std::string_view id;
  Icon icon;
};
constexpr Named kNamed[] = {
    {"undo", Icon::Undo}, {"redo", Icon::Redo}, {"new-game", Icon::NewGame}, {"history", Icon::History},
    {"rules", Icon::Rules}, {"settings", Icon::Settings}, {"close", Icon::Close}, {"resign", Icon::Flag},
    {"next-round", Icon::NextRound}, {"pass", Icon::Pass}, {"swap", Icon::Swap}, {"history.first", Icon::First},
    {"history.previous", Icon::Back}, {"history.next", Icon::Forward}, {"history.live", Icon::Live},
    {"setup.pits.more", Icon::Plus}, {"setup.pits.less", Icon::Minus}, {"setup.seeds.more", Icon::Plus},
    {"setup.seeds.less", Icon::Minus}, {"finish", Icon::Skip}, {"share", Icon::Share}, {"share.link", Icon::Copy},
    {"share.position", Icon::Copy}, {"share.game", Icon::Copy}, {"share.send", Icon::Share}, {"share.save", Icon::Save},
    {"share.open", Icon::Open}, {"share.paste", Icon::Open}, {"share.png", Icon::Picture}, {"share.svg", Icon::Picture},
    {"hint", Icon::Hint}, {"analysis", Icon::Analysis}, {"curve", Icon::Curve},
    {"edit", Icon::Edit}, {"edit.play", Icon::Check}, {"edit.side.south", Icon::Swap}, {"edit.side.north", Icon::Swap}, {"edit.owners", Icon::Flag},
    {"edit.clear", Icon::Empty}, {"edit.start", Icon::NewGame}, {"edit.copy", Icon::Copy}, {"edit.cancel", Icon::Close},
    {"language", Icon::Globe},
};

// Strokes in a square from −1 to 1.
class Stroke {
 public:
  Stroke(ImDrawList& list, float x, float y, float half, ImU32 colour, float width)
      : list_(list), x_(x), y_(y), half_(half), colour_(colour), width_(width) {}
  ImVec2 at(float x, float y) const { return {x_ + x * half_, y_ + y * half_}; }
  void lines(std::initializer_list<ImVec2> points, bool closed = false) const {
    for (ImVec2 p : points) list_.PathLineTo(at(p.x, p.y));
    list_.PathStroke(colour_, closed ? ImDrawFlags_Closed : 0, width_);
    if (closed) return;
    for (ImVec2 p : {*points.begin(), *(points.end() - 1)}) dot(p.x, p.y, width_ / 2 / half_);
  }
  void arc(float x, float y, float radius, float from, float to) const {
    list_.PathArcTo(at(x, y), radius * half_, from, to, 20);
    list_.PathStroke(colour_, 0, width_);
    dot(x + radius * std::cos(from), y + radius * std::sin(from), width_ / 2 / half_);
    dot(x + radius * std::cos(to), y + radius * std::sin(to), width_ / 2 / half_);
  }
  void circle(float x, float y, float radius) const { list_.AddCircle(at(x, y), radius * half_, colour_, 24, width_); }
  void ellipse(float x, float y, float wide, float tall) const {
    for (int i = 0; i < 24; ++i) list_.PathLineTo(at(x + wide * std::cos(kPi * static_cast<float>(i) / 12), y + tall * std::sin(kPi * static_cast<float>(i) / 12)));
    list_.PathStroke(colour_, ImDrawFlags_Closed, width_);
  }
  void dot(float x, float y, float radius) const { list_.AddCircleFilled(at(x, y), radius * half_, colour_, 12); }

 private:
  ImDrawList& list_;
  float x_, y_, half_;
  ImU32 colour_;
  float width_;
};

// An arrow that turns back; `to` −1 left, 1 right.
void turn(const Stroke& s, float to) {
  s.lines({{to * 0.80f, -0.32f}, {-to * 0.05f, -0.32f}});
  if (to < 0) s.arc(0.05f, 0.16f, 0.48f, -kPi / 2, kPi / 2);
  else s.arc(-0.05f, 0.16f, 0.48f, -kPi / 2, -kPi * 1.5f);
  s.lines({{to * 0.05f, 0.64f}, {-to * 0.30f + to * 0.05f, 0.64f}});
  s.lines({{to * 0.42f, -0.72f}, {to * 0.82f, -0.32f}, {to * 0.42f, 0.08f}});
}

void gear(const Stroke& s) {
  // Three sliders read clearer than a cog at small sizes.
  const float knob[3] = {0.30f, -0.30f, 0.15f};
  for (int i = 0; i < 3; ++i) {
    const float y = -0.56f + static_cast<float>(i) * 0.56f;
    s.lines({{-0.80f, y}, {knob[i] - 0.19f, y}});
    s.lines({{knob[i] + 0.19f, y}, {0.80f, y}});
    s.circle(knob[i], y, 0.19f);
  }
}

}  // namespace

Icon icon_of(std::string_view id) {
  for (const Named& named : kNamed)
    if (named.id == id) return named.icon;
  return Icon::None;
}

void draw_icon(ImDrawList& list, Icon icon, float x, float y, float size, ImU32 colour) {
  const Stroke s(list, x, y, size / 2, colour, std::max(1.4f, size * 0.085f));
  switch (icon) {
    case Icon::None: break;
    case Icon::Undo: turn(s, -1); break;
    case Icon::Redo: turn(s, 1); break;
    case Icon::NewGame:  // a bowl and what comes into it
      s.arc(0, -0.02f, 0.72f, 0.12f, kPi - 0.12f);
      s.lines({{-0.86f, 0.06f}, {0.86f, 0.06f}});
      s.lines({{0, -0.86f}, {0, -0.30f}});
      s.lines({{-0.28f, -0.58f}, {0.28f, -0.58f}});
      break;
    case Icon::History:
      for (float row : {-0.52f, 0.0f, 0.52f}) {
        s.dot(-0.68f, row, 0.10f);
        s.lines({{-0.36f, row}, {0.78f, row}});
      }
      break;
    case Icon::Rules:  // an open book
      s.lines({{0, -0.48f}, {0, 0.66f}});
      s.lines({{0, -0.48f}, {-0.30f, -0.64f}, {-0.82f, -0.64f}, {-0.82f, 0.48f}, {-0.30f, 0.48f}, {0, 0.66f}});
      s.lines({{0, -0.48f}, {0.30f, -0.64f}, {0.82f, -0.64f}, {0.82f, 0.48f}, {0.30f, 0.48f}, {0, 0.66f}});
      break;
    case Icon::Settings: gear(s); break;
    case Icon::Close: s.lines({{-0.5f, -0.5f}, {0.5f, 0.5f}}), s.lines({{0.5f, -0.5f}, {-0.5f, 0.5f}}); break;
    case Icon::Flag: s.lines({{-0.5f, 0.8f}, {-0.5f, -0.76f}, {0.6f, -0.42f}, {-0.5f, -0.04f}}); break;
    case Icon::NextRound: s.arc(0, 0, 0.62f, -kPi * 0.45f, kPi * 1.15f), s.lines({{-0.05f, -0.92f}, {0.24f, -0.60f}, {-0.10f, -0.32f}}); break;
    case Icon::Pass: s.lines({{-0.7f, 0}, {0.6f, 0}}), s.lines({{0.2f, -0.4f}, {0.66f, 0}, {0.2f, 0.4f}}); break;
    case Icon::Swap:
      s.lines({{-0.7f, -0.32f}, {0.66f, -0.32f}}), s.lines({{0.32f, -0.66f}, {0.70f, -0.32f}, {0.32f, 0.02f}});
      s.lines({{0.7f, 0.40f}, {-0.66f, 0.40f}}), s.lines({{-0.32f, 0.06f}, {-0.70f, 0.40f}, {-0.32f, 0.74f}});
      break;
    case Icon::Plus: s.lines({{-0.55f, 0}, {0.55f, 0}}), s.lines({{0, -0.55f}, {0, 0.55f}}); break;
    case Icon::Minus: s.lines({{-0.55f, 0}, {0.55f, 0}}); break;
    case Icon::First: s.lines({{-0.55f, -0.5f}, {-0.55f, 0.5f}}), s.lines({{0.45f, -0.5f}, {-0.15f, 0}, {0.45f, 0.5f}}); break;
    case Icon::Back: s.lines({{0.25f, -0.55f}, {-0.3f, 0}, {0.25f, 0.55f}}); break;
    case Icon::Forward: s.lines({{-0.25f, -0.55f}, {0.3f, 0}, {-0.25f, 0.55f}}); break;
    case Icon::Live: s.lines({{0.55f, -0.5f}, {0.55f, 0.5f}}), s.lines({{-0.45f, -0.5f}, {0.15f, 0}, {-0.45f, 0.5f}}); break;
    case Icon::Check: s.lines({{-0.6f, 0.05f}, {-0.18f, 0.48f}, {0.62f, -0.45f}}); break;
    case Icon::Share:  // an arrow out of a tray
      s.lines({{-0.42f, -0.10f}, {-0.66f, -0.10f}, {-0.66f, 0.74f}, {0.66f, 0.74f}, {0.66f, -0.10f}, {0.42f, -0.10f}});
      s.lines({{0, 0.34f}, {0, -0.80f}});
      s.lines({{-0.32f, -0.48f}, {0, -0.80f}, {0.32f, -0.48f}});
      break;
    case Icon::Copy:
      s.lines({{-0.20f, -0.20f}, {0.70f, -0.20f}, {0.70f, 0.70f}, {-0.20f, 0.70f}}, true);
      s.lines({{-0.44f, 0.30f}, {-0.70f, 0.30f}, {-0.70f, -0.70f}, {0.30f, -0.70f}, {0.30f, -0.44f}});
      break;
    case Icon::Save:
      s.lines({{0, -0.74f}, {0, 0.30f}}), s.lines({{-0.34f, -0.04f}, {0, 0.30f}, {0.34f, -0.04f}});
      s.lines({{-0.70f, 0.36f}, {-0.70f, 0.74f}, {0.70f, 0.74f}, {0.70f, 0.36f}});
      break;
    case Icon::Open:
      s.lines({{-0.78f, 0.60f}, {-0.78f, -0.56f}, {-0.24f, -0.56f}, {-0.04f, -0.34f}, {0.70f, -0.34f}, {0.70f, 0.60f}}, true);
      break;
    case Icon::Picture:
      s.lines({{-0.76f, -0.60f}, {0.76f, -0.60f}, {0.76f, 0.60f}, {-0.76f, 0.60f}}, true);
      s.lines({{-0.70f, 0.44f}, {-0.22f, -0.10f}, {0.14f, 0.26f}, {0.38f, 0.04f}, {0.70f, 0.40f}});
      s.dot(0.36f, -0.26f, 0.12f);
      break;
    case Icon::Hint:  // a lamp
      s.arc(0, -0.22f, 0.52f, kPi * 0.72f, kPi * 2.28f);
      s.lines({{-0.32f, 0.18f}, {-0.26f, 0.46f}, {0.26f, 0.46f}, {0.32f, 0.18f}});
      s.lines({{-0.16f, 0.78f}, {0.16f, 0.78f}});
      break;
    case Icon::Edit:  // a pencil
      s.lines({{-0.72f, 0.72f}, {-0.60f, 0.26f}, {0.42f, -0.76f}, {0.76f, -0.42f}, {-0.26f, 0.60f}}, true);
      s.lines({{0.16f, -0.50f}, {0.50f, -0.16f}});
      break;
    case Icon::Empty:
      s.arc(0, -0.02f, 0.72f, 0.12f, kPi - 0.12f);
      s.lines({{-0.86f, 0.06f}, {0.86f, 0.06f}});
      break;
    case Icon::Analysis:
      s.lines({{-0.8f, 0.72f}, {0.8f, 0.72f}});
      s.lines({{-0.5f, 0.36f}, {-0.5f, -0.1f}}), s.lines({{0, 0.36f}, {0, -0.72f}}), s.lines({{0.5f, 0.36f}, {0.5f, -0.36f}});
      break;
    case Icon::Curve:
      s.lines({{-0.76f, -0.76f}, {-0.76f, 0.72f}, {0.8f, 0.72f}});
      s.lines({{-0.44f, 0.32f}, {-0.12f, -0.18f}, {0.22f, 0.10f}, {0.70f, -0.58f}});
      break;
    case Icon::Globe:  // its outline, a meridian bent to both sides, the equator
      s.circle(0, 0, 0.82f);
      s.lines({{-0.82f, 0}, {0.82f, 0}});
      s.ellipse(0, 0, 0.38f, 0.82f);
      break;
    case Icon::Skip: s.lines({{-0.6f, -0.5f}, {-0.1f, 0}, {-0.6f, 0.5f}}), s.lines({{0.1f, -0.5f}, {0.6f, 0}, {0.1f, 0.5f}}); break;
  }
}

}  // namespace mancala
