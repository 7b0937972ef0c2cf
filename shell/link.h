// A link's query, `?game=kalah&moves=C_F&level=2`: its fields, and what it asks for besides a game.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parsed.h"
#include "shell/seat.h"
#include "shell/settings.h"

namespace mancala {

struct LinkField {
  std::string name, value;  // decoded
  std::size_t offset = 0;   // of the value in the link
};

class Link {
 public:
  // Whatever stands behind the first `?` and before a `#`; a text without `?` is taken whole.
  explicit Link(std::string_view text);
  // The first field of this name.
  const LinkField* find(std::string_view name) const;
  // `game`, `start` or `text` says what is to be played.
  bool names_game() const { return find("game") || find("start") || find("text"); }
  // Whether one of its fields is known: a setting, a seat, or a game.
  bool says_anything() const;

 private:
  std::vector<LinkField> fields_;
};

// A text with a `?`, or one that begins like a query: `game=…`, `start=…`.
bool looks_like_link(std::string_view text);

// `value` may stand in a link as it is; everything else is percent-encoded, spaces become `_`.
std::string link_value(std::string_view value);

// Settings that the link asks for; the others stay as they are. Names are those of saved settings.
// `language` any code; `theme` a theme's name; all others as the rows of settings.cpp list them.
Parsed<Settings> with_link(Settings settings, const Link& link);

// Seats that the link asks for: `south`, `north` (`person`, `friend`, `level_2`), or in short `sides`, whom persons play
// (`south`, `north`, `both`, `none`), and `level` of the engine. Those that it does not name stay. `ruleset`: the game's,
// where it is known, which has to offer a perfect player that is asked for.
Parsed<Seats> with_link(Seats seats, const Link& link, const Ruleset* ruleset = nullptr);

}  // namespace mancala
