// What holds on every ply of every game, over random games: seeds conserved, only legal moves, every game ends, undo,
// text round trip, the board turned round, Djenon-aboure's falling excess, recorded and unrecorded play the same.
// MANCALA_RANDOM_GAMES sets the number of games a game (20,000 unless told; slow builds take fewer).
#include <algorithm>
#include <cstdlib>

#include "engine/random.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("invariants");

namespace {

#ifndef MANCALA_RANDOM_GAMES
#define MANCALA_RANDOM_GAMES 20000
#endif

int games_wanted() {
  const char* text = std::getenv("MANCALA_RANDOM_GAMES");
  return text != nullptr && std::atoi(text) > 0 ? std::atoi(text) : MANCALA_RANDOM_GAMES;
}

// The same position seen from the other side of the board.
Position turned(const Ruleset& ruleset, Position position) {
  const int pits = ruleset.pits;
  Position other = position;
  other.north_pits = 0;
  for (int p = 0; p < 2 * pits; ++p) {
    const int q = (p + pits) % (2 * pits);
    other.board.pits[q] = position.board.pits[p];
    if (!contains(position.north_pits, p)) other.north_pits |= PitSet{1} << q;
  }
  std::swap(other.board.stores[0], other.board.stores[1]);
  if (!position.over) other.side = opponent(position.side);
  other.starter = opponent(position.starter);
  if (position.match_winner) other.match_winner = opponent(*position.match_winner);
  return other;
}

Move turned(const Ruleset& ruleset, Move move) {
  if (!move.is_pit()) return move;
  return Move{static_cast<std::uint8_t>((move.pit() + ruleset.pits) % ruleset.ring())};
}

// Seeds on the pits beyond one in each occupied pit.
int excess(const Ruleset& ruleset, const Board& board) {
  int sum = 0;
  for (int p = 0; p < ruleset.ring(); ++p)
    if (board.pits[p] > 1) sum += board.pits[p] - 1;
  return sum;
}

bool same_but_side(Position a, const Position& b) {
  if (a.over) a.side = b.side;  // nobody's when over
  return a == b;
}

// Counts what is wrong rather than asserting each time: a check a ply of millions would be most of the run.
struct Faults {
  int conserved = 0, legal = 0, endless = 0, undo = 0, text = 0, symmetry = 0, record = 0, excess = 0, replay = 0;
  bool none() const { return conserved + legal + endless + undo + text + symmetry + record + excess + replay == 0; }
};

void check_legal_moves(const Rules& rules, const Game& game, const MoveList& legal, Faults& faults) {
  const Position& position = game.position();
  const Ruleset& ruleset = rules.ruleset();
  MoveList expected;
  for (int p = 0; p < ruleset.ring(); ++p)
    if (owned_by(position, static_cast<Pit>(p), position.side) &&
        position.board.pits[p] >= ruleset.mechanics.least_lift)
      expected.add(Move{static_cast<std::uint8_t>(p)});
  if (ruleset.pie && position.side == Side::North && position.swap == SwapState::Open) expected.add(kSwap);
  if (expected.empty()) expected.add(kPass);
  bool same = expected.size() == legal.size();
  for (int i = 0; same && i < legal.size(); ++i) same = expected[i] == legal[i];
  faults.legal += !same;
}

void check_ply(const Rules& rules, const Position& before, Move move, const Position& after, const Sowing& sowing,
               bool repetition, Faults& faults) {
  const Ruleset& ruleset = rules.ruleset();
  faults.conserved += total_seeds(after.board) != total_seeds(before.board);
  faults.record += !(board_after(before.board, sowing, sowing.size()) == after.board);
  const bool symmetric = move != kSwap && before.swap == SwapState::Open && !ruleset.pie;
  if (!repetition) {
    const Position played = rules.play(before, move);
    faults.record += !(played == after);
    if (symmetric)
      faults.symmetry +=
          !same_but_side(rules.play(turned(ruleset, before), turned(ruleset, move)), turned(ruleset, after));
  }
}

void check_text(const Ruleset& ruleset, const Position& position, Faults& faults) {
  const std::string text = to_text(ruleset, position);
  const Parsed<Setup> read = parse_position(text);
  faults.text += !read || to_text(read->ruleset, read->position) != text || !(read->ruleset == ruleset) ||
                 !same_but_side(read->position, position);
}

struct Played {
  std::size_t plies = 0;
  int lifts = 0;  // moves that sowed
};

Played play_random_game(const std::shared_ptr<const Rules>& rules, Random& random, bool thorough, Faults& faults) {
  constexpr std::size_t kLongest = 20'000;
  Game game(rules);
  const Ruleset& ruleset = rules->ruleset();
  Played played;
  int before_excess = excess(ruleset, game.position().board);
  while (!game.over() && played.plies < kLongest) {
    const MoveList legal = game.legal_moves();
    check_legal_moves(*rules, game, legal, faults);
    if (legal.empty()) break;
    const Move move = legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))];
    const Position before = game.position();
    const Sowing sowing = game.play(move);
    const bool repetition = game.over() && game.outcome()->why == EndReason::Repetition;
    check_ply(*rules, before, move, game.position(), sowing, repetition, faults);
    if (thorough) {
      check_text(ruleset, game.position(), faults);
      faults.replay += !(game.sowing_at(played.plies) == sowing);
      const Position after = game.position();
      faults.undo += !game.undo() || !(game.position() == before) || game.over();
      game.play(move);
      faults.undo += !(game.position() == after);
    }
    if (ruleset.mechanics.first_seed == FirstSeed::LiftedPit) {
      const int now = excess(ruleset, game.position().board);
      const bool endless =
          std::any_of(sowing.begin(), sowing.end(), [](const Step& s) { return s.kind == StepKind::Endless; });
      faults.excess += now > before_excess || (move.is_pit() && !endless && now == before_excess);
      before_excess = now;
    }
    played.lifts += move.is_pit();
    ++played.plies;
  }
  faults.endless += !game.over();
  faults.conserved +=
      game.over() && seeds_on_pits(game.position().board) != 0 && ruleset.mechanics.leftovers != Leftovers::Nobody;
  return played;
}

void check(const std::string& id, int games, int most_lifts = 0) {
  CAPTURE(id);
  const auto rules = std::make_shared<const Rules>(*parse_ruleset(id));
  Random random(20261129);
  Faults faults;
  int longest = 0;
  for (int i = 0; i < games; ++i)
    longest = std::max(longest, play_random_game(rules, random, i % 8 == 0, faults).lifts);
  CHECK(faults.conserved == 0);
  CHECK(faults.legal == 0);
  CHECK(faults.endless == 0);
  CHECK(faults.undo == 0);
  CHECK(faults.text == 0);
  CHECK(faults.symmetry == 0);
  CHECK(faults.record == 0);
  CHECK(faults.replay == 0);
  CHECK(faults.excess == 0);
  if (most_lifts > 0) CHECK(longest <= most_lifts);
}

}  // namespace

TEST_CASE("random games at the standard sizes") {
  const int games = games_wanted();
  SUBCASE("Kalah") check("kalah", games);
  SUBCASE("Dakon") check("dakon", games);
  SUBCASE("Djenon-aboure: at most 36 sowing moves") check("djenon-aboure", games, 36);
  SUBCASE("San-Yao") check("san-yao", games);
  SUBCASE("Mangala II") check("mangala-ii", games);
}

TEST_CASE("random games with Kalah's options") {
  const int games = games_wanted() / 20 + 1;
  for (const char* id : {"kalah@empty-capture", "kalah@end=on-turn", "kalah@leftovers=nobody", "kalah@pie",
                         "kalah@empty-capture,end=on-turn,leftovers=nobody,pie", "kalah@seeds=3", "kalah@seeds=6"})
    check(id, games);
}

TEST_CASE("random games on other boards") {
  const int games = games_wanted() / 200 + 1;
  for (const Ruleset& ruleset : rulesets())
    for (int pits : {1, 2, 3, 5, 8, 9})
      for (int seeds : {1, 3, 8, 12})
        check(std::string(ruleset.id) + "@pits=" + std::to_string(pits) + ",seeds=" + std::to_string(seeds), games);
}

TEST_CASE("random San-Yao rounds with owners by chance") {
  const int games = games_wanted() / 20 + 1;
  const Ruleset ruleset = *find_ruleset("san-yao");
  const auto rules = std::make_shared<const Rules>(ruleset);
  Random random(7);
  Faults faults;
  for (int i = 0; i < games; ++i) {
    Position start = game_from("san-yao").position();
    start.north_pits = random.below(1u << ruleset.ring());
    start.round = 2;
    Game game(rules, start);
    while (!game.over() && game.moves().size() < 20'000) {
      const MoveList legal = game.legal_moves();
      check_legal_moves(*rules, game, legal, faults);
      const Move move = legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))];
      const Position before = game.position();
      const Sowing sowing = game.play(move);
      const bool repetition = game.over() && game.outcome()->why == EndReason::Repetition;
      check_ply(*rules, before, move, game.position(), sowing, repetition, faults);
    }
    faults.endless += !game.over();
    check_text(ruleset, game.position(), faults);
  }
  CHECK(faults.none());
}

TEST_SUITE_END();
