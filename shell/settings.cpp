#include "shell/settings.h"

#include <array>

#include "shell/languages.h"
#include "shell/text_lines.h"
#include "shell/theme.h"

namespace mancala {
namespace {

constexpr std::array<std::string_view, 4> kSpeeds{"off", "slow", "normal", "fast"};
constexpr std::array<std::string_view, 3> kNumerals{"off", "small", "large"};
constexpr std::array<std::string_view, 3> kMotions{"system", "reduced", "full"};
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::array<std::string_view, 4> kLayouts{"auto", "landscape", "portrait", "board"};

template <class Enum, std::size_t N>
std::string read(const std::array<std::string_view, N>& names, std::string_view text, Enum& result) {
  std::string known;
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == text) {
      result = static_cast<Enum>(i);
      return {};
    }
    known.append(i == 0 ? "`" : i + 1 == N ? "` or `" : "`, `").append(names[i]);
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
  if (!text.empty() && !find_theme(text)) return "there is no such theme";
  result = text;
  return {};
}

}  // namespace

std::string_view to_text(Speed speed) { return kSpeeds[static_cast<std::size_t>(speed)]; }
std::string_view to_text(Numerals numerals) { return kNumerals[static_cast<std::size_t>(numerals)]; }
std::string_view to_text(Motion motion) { return kMotions[static_cast<std::size_t>(motion)]; }

std::string_view to_text(Arrangement layout) { return kLayouts[static_cast<std::size_t>(layout)]; }

std::string set_by_name(Settings& settings, std::string_view name, std::string_view value) {
  if (name == "speed") return read(kSpeeds, value, settings.speed);
  if (name == "numerals") return read(kNumerals, value, settings.numerals);
  if (name == "motion") return read(kMotions, value, settings.motion);
  if (name == "language") return read_language(value, settings.language);
  if (name == "theme") return read_theme(value, settings.theme);
  if (name == "layout") return read(kLayouts, value, settings.layout);
  if (name == "preview") return read(kSwitch, value, settings.preview);
  return {};
}

std::string to_text(const Settings& settings) {
  std::string text;
  text.append("speed ").append(to_text(settings.speed)).append("\n");
  text.append("numerals ").append(to_text(settings.numerals)).append("\n");
  text.append("motion ").append(to_text(settings.motion)).append("\n");
  if (!settings.language.empty()) text.append("language ").append(settings.language).append("\n");
  if (!settings.theme.empty()) text.append("theme ").append(settings.theme).append("\n");
  text.append("layout ").append(to_text(settings.layout)).append("\n");
  if (!settings.preview) text.append("preview off\n");
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
