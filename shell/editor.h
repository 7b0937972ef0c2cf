// A position being set up by hand: seeds, owners, who moves. Any counts may stand there for a while; `problem` says what
// keeps it from being played.
#pragma once

#include <optional>
#include <string>

#include "engine/position.h"
#include "engine/ruleset.h"
#include "shell/spot.h"
#include "shell/strings.h"

namespace mancala {

class Editor {
 public:
  Editor(const Ruleset& ruleset, const Position& position);

  const Position& position() const { return position_; }
  bool has_owners() const;         // pits may belong to the other row's side
  bool sets_owners() const { return sets_owners_; }  // a tap changes whose a pit is, not its seeds

  void set_seeds(Spot spot, int seeds);              // kept within 0 … 255
  void carry(Spot from, Spot to, int seeds);         // as many as there are
  void type(Spot spot, int digit);                   // digits one after the other make a number
  void end_typing() { typed_.reset(); }
  void set_side(Side side) { position_.side = side, end_typing(); }
  void change_owner(Pit pit);
  void set_owners_by_tap(bool on) { sets_owners_ = on && has_owners(); }
  void fill(bool as_at_start);                       // or empty

  // A sentence, or empty when the position can be played.
  std::string problem(const Strings& strings) const;
  std::string text() const;                          // as NOTATION.md writes it

 private:
  std::uint8_t& seeds(Spot spot) { return spot.is_store ? position_.board.stores[index_of(spot.side)] : position_.board.pits[spot.pit]; }

  Ruleset ruleset_;
  Position position_;
  bool sets_owners_ = false;
  std::optional<Spot> typed_;      // where the next digit goes on
};

}  // namespace mancala
