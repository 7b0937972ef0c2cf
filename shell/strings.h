// The catalogue of texts by key, read from a gettext PO file (assets/languages/<language>.po).
//   msgid "pit.label.yours"              the key
//   msgid_plural "pit.label.yours"       when the text depends on a number; the argument named `n` chooses the form
//   msgstr[0] "{pit}, your pit, one seed"
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/parsed.h"
#include "shell/plural_rule.h"

namespace mancala {

// One named placeholder's value: `{pit}` becomes `value`.
struct TextArg {
  std::string_view name;
  std::string value;
  long number = 0;
  TextArg(std::string_view name_, std::string value_) : name(name_), value(std::move(value_)) {}
  TextArg(std::string_view name_, std::string_view value_) : name(name_), value(value_) {}
  TextArg(std::string_view name_, const char* value_) : name(name_), value(value_) {}
  TextArg(std::string_view name_, int value_) : name(name_), value(std::to_string(value_)), number(value_) {}
};
using TextArgs = std::initializer_list<TextArg>;

class Strings {
 public:
  static Parsed<Strings> from_po(std::string_view po);
  // From the texts compiled in; English when there is no such language or its file is broken.
  static Strings of_language(std::string_view language);
  // Whether that language's texts are compiled in: natively all are, in the page English alone.
  static bool is_compiled_in(std::string_view language);
  // What is not translated comes from `fallback`.
  void fall_back_on(Strings fallback) { fallback_ = std::make_shared<const Strings>(std::move(fallback)); }

  // The text with its placeholders filled. A key that is not there comes out as `‹key›`, for tests and eyes to find.
  std::string text(std::string_view key, TextArgs args = {}) const;
  bool has(std::string_view key) const;  // in this language itself
  int forms(std::string_view key) const;  // how many there are of a text; 0: none
  std::vector<std::string> keys() const;
  const std::string& language() const { return language_; }
  const PluralRule& plural_rule() const { return plural_; }

 private:
  const std::vector<std::string>* forms_of(std::string_view key) const;
  std::map<std::string, std::vector<std::string>, std::less<>> forms_;
  PluralRule plural_;
  std::string language_ = "en";
  std::shared_ptr<const Strings> fallback_;
};

}  // namespace mancala
