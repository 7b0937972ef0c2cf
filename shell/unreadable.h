// What is told of a text from outside that cannot be read: a position, a game, a link.
#pragma once

#include <string>
#include <string_view>

#include "engine/parsed.h"

namespace mancala {

class Strings;

// "This could not be read: …" with the place. In English the reader's own words, which are the most exact; in another language what is
// wrong by its kind, and the word that it begins at.
std::string unreadable(const Strings& strings, std::string_view text, const ParseError& error);

}  // namespace mancala
