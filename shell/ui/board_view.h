// The board on its table: bowls, seeds, counts, marks, and the sowing that runs over them.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "shell/app_model.h"
#include "shell/forecast.h"
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

  // Goes on with the pictures for as long as the budget has it; what a frame needs at once it makes in any case, but for the first one.
  void prepare(const AppModel& model, const Theme& theme, float pixel_ratio, const Budget& budget);
  // There is something to show, if not yet in full detail.
  bool presentable() const { return !visible_ || store_ == nullptr || picture_.texture() != nullptr; }
  bool complete() const { return !visible_ || (picture_.complete() && hand_.complete() && (!teaches_ || finger_.complete())); }
  bool moves() const { return visible_ && !light_.at_rest(); }
  void forget();

  // `reachable`: no sheet lies over the board.
  void draw(const AppModel& model, const Pen& pen, bool reachable, std::vector<Action>& wishes);

 private:
  void draw_ground(const AppModel& model, const Pen& pen) const;                                               // board_ground.cpp
  void draw_lit(const AppModel& model, const Pen& pen, Point middle, float half_along, float half_across, bool is_slab) const;
  void draw_lit_ground(const AppModel& model, const Pen& pen) const;
  void draw_pits(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_marks(const AppModel& model, const Pen& pen, std::optional<Spot> hovered);                        // board_marks.cpp
  void draw_ring(const AppModel& model, const Pen& pen, Spot spot, float grow, ImU32 ink, float thick) const;
  void draw_owners(const AppModel& model, const Pen& pen) const;
  std::optional<Pit> pointed_pit(const AppModel& model, std::optional<Spot> hovered) const;
  void note_last_move(const AppModel& model);
  const Forecast& preview_of(const AppModel& model, Pit pit);
  void draw_preview(const AppModel& model, const Pen& pen, const Forecast& forecast) const;                    // board_preview.cpp
  void edit(const AppModel& model, const Pen& pen, std::optional<Spot> hovered, std::vector<Action>& wishes);     // board_edit.cpp
  void draw_hint(const AppModel& model, const Pen& pen, Pit pit) const;                                         // board_advice.cpp
  void draw_worth(const AppModel& model, const Pen& pen) const;
  Point beside(const AppModel& model, Spot spot, int visits) const;
  void draw_path(const Pen& pen, const std::vector<Point>& path, float strength) const;
  void draw_letters(const AppModel& model, const Pen& pen) const;
  void draw_counts(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_flights(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_hand(const AppModel& model, const Pen& pen, const SowingFrame& frame) const;
  void draw_lesson(const AppModel& model, const Pen& pen) const;

  int hollow_index(const AppModel& model, Spot spot) const;
  const Hollow& hollow_of(const AppModel& model, Spot spot) const;
  Point slot_of(const AppModel& model, Spot spot, int index) const;

  TextureStore* store_;
  BoardPicture picture_;
  HandPicture hand_, finger_;
  bool teaches_ = false;  // how to begin: the finger is wanted
  SeedPainter seeds_;
  BoardLight light_;
  const Theme* theme_ = nullptr;
  bool visible_ = false;         // large enough to be drawn
  float seed_pixels_ = 0;
  ImTextureID atlas_ = nullptr;
  std::optional<SeedAtlas> sprites_;  // while it is made
  BoardForm form_;
  std::vector<SeedPile> piles_;  // one a hollow
  bool whole_ = false;           // what is dragged while a position is set up: all of a pit
  unsigned long noted_ = 0;      // the model's revision that these are of
  std::optional<Forecast> last_, previewed_;
};

}  // namespace mancala
