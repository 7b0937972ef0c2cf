// Makes the picture of an empty board on its table: a height field from distances, lit from the upper left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "shell/board_form.h"
#include "shell/ui/surface.h"

namespace mancala {

class BoardBaker {
 public:
  BoardBaker(const BoardForm& form, const Theme& theme);

  // Makes at least one row and goes on until about `pixels` are made; true when the picture is complete.
  bool advance(std::size_t pixels);
  bool done() const { return next_row_ >= form_.height; }

  const BoardForm& form() const { return form_; }
  // RGBA, opaque, row by row; as many rows as are made.
  const std::vector<std::uint8_t>& pixels() const { return pixels_; }

 private:
  // One row of the scene before it is lit. Heights are in pixels.
  struct Row {
    std::vector<float> height, ground, cover, hollow_depth, hollow_edge, trim, groove;
    std::vector<int> hollow;
    std::vector<Texel> top, table;
  };

  void fill(int y, Row& row) const;
  void fill_ground(int y, Row& row) const;
  void fill_hollows(int y, Row& row) const;
  void fill_rosettes(int y, Row& row) const;
  void shade(int y);
  float slab_distance(float x, float y) const;
  float trodden(float x, float y, float slab_distance) const;
  float chalk(float x, float y) const;
  float along_shift(float x, float y) const;
  float hollow_shadow(int index, float x, float y, float depth) const;
  Light lit(const Texel& texel, const Surface& surface, float dx, float dy, float x, float y, float sun, float open) const;

  BoardForm form_;
  const Theme& theme_;
  SurfaceSampler top_, table_;
  Light trim_;
  std::vector<Hollow> rosettes_;
  std::vector<std::uint8_t> pixels_;
  Row rows_[3];
  int next_row_ = 0;
};

}  // namespace mancala
