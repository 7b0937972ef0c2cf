// Commands that ask the rules: positions, moves, steps, counts, random games.
#include <charconv>
#include <cstdio>

#include "engine/cli.h"
#include "engine/match.h"
#include "engine/perft.h"
#include "engine/random.h"
#include "engine/text.h"

namespace mancala::cli {

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

namespace {

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

}  // namespace

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
  Options options(words);
  const bool divide = options.take_switch("--divide");
  if (const auto wrong = options.check(2, 2, "perft POSITION DEPTH [--divide]")) return *wrong;
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

namespace {

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

}  // namespace

// Lines are many and long, so this command writes as it goes; its arguments are checked before.
Reply run_random(Words& words) {
  constexpr int kMostRounds = 50;
  std::uint64_t games = 1, seed = 1;
  Options options(words);
  options.take_number("--games", 1, 1'000'000'000, games);
  options.take_number("--seed", 0, UINT64_MAX, seed);
  if (const auto wrong = options.check(1, 1, "random GAME --games N --seed S")) return *wrong;
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

}  // namespace mancala::cli
