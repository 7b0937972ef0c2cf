#include "tests/engine/rows.h"

#include <fstream>

namespace mancala::test {

Setup setup_of(std::string_view position) {
  Parsed<Setup> setup = parse_position(position);
  if (!setup) FAIL("refused: ", std::string(position), ": ", setup.error().sentence());
  return *setup;
}

Game game_from(std::string_view position) {
  const Setup setup = setup_of(position);
  return Game(std::make_shared<const Rules>(setup.ruleset), setup.position);
}

Move move_of(const Ruleset& ruleset, std::string_view move) {
  Parsed<Move> parsed = parse_move(ruleset, move);
  if (!parsed) FAIL("no move: ", std::string(move), ": ", parsed.error().sentence());
  return *parsed;
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) {
    if (&word != &words.front()) text += between;
    text += word;
  }
  return text;
}

std::string legal_text(const Game& game) {
  std::vector<std::string> words;
  for (Move move : game.legal_moves()) words.push_back(to_text(move, game.rules().ruleset().pits));
  return joined(words);
}

std::string text_of(const Game& game) { return to_text(game.rules().ruleset(), game.position()); }

std::string after(std::string_view position, std::string_view moves) {
  Game game = game_from(position);
  const Parsed<int> played = play_moves(game, moves);
  if (!played) FAIL("refused: ", std::string(moves), ": ", played.error().sentence());
  return text_of(game);
}

std::vector<std::string> lines_of(const Sowing& sowing, int pits) {
  std::vector<std::string> lines;
  for (const Step& step : sowing) lines.push_back(to_json(step, pits));
  return lines;
}

std::string checked_play(const Setup& setup, Move move) {
  const Rules rules(setup.ruleset);
  REQUIRE(rules.legal_moves(setup.position).has(move));
  Sowing sowing;
  const Position recorded = rules.play_recorded(setup.position, move, sowing);
  CHECK(rules.play(setup.position, move) == recorded);
  CHECK(board_after(setup.position.board, sowing, sowing.size()) == recorded.board);
  CHECK(board_after(setup.position.board, sowing, 0) == setup.position.board);
  CHECK(total_seeds(recorded.board) == total_seeds(setup.position.board));
  return to_text(setup.ruleset, recorded);
}

void check_moves(std::initializer_list<MoveRow> rows) {
  for (const MoveRow& row : rows) {
    SUBCASE(row.name) {
      const Setup setup = setup_of(row.before);
      if (std::string_view(row.before).find(' ') != std::string_view::npos)
        CHECK(to_text(setup.ruleset, setup.position) == row.before);
      CHECK(checked_play(setup, move_of(setup.ruleset, row.move)) == row.after);
      CHECK(after(row.before, row.move) == row.after);
      const Setup expected = setup_of(row.after);
      CHECK(to_text(expected.ruleset, expected.position) == row.after);
    }
  }
}

void check_legal(std::initializer_list<LegalRow> rows) {
  for (const LegalRow& row : rows) {
    SUBCASE(row.name) { CHECK(legal_text(game_from(row.position)) == row.moves); }
  }
}

void check_steps(std::initializer_list<StepsRow> rows) {
  for (const StepsRow& row : rows) {
    SUBCASE(row.name) {
      Game game = game_from(row.before);
      const Ruleset& ruleset = game.rules().ruleset();
      const Sowing sowing = game.play(move_of(ruleset, row.move));
      std::vector<std::string> expected(row.lines.begin(), row.lines.end());
      CHECK(joined(lines_of(sowing, ruleset.pits), "\n") == joined(expected, "\n"));
      CHECK(board_after(game.start().board, sowing, sowing.size()) == game.position().board);
      CHECK(game.sowing_at(0) == sowing);
    }
  }
}

std::vector<std::string> lines_of_file(std::string_view path) {
  std::ifstream file(std::string(MANCALA_SOURCE_DIR) + "/" + std::string(path));
  if (!file) FAIL("no file ", std::string(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

namespace {

// Where the value of `"key":` begins, spaces skipped; npos when there is no such key.
std::size_t value_at(std::string_view line, std::string_view key) {
  const std::string name = "\"" + std::string(key) + "\":";
  const std::size_t at = line.find(name);
  return at == std::string_view::npos ? at : line.find_first_not_of(' ', at + name.size());
}

}  // namespace

std::string json_text(std::string_view line, std::string_view key) {
  const std::size_t at = value_at(line, key);
  if (at == std::string_view::npos || line[at] != '"') return {};
  return std::string(line.substr(at + 1, line.find('"', at + 1) - at - 1));
}

std::vector<std::string> json_texts(std::string_view line, std::string_view key) {
  std::vector<std::string> words;
  const std::size_t at = value_at(line, key);
  if (at == std::string_view::npos) return words;
  const std::size_t end = line.find(']', at);
  for (std::size_t i = line.find('"', at); i < end; i = line.find('"', i + 1)) {
    const std::size_t close = line.find('"', i + 1);
    words.emplace_back(line.substr(i + 1, close - i - 1));
    i = close;
  }
  return words;
}

std::string json_array(std::string_view line, std::string_view key) {
  const std::size_t at = value_at(line, key);
  if (at == std::string_view::npos || line[at] != '[') return {};
  int depth = 0;
  for (std::size_t i = at; i < line.size(); ++i) {
    if (line[i] == '[') ++depth;
    if (line[i] == ']' && --depth == 0) return std::string(line.substr(at + 1, i - at - 1));
  }
  return {};
}

}  // namespace mancala::test
