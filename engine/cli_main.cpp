// `mancala`: the command line of NOTATION.md. Reads its arguments (or a position on standard input for `-`), prints
// plain lines; bad input gives status 2, nothing on standard output and one sentence on standard error.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/levels.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "engine/perft.h"
#include "engine/protocol.h"
#include "engine/random.h"
#include "engine/search.h"
#include "engine/text.h"

namespace mancala {
namespace {

// What a command prints is kept until it has succeeded, so that an error prints nothing on standard output.
struct Reply {
  std::string out;
  std::string error;  // a sentence, without a full stop
};

using Words = std::vector<std::string>;

Reply refuse(std::string sentence) { return {"", std::move(sentence)}; }
Reply refuse(std::string_view argument, const ParseError& error) {
  return refuse(std::string(argument) + ", " + error.sentence());
}

std::string read_standard_input() {
  std::string text;
  char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) text.append(buffer, n);
  return text;
}

// An argument, or what stands on standard input for `-`.
std::string text_of(const std::string& argument) {
  if (argument != "-") return argument;
  std::string text = read_standard_input();
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

Parsed<Setup> read_position(const std::string& argument) { return parse_position(text_of(argument)); }

// Where a field stands in a position that was read: its place from the left, or a key by its name.
std::size_t place_of(std::string_view position, std::string_view field) {
  static constexpr std::string_view kFields[] = {"game", "rows", "stores", "side"};
  std::size_t begin = 0;
  for (int i = 0;; ++i) {
    const std::size_t end = std::min(position.find_first_of(" _", begin), position.size());
    const std::string_view word = position.substr(begin, end - begin);
    if (i < 4 ? kFields[i] == field : word.substr(0, word.find('=')) == field) return begin;
    if (end == position.size()) return field == "match" ? place_of(position, "side") : 0;  // what is not written
    begin = end + 1;
  }
}

Game game_from(const Setup& setup) { return Game(std::make_shared<const Rules>(setup.ruleset), setup.position); }

// Options of the form `--name value` and bare `--name`, taken out of the arguments; what is left stays in order.
class Options {
 public:
  explicit Options(Words& words) : words_(words) {}

  bool take_switch(std::string_view name) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] != name) continue;
      words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i));
      return true;
    }
    return false;
  }

  // Leaves `value` as it was when the option is not given; false, with `error()`, when its value is not in range.
  bool take_number(std::string_view name, std::uint64_t least, std::uint64_t most, std::uint64_t& value) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] != name) continue;
      const std::string text = i + 1 < words_.size() ? words_[i + 1] : "";
      std::uint64_t number = 0;
      const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
      if (problem != std::errc() || end != text.data() + text.size() || number < least || number > most) {
        error_ = "option " + std::string(name) + ", character 1: a whole number from " + std::to_string(least) +
                 " to " + std::to_string(most) + " is wanted, not " + quoted(text);
        return false;
      }
      value = number;
      words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i),
                   words_.begin() + static_cast<std::ptrdiff_t>(i) + 2);
      return true;
    }
    return true;
  }

  const std::string& error() const { return error_; }

 private:
  Words& words_;
  std::string error_;
};

// What is left of the arguments must be `least` to `most` words, none of them an unknown option.
std::optional<Reply> check_count(const Words& words, std::size_t least, std::size_t most, std::string_view usage) {
  for (const std::string& word : words)
    if (word.starts_with("--"))
      return refuse("option " + quoted(word) + ": there is no such option; usage: mancala " + std::string(usage));
  if (words.size() < least)
    return refuse("argument " + std::to_string(words.size() + 1) + ": it is missing; usage: mancala " +
                  std::string(usage));
  if (words.size() > most)
    return refuse("argument " + std::to_string(most + 1) + " (" + quoted(words[most]) +
                  "): it is one too many; usage: mancala " + std::string(usage));
  return std::nullopt;
}

Reply run_games(Words&) {
  Reply reply;
  for (const Ruleset& ruleset : rulesets())
    reply.out += std::string(ruleset.id) + '\t' + std::string(ruleset.name) + '\n';
  return reply;
}

Reply run_rules(Words& words) {
  const Parsed<Ruleset> ruleset = parse_ruleset(words[0]);
  if (!ruleset) return refuse("GAME", ruleset.error());
  return {describe(*ruleset), ""};
}

Reply run_start(Words& words) {
  const Parsed<Ruleset> ruleset = parse_ruleset(words[0]);
  if (!ruleset) return refuse("GAME", ruleset.error());
  return {to_text(*ruleset, Rules(*ruleset).start()) + '\n', ""};
}

std::string turn_text(const Position& position) {
  if (!position.over) return position.side == Side::South ? "South to move" : "North to move";
  const int south = position.board.stores[0], north = position.board.stores[1];
  const std::string score = std::to_string(south) + '-' + std::to_string(north);
  std::string text = south == north
                         ? "over: a draw, " + score
                         : std::string("over: ") + (south > north ? "South" : "North") + " has won, " + score;
  if (position.match_winner)
    text += std::string("; ") + (*position.match_winner == Side::South ? "South" : "North") + " has won the match";
  return text;
}

std::string cell(const std::string& text) { return std::string(text.size() < 4 ? 4 - text.size() : 0, ' ') + text; }

// North's row runs from right to left, as South sees it. A `*` marks a pit owned from across.
std::string drawn(const Setup& setup) {
  const int pits = setup.ruleset.pits;
  const Position& position = setup.position;
  const std::string margin(7, ' ');
  std::string letters[2], counts[2];
  for (int i = 0; i < pits; ++i) {
    for (Side row : {Side::South, Side::North}) {
      const int place = row == Side::South ? i : 2 * pits - 1 - i;
      const bool son = !owned_by(position, static_cast<Pit>(place), row);
      letters[index_of(row)] += cell(std::string(1, pit_letter(static_cast<Pit>(place), pits)) + (son ? "*" : ""));
      counts[index_of(row)] += cell(std::to_string(position.board.pits[place]));
    }
  }
  std::string text = margin + letters[1] + '\n' + margin + counts[1] + '\n';
  text += "North" + cell(std::to_string(position.board.stores[1])) +
          std::string(static_cast<std::size_t>(4 * pits), ' ') + cell(std::to_string(position.board.stores[0])) +
          " South\n";
  text += margin + counts[0] + '\n' + margin + letters[0] + '\n';
  if (position.north_pits != row_of(Side::North, pits)) text += "A * marks a pit that belongs to the side across.\n";
  return text + turn_text(position) + '\n';
}

Reply run_show(Words& words) {
  const Parsed<Setup> setup = read_position(words[0]);
  if (!setup) return refuse("POSITION", setup.error());
  return {drawn(*setup), ""};
}

Reply run_moves(Words& words) {
  const Parsed<Setup> setup = read_position(words[0]);
  if (!setup) return refuse("POSITION", setup.error());
  std::string line;
  for (Move move : Rules(setup->ruleset).legal_moves(setup->position))
    line += (line.empty() ? "" : " ") + to_text(move, setup->ruleset.pits);
  return {line + '\n', ""};
}

Reply run_play(Words& words) {
  const Parsed<Setup> setup = read_position(words[0]);
  if (!setup) return refuse("POSITION", setup.error());
  Game game = game_from(*setup);
  Reply reply;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const Parsed<int> played =
        words[i].empty() ? ParseError{0, "move 1", "\"\" is not a move"} : play_moves(game, words[i]);
    if (!played || *played != 1) {
      const std::string why = played ? "one move an argument is wanted" : played.error().reason;
      return refuse("MOVE " + std::to_string(i) + ", " +
                    ParseError{played ? 0 : played.error().offset, "move", why}.sentence());
    }
    reply.out += to_text(setup->ruleset, game.position()) + '\n';
  }
  return reply;
}

Reply run_next(Words& words) {
  const std::string text = text_of(words[0]);
  const Parsed<Setup> setup = parse_position(text);
  if (!setup) return refuse("POSITION", setup.error());
  const Parsed<Position> next = next_round(setup->ruleset, setup->position);
  if (!next) {
    const ParseError& error = next.error();
    return refuse("POSITION", {place_of(text, error.field), error.field, error.reason});
  }
  return {to_text(setup->ruleset, *next) + '\n', ""};
}

Reply run_steps(Words& words) {
  const Parsed<Setup> setup = read_position(words[0]);
  if (!setup) return refuse("POSITION", setup.error());
  Game game = game_from(*setup);
  const Parsed<Move> move = parse_move(setup->ruleset, words[1]);
  if (!move) return refuse("MOVE", move.error());
  Game trial = game;
  const Parsed<int> played = play_moves(trial, words[1]);
  if (!played) return refuse("MOVE, " + ParseError{0, "move", played.error().reason}.sentence());
  Reply reply;
  for (const Step& step : game.play(*move)) reply.out += to_json(step, setup->ruleset.pits) + '\n';
  return reply;
}

Reply run_perft(Words& words) {
  const bool divide = Options(words).take_switch("--divide");
  if (const auto wrong = check_count(words, 2, 2, "perft POSITION DEPTH [--divide]")) return *wrong;
  const Parsed<Setup> setup = read_position(words[0]);
  if (!setup) return refuse("POSITION", setup.error());
  int depth = -1;
  const auto [end, problem] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), depth);
  if (problem != std::errc() || end != words[1].data() + words[1].size() || depth < 0 || depth > 1000)
    return refuse("DEPTH, character 1: a whole number from 0 to 1000 is wanted, not " + quoted(words[1]));
  const Rules rules(setup->ruleset);
  Reply reply;
  PerftCount total;
  if (depth == 0) total.sequences = 1;
  for (const auto& [move, count] : perft_divide(rules, setup->position, depth)) {
    if (divide) reply.out += to_text(move, setup->ruleset.pits) + ' ' + std::to_string(count.sequences) + '\n';
    total.sequences += count.sequences;
  }
  reply.out += std::to_string(total.sequences) + '\n';
  return reply;
}

std::string json_list(const std::vector<std::string>& items) {
  std::string text = "[";
  for (const std::string& item : items) text += (text.size() > 1 ? ",\"" : "\"") + item + '"';
  return text + ']';
}

std::string random_round(Game& game, Random& random) {
  const Ruleset& ruleset = game.rules().ruleset();
  std::vector<std::string> moves, positions;
  while (!game.over()) {
    const MoveList legal = game.legal_moves();
    const Move move = legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))];
    game.play(move);
    moves.push_back(to_text(move, ruleset.pits));
    positions.push_back(to_text(ruleset, game.position()));
  }
  const Outcome& outcome = *game.outcome();
  return "{\"game\":\"" + to_text(ruleset) + "\",\"start\":\"" + to_text(ruleset, game.start()) +
         "\",\"moves\":" + json_list(moves) + ",\"positions\":" + json_list(positions) + ",\"score\":[" +
         std::to_string(outcome.score[0]) + ',' + std::to_string(outcome.score[1]) + "],\"end\":\"" +
         std::string(to_text(outcome.why)) + '"';
}

// Lines are many and long, so this command writes as it goes; its arguments are checked before.
Reply run_random(Words& words) {
  constexpr int kMostRounds = 50;
  std::uint64_t games = 1, seed = 1;
  Options options(words);
  if (!options.take_number("--games", 1, 1'000'000'000, games) || !options.take_number("--seed", 0, UINT64_MAX, seed))
    return refuse(options.error());
  if (const auto wrong = check_count(words, 1, 1, "random GAME --games N --seed S")) return *wrong;
  const Parsed<Ruleset> ruleset = parse_ruleset(words[0]);
  if (!ruleset) return refuse("GAME", ruleset.error());
  const auto rules = std::make_shared<const Rules>(*ruleset);
  Random random(seed);
  for (std::uint64_t match = 1; match <= games; ++match) {
    Position start = rules->start();
    for (int round = 1; round <= kMostRounds; ++round) {
      Game game(rules, start);
      std::string line = random_round(game, random);
      if (has_rounds(*ruleset)) line += ",\"match\":" + std::to_string(match) + ",\"round\":" + std::to_string(round);
      std::printf("%s}\n", line.c_str());
      const Parsed<Position> next = next_round(*ruleset, game.position());
      if (!next) break;
      start = *next;
    }
  }
  return {};
}

Reply run_best(Words& words) {
  Options options(words);
  const bool json = options.take_switch("--json");
  std::uint64_t level = levels().size(), nodes = 0;
  if (!options.take_number("--level", 1, levels().size(), level) ||
      !options.take_number("--nodes", 1, UINT64_MAX, nodes))
    return refuse(options.error());
  if (const auto wrong = check_count(words, 1, 1, "best POSITION [--level L] [--nodes N] [--json]")) return *wrong;
  const std::string text = text_of(words[0]);
  const Parsed<Setup> setup = parse_position(text);
  if (!setup) return refuse("POSITION", setup.error());
  const Game game = game_from(*setup);
  if (game.over()) return refuse("POSITION", {place_of(text, "side"), "side", "the game is over, so there is no move"});
  SearchLimits limits = find_level(static_cast<int>(level))->limits;
  if (nodes > 0) limits = {.nodes = nodes};
  const SearchResult result = search(game, limits);
  const int pits = setup->ruleset.pits;
  if (json) return {to_json(result, pits) + '\n', ""};
  std::string line = to_text(result.move, pits) + " value " + std::to_string(result.value) +
                     (result.exact ? " exact" : "") + " depth " + std::to_string(result.depth) + " nodes " +
                     std::to_string(result.nodes) + " line";
  for (Move move : result.line) line += ' ' + to_text(move, pits);
  return {line + '\n', ""};
}

Reply run_protocol(Words&) {
  std::string line;
  const auto answer = [&] {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line == "quit") return false;
    const std::string text = protocol_answer(line);
    if (!text.empty()) std::printf("%s\n", text.c_str()), std::fflush(stdout);
    line.clear();
    return true;
  };
  for (int c; (c = std::fgetc(stdin)) != EOF;) {
    if (c != '\n')
      line += static_cast<char>(c);
    else if (!answer())
      return {};
  }
  if (!line.empty()) answer();
  return {};
}

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
    {"best", "best POSITION [--level L] [--nodes N] [--json]",
     "the engine's move, its value, depth, nodes and main line", 1, 6, true, run_best},
    {"protocol", "protocol", "answers requests line by line until quit or the end of input", 0, 0, false, run_protocol},
};
// Named here so that asking for them says what they are waiting for.
constexpr std::string_view kPlanned[] = {"solve", "turn", "match", "bench"};

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
  const bool help = Options(words).take_switch("--help");
  for (std::string_view planned : kPlanned)
    if (name == planned)
      return refuse("argument 1, command: " + name + " is not there yet; it comes with the stronger player");
  for (const Command& command : kCommands) {
    if (name != command.name) continue;
    if (help) return {"usage: mancala " + std::string(command.usage) + '\n' + std::string(command.help) + '\n', ""};
    if (!command.has_options)
      if (const auto wrong = check_count(words, command.least, command.most, command.usage)) return *wrong;
    return command.run(words);
  }
  return refuse("argument 1, command: there is no command " + quoted(name) + "; mancala --help lists them");
}

}  // namespace
}  // namespace mancala

int main(int argc, char** argv) {
  const mancala::Reply reply = mancala::run(mancala::Words(argv + 1, argv + argc));
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
