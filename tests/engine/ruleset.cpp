// `validate` names every combination of rules that makes no sense, apart from play.
#include "engine/ruleset.h"

#include <functional>

#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("ruleset");

TEST_CASE("senseless combinations are named") {
  struct Row {
    const char* name;
    const char* game;
    std::function<void(Ruleset&)> change;
    const char* word;
  };
  const Row rows[] = {
      {"no id", "kalah", [](Ruleset& r) { r.id = ""; }, "id"},
      {"no pits", "kalah", [](Ruleset& r) { r.pits = 0; }, "pits"},
      {"too many pits", "kalah", [](Ruleset& r) { r.pits = 10; }, "pits"},
      {"no seeds", "kalah", [](Ruleset& r) { r.seeds = 0; }, "seeds"},
      {"too many seeds", "kalah", [](Ruleset& r) { r.seeds = 13; }, "seeds"},
      {"nothing is lifted", "kalah", [](Ruleset& r) { r.mechanics.least_lift = 0; }, "lifted"},
      {"three seeds to lift", "kalah", [](Ruleset& r) { r.mechanics.least_lift = 3; }, "lifted"},
      {"a lone seed back into its pit", "djenon-aboure", [](Ruleset& r) { r.mechanics.least_lift = 1; }, "lone seed"},
      {"empty-capture without a capture", "mangala-ii", [](Ruleset& r) { r.mechanics.empty_capture = true; },
       "empty-capture"},
      {"empty-capture of a seed that stays", "dakon", [](Ruleset& r) { r.mechanics.empty_capture = true; },
       "empty-capture"},
      {"a chain of empty pits", "mangala-ii", [](Ruleset& r) { r.mechanics.chain_counts |= 1; }, "chain"},
      {"a chain of ones beside a capture of ones", "kalah", [](Ruleset& r) { r.mechanics.chain_counts = 2; }, "chain"},
      {"leapfrog without its relay", "mangala-ii", [](Ruleset& r) { r.mechanics.leapfrog = true; }, "leapfrog"},
      {"a relay from the pit after a store", "kalah", [](Ruleset& r) { r.mechanics.relay = Relay::OccupiedNext; },
       "store"},
      {"sons with sown stores", "kalah", [](Ruleset& r) { r.mechanics.match = MatchKind::Sons; }, "sons"},
      {"sons where rows capture", "san-yao", [](Ruleset& r) { r.mechanics.own_empty = OwnEmpty::Opposite; }, "owners"},
      {"sons where rows end the round", "san-yao", [](Ruleset& r) { r.mechanics.end = End::MoverRowEmpty; }, "row"},
      {"two seeds that nobody can lift", "san-yao", [](Ruleset& r) { r.mechanics.least_lift = 2; }, "two seeds"},
      {"the rest to the other side when neither can move", "mangala-ii",
       [](Ruleset& r) { r.mechanics.leftovers = Leftovers::OtherSide; }, "other side"},
      {"a lone seed to the other side", "san-yao", [](Ruleset& r) { r.mechanics.leftovers = Leftovers::OtherSide; },
       "lone seed"},
      {"a pie that is not offered", "dakon", [](Ruleset& r) { r.pie = true; }, "pie"},
  };
  for (const Row& row : rows) {
    SUBCASE(row.name) {
      Ruleset ruleset = *find_ruleset(row.game);
      REQUIRE_FALSE(validate(ruleset));
      row.change(ruleset);
      const std::optional<std::string> sentence = validate(ruleset);
      REQUIRE(sentence);
      CAPTURE(*sentence);
      CHECK(sentence->find(row.word) != std::string::npos);
    }
  }
}

TEST_CASE("every option of Kalah with every other is sound") {
  for (const char* capture : {"", "empty-capture,"})
    for (const char* end : {"end=immediate", "end=on-turn"})
      for (const char* leftovers : {",leftovers=owner", ",leftovers=nobody"})
        for (const char* pie : {"", ",pie"}) {
          const Parsed<Ruleset> ruleset = parse_ruleset("kalah@" + std::string(capture) + end + leftovers + pie);
          REQUIRE(ruleset);
          CHECK_FALSE(validate(*ruleset));
        }
}

TEST_CASE("the rules in sentences name the options with their values, and which rules are our reading") {
  CHECK(describe(*parse_ruleset("kalah@pits=3,pie")).find("Option pits (1 to 9): 3.\n") != std::string::npos);
  CHECK(describe(*parse_ruleset("kalah@pits=3,pie")).find("Option pie (a switch): on.\n") != std::string::npos);
  CHECK(describe(*find_ruleset("dakon")).find("Option pie") == std::string::npos);
  for (const Ruleset& ruleset : rulesets()) CHECK(describe(ruleset).find("our reading") != std::string::npos);
}

TEST_SUITE_END();
