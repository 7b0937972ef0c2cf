// The parts of `mancala`, the command line of NOTATION.md: what a command is given and gives back. Only files named
// cli_* and *_main.cpp read, print or look at a clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/notation.h"

namespace mancala::cli {

// What a command prints is kept until it has succeeded, so that an error prints nothing on standard output.
struct Reply {
  std::string out;
  std::string error;  // a sentence, without a full stop
};

using Words = std::vector<std::string>;

Reply refuse(std::string sentence);
Reply refuse(std::string_view argument, const ParseError& error);

// An argument, or what stands on standard input for `-`.
std::string text_of(const std::string& argument);
Parsed<Setup> read_position(const std::string& argument);
// Where a field stands in a position that was read: its place from the left, or a key by its name.
std::size_t place_of(std::string_view position, std::string_view field);
Game game_from(const Setup& setup);
std::string json_list(const std::vector<std::string>& items);

// Options of the form `--name value` and bare `--name`, taken out of the arguments; what is left stays in order. The
// first problem is kept, and check() tells it.
class Options {
 public:
  explicit Options(Words& words) : words_(words) {}

  bool take_switch(std::string_view name);
  // These leave `value` as it was when the option is not given, or not well.
  void take_text(std::string_view name, std::string_view wanted, std::string& value);
  void take_number(std::string_view name, std::uint64_t least, std::uint64_t most, std::uint64_t& value);
  void take_seconds(std::string_view name, double& value);  // above 0, with a fraction or without

  // What went wrong, if anything: an option, or what is left is not `least` to `most` words.
  std::optional<Reply> check(std::size_t least, std::size_t most, std::string_view usage) const;

 private:
  // The place of the option `name`, or nothing; a problem when it is given twice or is `wanted` to have a value.
  std::optional<std::size_t> find(std::string_view name);
  std::optional<std::string> take_value(std::string_view name, std::string_view wanted);
  void set_error(std::string error);

  Words& words_;
  std::string error_;
};

Reply run_games(Words& words);
Reply run_rules(Words& words);
Reply run_start(Words& words);
Reply run_show(Words& words);
Reply run_moves(Words& words);
Reply run_play(Words& words);
Reply run_next(Words& words);
Reply run_steps(Words& words);
Reply run_perft(Words& words);
Reply run_random(Words& words);

Reply run_best(Words& words);
Reply run_solve(Words& words);
Reply run_turn(Words& words);
Reply run_match(Words& words);
Reply run_bench(Words& words);
Reply run_protocol(Words& words);

}  // namespace mancala::cli
