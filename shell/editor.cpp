#include "shell/editor.h"

#include <algorithm>

#include "engine/match.h"
#include "engine/notation.h"
#include "engine/rules.h"

namespace mancala {
namespace {

constexpr int kMostSeeds = 255;  // in all, and so in a pit

}  // namespace

Editor::Editor(const Ruleset& ruleset, const Position& position) : ruleset_(ruleset), position_(position) {
  position_.over = false;
  position_.match_winner.reset();
}

bool Editor::has_owners() const { return has_rounds(ruleset_); }

void Editor::set_seeds(Spot spot, int count) {
  end_typing();
  seeds(spot) = static_cast<std::uint8_t>(std::clamp(count, 0, kMostSeeds));
}

void Editor::carry(Spot from, Spot to, int count) {
  if (from == to) return;
  count = std::clamp(count, 0, std::min<int>(seeds(from), kMostSeeds - seeds(to)));
  set_seeds(from, seeds(from) - count);
  set_seeds(to, seeds(to) + count);
}

void Editor::type(Spot spot, int digit) {
  const int longer = seeds(spot) * 10 + digit;
  set_seeds(spot, typed_ == spot && longer <= kMostSeeds ? longer : digit);
  typed_ = spot;
}

void Editor::change_owner(Pit pit) {
  end_typing();
  if (has_owners()) position_.north_pits ^= PitSet{1} << pit;
}

void Editor::fill(bool as_at_start) {
  end_typing();
  if (as_at_start) {
    position_ = Rules(ruleset_).start();
    position_.over = false;
  } else {
    position_.board = Board{};
  }
}

std::string Editor::text() const { return to_text(ruleset_, position_); }

std::string Editor::problem(const Strings& strings) const {
  const int total = total_seeds(position_.board);
  if (total > kMostSeeds) return strings.text("edit.too-many", {{"n", total}});
  if (seeds_on_pits(position_.board) == 0) return strings.text("edit.no-seeds");
  if (Rules(ruleset_).is_finished(position_)) return strings.text("edit.finished");
  const auto read = parse_position(text());
  return read ? std::string() : read.error().sentence();
}

}  // namespace mancala
