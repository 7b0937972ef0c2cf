#include "shell/settings.h"

#include <array>
#include <type_traits>

#include "shell/languages.h"
#include "shell/text_lines.h"
#include "shell/theme.h"

namespace mancala {
namespace {

constexpr std::array<std::string_view, 4> kSpeeds{"off", "slow", "normal", "fast"};
constexpr std::array<std::string_view, 3> kNumerals{"off", "small", "large"};
constexpr std::array<std::string_view, 3> kTextSizes{"normal", "large", "larger"};
constexpr std::array<std::string_view, 3> kMotions{"system", "reduced", "full"};
constexpr std::array<std::string_view, 4> kVolumes{"off", "quiet", "normal", "loud"};
constexpr std::array<std::string_view, 3> kTold{"results", "turns", "steps"};
constexpr std::array<std::string_view, 5> kLayouts{"auto", "landscape", "portrait", "tabletop", "board"};
constexpr std::array<std::string_view, 3> kSurroundings{"auto", "light", "dark"};
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::string_view kOwnTheme = "own";

template <auto Field>
constexpr SettingRow row(std::string_view name, std::span<const std::string_view> values, std::size_t offered) {
  return {name, values, offered, [](const Settings& settings) { return static_cast<std::size_t>(settings.*Field); },
          [](Settings& settings, std::size_t value) {
            auto& field = settings.*Field;
            field = static_cast<std::remove_reference_t<decltype(field)>>(value);
          }};
}

constexpr std::array<SettingRow, 10> kRows{{
    row<&Settings::speed>("speed", kSpeeds, 4),
    row<&Settings::numerals>("numerals", kNumerals, 3),
    row<&Settings::letters>("letters", kSwitch, 2),
    row<&Settings::text_size>("text-size", kTextSizes, 3),
    row<&Settings::motion>("motion", kMotions, 3),
    row<&Settings::preview>("preview", kSwitch, 2),
    row<&Settings::volume>("volume", kVolumes, 4),
    row<&Settings::told>("told", kTold, 3),
    row<&Settings::layout>("layout", kLayouts, 4),
    row<&Settings::surroundings>("surroundings", kSurroundings, 3),
}};

std::string read(const SettingRow& row, std::string_view text, Settings& settings) {
  std::string known;
  const std::size_t count = row.values.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (row.values[i] == text) {
      row.set(settings, i);
      return {};
    }
    known.append(i == 0 ? "`" : i + 1 == count ? "` or `" : "`, `").append(row.values[i]);
  }
  return known + "` is expected";
}

std::string read_language(std::string_view text, std::string& result) {
  const Language* language = find_language(text);
  if (!language) return "there is no such language; " + language_codes() + " is expected";
  result = language->code;
  return {};
}

std::string read_theme(std::string_view text, std::string& result) {
  if (text == kOwnTheme) text = {};
  if (!text.empty() && !find_theme(text)) return "there is no such theme";
  result = text;
  return {};
}

}  // namespace

std::span<const SettingRow> setting_rows() { return kRows; }

const SettingRow* find_setting(std::string_view name) {
  for (const SettingRow& row : kRows)
    if (row.name == name) return &row;
  return nullptr;
}

std::string set_by_name(Settings& settings, std::string_view name, std::string_view value) {
  if (const SettingRow* row = find_setting(name)) return read(*row, value, settings);
  if (name == "language") return read_language(value, settings.language);
  if (name == "theme") return read_theme(value, settings.theme);
  return {};
}

Settings reset(const Settings& settings, Settings first) {
  first.language = settings.language;
  return first;
}

std::string to_text(const Settings& settings) {
  std::string text;
  for (const SettingRow& row : kRows) text.append(row.name).append(" ").append(row.value(settings)).append("\n");
  if (!settings.language.empty()) text.append("language ").append(settings.language).append("\n");
  if (!settings.theme.empty()) text.append("theme ").append(settings.theme).append("\n");
  return text;
}

Parsed<Settings> parse_settings(std::string_view text) {
  Settings settings;
  TextLines lines(text);
  while (const auto line = lines.next()) {
    if (const std::string wrong = set_by_name(settings, line->name, line->value); !wrong.empty())
      return ParseError{line->value_offset(), std::string(line->name), wrong};
  }
  return settings;
}

}  // namespace mancala
