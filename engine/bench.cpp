#include "engine/bench.h"

#include "engine/notation.h"
#include "engine/search.h"
#include "engine/solve.h"
#include "engine/turn.h"

namespace mancala {

namespace {

struct Task {
  enum Kind { Search, Solve, Turn } kind;
  const char* position;
  int depth = 0;  // of a search
};

constexpr Task kTasks[] = {
    {Task::Search, "kalah", 13},
    {Task::Search, "kalah 4,0,6,6,1,6/0,5,5,0,6,5 3-1 N", 13},
    {Task::Search, "kalah@empty-capture,pie", 9},
    {Task::Search, "dakon", 8},
    {Task::Search, "dakon@pits=9,seeds=9", 5},
    {Task::Search, "dakon 0,2,0,1,0,5,0/1,2,0,3,4,0,1 40-39 S", 30},
    {Task::Search, "djenon-aboure", 12},
    {Task::Search, "djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N", 12},
    {Task::Search, "san-yao", 12},
    {Task::Search, "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2", 9},
    {Task::Search, "mangala-ii", 9},
    {Task::Search, "mangala-ii 0,0,12,0,0,1/1,1,1,1,1,1 25-28 S", 10},
    {Task::Solve, "kalah@pits=4"},
    {Task::Solve, "kalah@pits=3,seeds=3,empty-capture,end=on-turn,leftovers=nobody,pie"},
    {Task::Solve, "dakon@pits=3,seeds=3"},
    {Task::Solve, "djenon-aboure@pits=3,seeds=3"},
    {Task::Solve, "san-yao@pits=3,seeds=2"},
    {Task::Solve, "mangala-ii@pits=3,seeds=2"},
    {Task::Turn, "dakon@pits=3,seeds=3"},
    {Task::Turn, "dakon@pits=4,seeds=4"},
};

std::string in_words(Bounds margin) {
  if (margin.exact()) return std::to_string(margin.lo);
  return std::to_string(margin.lo) + " to " + std::to_string(margin.hi);
}

BenchLine run(const Task& task) {
  const Setup setup = *parse_position(task.position);
  const auto rules = std::make_shared<const Rules>(setup.ruleset);
  switch (task.kind) {
    case Task::Search: {
      const SearchResult r = search(Game(rules, setup.position), {.nodes = ~std::uint64_t{0}, .depth = task.depth});
      return {"best", to_text(r.move, setup.ruleset.pits) + ' ' + std::to_string(r.value), r.nodes};
    }
    case Task::Solve: {
      const SolveResult r = solve(*rules, setup.position, {});
      return {"solve", in_words(r.margin), r.nodes};
    }
    case Task::Turn: break;
  }
  const TurnResult r = best_turn(*rules, setup.position);
  return {"turn", std::to_string(r.banked), r.nodes};
}

}  // namespace

BenchResult bench() {
  BenchResult result;
  for (const Task& task : kTasks) {
    BenchLine line = run(task);
    line.task += std::string(" ") + task.position;
    result.number += line.nodes;
    result.lines.push_back(std::move(line));
  }
  return result;
}

}  // namespace mancala
