// The sheet with the rules and history of the game on the board, its examples played over and over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/rules_text.h"
#include "shell/ui/example_board.h"
#include "shell/ui/panel_views.h"

namespace mancala {

class RulesView {
 public:
  void draw(const PanelFrame& frame);

 private:
  // Ready to be shown: all moments of its moves.
  struct Film {
    Example example;
    std::vector<ExampleMoment> moments;
    int duration = 0;
  };

  void read(const AppModel& model, const Fonts& fonts);
  void block(Sheet& sheet, const AppModel& model, const TextBlock& block, const Film* film);
  void example(Sheet& sheet, const AppModel& model, float indent, const Film& film);

  std::string game_, language_;     // of what was read last
  std::optional<FoundText> text_;
  std::vector<Film> films_;         // one an example, in their order
  ExampleBoard board_;
};

}  // namespace mancala
