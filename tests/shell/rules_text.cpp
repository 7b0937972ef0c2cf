// The texts about the games: what they must have, and that every example in them is a legal play of their game.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "engine/notation.h"
#include "shell/example.h"
#include "shell/moving_svg.h"
#include "shell/rules_text.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

using Kind = TextBlock::Kind;

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Texts by game and language, as they stand in the folder.
std::map<std::string, std::map<std::string, RulesText>> all_texts() {
  std::map<std::string, std::map<std::string, RulesText>> texts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(MANCALA_SOURCE_DIR "/assets/games")) {
    if (entry.path().extension() != ".md") continue;
    CAPTURE(entry.path().string());
    const auto text = parse_rules_text(file_text(entry.path()));
    REQUIRE_MESSAGE(text, text.error().sentence());
    texts[entry.path().parent_path().filename().string()][entry.path().stem().string()] = *text;
  }
  return texts;
}

std::vector<std::string> of_kind(const RulesText& text, Kind kind) {
  std::vector<std::string> found;
  for (const TextBlock& block : text.blocks)
    if (block.kind == kind) found.push_back(block.text);
  return found;
}

// Items below each heading, in order.
std::vector<int> items_by_heading(const RulesText& text) {
  std::vector<int> items;
  for (const TextBlock& block : text.blocks) {
    if (block.kind == Kind::Heading) items.push_back(0);
    if (block.kind == Kind::Item && !items.empty()) ++items.back();
  }
  return items;
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

// How many readings RULES.md has of a game: those below its heading, and the three that hold for all.
int readings_of(const Ruleset& ruleset) {
  const std::string rules = file_text(MANCALA_SOURCE_DIR "/engine/RULES.md");
  const auto section = [&](const std::string& heading) {
    const std::size_t from = rules.find("\n## " + heading);
    REQUIRE(from != std::string::npos);
    return rules.substr(from, rules.find("\n## ", from + 1) - from);
  };
  const std::string before = rules.substr(0, rules.find("\n## "));
  const int of_all = count(before, "**(reading: ") + count(section("Two rules every game has (readings"), "\n- **");
  CHECK(of_all == 3);
  return count(section(std::string(ruleset.name)), "**(reading") + of_all;
}

const std::string kHead = "---\ntitle: A game\nsummary: What it is.\n---\n";

}  // namespace

TEST_CASE("every game has a text in English, with the five headings") {
  const auto texts = all_texts();
  for (const Ruleset& ruleset : rulesets()) {
    CAPTURE(ruleset.id);
    const auto game = texts.find(std::string(ruleset.id));
    REQUIRE(game != texts.end());
    REQUIRE(game->second.count("en") == 1);
    const RulesText& english = game->second.at("en");
    CHECK(of_kind(english, Kind::Title) == std::vector<std::string>{std::string(ruleset.name)});
    CHECK(of_kind(english, Kind::Heading) == std::vector<std::string>{"How to play", "Where it comes from", "Words of the game", "Where the record is silent", "Sources"});
    CHECK(of_kind(english, Kind::Example).size() >= 5);
    CHECK(english.summary.size() <= 160);
    CHECK(has_rules_text(ruleset.id));
  }
}

TEST_CASE("every example of every text is a legal play of its game, and tells what it does") {
  const Strings strings = Strings::of_language("en");
  for (const auto& [game, languages] : all_texts())
    for (const auto& [language, text] : languages)
      for (const std::string& line : of_kind(text, Kind::Example)) {
        CAPTURE(game);
        CAPTURE(language);
        CAPTURE(line);
        const auto example = parse_example(line);
        REQUIRE_MESSAGE(example, example.error().sentence());
        const Ruleset& ruleset = example->session.ruleset();
        CHECK(to_text(ruleset) == game);
        CHECK(total_seeds(example->session.position().board) == ruleset.total());
        CHECK(told(*example, strings).size() > 10);
        // What is shown begins and ends with the engine's own boards.
        const auto film = moments(*example);
        CHECK(film.front().board == example->moves.front().before.board);
        CHECK(film.back().board == example->moves.back().after.board);
        for (const ExampleMoment& moment : film) CHECK(moment.ms > 0);
      }
}

TEST_CASE("a translation has the examples, steps and readings of the English text") {
  for (const auto& [game, languages] : all_texts())
    for (const auto& [language, text] : languages) {
      CAPTURE(game);
      CAPTURE(language);
      const RulesText& english = languages.at("en");
      CHECK(of_kind(text, Kind::Example) == of_kind(english, Kind::Example));
      CHECK(of_kind(text, Kind::Title).size() == 1);
      CHECK(items_by_heading(text) == items_by_heading(english));
      CHECK(of_kind(text, Kind::Paragraph).size() == of_kind(english, Kind::Paragraph).size());
      // Each example stands with the same step.
      REQUIRE(text.blocks.size() == english.blocks.size());
      for (std::size_t i = 0; i < text.blocks.size(); ++i) {
        CHECK(text.blocks[i].kind == english.blocks[i].kind);
        CHECK(!text.blocks[i].text.empty());
      }
    }
}

TEST_CASE("every reading of RULES.md is declared as ours") {
  for (const auto& [game, languages] : all_texts()) {
    CAPTURE(game);
    const auto items = items_by_heading(languages.at("en"));
    REQUIRE(items.size() == 5);
    CHECK(items[3] == readings_of(*find_ruleset(game)));
  }
}

TEST_CASE("a text is read into blocks in their order") {
  const auto text = parse_rules_text(kHead + "# T\nOne *two*\nthree.\n## H\n1. First.\n\n   ```board\n   kalah | A\n   ```\n2. Second.\n\nAfter.\n\n- Point\n");
  REQUIRE(text);
  CHECK(text->title == "A game");
  CHECK(text->summary == "What it is.");
  REQUIRE(text->blocks.size() == 8);
  CHECK(text->blocks[1].text == "One two three.");
  CHECK(text->blocks[3].marker == "1.");
  CHECK(text->blocks[3].text == "First.");
  CHECK(text->blocks[4].kind == Kind::Example);
  CHECK(text->blocks[4].text == "kalah | A");
  CHECK(text->blocks[4].indented);
  CHECK(text->blocks[5].marker == "2.");
  CHECK(text->blocks[6].kind == Kind::Paragraph);
  CHECK(!text->blocks[6].indented);
  CHECK(text->blocks[7].kind == Kind::Item);
}

TEST_CASE("a text that cannot be shown whole is refused") {
  for (const std::string& wrong : {std::string("# T\n"), std::string("---\ntitle: T\n---\n"), kHead + "```c\nint\n```\n", kHead + "> quoted\n", "---\ntitle:\nsummary: S\n---\n" + kHead}) {
    CAPTURE(wrong);
    CHECK(!parse_rules_text(wrong));
  }
}

TEST_CASE("a text that a language does not have is found in English, and says so") {
  const auto own = find_rules_text("dakon", "en");
  REQUIRE(own);
  CHECK(!own->in_english);
  const auto other = find_rules_text("dakon", "tlh");
  REQUIRE(other);
  CHECK(other->in_english);
  CHECK(other->text.title == own->text.title);
  CHECK(!find_rules_text("chess", "en"));
}

TEST_CASE("an example that is wrong says where") {
  for (const auto& [text, at] : std::map<std::string, std::size_t>{{"kalah", 5}, {"kalah |", 7}, {"kalah | C A A", 12}, {"kalah | x", 8}, {"chess | A", 0}}) {
    CAPTURE(text);
    const auto example = parse_example(text);
    REQUIRE(!example);
    CHECK(example.error().offset == at);
  }
}

TEST_CASE("a moving drawing holds every moment, small and without script") {
  const auto example = parse_example("dakon 0,2,0,1,0,5,0/1,2,0,3,4,0,1 40-39 S | F");
  REQUIRE(example);
  const std::string svg = moving_svg(*example, theme_of("dakon"), 480, 200);
  CHECK(svg.size() < 25'000);
  CHECK(svg.find("<script") == std::string::npos);
  CHECK(svg.find("prefers-reduced-motion") != std::string::npos);
  // South's store is told before, as it grows, and after; the pits that are taken are marked.
  for (const char* number : {">40</text>", ">41</text>", ">48</text>"}) CHECK(count(svg, number) == 1);
  const std::string mark = "#" + [&] {
    const char* hex = "0123456789abcdef";
    std::string text;
    for (int shift = 20; shift >= 0; shift -= 4) text += hex[theme_of("dakon").palette.mark.rgb >> shift & 15];
    return text;
  }();
  CHECK(count(svg, "stroke=\"" + mark + "\"") == 3);
  CHECK(count(svg, "@keyframes") == count(svg, "animation-name:"));
}
