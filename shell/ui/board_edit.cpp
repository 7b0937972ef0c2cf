// A position being set up with mouse or finger: a tap adds, the right button or a long press takes away, a drag carries.
#include <cmath>

#include "shell/ui/board_view.h"

namespace mancala {

// A drag carries one seed; all of them with the shift key, or after the finger has rested.
void BoardView::edit(const AppModel& model, const Pen& pen, std::optional<Spot> hovered, std::vector<Action>& wishes) {
  const Pointer& pointer = pen.pointer;
  const Board& board = model.editor()->position().board;
  const std::optional<Spot> from = model.layout().hit(pointer.pressed_at);
  const bool elsewhere = from && hovered != from;
  if (pointer.down && !elsewhere) whole_ = pointer.long_press || pointer.shift;
  if (pointer.down && elsewhere && seeds_at(board, *from) > 0 && atlas_ != nullptr) {
    const int seeds = whole_ ? seeds_at(board, *from) : 1;
    const SeedPile& pile = piles_[static_cast<std::size_t>(hollow_index(model, *from))];
    for (int i = std::min(seeds, 12) - 1; i >= 0; --i) {
      const LyingSeed seed = pile.at(i);
      const float spread = seeds > 1 ? seeds_.radius() : 0;
      seeds_.draw(pen.list, pointer.at.x + seed.x * spread, pointer.at.y + seed.y * spread, seed.sprite, form_.unit * 0.5f, 1);
    }
  }
  if (!hovered) return;
  const auto change = [&](int by) { wishes.push_back(wish::EditSeeds{*hovered, seeds_at(board, *hovered) + by}); };
  if (pointer.other_released) return change(-1);
  if (!pointer.released || !from) return;
  if (elsewhere) {
    if (seeds_at(board, *from) > 0) wishes.push_back(wish::EditCarry{*from, *hovered, whole_ ? seeds_at(board, *from) : 1});
  } else if (pointer.long_press) {
    change(-1);
  } else if (model.editor()->sets_owners() && !hovered->is_store) {
    wishes.push_back(wish::EditOwner{hovered->pit});
  } else {
    change(1);
  }
}

}  // namespace mancala
