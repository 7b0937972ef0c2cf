#include "engine/ruleset.h"

#include "engine/ruleset_table.h"

namespace mancala {

std::span<const Ruleset> rulesets() { return kRulesets; }

const Ruleset* find_ruleset(std::string_view id) {
  for (const Ruleset& ruleset : kRulesets)
    if (ruleset.id == id) return &ruleset;
  return nullptr;
}

std::optional<std::string> validate(const Ruleset& ruleset) {
  const Mechanics& m = ruleset.mechanics;
  struct Check {
    bool broken;
    const char* sentence;
  };
  const Check checks[] = {
      {ruleset.id.empty(), "a ruleset needs an id"},
      {ruleset.pits < 1 || ruleset.pits > kMaxPits, "pits must be 1 to 9 a row"},
      {ruleset.seeds < 1 || ruleset.seeds > kMaxSeeds, "seeds must be 1 to 12 a pit"},
      {ruleset.total() > kMaxTotal, "a board holds at most 255 seeds in all"},
      {m.least_lift < 1 || m.least_lift > 2, "a pit can be lifted from 1 or from 2 seeds on"},
      {m.first_seed == FirstSeed::LiftedPit && m.least_lift < 2,
       "a lone seed that goes back into the pit lifted would be a move that changes nothing"},
      {m.own_empty == OwnEmpty::Nothing && m.empty_capture, "empty-capture needs a capture from an own empty pit"},
      {m.own_empty == OwnEmpty::Opposite && m.empty_capture, "empty-capture needs a landing seed that is captured too"},
      {(m.chain_counts & 1) != 0, "an empty pit cannot be captured, so a chain cannot take 0"},
      {m.chain_counts != 0 && (m.own_empty != OwnEmpty::Nothing || m.other_empty != OtherEmpty::Nothing) &&
           (m.chain_counts >> 1 & 1) != 0,
       "a landing pit that holds 1 cannot be captured both by a chain and as an empty pit"},
      {m.leapfrog && m.relay != Relay::OccupiedNext,
       "leapfrog begins at an empty pit after the last, where no relay goes on"},
      {m.relay == Relay::OccupiedNext && m.stores == Stores::Sown,
       "a relay from the pit after the last needs a lap that ends in a pit, not in a store"},
      {m.match == MatchKind::Sons && m.stores == Stores::Sown,
       "sons are settled by what is banked, not by sown stores"},
      {m.match == MatchKind::Sons && (m.own_empty != OwnEmpty::Nothing || m.other_empty != OtherEmpty::Nothing),
       "captures that ask whose row it is make no sense where pits change owners"},
      {m.match == MatchKind::Sons && (m.end == End::EitherRowEmpty || m.end == End::MoverRowEmpty),
       "a round cannot end by an empty row where pits change owners"},
      {m.end == End::FewerThanTwoSeeds && m.least_lift > 1, "with two seeds apart neither side could ever move again"},
      {m.end == End::NothingToLift && m.leftovers == Leftovers::OtherSide,
       "leftovers cannot go to the other side when neither can move"},
      {m.end == End::FewerThanTwoSeeds && m.leftovers == Leftovers::OtherSide,
       "a lone seed belongs to the owner of its pit or to nobody"},
      {ruleset.pie && (ruleset.options & kOptionPie) == 0, "this game is not offered with the pie rule"},
  };
  for (const Check& check : checks)
    if (check.broken) return check.sentence;
  return std::nullopt;
}

namespace {

std::string counted(int n, const char* one, const char* many) {
  return std::to_string(n) + ' ' + (n == 1 ? one : many);
}

std::string chain_text(std::uint32_t counts) {
  std::string text;
  for (int n = 1; n < 32; ++n) {
    if ((counts >> n & 1) == 0) continue;
    const bool last = (counts >> (n + 1)) == 0;
    if (!text.empty()) text += last ? " or " : ", ";
    text += std::to_string(n);
  }
  return text;
}

void describe_sowing(const Mechanics& m, std::string& text) {
  text += "Sowing runs counter-clockwise, one seed a pit, through South's row from left to right, then North's.\n";
  text += m.first_seed == FirstSeed::LiftedPit ? "In every lap the first seed goes back into the pit just lifted.\n"
                                               : "The first seed goes into the pit after the one lifted; a lap that "
                                                 "comes round drops one into that pit too (our "
                                                 "reading).\n";
  text += m.stores == Stores::Sown
              ? "A side sows its own store at its right end in passing, and skips the other side's.\n"
              : "Stores are never sown; they hold what a side has captured.\n";
  text += m.least_lift == 1 ? "A move lifts any pit of the mover that is not empty.\n"
                            : "A move lifts a pit of the mover that holds at least 2 seeds.\n";
  if (m.stores == Stores::Sown) text += "If the last seed falls into the own store, the same side moves again.\n";
  if (m.relay == Relay::OccupiedLanding)
    text += m.chain_counts != 0
                ? "If the last seed falls into an occupied pit of either row that is not captured, all its seeds are "
                  "lifted and sown on.\n"
                : "If the last seed falls into an occupied pit of either row, all its seeds are lifted and sown on.\n";
  if (m.relay == Relay::OccupiedNext)
    text += "If the pit after the last seed is occupied, its seeds are lifted and sown on, whoever owns it.\n";
  if (m.relay == Relay::Never) text += "Each move is one lap.\n";
}

void describe_captures(const Mechanics& m, std::string& text) {
  if (m.own_empty == OwnEmpty::OppositeAndLanding)
    text += m.empty_capture ? "If the last seed falls into an empty own pit, it and the seeds in the pit opposite, if "
                              "any, are captured.\n"
                            : "If the last seed falls into an empty own pit and the pit opposite is occupied, both "
                              "pits' seeds are captured.\n";
  if (m.own_empty == OwnEmpty::Opposite)
    text +=
        "If the last seed falls into an empty own pit, the seeds in the pit opposite are captured; the last seed "
        "stays.\n";
  if (m.other_empty == OtherEmpty::EqualNeighbours)
    text +=
        "If it falls into an empty pit across whose two neighbours hold the same number, not zero, all three are "
        "captured.\n";
  if (m.chain_counts != 0)
    text += "If the last pit, in either row, now holds " + chain_text(m.chain_counts) +
            ", it is captured, and going backwards every pit that holds such a number, until one that does not.\n"
            "Only what a pit holds counts, whether it was sown in this lap or not (our reading).\n";
  if (m.leapfrog)
    text +=
        "If the pit after the last seed is empty and the one beyond it occupied, that one is captured, and so on while "
        "empty and occupied pits take turns.\n";
}

void describe_end(const Ruleset& ruleset, std::string& text) {
  const Mechanics& m = ruleset.mechanics;
  const bool match = m.match == MatchKind::Sons;
  switch (m.end) {
    case End::EitherRowEmpty: text += "The game ends as soon as either row is empty.\n"; break;
    case End::MoverRowEmpty: text += "The game ends when the row of the side to move is empty.\n"; break;
    case End::NothingToLift:
      text += m.least_lift == 1 ? "A side whose row is empty passes.\nThe game ends when the board is empty.\n"
                                : "A side that cannot move passes.\nThe game ends when no pit holds 2 seeds or more.\n";
      break;
    case End::FewerThanTwoSeeds:
      text += "A side whose pits are all empty passes.\n";
      text += match ? "The round ends when fewer than two seeds are on the board.\n"
                    : "The game ends when fewer than two seeds are on the board.\n";
      break;
  }
  switch (m.leftovers) {
    case Leftovers::PitOwner: text += "Seeds left on the board go to the owners of their pits.\n"; break;
    case Leftovers::OtherSide: text += "Everything left goes to the other side.\n"; break;
    case Leftovers::Nobody: text += "Seeds left on the board count for nobody.\n"; break;
  }
  if (m.stores == Stores::Bank) {
    if (m.relay != Relay::Never)
      text += "A move in which the same board recurs with the same pit about to be lifted ends there (our reading).\n";
    text += match ? "The round" : "The game";
    text +=
        " also ends when the same position stands for the third time; what is left goes to the owners of the pits (our "
        "reading).\n";
  }
  text += match ? "Whoever has more seeds wins the round; equal numbers are a draw.\n"
                : "Whoever has more seeds wins; equal numbers are a draw.\n";
  if (match) {
    const std::string seeds = std::to_string(ruleset.seeds);
    text +=
        "After a round each side fills pits with " + seeds + " seeds each: the stronger side owns one pit for every " +
        seeds +
        " seeds, its own row first and then, as sons, the first pits of the other row in sowing order (our reading).\n";
    text +=
        "What it has beyond full pits is lent to the weaker side and not paid back (our reading); the stronger side "
        "begins the next "
        "round.\n";
    text += "Who owns a pit is settled afresh from each round's totals, and captures ask for no owner (our reading).\n";
    text += "After a draw there are no sons, and the side that did not begin the last round begins (our reading).\n";
    text += "A side left with fewer than " + counted(ruleset.seeds, "seed", "seeds") + " has lost the match.\n";
  }
  if (ruleset.pie)
    text +=
        "After South's first whole turn, bonus moves included (our reading), North may swap sides instead of moving.\n";
}

void describe_options(const Ruleset& ruleset, std::string& text) {
  const Mechanics& m = ruleset.mechanics;
  text += "Option pits (1 to 9): " + std::to_string(ruleset.pits) + ".\n";
  text += "Option seeds (1 to 12): " + std::to_string(ruleset.seeds) + ".\n";
  const auto on_off = [](bool on) { return on ? "on" : "off"; };
  if (ruleset.options & kOptionEmptyCapture)
    text += std::string("Option empty-capture (a switch): ") + on_off(m.empty_capture) + ".\n";
  if (ruleset.options & kOptionEnd)
    text += std::string("Option end (immediate, on-turn): ") +
            (m.end == End::EitherRowEmpty ? "immediate" : "on-turn") + ".\n";
  if (ruleset.options & kOptionLeftovers)
    text += std::string("Option leftovers (owner, nobody): ") +
            (m.leftovers == Leftovers::PitOwner ? "owner" : "nobody") + ".\n";
  if (ruleset.options & kOptionPie) text += std::string("Option pie (a switch): ") + on_off(ruleset.pie) + ".\n";
}

}  // namespace

std::string describe_rules(const Ruleset& ruleset) {
  std::string text = std::string(ruleset.name) + " (" + std::string(ruleset.origin) + ").\n";
  text += "Two rows of " + counted(ruleset.pits, "pit", "pits") + ", " + counted(ruleset.seeds, "seed", "seeds") +
          " in each.\n";
  if (ruleset.seeds_as_pits)
    text += "Boards of other sizes are played with as many seeds a pit as pits a row (our reading, from other records).\n";
  describe_sowing(ruleset.mechanics, text);
  describe_captures(ruleset.mechanics, text);
  describe_end(ruleset, text);
  return text;
}

std::string describe(const Ruleset& ruleset) {
  std::string text = describe_rules(ruleset);
  describe_options(ruleset, text);
  return text;
}

}  // namespace mancala
