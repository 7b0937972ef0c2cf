// The one command table: everything that a person can ask for now. Toolbar, shortcuts, the page's twin and its API read it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/action.h"

namespace mancala {

class AppModel;

enum class Checked { NoChoice, Off, On };

struct Command {
  std::string id;
  std::string group;     // `play`, `game`, `panel`, `history`, `focus`, `setup`, `seats`, `share`, `resign`, `theme`, `language`, `reset`, `lost`, `edit`, `edit.side`, or a setting's name
  std::string label;     // in the person's language
  std::string shortcut;  // a key by its DOM name (`U`, `1`, `Escape`, `ArrowLeft`), or empty
  bool enabled = false;
  Checked checked = Checked::NoChoice;
  Action action;
};

// Ids, and when their rows are there:
//   play.A … play.a …, pass, swap            always (pits of this board)
//   undo redo new-game next-round resign     always; resign asks, resign.yes and resign.no answer
//   hint analysis curve                      always, enabled where the engine may be asked; curve.<round>.<ply> while the curve is open
//   pause                                    while an engine plays a side
//   resume                                   while it is paused
//   history rules settings close finish      always, new-game and settings only where the setup is offered
//   share                                    where the platform can hand something out
//   history.first .previous .next .live      always; history.show.<round>.<ply> one a move while that panel is open
//   focus.left .right .up .down .play        always
//   setup.game.<id> setup.pits.more .less setup.seeds.more .less setup.option.<name> setup.seat.<side>.<seat> setup.start
//   lesson                                   always, enabled before the first move
//   edit                                     where the setup is offered; edit.… while a position is set up
//   seat.<side>.<seat>                       seats of the running game; <seat> is `person`, `level<n>`, `perfect` or `friend`
//   <setting>.<value> theme.<name> theme.own language.<code> settings.reset
//   share.<name of a handout>                those that the platform can do
std::vector<Command> commands(const AppModel& model);

const Command* find_command(const std::vector<Command>& table, std::string_view id);
// By key name; letters in either case. Only rows that are enabled.
const Command* find_shortcut(const std::vector<Command>& table, std::string_view key);
// The row of an open panel that keys lead to from this one, by id: columns along a block of choices, rows to the next block.
std::string next_row(const std::vector<Command>& table, Panel panel, std::string_view from, int columns, int rows);
// Whether the new-game panel, the settings panel … shows this group.
bool belongs_to(std::string_view group, Panel panel);

}  // namespace mancala
