#include "shell/ui/letters.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>

#include "assets/embedded.h"
#include "imgui_internal.h"
#define STB_RECT_PACK_IMPLEMENTATION
#include "imstb_rectpack.h"
#define STB_TRUETYPE_IMPLEMENTATION
#include "imstb_truetype.h"

namespace mancala {
namespace {

constexpr int kWidth = 1024, kLeastHeight = 256, kMostHeight = 4096;  // of the atlas; every card has as much
constexpr int kPadding = 1;
constexpr int kSharp = 30;  // pixels from which a letter needs no finer steps across
constexpr ImU32 kClear = IM_COL32(255, 255, 255, 0);

struct Typeface {
  int weights = 0;
  std::vector<unsigned char> held;  // its file, unless that is compiled in
  stbtt_fontinfo info{};
};

void open(std::deque<Typeface>& faces, int weights, const unsigned char* data, std::vector<unsigned char> held = {}) {
  const int begins = stbtt_GetFontOffsetForIndex(data, 0);
  faces.push_back({weights, std::move(held), {}});
  if (begins < 0 || !stbtt_InitFont(&faces.back().info, data, begins)) faces.pop_back();
}

// In the order in which they are asked for a letter.
std::deque<Typeface>& typefaces() {
  static std::deque<Typeface> faces = [] {
    std::deque<Typeface> made;
    open(made, 1, assets::font_regular_data);
    open(made, 2, assets::font_bold_data);
    if (assets::font_more_size > 0) open(made, 3, assets::font_more_data);
    return made;
  }();
  return faces;
}

struct Found {
  const stbtt_fontinfo* typeface = nullptr;
  int glyph = 0;
};
Found find(bool bold, unsigned letter) {
  for (const Typeface& face : typefaces()) {
    if (!(face.weights & (bold ? 2 : 1))) continue;
    if (const int glyph = stbtt_FindGlyphIndex(&face.info, static_cast<int>(letter))) return {&face.info, glyph};
  }
  return {};
}

// ImGui's tables, which it makes of a whole typeface only.
void enter(ImFont& font, unsigned letter) {
  const int known = font.IndexAdvanceX.Size;
  font.GrowIndex(static_cast<int>(letter) + 1);
  std::fill(font.IndexAdvanceX.begin() + known, font.IndexAdvanceX.end(), font.FallbackAdvanceX);
  font.IndexAdvanceX[static_cast<int>(letter)] = font.Glyphs.back().AdvanceX;
  font.IndexLookup[static_cast<int>(letter)] = static_cast<ImWchar>(font.Glyphs.Size - 1);
  font.FallbackGlyph = font.FindGlyphNoFallback(font.FallbackChar);
  font.DirtyLookupTables = false;
}

}  // namespace

void add_typeface(int weights, std::vector<unsigned char> file) {
  const unsigned char* data = file.data();  // stays where it is
  if (!file.empty()) open(typefaces(), weights, data, std::move(file));
}

std::size_t count_typefaces() { return typefaces().size(); }

void Letters::begin(const std::vector<Face>& faces) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
  faces_ = faces;
  fonts_.clear();
  int tall = 0;
  for (const Face& face : faces) {
    // The files are read here, so ImGui gets none.
    static unsigned char nothing[1];
    ImFontConfig config;
    config.FontData = nothing;
    config.FontDataSize = 1;
    config.FontDataOwnedByAtlas = false;
    config.SizePixels = static_cast<float>(face.pixels);
    fonts_.push_back(atlas.AddFont(&config));
    tall += face.pixels;
  }
  ImFontAtlasBuildInit(&atlas);
  for (ImFontConfig& config : atlas.ConfigData) {
    const Found base = find(faces[static_cast<std::size_t>(&config - atlas.ConfigData.begin())].bold, ' ');
    int up = 0, down = 0, gap = 0;
    stbtt_GetFontVMetrics(base.typeface, &up, &down, &gap);
    const float scale = stbtt_ScaleForPixelHeight(base.typeface, config.SizePixels);
    ImFontAtlasBuildSetupFont(&atlas, config.DstFont, &config, std::trunc(static_cast<float>(up) * scale + 1), std::trunc(static_cast<float>(down) * scale - 1));
  }
  // Two shelves for each face are what a language with few letters needs.
  int height = kLeastHeight;
  while (height < std::min(tall * 5 / 2, kMostHeight)) height *= 2;
  lay_out(height);
}

void Letters::make_room() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  for (ImFont* font : fonts_) {
    font->Glyphs.clear();
    font->IndexLookup.clear();
    font->IndexAdvanceX.clear();
  }
  lay_out(std::min(atlas.TexHeight * 2, kMostHeight));
  // The frame has been begun with the old one.
  ImGui::GetDrawListSharedData()->TexUvWhitePixel = atlas.TexUvWhitePixel;
}

void Letters::lay_out(int height) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  IM_FREE(atlas.TexPixelsRGBA32);
  const auto size = static_cast<std::size_t>(kWidth) * static_cast<std::size_t>(height);
  atlas.TexPixelsRGBA32 = static_cast<unsigned*>(IM_ALLOC(size * 4));
  std::fill_n(atlas.TexPixelsRGBA32, size, kClear);
  atlas.TexPixelsUseColors = true;
  atlas.TexWidth = kWidth;
  atlas.TexHeight = height;
  atlas.TexUvScale = {1.0f / kWidth, 1.0f / static_cast<float>(height)};
  ImFontAtlasCustomRect& white = atlas.CustomRects[atlas.PackIdMouseCursors];
  white.X = white.Y = 0;
  next_shelf_ = white.Height + kPadding;
  shelves_.assign(faces_.size(), {kWidth, 0, 0});
  absent_.assign(faces_.size(), {});
  is_full_ = false;
  // What stands for a letter that is not there.
  for (std::size_t face = 0; face < faces_.size(); ++face) join(face, ' '), join(face, '?');
  for (ImFont* font : fonts_) font->DirtyLookupTables = true;
  ImFontAtlasBuildFinish(&atlas);
  changed_ = {0, height};
}

bool Letters::place(Shelf& shelf, int width, int height, int usual_height) {
  if (shelf.x + width > kWidth || height > shelf.height) {
    const int tall = std::max(height, usual_height) + kPadding;
    if (next_shelf_ + tall > ImGui::GetIO().Fonts->TexHeight || width > kWidth) return false;
    shelf = {0, next_shelf_, tall - kPadding};
    next_shelf_ += tall;
  }
  shelf.x += width + kPadding;
  return true;
}

void Letters::join(std::size_t face, unsigned letter) {
  const auto [typeface, glyph] = find(faces_[face].bold, letter);
  if (typeface == nullptr) {
    absent_[face].insert(letter);
    return;
  }
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  ImFont& font = *fonts_[face];
  const int pixels = faces_[face].pixels, finer = pixels > kSharp ? 1 : 2;
  // By the em, so that letters of different typefaces are alike: `pixels` are of the first one's line.
  const stbtt_fontinfo* base = find(faces_[face].bold, ' ').typeface;
  const float em = stbtt_ScaleForPixelHeight(base, static_cast<float>(pixels)) / stbtt_ScaleForMappingEmToPixels(base, 1);
  const float scale = stbtt_ScaleForMappingEmToPixels(typeface, em);
  int left = 0, top = 0, right = 0, bottom = 0, advance = 0, bearing = 0;
  stbtt_GetGlyphBitmapBox(typeface, glyph, scale * static_cast<float>(finer), scale, &left, &top, &right, &bottom);
  stbtt_GetGlyphHMetrics(typeface, glyph, &advance, &bearing);
  const float ahead = scale * static_cast<float>(advance);
  if (right == left || bottom == top) {
    font.AddGlyph(nullptr, static_cast<ImWchar>(letter), 0, 0, 0, 0, 0, 0, 0, 0, ahead);
    return enter(font, letter);
  }
  const int width = right - left + finer - 1, height = bottom - top;
  Shelf& shelf = shelves_[face];
  if (!place(shelf, width, height, pixels)) {
    is_full_ = true;
    return;
  }
  const int x = shelf.x - width - kPadding, y = shelf.y;
  drawn_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
  float shift_x = 0, shift_y = 0;
  stbtt_MakeGlyphBitmapSubpixelPrefilter(typeface, drawn_.data(), width, height, width, scale * static_cast<float>(finer), scale, 0, 0, finer, 1, &shift_x, &shift_y, glyph);
  for (int row = 0, at = 0; row < height; ++row) {
    ImU32* out = atlas.TexPixelsRGBA32 + (y + row) * kWidth + x;
    for (int column = 0; column < width; ++column) out[column] = kClear | static_cast<ImU32>(drawn_[static_cast<std::size_t>(at++)]) << IM_COL32_A_SHIFT;
  }
  const auto across = [&](int at) { return static_cast<float>(at) / static_cast<float>(finer) + shift_x; };
  const auto down = [&](int at) { return static_cast<float>(at) + shift_y + std::round(font.Ascent); };
  const ImVec2 scale_to = atlas.TexUvScale;
  font.AddGlyph(nullptr, static_cast<ImWchar>(letter), across(left), down(top), across(left + width), down(top + height), static_cast<float>(x) * scale_to.x,
                static_cast<float>(y) * scale_to.y, static_cast<float>(x + width) * scale_to.x, static_cast<float>(y + height) * scale_to.y, ahead);
  enter(font, letter);
  changed_.join({y, y + height});
}

ImFont* Letters::font(std::size_t face, std::string_view text) {
  ImFont* font = fonts_[face];
  const char *at = text.data(), *end = at + text.size();
  while (at < end) {
    unsigned letter = 0;
    at += std::max(1, ImTextCharFromUtf8(&letter, at, end));
    const bool is_there = font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr;
    if (!is_there && letter >= ' ' && letter <= IM_UNICODE_CODEPOINT_MAX && absent_[face].count(letter) == 0) join(face, letter);
  }
  return font;
}

bool Letters::has(std::size_t face, unsigned letter) const { return find(faces_[face].bold, letter).typeface != nullptr; }

AtlasRows Letters::take_change() { return std::exchange(changed_, {}); }

}  // namespace mancala
