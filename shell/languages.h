// The languages that the program speaks: one row each, and a catalogue of the same code, assets/languages/<code>.po.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace mancala {

struct Language {
  std::string_view code;
  std::string_view name;  // its own
};

inline constexpr std::array kLanguages{
    Language{"en", "English"}, Language{"bg", "Български"},        Language{"fr", "Français"},
    Language{"hu", "Magyar"},  Language{"id", "Bahasa Indonesia"}, Language{"ru", "Русский"},
    Language{"sr", "Српски"},  Language{"tr", "Türkçe"},           Language{"zh", "中文"},
};

// By its code; a code of more words counts by its first one (`bg-BG`, `zh_CN.UTF-8`). Nothing for any other.
const Language* find_language(std::string_view code);

// The first of what a system prefers that there is, English otherwise. `preferred`: codes parted by commas, colons or spaces.
const Language& language_for(std::string_view preferred);

// The codes of all as a sentence lists them: `en`, `bg` or `zh`.
std::string language_codes();

}  // namespace mancala
