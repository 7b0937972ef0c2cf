#include "shell/board_svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "engine/notation.h"
#include "shell/board_form.h"
#include "shell/noise.h"
#include "shell/seed_pile.h"

namespace mancala {
namespace {

// Tenths of a pixel are finer than anybody sees.
std::string number(float value) {
  const long tenths = std::lround(value * 10);
  std::string text = (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths / 10));
  if (const long part = std::labs(tenths % 10); part != 0) text += "." + std::to_string(part);
  return text;
}

std::string ink(Ink colour) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string text = "#";
  for (int shift = 20; shift >= 0; shift -= 4) text += hex[colour.rgb >> shift & 15];
  return text;
}

// From `a` to `b`, in sRGB: for a drawing that is enough.
Ink between(Ink a, Ink b, float share) {
  std::uint32_t rgb = 0;
  for (int shift = 16; shift >= 0; shift -= 8) {
    const auto from = static_cast<float>(a.rgb >> shift & 255), to = static_cast<float>(b.rgb >> shift & 255);
    rgb |= static_cast<std::uint32_t>(std::lround(from + (to - from) * share)) << shift;
  }
  return {rgb};
}

constexpr Ink kBlack{0x000000}, kWhite{0xFFFFFF};

class Drawing {
 public:
  Drawing(const Ruleset& ruleset, const Position& position, const Theme& theme, Canvas canvas, const SvgOptions& options)
      : ruleset_(ruleset), position_(position), theme_(theme), options_(options), canvas_(canvas),
        layout_(layout_board(canvas, ruleset.pits, board_shape(ruleset))),
        form_(form_of(layout_, canvas, !board_shape(ruleset).stores_carved)) {}

  std::string draw() {
    const std::string width = number(canvas_.width), height = number(canvas_.height);
    text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width +
            "\" height=\"" + height + "\">";
    gradients();
    if (options_.table) element("rect", {{"width", width}, {"height", height}, {"fill", ink(between(theme_.table.light, theme_.table.dark, 0.4f))}});
    slab();
    const int pits = 2 * layout_.pits;
    for (int i = 0; i < pits + 2; ++i) {
      const Hollow& hollow = form_.hollows[static_cast<std::size_t>(i)];
      bowl(hollow);
      const bool store = i >= pits;
      const int seeds = store ? position_.board.stores[static_cast<std::size_t>(i - pits)] : position_.board.pits[static_cast<std::size_t>(i)];
      pile(hollow, seeds, i);
      const Point at = store ? layout_.stores[static_cast<std::size_t>(i - pits)].numeral : layout_.places[static_cast<std::size_t>(i)].numeral;
      numeral(at, seeds);
    }
    if (options_.touch) touch_areas();
    return text_ + "</svg>";
  }

 private:
  using Attribute = std::pair<std::string_view, std::string>;

  void element(std::string_view name, std::initializer_list<Attribute> attributes) {
    text_.append("<").append(name);
    for (const auto& [key, value] : attributes) text_.append(" ").append(key).append("=\"").append(value).append("\"");
    text_ += "/>";
  }

  void gradient(const std::string& id, std::string_view place, Ink from, Ink to) {
    text_ += "<radialGradient id=\"" + id + "\"" + std::string(place) + "><stop stop-color=\"" + ink(from) +
             "\"/><stop offset=\"1\" stop-color=\"" + ink(to) + "\"/></radialGradient>";
  }

  // Ids begin with the game's, so that several drawings may stand in one page.
  std::string id(std::string_view name) const { return std::string(ruleset_.id) + "-" + std::string(name); }
  std::string fill(std::string_view name) const { return "url(#" + id(name) + ")"; }
  std::string slab_fill() const { return flat_ ? ink(theme_.board.light) : fill("wood"); }

  void gradients() {
    if (flat_) return;
    text_ += "<defs><linearGradient id=\"" + id("wood") + "\" x2=\"0.3\" y2=\"1\"><stop stop-color=\"" +
             ink(between(theme_.board.light, kWhite, 0.06f)) + "\"/><stop offset=\"1\" stop-color=\"" +
             ink(between(theme_.board.light, theme_.board.dark, 0.55f)) + "\"/></linearGradient>";
    gradient(id("bowl"), " cx=\"0.6\" cy=\"0.64\"", between(theme_.board.light, theme_.board.dark, 0.75f), between(theme_.board.dark, kBlack, 0.45f));
    for (int i = 0; i < theme_.seed.colours; ++i) {
      const Ink colour = theme_.seed.colour[static_cast<std::size_t>(i)];
      gradient(id("seed" + std::to_string(i)), " cx=\"0.36\" cy=\"0.32\" r=\"0.75\"", between(colour, kWhite, 0.38f), between(colour, kBlack, 0.30f));
    }
    text_ += "</defs>";
  }

  // The bent slab: its long sides are parabolas, which a quadratic curve is exactly. The stroke rounds its corners.
  void slab() {
    const float corner = std::min({theme_.cut.corner * form_.unit, form_.half_breadth(), form_.half_length()});
    const float l = form_.left + corner, r = form_.right - corner, t = form_.top + corner, b = form_.bottom - corner;
    const float dx = form_.upright ? 2 * form_.bend : 0, dy = form_.upright ? 0 : 2 * form_.bend;
    const auto at = [](float x, float y) { return number(x) + " " + number(y); };
    std::string path = "M" + at(l, t);
    path += form_.upright ? "L" + at(r, t) + "Q" + at(r + dx, (t + b) / 2) + " " + at(r, b) + "L" + at(l, b) + "Q" + at(l + dx, (t + b) / 2) + " " + at(l, t)
                          : "Q" + at((l + r) / 2, t + dy) + " " + at(r, t) + "L" + at(r, b) + "Q" + at((l + r) / 2, b + dy) + " " + at(l, b);
    path += "Z";
    const float lift = form_.unit * 0.14f;
    text_ += "<g stroke-linejoin=\"round\" stroke-width=\"" + number(2 * corner) + "\">";
    if (theme_.cut.slab) element("path", {{"d", path}, {"stroke", "#000"}, {"opacity", "0.35"}, {"transform", "translate(" + at(lift, lift * 1.2f) + ")"}});
    element("path", {{"d", path}, {"fill", slab_fill()}, {"stroke", slab_fill()}});
    text_ += "</g>";
    for (const Tray& tray : form_.trays)
      element("rect", {{"x", number(tray.left)}, {"y", number(tray.top)}, {"width", number(tray.right - tray.left)}, {"height", number(tray.bottom - tray.top)},
                       {"rx", number(std::min(tray.right - tray.left, tray.bottom - tray.top) / 2)}, {"fill", slab_fill()}});
  }

  void bowl(const Hollow& h) {
    element("rect", {{"x", number(h.x - h.half_w)}, {"y", number(h.y - h.half_h)}, {"width", number(2 * h.half_w)}, {"height", number(2 * h.half_h)},
                     {"rx", number(std::min(h.half_w, h.half_h))}, {"fill", flat_ ? ink(theme_.board.dark) : fill("bowl")}, {"stroke", ink(flat_ ? theme_.cut.trim : between(theme_.board.light, kWhite, 0.25f))},
                     {"stroke-opacity", flat_ ? "1" : "0.45"}, {"stroke-width", number(form_.unit * 0.05f)}});
  }

  void pile(const Hollow& hollow, int seeds, int place) {
    const float radius = theme_.seed.radius * form_.unit;
    const SeedPile pile(hollow, radius, place);
    const int shown = std::min(seeds, SeedPile::kHeap);
    const float stretch = std::sqrt(theme_.seed.slenderness);
    for (int layer = 0; layer < SeedPile::kLayers; ++layer)
      for (int i = 0; i < shown; ++i) {
        const LyingSeed seed = pile.at(i);
        if (seed.layer != layer) continue;
        const float x = hollow.x + seed.x * radius, y = hollow.y + seed.y * radius - static_cast<float>(layer) * radius * 0.1f;
        element("circle", {{"cx", number(x + radius * 0.2f)}, {"cy", number(y + radius * 0.25f)}, {"r", number(radius)}, {"opacity", "0.3"}});
        const int colour = seed.sprite % theme_.seed.colours;
        const std::string body = flat_ ? ink(theme_.seed.colour[static_cast<std::size_t>(colour)]) : fill("seed" + std::to_string(colour));
        if (theme_.seed.slenderness == 1) {
          element("circle", {{"cx", number(x)}, {"cy", number(y)}, {"r", number(radius)}, {"fill", body}});
          continue;
        }
        const auto angle = static_cast<int>(static_cast<float>(seed.sprite) * 222.5f) % 180;
        element("ellipse", {{"rx", number(radius * stretch)}, {"ry", number(radius / stretch)}, {"fill", body},
                            {"transform", "translate(" + number(x) + " " + number(y) + ") rotate(" + std::to_string(angle) + ")"}});
      }
  }

  void numeral(Point at, int seeds) {
    text_ += "<text x=\"" + number(at.x) + "\" y=\"" + number(at.y + layout_.numeral_size * 0.36f) + "\" font-size=\"" + number(layout_.numeral_size) +
             "\" font-family=\"Source Sans 3, Segoe UI, Noto Sans, Helvetica Neue, Arial, sans-serif\" font-weight=\"600\" text-anchor=\"middle\" fill=\"" +
             ink(theme_.palette.numeral) + "\" stroke=\"" + ink(theme_.palette.numeral_halo) + "\" stroke-width=\"" + number(layout_.numeral_size * 0.22f) +
             "\" stroke-linejoin=\"round\" paint-order=\"stroke\">" + std::to_string(seeds) + "</text>";
  }

  void touch_areas() {
    for (int pit = 0; pit < 2 * layout_.pits; ++pit) {
      const Rect& area = layout_.places[static_cast<std::size_t>(pit)].touch;
      element("rect", {{"data-tap", std::string(1, pit_letter(static_cast<Pit>(pit), ruleset_.pits))}, {"x", number(area.x)}, {"y", number(area.y)},
                       {"width", number(area.w)}, {"height", number(area.h)}, {"fill", "transparent"}});
    }
  }

  const Ruleset& ruleset_;
  const Position& position_;
  const Theme& theme_;
  const SvgOptions& options_;
  Canvas canvas_;
  BoardLayout layout_;
  BoardForm form_;
  bool flat_ = theme_.board.substance == Substance::Flat;
  std::string text_;
};

}  // namespace

std::string board_svg(const Ruleset& ruleset, const Position& position, const Theme& theme, float width, float height, const SvgOptions& options) {
  Canvas canvas;
  canvas.width = width;
  canvas.height = height;
  canvas.board_only = true;
  return Drawing(ruleset, position, theme, canvas, options).draw();
}

}  // namespace mancala
