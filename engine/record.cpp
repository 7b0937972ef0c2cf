// Game records: tags, an empty line, moves, as notation.h describes them.
#include <algorithm>
#include <cctype>

#include "engine/match.h"
#include "engine/notation.h"

namespace mancala {

namespace {

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";  // one character, as it stands for South's missing move

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

std::string score_text(const Outcome& outcome) {
  return std::to_string(outcome.score[0]) + '-' + std::to_string(outcome.score[1]);
}

std::string result_of(const Game& game) { return game.over() ? score_text(*game.outcome()) : "*"; }

// Reads record after record; a failure leaves a place, a field and a reason in `error_`.
class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : text_(text) {}

  Parsed<std::vector<Record>> read() {
    std::vector<Record> records;
    skip_space();
    if (at_end()) return ParseError{0, "record", "there is nothing to read"};
    while (!at_end()) {
      Record record;
      if (!read_record(record, records.empty() ? nullptr : &records.back())) return error_;
      records.push_back(std::move(record));
      skip_space();
    }
    return records;
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  char here() const { return text_[at_]; }
  void skip_space() {
    while (!at_end() && is_space(here())) ++at_;
  }
  bool fail(std::size_t offset, std::string field, std::string reason) {
    error_ = {std::min(offset, text_.size()), std::move(field), std::move(reason)};
    return false;
  }

  bool read_record(Record& record, const Record* previous) {
    tag_places_.clear();
    while (!at_end() && here() == '[') {
      if (!read_tag(record)) return false;
      skip_space();
    }
    if (!read_setup(record, previous)) return false;
    return read_moves(record);
  }

  bool read_tag(Record& record) {
    const std::size_t begin = at_++;
    std::string name, value;
    while (!at_end() && (std::isalnum(static_cast<unsigned char>(here())) || here() == '_')) name += text_[at_++];
    if (name.empty()) return fail(at_, "tags", "a tag's name is missing after \"[\"");
    const auto malformed = [&] { return fail(at_, "tag " + name, "a tag is written [" + name + " \"value\"]"); };
    if (at_end() || here() != ' ') return malformed();
    skip_space();
    if (at_end() || here() != '"') return malformed();
    const std::size_t value_at = ++at_;
    for (; !at_end() && here() != '"'; ++at_) {
      if (here() == '\n') return malformed();
      if (here() == '\\' && at_ + 1 < text_.size() && (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\')) ++at_;
      value += here();
    }
    if (at_end()) return malformed();
    ++at_;
    skip_space();
    if (at_end() || here() != ']') return malformed();
    ++at_;
    for (const auto& tag : record.tags)
      if (tag.first == name) return fail(begin, "tag " + name, "this tag is given twice");
    record.tags.emplace_back(name, value);
    tag_places_.push_back(value_at);
    return true;
  }

  std::size_t place_of(const Record& record, std::string_view name) const {
    for (std::size_t i = 0; i < record.tags.size(); ++i)
      if (record.tags[i].first == name) return tag_places_[i];
    return at_;
  }

  bool read_setup(Record& record, const Record* previous) {
    const std::size_t game_at = place_of(record, "Game");
    const std::string game = record.tag("Game"), start = record.tag("Start");
    if (game.empty()) return fail(game_at, "tag Game", "the tag [Game \"…\"] is missing");
    const Parsed<Ruleset> ruleset = parse_ruleset(game);
    if (!ruleset) return fail(game_at + ruleset.error().offset, "tag Game", ruleset.error().reason);
    record.ruleset = *ruleset;
    record.start = Rules(record.ruleset).start();
    if (!start.empty()) {
      const std::size_t start_at = place_of(record, "Start");
      const Parsed<Setup> setup = parse_position(start);
      if (!setup)
        return fail(start_at + setup.error().offset, "tag Start", setup.error().field + ": " + setup.error().reason);
      if (!(setup->ruleset == record.ruleset))
        return fail(start_at, "tag Start", "the start belongs to another game than the tag Game");
      record.start = setup->position;
    }
    return read_round(record, previous, start.empty());
  }

  // A later round without a start of its own begins as the round before it in the file settles.
  bool read_round(Record& record, const Record* previous, bool may_follow) {
    const std::string round = record.tag("Round");
    if (round.empty() || round == std::to_string(record.start.round)) return true;
    const std::size_t round_at = place_of(record, "Round");
    if (!has_rounds(record.ruleset))
      return fail(round_at, "tag Round", "this game is played in single games, without rounds");
    if (may_follow && previous != nullptr && previous->ruleset == record.ruleset) {
      const Game last = game_of(*previous);
      const Parsed<Position> next = next_round(record.ruleset, last.position());
      if (next && round == std::to_string(next->round)) {
        record.start = *next;
        return true;
      }
    }
    return fail(round_at, "tag Round", "the start is one of round " + std::to_string(record.start.round));
  }

  bool read_moves(Record& record) {
    Game game(std::make_shared<const Rules>(record.ruleset), record.start);
    std::vector<std::string> pending;
    for (;;) {
      skip_space();
      if (at_end()) return fail(at_, "result", "the final score, or *, is missing at the end of the moves");
      const std::size_t begin = at_;
      if (here() == '{') {
        if (!read_comment(pending)) return false;
        continue;
      }
      if (skip_move_number()) continue;
      const std::string_view token = next_token();
      if (token == kEllipsis || token == "...") continue;
      if (token == "*" || is_score(token)) {
        if (!read_comments_after(pending)) return false;
        record.comments.push_back(std::move(pending));
        return read_end(record, game, token, begin);
      }
      const Parsed<int> played = play_moves(game, token);
      const std::string field = "move " + std::to_string(game.moves().size() + (played ? 0 : 1));
      if (!played) return fail(begin, field, played.error().reason);
      record.comments.push_back(std::move(pending));
      pending.clear();
    }
  }

  bool read_comment(std::vector<std::string>& pending) {
    const std::size_t end = text_.find('}', at_);
    if (end == std::string_view::npos) return fail(at_, "comment", "the comment that begins here has no \"}\"");
    pending.emplace_back(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return true;
  }

  std::string_view next_token() {
    const std::size_t begin = at_;
    while (!at_end() && !is_space(here()) && here() != '{' && (here() != '[' || at_ == begin)) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  // `12.`, also with dots or an ellipsis for South's missing move; a move may follow without a space.
  bool skip_move_number() {
    std::size_t end = at_;
    while (end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end]))) ++end;
    if (end == at_ || end == text_.size() || text_[end] != '.') return false;
    while (end < text_.size() && text_[end] == '.') ++end;
    if (text_.substr(end).starts_with(kEllipsis)) end += kEllipsis.size();
    at_ = end;
    return true;
  }

  // What is said after the result belongs to the same record, and is written before it.
  bool read_comments_after(std::vector<std::string>& comments) {
    for (skip_space(); !at_end() && here() == '{'; skip_space())
      if (!read_comment(comments)) return false;
    return true;
  }

  static bool is_score(std::string_view token) {
    const std::size_t dash = token.find('-');
    const auto digits = [](std::string_view part) {
      return !part.empty() && part.size() <= 3 &&
             std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    return dash != std::string_view::npos && digits(token.substr(0, dash)) && digits(token.substr(dash + 1));
  }

  bool read_end(Record& record, Game& game, std::string_view token, std::size_t begin) {
    const std::string end = record.tag("End");
    if (!end.empty()) {
      const std::size_t end_at = place_of(record, "End");
      if (end != "resigned S" && end != "resigned N")
        return fail(end_at, "tag End", "resigned S or resigned N is wanted");
      if (game.over()) return fail(end_at, "tag End", "nobody can resign a game that is over");
      record.resigned = end == "resigned S" ? Side::South : Side::North;
      game.resign(*record.resigned);
    }
    record.moves = game.moves();
    record.result = result_of(game);
    if (token != record.result)
      return fail(begin, "result",
                  game.over() ? "the game ends " + record.result + ", not " + std::string(token)
                              : "the game is not over after these moves, so * is wanted");
    const std::string tag = record.tag("Result");
    if (!tag.empty() && tag != record.result)
      return fail(place_of(record, "Result"), "tag Result", "the moves give " + record.result);
    settle_tags(record);
    return true;
  }

  // Game stands first, a start only where it says something, and a result always.
  static void settle_tags(Record& record) {
    const Record canonical = record_of(game_of(record), record.tags);
    record.tags = canonical.tags;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::size_t> tag_places_;  // where each tag's value begins
  ParseError error_;
};

std::string escaped(const std::string& value) {
  std::string text;
  for (char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' ? ' ' : c;
  }
  return text;
}

}  // namespace

std::string Record::tag(std::string_view name) const {
  for (const auto& [tag, value] : tags)
    if (tag == name) return value;
  return "";
}

Parsed<std::vector<Record>> parse_records(std::string_view text) { return RecordReader(text).read(); }

std::string to_text(const Record& record) {
  std::string text;
  for (const auto& [name, value] : record.tags) text += '[' + name + " \"" + escaped(value) + "\"]\n";
  text += '\n';
  Game game(std::make_shared<const Rules>(record.ruleset), record.start);
  int number = 0;
  std::optional<Side> before;
  for (std::size_t i = 0; i <= record.moves.size(); ++i) {
    if (i < record.comments.size())
      for (const std::string& comment : record.comments[i]) text += '{' + comment + "} ";
    if (i == record.moves.size()) break;
    const Side side = game.position().side;
    if (side == Side::South && before != Side::South) text += std::to_string(++number) + ". ";
    if (side == Side::North && !before) text += std::to_string(++number) + ". " + std::string(kEllipsis) + ' ';
    text += to_text(record.moves[i], record.ruleset.pits) + ' ';
    game.play(record.moves[i]);
    before = side;
  }
  return text + record.result + '\n';
}

std::string to_text(const std::vector<Record>& records) {
  std::string text;
  for (const Record& record : records) text += (text.empty() ? "" : "\n") + to_text(record);
  return text;
}

Record record_of(const Game& game, std::vector<std::pair<std::string, std::string>> tags) {
  Record record;
  record.ruleset = game.rules().ruleset();
  record.start = game.start();
  record.moves = game.moves();
  record.comments.resize(record.moves.size() + 1);
  if (game.over() && game.outcome()->why == EndReason::Resigned) record.resigned = opponent(*game.outcome()->winner);
  record.result = result_of(game);
  record.tags.emplace_back("Game", to_text(record.ruleset));
  if (!(record.start == game.rules().start())) record.tags.emplace_back("Start", to_text(record.ruleset, record.start));
  if (record.start.round > 1) record.tags.emplace_back("Round", std::to_string(record.start.round));
  static constexpr std::string_view kDerived[] = {"Game", "Start", "Result", "End"};
  for (auto& tag : tags) {
    const bool derived = std::find(std::begin(kDerived), std::end(kDerived), tag.first) != std::end(kDerived) ||
                         (tag.first == "Round" && record.start.round > 1);
    if (!derived) record.tags.push_back(std::move(tag));
  }
  record.tags.emplace_back("Result", record.result);
  if (record.resigned) record.tags.emplace_back("End", *record.resigned == Side::South ? "resigned S" : "resigned N");
  return record;
}

Game game_of(const Record& record) {
  Game game(std::make_shared<const Rules>(record.ruleset), record.start);
  for (Move move : record.moves) game.play(move);
  if (record.resigned) game.resign(*record.resigned);
  return game;
}

}  // namespace mancala
