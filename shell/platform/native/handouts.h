// The desktop's clipboard and files, for what the board hands out.
#pragma once

#include <string>

#include "shell/app_model.h"

namespace mancala::platform {

inline constexpr Handouts kDesktopHandouts = set_of(Handout::CopyLink) | set_of(Handout::CopyPosition) | set_of(Handout::CopyGame) |
                                             set_of(Handout::SaveGame) | set_of(Handout::Paste) | set_of(Handout::SavePng) | set_of(Handout::SaveSvg);

// Copies the text, or writes it to a file whose path comes back in `file`.
bool hand_out_text(const AppEvents::HandedOut& out, std::string& file);

// A file that is not there yet, named after `name` with date and time, among the person's documents; empty without a home.
std::string file_to_write(const std::string& name);

// Empty when there is none, or it cannot be read; a file that is no text of a game's size counts as none.
std::string clipboard_text();
std::string text_of_file(const std::string& file);

}  // namespace mancala::platform
