#include "shell/view_state.h"

#include <array>

#include "engine/notation.h"
#include "shell/text_lines.h"

namespace mancala {

std::string_view to_text(Panel panel) {
  constexpr std::array<std::string_view, 8> names{"none", "new-game", "history", "rules", "settings", "share", "curve", "resign"};
  return names[static_cast<std::size_t>(panel)];
}

bool option_is_on(const Ruleset& ruleset, OptionBit option) {
  switch (option) {
    case kOptionEmptyCapture: return ruleset.mechanics.empty_capture;
    case kOptionEnd: return ruleset.mechanics.end == End::MoverRowEmpty;
    case kOptionLeftovers: return ruleset.mechanics.leftovers == Leftovers::Nobody;
    case kOptionPie: return ruleset.pie;
  }
  return false;
}

void set_option(Ruleset& ruleset, OptionBit option, bool on) {
  switch (option) {
    case kOptionEmptyCapture: ruleset.mechanics.empty_capture = on; break;
    case kOptionEnd: ruleset.mechanics.end = on ? End::MoverRowEmpty : End::EitherRowEmpty; break;
    case kOptionLeftovers: ruleset.mechanics.leftovers = on ? Leftovers::Nobody : Leftovers::PitOwner; break;
    case kOptionPie: ruleset.pie = on; break;
  }
}

std::string_view option_name(OptionBit option) {
  switch (option) {
    case kOptionEmptyCapture: return "empty-capture";
    case kOptionEnd: return "end";
    case kOptionLeftovers: return "leftovers";
    case kOptionPie: return "pie";
  }
  return {};
}

std::string to_text(const StagedGame& staged) {
  return "game " + to_text(staged.ruleset) + "\nsouth " + to_text(staged.seats[0]) + "\nnorth " +
         to_text(staged.seats[1]) + "\n";
}

Parsed<StagedGame> parse_staged(std::string_view text) {
  StagedGame staged;
  bool has_game = false;
  TextLines lines(text);
  while (const auto line = lines.next()) {
    const auto at = [&](ParseError error) {
      error.offset += line->value_offset();
      return error;
    };
    if (line->name == "game") {
      const auto ruleset = parse_ruleset(line->value);
      if (!ruleset) return at(ruleset.error());
      staged.ruleset = *ruleset;
      has_game = true;
    } else if (line->name == "south" || line->name == "north") {
      const auto seat = parse_seat(line->value);
      if (!seat) return at(seat.error());
      staged.seats[line->name == "south" ? 0 : 1] = *seat;
    }
  }
  if (!has_game) return ParseError{text.size(), "game", "a line `game` with a game's id is expected"};
  return staged;
}

}  // namespace mancala
