// The sheets: a new game, the moves, the rules, the settings. Each draws itself from the command table's rows.
#pragma once

#include <string_view>
#include <vector>

#include "shell/app_model.h"
#include "shell/commands.h"
#include "shell/ui/sheet.h"

namespace mancala {

struct PanelFrame {
  const AppModel& model;
  const Pen& pen;
  const std::vector<Command>& table;
  Scroll& scroll;
  std::vector<Action>& wishes;
  std::string_view notice;  // what the head has no room for, or nothing

  const Command* row(std::string_view id) const { return find_command(table, id); }
  std::vector<const Command*> rows(std::string_view id_prefix) const;
};

void draw_new_game(const PanelFrame& frame);   // new_game_view.cpp
void draw_history(const PanelFrame& frame);    // history_view.cpp
void draw_settings(const PanelFrame& frame);   // settings_view.cpp
void draw_curve(const PanelFrame& frame);      // curve_view.cpp
void draw_share(const PanelFrame& frame);      // share_view.cpp
void draw_resign(const PanelFrame& frame);     // resign_view.cpp

// Sheets that begin with the notice that the head has no room for.
constexpr bool tells_notice(Panel panel) { return panel == Panel::NewGame || panel == Panel::Settings || panel == Panel::Share; }

// Who sits at one side: a person, the engine with its level, a friend; `prefix` is `setup.seat.` or `seat.`.
void seat_choices(Sheet& sheet, const PanelFrame& frame, std::string_view prefix, Side side);

}  // namespace mancala
