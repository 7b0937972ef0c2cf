#include "shell/text_lines.h"

#include <algorithm>

namespace mancala {

std::optional<TextLine> TextLines::next() {
  if (offset_ >= text_.size()) return std::nullopt;
  const std::size_t end = std::min(text_.find('\n', offset_), text_.size());
  std::string_view line = text_.substr(offset_, end - offset_);
  TextLine result;
  result.offset = offset_;
  offset_ = std::min(end + 1, text_.size());
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  const std::size_t space = line.find(' ');
  result.name = line.substr(0, space);
  if (space != std::string_view::npos) result.value = line.substr(space + 1);
  return result;
}

std::optional<int> parse_number(std::string_view text, int highest) {
  if (text.empty() || text.size() > 9) return std::nullopt;
  int number = 0;
  for (char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  if (number > highest) return std::nullopt;
  return number;
}

}  // namespace mancala
