// The rule of a PO file's header that chooses a plural form: `nplurals=2; plural=(n != 1);`, an expression of C in `n`.
#pragma once

#include <string>
#include <string_view>

#include "engine/parsed.h"

namespace mancala {

class PluralRule {
 public:
  PluralRule() = default;  // English: one, other
  static Parsed<PluralRule> from_text(std::string_view header_value);
  int forms() const { return forms_; }
  int form_of(long n) const;  // 0 … forms()-1

 private:
  int forms_ = 2;
  std::string expression_ = "n!=1";
};

}  // namespace mancala
