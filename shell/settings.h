// What a person has set once and for all games. Every combination is allowed.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/parsed.h"

namespace mancala {

enum class Speed : std::uint8_t { Off, Slow, Normal, Fast };   // of sowing; Off shows the board after the move at once
enum class Numerals : std::uint8_t { Off, Small, Large };      // the count beside each pit
enum class TextSize : std::uint8_t { Normal, Large, Larger };  // of all words: 1, 1.25 and 1.5 times
enum class Motion : std::uint8_t { AsSystem, Reduced, Full };  // whether the system's wish for less motion counts
enum class Volume : std::uint8_t { Off, Quiet, Normal, Loud };
enum class Told : std::uint8_t { Results, Turns, Steps };      // how much of the play a screen reader hears
enum class Surroundings : std::uint8_t { Auto, Light, Dark };  // table and panels; Auto as the system's colours are
// How the board lies on the canvas; Auto by its shape. Tabletop: the players sit across a table, and North reads from there.
enum class Arrangement : std::uint8_t { Auto, Landscape, Portrait, Tabletop, BoardOnly };

struct Settings {
  Speed speed = Speed::Normal;
  Numerals numerals = Numerals::Small;
  bool letters = true;           // each pit's name on the board, where there is room
  TextSize text_size = TextSize::Normal;
  Motion motion = Motion::AsSystem;
  Volume volume = Volume::Normal;
  Told told = Told::Steps;
  Arrangement layout = Arrangement::Auto;
  bool preview = true;           // pointing at a pit shows what its move would do
  Surroundings surroundings = Surroundings::Auto;
  std::string theme;             // a theme's name for every game; empty: each game its own
  std::string language;          // a row of languages.h by its code; empty: as the system prefers
  bool operator==(const Settings&) const = default;
};

// A setting with a closed list of values: a row of one table, which texts, links and the command table read.
struct SettingRow {
  std::string_view name;
  std::span<const std::string_view> values;  // as texts write them, in the order of the enumeration
  std::size_t offered;                       // this many of them, the first, are choices in the settings; links may ask for all
  std::size_t (*get)(const Settings&);
  void (*set)(Settings&, std::size_t);
  std::string_view value(const Settings& settings) const { return values[get(settings)]; }
};
std::span<const SettingRow> setting_rows();
const SettingRow* find_setting(std::string_view name);

// A setting, by the name of its row or `language` or `theme`, set to a text: what is wrong with it, or nothing. An unknown
// name changes nothing. A theme by its name, or `own`.
std::string set_by_name(Settings& settings, std::string_view name, std::string_view value);
// All as at the first start, but the language.
Settings reset(const Settings& settings, Settings first);

// Lines `name value`. An unknown name is passed over (an older program may read a newer one's settings); a bad value is an
// error, and then nothing of the text is taken.
std::string to_text(const Settings& settings);
Parsed<Settings> parse_settings(std::string_view text);

}  // namespace mancala
