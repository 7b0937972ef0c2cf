// The page's graphics: WebGL 1. The canvas follows its place in the page (mancala_resize), so SDL's window neither
// resizes itself nor knows of device pixels.
#pragma once

#include <SDL.h>
#include <SDL_opengles2.h>

namespace mancala::platform::graphics_api {

inline constexpr int kProfile = SDL_GL_CONTEXT_PROFILE_ES;
inline constexpr int kMajor = 2;
inline constexpr int kMinor = 0;
inline constexpr int kFlags = 0;
inline constexpr const char* kShaders = "#version 100";
inline constexpr Uint32 kWindowFlags = 0;

}  // namespace mancala::platform::graphics_api
