#include "shell/handout.h"

#include <array>

namespace mancala {

std::string_view to_text(Handout handout) {
  constexpr std::array<std::string_view, kHandouts> names{"link", "position", "game", "send", "save", "open", "paste", "png", "svg"};
  return names[static_cast<std::size_t>(handout)];
}

}  // namespace mancala
