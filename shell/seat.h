// Who plays a side: a person here, a friend elsewhere, or the engine at a level.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/board.h"
#include "engine/parsed.h"
#include "engine/ruleset.h"

namespace mancala {

inline constexpr int kLevels = 8;  // as many as the engine has (engine/levels.h): a test compares

struct Seat {
  int level = 0;  // 0: a person at this board; 1 … kLevels: the engine; kPerfect: it, too; kFriend: a person elsewhere, who gets the game as a link
  bool is_person() const { return level == 0; }
  bool is_engine() const { return level > 0; }
  bool is_friend() const { return level < 0; }
  bool is_perfect() const { return level > kLevels; }
  bool operator==(const Seat&) const = default;
};

inline constexpr Seat kFriend{-1};
inline constexpr Seat kPerfect{kLevels + 1};  // plays moves that are proved to be best

// By index_of(side).
using Seats = std::array<Seat, 2>;

// Whether moves can be proved from the game's start on: it is small, or there is a book of its openings (assets/books).
bool offers_perfect(const Ruleset& ruleset);
// The same, with the highest level in the place of a perfect player that the game does not offer.
Seats fitting(Seats seats, const Ruleset& ruleset);

// `person`, `friend`, `level 2`, `perfect`, as saved games and records' tags write it (English whatever the program's language).
std::string to_text(Seat seat);
Parsed<Seat> parse_seat(std::string_view text);

}  // namespace mancala
