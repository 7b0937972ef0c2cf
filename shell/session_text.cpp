// A session as text, both ways: saved games, records, positions and links.
#include <algorithm>

#include "engine/notation.h"
#include "shell/session.h"
#include "shell/text_lines.h"

namespace mancala {
namespace {

constexpr std::string_view kHeader = "mancala-game 1";
constexpr std::string_view kHeaderName = "mancala-game";

// In a record's tag: `Person`, `Level 2`.
std::string seat_tag(Seat seat) {
  std::string text = to_text(seat);
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::optional<Seat> seat_of_tag(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  const auto seat = parse_seat(text);
  if (!seat) return std::nullopt;
  return *seat;
}

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

std::string percent_decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 && hex_value(text[i + 2]) >= 0;
    if (escape) {
      result += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      result += text[i] == '+' ? ' ' : text[i];
    }
  }
  return result;
}

// The names and values after a link's `?`, and where each value begins in it.
struct Query {
  struct Field { std::string name, value; std::size_t offset = 0; };
  std::vector<Field> fields;
  const Field* find(std::string_view name) const {
    for (const Field& field : fields)
      if (field.name == name) return &field;
    return nullptr;
  }
};

Query read_query(std::string_view text) {
  Query query;
  std::size_t at = text.find('?');
  at = at == std::string_view::npos ? 0 : at + 1;
  const std::size_t end = std::min(text.find('#', at), text.size());
  while (at < end) {
    const std::size_t stop = std::min(text.find('&', at), end);
    const std::string_view part = text.substr(at, stop - at);
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::size_t value = std::min(equals + 1, part.size());
    query.fields.push_back({percent_decoded(part.substr(0, equals)), percent_decoded(part.substr(value)), at + value});
    at = stop + 1;
  }
  return query;
}

// `level2` and `level_2` for `level 2`.
std::string seat_of_link(std::string value) {
  std::replace(value.begin(), value.end(), '_', ' ');
  constexpr std::string_view level = "level";
  const bool joined = value.size() > level.size() && value.compare(0, level.size(), level) == 0 && value[level.size()] != ' ';
  if (joined) value.insert(level.size(), 1, ' ');
  return value;
}

bool looks_like_link(std::string_view text) {
  return text.find('?') != std::string_view::npos || text.substr(0, 5) == "game=" || text.substr(0, 6) == "start=";
}

ParseError moved(ParseError error, std::size_t by) {
  error.offset += by;
  return error;
}

std::string_view trimmed(std::string_view text) {
  const auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

// Reads any text that a game may come from; what the text does not say about seats is taken from `seats`.
class SessionReader {
 public:
  explicit SessionReader(Seats seats) : seats_(seats) {}

  Parsed<Session> read(std::string_view text) {
    const std::string_view body = trimmed(text);
    std::size_t lead = 0;
    while (lead < body.size() && (body[lead] == ' ' || body[lead] == '\n' || body[lead] == '\r')) ++lead;
    const std::string_view rest = body.substr(lead);
    auto session = rest.substr(0, kHeaderName.size()) == kHeaderName ? read_saved(rest)
                   : rest.substr(0, 1) == "["                        ? read_records(rest)
                   : looks_like_link(rest)                           ? read_link(rest)
                                                                     : read_position(rest);
    if (!session) return moved(session.error(), lead);
    return session;
  }

  Parsed<Session> read_saved(std::string_view text) {
    TextLines lines(text);
    const auto first = lines.next();
    if (!first || text.substr(0, kHeader.size()) != kHeader || first->value != "1")
      return ParseError{0, "version", "`" + std::string(kHeader) + "` is expected"};
    int undone = 0;
    while (const auto line = lines.next()) {
      if (line->name.empty()) break;
      if (line->name == "south" || line->name == "north") {
        const auto seat = parse_seat(line->value);
        if (!seat) return moved(seat.error(), line->value_offset());
        seats_[line->name == "south" ? 0 : 1] = *seat;
      } else if (line->name == "undone") {
        const auto number = parse_number(line->value, 1'000'000);
        if (!number) return ParseError{line->value_offset(), "undone", "a number is expected"};
        undone = *number;
      } else {
        return ParseError{line->offset, "saved game", "`south`, `north`, `undone` or an empty line is expected"};
      }
    }
    const std::size_t start = lines.offset();
    auto rounds = read_rounds(lines.rest());
    if (!rounds) return moved(rounds.error(), start);
    Session session(std::move(*rounds), seats_);
    for (int i = 0; i < undone; ++i)
      if (!session.step_back()) return ParseError{start, "undone", "more moves are undone than were played"};
    return session;
  }

 private:
  Parsed<Session> read_records(std::string_view text) {
    auto rounds = read_rounds(text);
    if (!rounds) return rounds.error();
    if (south_tag_ && north_tag_) seats_ = {*south_tag_, *north_tag_};
    return Session(std::move(*rounds), seats_);
  }

  // One game, or the rounds of one match, each following from the one before.
  Parsed<std::vector<Game>> read_rounds(std::string_view text) {
    const auto records = parse_records(text);
    if (!records) return records.error();
    if (records->empty()) return ParseError{0, "record", "a game is expected"};
    south_tag_ = seat_of_tag(records->front().tag("South"));
    north_tag_ = seat_of_tag(records->front().tag("North"));
    std::vector<Game> rounds;
    for (const Record& record : *records) {
      if (!rounds.empty() && !follows(rounds.back(), record))
        return ParseError{0, "record " + std::to_string(rounds.size() + 1), "it is not the next round of the match before it"};
      rounds.push_back(game_of(record));
    }
    return rounds;
  }

  static bool follows(const Game& game, const Record& record) {
    const Ruleset& ruleset = game.rules().ruleset();
    const bool gave_up = game.outcome() && game.outcome()->why == EndReason::Resigned;
    if (gave_up || !(ruleset == record.ruleset)) return false;
    const auto start = next_round(ruleset, game.position());
    return start && *start == record.start;
  }

  Parsed<Session> read_link(std::string_view text) {
    const Query query = read_query(text);
    const Query::Field* start = query.find("start");
    const Query::Field* game = query.find("game");
    if (start && game) return ParseError{game->offset, "link", "`game` and `start` cannot both be given"};
    if (!start && !game) return ParseError{0, "link", "`start=` or `game=` is expected"};
    const Query::Field& chosen = start ? *start : *game;
    auto session = read_position(chosen.value);
    if (!session) return moved(session.error(), chosen.offset);
    for (const std::string_view name : {"south", "north"}) {
      const Query::Field* field = query.find(name);
      if (!field) continue;
      const auto seat = parse_seat(seat_of_link(field->value));
      if (!seat) return moved(seat.error(), field->offset);
      session->seats_[name == "south" ? 0 : 1] = *seat;
    }
    const Query::Field* moves = query.find("moves");
    if (moves && !moves->value.empty() && moves->value != "-") {
      const auto count = play_moves(session->rounds_.back(), moves->value);
      if (!count) return moved(count.error(), moves->offset);
    }
    return session;
  }

  Parsed<Session> read_position(std::string_view text) {
    const auto setup = parse_position(text);
    if (!setup) return setup.error();
    std::vector<Game> rounds;
    rounds.emplace_back(std::make_shared<const Rules>(setup->ruleset), setup->position);
    return Session(std::move(rounds), seats_);
  }

  Seats seats_;
  std::optional<Seat> south_tag_, north_tag_;
};

std::string Session::records() const {
  std::vector<Record> records;
  for (const Game& game : rounds_)
    records.push_back(record_of(game, {{"South", seat_tag(seats_[0])}, {"North", seat_tag(seats_[1])}}));
  return to_text(records);
}

std::string Session::save() const {
  Session whole = *this;
  while (whole.step_forward()) {}
  std::string text(kHeader);
  text += "\nsouth " + to_text(seats_[0]) + "\nnorth " + to_text(seats_[1]) + "\n";
  if (!undone_.empty()) text += "undone " + std::to_string(undone_.size()) + "\n";
  return text + "\n" + whole.records();
}

Parsed<Session> Session::restore(std::string_view text) {
  return SessionReader({Seat{0}, Seat{0}}).read_saved(text);
}

Parsed<Change> Session::load(std::string_view text) {
  auto session = SessionReader(seats_).read(text);
  if (!session) return session.error();
  *this = std::move(*session);
  return Change::NewGame;
}

std::string Session::link() const {
  const Position& start = round().start();
  const bool own_start = start == round().rules().start();
  std::string text = own_start ? "?game=" + to_text(ruleset()) : "?start=" + link_text(to_text(ruleset(), start));
  for (std::size_t i = 0; i < round().moves().size(); ++i)
    text += (i == 0 ? "&moves=" : "_") + to_text(round().moves()[i], ruleset().pits);
  return text;
}

}  // namespace mancala
