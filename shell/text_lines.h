// Saved texts of the form `name value`, line by line, with places for errors.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/parsed.h"

namespace mancala {

struct TextLine {
  std::size_t offset = 0;  // of the line in the whole text
  std::string_view name;   // up to the first space
  std::string_view value;  // after it; empty when there is none
  std::size_t value_offset() const { return offset + name.size() + (value.empty() ? 0 : 1); }
};

// Takes lines off the front; skips nothing. A last line need not end.
class TextLines {
 public:
  explicit TextLines(std::string_view text) : text_(text) {}
  std::optional<TextLine> next();
  std::size_t offset() const { return offset_; }
  std::string_view rest() const { return text_.substr(offset_); }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
};

// An error of a part, told by its place in the whole that the part begins at.
inline ParseError moved(ParseError error, std::size_t by) {
  error.offset += by;
  return error;
}

// A number of decimal digits without sign, at most `highest`.
std::optional<int> parse_number(std::string_view text, int highest);

}  // namespace mancala
