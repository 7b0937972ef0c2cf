#include "shell/platform/native/keys.h"

namespace mancala::platform {

std::string dom_key_name(const SDL_Keysym& key) {
  if ((key.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return {};
  switch (key.sym) {
    case SDLK_LEFT: return "ArrowLeft";
    case SDLK_RIGHT: return "ArrowRight";
    case SDLK_UP: return "ArrowUp";
    case SDLK_DOWN: return "ArrowDown";
    case SDLK_HOME: return "Home";
    case SDLK_END: return "End";
    case SDLK_PAGEUP: return "PageUp";
    case SDLK_PAGEDOWN: return "PageDown";
    case SDLK_RETURN: case SDLK_KP_ENTER: return "Enter";
    case SDLK_ESCAPE: return "Escape";
    case SDLK_TAB: return "Tab";
    case SDLK_BACKSPACE: return "Backspace";
    case SDLK_DELETE: return "Delete";
    case SDLK_KP_PLUS: return "+";
    case SDLK_KP_MINUS: return "-";
    case SDLK_EQUALS: return (key.mod & KMOD_SHIFT) != 0 ? "+" : "=";
    case SDLK_F1: return "F1";
    default: break;
  }
  if (key.sym < SDLK_SPACE || key.sym > SDLK_z) return {};
  return std::string(1, static_cast<char>(key.sym));
}

}  // namespace mancala::platform
