#include "shell/link.h"

#include <algorithm>
#include <array>

#include "shell/text_lines.h"

namespace mancala {
namespace {

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

std::string percent_decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 && hex_value(text[i + 2]) >= 0;
    if (escape) {
      result += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      result += text[i] == '+' ? ' ' : text[i];
    }
  }
  return result;
}

// `level2` and `level_2` for `level 2`.
std::string seat_of_link(std::string value) {
  std::replace(value.begin(), value.end(), '_', ' ');
  constexpr std::string_view level = "level";
  const bool joined = value.size() > level.size() && value.compare(0, level.size(), level) == 0 && value[level.size()] != ' ';
  if (joined) value.insert(level.size(), 1, ' ');
  return value;
}

std::vector<std::string_view> link_settings() {
  std::vector<std::string_view> names{"language", "theme"};
  for (const SettingRow& row : setting_rows()) names.push_back(row.name);
  return names;
}

}  // namespace

Link::Link(std::string_view text) {
  std::size_t at = text.find('?');
  at = at == std::string_view::npos ? 0 : at + 1;
  const std::size_t end = std::min(text.find('#', at), text.size());
  while (at < end) {
    const std::size_t stop = std::min(text.find('&', at), end);
    const std::string_view part = text.substr(at, stop - at);
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::size_t value = std::min(equals + 1, part.size());
    fields_.push_back({percent_decoded(part.substr(0, equals)), percent_decoded(part.substr(value)), at + value});
    at = stop + 1;
  }
}

const LinkField* Link::find(std::string_view name) const {
  for (const LinkField& field : fields_)
    if (field.name == name) return &field;
  return nullptr;
}

bool Link::says_anything() const {
  std::vector<std::string_view> names = link_settings();
  names.insert(names.end(), {"level", "sides", "south", "north"});
  return names_game() || std::any_of(names.begin(), names.end(), [&](std::string_view name) { return find(name) != nullptr; });
}

bool looks_like_link(std::string_view text) {
  return text.find('?') != std::string_view::npos || text.substr(0, 5) == "game=" || text.substr(0, 6) == "start=";
}

std::string link_value(std::string_view value) {
  constexpr std::string_view hex = "0123456789ABCDEF", plain = "-._~,/:@=";
  std::string result;
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (c == ' ') result += '_';
    else if (letter || plain.find(c) != std::string_view::npos) result += c;
    else result.append("%").append({hex[byte >> 4], hex[byte & 15]});
  }
  return result;
}

Parsed<Settings> with_link(Settings settings, const Link& link) {
  for (const std::string_view name : link_settings()) {
    const LinkField* field = link.find(name);
    if (!field) continue;
    if (const std::string wrong = set_by_name(settings, name, field->value); !wrong.empty())
      return ParseError{field->offset, std::string(name), wrong};
  }
  return settings;
}

Parsed<Seats> with_link(Seats seats, const Link& link, const Ruleset* ruleset) {
  const bool offered = !ruleset || offers_perfect(*ruleset);
  const auto not_offered = [](std::size_t offset, std::string_view field) {
    return ParseError{offset, std::string(field), "nobody plays this game perfectly: a level from 1 to " + std::to_string(kLevels) + " is expected"};
  };
  const LinkField* level = link.find("level");
  const LinkField* sides = link.find("sides");
  int strength = std::max({seats[0].level, seats[1].level, 1});
  if (level) {
    const auto number = level->value == to_text(kPerfect) ? std::optional(kPerfect.level) : parse_number(level->value, kLevels);
    if (!offered && number == kPerfect.level) return not_offered(level->offset, "level");
    if (!number || *number < 1) return ParseError{level->offset, "level", "a level from 1 to " + std::to_string(kLevels) + " is expected"};
    strength = *number;
    for (Seat& seat : seats)
      if (seat.is_engine()) seat.level = strength;
    // Nobody plays at that level yet: the second player does.
    if (!sides && !link.find("south") && !link.find("north") && !seats[0].is_engine() && !seats[1].is_engine()) seats[1].level = strength;
  }
  if (sides) {
    constexpr std::array<std::string_view, 4> names{"none", "south", "north", "both"};
    const auto name = std::find(names.begin(), names.end(), sides->value);
    if (name == names.end()) return ParseError{sides->offset, "sides", "`south`, `north`, `both` or `none` is expected"};
    const auto persons = static_cast<unsigned>(name - names.begin());
    for (unsigned side = 0; side < 2; ++side) seats[side].level = (persons >> side & 1) != 0 ? 0 : strength;
  }
  for (const std::string_view name : {"south", "north"}) {
    const LinkField* field = link.find(name);
    if (!field) continue;
    const auto seat = parse_seat(seat_of_link(field->value));
    if (!seat) return moved(seat.error(), field->offset);
    if (!offered && seat->is_perfect()) return not_offered(field->offset, name);
    seats[name == "south" ? 0 : 1] = *seat;
  }
  return seats;
}

}  // namespace mancala
