#include "shell/settings.h"

#include <array>

#include "shell/text_lines.h"

namespace mancala {
namespace {

constexpr std::array<std::string_view, 4> kSpeeds{"off", "slow", "normal", "fast"};
constexpr std::array<std::string_view, 3> kNumerals{"off", "small", "large"};
constexpr std::array<std::string_view, 3> kMotions{"system", "reduced", "full"};

template <class Enum, std::size_t N>
bool read(const std::array<std::string_view, N>& names, std::string_view text, Enum& result) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] != text) continue;
    result = static_cast<Enum>(i);
    return true;
  }
  return false;
}

// A name of letters, digits and hyphens, as language files have.
bool read_name(std::string_view text, std::string& result) {
  if (text.empty() || text.size() > 40) return false;
  for (char c : text) {
    const bool fits = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    if (!fits) return false;
  }
  result = text;
  return true;
}

bool read_line(const TextLine& line, Settings& settings) {
  if (line.name == "speed") return read(kSpeeds, line.value, settings.speed);
  if (line.name == "numerals") return read(kNumerals, line.value, settings.numerals);
  if (line.name == "motion") return read(kMotions, line.value, settings.motion);
  if (line.name == "language") return read_name(line.value, settings.language);
  return true;
}

}  // namespace

std::string_view to_text(Speed speed) { return kSpeeds[static_cast<std::size_t>(speed)]; }
std::string_view to_text(Numerals numerals) { return kNumerals[static_cast<std::size_t>(numerals)]; }
std::string_view to_text(Motion motion) { return kMotions[static_cast<std::size_t>(motion)]; }

std::string to_text(const Settings& settings) {
  std::string text;
  text.append("speed ").append(to_text(settings.speed)).append("\n");
  text.append("numerals ").append(to_text(settings.numerals)).append("\n");
  text.append("motion ").append(to_text(settings.motion)).append("\n");
  text.append("language ").append(settings.language).append("\n");
  return text;
}

Parsed<Settings> parse_settings(std::string_view text) {
  Settings settings;
  TextLines lines(text);
  while (const auto line = lines.next()) {
    if (!read_line(*line, settings))
      return ParseError{line->value_offset(), std::string(line->name), "`" + std::string(line->value) + "` is not one of its values"};
  }
  return settings;
}

}  // namespace mancala
