// A book of openings: a best move for every position that a perfect player meets before it can prove one at once.
#pragma once

#include <string>
#include <string_view>

#include "engine/ruleset.h"

namespace mancala {

// Games by the mechanics of one in the table whose moves are single laps into sown stores, on rows of seven pits at most.
bool may_have_book(const Ruleset& ruleset);

// Whether every position of the game can be proved in time, without a book.
bool is_small_enough(const Ruleset& ruleset);

// What a book begins with; after it comes a letter for every move, in the order of book_walk.h.
std::string book_head(const Ruleset& ruleset);

}  // namespace mancala
