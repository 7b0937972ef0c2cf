// Rulesets as text: a game's id and the options that differ from its defaults (notation.h).
#include <algorithm>

#include "engine/notation.h"
#include "engine/text.h"

namespace mancala {

namespace {

// One option of a ruleset: how it is written, whether it differs from the game's default, how a value is taken.
struct Option {
  std::string_view name;
  unsigned bit;                            // 0: every game has it
  std::string (*written)(const Ruleset&);  // after `name`: "" for a switch, "=value" otherwise
  bool (*differs)(const Ruleset&, const Ruleset& defaults);
  std::string (*read)(Ruleset&, std::string_view value, bool has_value);  // empty, or why not
};

std::string read_ranged(int& target, std::string_view value, bool has_value, int most) {
  const int number = has_value ? read_number(value) : -1;
  if (number < 1 || number > most) return "wants a whole number from 1 to " + std::to_string(most);
  target = number;
  return "";
}

template <class Enum>
std::string read_choice(Enum& target, std::string_view value, bool has_value, std::string_view first, Enum first_value,
                        std::string_view second, Enum second_value) {
  if (has_value && value == first)
    target = first_value;
  else if (has_value && value == second)
    target = second_value;
  else
    return "wants " + std::string(first) + " or " + std::string(second);
  return "";
}

const Option kOptions[] = {
    {"pits", 0, [](const Ruleset& r) { return '=' + std::to_string(r.pits); },
     [](const Ruleset& r, const Ruleset& d) { return r.pits != d.pits; },
     [](Ruleset& r, std::string_view v, bool has) { return read_ranged(r.pits, v, has, kMaxPits); }},
    {"seeds", 0, [](const Ruleset& r) { return '=' + std::to_string(r.seeds); },
     [](const Ruleset& r, const Ruleset& d) { return r.seeds != d.seeds; },
     [](Ruleset& r, std::string_view v, bool has) { return read_ranged(r.seeds, v, has, kMaxSeeds); }},
    {"empty-capture", kOptionEmptyCapture, [](const Ruleset&) { return std::string(); },
     [](const Ruleset& r, const Ruleset&) { return r.mechanics.empty_capture; },
     [](Ruleset& r, std::string_view, bool has) {
       r.mechanics.empty_capture = true;
       return std::string(has ? "is a switch and takes no value" : "");
     }},
    {"end", kOptionEnd,
     [](const Ruleset& r) { return std::string(r.mechanics.end == End::EitherRowEmpty ? "=immediate" : "=on-turn"); },
     [](const Ruleset& r, const Ruleset& d) { return r.mechanics.end != d.mechanics.end; },
     [](Ruleset& r, std::string_view v, bool has) {
       return read_choice(r.mechanics.end, v, has, "immediate", End::EitherRowEmpty, "on-turn", End::MoverRowEmpty);
     }},
    {"leftovers", kOptionLeftovers,
     [](const Ruleset& r) { return std::string(r.mechanics.leftovers == Leftovers::PitOwner ? "=owner" : "=nobody"); },
     [](const Ruleset& r, const Ruleset& d) { return r.mechanics.leftovers != d.mechanics.leftovers; },
     [](Ruleset& r, std::string_view v, bool has) {
       return read_choice(r.mechanics.leftovers, v, has, "owner", Leftovers::PitOwner, "nobody", Leftovers::Nobody);
     }},
    {"pie", kOptionPie, [](const Ruleset&) { return std::string(); },
     [](const Ruleset& r, const Ruleset&) { return r.pie; },
     [](Ruleset& r, std::string_view, bool has) {
       r.pie = true;
       return std::string(has ? "is a switch and takes no value" : "");
     }},
};

std::string game_list() {
  std::string list;
  for (const Ruleset& ruleset : rulesets()) list += (list.empty() ? "" : ", ") + std::string(ruleset.id);
  return list;
}

}  // namespace

Parsed<Ruleset> parse_ruleset(std::string_view text) {
  const std::size_t at = text.find('@');
  const std::string_view id = text.substr(0, at);
  const Ruleset* found = find_ruleset(id);
  if (found == nullptr)
    return ParseError{0, "game",
                      id.empty() ? "a game is missing; there are " + game_list()
                                 : "there is no game " + quoted(id) + "; there are " + game_list()};
  Ruleset ruleset = *found;
  if (at == std::string_view::npos) return ruleset;
  unsigned seen = 0;
  for (std::size_t begin = at + 1;;) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view item = text.substr(begin, end - begin);
    const std::size_t equals = item.find('=');
    const std::string_view name = item.substr(0, equals);
    const bool has_value = equals != std::string_view::npos;
    const auto* option = std::find_if(std::begin(kOptions), std::end(kOptions), [&](const Option& o) {
      return o.name == name && (o.bit == 0 || (found->options & o.bit) != 0);
    });
    const auto refuse = [&](std::string why) { return ParseError{begin, "options", std::move(why)}; };
    if (item.empty()) return refuse("an option is missing");
    if (option == std::end(kOptions)) return refuse(std::string(id) + " has no option " + quoted(name));
    const unsigned mark = 1u << (option - kOptions);
    if ((seen & mark) != 0) return refuse("option " + quoted(name) + " is given twice");
    seen |= mark;
    const std::string why = option->read(ruleset, has_value ? item.substr(equals + 1) : std::string_view(), has_value);
    if (!why.empty()) return refuse("option " + quoted(name) + ' ' + why);
    if (end == text.size()) break;
    begin = end + 1;
  }
  if (const auto why = validate(ruleset)) return ParseError{at + 1, "options", *why};
  return ruleset;
}

std::string to_text(const Ruleset& ruleset) {
  std::string text(ruleset.id);
  const Ruleset* defaults = find_ruleset(ruleset.id);
  char mark = '@';
  for (const Option& option : kOptions) {
    if (defaults == nullptr || !option.differs(ruleset, *defaults)) continue;
    text += mark;
    text += option.name;
    text += option.written(ruleset);
    mark = ',';
  }
  return text;
}

}  // namespace mancala
