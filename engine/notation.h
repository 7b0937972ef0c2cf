// Text for rulesets, positions, moves and games, both ways (NOTATION.md). Writing what was read gives canonical text.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/parsed.h"
#include "engine/position.h"

namespace mancala {

struct Setup {
  Ruleset ruleset;
  Position position;
};

// `kalah@pits=3,pie`: options in any order, defaults may be spelled out; unknown, doubled or senseless ones are
// refused.
Parsed<Ruleset> parse_ruleset(std::string_view text);
std::string to_text(const Ruleset& ruleset);  // only what differs from the game's defaults

// A whole position, or a ruleset alone for its start. Fields are parted by single spaces or, in a link, `_`.
Parsed<Setup> parse_position(std::string_view text);
std::string to_text(const Ruleset& ruleset, const Position& position);
std::string link_text(std::string text);  // spaces become `_`

// The form only: whether the move is legal is asked of legal_moves().
Parsed<Move> parse_move(const Ruleset& ruleset, std::string_view text);
std::string to_text(Move move, int pits);
char pit_letter(Pit pit, int pits);

// Moves joined by single spaces or `_`; each must be legal in its turn. Plays them on `game`; on error `game` is
// left as it was.
Parsed<int> play_moves(Game& game, std::string_view moves);

// A record: one game or one round of a match, in the manner of PGN.
struct Record {
  std::vector<std::pair<std::string, std::string>> tags;  // in canonical order; Game first
  Ruleset ruleset;
  Position start;
  std::vector<Move> moves;
  std::vector<std::vector<std::string>> comments;  // comments[i] stand before move i; the last entry after all moves
  std::optional<Side> resigned;
  std::string result;                            // `28-20`, or `*`
  std::string tag(std::string_view name) const;  // empty when absent
};
Parsed<std::vector<Record>> parse_records(std::string_view text);
std::string to_text(const Record& record);
std::string to_text(const std::vector<Record>& records);
// A record of this game as it stands; `tags` are added after Game (South, North, Date …).
Record record_of(const Game& game, std::vector<std::pair<std::string, std::string>> tags);
Game game_of(const Record& record);  // precondition: the record came from parse_records or record_of

}  // namespace mancala
