#include "shell/ui/draw_app.h"

#include <memory>
#include <optional>

#include "shell/app_model.h"
#include "shell/ui/board_view.h"
#include "shell/ui/match_view.h"
#include "shell/ui/panel_views.h"
#include "shell/ui/rules_view.h"

namespace mancala {
namespace {

constexpr int kMostTries = 5;  // of a frame whose letters need more room: then they have all that there is

struct View {
  explicit View(TextureStore* to) : store(to), board(to) {}
  TextureStore* store;
  Fonts fonts;
  BoardView board;
  Scroll scroll;
  RulesView rules;
  float ratio = 1;
  Panel scrolled = Panel::None;  // whose the scroll is
  std::vector<std::string> shortened;
};
std::unique_ptr<View> view;

Rect table_between_bars(const BoardLayout& layout) {
  if (layout.board_only) return {0, 0, layout.width, layout.height};
  const float top = layout.tabletop ? layout.turned(layout.title).bottom() : layout.title.bottom();
  return {0, top, layout.width, (layout.tabletop ? layout.title.y : layout.toolbar.y) - top};
}

void draw_panel(const PanelFrame& frame) {
  switch (frame.model.view().panel) {
    case Panel::None: break;
    case Panel::NewGame: draw_new_game(frame); break;
    case Panel::History: draw_history(frame); break;
    case Panel::Rules: view->rules.draw(frame); break;
    case Panel::Settings: draw_settings(frame); break;
    case Panel::Curve: draw_curve(frame); break;
    case Panel::Share: draw_share(frame); break;
    case Panel::Resign: draw_resign(frame); break;
  }
}

void put_up_letters() {
  const AtlasRows rows = view->fonts.letters().take_change();
  if (!rows.empty() && view->store != nullptr) view->store->fonts_changed(rows);
}

std::vector<Action> draw_on(ImDrawList& list, const AppModel& model) {
  std::vector<Action> wishes;
  const Pointer pointer = read_pointer(model.layout());
  list._FringeScale = 1 / view->ratio;  // edges are one device pixel soft
  view->shortened.clear();
  std::optional<Sideways> sideways;
  if (model.layout().sideways) sideways.emplace(list, model.layout());
  Pen pen(list, model.theme(), view->fonts, pointer, &view->shortened);
  pen.focused = model.view().row;
  pen.free = table_between_bars(model.layout());
  const Panel panel = model.taking_picture() || model.panel_elsewhere() ? Panel::None : model.view().panel;
  if (view->scrolled != panel) view->scroll = {}, view->scrolled = panel;
  const bool covered = panel != Panel::None && model.layout().panel.contains(pointer.at);
  const std::vector<Command> table = commands(model);
  view->board.draw(model, pen, !covered, wishes);
  const bool told = draw_frame(model, pen, table, wishes);
  view->scroll.moved = false;
  if (panel != Panel::None) draw_panel({model, pen, table, view->scroll, wishes, told ? std::string_view() : model.notice()});
  if (!told && !tells_notice(panel)) draw_long_notice(model, pen);
  return wishes;
}

}  // namespace

void open_view(TextureStore* store) {
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetStyle().AntiAliasedLinesUseTex = false;
  ImGui::GetStyle().CurveTessellationTol = 0.5f;
  view = std::make_unique<View>(store);
}

void close_view() { view.reset(); }

void prepare_view(const AppModel& model, float pixel_ratio, double milliseconds) {
  const Budget budget(milliseconds);
  view->fonts.prepare(model.layout(), pixel_ratio);
  put_up_letters();
  ImGui::GetStyle().CircleTessellationMaxError = 0.10f / pixel_ratio;
  view->ratio = pixel_ratio;
  view->board.prepare(model, model.theme(), pixel_ratio, budget);
}

bool view_moves() { return view->board.moves() || view->scroll.moved || ImGui::GetIO().MouseDown[0]; }

bool view_at_rest() { return view_complete() && !view_moves(); }

bool view_presentable() { return view->board.presentable(); }

bool view_complete() { return view->board.complete(); }

void restore_view() {
  view->board.forget();
  if (view->store != nullptr) view->store->fonts_changed({0, ImGui::GetIO().Fonts->TexHeight});
}

void take_letters(int weights, std::vector<unsigned char> file) { add_typeface(weights, std::move(file)); }

const std::vector<std::string>& shortened_texts() { return view->shortened; }

std::vector<Action> draw_app(const AppModel& model) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  std::vector<Action> wishes = draw_on(list, model);
  Letters& letters = view->fonts.letters();
  for (int tries = 0; letters.is_full() && tries < kMostTries; ++tries) {
    letters.make_room();
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRectFullScreen();
    wishes = draw_on(list, model);
  }
  put_up_letters();
  return wishes;
}

void rehearse_app(const AppModel& model, int part) {
  const Pointer nobody;
  std::vector<Action> unheard;
  const Pen pen(*ImGui::GetBackgroundDrawList(), model.theme(), view->fonts, nobody);
  if (part == 0) view->board.draw(model, pen, false, unheard);
  else if (part == 1) draw_heading(model, pen);
  else draw_frame(model, pen, commands(model), unheard);
  put_up_letters();
}

}  // namespace mancala
