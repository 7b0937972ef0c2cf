// What the drawings of a board as SVG have in common: the slab, its hollows, where seeds lie, the counts.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ruleset.h"
#include "shell/board_form.h"
#include "shell/board_layout.h"
#include "shell/seed_pile.h"
#include "shell/theme.h"

namespace mancala::svg {

// Tenths of a pixel are finer than anybody sees.
std::string number(float value);
std::string ink(Ink colour);

// Of so many CSS pixels, for the board alone, without its pits' names.
Canvas canvas_alone(float width, float height);

// Hollows are numbered as in BoardForm.
class Board {
 public:
  // Rules and theme must outlive it.
  Board(const Ruleset& ruleset, const Theme& theme, Canvas canvas);

  using Attribute = std::pair<std::string_view, std::string>;
  // `more`: further attributes, with a blank before each.
  void element(std::string_view name, std::initializer_list<Attribute> attributes, std::string_view more = {});
  void add(std::string_view text) { text_ += text; }
  void open();       // the `svg` element, still open, and the gradients
  void table();
  void slab();
  void bowls();
  void open_numerals();  // a group for them, to be closed by `</g>`
  void numeral(int hollow, int seeds, std::string_view more = {});
  // A seed about 0 0 with its shadow.
  void seed(int sprite, Point at);
  // Where seed number `index` of a hollow lies, and which it is.
  struct Lying { Point at; int layer = 0; int sprite = 0; };
  Lying lying(int hollow, int index) const;
  // A line round a hollow.
  void ring(int hollow, Ink colour, std::string_view more);

  int hollows() const { return 2 * layout_.pits + 2; }
  const BoardLayout& layout() const { return layout_; }
  std::string close();

 private:
  void gradient(const std::string& id, std::string_view place, Ink from, Ink to);
  std::string id(std::string_view name) const { return std::string(ruleset_.id) + "-" + std::string(name); }
  std::string fill(std::string_view name) const;

  const Ruleset& ruleset_;
  const Theme& theme_;
  bool flat_ = theme_.board.substance == Substance::Flat;
  Canvas canvas_;
  BoardLayout layout_;
  BoardForm form_;
  std::vector<SeedPile> piles_;
  std::string text_;
};

}  // namespace mancala::svg
