// The text about a game: how to play, where it comes from (assets/games/<game>/<language>.md), read into blocks to be shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parsed.h"

namespace mancala {

struct TextBlock {
  enum class Kind { Title, Heading, Paragraph, Item, Example };
  Kind kind = Kind::Paragraph;
  std::string text;    // of an example: its line, for parse_example
  std::string marker;  // of an item: `1.` or a bullet
  bool indented = false;  // within an item
};

struct RulesText {
  std::string title, summary;
  std::vector<TextBlock> blocks;
};

// Markdown with title and summary before it; only headings, paragraphs, lists and `board` blocks are understood.
Parsed<RulesText> parse_rules_text(std::string_view markdown);

struct FoundText {
  RulesText text;
  bool in_english = false;  // in place of the language asked for
};
// Nothing where there is no text about the game, and in the page, which shows its rules as real HTML (web/rules-dialog.js).
std::optional<FoundText> find_rules_text(std::string_view game, std::string_view language);
// The same question without reading.
bool has_rules_text(std::string_view game);

}  // namespace mancala
