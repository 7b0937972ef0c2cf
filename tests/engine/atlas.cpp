// The atlas: rows of assets/atlas are worked out again, the quick ones always.
#include <cstdlib>

#include "engine/solve.h"
#include "tests/engine/rows.h"

TEST_SUITE_BEGIN("atlas");

namespace {

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields{""};
  for (char c : line) {
    if (c == '\t')
      fields.emplace_back();
    else
      fields.back() += c;
  }
  return fields;
}

// Seeds on the board at the start: a row is quick when they are few.
constexpr int kQuick = 14;

}  // namespace

TEST_CASE("rows of the atlas") {
  const bool all = std::getenv("MANCALA_LONG_TESTS") != nullptr;
  for (const Ruleset& game : rulesets()) {
    SUBCASE(std::string(game.id).c_str()) {
      const auto lines = lines_of_file("assets/atlas/" + std::string(game.id) + ".tsv");
      REQUIRE(lines.at(0) == "board\tlow\thigh\tbest");
      int checked = 0;
      for (std::size_t i = 1; i < lines.size(); ++i) {
        CAPTURE(lines[i]);
        const auto fields = fields_of(lines[i]);
        REQUIRE(fields.size() == 4);
        const Rules rules(setup_of(std::string(game.id) + '@' + fields[0]).ruleset);
        const Bounds margin{std::atoi(fields[1].c_str()), std::atoi(fields[2].c_str())};
        CHECK(margin.lo <= margin.hi);
        CHECK((fields[3] == "-") == !margin.exact());
        if (!all && rules.ruleset().total() > kQuick) continue;
        if (all && !margin.exact()) continue;
        const SolveResult result = solve(rules, rules.start(), {});
        CHECK(result.margin == margin);
        std::string best;
        for (Move move : result.best) best += (best.empty() ? "" : " ") + to_text(move, rules.ruleset().pits);
        CHECK((best.empty() ? "-" : best) == fields[3]);
        ++checked;
      }
      CHECK(checked >= 8);
    }
  }
}

TEST_SUITE_END();
