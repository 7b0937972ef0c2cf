// Saved texts as files, one a key, in the person's data folder.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "shell/platform/platform.h"

namespace mancala::platform {

namespace {

namespace fs = std::filesystem;

// XDG Base Directory Specification; empty when the system names no home.
fs::path data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data) return fs::path(data) / "mancala";
  if (const char* home = std::getenv("HOME"); home && *home) return fs::path(home) / ".local" / "share" / "mancala";
  if (const char* data = std::getenv("APPDATA"); data && *data) return fs::path(data) / "mancala";
  return {};
}

fs::path file_of(std::string_view key) { return data_folder() / (std::string(key) + ".txt"); }

bool write_whole(const fs::path& file, std::string_view text) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  return !out.fail();
}

}  // namespace

std::optional<std::string> load(std::string_view key) {
  if (data_folder().empty()) return std::nullopt;
  std::ifstream in(file_of(key), std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// Written beside the old file and put in its place, so that a crash leaves one of the two.
bool save(std::string_view key, std::string_view value) {
  if (data_folder().empty()) return false;
  std::error_code error;
  fs::create_directories(data_folder(), error);
  const fs::path file = file_of(key);
  fs::path fresh = file;
  fresh += ".new";
  if (!write_whole(fresh, value)) return false;
  fs::rename(fresh, file, error);
  return !error;
}

}  // namespace mancala::platform
