#include "shell/ui/board_baker.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "shell/ui/light.h"
#include "shell/noise.h"

namespace mancala {
namespace {

using noise::clamp01;
using noise::mix;
using noise::ramp;

constexpr float kShadowRun = 1.30f;  // pixels a shadow moves for each pixel of height
constexpr float kAmbient = 0.36f;

// Linear light to an sRGB byte; what is brighter than 1 is rolled off.
struct ToneTable {
  static constexpr int kSteps = 4096;
  std::array<float, kSteps + 1> value{};
  ToneTable() {
    for (int i = 0; i <= kSteps; ++i) {
      float x = 2.0f * static_cast<float>(i) / kSteps;
      if (x > 0.8f) x = 0.8f + 0.2f * (1 - std::exp(-(x - 0.8f) / 0.2f));
      const float s = x <= 0.0031308f ? x * 12.92f : 1.055f * std::pow(x, 1 / 2.4f) - 0.055f;
      value[i] = s * 255.0f;
    }
  }
  std::uint8_t byte(float light, float dither) const {
    const float at = std::clamp(light, 0.0f, 2.0f) * (kSteps / 2.0f);
    return static_cast<std::uint8_t>(std::clamp(value[static_cast<int>(at)] + dither, 0.0f, 255.0f));
  }
};
const ToneTable& tones() {
  static const ToneTable made;
  return made;
}

// An arc that starts at 0 with a steep but finite wall: how far down (or up) at part t of the way in, 0 … 1.
float arc(float t) {
  constexpr float kSphere = 1.12f;
  static const float edge = std::sqrt(kSphere * kSphere - 1), full = kSphere - edge;
  const float r = 1 - clamp01(t);
  return (std::sqrt(kSphere * kSphere - r * r) - edge) / full;
}

}  // namespace

BoardBaker::BoardBaker(const BoardForm& form, const Theme& theme)
    : form_(form), theme_(theme), top_(theme.board, 11, form.unit), table_(theme.table, 23, form.unit),
      trim_(to_light(theme.cut.trim)) {
  const std::size_t width = static_cast<std::size_t>(form.width);
  // Grown row by row: millions of zeros at once would hold up a frame.
  pixels_.reserve(width * static_cast<std::size_t>(form.height) * 4);
  const std::size_t pits = form.hollows.size() < 2 ? 0 : (form.hollows.size() - 2) / 2;
  for (std::size_t i = 0; theme.cut.rosette > 0 && i + 1 < pits; ++i) {
    const Hollow &a = form.hollows[i], &b = form.hollows[i + 1], &c = form.hollows[2 * pits - 1 - i], &d = form.hollows[2 * pits - 2 - i];
    const float radius = theme.cut.rosette * form.unit;
    rosettes_.push_back({(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4, radius, radius, false});
  }
  for (Row& row : rows_) {
    for (auto* values : {&row.height, &row.ground, &row.cover, &row.hollow_depth, &row.hollow_edge, &row.trim, &row.groove})
      values->assign(width, 0.0f);
    row.hollow.assign(width, -1);
    row.top.assign(width, {});
    row.table.assign(width, {});
  }
}

// A flower of eight petals in a shallow round field.
void BoardBaker::fill_rosettes(int y, Row& row) const {
  const float fy = static_cast<float>(y) + 0.5f;
  for (const Hollow& field : rosettes_) {
    const float radius = field.half_w, relief = radius * 0.30f;
    if (std::fabs(fy - field.y) > radius + 1) continue;
    const int first = std::max(0, static_cast<int>(field.x - radius - 1)), last = std::min(form_.width - 1, static_cast<int>(field.x + radius + 1));
    for (int x = first; x <= last; ++x) {
      const float dx = static_cast<float>(x) + 0.5f - field.x, dy = fy - field.y;
      const float r = std::sqrt(dx * dx + dy * dy) / radius;
      if (r >= 1) continue;
      const float leaf = std::fabs(std::cos(4 * std::atan2(dy, dx)));
      const float reach = 0.46f + 0.42f * std::sqrt(leaf);
      const float petal = ramp(reach, reach * 0.55f, r) * ramp(0.20f, 0.34f, r), heart = ramp(0.24f, 0.10f, r);
      const float depth = relief * ramp(1.0f, 0.90f, r) * (1 - 0.95f * std::max(petal, heart));
      row.height[x] -= depth;
      row.hollow_depth[x] = std::max(row.hollow_depth[x], depth * 1.6f);
    }
  }
}

bool BoardBaker::advance(std::size_t pixels) {
  std::size_t made = 0;
  while (!done()) {
    if (next_row_ == 0) {
      fill(-1, rows_[2]);
      fill(0, rows_[0]);
    }
    fill(next_row_ + 1, rows_[(next_row_ + 1) % 3]);
    shade(next_row_++);
    made += static_cast<std::size_t>(form_.width);
    if (made >= pixels) break;
  }
  return done();
}

// How far the bent axis lies beside the straight one: nothing at the ends, all of the bend in the middle.
float BoardBaker::along_shift(float x, float y) const {
  if (form_.bend == 0) return 0;
  const float u = (form_.upright ? y - form_.centre_y() : x - form_.centre_x()) / form_.half_length();
  return form_.bend * (1 - std::min(u * u, 1.3f));
}

float BoardBaker::slab_distance(float x, float y) const {
  const Cut& cut = theme_.cut;
  float along = form_.upright ? y - form_.centre_y() : x - form_.centre_x();
  float across = (form_.upright ? x - form_.centre_x() : y - form_.centre_y()) - along_shift(x, y);
  const float u = along / form_.half_length();
  const float breadth = form_.half_breadth() + cut.swell * form_.unit * (0.35f - std::min(u * u, 1.0f));
  const float corner = std::min(cut.corner * form_.unit, std::min(form_.half_length(), form_.half_breadth()) * 0.98f);
  float d = box_distance(along, across, form_.half_length(), breadth, corner);
  for (const Tray& tray : form_.trays) {
    const float half_w = (tray.right - tray.left) / 2, half_h = (tray.bottom - tray.top) / 2;
    d = std::min(d, box_distance(x - (tray.left + tray.right) / 2, y - (tray.top + tray.bottom) / 2, half_w, half_h, std::min(half_w, half_h)));
  }
  if (!cut.slab)  // the ground is worn round the stores as well
    for (const Hollow& h : form_.hollows)
      if (h.store) d = std::min(d, distance_to(h, x, y) + form_.unit * 0.1f);
  if (cut.raggedness > 0 && std::fabs(d) < form_.unit) {
    const float k = 1.1f / form_.unit;
    const noise::Lattice& l = noise::lattice();
    d += cut.raggedness * form_.unit * ((noise::cloudy(l, x * k, y * k) - 0.5f) * 1.8f + (noise::at(l, x * k * 5 + 9, y * k * 5) - 0.5f) * 0.25f);
  }
  return d;
}

// Where feet and hands have packed the ground: all within the slab's outline, less and less in patches beyond it.
float BoardBaker::trodden(float x, float y, float d) const {
  const float k = 1 / form_.unit;
  const noise::Lattice& l = noise::lattice();
  const float patch = noise::cloudy(l, x * k * 0.8f + 3, y * k * 0.8f) * 0.75f + noise::cloudy(l, x * k * 3.7f, y * k * 3.7f) * 0.25f;
  return ramp(0.55f, -0.45f, d * k + (patch - 0.45f) * 1.7f - 0.15f);
}

// Chalk: round the pits, and between the two rows.
float BoardBaker::chalk(float x, float y) const {
  const float unit = form_.unit, half = theme_.cut.chalk * unit * 0.5f;
  const float along = form_.upright ? y - form_.centre_y() : x - form_.centre_x();
  const float across = form_.upright ? x - form_.centre_x() : y - form_.centre_y();
  const float k = 1.7f / unit;
  const float shaky = (noise::at(noise::lattice(), x * k, y * k + 50) - 0.5f) * 0.14f * unit;
  const float frame = std::fabs(box_distance(along, across, form_.half_length() - unit * 0.36f, form_.half_breadth() - unit * 0.24f, unit * 0.5f) + shaky);
  const float middle = std::max(std::fabs(across + shaky), std::fabs(along) - form_.half_length() + unit * 0.9f);
  return clamp01((half - std::min(frame, middle)) / (0.05f * unit) + 0.5f);
}

// The slab's top and edge, and where nothing of it is, the table.
void BoardBaker::fill_ground(int y, Row& row) const {
  const Cut& cut = theme_.cut;
  const float unit = form_.unit, per_unit = 1 / unit, fy = static_cast<float>(y) + 0.5f;
  const float thick = cut.thickness * unit, bevel = cut.bevel * unit;
  const float reach = unit * 1.2f + std::fabs(form_.bend);
  Tray extent{form_.left, form_.top, form_.right, form_.bottom};
  for (const Tray& tray : form_.trays)
    extent = {std::min(extent.left, tray.left), std::min(extent.top, tray.top), std::max(extent.right, tray.right), std::max(extent.bottom, tray.bottom)};
  for (const Hollow& h : form_.hollows)
    extent = {std::min(extent.left, h.x - h.half_w), std::min(extent.top, h.y - h.half_h), std::max(extent.right, h.x + h.half_w), std::max(extent.bottom, h.y + h.half_h)};
  for (int x = 0; x < form_.width; ++x) {
    const float fx = static_cast<float>(x) + 0.5f;
    const bool near = fx > extent.left - reach && fx < extent.right + reach && fy > extent.top - reach && fy < extent.bottom + reach;
    const float d = near ? slab_distance(fx, fy) : unit * 4;
    if (cut.slab) {
      row.cover[x] = clamp01(0.5f - d);
      row.height[x] = thick * arc(-d / bevel);
    } else {
      row.cover[x] = near ? trodden(fx, fy, d) : 0;
      row.height[x] = -0.05f * unit * row.cover[x];
    }
    row.trim[x] = 0;
    row.groove[x] = 0;
    row.hollow[x] = -1;
    row.hollow_depth[x] = 0;
    row.hollow_edge[x] = unit * 4;
    const float along = (form_.upright ? fy : fx) * per_unit, across = (form_.upright ? fx : fy) * per_unit;
    if (row.cover[x] > 0) {
      row.top[x] = top_.at(along, across - along_shift(fx, fy) * per_unit, 0);
      const float rim = bevel + 0.16f * unit;
      if (cut.inlay > 0) row.trim[x] = clamp01(0.5f + cut.inlay * unit * 0.5f - std::fabs(d + rim));
      if (cut.groove > 0) {
        const float half = std::max(cut.groove * unit, 2.2f);  // finer than that it would break into dashes
        const float g = noise::smooth(1 - std::min(1.0f, std::fabs(d + rim) / half));
        row.height[x] -= half * 0.6f * g;
        row.hollow_depth[x] = half * 1.2f * g;
        row.groove[x] = g;
      }
      if (cut.chalk > 0) row.trim[x] = chalk(fx, fy);
    }
    if (row.cover[x] < 1) row.table[x] = table_.at(fx * per_unit, fy * per_unit, 0);
    row.ground[x] = row.cover[x] < 1 ? row.table[x].bump * unit : 0;
  }
}

void BoardBaker::fill_hollows(int y, Row& row) const {
  const Cut& cut = theme_.cut;
  const float unit = form_.unit, per_unit = 1 / unit, fy = static_cast<float>(y) + 0.5f;
  const float lip = cut.lip * unit, margin = lip * 4 + cut.inlay * unit * 2 + 2 + cut.raggedness * unit;
  const noise::Lattice& l = noise::lattice();
  for (std::size_t i = 0; i < form_.hollows.size(); ++i) {
    const Hollow& h = form_.hollows[i];
    if (fy < h.y - h.half_h - margin || fy > h.y + h.half_h + margin) continue;
    const float radius = std::min(h.half_w, h.half_h);
    const int first = std::max(0, static_cast<int>(h.x - h.half_w - margin));
    const int last = std::min(form_.width - 1, static_cast<int>(h.x + h.half_w + margin));
    for (int x = first; x <= last; ++x) {
      const float fx = static_cast<float>(x) + 0.5f;
      float d = distance_to(h, fx, fy);
      if (cut.raggedness > 0)
        d += cut.raggedness * unit * 0.7f * (noise::cloudy(l, fx * per_unit * 1.6f + 7, fy * per_unit * 1.6f) - 0.5f);
      if (d > margin) continue;
      // Outside, the rim rounds off or rises; inside, an arc; both meet at the edge.
      const float rounding = lip * 0.45f;
      float depth = d > 0 ? rounding * std::exp(-d / (lip * 0.55f)) : rounding + cut.bowl_depth * std::min(radius, unit * 1.1f) * arc(-d / radius);
      if (cut.lip_rise > 0) {
        const float crest = (d - lip * 0.9f) / (lip * 1.1f);
        depth -= cut.lip_rise * unit * std::exp(-crest * crest);
      }
      if (cut.tool_marks > 0 && d < 0)
        depth += cut.tool_marks * unit * 0.09f * (noise::at(l, fx * per_unit * 3.1f, fy * per_unit * 3.1f + 40) - 0.5f) * ramp(0, -lip, d);
      row.height[x] -= depth;
      if (d < row.hollow_edge[x]) {
        row.hollow_edge[x] = d;
        row.hollow[x] = static_cast<int>(i);
        row.hollow_depth[x] = std::max(depth, 0.0f);
      }
      if (cut.inlay > 0) row.trim[x] = std::max(row.trim[x], clamp01(0.5f + cut.inlay * unit * 0.5f - std::fabs(d - cut.inlay * unit * 0.5f)));
      if (d < lip) {
        const float along = (form_.upright ? fy : fx) * per_unit, across = (form_.upright ? fx : fy) * per_unit;
        row.top[x] = top_.at(along, across - along_shift(fx, fy) * per_unit, std::max(depth, 0.0f) * per_unit);
      }
    }
  }
}

void BoardBaker::fill(int y, Row& row) const {
  fill_ground(y, row);
  fill_hollows(y, row);
  fill_rosettes(y, row);
  const float unit = form_.unit;
  for (int x = 0; x < form_.width; ++x) {
    if (row.cover[x] <= 0) continue;
    row.height[x] += row.top[x].bump * unit;
    row.top[x].gloss *= 1 - row.groove[x];
    if (row.trim[x] <= 0) continue;
    const float k = row.trim[x];
    if (theme_.cut.chalk > 0) {
      const float dust = noise::cloudy(noise::lattice(), static_cast<float>(x) * 5 / unit, static_cast<float>(y) * 5 / unit);
      row.top[x].colour = blend(row.top[x].colour, trim_, k * ramp(0.22f, 0.62f, dust) * 0.85f);
    } else {
      row.top[x].colour = blend(row.top[x].colour, trim_, k);
      row.height[x] += k * unit * 0.018f - row.top[x].bump * unit * k;
      row.top[x].gloss = mix(row.top[x].gloss, 2.4f, k);
    }
  }
}

// How much of the sun the rim of a bowl lets through to a point at `depth` pixels.
float BoardBaker::hollow_shadow(int index, float x, float y, float depth) const {
  const Hollow& h = form_.hollows[static_cast<std::size_t>(index)];
  const float run = depth * kShadowRun;
  const float d = distance_to(h, x + kLightX * run, y + kLightY * run);
  const float soft = 0.05f * form_.unit + run * 0.28f;
  return ramp(soft, -soft, d);
}

Light BoardBaker::lit(const Texel& texel, const Surface& surface, float dx, float dy, float x, float y, float sun, float open) const {
  const float inv = 1 / std::sqrt(dx * dx + dy * dy + 1);
  const float nx = -dx * inv, ny = -dy * inv, nz = inv;
  // A lamp at a finite distance: the upper left of the table lies brighter and carries the gloss.
  const float size = static_cast<float>(std::max(form_.width, form_.height));
  const float px = (x - static_cast<float>(form_.width) * 0.5f) / size, py = (y - static_cast<float>(form_.height) * 0.5f) / size;
  const float diffuse = std::max(0.0f, nx * kLightX + ny * kLightY + nz * kLightZ) * (1 / kLightZ);
  const float pool = 1.06f - 0.30f * ((px + 0.18f) * (px + 0.18f) + (py + 0.18f) * (py + 0.18f)) * 4;
  const float light = (kAmbient * open + (1 - kAmbient) * diffuse * sun) * pool;
  Light out{texel.colour.r * light * 1.02f, texel.colour.g * light, texel.colour.b * light * 0.97f};
  if (surface.gloss > 0) {
    // Half way between the light and an eye above the middle of the board.
    float hx = kLightX * 0.9f - px * 0.9f, hy = kLightY * 0.9f - py * 0.9f, hz = kLightZ + 1;
    const float hi = 1 / std::sqrt(hx * hx + hy * hy + hz * hz);
    const float c = (nx * hx + ny * hy + nz * hz) * hi;
    if (c > 0.6f) {
      const float spark = std::exp(-surface.shine * (1 - c) * 2.2f) * surface.gloss * texel.gloss * (0.15f + 0.85f * sun) * 0.55f;
      out.r += spark, out.g += spark * 0.97f, out.b += spark * 0.90f;
    }
  }
  return out;
}

void BoardBaker::shade(int y) {
  const Row &above = rows_[(y + 2) % 3], &row = rows_[y % 3], &below = rows_[(y + 1) % 3];
  const Cut& cut = theme_.cut;
  const float unit = form_.unit, fy = static_cast<float>(y) + 0.5f;
  const float reach = cut.thickness * unit * kShadowRun;
  const noise::Lattice& l = noise::lattice();
  const ToneTable& tone = tones();
  pixels_.resize((static_cast<std::size_t>(y) + 1) * static_cast<std::size_t>(form_.width) * 4);
  std::uint8_t* out = pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(form_.width) * 4;
  for (int x = 0; x < form_.width; ++x, out += 4) {
    const float fx = static_cast<float>(x) + 0.5f;
    const int w = std::max(x - 1, 0), e = std::min(x + 1, form_.width - 1);
    Light colour;
    if (row.cover[x] < 1) {
      const float dx = (row.ground[e] - row.ground[w]) * 0.5f, dy = (below.ground[x] - above.ground[x]) * 0.5f;
      float sun = 1, open = 1;
      if (cut.slab) {
        // The farther from the slab's foot, the softer; and a close dark line where it touches the table.
        const float cast = slab_distance(fx + kLightX * reach, fy + kLightY * reach);
        sun = ramp(-reach * 0.45f, reach * 0.85f, cast);
        open = 0.35f + 0.65f * ramp(-0.15f * unit, reach * 1.2f, slab_distance(fx, fy));
      }
      const float px = (fx / static_cast<float>(form_.width) - 0.5f), py = (fy / static_cast<float>(form_.height) - 0.5f);
      const float dim = theme_.table_light * (1 - 1.1f * (px * px + py * py));
      colour = lit(row.table[x], theme_.table, dx, dy, fx, fy, sun * 0.92f + 0.08f, open);
      colour = {colour.r * dim, colour.g * dim, colour.b * dim};
    }
    if (row.cover[x] > 0) {
      const float dx = (row.height[e] - row.height[w]) * 0.5f, dy = (below.height[x] - above.height[x]) * 0.5f;
      float sun = 1, open = 1;
      const float depth = row.hollow_depth[x];
      if (depth > 0) {
        if (row.hollow[x] >= 0) sun = mix(1, hollow_shadow(row.hollow[x], fx, fy, depth), clamp01(0.5f - row.hollow_edge[x]));
        open = 1 - 0.72f * clamp01(depth / (unit * cut.bowl_depth * 1.05f));
      }
      const Light top = lit(row.top[x], theme_.board, dx, dy, fx, fy, sun, open);
      colour = row.cover[x] >= 1 ? top : blend(colour, top, row.cover[x]);
    }
    const float dither = l.value[(y & (noise::kLattice - 1)) * noise::kLattice + (x & (noise::kLattice - 1))];
    out[0] = tone.byte(colour.r, dither);
    out[1] = tone.byte(colour.g, dither);
    out[2] = tone.byte(colour.b, dither);
    out[3] = 255;
  }
}

}  // namespace mancala
