// Values worked out the plain way, for the tests of the solver: every position that can be reached is made with Rules
// alone, and values are carried backwards until nothing changes. It shares nothing with the solver but the rules.
#pragma once

#include <optional>

#include "engine/bounds.h"
#include "engine/rules.h"

namespace mancala::test {

// Bounds on the final margin for the side to move: unending play lost, and unending play won. Nothing when more than
// `most` positions can be reached.
std::optional<Bounds> plain_value(const Rules& rules, const Position& position, std::size_t most);

}  // namespace mancala::test
