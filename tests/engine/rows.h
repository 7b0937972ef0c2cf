// Rule tests as rows of a table, and the few helpers that every engine test uses.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/notation.h"

namespace mancala::test {

struct MoveRow {
  const char* name;
  const char* before;
  const char* move;
  const char* after;
};
// Each row in a subcase of its own: the move is legal, the whole board after it is the expected one, played with and
// without a record, and the record laid end to end rebuilds it.
void check_moves(std::initializer_list<MoveRow> rows);

struct LegalRow {
  const char* name;
  const char* position;
  const char* moves;
};
void check_legal(std::initializer_list<LegalRow> rows);

struct StepsRow {
  const char* name;
  const char* before;
  const char* move;
  std::vector<const char*> lines;
};
void check_steps(std::initializer_list<StepsRow> rows);

// Text that must be good.
Setup setup_of(std::string_view position);
Game game_from(std::string_view position);
Move move_of(const Ruleset& ruleset, std::string_view move);

std::string legal_text(const Game& game);
std::string text_of(const Game& game);
// The position after these moves (parted by spaces), each of which must be legal.
std::string after(std::string_view position, std::string_view moves);
std::vector<std::string> lines_of(const Sowing& sowing, int pits);

// One move on a position that is at hand, checked as check_moves does; the text after it.
std::string checked_play(const Setup& setup, Move move);

// A data file of the tests, line by line; the path is relative to the source folder.
std::vector<std::string> lines_of_file(std::string_view path);
// `"key": "text"` and `"key": ["a", "b"]` of a JSON line; an empty result when there is no such key.
std::string json_text(std::string_view line, std::string_view key);
std::vector<std::string> json_texts(std::string_view line, std::string_view key);
// What stands between the brackets of `"key": [ … ]`, as it is; only flat objects inside.
std::string json_array(std::string_view line, std::string_view key);

std::string joined(const std::vector<std::string>& words, std::string_view between = " ");

}  // namespace mancala::test

using namespace mancala;
using namespace mancala::test;
