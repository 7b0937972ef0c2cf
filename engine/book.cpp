#include "engine/book.h"

#include "engine/notation.h"
#include "engine/row_fill.h"

namespace mancala {

bool may_have_book(const Ruleset& ruleset) {
  return RowFill<Narrow, Loose>::suits(ruleset.mechanics) && ruleset.mechanics.leftovers != Leftovers::Nobody &&
         !ruleset.pie;
}

std::string book_head(const Ruleset& ruleset) { return "mancala book 1 " + to_text(ruleset) + '\n'; }

}  // namespace mancala
