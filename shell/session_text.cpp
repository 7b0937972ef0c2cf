// A session as text, both ways: saved games, records, positions and links.
#include <algorithm>

#include "engine/notation.h"
#include "shell/link.h"
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

constexpr const char* kWonTag = "Won";  // of a match's first record, where it is not the first round

std::string won_text(std::array<int, 2> won) { return std::to_string(won[0]) + "-" + std::to_string(won[1]); }

// `1-0`: rounds that South and North have won before this position's.
Parsed<std::array<int, 2>> parse_won(std::string_view text, const Position& start) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto south = parse_number(text.substr(0, dash), 1'000'000), north = parse_number(text.substr(std::min(dash + 1, text.size())), 1'000'000);
  if (start.round <= 1) return ParseError{0, "won", "no round was played before this one"};
  if (!south || !north || *south + *north >= start.round)
    return ParseError{0, "won", "two numbers such as `1-0` are expected, together less than " + std::to_string(start.round) + ", this round's number"};
  return std::array<int, 2>{*south, *north};
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
    session.won_before_ = won_;
    for (int i = 0; i < undone; ++i)
      if (!session.step_back()) return ParseError{start, "undone", "more moves are undone than were played"};
    return session;
  }

 private:
  Parsed<Session> read_records(std::string_view text) {
    auto rounds = read_rounds(text);
    if (!rounds) return rounds.error();
    if (south_tag_ && north_tag_) seats_ = {*south_tag_, *north_tag_};
    Session session(std::move(*rounds), seats_);
    session.won_before_ = won_;
    return session;
  }

  // One game, or the rounds of one match, each following from the one before.
  Parsed<std::vector<Game>> read_rounds(std::string_view text) {
    const auto records = parse_records(text);
    if (!records) return records.error();
    if (records->empty()) return ParseError{0, "record", "a game is expected"};
    south_tag_ = seat_of_tag(records->front().tag("South"));
    north_tag_ = seat_of_tag(records->front().tag("North"));
    if (const std::string won = records->front().tag(kWonTag); !won.empty()) {
      const auto before = parse_won(won, records->front().start);
      if (!before) return before.error();
      won_ = *before;
    }
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
    const Link link(text);
    const LinkField* start = link.find("start");
    const LinkField* game = link.find("game");
    const LinkField* shared = link.find("text");
    if (start && game) return ParseError{game->offset, "link", "`game` and `start` cannot both be given"};
    if (!start && !game && shared) {
      // A shared text may be a sentence with the link in it; a link to a link is none.
      const std::string_view inner = std::string_view(shared->value).substr(std::min(shared->value.find("http"), shared->value.size()));
      const std::string_view text_inside = inner.empty() ? std::string_view(shared->value) : inner.substr(0, inner.find_first_of(" \n\t"));
      if (looks_like_link(text_inside) && !Link(text_inside).find("game") && !Link(text_inside).find("start"))
        return ParseError{shared->offset, "text", "it names no game"};
      auto session = read(text_inside);
      if (!session) return moved(session.error(), shared->offset);
      return session;
    }
    if (!start && !game) return ParseError{0, "link", "`start=` or `game=` is expected"};
    const LinkField& chosen = start ? *start : *game;
    auto session = read_position(chosen.value);
    if (!session) return moved(session.error(), chosen.offset);
    const auto seats = with_link(session->seats_, link, &session->ruleset());
    if (!seats) return seats.error();
    session->seats_ = *seats;
    if (const LinkField* won = link.find("won")) {
      const auto before = parse_won(won->value, session->position());
      if (!before) return moved(before.error(), won->offset);
      session->won_before_ = *before;
    }
    const LinkField* moves = link.find("moves");
    if (moves && !moves->value.empty() && moves->value != "-") {
      const auto count = play_moves(session->rounds_.back(), moves->value);
      if (!count) return moved(count.error(), moves->offset);
    }
    if (const LinkField* end = link.find("end")) {
      const bool south = end->value == "resigned_S" || end->value == "resigned S";
      const bool north = end->value == "resigned_N" || end->value == "resigned N";
      if (!south && !north) return ParseError{end->offset, "end", "`resigned_S` or `resigned_N` is expected"};
      if (session->over()) return ParseError{end->offset, "end", "the game is over already"};
      session->rounds_.back().resign(south ? Side::South : Side::North);
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
  std::array<int, 2> won_{};
};

std::string Session::records() const {
  std::vector<Record> records;
  for (const Game& game : rounds_) {
    std::vector<std::pair<std::string, std::string>> tags{{"South", seat_tag(seats_[0])}, {"North", seat_tag(seats_[1])}};
    if (records.empty() && won_before_ != std::array<int, 2>{}) tags.push_back({kWonTag, won_text(won_before_)});
    records.push_back(record_of(game, std::move(tags)));
  }
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

std::string Session::link(LinkFor reader) const {
  const Position& start = round().start();
  const bool own_start = start == round().rules().start();
  std::string text = own_start ? "?game=" + to_text(ruleset()) : "?start=" + link_text(to_text(ruleset(), start));
  if (const auto won = won_in(rounds_.size() - 1); won != std::array<int, 2>{}) text += "&won=" + won_text(won);
  for (std::size_t i = 0; i < round().moves().size(); ++i)
    text += (i == 0 ? "&moves=" : "_") + to_text(round().moves()[i], ruleset().pits);
  if (round().outcome() && round().outcome()->why == EndReason::Resigned)
    text += round().outcome()->winner == Side::South ? "&end=resigned_N" : "&end=resigned_S";
  if (reader == LinkFor::Friend) {
    for (std::size_t side = 0; side < 2; ++side) {
      const Seat there = seats_[side].is_person() ? kFriend : seats_[side].is_friend() ? Seat{0} : seats_[side];
      text += (side == 0 ? "&south=" : "&north=") + link_value(to_text(there));
    }
  }
  return text;
}

}  // namespace mancala
