#include "tests/support/soft_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace mancala::test {
namespace {

struct Texel4 {
  float r, g, b, a;
};

constexpr std::int64_t kSub = 256;  // positions are rounded to 1/256 pixel, as cards do

std::int64_t fixed(float x) { return std::llround(static_cast<double>(x) * kSub); }

}  // namespace

ImTextureID SoftScreen::upload(ImTextureID old, const std::uint8_t* rgba, int width, int height) {
  ++uploads;
  Picture* picture = static_cast<Picture*>(old);
  if (picture == nullptr) {
    pictures_.push_back(std::make_unique<Picture>());
    picture = pictures_.back().get();
  }
  picture->width = width;
  picture->height = height;
  picture->rgba.assign(rgba, rgba + static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  return picture;
}

void SoftScreen::release(ImTextureID picture) {
  pictures_.erase(std::remove_if(pictures_.begin(), pictures_.end(), [&](const auto& p) { return p.get() == picture; }), pictures_.end());
}

void SoftScreen::fonts_changed(AtlasRows rows) {
  ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
  unsigned char* rgba = nullptr;
  int width = 0, height = 0;
  fonts.GetTexDataAsRGBA32(&rgba, &width, &height);
  auto* known = static_cast<Picture*>(fonts.TexID);
  if (known == nullptr || known->height != height || known->width != width) return fonts.SetTexID(upload(fonts.TexID, rgba, width, height));
  const auto from = static_cast<std::size_t>(rows.from) * static_cast<std::size_t>(width) * 4, to = static_cast<std::size_t>(rows.to) * static_cast<std::size_t>(width) * 4;
  std::copy(rgba + from, rgba + to, known->rgba.begin() + static_cast<std::ptrdiff_t>(from));
  ++uploads;
}

void SoftScreen::triangle(const ImDrawVert (&v)[3], const ImVec4& clip, const Picture* picture) {
  std::int64_t x[3], y[3];
  for (int i = 0; i < 3; ++i) {
    x[i] = fixed((v[i].pos.x - offset_x_) * scale_);
    y[i] = fixed((v[i].pos.y - offset_y_) * scale_);
  }
  int order[3] = {0, 1, 2};
  std::int64_t area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
  if (area == 0) return;
  if (area < 0) std::swap(order[1], order[2]), area = -area;
  const int a = order[0], b = order[1], c = order[2];
  const auto lowest = [](std::int64_t p) { return static_cast<int>(std::floor(static_cast<double>(p) / kSub)); };
  const int left = std::max({lowest(std::min({x[0], x[1], x[2]})), static_cast<int>(std::floor(clip.x)), 0});
  const int top = std::max({lowest(std::min({y[0], y[1], y[2]})), static_cast<int>(std::floor(clip.y)), 0});
  const int right = std::min({lowest(std::max({x[0], x[1], x[2]})) + 1, static_cast<int>(std::ceil(clip.z)), width_});
  const int bottom = std::min({lowest(std::max({y[0], y[1], y[2]})) + 1, static_cast<int>(std::ceil(clip.w)), height_});
  // Points on a left or a top edge belong to the triangle, others do not: no pixel of a mesh is drawn twice.
  const auto bias = [&](int p, int q) { return (y[p] == y[q] && x[q] > x[p]) || y[q] < y[p] ? 0 : -1; };
  const int bias_a = bias(b, c), bias_b = bias(c, a), bias_c = bias(a, b);
  Texel4 colour[3];
  for (int i = 0; i < 3; ++i) {
    const ImU32 k = v[i].col;
    colour[i] = {static_cast<float>(k & 255), static_cast<float>(k >> 8 & 255), static_cast<float>(k >> 16 & 255), static_cast<float>(k >> 24 & 255)};
  }
  const float inverse = 1.0f / static_cast<float>(area);
  for (int py = top; py < bottom; ++py)
    for (int px = left; px < right; ++px) {
      const std::int64_t sx = px * kSub + kSub / 2, sy = py * kSub + kSub / 2;
      const std::int64_t wa = (x[c] - x[b]) * (sy - y[b]) - (y[c] - y[b]) * (sx - x[b]);
      const std::int64_t wb = (x[a] - x[c]) * (sy - y[c]) - (y[a] - y[c]) * (sx - x[c]);
      const std::int64_t wc = (x[b] - x[a]) * (sy - y[a]) - (y[b] - y[a]) * (sx - x[a]);
      if (wa + bias_a < 0 || wb + bias_b < 0 || wc + bias_c < 0) continue;
      const float fa = static_cast<float>(wa) * inverse, fb = static_cast<float>(wb) * inverse, fc = static_cast<float>(wc) * inverse;
      const auto blend = [&](float p, float q, float r) { return p * fa + q * fb + r * fc; };
      Texel4 out{blend(colour[a].r, colour[b].r, colour[c].r), blend(colour[a].g, colour[b].g, colour[c].g),
                 blend(colour[a].b, colour[b].b, colour[c].b), blend(colour[a].a, colour[b].a, colour[c].a)};
      if (picture != nullptr) {
        const float u = blend(v[a].uv.x, v[b].uv.x, v[c].uv.x) * static_cast<float>(picture->width) - 0.5f;
        const float t = blend(v[a].uv.y, v[b].uv.y, v[c].uv.y) * static_cast<float>(picture->height) - 0.5f;
        const float fu = std::floor(u), ft = std::floor(t), du = u - fu, dt = t - ft;
        const auto at = [&](int ix, int iy) {
          ix = std::clamp(ix, 0, picture->width - 1), iy = std::clamp(iy, 0, picture->height - 1);
          return &picture->rgba[(static_cast<std::size_t>(iy) * static_cast<std::size_t>(picture->width) + static_cast<std::size_t>(ix)) * 4];
        };
        const int iu = static_cast<int>(fu), it = static_cast<int>(ft);
        const std::uint8_t *p = at(iu, it), *q = at(iu + 1, it), *r = at(iu, it + 1), *s = at(iu + 1, it + 1);
        const auto channel = [&](int k) {
          const float one = static_cast<float>(p[k]) + (static_cast<float>(q[k]) - static_cast<float>(p[k])) * du;
          const float two = static_cast<float>(r[k]) + (static_cast<float>(s[k]) - static_cast<float>(r[k])) * du;
          return (one + (two - one) * dt) / 255.0f;
        };
        out = {out.r * channel(0), out.g * channel(1), out.b * channel(2), out.a * channel(3)};
      }
      std::uint8_t* pixel = &pixels_[(static_cast<std::size_t>(py) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(px)) * 4];
      const float alpha = out.a / 255.0f;
      const auto over = [&](std::uint8_t under, float top_colour) {
        return static_cast<std::uint8_t>(std::clamp(static_cast<float>(under) * (1 - alpha) + top_colour * alpha + 0.5f, 0.0f, 255.0f));
      };
      pixel[0] = over(pixel[0], out.r), pixel[1] = over(pixel[1], out.g), pixel[2] = over(pixel[2], out.b);
      pixel[3] = 255;
    }
}

void SoftScreen::render(const ImDrawData& data) {
  scale_ = data.FramebufferScale.x;
  offset_x_ = data.DisplayPos.x, offset_y_ = data.DisplayPos.y;
  width_ = static_cast<int>(std::lround(data.DisplaySize.x * scale_));
  height_ = static_cast<int>(std::lround(data.DisplaySize.y * scale_));
  pixels_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4, 0);
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImVec4 clip{(command.ClipRect.x - offset_x_) * scale_, (command.ClipRect.y - offset_y_) * scale_,
                        (command.ClipRect.z - offset_x_) * scale_, (command.ClipRect.w - offset_y_) * scale_};
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        const ImDrawIdx* index = &list->IdxBuffer[static_cast<int>(command.IdxOffset + i)];
        const ImDrawVert* vertices = list->VtxBuffer.Data + command.VtxOffset;
        const ImDrawVert corner[3] = {vertices[index[0]], vertices[index[1]], vertices[index[2]]};
        triangle(corner, clip, static_cast<const Picture*>(command.TextureId));
      }
    }
}

bool SoftScreen::write_png(const std::string& path) const {
  std::vector<std::uint8_t> raw;
  for (int y = 0; y < height_; ++y) {
    raw.push_back(0);
    const std::uint8_t* row = &pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) * 4];
    for (int x = 0; x < width_; ++x) raw.insert(raw.end(), row + x * 4, row + x * 4 + 3);
  }
  // zlib with stored blocks.
  std::vector<std::uint8_t> packed{0x78, 0x01};
  for (std::size_t at = 0; at < raw.size(); at += 65535) {
    const std::size_t n = std::min<std::size_t>(65535, raw.size() - at);
    packed.push_back(at + n == raw.size());
    for (std::size_t value : {n, ~n}) packed.push_back(value & 255), packed.push_back(value >> 8 & 255);
    packed.insert(packed.end(), raw.begin() + static_cast<std::ptrdiff_t>(at), raw.begin() + static_cast<std::ptrdiff_t>(at + n));
  }
  std::uint32_t a = 1, b = 0;
  for (std::uint8_t byte : raw) a = (a + byte) % 65521, b = (b + a) % 65521;
  const auto big = [](std::vector<std::uint8_t>& to, std::uint32_t v) {
    for (int shift = 24; shift >= 0; shift -= 8) to.push_back(static_cast<std::uint8_t>(v >> shift));
  };
  big(packed, b << 16 | a);
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t c = i;
    for (int k = 0; k < 8; ++k) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
    table[i] = c;
  }
  std::vector<std::uint8_t> file{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  const auto chunk = [&](const char* name, const std::vector<std::uint8_t>& body) {
    big(file, static_cast<std::uint32_t>(body.size()));
    std::vector<std::uint8_t> named(name, name + 4);
    named.insert(named.end(), body.begin(), body.end());
    std::uint32_t crc = ~0u;
    for (std::uint8_t byte : named) crc = table[(crc ^ byte) & 255] ^ crc >> 8;
    file.insert(file.end(), named.begin(), named.end());
    big(file, ~crc);
  };
  std::vector<std::uint8_t> head;
  big(head, static_cast<std::uint32_t>(width_)), big(head, static_cast<std::uint32_t>(height_));
  for (std::uint8_t byte : {8, 2, 0, 0, 0}) head.push_back(byte);
  chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND", {});
  std::FILE* out = std::fopen(path.c_str(), "wb");
  if (out == nullptr) return false;
  const bool written = std::fwrite(file.data(), 1, file.size(), out) == file.size();
  return std::fclose(out) == 0 && written;
}

}  // namespace mancala::test
