// What is open, staged and focused: the state of the view that is no part of a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/parsed.h"
#include "engine/ruleset.h"
#include "shell/seat.h"

namespace mancala {

enum class Panel { None, NewGame, History, Rules, Settings, Share, Curve, Resign };
std::string_view to_text(Panel panel);  // `none`, `new-game`, `history`, `rules`, `settings`, `share`, `curve`, `resign`

// The game that "Start" would begin. The last choice is kept between starts of the program.
struct StagedGame {
  Ruleset ruleset;
  Seats seats{Seat{0}, Seat{1}};
  bool operator==(const StagedGame&) const = default;
};

struct ViewState {
  Panel panel = Panel::None;
  StagedGame staged;
  std::optional<Pit> focus;  // the pit that keys speak about
  std::string row;           // the command of the open panel that keys speak about, by its id; or none
  std::optional<Pit> pointed;  // the pit that a finger rests on
  bool analysis = false;       // each legal move is shown with its worth
  int history_scroll = 0;    // lines up from the newest
};

// A game's own options, each of which is on or off in the new-game panel.
bool option_is_on(const Ruleset& ruleset, OptionBit option);
void set_option(Ruleset& ruleset, OptionBit option, bool on);
std::string_view option_name(OptionBit option);  // as NOTATION.md writes it: `empty-capture`, `end`, `leftovers`, `pie`

// Lines `game kalah@pits=3`, `south person`, `north level 2`.
std::string to_text(const StagedGame& staged);
Parsed<StagedGame> parse_staged(std::string_view text);

}  // namespace mancala
