#include "shell/seat.h"

#include "assets/embedded.h"
#include "engine/book.h"
#include "engine/notation.h"
#include "shell/text_lines.h"

namespace mancala {

bool offers_perfect(const Ruleset& ruleset) {
  return is_small_enough(ruleset) || assets::has_book(to_text(ruleset));
}

Seats fitting(Seats seats, const Ruleset& ruleset) {
  for (Seat& seat : seats)
    if (seat.is_perfect() && !offers_perfect(ruleset)) seat.level = kLevels;
  return seats;
}

std::string to_text(Seat seat) {
  return seat.is_person() ? "person" : seat.is_perfect() ? "perfect" : seat.is_friend() ? "friend" : "level " + std::to_string(seat.level);
}

Parsed<Seat> parse_seat(std::string_view text) {
  constexpr std::string_view prefix = "level ";
  if (text == "person") return Seat{0};
  if (text == "friend") return kFriend;
  if (text == "perfect") return kPerfect;
  if (text.substr(0, prefix.size()) == prefix) {
    const auto level = parse_number(text.substr(prefix.size()), kLevels);
    if (level && *level >= 1) return Seat{*level};
    return ParseError{prefix.size(), "seat", "a level from 1 to " + std::to_string(kLevels) + " is expected"};
  }
  return ParseError{0, "seat", "`person`, `friend`, `perfect` or `level` and a number is expected"};
}

}  // namespace mancala
