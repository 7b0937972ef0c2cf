#include "shell/ui/hand_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "shell/noise.h"

namespace mancala {
namespace {

using noise::clamp01;
using noise::mix;
using noise::ramp;

// In palm radii, the palm's middle at 0, fingers up (towards −y).
constexpr float kLeft = -2.0f, kTop = -3.1f, kWide = 4.0f, kTall = 8.0f;
constexpr int kPixelsWide = 240, kPixelsTall = 480;

float capsule(float x, float y, float ax, float ay, float bx, float by, float ra, float rb) {
  const float px = x - ax, py = y - ay, dx = bx - ax, dy = by - ay;
  const float t = clamp01((px * dx + py * dy) / (dx * dx + dy * dy));
  const float ex = px - dx * t, ey = py - dy * t;
  return std::sqrt(ex * ex + ey * ey) - mix(ra, rb, t);
}

float join(float a, float b, float k) {
  const float h = clamp01(0.5f + 0.5f * (b - a) / k);
  return mix(b, a, h) - k * h * (1 - h);
}

struct Finger { float ax, ay, bx, by, ra, rb; };
constexpr Finger kCupped[] = {
    {-0.64f, -0.40f, -0.60f, -1.22f, 0.27f, 0.19f}, {-0.24f, -0.55f, -0.20f, -1.62f, 0.28f, 0.205f},
    {0.19f, -0.55f, 0.20f, -1.72f, 0.28f, 0.21f},   {0.60f, -0.45f, 0.60f, -1.50f, 0.27f, 0.20f},
    {0.60f, 0.48f, 1.12f, -0.50f, 0.36f, 0.23f},
};
// From its back: one finger out, the others bent under, the thumb beside them.
constexpr Finger kPointing[] = {
    {-0.44f, -0.50f, -0.36f, -2.70f, 0.27f, 0.19f}, {0.02f, -0.56f, 0.04f, -1.00f, 0.28f, 0.27f},
    {0.40f, -0.48f, 0.40f, -0.86f, 0.27f, 0.25f},   {0.68f, -0.30f, 0.66f, -0.60f, 0.23f, 0.21f},
    {-0.56f, 0.50f, -0.74f, -0.44f, 0.33f, 0.22f},
};
constexpr float kTipX = -0.36f, kTipY = -2.88f;  // of the finger that points

// How high the hand lies at a place; `edge` is the distance to its outline, negative inside.
float height_at(HandPose pose, float x, float y, float& edge) {
  float d = capsule(x, y, 0, -0.10f, 0, 0.45f, 0.88f, 0.76f);
  d = join(d, capsule(x, y, 0, 0.6f, 0.10f, 6.0f, 0.56f, 0.74f), 0.35f);
  float h = 0.32f * std::sqrt(clamp01(-d / 0.5f));
  const bool cupped = pose == HandPose::Carrying;
  for (const Finger& f : cupped ? kCupped : kPointing) {
    const float c = capsule(x, y, f.ax, f.ay, f.bx, f.by, f.ra, f.rb);
    const float round = 0.26f * std::sqrt(clamp01(-c / 0.23f)) + 0.10f * ramp(-0.6f, -2.0f, y);
    h = c < 0 ? std::max(h, round) : h;
    d = join(d, c, 0.12f);
  }
  if (cupped)  // the hollow of the palm
    h -= 0.22f * std::exp(-((x - 0.02f) * (x - 0.02f) + (y + 0.05f) * (y + 0.05f)) * 2.4f);
  edge = d;
  return h;
}

}  // namespace

HandPicture::~HandPicture() {
  if (store_ != nullptr && texture_ != nullptr) store_->release(texture_);
}

void HandPicture::prepare(const Budget& budget) {
  if (store_ == nullptr || texture_ != nullptr) return;
  // Left half: the hand; right half: its shadow.
  if (next_row_ == 0) pixels_.assign(static_cast<std::size_t>(kPixelsWide) * 2 * kPixelsTall * 4, 0);
  constexpr float kStep = kWide / kPixelsWide;
  for (int& j = next_row_; j < kPixelsTall; ++j) {
    if (budget.is_spent()) return;
    for (int i = 0; i < kPixelsWide; ++i) {
      const float x = kLeft + (static_cast<float>(i) + 0.5f) * kStep, y = kTop + (static_cast<float>(j) + 0.5f) * kStep;
      float edge = 0, other = 0;
      height_at(pose_, x, y, edge);
      const float arm = ramp(4.8f, 1.3f, y);
      std::uint8_t* out = &pixels_[(static_cast<std::size_t>(j) * kPixelsWide * 2 + static_cast<std::size_t>(i)) * 4];
      out[kPixelsWide * 4 + 3] = static_cast<std::uint8_t>(120 * ramp(0.40f, -0.42f, edge) * arm);
      if (edge > 3 * kStep) continue;  // nobody sees skin there
      // Smoothed differences: skin has no creases as sharp as the formula's.
      constexpr float kSoft = 0.045f;
      const float gx = (height_at(pose_, x + kSoft, y, other) - height_at(pose_, x - kSoft, y, other)) / (2 * kSoft);
      const float gy = (height_at(pose_, x, y + kSoft, other) - height_at(pose_, x, y - kSoft, other)) / (2 * kSoft);
      const float inv = 1 / std::sqrt(gx * gx + gy * gy + 1);
      const float diffuse = std::max(0.0f, (gx * 0.47f + gy * 0.56f + 0.68f) * inv) / 0.68f;
      const float palm = pose_ == HandPose::Carrying ? ramp(-0.9f, -0.2f, y) * ramp(1.2f, 0.6f, y) : 0;
      const float light = 0.42f + 0.58f * diffuse;
      const float tone[3] = {mix(168, 190, palm), mix(116, 134, palm), mix(84, 100, palm)};
      for (int k = 0; k < 3; ++k) out[k] = static_cast<std::uint8_t>(std::clamp(tone[k] * light, 0.0f, 255.0f));
      out[3] = static_cast<std::uint8_t>(255 * ramp(kStep * 1.2f, -kStep * 1.2f, edge) * arm);
    }
  }
  texture_ = store_->upload(nullptr, pixels_.data(), kPixelsWide * 2, kPixelsTall);
  pixels_ = {};
  next_row_ = 0;
}

void HandPicture::draw(ImDrawList& list, float x, float y, float palm, float angle, float alpha) const {
  if (!complete()) return;
  const float ca = std::cos(angle) * palm, sa = std::sin(angle) * palm;
  const auto place = [&](float px, float py) { return ImVec2{x + px * ca - py * sa, y + px * sa + py * ca}; };
  const auto quad = [&](float u, float shift, ImU32 tint) {
    const ImVec2 a = place(kLeft, kTop), b = place(kLeft + kWide, kTop), c = place(kLeft + kWide, kTop + kTall), d = place(kLeft, kTop + kTall);
    list.AddImageQuad(texture_, {a.x + shift, a.y + shift * 1.2f}, {b.x + shift, b.y + shift * 1.2f}, {c.x + shift, c.y + shift * 1.2f},
                      {d.x + shift, d.y + shift * 1.2f}, {u, 0}, {u + 0.5f, 0}, {u + 0.5f, 1}, {u, 1}, tint);
  };
  const int a = static_cast<int>(std::clamp(alpha, 0.0f, 1.0f) * 255);
  quad(0.5f, palm * 0.55f, IM_COL32(255, 255, 255, a));
  quad(0.0f, 0, IM_COL32(255, 255, 255, a));
}

void HandPicture::draw_at_tip(ImDrawList& list, float x, float y, float palm, float angle) const {
  const float ca = std::cos(angle) * palm, sa = std::sin(angle) * palm;
  draw(list, x - kTipX * ca + kTipY * sa, y - kTipX * sa - kTipY * ca, palm, angle, 1);
}

}  // namespace mancala
