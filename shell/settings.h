// What a person has set once and for all games. Every combination is allowed.
#pragma once

#include <string>
#include <string_view>

#include "engine/parsed.h"

namespace mancala {

enum class Speed { Off, Slow, Normal, Fast };      // of sowing; Off shows the board after the move at once
enum class Numerals { Off, Small, Large };         // the count beside each pit
enum class Motion { AsSystem, Reduced, Full };     // whether the system's wish for less motion counts
enum class Arrangement { Auto, Landscape, Portrait, BoardOnly };  // how the board lies on the canvas; Auto by its shape

struct Settings {
  Speed speed = Speed::Normal;
  Numerals numerals = Numerals::Small;
  Motion motion = Motion::AsSystem;
  std::string language;          // a row of languages.h by its code; empty: as the system prefers
  std::string theme;             // a theme's name for every game; empty: each game its own
  Arrangement layout = Arrangement::Auto;
  bool preview = true;           // pointing at a pit shows what its move would do
  bool operator==(const Settings&) const = default;
};

std::string_view to_text(Speed speed);        // `off`, `slow`, `normal`, `fast`
std::string_view to_text(Numerals numerals);  // `off`, `small`, `large`
std::string_view to_text(Motion motion);      // `system`, `reduced`, `full`
std::string_view to_text(Arrangement layout); // `auto`, `landscape`, `portrait`, `board`

// One of the names below set to a text: what is wrong with it, or nothing. An unknown name changes nothing.
std::string set_by_name(Settings& settings, std::string_view name, std::string_view value);

// Lines `name value`, in the order of the struct. An unknown name is passed over (an older program may read a newer
// one's settings); a bad value is an error, and then nothing of the text is taken.
std::string to_text(const Settings& settings);
Parsed<Settings> parse_settings(std::string_view text);

}  // namespace mancala
