#include "shell/unreadable.h"

#include <algorithm>
#include <array>

#include "shell/settings.h"
#include "shell/strings.h"

namespace mancala {
namespace {

struct Kind {
  std::string_view field;  // as the error names it; the name may go on after a space
  std::string_view key;
};

constexpr std::array<Kind, 21> kKinds{{
    {"game", "unreadable.game"},
    {"tag Game", "unreadable.game"},
    {"options", "unreadable.options"},
    {"rows", "unreadable.rows"},
    {"south row", "unreadable.rows"},
    {"north row", "unreadable.rows"},
    {"stores", "unreadable.stores"},
    {"side", "unreadable.side"},
    {"keys", "unreadable.position"},
    {"owners", "unreadable.position"},
    {"round", "unreadable.position"},
    {"match", "unreadable.position"},
    {"swap", "unreadable.position"},
    {"move", "unreadable.move"},
    {"moves", "unreadable.move"},
    {"won", "unreadable.value"},
    {"level", "unreadable.value"},
    {"sides", "unreadable.value"},
    {"seat", "unreadable.value"},
    {"language", "unreadable.value"},
    {"theme", "unreadable.value"},
}};

std::string_view key_of(std::string_view field) {
  for (const Kind& kind : kKinds)
    if (field.substr(0, kind.field.size()) == kind.field && (field.size() == kind.field.size() || field[kind.field.size()] == ' ')) return kind.key;
  return find_setting(field) ? "unreadable.value" : "unreadable.record";
}

// From there to where the next part begins; nothing at the text's end.
std::string word_at(std::string_view text, std::size_t offset) {
  constexpr std::size_t longest = 24;
  std::string_view word = text.substr(std::min(offset, text.size()));
  word = word.substr(0, word.find_first_of(" _&\n\t"));
  if (word.size() <= longest) return std::string(word);
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) --end;  // not within a character
  return std::string(word.substr(0, end)) + "…";
}

}  // namespace

std::string unreadable(const Strings& strings, std::string_view text, const ParseError& error) {
  if (strings.language() == "en") return strings.text("notice.unreadable", {{"reason", error.sentence()}});
  const std::string why = strings.text(key_of(error.field));
  const std::string word = word_at(text, error.offset);
  const std::string place = std::to_string(error.offset + 1);
  const std::string reason = word.empty() ? strings.text("unreadable.at-end", {{"reason", why}}) : strings.text("unreadable.at", {{"reason", why}, {"place", place}, {"word", word}});
  return strings.text("notice.unreadable", {{"reason", reason}});
}

}  // namespace mancala
