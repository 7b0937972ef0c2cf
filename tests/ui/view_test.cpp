// The view without a window: what it draws, and what it wishes for.
#include <doctest/doctest.h>

#include <algorithm>

#include "shell/ui/pen.h"
#include "tests/ui/views.h"

namespace mancala::test {

TEST_CASE("every view draws at every size and keeps to the canvas") {
  for (const Size& size : kSizes) {
    CAPTURE(size.width);
    CAPTURE(size.height);
    Stage stage(size.width, size.height, 1, false);
    for (const char* position : kPositions) {
      CAPTURE(position);
      stage.set_up(position);
      for (const Panel panel : kPanels) {
        stage.open(panel);
        CHECK(stage.frame().empty());
        check_vertices(stage.drawn(), size.width, size.height);
        CHECK(stage.drawn().TotalVtxCount > 50);
      }
      stage.open(Panel::None);
    }
  }
}

TEST_CASE("what is cut short is cut between letters, and a narrow button has a whole word or none") {
  Stage stage(400, 300);
  stage.frame();
  ImGui::NewFrame();
  Fonts fonts;
  std::vector<std::string> shortened;
  BoardLayout layout;
  layout.text = 14, layout.numeral_size = 20;
  fonts.prepare(layout, 1);
  const Pointer nobody;
  const Pen pen(*ImGui::GetBackgroundDrawList(), stage.model.theme(), fonts, nobody, &shortened);
  const std::string word = "ééééééééééé";
  for (float width = 0; width < pen.width(word, Style::Body); width += 3) {
    const int before = pen.list.VtxBuffer.Size;
    pen.text_in({0, 0, width, 20}, word, Style::Body, IM_COL32_WHITE);
    // One rectangle a letter and one of the ellipsis: half a letter would be one more, of a sign for what there is no letter for.
    const auto drawn = static_cast<float>((pen.list.VtxBuffer.Size - before) / 4);
    CHECK(drawn * pen.width("é", Style::Body) <= width + pen.width("é…", Style::Body));
  }
  CHECK_FALSE(shortened.empty());
  const auto corners = [&](const char* label, float width) {
    const int before = pen.list.VtxBuffer.Size;
    pen.button({0, 0, width, 48}, {label, Icon::Settings, true, false, pen.row_words({label}, width, 48)}, ButtonKind::Plain, true);
    return pen.list.VtxBuffer.Size - before;
  };
  bool signs = false, words = false;
  for (float width = 20; width < 120; width += 4)
    for (const char* label : {"Settings", "New game", "Подсказка"}) {
      shortened.clear();
      const int drawn = corners(label, width), sign = corners("", width);
      const bool left_out = !shortened.empty();
      CHECK((left_out ? drawn == sign : drawn >= sign + 4 * 7));
      (left_out ? signs : words) = true;
    }
  CHECK((signs && words));
  ImGui::Render();
}

TEST_CASE("buttons in a row have words in one size or none, and two lines only where there is air") {
  Stage stage(400, 300);
  stage.frame();
  ImGui::NewFrame();
  Fonts fonts;
  BoardLayout layout;
  const Pointer nobody;
  for (const float larger : {1.0f, 1.25f, 1.5f}) {
    layout.plain_text = 13, layout.text = 13 * larger, layout.numeral_size = 20;
    fonts.prepare(layout, 2);
    const Pen pen(*ImGui::GetBackgroundDrawList(), stage.model.theme(), fonts, nobody);
    const float height = std::max(44.0f, layout.text * 2.7f);
    CHECK_FALSE(pen.row_words({"Ходы", "Новая игра", "Неразделимое"}, 44, height).shown);
    const RowWords words = pen.row_words({"Ходы", "Новая игра", "Правила"}, 44, height);
    REQUIRE(words.shown);
    CHECK(words.two_lines);
    for (const RowWords& each : kRowWords) {
      if (!pen.holds(each, height)) continue;
      CAPTURE(larger);
      CAPTURE(static_cast<int>(each.style));
      const int before = pen.list.VtxBuffer.Size;
      pen.button({0, 0, 100, height}, {each.two_lines ? "Нeразделимая игра" : "играÉ", Icon::NewGame, true, false, each}, ButtonKind::Quiet, true);
      for (int i = before; i < pen.list.VtxBuffer.Size; ++i) {
        CHECK(pen.list.VtxBuffer[i].pos.y >= 1);
        CHECK(pen.list.VtxBuffer[i].pos.y <= height - 1);
      }
    }
  }
  ImGui::Render();
}

TEST_CASE("what is turned is the same drawing, half a circle round") {
  Stage stage(400, 300);
  stage.frame();
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const int first = list.VtxBuffer.Size;
  list.AddRectFilled({10, 20}, {60, 50}, IM_COL32_WHITE);
  const int second = list.VtxBuffer.Size;
  {
    const Turned turned(list, {200, 150});
    list.AddRectFilled({10, 20}, {60, 50}, IM_COL32_WHITE);
  }
  for (int i = 0; first + i < second; ++i) {
    const ImVec2 plain = list.VtxBuffer[first + i].pos, round = list.VtxBuffer[second + i].pos;
    CHECK(round.x == doctest::Approx(400 - plain.x));
    CHECK(round.y == doctest::Approx(300 - plain.y));
  }
  ImGui::Render();
}

TEST_CASE("every view draws across a table and in the largest text") {
  for (const Size& size : kSizes) {
    Stage stage(size.width, size.height, 1, false);
    for (const char* layout : {"tabletop", "auto"}) {
      stage.model.dispatch(wish::Set{"layout", layout});
      stage.model.dispatch(wish::Set{"text-size", "larger"});
      for (const char* position : {kPositions[0], kPositions[3]}) {
        stage.set_up(position);
        for (const Panel panel : kPanels) {
          stage.open(panel);
          CHECK(stage.frame().empty());
          check_vertices(stage.drawn(), size.width, size.height, stage.model.layout().sideways);
        }
        stage.open(Panel::None);
      }
    }
  }
}

TEST_CASE("no text is missing from the catalogue") {
  // A missing key is drawn as ‹key›: no such sign is in any label the view asks for.
  Stage stage(1024, 768);
  for (const char* key : {"seat.short.person", "seat.short.level", "history.who.south", "history.who.north", "rules.title",
                          "command.new-game", "command.history", "command.settings", "history.round", "history.empty"})
    CHECK(stage.model.strings().has(key));
}

}  // namespace mancala::test
