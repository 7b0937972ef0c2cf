// The board on its table: bowls, seeds, counts, marks, and the sowing that runs over them.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "shell/app_model.h"
#include "shell/ui/board_light.h"
#include "shell/ui/board_picture.h"
#include "shell/ui/hand_picture.h"
#include "shell/ui/pen.h"
#include "shell/ui/seed_painter.h"

namespace mancala {

class BoardView {
 public:
  explicit BoardView(TextureStore* store);
  ~BoardView();
  BoardView(const BoardView&) = delete;
  BoardView& operator=(const BoardView&) = delete;

  void prepare(const AppModel& model, const Theme& theme, float pixel_ratio);
  // There is something to show, if not yet in full detail.
  bool presentable() const { return !visible_ || store_ == nullptr || picture_.texture() != nullptr; }
  bool complete() const { return !visible_ || (picture_.complete() && hand_.complete()); }
  bool at_rest() const { return complete() && (!visible_ || light_.at_rest()); }
  void forget();

  // `reachable`: no sheet lies over the board.
  void draw(const AppModel& model, const Pen& pen, bool reachable, std::vector<Action>& wishes);

 private:
  // What a move is about to do or has done, for marks.
  struct Trace {
    unsigned long revision = 0;
    std::optional<Pit> start;
    std::optional<Spot> landing;
    PitSet taken = 0;
  };

  void draw_ground(const AppModel& model, const Pen& pen) const;
  void draw_pits(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_marks(const AppModel& model, const Pen& pen, std::optional<Spot> hovered);
  void draw_counts(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_flights(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_hand(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_lesson(const AppModel& model, const Pen& pen) const;
  void draw_owners(const AppModel& model, const Pen& pen) const;
  void note_last_move(const AppModel& model);
  void note_preview(const AppModel& model, Pit pit);

  int hollow_index(const AppModel& model, Spot spot) const;
  const Hollow& hollow_of(const AppModel& model, Spot spot) const;
  Point slot_of(const AppModel& model, Spot spot, int index) const;

  TextureStore* store_;
  BoardPicture picture_;
  HandPicture hand_;
  SeedPainter seeds_;
  BoardLight light_;
  const Theme* theme_ = nullptr;
  bool visible_ = false;         // large enough to be drawn
  float seed_pixels_ = 0;
  ImTextureID atlas_ = nullptr;
  BoardForm form_;
  std::vector<SeedPile> piles_;  // one a hollow
  Trace last_, preview_;
  std::optional<Pit> previewed_;
};

}  // namespace mancala
