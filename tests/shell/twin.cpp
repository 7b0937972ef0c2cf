// The page's twin: one JSON text, true to the table and to the layout.
#include "shell/twin.h"

#include <doctest/doctest.h>

#include "tests/shell/support.h"

using namespace mancala;

namespace {

// A reader for well-formedness only: the length of the value at `at`, or 0.
std::size_t value_length(const std::string& text, std::size_t at);

std::size_t string_length(const std::string& text, std::size_t at) {
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (static_cast<unsigned char>(text[i]) < 0x20) return 0;
    if (text[i] == '\\') ++i;
    else if (text[i] == '"') return i - at + 1;
  }
  return 0;
}

std::size_t list_length(const std::string& text, std::size_t at, char close, bool keys) {
  std::size_t i = at + 1;
  if (text[i] == close) return 2;
  while (i < text.size()) {
    if (keys) {
      const std::size_t key = text[i] == '"' ? string_length(text, i) : 0;
      if (key == 0 || text[i + key] != ':') return 0;
      i += key + 1;
    }
    const std::size_t value = value_length(text, i);
    if (value == 0) return 0;
    i += value;
    if (text[i] == close) return i - at + 1;
    if (text[i++] != ',') return 0;
  }
  return 0;
}

std::size_t value_length(const std::string& text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '"') return string_length(text, at);
  if (text[at] == '{') return list_length(text, at, '}', true);
  if (text[at] == '[') return list_length(text, at, ']', false);
  const std::size_t end = text.find_first_of(",]}", at);
  const std::string word = text.substr(at, end - at);
  if (word == "true" || word == "false" || word == "null") return word.size();
  return word.find_first_not_of("-0123456789.") == std::string::npos ? word.size() : 0;
}

bool well_formed(const std::string& json) { return !json.empty() && value_length(json, 0) == json.size(); }
bool has(const std::string& json, const std::string& part) { return json.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the twin says what the board shows") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person&moves=C"});
  const std::string json = twin_json(model);
  REQUIRE(well_formed(json));
  CHECK(json.find("{\"game\":\"kalah\",\"title\":\"Kalah\",\"language\":\"en\",\"status\":\"South to move\",\"turn\":\"S\","
                  "\"position\":\"kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S\",\"pits\":[{\"id\":\"play.f\",\"pit\":\"f\",\"label\":\"f, North's pit, 4 seeds\",") == 0);
  CHECK(has(json, "{\"id\":\"play.C\",\"pit\":\"C\",\"label\":\"C, South's pit, empty\""));
  CHECK(has(json, "\"row\":1,\"col\":2,\"enabled\":false,\"forecast\":\"\",\"worth\":\"\"}"));
  CHECK(has(json, "{\"side\":\"S\",\"text\":\"South store: 1 seed\",\"x\":"));
  CHECK(has(json, "{\"id\":\"undo\",\"group\":\"game\",\"label\":\"Undo\",\"shortcut\":\"U\",\"enabled\":true,\"checked\":null}"));
  CHECK(has(json, "\"panel\":\"none\",\"panelTitle\":\"\",\"panelText\":[],\"moves\":[\"C\"],\"focus\":null,\"surroundings\":\"dark\",\"textSize\":\"normal\",\"sound\":true,\"boardOnly\":false,\"notice\":\"\","
        "\"seats\":[\"person\",\"person\"]}"));
  CHECK_FALSE(has(json, "\"id\":\"setup.start\""));
}

TEST_CASE("a standing board is read from its top") {
  AppModel model(nullptr);
  model.set_canvas({390, 844, {}, false});
  model.dispatch(wish::FocusPit{Pit{0}});
  const std::string json = twin_json(model);
  REQUIRE(well_formed(json));
  // Six rows of two: at the top a (North's first) and F.
  const std::size_t a = json.find("\"pit\":\"a\""), f = json.find("\"pit\":\"F\""), last = json.find("\"pit\":\"A\"");
  CHECK(a < f);
  CHECK(f < last);
  CHECK(json.find("\"row\":0,\"col\":1", f) < json.find("\"row\":1", f));
  CHECK(has(json, "\"focus\":\"A\""));
}

TEST_CASE("an open panel brings its rows and its lines") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person&moves=C_F_d"});
  model.run("history");
  std::string json = twin_json(model);
  REQUIRE(well_formed(json));
  CHECK(has(json, "\"panel\":\"history\",\"panelTitle\":\"Moves\",\"panelText\":[\"1. South: C F\",\"1. North: d\",\"North lifts 5 seeds from d. Sows e, f, the store, A and B.\"]"));
  model.run("history.show.1.1");
  CHECK(panel_lines(model).back() == "South lifts 4 seeds from C. Sows D, E, F and the store. Plays again.");
  model.run("history.live");
  CHECK(has(json, "history.show.1.3"));
  model.run("new-game");
  json = twin_json(model);
  REQUIRE(well_formed(json));
  CHECK(has(json, "\"panel\":\"new-game\""));
  CHECK(has(json, "\"id\":\"setup.start\""));
  CHECK(has(json, "{\"id\":\"setup\",\"label\":\"New game\"}"));
  model.run("rules");
  CHECK(panel_lines(model).size() >= 3);
  REQUIRE(well_formed(twin_json(model)));
  model.run("settings");
  CHECK(has(twin_json(model), "\"id\":\"speed.fast\",\"group\":\"speed\",\"label\":\"Fast\",\"shortcut\":\"\",\"enabled\":true,\"checked\":false}"));
  // Of its groups the language is the first: who cannot read the others finds it.
  json = twin_json(model);
  CHECK(json.find("\"group\":\"language\"") < json.find("\"group\":\"history\""));
  CHECK(json.find("\"group\":\"language\"") < json.find("\"group\":\"seats\""));
  CHECK(json.find("\"group\":\"seats\"") < json.find("\"group\":\"speed\""));
}

TEST_CASE("the move list names the rounds of a match") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?start=san-yao_1,0,0,1,0/0,0,0,0,0_31-17_S&moves=A&south=person&north=person"});
  model.run("next-round");
  model.run("play.A");
  model.run("history");
  CHECK(panel_lines(model) == std::vector<std::string>{"Round 1", "1. South: A", "Round 2", "1. South: A", model.last_move_told()});
}

TEST_CASE("the twin is well formed throughout random games at any size") {
  Random random(9);
  for (const Ruleset& ruleset : rulesets()) {
    AppModel model(nullptr);
    model.dispatch(wish::Set{"speed", "off"});
    model.dispatch(wish::LoadText{"?game=" + std::string(ruleset.id) + "&south=person&north=person"});
    model.set_canvas({320 + static_cast<float>(random.below(1000)), 240 + static_cast<float>(random.below(1000)), {}, false});
    for (int i = 0; i < 40 && !model.session().over(); ++i) {
      const MoveList moves = model.session().round().legal_moves();
      REQUIRE(model.dispatch(wish::Play{moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]}));
      REQUIRE(well_formed(twin_json(model)));
    }
  }
}

TEST_CASE("texts are quoted for JSON") {
  CHECK(json_quoted("a\"b\\c\nd\x01") == "\"a\\\"b\\\\c\\nd\\u0001\"");
  CHECK(json_quoted("ő") == "\"ő\"");
}
