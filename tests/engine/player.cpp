// The player: limits, proofs, levels, turns, matches and the pinned bench.
#include <algorithm>
#include <charconv>

#include "engine/bench.h"
#include "engine/contest.h"
#include "engine/levels.h"
#include "engine/random.h"
#include "engine/turn.h"
#include "tests/engine/plain_values.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("player");

namespace {

TurnResult turn_of(std::string_view position, TurnOptions options = {}) {
  const Setup setup = setup_of(position);
  return best_turn(Rules(setup.ruleset), setup.position, options);
}

// What these moves bank for the side that plays them, all of one turn.
int banked_by(std::string_view position, const std::vector<Move>& moves) {
  Game game = game_from(position);
  const Side side = game.position().side;
  const int before = game.position().board.stores[index_of(side)];
  for (Move move : moves) {
    REQUIRE_FALSE(game.over());
    REQUIRE(game.position().side == side);
    REQUIRE(game.legal_moves().has(move));
    game.play(move);
  }
  CHECK((game.over() || game.position().side != side));
  return game.position().board.stores[index_of(side)] - before;
}

constexpr const char* kStarts[] = {"kalah",
                                   "kalah@pits=3,seeds=2,pie",
                                   "dakon",
                                   "dakon@pits=9,seeds=9",
                                   "djenon-aboure",
                                   "san-yao",
                                   "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2",
                                   "mangala-ii"};

}  // namespace

TEST_CASE("never more nodes than allowed, and always a legal move") {
  for (const char* start : kStarts) {
    SUBCASE(start) {
      const Game game = game_from(start);
      for (std::uint64_t nodes : {1u, 2u, 5u, 9u, 20u, 100u, 1023u, 1024u, 1025u, 5000u, 60'000u}) {
        const SearchResult result = search(game, {.nodes = nodes});
        CHECK(result.nodes <= nodes);
        CHECK(game.legal_moves().has(result.move));
        REQUIRE_FALSE(result.line.empty());
        CHECK(result.line.front() == result.move);
        Game line = game;
        for (Move move : result.line) {
          REQUIRE(line.legal_moves().has(move));
          line.play(move);
        }
      }
    }
  }
}

TEST_CASE("the clock is asked every thousand boards, and a search that is told to end makes no more") {
  for (const char* start : kStarts) {
    SUBCASE(start) {
      const Game game = game_from(start);
      std::uint64_t asked = 0;
      const SearchResult whole = search(game, {.nodes = 60'000}, [&] { return ++asked == 0; });
      CHECK(asked >= whole.nodes / 1024);
      asked = 0;
      const SearchResult ended = search(game, {.nodes = 1'000'000}, [&] { return ++asked == 20; });
      CHECK((ended.exact || asked == 20));
      CHECK(ended.nodes < 20 * 1024);
      CHECK(game.legal_moves().has(ended.move));
    }
  }
}

TEST_CASE("what searches hand on changes nothing that the next one finds") {
  SearchMemory memory;
  for (int round = 0; round < 3; ++round)
    for (const char* start : kStarts) {
      CAPTURE(start);
      Game game = game_from(start);
      for (std::uint64_t nodes : {60'000u, 300u, 20'000u, 60'000u}) {
        CAPTURE(nodes);
        int asked = 0;
        const auto should_stop = [&] { return ++asked == 3; };
        if (round == 1) search(game, {.nodes = nodes}, should_stop, &memory);  // leaves what it had begun
        const SearchResult alone = search(game, {.nodes = nodes, .each_move = round == 2});
        const SearchResult after = search(game, {.nodes = nodes, .each_move = round == 2}, {}, &memory);
        CHECK(after.nodes == alone.nodes);
        CHECK(after.depth == alone.depth);
        CHECK(after.line == alone.line);
        CHECK(to_json(after, game.rules().ruleset().pits) == to_json(alone, game.rules().ruleset().pits));
        game.play(alone.move);
        if (game.over()) break;
      }
    }
}

TEST_CASE("a search's number is free when it comes round again") {
  struct Entry {
    std::uint16_t mark;
  };
  SearchMemory memory;
  int cleared = 0;
  for (int i = 0; i < 70'000; ++i) {
    Entry* entries = memory.entries<Entry>(i % 3 == 0 ? 64 : 16);
    REQUIRE(memory.search() > 0);
    REQUIRE(memory.search() < 1 << 15);
    REQUIRE(entries[15].mark != memory.search());
    if (entries[15].mark == 0) ++cleared;
    entries[15].mark = memory.search();
  }
  CHECK(cleared == 3);  // fresh, and twice at the last number
}

TEST_CASE("a search that says exact is exact") {
  for (const char* ruleset : {"kalah@pits=3", "kalah@pits=2,pie", "dakon@pits=3", "djenon-aboure@pits=3",
                              "san-yao@pits=3", "mangala-ii@pits=3"}) {
    SUBCASE(ruleset) {
      const auto rules = std::make_shared<const Rules>(setup_of(ruleset).ruleset);
      Random random(11);
      int exact = 0;
      for (int i = 0; i < 40; ++i) {
        Position position = rules->start();
        position.board = {};
        for (int seed = 0; seed < 6; ++seed)
          ++position.board.pits[random.below(static_cast<std::uint64_t>(rules->ruleset().ring()))];
        position.side = i % 2 == 0 ? Side::South : Side::North;
        if (rules->is_finished(position)) continue;
        const auto plain = plain_value(*rules, position, 20'000);
        if (!plain) continue;
        CAPTURE(to_text(rules->ruleset(), position));
        const SearchResult result =
            search(Game(rules, position), {.nodes = 200'000, .depth = 40, .each_move = i % 3 == 0});
        if (!result.exact) continue;
        ++exact;
        CHECK(*plain == Bounds{result.value, result.value});
      }
      CHECK(exact >= 1);
    }
  }
}

TEST_CASE("every game has a ladder of its own, from 1 to 8") {
  for (const Ruleset& ruleset : rulesets()) {
    CAPTURE(ruleset.id);
    const auto ladder = levels(ruleset);
    REQUIRE(ladder.size() == kLevelCount);
    for (std::size_t i = 0; i < ladder.size(); ++i) {
      CHECK(ladder[i].number == static_cast<int>(i) + 1);
      if (i == 0) continue;
      CHECK(ladder[i].nodes >= ladder[i - 1].nodes);
      CHECK(ladder[i].width <= ladder[i - 1].width);
      CHECK(ladder[i].slips <= ladder[i - 1].slips);
    }
    CHECK(ladder.back().width == 0);
    CHECK(ladder.back().slips == 0);
    CHECK(find_level(ruleset, 0) == nullptr);
    CHECK(find_level(ruleset, 9) == nullptr);
    CHECK(find_level(ruleset, 8) == &ladder.back());
    // Another board of the game has the same one; no other game has.
    Ruleset small = ruleset;
    small.pits = 3;
    CHECK(levels(small).data() == ladder.data());
    for (const Ruleset& other : rulesets())
      CHECK((levels(other).data() == ladder.data()) == (other.id == ruleset.id));
  }
  Ruleset unknown = *find_ruleset("kalah");
  unknown.id = "a game without a ladder";
  CHECK(levels(unknown).size() == kLevelCount);
}

TEST_CASE("a level gives one move for one seed") {
  const Game game = game_from("kalah");
  const Ruleset& kalah = game.rules().ruleset();
  bool differs = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Move move = play_at(*find_level(kalah, 1), game, seed).move;
    CHECK(game.legal_moves().has(move));
    CHECK(play_at(*find_level(kalah, 1), game, seed).move == move);
    differs = differs || !(move == play_at(*find_level(kalah, 1), game, 0).move);
    CHECK(play_at(*find_level(kalah, 8), game, seed).move == play_at(*find_level(kalah, 8), game, 0).move);
  }
  CHECK(differs);
  CHECK(find_player(kalah, "3")->level->number == 3);
  CHECK(find_player(kalah, "greedy")->greedy);
  CHECK(find_player(kalah, "random")->level == nullptr);
  CHECK_FALSE(find_player(kalah, "9"));
  CHECK_FALSE(find_player(kalah, "Greedy"));
}

TEST_CASE("the turn that banks the most") {
  struct Row {
    const char* position;
    int banked;
  };
  for (const Row& row : {Row{"dakon@pits=3,seeds=3", 11}, Row{"dakon@pits=4,seeds=4", 29}}) {
    const TurnResult result = turn_of(row.position);
    CHECK(result.exact);
    CHECK(result.banked == row.banked);
    CHECK(banked_by(row.position, result.moves) == row.banked);
  }
  const TurnResult one = turn_of("kalah 0,0,0,0,0,1/0,3,0,2,0,0 20-22 S");
  CHECK(one.banked == 1);
  CHECK(one.exact);
  const TurnResult sweep = turn_of("kalah 0,0,0,0,1,1/0,0,0,0,0,1 20-22 N");
  CHECK(sweep.banked == 1);
  const TurnResult pass = turn_of("mangala-ii 1,0,0,0,0,0/0,0,0,0,0,0 35-36 N");
  CHECK(pass.moves == std::vector<Move>{kPass});
  CHECK(pass.banked == 0);
  CHECK(to_json(pass, 6) == R"({"moves":["pass"],"banked":0,"exact":true,"nodes":1})");
}

TEST_CASE("a turn that is cut short is a whole turn still, and not called exact") {
  const TurnResult result = turn_of("dakon", {.boards = 20'000});
  CHECK_FALSE(result.exact);
  CHECK(result.banked >= 50);
  CHECK(banked_by("dakon", result.moves) == result.banked);
}

// By the rules alone: whether so many moves of one turn can give `side` more than half of all seeds.
bool wins_within(const Rules& rules, const Position& position, Side side, int moves) {
  for (Move move : rules.legal_moves(position)) {
    const Position after = rules.play(position, move);
    if (2 * after.board.stores[index_of(side)] > total_seeds(after.board)) return true;
    if (moves > 1 && !after.over && after.side == side && wins_within(rules, after, side, moves - 1)) return true;
  }
  return false;
}

TEST_CASE("the shortest turn that wins: nine moves on Dakon's board, none of eight") {
  const Setup dakon = setup_of("dakon");
  const Rules rules(dakon.ruleset);
  const TurnResult nine = shortest_win(rules, dakon.position);
  CHECK(nine.exact);
  CHECK(nine.moves.size() == 9);
  CHECK(nine.banked == 53);
  CHECK(banked_by("dakon", nine.moves) == 53);
  CHECK_FALSE(wins_within(rules, dakon.position, Side::South, 8));

  const SearchResult best = search(game_from("dakon"), {.nodes = 1'000'000});
  CHECK(best.line == nine.moves);
  CHECK(best.move == nine.moves.front());

  const Setup kalah = setup_of("kalah");
  const TurnResult none = shortest_win(Rules(kalah.ruleset), kalah.position);
  CHECK(none.exact);
  CHECK(none.moves.empty());
  CHECK_FALSE(shortest_win(rules, dakon.position, {.boards = 20}).exact);
}

TEST_CASE("a match: pairs from one opening, sides swapped") {
  const auto rules = std::make_shared<const Rules>(setup_of("kalah").ruleset);
  const Contest contest{
      .players = {*find_player(rules->ruleset(), "3"), *find_player(rules->ruleset(), "random")}, .games = 20, .seed = 5};
  std::vector<ContestGame> games;
  const ContestResult result = hold(rules, contest, [&](const ContestGame& game) { games.push_back(game); });
  REQUIRE(games.size() == 20);
  CHECK(result.won + result.drawn + result.lost == 20);
  CHECK(result.won >= 16);
  for (std::size_t i = 0; i < games.size(); ++i) {
    CHECK(games[i].swapped == (i % 2 == 1));
    CHECK(games[i].score[0] + games[i].score[1] == 48);
    CHECK(games[i].margin == (games[i].swapped ? -1 : 1) * (games[i].score[0] - games[i].score[1]));
  }
  CHECK(hold(rules, contest).margins == result.margins);
}

TEST_CASE("bench is the pinned number") {
  const std::string pinned = lines_of_file("tests/golden/bench.txt").at(0);
  CHECK("Bench: " + std::to_string(bench().number) == pinned);
}

TEST_SUITE_END();
