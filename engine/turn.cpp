#include "engine/turn.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <unordered_set>

#include "engine/notation.h"
#include "engine/transposition.h"

namespace mancala {

namespace {

// What a move from a board with so many seeds banks for its mover. A turn banks nothing for the other side, but the
// last sweep may.
template <class W>
int banked_by(const Next<W>& next, int seeds) {
  const int gone = seeds - next.pits.seeds();
  return next.over ? (gone + next.gain) / 2 : gone;
}

// Boards reached within the turn, by the seeds on them: a bonus move banks a seed at least, so each layer is complete
// when those with more seeds have been played from.
template <class W, class M>
class TurnSearch {
 public:
  TurnSearch(const Kernel<W, M>& kernel, const Position& position, const TurnOptions& options)
      : future_(kernel, position), side_(position.side), options_(options), layers_(kMaxTotal + 1) {
    seeds_ = seeds_on_pits(position.board);
    most_ = std::max<std::size_t>(options.boards / static_cast<std::size_t>(std::max(seeds_, 1)), 16);
  }

  TurnResult run() {
    TurnResult result;
    result.exact = true;
    layers_[seeds_].nodes.push_back({future_.root(), 0, 0, -1});
    for (int seeds = seeds_; seeds >= 0; --seeds) {
      Layer& layer = layers_[seeds];
      layer.places = {};
      if (layer.nodes.size() > most_) {
        keep_promising(layer);
        result.exact = false;
      }
      if (layer.full) result.exact = false;
      for (std::size_t i = 0; i < layer.nodes.size(); ++i) {
        if (best_ >= seeds_) break;  // nothing is left to bank
        if ((i & 1023) == 0 && options_.should_stop && options_.should_stop()) stopped_ = true;
        if (stopped_) break;
        play_from(seeds, i, result);
      }
      if (stopped_) break;
    }
    result.exact = (result.exact && !stopped_) || best_ == seeds_;
    result.banked = best_;
    take_line(result);
    return result;
  }

 private:
  struct Node {
    Pits<W> pits;
    std::uint32_t parent;
    std::uint8_t parent_seeds;
    std::int8_t lane;
  };
  struct Layer {
    std::vector<Node> nodes;
    std::vector<std::uint32_t> places;  // of nodes by hash, one more than the index; 0 is empty
    bool full = false;
  };

  void play_from(int seeds, std::size_t index, TurnResult& result) {
    const Pits<W> pits = layers_[seeds].nodes[index].pits;
    typename Future<W, M>::Moves moves;
    const int count = future_.moves(pits, moves);
    result.nodes += static_cast<std::uint64_t>(count);
    for (int i = 0; i < count; ++i) {
      const Next<W>& next = moves[i];
      if (next.over || next.turned) {
        const int banked = seeds_ - seeds + banked_by(next, seeds);
        if (banked > best_) best_ = banked, best_seeds_ = seeds, best_index_ = index, best_lane_ = next.lane;
      } else {
        add(next.pits, {next.pits, static_cast<std::uint32_t>(index), static_cast<std::uint8_t>(seeds),
                        static_cast<std::int8_t>(next.lane)});
      }
    }
  }

  void add(const Pits<W>& pits, const Node& node) {
    Layer& layer = layers_[pits.seeds()];
    if (layer.nodes.size() * 2 >= layer.places.size()) rehash(layer);
    std::size_t at = place(layer, pits);
    for (; layer.places[at] != 0; at = (at + 1) & (layer.places.size() - 1))
      if (layer.nodes[layer.places[at] - 1].pits == pits) return;
    if (layer.nodes.size() >= 4 * most_) {
      layer.full = true;
      return;
    }
    layer.nodes.push_back(node);
    layer.places[at] = static_cast<std::uint32_t>(layer.nodes.size());
  }

  static std::size_t place(const Layer& layer, const Pits<W>& pits) {
    return static_cast<std::size_t>(ProofTable<W>::hash(pits.own, pits.other)) & (layer.places.size() - 1);
  }

  void rehash(Layer& layer) {
    layer.places.assign(std::max<std::size_t>(64, 2 * layer.places.size()), 0);
    for (std::size_t i = 0; i < layer.nodes.size(); ++i) {
      std::size_t at = place(layer, layer.nodes[i].pits);
      while (layer.places[at] != 0) at = (at + 1) & (layer.places.size() - 1);
      layer.places[at] = static_cast<std::uint32_t>(i + 1);
    }
  }

  // Where there are too many boards, those with seeds spread over many pits give the most ways on.
  void keep_promising(Layer& layer) {
    const auto promise = [](const Node& node) {
      const auto pits = std::popcount(static_cast<std::uint64_t>(occupied(node.pits.own)));
      return static_cast<std::uint64_t>(pits) << 56 | ProofTable<W>::hash(node.pits.own, node.pits.other) >> 8;
    };
    const auto middle = layer.nodes.begin() + static_cast<std::ptrdiff_t>(most_);
    std::nth_element(layer.nodes.begin(), middle, layer.nodes.end(),
                     [&](const Node& a, const Node& b) { return promise(a) > promise(b); });
    layer.nodes.erase(middle, layer.nodes.end());
  }

  void take_line(TurnResult& result) const {
    if (best_ < 0) return;
    const auto move = [&](int lane) {
      return lane < 0 ? kPass : Move{pit_of<W>(lane, future_.kernel().pits(), side_)};
    };
    result.moves.push_back(move(best_lane_));
    int seeds = best_seeds_;
    for (std::size_t i = best_index_; seeds != seeds_;) {
      const Node& node = layers_[seeds].nodes[i];
      result.moves.push_back(move(node.lane));
      i = node.parent;
      seeds = node.parent_seeds;
    }
    std::reverse(result.moves.begin(), result.moves.end());
  }

  Future<W, M> future_;
  Side side_;
  const TurnOptions& options_;
  std::vector<Layer> layers_;
  int seeds_ = 0;
  std::size_t most_ = 0;  // boards a layer
  int best_ = -1, best_seeds_ = 0, best_lane_ = -1;
  std::size_t best_index_ = 0;
  bool stopped_ = false;
};

// Turns by the number of their moves, so that the first that is enough is the shortest.
template <class W, class M>
class ShortestWin {
 public:
  ShortestWin(const Kernel<W, M>& kernel, const Position& position, const TurnOptions& options)
      : future_(kernel, position), side_(position.side), options_(options) {
    seeds_ = seeds_on_pits(position.board);
    wanted_ = total_seeds(position.board) / 2 + 1 - position.board.stores[index_of(side_)];
  }

  TurnResult run() {
    TurnResult result;
    result.exact = true;
    reached_.push_back({future_.root(), 0, kNoLane});
    for (std::size_t begin = 0; begin < reached_.size() && result.banked < wanted_ && result.exact;) {
      const std::size_t end = reached_.size();
      for (; begin < end && result.exact; ++begin) {
        if ((begin & 1023) == 0 && options_.should_stop && options_.should_stop()) result.exact = false;
        play_from(begin, result);
        if (reached_.size() > options_.boards) result.exact = false;
      }
    }
    return result;
  }

 private:
  static constexpr int kNoLane = -2;
  struct Reached {
    Pits<W> pits;
    std::uint32_t parent;
    std::int8_t lane;
  };
  struct Hash {
    std::size_t operator()(const Pits<W>& pits) const {
      return static_cast<std::size_t>(ProofTable<W>::hash(pits.own, pits.other));
    }
  };

  void play_from(std::size_t index, TurnResult& result) {
    typename Future<W, M>::Moves moves;
    const int left = reached_[index].pits.seeds();
    const int count = future_.moves(reached_[index].pits, moves);
    result.nodes += static_cast<std::uint64_t>(count);
    for (int i = 0; i < count; ++i) {
      const Next<W>& next = moves[i];
      const int banked = seeds_ - left + banked_by(next, left);
      if (banked >= wanted_ && banked > result.banked) {
        result.banked = banked;
        result.moves = turn_to(index, next.lane);
      }
      if (!next.over && !next.turned && known_.insert(next.pits).second)
        reached_.push_back({next.pits, static_cast<std::uint32_t>(index), static_cast<std::int8_t>(next.lane)});
    }
  }

  std::vector<Move> turn_to(std::size_t index, int lane) const {
    const auto move = [&](int from) {
      return from < 0 ? kPass : Move{pit_of<W>(from, future_.kernel().pits(), side_)};
    };
    std::vector<Move> moves{move(lane)};
    for (; reached_[index].lane != kNoLane; index = reached_[index].parent) moves.push_back(move(reached_[index].lane));
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  Future<W, M> future_;
  Side side_;
  const TurnOptions& options_;
  std::vector<Reached> reached_;
  std::unordered_set<Pits<W>, Hash> known_;
  int seeds_ = 0, wanted_ = 0;
};

}  // namespace

TurnResult best_turn(const Rules& rules, const Position& position, const TurnOptions& options) {
  assert(!position.over);
  return with_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return std::make_unique<TurnSearch<W, M>>(kernel, position, options)->run();
  });
}

TurnResult shortest_win(const Rules& rules, const Position& position, const TurnOptions& options) {
  assert(!position.over);
  return with_loose_kernel(rules, [&]<class W, class M>(const Kernel<W, M>& kernel) {
    return ShortestWin<W, M>(kernel, position, options).run();
  });
}

std::string to_json(const TurnResult& result, int pits) {
  std::string text = "{\"moves\":[";
  for (std::size_t i = 0; i < result.moves.size(); ++i)
    text += (i > 0 ? ",\"" : "\"") + to_text(result.moves[i], pits) + '"';
  return text + "],\"banked\":" + std::to_string(result.banked) + ",\"exact\":" + (result.exact ? "true" : "false") +
         ",\"nodes\":" + std::to_string(result.nodes) + '}';
}

}  // namespace mancala
