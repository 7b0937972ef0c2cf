#include "tests/engine/plain_values.h"

#include <map>
#include <string>
#include <vector>

#include "engine/notation.h"

namespace mancala::test {

namespace {

struct Node {
  Position position;
  std::vector<std::size_t> next;
};

// The one who sat South at first; a swap changes the seats.
bool first_person_moves(const Position& position) {
  return (position.side == Side::South) != (position.swap == SwapState::Taken);
}

int first_persons_lead(const Position& position) {
  const int lead = position.board.stores[0] - position.board.stores[1];
  return position.swap == SwapState::Taken ? -lead : lead;
}

// The first person's margins when unending play gives `endless` (1: everything left to the first person, -1: to the
// other), by sweeping over the graph until it rests.
std::vector<int> settled(const std::vector<Node>& graph, int endless) {
  std::vector<int> value;
  for (const Node& node : graph) {
    const int left = node.position.over ? 0 : endless * seeds_on_pits(node.position.board);
    value.push_back(first_persons_lead(node.position) + left);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = graph.size(); i-- > 0;) {
      if (graph[i].position.over) continue;
      const bool first = first_person_moves(graph[i].position);
      int best = first ? -1000 : 1000;
      for (std::size_t next : graph[i].next) best = first ? std::max(best, value[next]) : std::min(best, value[next]);
      changed = changed || best != value[i];
      value[i] = best;
    }
  }
  return value;
}

}  // namespace

std::optional<Bounds> plain_value(const Rules& rules, const Position& position, std::size_t most) {
  std::vector<Node> graph;
  std::map<std::string, std::size_t> known;
  const auto place_of = [&](const Position& p) {
    const auto [at, fresh] = known.emplace(to_text(rules.ruleset(), p) + (p.over ? "x" : ""), graph.size());
    if (fresh) graph.push_back({p, {}});
    return at->second;
  };
  place_of(position);
  for (std::size_t i = 0; i < graph.size(); ++i) {
    if (graph.size() > most) return std::nullopt;
    const Position from = graph[i].position;
    for (Move move : rules.legal_moves(from)) {
      const std::size_t to = place_of(rules.play(from, move));
      graph[i].next.push_back(to);
    }
  }
  const int lost = settled(graph, -1)[0], won = settled(graph, 1)[0];
  return first_person_moves(position) ? Bounds{lost, won} : Bounds{-won, -lost};
}

}  // namespace mancala::test
