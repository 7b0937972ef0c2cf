// What goes out of the program or comes into it by the hands of the platform: clipboard, files, the system's share sheet.
#pragma once

#include <cstdint>
#include <string_view>

namespace mancala {

enum class Handout : std::uint8_t { CopyLink, CopyPosition, CopyGame, Send, SaveGame, OpenGame, Paste, SavePng, SaveSvg };
inline constexpr int kHandouts = 9;

// `link`, `position`, `game`, `send`, `save`, `open`, `paste`, `png`, `svg`.
std::string_view to_text(Handout handout);

// What a platform can do, as a set.
using Handouts = std::uint16_t;
constexpr Handouts set_of(Handout handout) { return static_cast<Handouts>(1u << static_cast<unsigned>(handout)); }

}  // namespace mancala
