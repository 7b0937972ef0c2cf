#include "shell/rules_text.h"

#include <md4c.h>

#include <algorithm>
#include <utility>

#include "assets/embedded.h"

namespace mancala {
namespace {

// Takes up what the Markdown library finds, in order.
class Reader {
 public:
  std::vector<TextBlock> take() { return std::move(blocks_); }
  const std::string& problem() const { return problem_; }

  void enter(MD_BLOCKTYPE type, void* detail) {
    switch (type) {
      case MD_BLOCK_H: begin(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level == 1 ? TextBlock::Kind::Title : TextBlock::Kind::Heading); break;
      case MD_BLOCK_P:
        // An item's first paragraph is the item itself.
        if (!item_is_fresh_) begin(TextBlock::Kind::Paragraph);
        break;
      case MD_BLOCK_OL: next_number_ = static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start); break;
      case MD_BLOCK_UL: next_number_ = 0; break;
      case MD_BLOCK_LI:
        begin(TextBlock::Kind::Item);
        blocks_.back().marker = next_number_ > 0 ? std::to_string(next_number_++) + "." : "\u2022";
        item_is_fresh_ = in_item_ = true;
        return;
      case MD_BLOCK_CODE: {
        const MD_ATTRIBUTE& language = static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->lang;
        if (std::string_view(language.text, language.size) != "board") problem_ = "a block of another kind than `board`";
        begin(TextBlock::Kind::Example);
        break;
      }
      case MD_BLOCK_DOC: break;
      default: problem_ = "something else than headings, paragraphs, lists and `board` blocks"; break;
    }
    item_is_fresh_ = false;
  }

  void leave(MD_BLOCKTYPE type) {
    if (type == MD_BLOCK_LI) in_item_ = false;
    if (type == MD_BLOCK_CODE) {
      std::string& line = blocks_.back().text;
      while (!line.empty() && (line.back() == '\n' || line.back() == ' ')) line.pop_back();
    }
  }

  void text(MD_TEXTTYPE type, std::string_view part) {
    if (blocks_.empty()) return;
    if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) part = " ";
    blocks_.back().text += part;
  }

 private:
  void begin(TextBlock::Kind kind) { blocks_.push_back({kind, {}, {}, in_item_ && kind != TextBlock::Kind::Item}); }

  std::vector<TextBlock> blocks_;
  std::string problem_;
  int next_number_ = 0;
  bool in_item_ = false, item_is_fresh_ = false;
};

// The value of `key: value` at the beginning of `text`, which then begins after that line.
std::optional<std::string> take_field(std::string_view& text, std::string_view key) {
  const std::string prefix = std::string(key) + ": ";
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos || text.substr(0, prefix.size()) != prefix || end == prefix.size()) return std::nullopt;
  std::string value(text.substr(prefix.size(), end - prefix.size()));
  text.remove_prefix(end + 1);
  return value;
}

bool take(std::string_view& text, std::string_view beginning) {
  if (text.substr(0, beginning.size()) != beginning) return false;
  text.remove_prefix(beginning.size());
  return true;
}

std::string path_of(std::string_view game, std::string_view language) { return "games/" + std::string(game) + "/" + std::string(language) + ".md"; }

}  // namespace

Parsed<RulesText> parse_rules_text(std::string_view markdown) {
  std::string_view rest = markdown;
  const auto here = [&] { return markdown.size() - rest.size(); };
  RulesText text;
  if (!take(rest, "---\n")) return ParseError{0, "head", "a line of three hyphens is wanted"};
  const auto title = take_field(rest, "title");
  if (!title) return ParseError{here(), "head", "title: and a title are wanted"};
  const auto summary = take_field(rest, "summary");
  if (!summary) return ParseError{here(), "head", "summary: and a sentence are wanted"};
  if (!take(rest, "---\n")) return ParseError{here(), "head", "a line of three hyphens is wanted"};
  text.title = *title;
  text.summary = *summary;

  Reader reader;
  MD_PARSER parser{};
  parser.flags = MD_FLAG_NOHTML;
  parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* to) { return static_cast<Reader*>(to)->enter(type, detail), 0; };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* to) { return static_cast<Reader*>(to)->leave(type), 0; };
  parser.enter_span = [](MD_SPANTYPE, void*, void*) { return 0; };
  parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* at, MD_SIZE size, void* to) { return static_cast<Reader*>(to)->text(type, {at, size}), 0; };
  if (md_parse(rest.data(), static_cast<MD_SIZE>(rest.size()), &parser, &reader) != 0) return ParseError{here(), "text", "it is no Markdown"};
  if (!reader.problem().empty()) return ParseError{here(), "text", reader.problem() + " stands in it"};
  text.blocks = reader.take();
  return text;
}

std::optional<FoundText> find_rules_text(std::string_view game, std::string_view language) {
  const std::string_view own = assets::find(path_of(game, language));
  const auto text = parse_rules_text(own.empty() ? assets::find(path_of(game, "en")) : own);
  if (!text) return std::nullopt;
  return FoundText{*text, own.empty()};
}

bool has_rules_text(std::string_view game) { return !assets::find(path_of(game, "en")).empty(); }

}  // namespace mancala
