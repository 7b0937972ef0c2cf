// What a host page hears of a game: every move with its steps, whose turn it is, and how it ended.
#pragma once

#include <string>

#include "engine/ruleset.h"
#include "shell/session.h"

namespace mancala {

struct GameEvent {
  std::string kind;  // `move`, `turn`, `over`
  std::string json;  // one object, steps as NOTATION.md writes them
};

// {"move":"C","side":"S","steps":[…],"position":"…"}: the position after it
GameEvent move_event(const Ruleset& ruleset, const Played& played);
// {"side":"S","seat":"person","position":"…"}: the seat as saved games write it. Precondition: not over.
GameEvent turn_event(const Session& session);
// {"score":[28,20],"why":"row-empty","winner":"S","matchOver":true}: winner of the round, null for a draw.
// Precondition: over.
GameEvent over_event(const Session& session);

}  // namespace mancala
