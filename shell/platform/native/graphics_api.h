// The desktop's graphics: OpenGL 3.2 core, which every system with a desktop has.
#pragma once

#include <SDL.h>
#include <SDL_opengl.h>

namespace mancala::platform::graphics_api {

inline constexpr int kProfile = SDL_GL_CONTEXT_PROFILE_CORE;
inline constexpr int kMajor = 3;
inline constexpr int kMinor = 2;
inline constexpr int kFlags = SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG;
inline constexpr const char* kShaders = "#version 150";
inline constexpr Uint32 kWindowFlags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;

}  // namespace mancala::platform::graphics_api
