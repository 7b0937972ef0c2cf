#include "shell/game_event.h"

#include "engine/notation.h"

namespace mancala {
namespace {

const char* letter(Side side) { return side == Side::South ? "S" : "N"; }

// Neither holds a character that JSON would escape.
std::string field(const char* name, const std::string& value) {
  return "\"" + std::string(name) + "\":\"" + value + "\"";
}

}  // namespace

GameEvent move_event(const Ruleset& ruleset, const Played& played) {
  std::string steps;
  for (const Step& step : played.sowing) steps += (steps.empty() ? "" : ",") + to_json(step, ruleset.pits);
  return {"move", "{" + field("move", to_text(played.move, ruleset.pits)) + "," + field("side", letter(played.side)) +
                      ",\"steps\":[" + steps + "]," + field("position", to_text(ruleset, played.after)) + "}"};
}

GameEvent turn_event(const Session& session) {
  return {"turn", "{" + field("side", letter(session.mover())) + "," +
                      field("seat", to_text(session.seat(session.mover()))) + "," +
                      field("position", to_text(session.ruleset(), session.position())) + "}"};
}

GameEvent over_event(const Session& session) {
  const Outcome& outcome = *session.round().outcome();
  return {"over", "{\"score\":[" + std::to_string(outcome.score[0]) + "," + std::to_string(outcome.score[1]) + "]," +
                      field("why", std::string(to_text(outcome.why))) +
                      ",\"winner\":" + (outcome.winner ? "\"" + std::string(letter(*outcome.winner)) + "\"" : "null") +
                      ",\"matchOver\":" + (session.match_over() ? "true" : "false") + "}"};
}

}  // namespace mancala
