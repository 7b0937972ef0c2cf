// A small board that shows a moment of an example of the rules: the layout of the large one in flat colours.
#pragma once

#include <vector>

#include "shell/board_form.h"
#include "shell/board_layout.h"
#include "shell/example.h"
#include "shell/seed_pile.h"
#include "shell/ui/pen.h"

namespace mancala {

class ExampleBoard {
 public:
  // Once a width and game; quick when nothing has changed.
  void fit(const Ruleset& ruleset, const Theme& theme, float width);
  float width() const { return width_; }
  float height() const { return width_ / kProportion; }
  void draw(const Pen& pen, Point at, const ExampleMoment& moment) const;

 private:
  static constexpr float kProportion = 2.4f;

  void seeds(const Pen& pen, Point at, int hollow, int count) const;
  void count(const Pen& pen, Point at, int seeds, bool on_board) const;

  float width_ = 0;
  BoardLayout layout_;
  BoardForm form_;
  std::vector<SeedPile> piles_;  // one a hollow
};

}  // namespace mancala
