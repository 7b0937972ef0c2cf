// ImGui's atlas of letters, each drawn when a text first needs it: a language has thousands, a screen shows a hundred.
#pragma once

#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "shell/ui/texture_store.h"

namespace mancala {

class Letters {
 public:
  struct Face {
    int pixels = 0;  // of a line's height
    bool bold = false;
    bool operator==(const Face&) const = default;
  };

  // Begins with an empty atlas and these faces. Not between ImGui::NewFrame() and ImGui::Render().
  void begin(const std::vector<Face>& faces);
  // The typeface with all letters of the text in it that there are.
  ImFont* font(std::size_t face, std::string_view text);
  bool has(std::size_t face, unsigned letter) const;
  // Where letters have joined since the last call.
  AtlasRows take_change();
  // Some had no room: with more of it, all that the frame shows has to be drawn again.
  bool is_full() const { return is_full_; }
  void make_room();

 private:
  struct Shelf {
    int x = 0, y = 0, height = 0;
  };

  void lay_out(int height);
  void join(std::size_t face, unsigned letter);
  bool place(Shelf& shelf, int width, int height, int usual_height);

  std::vector<Face> faces_;
  std::vector<ImFont*> fonts_;              // of the faces
  std::vector<Shelf> shelves_;              // of the faces, as the letters of one are about as high
  std::vector<std::set<unsigned>> absent_;  // letters that no typeface has
  std::vector<std::uint8_t> drawn_;         // one letter
  int next_shelf_ = 0;
  bool is_full_ = false;
  AtlasRows changed_;
};

// A TrueType file whose letters join those of the weights in the set `weights` (1 regular, 2 bold), for as long as the program runs.
void add_typeface(int weights, std::vector<unsigned char> file);
std::size_t count_typefaces();

}  // namespace mancala
