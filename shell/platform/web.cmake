# The page: SDL built for wasm, the canvas's painter, the browser's storage, the page's engine worker.

if(EXISTS ${MANCALA_SDL_WEB_DIR}/lib/libSDL2.a)
  add_library(sdl_web INTERFACE)
  target_include_directories(sdl_web SYSTEM INTERFACE ${MANCALA_SDL_WEB_DIR}/include/SDL2)
  target_link_libraries(sdl_web INTERFACE ${MANCALA_SDL_WEB_DIR}/lib/libSDL2.a)
else()
  # An emsdk brings SDL as a port of its own.
  message(STATUS "mancala-board: no SDL in ${MANCALA_SDL_WEB_DIR}, so Emscripten's port is used")
  add_library(sdl_web INTERFACE)
  target_compile_options(sdl_web INTERFACE -sUSE_SDL=2)
  target_link_options(sdl_web INTERFACE -sUSE_SDL=2)
endif()

file(GLOB platform_sources CONFIGURE_DEPENDS platform/*.cpp platform/web/*.cpp)
add_executable(mancala-board main.cpp ${platform_sources} ${MANCALA_IMGUI_DIR}/backends/imgui_impl_sdl2.cpp)
set_source_files_properties(${MANCALA_IMGUI_DIR}/backends/imgui_impl_sdl2.cpp PROPERTIES COMPILE_OPTIONS -w)
target_include_directories(mancala-board SYSTEM PRIVATE ${MANCALA_IMGUI_DIR}/backends)
target_compile_options(mancala-board PRIVATE -fno-exceptions -fno-rtti ${shell_options})
target_link_libraries(mancala-board PRIVATE shell_app sdl_web)
# A classic script, not a module: an embed frame may have no origin, and then modules do not load.
target_link_options(mancala-board PRIVATE
  -Oz -flto -sMODULARIZE=1 -sEXPORT_NAME=createMancalaBoard -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1
  -sNO_EXIT_RUNTIME=1
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free -sEXPORTED_RUNTIME_METHODS=ccall)
set_target_properties(mancala-board PROPERTIES OUTPUT_NAME board)
