#include "engine/book.h"

#include <algorithm>

#include "engine/notation.h"
#include "engine/row_fill.h"

namespace mancala {

namespace {

constexpr int kSmallGame = 36;  // seeds

}  // namespace

bool may_have_book(const Ruleset& ruleset) {
  const bool in_table = std::any_of(rulesets().begin(), rulesets().end(),
                                    [&](const Ruleset& game) { return game.mechanics == ruleset.mechanics; });
  return in_table && RowFill<Narrow, Loose>::suits(ruleset.mechanics) && ruleset.mechanics.leftovers != Leftovers::Nobody &&
         !ruleset.pie && ruleset.pits <= Narrow::kPits;
}

bool is_small_enough(const Ruleset& ruleset) { return may_have_book(ruleset) && ruleset.total() <= kSmallGame; }

std::string book_head(const Ruleset& ruleset) { return "mancala book 1 " + to_text(ruleset) + '\n'; }

}  // namespace mancala
