// Everything that can be wished for, as one closed type: what a click, a key, a link, the page or the engine asks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "engine/board.h"
#include "engine/ruleset.h"
#include "shell/handout.h"
#include "shell/seat.h"
#include "shell/settings.h"
#include "shell/spot.h"
#include "shell/view_state.h"

namespace mancala {

// A point in a match: the position after `ply` moves of round number `round` (an index, from 0).
struct Moment {
  std::size_t round = 0;
  std::size_t ply = 0;
  bool operator==(const Moment&) const = default;
};

namespace wish {

// About the game: Session answers these.
struct Play { Move move; };                        // a pit, a pass, or a swap of seats
struct Undo {};                                    // back to a person's last choice
struct Redo {};
struct Resign { Side side; };
struct NextRound {};
struct SetSeat { Side side; Seat seat; };
struct NewGame { Ruleset ruleset; Seats seats; };  // precondition: !validate(ruleset)
struct LoadText { std::string text; };             // position, game, record, saved game or link; keeps the seats when it names none
struct Hint {};                                    // what would the engine play for the person? Asked again: never mind
struct Pause { bool on; };                         // while it is on, no engine plays; undo, new games and persons' moves go on

// About what is shown.
struct JumpTo { std::optional<Moment> moment; };   // look at an earlier position; nothing: back to the game
struct FinishAnimation {};
struct SetAnalysis { bool on; };                   // each legal move is shown with its worth
struct OpenPanel { Panel panel; };                 // Panel::None closes
struct FocusPit { std::optional<Pit> pit; };
struct PointAt { std::optional<Pit> pit; };         // a finger rests on it: what would its move do?
struct MoveFocus { int columns; int rows; };       // on the screen as South sees it: right and down are positive
struct ScrollHistory { int lines; };
struct Teach {};                                   // how to begin is shown until the next move

// About the game to come: the new-game panel's choices.
struct StageGame { std::string id; };
struct StagePits { int pits; };
struct StageSeeds { int seeds; };
struct StageOption { OptionBit option; bool on; };
struct StageSeat { Side side; Seat seat; };
struct StartStaged {};

// About a position that is being set up.
struct EditPosition { bool on; };                  // begin with what is shown; or leave it
struct EditSeeds { Spot spot; int seeds; };
struct EditCarry { Spot from, to; int seeds; };
struct EditDigit { int digit; };                   // at the focused pit
struct EditOwner { Pit pit; };                     // it becomes the other side's
struct EditOwnersByTap { bool on; };
struct EditSide { Side side; };                    // who moves
struct EditFill { bool as_at_start; };             // or with nothing
struct PlayEdited {};

// About every game.
struct Set { std::string name, value; };           // a setting, as set_by_name takes it
struct ResetSettings {};

// About the world outside: the platform does it (AppEvents::handouts).
struct HandOut { Handout what; };

}  // namespace wish

using Action = std::variant<wish::Play, wish::Undo, wish::Redo, wish::Resign, wish::NextRound, wish::SetSeat,
                            wish::NewGame, wish::LoadText, wish::Hint, wish::Pause, wish::JumpTo, wish::SetAnalysis, wish::FinishAnimation, wish::OpenPanel,
                            wish::FocusPit, wish::PointAt, wish::MoveFocus, wish::ScrollHistory, wish::Teach, wish::StageGame, wish::StagePits,
                            wish::StageSeeds, wish::StageOption, wish::StageSeat, wish::StartStaged, wish::EditPosition,
                            wish::EditSeeds, wish::EditCarry, wish::EditDigit, wish::EditOwner, wish::EditOwnersByTap,
                            wish::EditSide, wish::EditFill, wish::PlayEdited, wish::Set, wish::ResetSettings, wish::HandOut>;

}  // namespace mancala
