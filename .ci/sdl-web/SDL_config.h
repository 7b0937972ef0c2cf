/* The page's SDL: a window of no system and its events, which the page feeds (shell/platform/web/). What a page has from the browser itself stays out. */
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_platform.h"
#include "SDL_config_emscripten.h"

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#define SDL_AUDIO_DISABLED 1

#undef SDL_JOYSTICK_EMSCRIPTEN
#define SDL_JOYSTICK_DISABLED 1

#undef SDL_SENSOR_DUMMY
#define SDL_SENSOR_DISABLED 1

#undef SDL_VIDEO_DRIVER_EMSCRIPTEN
#define SDL_VIDEO_DRIVER_DUMMY 1

#undef SDL_VIDEO_OPENGL_ES2
#undef SDL_VIDEO_OPENGL_EGL
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_VIDEO_RENDER_SW
#define SDL_RENDER_DISABLED 1

#undef SDL_LOADSO_DLOPEN
#define SDL_LOADSO_DUMMY 1

#undef HAVE_ICONV

#endif
