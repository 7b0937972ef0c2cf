#include "shell/ui/fonts.h"

#include <algorithm>
#include <cmath>

#include "assets/embedded.h"
#include "engine/ruleset.h"
#include "shell/announcer.h"
#include "shell/board_layout.h"
#include "shell/languages.h"
#include "shell/strings.h"

namespace mancala {
namespace {

bool is_bold(Style style) { return style != Style::Fine && style != Style::Caption && style != Style::Body; }
bool is_count(Style style) { return style >= Style::Count; }

struct File {
  int weights = 0;
  std::vector<unsigned char> bytes;
};

// Beside the compiled-in ones; they stay as long as the program, as the atlas reads them whenever it is built.
std::vector<File>& files_taken() {
  static std::vector<File> files;
  return files;
}

ImFont* add_file(const unsigned char* bytes, std::size_t size, int pixels, const ImFontConfig& config) {
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes), static_cast<int>(size), static_cast<float>(pixels), &config);
}

// Basic Latin, Latin-1, what the catalogue of texts and the table of games write, and the rest of the scripts that those write in.
ImVector<ImWchar> ranges_of(const Strings& strings) {
  ImFontGlyphRangesBuilder builder;
  static const ImWchar kLatin[] = {0x20, 0x7E, 0xA0, 0xFF, 0x2010, 0x2026, 0x2190, 0x2193, 0x2212, 0x2212, 0};
  builder.AddRanges(kLatin);
  static const ImWchar kExtended[] = {0x100, 0x17F, 0}, kCyrillic[] = {0x400, 0x45F, 0}, kChinese[] = {0x3000, 0x303F, 0x4E00, 0x9FFF, 0xFF00, 0xFFEF, 0};
  static const ImWchar* const kScripts[] = {kExtended, kCyrillic, kChinese};
  for (const std::string& key : strings.keys()) builder.AddText(strings.text(key).c_str());
  for (const Ruleset& ruleset : rulesets()) {
    builder.AddText(game_name(strings, ruleset).c_str());
    builder.AddText(game_origin(strings, ruleset).c_str());
  }
  for (const ImWchar* script : kScripts) {
    bool written = false;
    for (int i = 0; script[i] != 0; i += 2)
      for (unsigned letter = script[i]; letter <= script[i + 1]; ++letter) written = written || builder.GetBit(letter);
    if (written) builder.AddRanges(script);
  }
  for (const Language& language : kLanguages) builder.AddText(language.name.data(), language.name.data() + language.name.size());
  ImVector<ImWchar> ranges;
  builder.BuildRanges(&ranges);
  return ranges;
}

}  // namespace

void Fonts::take(int weights, std::vector<unsigned char> file) { files_taken().push_back({weights, std::move(file)}); }

bool Fonts::prepare(const BoardLayout& layout, const Strings& strings, float pixel_ratio) {
  const float text = layout.text, count = std::max(11.0f, layout.numeral_size * 0.84f);
  sizes_ = {text * 0.70f, text * 0.84f, text, text, text * 1.2f, text * 1.5f, count, count * 1.45f, count * 1.25f};
  std::array<int, kStyles> pixels{};
  for (int i = 0; i < kStyles; ++i) {
    pixels[i] = std::clamp(static_cast<int>(std::lround(sizes_[i] * pixel_ratio)), 8, 180);
    sizes_[i] = static_cast<float>(pixels[i]) / pixel_ratio;
  }
  if (pixels == pixels_ && letters_of_ == strings.language() && files_used_ == files_taken().size() && fonts_[0] != nullptr) return false;
  pixels_ = pixels;
  files_used_ = files_taken().size();
  letters_of_ = strings.language();

  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  text_ranges_ = ranges_of(strings);
  count_ranges_.clear();
  for (ImWchar c : {ImWchar{0x20}, ImWchar{0x7E}, ImWchar{0x2212}, ImWchar{0x2212}, ImWchar{0}}) count_ranges_.push_back(c);
  for (int i = 0; i < kStyles; ++i) {
    const Style style = static_cast<Style>(i);
    const bool bold = is_bold(style);
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = pixels[i] > 30 ? 1 : 2;
    config.OversampleV = 1;
    config.GlyphRanges = is_count(style) ? count_ranges_.Data : text_ranges_.Data;
    const unsigned char* data = bold ? assets::font_bold_data : assets::font_regular_data;
    const unsigned size = bold ? assets::font_bold_size : assets::font_regular_size;
    fonts_[i] = add_file(data, size, pixels[i], config);
    if (is_count(style)) continue;
    // Letters that the typeface lacks come from others.
    config.MergeMode = true;
    if (assets::font_more_size > 0) add_file(assets::font_more_data, assets::font_more_size, pixels[i], config);
    for (const File& file : files_taken())
      if (file.weights & (bold ? 2 : 1)) add_file(file.bytes.data(), file.bytes.size(), pixels[i], config);
  }
  atlas.Build();
  return true;
}

}  // namespace mancala
