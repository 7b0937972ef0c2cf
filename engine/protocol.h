// Lines in, lines out: what the command line's `protocol`, the native thinker and the page's worker all speak.
//   hello                                                     → mancala 1
//   ask <number> level=<n> start=<position> moves=<moves|->   → answer <number> {…} | error <number> <sentence>
//   ask <number> level=perfect …                              → the same; "exact":true stands where the move is proved to
//     be a best one, and where it is not the highest level has answered
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
#include "engine/perfect.h"
#include "engine/search.h"

namespace mancala {

inline constexpr int kPerfectLevel = 0;  // `level=perfect`

std::string protocol_ask(int number, int level, const Game& game);
// About the position after `plies` of the game's moves.
std::string protocol_values(int number, int level, const Game& game, std::size_t plies);

// What answers keep from one to the next. Without it none at the level `perfect` is perfect.
class AnswerMemory {
 public:
  // The book that the answer to this line wants and that was not given yet, by its game as text; empty for none.
  std::string wanted_book(std::string_view line);
  // Precondition: a book was wanted. False when these bytes are not it; without any it is wanted again the next time.
  bool give_book(std::string_view bytes);
  // Null where no game of the kind can be played perfectly.
  PerfectPlayer* player_of(const Ruleset& ruleset);
  // As PerfectPlayer's.
  bool work_ahead() { return player_ != nullptr && player_->work_ahead(); }
  SearchMemory& search() { return search_; }

 private:
  std::unique_ptr<PerfectPlayer> player_;
  bool has_book_ = false;  // or it was refused
  SearchMemory search_;
};

// The answer to one request line, without a line end; an error line for anything not understood, empty for an empty
// line.
std::string protocol_answer(std::string_view line, const std::function<bool()>& should_stop = {},
                            AnswerMemory* memory = nullptr);

// One answer line read back: `move` is set when an engine's answer came, otherwise `error` says why not.
struct ProtocolReply {
  int number = 0;
  std::string move;
  std::string error;
  bool exact = false;  // proved to be a best move
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
