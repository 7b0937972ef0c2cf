#include "engine/notation.h"

#include <algorithm>
#include <memory>

#include "engine/match.h"
#include "engine/text.h"

namespace mancala {

namespace {

bool is_gap(char c) { return c == ' ' || c == '_'; }

// Reads the fields of a position one after the other, keeping count of where it stands.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : text_(text) {}

  Parsed<Setup> read() {
    const std::string_view game = next_field();
    const Parsed<Ruleset> ruleset = parse_ruleset(game);  // the text's first field, so its offsets hold
    if (!ruleset) return ruleset.error();
    setup_.ruleset = *ruleset;
    const Rules rules(setup_.ruleset);
    if (at_end()) {
      setup_.position = rules.start();
      return setup_;
    }
    setup_.position.north_pits = row_of(Side::North, setup_.ruleset.pits);
    if (!read_rows() || !read_stores() || !read_side()) return error_;
    while (!at_end())
      if (!read_key()) return error_;
    if (!check(rules)) return error_;
    return setup_;
  }

 private:
  Position& position() { return setup_.position; }
  bool at_end() const { return end_ >= text_.size(); }

  // The next run of characters up to a gap; empty when two gaps meet or the text ends in one.
  std::string_view next_field() {
    begin_ = started_ ? end_ + 1 : 0;
    started_ = true;
    end_ = begin_;
    while (end_ < text_.size() && !is_gap(text_[end_])) ++end_;
    return begin_ <= text_.size() ? text_.substr(begin_, end_ - begin_) : std::string_view();
  }

  bool fail(std::size_t offset, std::string field, std::string reason) {
    error_ = {std::min(offset, text_.size()), std::move(field), std::move(reason)};
    return false;
  }

  bool read_rows() {
    const std::string_view field = next_field();
    const std::size_t slash = field.find('/');
    if (slash == std::string_view::npos)
      return fail(begin_, "rows",
                  field.empty() ? "two rows such as 4,4/4,4 are missing (fields are parted by single spaces)"
                                : "the two rows must be parted by \"/\"");
    return read_row(field.substr(0, slash), begin_, "south row", 0) &&
           read_row(field.substr(slash + 1), begin_ + slash + 1, "north row", setup_.ruleset.pits);
  }

  bool read_row(std::string_view row, std::size_t offset, const char* name, int first) {
    const int pits = setup_.ruleset.pits;
    std::size_t begin = 0;
    for (int i = 0;; ++i) {
      const std::size_t end = std::min(row.find(',', begin), row.size());
      if (i == pits) return fail(offset + begin - 1, name, "more than " + std::to_string(pits) + " counts");
      if (!read_count(row.substr(begin, end - begin), offset + begin, name, position().board.pits[first + i]))
        return false;
      if (end == row.size()) {
        if (i + 1 == pits) return true;
        return fail(offset + end, name, std::to_string(i + 1) + " of " + std::to_string(pits) + " counts");
      }
      begin = end + 1;
    }
  }

  bool read_count(std::string_view text, std::size_t offset, const char* name, std::uint8_t& count) {
    const int value = read_number(text);
    if (value < 0 || value > kMaxTotal)
      return fail(offset, name, quoted(text) + " is not a count (a whole number from 0 to 255, without leading zeros)");
    count = static_cast<std::uint8_t>(value);
    return true;
  }

  bool read_stores() {
    if (at_end()) return fail(text_.size(), "stores", "two numbers such as 0-0 are missing");
    const std::string_view field = next_field();
    const std::size_t dash = field.find('-');
    if (dash == std::string_view::npos)
      return fail(begin_, "stores", "two numbers such as 0-0 are wanted, not " + quoted(field));
    return read_count(field.substr(0, dash), begin_, "south store", position().board.stores[0]) &&
           read_count(field.substr(dash + 1), begin_ + dash + 1, "north store", position().board.stores[1]);
  }

  bool read_side() {
    if (at_end()) return fail(text_.size(), "side", "S, N or - is missing");
    const std::string_view field = next_field();
    side_at_ = begin_;
    position().over = field == "-";
    if (position().over) return true;
    return read_letter(field, "side", "S, N or -", position().side);
  }

  bool read_letter(std::string_view text, const char* field, const char* wanted, Side& side, std::size_t skip = 0) {
    if (text != "S" && text != "N")
      return fail(begin_ + skip, field, std::string(wanted) + " is wanted, not " + quoted(text));
    side = text == "S" ? Side::South : Side::North;
    return true;
  }

  bool read_key() {
    const std::string_view field = next_field();
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos)
      return fail(
          begin_, "keys",
          field.empty() ? "a key such as round=2 is missing after the space" : quoted(field) + " is not a key=value");
    const std::string_view name = field.substr(0, equals), value = field.substr(equals + 1);
    static constexpr std::string_view kKeys[] = {"owners", "round", "start", "match", "swap"};
    const auto* key = std::find(std::begin(kKeys), std::end(kKeys), name);
    if (key == std::end(kKeys)) return fail(begin_, "keys", "there is no key " + quoted(name));
    const unsigned mark = 1u << (key - kKeys);
    if ((seen_ & mark) != 0) return fail(begin_, std::string(name), "this key is given twice");
    seen_ |= mark;
    if (name == "swap" && !setup_.ruleset.pie) return fail(begin_, "swap", "this key needs the option pie");
    if (name != "swap" && !has_rounds(setup_.ruleset))
      return fail(begin_, std::string(name), "this key belongs to games that are played in rounds");
    const std::size_t skip = equals + 1;
    if (name == "owners") return read_owners(value, begin_ + skip);
    if (name == "round") return read_round(value, begin_ + skip);
    if (name == "start") return read_letter(value, "start", "S or N", position().starter, skip);
    if (name == "match") {
      match_at_ = begin_;
      Side winner{};
      if (!read_letter(value, "match", "S or N", winner, skip)) return false;
      position().match_winner = winner;
      return true;
    }
    if (value != "taken" && value != "declined")
      return fail(begin_ + skip, "swap", "taken or declined is wanted, not " + quoted(value));
    position().swap = value == "taken" ? SwapState::Taken : SwapState::Declined;
    return true;
  }

  bool read_owners(std::string_view value, std::size_t offset) {
    const std::size_t pits = static_cast<std::size_t>(setup_.ruleset.pits);
    if (value.size() != 2 * pits + 1 || value[pits] != '/')
      return fail(offset, "owners", "two rows of " + std::to_string(pits) + " letters parted by \"/\" are wanted");
    PitSet north = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (i == pits) continue;
      if (value[i] != 'S' && value[i] != 'N') return fail(offset + i, "owners", "S or N is wanted for each pit");
      if (value[i] == 'N') north |= PitSet{1} << (i > pits ? i - 1 : i);
    }
    position().north_pits = north;
    return true;
  }

  bool read_round(std::string_view value, std::size_t offset) {
    const int round = read_number(value, 5);
    if (round < 1 || round > kMaxRound)
      return fail(offset, "round", quoted(value) + " is not a round (a whole number from 1 to 65535)");
    position().round = static_cast<std::uint16_t>(round);
    return true;
  }

  bool check(const Rules& rules) {
    const Board& board = position().board;
    if (total_seeds(board) > kMaxTotal)
      return fail(text_.find_first_of(" _") + 1, "rows",
                  std::to_string(total_seeds(board)) + " seeds in all; a board holds at most 255");
    if (!position().over && rules.is_finished(position()))
      return fail(side_at_, "side",
                  "the rules call this board finished, so \"-\" is wanted and the seeds counted for their sides");
    if (position().over && seeds_on_pits(board) > 0 && !may_keep_leftovers(rules))
      return fail(side_at_, "side", "\"-\" says that the game is over, but there are seeds to play with on the pits");
    const auto winner = position().over ? match_winner(setup_.ruleset, board) : std::nullopt;
    if (position().match_winner && position().match_winner != winner)
      return fail(match_at_, "match", winner ? "the other side has won this match" : "this match is not over");
    position().match_winner = winner;
    return true;
  }

  // With leftovers for nobody the last seeds stay where the game ended, whoever was to move.
  bool may_keep_leftovers(const Rules& rules) {
    if (setup_.ruleset.mechanics.leftovers != Leftovers::Nobody) return false;
    Position turned = position();
    turned.side = Side::North;
    return rules.is_finished(position()) || rules.is_finished(turned);
  }

  std::string_view text_;
  std::size_t begin_ = 0, end_ = 0, side_at_ = 0, match_at_ = 0;
  bool started_ = false;
  unsigned seen_ = 0;
  Setup setup_{};
  ParseError error_;
};

char side_letter(Side side) { return side == Side::South ? 'S' : 'N'; }

}  // namespace

Parsed<Setup> parse_position(std::string_view text) { return PositionReader(text).read(); }

std::string to_text(const Ruleset& ruleset, const Position& position) {
  std::string text = to_text(ruleset) + ' ';
  const auto rows = [&](auto&& one, const char* between) {
    for (int p = 0; p < ruleset.ring(); ++p) {
      if (p > 0) text += p == ruleset.pits ? "/" : between;
      text += one(p);
    }
  };
  rows([&](int p) { return std::to_string(position.board.pits[p]); }, ",");
  text += ' ' + std::to_string(position.board.stores[0]) + '-' + std::to_string(position.board.stores[1]) + ' ';
  text += position.over ? '-' : side_letter(position.side);
  if (position.north_pits != row_of(Side::North, ruleset.pits)) {
    text += " owners=";
    rows([&](int p) { return std::string(1, contains(position.north_pits, p) ? 'N' : 'S'); }, "");
  }
  if (position.round != 1) text += " round=" + std::to_string(position.round);
  if (position.starter != Side::South) text += std::string(" start=") + side_letter(position.starter);
  if (position.match_winner) text += std::string(" match=") + side_letter(*position.match_winner);
  if (position.swap != SwapState::Open) text += position.swap == SwapState::Taken ? " swap=taken" : " swap=declined";
  return text;
}

std::string link_text(std::string text) {
  std::replace(text.begin(), text.end(), ' ', '_');
  return text;
}

char pit_letter(Pit pit, int pits) { return static_cast<char>(pit < pits ? 'A' + pit : 'a' + pit - pits); }

std::string to_text(Move move, int pits) {
  if (move == kPass) return "pass";
  if (move == kSwap) return "swap";
  return std::string(1, pit_letter(move.pit(), pits));
}

Parsed<Move> parse_move(const Ruleset& ruleset, std::string_view text) {
  if (text == "pass") return kPass;
  if (text == "swap") return kSwap;
  if (text.size() == 1) {
    const char c = text[0];
    if (c >= 'A' && c < 'A' + ruleset.pits) return Move{static_cast<std::uint8_t>(c - 'A')};
    if (c >= 'a' && c < 'a' + ruleset.pits) return Move{static_cast<std::uint8_t>(ruleset.pits + c - 'a')};
  }
  const std::string last_south(1, pit_letter(static_cast<Pit>(ruleset.pits - 1), ruleset.pits));
  const std::string last_north(1, pit_letter(static_cast<Pit>(2 * ruleset.pits - 1), ruleset.pits));
  return ParseError{0, "move",
                    quoted(text) + " is not a move; pits are A to " + last_south + " and a to " + last_north +
                        ", and there are pass and swap"};
}

Parsed<int> play_moves(Game& game, std::string_view moves) {
  Game played = game;
  int count = 0;
  for (std::size_t begin = 0; !moves.empty();) {
    std::size_t end = begin;
    while (end < moves.size() && !is_gap(moves[end])) ++end;
    const std::string field = "move " + std::to_string(count + 1);
    Parsed<Move> move = parse_move(game.rules().ruleset(), moves.substr(begin, end - begin));
    if (!move) return ParseError{begin, field, move.error().reason};
    const MoveList legal = played.legal_moves();
    if (!legal.has(*move)) {
      std::string list;
      for (Move m : legal) list += ' ' + to_text(m, game.rules().ruleset().pits);
      return ParseError{begin, field,
                        to_text(*move, game.rules().ruleset().pits) + " is not legal here; " +
                            (legal.empty() ? "the game is over" : "legal:" + list)};
    }
    played.play(*move);
    ++count;
    if (end == moves.size()) break;
    begin = end + 1;
  }
  game = std::move(played);
  return count;
}

}  // namespace mancala
