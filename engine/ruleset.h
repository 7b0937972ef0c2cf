// A game is a row in a table: what a mancala's rules say, as data. RULES.md is the source of every field.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/board.h"

namespace mancala {

enum class Stores : std::uint8_t { Sown, Bank };  // sown by their owner in passing; or only a bank for captures
enum class FirstSeed : std::uint8_t { NextPit, LiftedPit };                // where each lap's first seed falls
enum class Relay : std::uint8_t { Never, OccupiedLanding, OccupiedNext };  // lift the landing pit; or the pit after it
enum class OwnEmpty : std::uint8_t { Nothing, OppositeAndLanding, Opposite };  // taken on landing in an empty own pit
enum class OtherEmpty : std::uint8_t { Nothing, EqualNeighbours };  // taken on landing in an empty pit across
enum class End : std::uint8_t { EitherRowEmpty, MoverRowEmpty, NothingToLift, FewerThanTwoSeeds };
enum class Leftovers : std::uint8_t { PitOwner, OtherSide, Nobody };  // OtherSide: not the side that cannot move
enum class MatchKind : std::uint8_t { SingleGame, Sons };  // Sons: the next round's owners follow from the totals

// The part of a ruleset that moving seeds depends on. A structural type: the fast paths are compiled for constants of
// it.
struct Mechanics {
  Stores stores = Stores::Sown;
  FirstSeed first_seed = FirstSeed::NextPit;
  Relay relay = Relay::Never;
  OwnEmpty own_empty = OwnEmpty::Nothing;
  bool empty_capture = false;  // own_empty takes the landing seed even when the opposite pit is empty
  OtherEmpty other_empty = OtherEmpty::Nothing;
  std::uint32_t chain_counts = 0;  // bit n: a landing pit (and, going backwards, every next) that holds n is captured
  bool leapfrog = false;           // empty, occupied, empty, occupied …: the occupied ones are captured
  std::uint8_t least_lift = 1;     // seeds a pit must hold to be lifted
  End end = End::EitherRowEmpty;
  Leftovers leftovers = Leftovers::PitOwner;
  MatchKind match = MatchKind::SingleGame;
  bool operator==(const Mechanics&) const = default;
};

// Options that a game offers besides pits and seeds, as bits, in the order in which they are written.
enum OptionBit : unsigned { kOptionEmptyCapture = 1, kOptionEnd = 2, kOptionLeftovers = 4, kOptionPie = 8 };

struct Ruleset {
  std::string_view id;      // as in NOTATION.md: lower case, hyphens
  std::string_view name;    // as people write it
  std::string_view origin;  // where and by whom it is recorded
  int pits = 6;             // a row, 1 … kMaxPits
  int seeds = 4;            // a pit at the start, 1 … kMaxSeeds
  bool seeds_as_pits = false;  // other sizes are played with as many seeds a pit as pits a row: one game so far, a
                               // habit of its records that a form for new games follows; no rule depends on it
  bool pie = false;         // North may take South's side after South's first whole turn
  unsigned options = 0;     // OptionBits
  Mechanics mechanics;
  bool operator==(const Ruleset&) const = default;
  int total() const { return 2 * pits * seeds; }
  int ring() const { return 2 * pits; }
};

// The table (ruleset_table.h), in the order in which games are listed.
std::span<const Ruleset> rulesets();
const Ruleset* find_ruleset(std::string_view id);

// Why these rules make no sense together, as a sentence; nothing when they do.
std::optional<std::string> validate(const Ruleset& ruleset);

// The rules in English sentences, one a line, generated from the data.
std::string describe_rules(const Ruleset& ruleset);
// The same, then the options and their values as the command line takes them.
std::string describe(const Ruleset& ruleset);

}  // namespace mancala
