// Words for what is on the board and for what a move does: for the status line, the screen reader and the page's twin.
#pragma once

#include <string>
#include <vector>

#include "shell/forecast.h"
#include "shell/session.h"
#include "shell/strings.h"

namespace mancala {

// A game's name and where it comes from, in the person's language: those of the table where the catalogue has none.
std::string game_name(const Strings& strings, const Ruleset& ruleset);
std::string game_origin(const Strings& strings, const Ruleset& ruleset);

class Announcer {
 public:
  // Both must outlive it.
  Announcer(const Strings& strings, const Session& session) : strings_(strings), session_(session) {}

  std::string side(Side side) const;                             // "South"
  std::string pit(const Position& position, Pit pit) const;      // "C, your pit, 4 seeds"; "c, North's pit, empty"
  std::string store(const Position& position, Side side) const;  // "South store: 3 seeds"
  std::string move(Move move) const;                             // "C", "Pass", "Swap sides"
  std::string move_in_list(const MoveRow& row) const;            // "3. South C"

  // "Your move", "South to move", "The engine is thinking", "South wins 40 to 32", with "South has more than half" added.
  // `reader` is "you".
  std::string status(std::optional<Side> reader) const;
  std::string status() const { return status(session_.only_person()); }
  // "Round 2 · rounds won: South 1, North 0"; empty where there are no rounds. While the shown round's last seeds are still
  // `sown`, nobody has won it yet.
  std::string round_line(bool in_short = false, bool sown = false) const;

  // What a move would do, in one breath: "lands in your store: move again", "lands in C: captures 5 seeds".
  std::string forecast(const Forecast& forecast) const;
  // What its mover has of it, as the board shows it: "+3 seeds and another move"; empty where it brings nothing at once.
  std::string gain(const Forecast& forecast) const;

  // What a move did, one sentence a step or run of drops; long relays are told in short.
  std::vector<std::string> steps(const Played& played) const;
  std::string narrate(const Played& played) const;  // the same as one text
  // And with whose move it is at the end.
  std::string tell(const Played& played) const;
  std::string tell(Change change) const;  // "Taken back. South to move."
  // A change as somebody wants it told: a move step by step, a whole turn when it is over, or the result alone.
  std::string tell(Change change, Told told) const;

 private:
  std::string place_list(const std::vector<std::string>& places) const;
  std::string pit_name(Pit pit) const;
  std::string outcome(std::optional<Side> reader) const;
  std::string majority() const;
  std::string turn_line() const;
  friend class StepTeller;

  const Strings& strings_;
  const Session& session_;
};

}  // namespace mancala
