#include "engine/protocol.h"

#include <charconv>

#include "engine/book.h"
#include "engine/levels.h"
#include "engine/notation.h"

namespace mancala {

namespace {

constexpr std::string_view kPerfect = "perfect";

std::string_view next_word(std::string_view& rest) {
  const std::size_t begin = std::min(rest.find_first_not_of(' '), rest.size());
  const std::size_t end = std::min(rest.find(' ', begin), rest.size());
  const std::string_view word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

bool read_int(std::string_view word, int& value) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  return error == std::errc() && end == word.data() + word.size();
}

bool read_value(std::string_view word, std::string_view key, std::string_view& value) {
  if (!word.starts_with(key)) return false;
  value = word.substr(key.size());
  return true;
}

std::string perfect_json(const PerfectMove& best, int pits) {
  std::string text = "{\"move\":\"" + to_text(best.move, pits) + '"';
  if (best.margin) text += ",\"value\":" + std::to_string(*best.margin);
  return text + ",\"exact\":true}";
}

// What every legal move is worth, as an object.
std::string values_json(const SearchResult& result, int pits) {
  std::string text = "{\"values\":{";
  for (std::size_t i = 0; i < result.values.size(); ++i)
    text +=
        (i > 0 ? ",\"" : "\"") + to_text(result.values[i].move, pits) + "\":" + std::to_string(result.values[i].value);
  text += "},\"depth\":" + std::to_string(result.depth) + ",\"nodes\":" + std::to_string(result.nodes);
  if (result.exact) text += ",\"exact\":true";
  return text + '}';
}

std::string request(std::string_view word, int number, int level, const Game& game, std::size_t plies) {
  const Ruleset& ruleset = game.rules().ruleset();
  std::string moves;
  for (std::size_t ply = 0; ply < plies; ++ply) moves += (ply == 0 ? "" : "_") + to_text(game.moves()[ply], ruleset.pits);
  return std::string(word) + ' ' + std::to_string(number) +
         " level=" + (level == kPerfectLevel ? std::string(kPerfect) : std::to_string(level)) +
         " start=" + link_text(to_text(ruleset, game.start())) + " moves=" + (moves.empty() ? "-" : moves);
}

// `answer 3 {…}` or `error 3 why` as far as the object or the sentence, which `rest` is left with.
std::optional<ParseError> read_reply_head(std::string_view& rest, int& number, std::string& error) {
  const std::string_view word = next_word(rest);
  if (word != "answer" && word != "error") return ParseError{0, "reply", "answer or error is wanted"};
  if (!read_int(next_word(rest), number)) return ParseError{word.size() + 1, "number", "a question's number is wanted"};
  if (!rest.empty()) rest.remove_prefix(1);
  if (word == "error") error = rest.empty() ? "error" : rest;
  return std::nullopt;
}

// `ask` is answered with a move, `values` with what each move is worth.
std::string answer_about(const std::string& word, std::string_view rest, const std::function<bool()>& should_stop,
                         AnswerMemory* memory) {
  int number = 0, level_number = 0;
  if (!read_int(next_word(rest), number)) return "error 0 " + word + ": a question's number is wanted first";
  const auto refuse = [&](const std::string& why) { return "error " + std::to_string(number) + ' ' + why; };
  std::string_view level_text, start, moves;
  if (!read_value(next_word(rest), "level=", level_text) || !read_value(next_word(rest), "start=", start) ||
      !read_value(next_word(rest), "moves=", moves) || !next_word(rest).empty())
    return refuse(word + ": level=…, start=… and moves=… are wanted in this order");
  const bool perfect = word == "ask" && level_text == kPerfect;
  if (perfect) level_number = kLevelCount;
  if (!perfect && (!read_int(level_text, level_number) || level_number < 1 || level_number > kLevelCount))
    return refuse("level: there are levels 1 to " + std::to_string(kLevelCount));
  const Parsed<Setup> setup = parse_position(start);
  if (!setup) return refuse("start, " + setup.error().sentence());
  Game game(std::make_shared<const Rules>(setup->ruleset), setup->position);
  const Parsed<int> played = play_moves(game, moves == "-" ? "" : moves);
  if (!played) return refuse("moves, " + played.error().sentence());
  if (game.over()) return refuse("moves: the game is over");
  const Level& level = *find_level(setup->ruleset, level_number);
  const std::string answer = "answer " + std::to_string(number) + ' ';
  if (perfect && memory != nullptr) {
    PerfectPlayer* player = memory->player_of(setup->ruleset);
    const auto best = player != nullptr ? player->best(game.position(), should_stop) : std::nullopt;
    if (best) return answer + perfect_json(*best, setup->ruleset.pits);
  }
  SearchMemory* kept = memory != nullptr ? &memory->search() : nullptr;
  if (word == "ask") return answer + to_json(play_at(level, game, 0, should_stop, kept), setup->ruleset.pits);
  return answer +
         values_json(search(game, {.nodes = level.nodes, .each_move = true}, should_stop, kept), setup->ruleset.pits);
}

}  // namespace

std::string protocol_ask(int number, int level, const Game& game) {
  return request("ask", number, level, game, game.moves().size());
}

std::string protocol_values(int number, int level, const Game& game, std::size_t plies) {
  return request("values", number, level, game, plies);
}

std::string AnswerMemory::wanted_book(std::string_view line) {
  std::string_view level, start;
  if (next_word(line) != "ask") return "";
  next_word(line);
  if (!read_value(next_word(line), "level=", level) || level != kPerfect || !read_value(next_word(line), "start=", start))
    return "";
  const Parsed<Setup> setup = parse_position(start);
  if (!setup || is_small_enough(setup->ruleset) || player_of(setup->ruleset) == nullptr || has_book_) return "";
  return to_text(setup->ruleset);
}

bool AnswerMemory::give_book(std::string_view bytes) {
  has_book_ = !bytes.empty();
  return has_book_ && player_->take_book(bytes);
}

PerfectPlayer* AnswerMemory::player_of(const Ruleset& ruleset) {
  if (player_ == nullptr || !(player_->ruleset() == ruleset)) {
    player_ = nullptr;  // its tables make room first
    player_ = make_perfect_player(ruleset);
    has_book_ = false;
  }
  return player_.get();
}

std::string protocol_answer(std::string_view line, const std::function<bool()>& should_stop, AnswerMemory* perfect) {
  std::string_view rest = line;
  const std::string_view word = next_word(rest);
  if (word.empty()) return "";
  if (word == "hello") return "mancala 1";
  if (word == "ask" || word == "values") return answer_about(std::string(word), rest, should_stop, perfect);
  return "error 0 there is no request \"" + std::string(word.substr(0, 40)) +
         "\"; there are hello, ask, values and quit";
}

Parsed<ProtocolReply> parse_reply(std::string_view line) {
  std::string_view rest = line;
  ProtocolReply reply;
  if (const auto wrong = read_reply_head(rest, reply.number, reply.error)) return *wrong;
  if (!reply.error.empty()) return reply;
  constexpr std::string_view kOpening = "{\"move\":\"";
  const std::size_t end = rest.find('"', kOpening.size());
  if (!rest.starts_with(kOpening) || end == std::string_view::npos)
    return ParseError{line.size() - rest.size(), "answer", "an object that begins with its move is wanted"};
  reply.move = rest.substr(kOpening.size(), end - kOpening.size());
  reply.exact = rest.find("\"exact\":true") != std::string_view::npos;
  return reply;
}

Parsed<ProtocolValues> parse_values(const Ruleset& ruleset, std::string_view line) {
  std::string_view rest = line;
  ProtocolValues reply;
  if (const auto wrong = read_reply_head(rest, reply.number, reply.error)) return *wrong;
  if (!reply.error.empty()) return reply;
  const auto refuse = [&](const char* reason) { return ParseError{line.size() - rest.size(), "answer", reason}; };
  constexpr std::string_view kOpening = "{\"values\":{";
  if (!rest.starts_with(kOpening)) return refuse("an object that begins with its values is wanted");
  rest.remove_prefix(kOpening.size());
  while (rest.starts_with('"')) {
    const std::size_t name_end = rest.find("\":"), end = rest.find_first_of(",}");
    if (name_end == std::string_view::npos || end == std::string_view::npos || end < name_end) return refuse("a move and its value are wanted");
    const auto move = parse_move(ruleset, rest.substr(1, name_end - 1));
    int value = 0;
    if (!move || !read_int(rest.substr(name_end + 2, end - name_end - 2), value)) return refuse("a move and its value are wanted");
    reply.values.push_back({*move, value});
    rest.remove_prefix(rest[end] == ',' ? end + 1 : end);
  }
  if (!rest.starts_with('}')) return refuse("the values end with }");
  return reply;
}

}  // namespace mancala
