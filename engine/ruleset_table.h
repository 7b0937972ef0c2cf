// The games: one row each, stating only what differs from Ruleset's and Mechanics' defaults. Source: RULES.md.
#pragma once

#include <array>

#include "engine/ruleset.h"

namespace mancala {

inline constexpr std::uint32_t counts(std::initializer_list<int> list) {
  std::uint32_t set = 0;
  for (int n : list) set |= std::uint32_t{1} << n;
  return set;
}

inline constexpr std::array kRulesets{
    Ruleset{.id = "kalah",
            .name = "Kalah",
            .origin = "United States, W. J. Champion, 1940",
            .options = kOptionEmptyCapture | kOptionEnd | kOptionLeftovers | kOptionPie,
            .mechanics = {.own_empty = OwnEmpty::OppositeAndLanding}},
    Ruleset{.id = "dakon",
            .name = "Dakon",
            .origin = "Java; described by T. S. Raffles, 1817",
            .pits = 7,
            .seeds = 7,
            .seeds_as_pits = true,
            .mechanics = {.relay = Relay::OccupiedLanding,
                          .own_empty = OwnEmpty::Opposite,
                          .other_empty = OtherEmpty::EqualNeighbours,
                          .end = End::MoverRowEmpty,
                          .leftovers = Leftovers::OtherSide}},
    Ruleset{.id = "djenon-aboure",
            .name = "Djenon-aboure",
            .origin = "Côte d'Ivoire, Abouré",
            .mechanics = {.stores = Stores::Bank,
                          .first_seed = FirstSeed::LiftedPit,
                          .relay = Relay::OccupiedLanding,
                          .chain_counts = counts({2, 4}),
                          .least_lift = 2,
                          .end = End::NothingToLift}},
    Ruleset{.id = "san-yao",
            .name = "San-Yao",
            .origin = "Henan, China",
            .pits = 5,
            .seeds = 5,
            .mechanics = {.stores = Stores::Bank,
                          .relay = Relay::OccupiedNext,
                          .leapfrog = true,
                          .end = End::FewerThanTwoSeeds,
                          .match = MatchKind::Sons}},
    Ruleset{.id = "mangala-ii",
            .name = "Mangala II",
            .origin = "Ottoman Empire",
            .seeds = 6,
            .mechanics = {.stores = Stores::Bank, .chain_counts = counts({2, 4, 6}), .end = End::NothingToLift}},
};

}  // namespace mancala
