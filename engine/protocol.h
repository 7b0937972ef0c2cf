// Lines in, lines out: what the command line's `protocol`, the native thinker and the page's worker all speak.
//   hello                                                     → mancala 1
//   ask <number> level=<n> start=<position> moves=<moves|->   → answer <number> {…} | error <number> <sentence>
//   values <number> level=<n> start=… moves=…                 → answer <number> {"values":{"A":2,…},…}: what each legal
//     move is worth to the side to move, in seeds at the end; nothing in it when the level's nodes are too few for that
// Spaces inside a position and between moves are written `_`. `quit` is the caller's to understand.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/parsed.h"
#include "engine/search.h"

namespace mancala {

std::string protocol_ask(int number, int level, const Game& game);
// About the position after `plies` of the game's moves.
std::string protocol_values(int number, int level, const Game& game, std::size_t plies);

// The answer to one request line, without a line end; an error line for anything not understood, empty for an empty
// line.
std::string protocol_answer(std::string_view line, const std::function<bool()>& should_stop = {});

// One answer line read back: `move` is set when an engine's answer came, otherwise `error` says why not.
struct ProtocolReply {
  int number = 0;
  std::string move;
  std::string error;
};
Parsed<ProtocolReply> parse_reply(std::string_view line);

// The same of an answer to `values`.
struct ProtocolValues {
  int number = 0;
  std::vector<MoveValue> values;
  std::string error;
};
Parsed<ProtocolValues> parse_values(const Ruleset& ruleset, std::string_view line);

}  // namespace mancala
