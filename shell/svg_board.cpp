#include "shell/svg_board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mancala::svg {
namespace {

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

}  // namespace

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

Canvas canvas_alone(float width, float height) {
  Canvas canvas;
  canvas.width = width;
  canvas.height = height;
  canvas.board_only = true;
  canvas.letters = false;
  return canvas;
}

Board::Board(const Ruleset& ruleset, const Theme& theme, Canvas canvas)
    : ruleset_(ruleset), theme_(theme), canvas_(canvas), layout_(layout_board(canvas, ruleset.pits, board_shape(ruleset))),
      form_(form_of(layout_, !board_shape(ruleset).stores_carved)) {
  for (int i = 0; i < hollows(); ++i) piles_.emplace_back(form_.hollows[static_cast<std::size_t>(i)], theme_.seed.radius * form_.unit, i);
}

void Board::element(std::string_view name, std::initializer_list<Attribute> attributes, std::string_view more) {
  text_.append("<").append(name).append(more);
  for (const auto& [key, value] : attributes) text_.append(" ").append(key).append("=\"").append(value).append("\"");
  text_ += "/>";
}

void Board::gradient(const std::string& id, std::string_view place, Ink from, Ink to) {
  text_ += "<radialGradient id=\"" + id + "\"" + std::string(place) + "><stop stop-color=\"" + ink(from) +
           "\"/><stop offset=\"1\" stop-color=\"" + ink(to) + "\"/></radialGradient>";
}

// Ids begin with the game's, so that several drawings may stand in one page.
void Board::open() {
  const std::string width = number(canvas_.width), height = number(canvas_.height);
  text_ += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width +
           "\" height=\"" + height + "\">";
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

void Board::table() {
  element("rect", {{"width", number(canvas_.width)}, {"height", number(canvas_.height)}, {"fill", ink(between(theme_.table.light, theme_.table.dark, 0.4f))}});
}

// The bent slab: its long sides are parabolas, which a quadratic curve is exactly. The stroke rounds its corners.
void Board::slab() {
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
  element("path", {{"d", path}, {"fill", fill("wood")}, {"stroke", fill("wood")}});
  text_ += "</g>";
  for (const Tray& tray : form_.trays)
    element("rect", {{"x", number(tray.left)}, {"y", number(tray.top)}, {"width", number(tray.right - tray.left)}, {"height", number(tray.bottom - tray.top)},
                     {"rx", number(std::min(tray.right - tray.left, tray.bottom - tray.top) / 2)}, {"fill", fill("wood")}});
}

void Board::bowls() {
  for (const Hollow& h : form_.hollows)
    element("rect", {{"x", number(h.x - h.half_w)}, {"y", number(h.y - h.half_h)}, {"width", number(2 * h.half_w)}, {"height", number(2 * h.half_h)},
                     {"rx", number(std::min(h.half_w, h.half_h))}, {"fill", fill("bowl")}, {"stroke", ink(flat_ ? theme_.cut.trim : between(theme_.board.light, kWhite, 0.25f))},
                     {"stroke-opacity", flat_ ? "1" : "0.45"}, {"stroke-width", number(form_.unit * 0.05f)}});
}

void Board::ring(int hollow, Ink colour, std::string_view more) {
  const Hollow& h = form_.hollows[static_cast<std::size_t>(hollow)];
  const float out = form_.unit * 0.06f;
  element("rect", {{"x", number(h.x - h.half_w - out)}, {"y", number(h.y - h.half_h - out)}, {"width", number(2 * (h.half_w + out))}, {"height", number(2 * (h.half_h + out))},
                   {"rx", number(std::min(h.half_w, h.half_h) + out)}, {"fill", "none"}, {"stroke", ink(colour)}, {"stroke-width", number(form_.unit * 0.14f)}}, more);
}

Board::Lying Board::lying(int hollow, int index) const {
  const Hollow& h = form_.hollows[static_cast<std::size_t>(hollow)];
  const float radius = theme_.seed.radius * form_.unit;
  const LyingSeed seed = piles_[static_cast<std::size_t>(hollow)].at(index);
  return {{h.x + seed.x * radius, h.y + seed.y * radius - static_cast<float>(seed.layer) * radius * 0.1f}, seed.layer, seed.sprite};
}

void Board::seed(int sprite, Point at) {
  const float radius = theme_.seed.radius * form_.unit, stretch = std::sqrt(theme_.seed.slenderness);
  element("circle", {{"cx", number(at.x + radius * 0.2f)}, {"cy", number(at.y + radius * 0.25f)}, {"r", number(radius)}, {"opacity", "0.3"}});
  const std::string body = fill("seed" + std::to_string(sprite % theme_.seed.colours));
  if (theme_.seed.slenderness == 1) return element("circle", {{"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}, {"fill", body}});
  const auto angle = static_cast<int>(static_cast<float>(sprite) * 222.5f) % 180;
  element("ellipse", {{"rx", number(radius * stretch)}, {"ry", number(radius / stretch)}, {"fill", body},
                      {"transform", "translate(" + number(at.x) + " " + number(at.y) + ") rotate(" + std::to_string(angle) + ")"}});
}

void Board::open_numerals() {
  const float size = layout_.numeral_size;
  text_ += "<g font-size=\"" + number(size) + "\" font-family=\"Source Sans 3, Segoe UI, Noto Sans, Helvetica Neue, Arial, sans-serif\" font-weight=\"600\" text-anchor=\"middle\" fill=\"" +
           ink(theme_.palette.numeral) + "\" stroke=\"" + ink(theme_.palette.numeral_halo) + "\" stroke-width=\"" + number(size * 0.22f) +
           "\" stroke-linejoin=\"round\" paint-order=\"stroke\">";
}

void Board::numeral(int hollow, int seeds, std::string_view more) {
  const int pits = 2 * layout_.pits;
  const Point at = hollow >= pits ? layout_.stores[static_cast<std::size_t>(hollow - pits)].numeral : layout_.places[static_cast<std::size_t>(hollow)].numeral;
  text_ += "<text x=\"" + number(at.x) + "\" y=\"" + number(at.y + layout_.numeral_size * 0.36f) + "\"" + std::string(more) + ">" + std::to_string(seeds) + "</text>";
}

// What is flat has one colour; all else a gradient of this name.
std::string Board::fill(std::string_view name) const {
  if (!flat_) return "url(#" + id(name) + ")";
  if (name == "wood") return ink(theme_.board.light);
  if (name == "bowl") return ink(theme_.board.dark);
  return ink(theme_.seed.colour[static_cast<std::size_t>(name.back() - '0')]);
}

std::string Board::close() { return std::move(text_) + "</svg>"; }

}  // namespace mancala::svg
