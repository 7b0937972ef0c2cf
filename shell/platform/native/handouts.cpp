#include "shell/platform/native/handouts.h"

#include <SDL.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace mancala::platform {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestFile = 1'000'000;  // bytes; a long match is a hundredth of that

// `Documents` where the home has it, otherwise the home itself.
fs::path documents() {
  for (const char* name : {"HOME", "USERPROFILE"}) {
    const char* home = std::getenv(name);
    if (!home || !*home) continue;
    std::error_code error;
    const fs::path folder = fs::path(home) / "Documents";
    return fs::is_directory(folder, error) ? folder : fs::path(home);
  }
  return {};
}

}  // namespace

std::string file_to_write(const std::string& name) {
  const fs::path folder = documents();
  if (folder.empty()) return {};
  char stamp[32];
  const std::time_t now = std::time(nullptr);
  std::strftime(stamp, sizeof stamp, "-%Y-%m-%d-%H%M%S", std::localtime(&now));
  const fs::path wanted(name);
  return (folder / (wanted.stem().string() + stamp + wanted.extension().string())).string();
}

bool hand_out_text(const AppEvents::HandedOut& out, std::string& file) {
  if (out.what != Handout::SaveGame && out.what != Handout::SaveSvg) return SDL_SetClipboardText(out.text.c_str()) == 0;
  file = file_to_write(out.name);
  if (file.empty()) return false;
  std::ofstream stream(file, std::ios::binary);
  stream << out.text;
  stream.close();
  return !stream.fail();
}

std::string clipboard_text() {
  char* held = SDL_GetClipboardText();
  std::string text = held ? held : "";
  SDL_free(held);
  return text;
}

std::string text_of_file(const std::string& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error) || fs::file_size(file, error) > kLargestFile) return {};
  std::ifstream in(file, std::ios::binary);
  if (!in) return {};
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace mancala::platform
