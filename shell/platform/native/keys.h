// SDL's keys by the names that the command table knows: those of the DOM.
#pragma once

#include <SDL.h>

#include <string>

namespace mancala::platform {

// Empty for a key that has no name there, and for one pressed together with Ctrl, Alt or the system's key.
std::string dom_key_name(const SDL_Keysym& key);

}  // namespace mancala::platform
