// Small helpers for reading text from outside.
#pragma once

#include <string>
#include <string_view>

namespace mancala {

// Decimal, without leading zeros, of at most `digits` digits (up to 9); -1 when it is not that.
inline int read_number(std::string_view text, std::size_t digits = 3) {
  if (text.empty() || text.size() > digits || (text.size() > 1 && text[0] == '0')) return -1;
  int value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return -1;
    value = 10 * value + (c - '0');
  }
  return value;
}

// For a sentence about it: in quotation marks, without control characters, cut where it is long.
inline std::string quoted(std::string_view text) {
  std::string shown;
  for (unsigned char c : text.substr(0, 40)) shown += c < 32 || c == 127 ? '?' : static_cast<char>(c);
  return '"' + shown + (text.size() > 40 ? "…\"" : "\"");
}

}  // namespace mancala
