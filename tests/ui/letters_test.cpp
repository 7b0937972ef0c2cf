// Letters that are drawn when they are first needed.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "assets/embedded.h"
#include "imgui_internal.h"
#include "shell/board_layout.h"
#include "shell/ui/fonts.h"
#include "shell/ui/letters.h"

namespace mancala::test {
namespace {

struct Context {
  Context() { ImGui::CreateContext(); }
  ~Context() { ImGui::DestroyContext(); }
};

constexpr unsigned kNobodys = 0xE000;  // of the private use area: no typeface has it

const ImFontGlyph* glyph(const ImFont* font, unsigned letter) { return font->FindGlyphNoFallback(static_cast<ImWchar>(letter)); }

// The blackest of its pixels, 0 to 255.
unsigned ink(const ImFontAtlas& atlas, const ImFontGlyph& of) {
  unsigned most = 0;
  const auto at = [](float share, int size) { return static_cast<int>(share * static_cast<float>(size) + 0.5f); };
  for (int y = at(of.V0, atlas.TexHeight); y < at(of.V1, atlas.TexHeight); ++y)
    for (int x = at(of.U0, atlas.TexWidth); x < at(of.U1, atlas.TexWidth); ++x) most = std::max(most, atlas.TexPixelsRGBA32[y * atlas.TexWidth + x] >> IM_COL32_A_SHIFT);
  return most;
}

TEST_CASE("a letter is drawn when a text first needs it, and once") {
  Context context;
  Letters letters;
  letters.begin({{20, false}, {34, true}});
  CHECK(!letters.take_change().empty());
  const ImFont* font = letters.font(0, "sow");
  const AtlasRows rows = letters.take_change();
  REQUIRE(glyph(font, 'w') != nullptr);
  // Where they lie, and little more.
  const auto height = static_cast<float>(ImGui::GetIO().Fonts->TexHeight);
  for (const char letter : {'s', 'o', 'w'}) {
    CHECK(glyph(font, static_cast<ImWchar>(letter))->V0 * height >= static_cast<float>(rows.from) - 0.01f);
    CHECK(glyph(font, static_cast<ImWchar>(letter))->V1 * height <= static_cast<float>(rows.to) + 0.01f);
  }
  CHECK(rows.to - rows.from <= 20);
  CHECK(ink(*ImGui::GetIO().Fonts, *glyph(font, 'w')) > 200);
  CHECK(glyph(font, 'x') == nullptr);
  CHECK(glyph(letters.font(1, ""), 'w') == nullptr);
  letters.font(0, "wows");
  CHECK(letters.take_change().empty());
}

TEST_CASE("a letter that no typeface has is told, and takes the place of another sign") {
  Context context;
  Letters letters;
  letters.begin({{20, false}});
  CHECK(letters.has(0, U'é'));
  CHECK(!letters.has(0, kNobodys));
  const ImFont* font = letters.font(0, "\uE000");
  CHECK(glyph(font, kNobodys) == nullptr);
  CHECK(font->FindGlyph(static_cast<ImWchar>(kNobodys)) == glyph(font, '?'));
  // Beyond it in the tables, too.
  letters.font(0, "\uF900");
  CHECK(font->GetCharAdvance(static_cast<ImWchar>(kNobodys)) == glyph(font, '?')->AdvanceX);
}

TEST_CASE("letters lie as ImGui's own builder of a whole typeface lays them") {
  for (const int pixels : {13, 20, 34}) {
    CAPTURE(pixels);
    Context context;
    Letters letters;
    letters.begin({{pixels, false}});
    std::string text;
    for (char letter = '!'; letter <= '~'; ++letter) text += letter;
    const ImFont* font = letters.font(0, text);
    ImFontAtlas whole;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = pixels > 30 ? 1 : 2;
    const ImFont* other = whole.AddFontFromMemoryTTF(const_cast<unsigned char*>(assets::font_regular_data), static_cast<int>(assets::font_regular_size), static_cast<float>(pixels), &config);
    whole.Build();
    CHECK(font->Ascent == other->Ascent);
    CHECK(font->Descent == other->Descent);
    for (const char letter : text) {
      CAPTURE(letter);
      const ImFontGlyph *one = glyph(font, static_cast<unsigned char>(letter)), *two = glyph(other, static_cast<unsigned char>(letter));
      REQUIRE(one != nullptr);
      CHECK(one->AdvanceX == doctest::Approx(two->AdvanceX));
      CHECK(one->X0 == doctest::Approx(two->X0));
      CHECK(one->X1 == doctest::Approx(two->X1));
      CHECK(one->Y0 == doctest::Approx(two->Y0));
      CHECK(one->Y1 == doctest::Approx(two->Y1));
    }
  }
}

TEST_CASE("a text's size is its em, and sizes that come back are still there") {
  Context context;
  Fonts fonts;
  BoardLayout layout;
  layout.text = 14, layout.numeral_size = 30;
  fonts.prepare(layout, 2);
  const auto height = [&] {
    const ImFontGlyph& capital = *glyph(fonts.font(Style::Body, "H"), 'H');
    return capital.Y1 - capital.Y0;
  };
  CHECK(height() == doctest::Approx(0.66 * 14 * 2).epsilon(0.06));  // of a capital in this typeface
  CHECK(fonts.size(Style::Body) == doctest::Approx(14).epsilon(0.03));
  const float count = fonts.font(Style::Count, "4")->FontSize;
  BoardLayout smaller = layout;
  smaller.numeral_size = 17;
  fonts.prepare(smaller, 2);
  CHECK(fonts.font(Style::Count, "4")->FontSize < count);
  fonts.letters().take_change();
  for (int i = 0; i < 3; ++i) {
    for (const BoardLayout& each : {layout, smaller}) {
      fonts.prepare(each, 2);
      for (const Style style : {Style::Body, Style::Count}) fonts.font(style, "H4");
      if (i > 0) CHECK(fonts.letters().take_change().empty());
    }
    fonts.letters().take_change();
  }
}

TEST_CASE("letters that find no room are there once there is more of it") {
  Context context;
  Letters letters;
  letters.begin({{180, true}});
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const int height = atlas.TexHeight;
  std::string text;
  for (char letter = '!'; letter <= '~'; ++letter) text += letter;
  const ImFont* font = letters.font(0, text);
  int tries = 0;
  for (; letters.is_full() && tries < 6; ++tries) {
    letters.make_room();
    CHECK(letters.font(0, text) == font);
  }
  CHECK(tries > 0);
  CHECK(!letters.is_full());
  CHECK(atlas.TexHeight > height);
  for (const char letter : text) {
    REQUIRE(glyph(font, static_cast<unsigned char>(letter)) != nullptr);
    CHECK(ink(atlas, *glyph(font, static_cast<unsigned char>(letter))) > 200);
  }
  CHECK(ImGui::GetDrawListSharedData()->TexUvWhitePixel.y == atlas.TexUvWhitePixel.y);
}

}  // namespace
}  // namespace mancala::test
