// `mancala`: the command line of NOTATION.md. Reads its arguments (or a position on standard input for `-`), prints
// plain lines; bad input gives status 2, nothing on standard output and one sentence on standard error.
#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

#include "engine/cli.h"
#include "engine/text.h"

namespace mancala::cli {
namespace {

struct Command {
  std::string_view name;
  std::string_view usage;
  std::string_view help;
  std::size_t least, most;  // arguments; run() checks for itself where it takes options
  bool has_options;
  Reply (*run)(Words&);
};

constexpr std::size_t kMany = 100'000;
constexpr Command kCommands[] = {
    {"games", "games", "one line a ruleset: id, tab, name", 0, 0, false, run_games},
    {"rules", "rules GAME", "the rules in sentences, with the options and their values", 1, 1, false, run_rules},
    {"start", "start GAME", "the start position", 1, 1, false, run_start},
    {"show", "show POSITION", "the board drawn in text", 1, 1, false, run_show},
    {"moves", "moves POSITION", "the legal moves on one line", 1, 1, false, run_moves},
    {"play", "play POSITION MOVE…", "the position after each move, one a line", 2, kMany, false, run_play},
    {"next", "next POSITION", "in a match game, the next round's start from a finished round", 1, 1, false, run_next},
    {"steps", "steps POSITION MOVE", "what the move does, one JSON object a line", 2, 2, false, run_steps},
    {"perft", "perft POSITION DEPTH [--divide]", "the number of move sequences of exactly DEPTH moves", 2, 3, true,
     run_perft},
    {"random", "random GAME --games N --seed S", "random games, one JSON object a line", 1, 5, true, run_random},
    {"best", "best POSITION [--level L] [--nodes N] [--time SECONDS] [--seed S] [--json]",
     "the engine's move, its value, depth, nodes and main line", 1, 1, true, run_best},
    {"solve",
     "solve POSITION [--table-seeds N] [--all] [--memory MB] [--time SECONDS] [--nodes N] [--tables FOLDER] [--json]",
     "the exact final margin from the mover's side, or proved bounds when it gives up", 1, 1, true, run_solve},
    {"turn", "turn POSITION [--shortest] [--boards N] [--json]",
     "the whole turn, bonus moves included, that banks the most; or the shortest that wins", 1, 1, true, run_turn},
    {"match", "match GAME --south L --north L --games N --seed S [--plies P]",
     "the engine against itself; L is a level, greedy or random", 1, 1, true, run_match},
    {"bench", "bench", "fixed searches of every game; the last line is the same on every platform", 0, 0, false,
     run_bench},
    {"protocol", "protocol", "answers requests line by line until quit or the end of input", 0, 0, false, run_protocol},
};

std::string help_text() {
  std::string text =
      "mancala: rules and play of the mancala family.\nGAME is an id such as kalah or kalah@pits=3,pie; POSITION a "
      "quoted\n"
      "position, a GAME for its start, or - to read one from standard input.\n\n";
  for (const Command& command : kCommands) {
    std::string usage = "  mancala " + std::string(command.usage);
    usage.resize(std::max<std::size_t>(usage.size() + 1, 58), ' ');
    text += usage + std::string(command.help) + '\n';
  }
  return text;
}

Reply run(Words words) {
  if (words.empty()) return refuse("argument 1, command: it is missing; mancala --help lists the commands");
  const std::string name = words[0];
  words.erase(words.begin());
  if (name == "--help" || name == "help") return {help_text(), ""};
  const bool help = std::find(words.begin(), words.end(), "--help") != words.end();
  for (const Command& command : kCommands) {
    if (name != command.name) continue;
    if (help) return {"usage: mancala " + std::string(command.usage) + '\n' + std::string(command.help) + '\n', ""};
    if (!command.has_options)
      if (const auto wrong = Options(words).check(command.least, command.most, command.usage)) return *wrong;
    return command.run(words);
  }
  return refuse("argument 1, command: there is no command " + quoted(name) + "; mancala --help lists them");
}

}  // namespace
}  // namespace mancala::cli

int main(int argc, char** argv) {
  const mancala::cli::Reply reply = mancala::cli::run(mancala::cli::Words(argv + 1, argv + argc));
  if (!reply.error.empty()) {
    std::fprintf(stderr, "mancala: %s.\n", reply.error.c_str());
    return 2;
  }
  std::fwrite(reply.out.data(), 1, reply.out.size(), stdout);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    std::fprintf(stderr, "mancala: standard output could not be written.\n");
    return 1;
  }
  return 0;
}
