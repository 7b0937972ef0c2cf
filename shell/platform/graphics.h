// What puts ImGui's drawings and the view's pictures on the window: OpenGL on a desktop, the canvas's painter in a page.
#pragma once

#include <SDL.h>

#include <memory>

#include "imgui.h"
#include "shell/ui/texture_store.h"

namespace mancala::platform {

class Graphics {
 public:
  virtual ~Graphics() = default;
  virtual TextureStore& pictures() = 0;
  // Before ImGui's frame begins: the atlas of letters needs an id by then.
  virtual void begin_frame() = 0;
  virtual void paint(const ImDrawData& drawing) = 0;
  virtual void show() = 0;
  // The graphics were lost and are there again, empty.
  virtual void restore() = 0;
};

// Before a window is made: what it needs of SDL, as the flags of SDL_CreateWindow.
Uint32 prepare_graphics();
// With ImGui's context there. Null when there are no graphics: SDL_GetError() says why.
std::unique_ptr<Graphics> open_graphics(SDL_Window* window);

}  // namespace mancala::platform
