// An example in a text about the rules: a position and the moves from there, played by the engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/parsed.h"
#include "shell/session.h"
#include "shell/strings.h"

namespace mancala {

struct Example {
  Session session;            // two persons, after the last move
  std::vector<Played> moves;  // at least one
};

// `POSITION | MOVE MOVE …` in the forms of NOTATION.md. An error says where and why; each move must be legal.
Parsed<Example> parse_example(std::string_view text);

// What the moves do, in sentences.
std::string told(const Example& example, const Strings& strings);

// A moment of an example: what lies, where the hand is, and what is being taken.
struct ExampleMoment {
  Board board;
  int hand = -1;              // the pit or store (numbered as in BoardForm) that the hand is at; -1: none
  std::vector<Pit> taken;
  int ms = 0;                 // how long it lasts
};
// From the position before, with the first pit chosen, to the position after, which stands longest; then it may begin again.
std::vector<ExampleMoment> moments(const Example& example);

}  // namespace mancala
