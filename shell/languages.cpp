#include "shell/languages.h"

#include <algorithm>

namespace mancala {

const Language* find_language(std::string_view code) {
  const std::string_view first = code.substr(0, std::min(code.find_first_of("-_.@;"), code.size()));
  for (const Language& language : kLanguages)
    if (language.code == first) return &language;
  return nullptr;
}

const Language& language_for(std::string_view preferred) {
  while (!preferred.empty()) {
    const std::size_t end = std::min(preferred.find_first_of(",: "), preferred.size());
    if (const Language* language = find_language(preferred.substr(0, end))) return *language;
    preferred.remove_prefix(std::min(end + 1, preferred.size()));
  }
  return kLanguages.front();
}

std::string language_codes() {
  std::string codes;
  for (const Language& language : kLanguages) {
    codes.append(codes.empty() ? "`" : &language == &kLanguages.back() ? " or `" : ", `").append(language.code).append("`");
  }
  return codes;
}

}  // namespace mancala
