// Who plays a side: a person here, a friend elsewhere, or the engine at a level.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/board.h"
#include "engine/parsed.h"

namespace mancala {

inline constexpr int kLevels = 8;  // as many as the engine has (engine/levels.h): a test compares

struct Seat {
  int level = 0;  // 0: a person at this board; 1 … kLevels: the engine; kFriend: a person elsewhere, who gets the game as a link
  bool is_person() const { return level == 0; }
  bool is_engine() const { return level > 0; }
  bool is_friend() const { return level < 0; }
  bool operator==(const Seat&) const = default;
};

inline constexpr Seat kFriend{-1};

// By index_of(side).
using Seats = std::array<Seat, 2>;

// `person`, `friend`, `level 2`, as saved games and records' tags write it (English whatever the program's language).
std::string to_text(Seat seat);
Parsed<Seat> parse_seat(std::string_view text);

}  // namespace mancala
