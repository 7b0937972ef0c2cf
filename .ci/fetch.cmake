# For systems that .ci/setup does not know: CMake downloads what a machine does not have, pinned by hash.
include(FetchContent)
set(FETCHCONTENT_QUIET OFF)
if(POLICY CMP0135)
  cmake_policy(SET CMP0135 NEW)
endif()

# fetch_sources(name folder_variable url sha256): downloads and unpacks once, and does not build.
function(fetch_sources name folder_variable url sha256)
  FetchContent_Declare(${name} URL ${url} URL_HASH SHA256=${sha256})
  FetchContent_GetProperties(${name})
  if(NOT ${name}_POPULATED)
    FetchContent_Populate(${name})
  endif()
  set(${folder_variable} ${${name}_SOURCE_DIR} PARENT_SCOPE)
endfunction()

function(fetch_imgui folder_variable)
  fetch_sources(imgui_sources folder https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
    21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282)
  set(${folder_variable} ${folder} PARENT_SCOPE)
endfunction()

function(fetch_sdl folder_variable)
  fetch_sources(sdl_sources folder https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz
    ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7)
  set(${folder_variable} ${folder} PARENT_SCOPE)
endfunction()

function(fetch_md4c folder_variable)
  fetch_sources(md4c_sources folder https://github.com/mity/md4c/archive/refs/tags/release-0.4.8.tar.gz
    4a457df853425b6bb6e3457aa1d1a13bccec587a04c38c622b1013a0da41439f)
  set(${folder_variable} ${folder} PARENT_SCOPE)
endfunction()

function(fetch_doctest folder_variable)
  fetch_sources(doctest_sources folder https://github.com/doctest/doctest/archive/refs/tags/v2.4.9.tar.gz
    19b2df757f2f3703a5e63cee553d85596875f06d91a3333acd80a969ef210856)
  set(${folder_variable} ${folder} PARENT_SCOPE)
endfunction()
