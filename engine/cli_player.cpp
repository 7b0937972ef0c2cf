// Commands that ask the player: best moves, exact values, turns, matches, and the lines that a board speaks.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>

#include "engine/bench.h"
#include "engine/cli.h"
#include "engine/contest.h"
#include "engine/large_pages.h"
#include "engine/protocol.h"
#include "engine/solve.h"
#include "engine/text.h"
#include "engine/turn.h"

namespace mancala::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

// An interrupt ends long work early, with what is known by then; a second one ends the program.
void let_interrupt() {
  std::signal(SIGINT, [](int) {
    interrupted = 1;
    std::signal(SIGINT, SIG_DFL);
  });
}

class Clock {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// A position that is read.
struct Asked {
  std::optional<Setup> setup;
  Reply refusal;
};
enum class Finished { Refused, Read };
Asked read(const std::string& argument, Finished finished = Finished::Refused) {
  const std::string text = text_of(argument);
  const Parsed<Setup> setup = parse_position(text);
  if (!setup) return {std::nullopt, refuse("POSITION", setup.error())};
  if (setup->position.over && finished == Finished::Refused)
    return {std::nullopt,
            refuse("POSITION", {place_of(text, "side"), "side", "the game is over, so there is no move"})};
  return {*setup, {}};
}

std::string letters(const std::vector<Move>& moves, int pits) {
  std::string text;
  for (Move move : moves) text += ' ' + to_text(move, pits);
  return text;
}

}  // namespace

Reply run_best(Words& words) {
  Options options(words);
  const bool json = options.take_switch("--json");
  std::uint64_t level = 0, nodes = 0, seed = 0;
  double seconds = 0;
  options.take_number("--level", 1, kLevelCount, level);
  options.take_number("--nodes", 1, UINT64_MAX, nodes);
  options.take_seconds("--time", seconds);
  options.take_number("--seed", 0, UINT64_MAX, seed);
  if (const auto wrong =
          options.check(1, 1, "best POSITION [--level L] [--nodes N] [--time SECONDS] [--seed S] [--json]"))
    return *wrong;
  const Asked asked = read(words[0]);
  if (!asked.setup) return asked.refusal;
  const Game game = game_from(*asked.setup);
  const int pits = asked.setup->ruleset.pits;
  SearchResult result;
  if (nodes > 0 || seconds > 0) {
    const Clock clock;
    const auto should_stop = [&] { return seconds > 0 && clock.seconds() >= seconds; };
    result = search(game, {.nodes = nodes > 0 ? nodes : UINT64_MAX}, should_stop);
  } else {
    const Level& chosen = *find_level(asked.setup->ruleset, level > 0 ? static_cast<int>(level) : kLevelCount);
    result = play_at(chosen, game, seed);
  }
  if (json) return {to_json(result, pits) + '\n', ""};
  return {to_text(result.move, pits) + " value " + std::to_string(result.value) + (result.exact ? " exact" : "") +
              " depth " + std::to_string(result.depth) + " nodes " + std::to_string(result.nodes) + " line" +
              letters(result.line, pits) + '\n',
          ""};
}

namespace {

std::string in_words(Bounds margin) {
  if (margin.exact()) return std::to_string(margin.lo);
  return "between " + std::to_string(margin.lo) + " and " + std::to_string(margin.hi);
}

// Tables in files of one folder, which must be there.
TableStore store_in(const std::string& folder) {
  const auto path = [folder](const std::string& name) {
    std::string file = name;
    std::replace(file.begin(), file.end(), ' ', '_');
    return folder + '/' + file + ".endgames";
  };
  return {[path](const std::string& name) {
            std::string bytes;
            if (std::FILE* file = std::fopen(path(name).c_str(), "rb")) {
              char buffer[65536];
              for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) bytes.append(buffer, n);
              std::fclose(file);
            }
            return bytes;
          },
          [path](const std::string& name, const std::string& bytes) {
            bool written = false;
            if (std::FILE* file = std::fopen(path(name).c_str(), "wb")) {
              written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
              written = std::fclose(file) == 0 && written;
            }
            if (!written) std::fprintf(stderr, "mancala: %s could not be written.\n", path(name).c_str());
          },
          [](const std::string& sentence) { std::fprintf(stderr, "mancala: %s.\n", sentence.c_str()); }};
}

std::string in_words(const SolveResult& result, int pits, double seconds) {
  std::string text = "margin " + in_words(result.margin);
  text += result.margin.exact() ? " exact best" + letters(result.best, pits) : " given up, not exact";
  char figures[128];
  std::snprintf(figures, sizeof figures, "\nnodes %s seconds %.3f table %d seeds memory %.1f MiB\n",
                std::to_string(result.nodes).c_str(), seconds, result.table_seeds,
                static_cast<double>(result.bytes) / (1 << 20));
  text += figures;
  for (const SolvedMove& move : result.moves) text += to_text(move.move, pits) + ' ' + in_words(move.margin) + '\n';
  return text;
}

}  // namespace

Reply run_solve(Words& words) {
  Options options(words);
  const bool json = options.take_switch("--json");
  SolveOptions work{.all = options.take_switch("--all")};
  std::uint64_t table_seeds = UINT64_MAX, megabytes = work.memory >> 20;
  double seconds = 0;
  options.take_number("--table-seeds", 0, 40, table_seeds);
  options.take_number("--memory", 1, 1'000'000, megabytes);
  options.take_number("--nodes", 1, UINT64_MAX, work.nodes);
  options.take_seconds("--time", seconds);
  std::string folder;
  options.take_text("--tables", "a folder for endgame tables", folder);
  if (const auto wrong = options.check(1, 1,
                                       "solve POSITION [--table-seeds N] [--all] [--memory MB] [--time SECONDS] "
                                       "[--nodes N] [--tables FOLDER] [--json]"))
    return *wrong;
  if (!folder.empty()) work.tables = store_in(folder);
  const Asked asked = read(words[0], Finished::Read);
  if (!asked.setup) return asked.refusal;
  if (table_seeds != UINT64_MAX) work.table_seeds = static_cast<int>(table_seeds);
  work.memory = megabytes << 20;
  work.on_memory = ask_for_large_pages;
  const Clock clock;
  let_interrupt();
  work.should_stop = [&] { return interrupted != 0 || (seconds > 0 && clock.seconds() >= seconds); };
  double told = 2;  // short work says nothing
  bool telling = false;
  work.progress = [&](const SolveProgress& progress) {
    if (clock.seconds() < told) return;
    told = clock.seconds() + 1;
    telling = true;
    std::fprintf(stderr, "\rmancala: %.0f s, margin %s, %s nodes ", clock.seconds(), in_words(progress.margin).c_str(),
                 std::to_string(progress.nodes).c_str());
  };
  const SolveResult result = solve(Rules(asked.setup->ruleset), asked.setup->position, work);
  if (telling) std::fprintf(stderr, "\n");
  const int pits = asked.setup->ruleset.pits;
  if (json) return {to_json(result, pits, clock.seconds()) + '\n', ""};
  return {in_words(result, pits, clock.seconds()), ""};
}

Reply run_turn(Words& words) {
  Options options(words);
  const bool json = options.take_switch("--json");
  const bool shortest = options.take_switch("--shortest");
  TurnOptions work;
  std::uint64_t boards = work.boards;
  options.take_number("--boards", 1, 1'000'000'000, boards);
  if (const auto wrong = options.check(1, 1, "turn POSITION [--shortest] [--boards N] [--json]")) return *wrong;
  const Asked asked = read(words[0]);
  if (!asked.setup) return asked.refusal;
  work.boards = boards;
  let_interrupt();
  work.should_stop = [] { return interrupted != 0; };
  const auto search_turns = shortest ? shortest_win : best_turn;
  const TurnResult result = search_turns(Rules(asked.setup->ruleset), asked.setup->position, work);
  const int pits = asked.setup->ruleset.pits;
  if (json) return {to_json(result, pits) + '\n', ""};
  return {"banked " + std::to_string(result.banked) + (result.exact ? " exact" : "") + " nodes " +
              std::to_string(result.nodes) + " moves" + letters(result.moves, pits) + '\n',
          ""};
}

Reply run_match(Words& words) {
  constexpr std::string_view kUsage =
      "match GAME --south L --north L --games N --seed S [--plies P] (L: a level, greedy or random)";
  Options options(words);
  std::string names[2] = {"", ""};
  Contest contest;
  std::uint64_t plies = static_cast<std::uint64_t>(contest.plies);
  options.take_text("--south", "a level, greedy or random", names[0]);
  options.take_text("--north", "a level, greedy or random", names[1]);
  options.take_number("--games", 1, 1'000'000, contest.games);
  options.take_number("--seed", 0, UINT64_MAX, contest.seed);
  options.take_number("--plies", 0, 1000, plies);
  if (const auto wrong = options.check(1, 1, kUsage)) return *wrong;
  contest.plies = static_cast<int>(plies);
  const Parsed<Ruleset> ruleset = parse_ruleset(words[0]);
  if (!ruleset) return refuse("GAME", ruleset.error());
  for (int i = 0; i < 2; ++i) {
    const std::string option = i == 0 ? "option --south" : "option --north";
    if (names[i].empty()) return refuse(option + ": it is missing; usage: mancala " + std::string(kUsage));
    const auto player = find_player(*ruleset, names[i]);
    if (!player)
      return refuse(option + ", character 1: a level from 1 to " + std::to_string(kLevelCount) +
                    ", greedy or random is wanted, not " + quoted(names[i]));
    contest.players[i] = *player;
    if (player->level != nullptr) names[i] = "level " + names[i];
  }
  Reply reply;
  const ContestResult result = hold(std::make_shared<const Rules>(*ruleset), contest, [&](const ContestGame& game) {
    reply.out += "game " + std::to_string(game.number) + ": South " + names[game.swapped ? 1 : 0] + ", North " +
                 names[game.swapped ? 0 : 1] + ", " + std::to_string(game.score[0]) + '-' +
                 std::to_string(game.score[1]) + " after " + std::to_string(game.plies) + " moves\n";
  });
  char points[96];
  std::snprintf(points, sizeof points, "%d.%02d %% ± %d.%02d, mean margin %+.2f", result.points() / 100,
                result.points() % 100, result.points_error / 100, result.points_error % 100,
                static_cast<double>(result.margins) / static_cast<double>(result.games));
  reply.out += names[0] + " against " + names[1] + ": " + std::to_string(result.won) + " won, " +
               std::to_string(result.drawn) + " drawn, " + std::to_string(result.lost) + " lost, " + points + '\n';
  return reply;
}

Reply run_bench(Words&) {
  const BenchResult result = bench();
  Reply reply;
  for (const BenchLine& line : result.lines)
    reply.out += line.task + ": " + line.result + ", " + std::to_string(line.nodes) + " nodes\n";
  reply.out += "Bench: " + std::to_string(result.number) + '\n';
  return reply;
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

}  // namespace mancala::cli
