# The desktop window: SDL of the system, OpenGL, threads, files.

find_package(SDL2 QUIET)
if(NOT SDL2_FOUND AND MANCALA_FETCH)
  fetch_sdl(sdl_folder)
  set(SDL_SHARED OFF CACHE BOOL "")
  set(SDL_TEST OFF CACHE BOOL "")
  enable_language(C)
  add_subdirectory(${sdl_folder} ${CMAKE_CURRENT_BINARY_DIR}/sdl EXCLUDE_FROM_ALL)
  add_library(SDL2::SDL2 ALIAS SDL2-static)
  set(SDL2_FOUND ON)
endif()
if(NOT SDL2_FOUND)
  message(WARNING "mancala-board: SDL2 is missing, so there is no window (.ci/setup installs it, -DMANCALA_FETCH=ON fetches it)")
  return()
endif()
find_package(Threads REQUIRED)
set(OpenGL_GL_PREFERENCE GLVND)
find_package(OpenGL REQUIRED)

file(GLOB platform_sources CONFIGURE_DEPENDS platform/*.cpp platform/native/*.cpp)
add_executable(mancala-board main.cpp ${platform_sources}
  ${MANCALA_IMGUI_DIR}/backends/imgui_impl_sdl2.cpp ${MANCALA_IMGUI_DIR}/backends/imgui_impl_opengl3.cpp)
set_source_files_properties(
  ${MANCALA_IMGUI_DIR}/backends/imgui_impl_sdl2.cpp ${MANCALA_IMGUI_DIR}/backends/imgui_impl_opengl3.cpp
  PROPERTIES COMPILE_OPTIONS -w)
target_include_directories(mancala-board SYSTEM PRIVATE ${MANCALA_IMGUI_DIR}/backends)
target_compile_options(mancala-board PRIVATE -fno-exceptions -fno-rtti)
target_link_libraries(mancala-board PRIVATE shell_app SDL2::SDL2 OpenGL::GL Threads::Threads ${CMAKE_DL_LIBS})
