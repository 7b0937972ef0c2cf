// Every view in every language on a small phone: what is said fits where it is said.
#include <doctest/doctest.h>

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "shell/languages.h"
#include "tests/support/prompt_thinker.h"
#include "tests/support/stage.h"

namespace mancala::test {
namespace {

// Of each kind of game and of each thing that the line of state may say.
const char* kStates[] = {
    "kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S",
    "dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 N",
    "djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N",
    "djenon-aboure 1,2,0,0,0,0/0,1,0,0,0,0 20-24 S",
    "san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S",
    "san-yao 0,0,2,0,0/0,0,0,0,0 23-25 S",
    "mangala-ii 7,1,8,0,6,9/12,2,7,1,5,6 4-4 S",
    "?game=kalah@pie&moves=C_D",
    "?game=kalah&moves=B&end=resigned_N",
    "?game=kalah&moves=C&north=friend",
};
const Panel kPanels[] = {Panel::None, Panel::NewGame, Panel::History, Panel::Rules, Panel::Settings, Panel::Share, Panel::Curve, Panel::Resign};
struct Screen {
  float width, height;
  const char* text_size = "normal";
};

void check_fits(Stage& stage, const std::string& where) {
  CAPTURE(where);
  stage.frame();
  for (const std::string& text : shortened_texts()) FAIL_CHECK(text << " does not fit, " << where << ", " << stage.model.strings().language());
}

// At each size, in each language.
template <class Look>
void everywhere(std::initializer_list<Screen> sizes, const Look& look) {
  for (const Screen& size : sizes) {
    CAPTURE(size.width);
    CAPTURE(size.text_size);
    Stage stage(size.width, size.height, 1, false);
    stage.model.set_handouts(~Handouts{});
    REQUIRE(stage.model.run("text-size." + std::string(size.text_size)));
    for (const Language& language : kLanguages) {
      CAPTURE(language.code);
      REQUIRE(stage.model.run("language." + std::string(language.code)));
      look(stage, " at " + std::to_string(static_cast<int>(size.width)));
    }
  }
}

}  // namespace

TEST_CASE("every text of every view fits its place in every language") {
  everywhere({{320, 568}, {390, 844}, {844, 390}, {1280, 800}, {320, 568, "large"}, {320, 568, "larger"}, {390, 844, "larger"}, {844, 390, "larger"}}, [](Stage& stage, const std::string&) {
    for (const char* state : kStates) {
      stage.set_up(state);
      check_fits(stage, state);
      if (stage.model.run("history.previous")) check_fits(stage, "looking back");
    }
    stage.set_up(kStates[0]);
    for (int i = 0; i < 6; ++i) stage.play(stage.model.session().round().legal_moves()[0].pit(), 60'000);
    for (const Panel panel : kPanels) {
      stage.open(panel);
      for (const char* game : {"setup.game.kalah", "setup.game.djenon-aboure"}) {
        stage.model.run(game);
        check_fits(stage, std::string(to_text(panel)));
        if (panel != Panel::NewGame) break;
      }
    }
    stage.open(Panel::None);
  });
}

TEST_CASE("every button of the bar has a word while a position is set up, in every language") {
  everywhere({{320, 568}, {390, 844}, {844, 390}, {1024, 768}, {320, 568, "large"}, {320, 568, "larger"}, {390, 844, "larger"}}, [](Stage& stage, const std::string& at) {
    for (const char* game : {"kalah", "dakon", "san-yao"})
      for (const char* side : {"edit.side.south", "edit.side.north"}) {
        stage.set_up(game);
        REQUIRE(stage.model.run("edit"));
        REQUIRE(stage.model.run(side));
        check_fits(stage, std::string("setting up ") + game + at);
      }
  });
}

TEST_CASE("a hint and what it gains fit their place in every language") {
  struct Size { float width, height; };
  for (const Size size : {Size{320, 568}, Size{390, 844}, Size{844, 390}}) {
    for (const char* scale : {"normal", "larger"}) {
      PromptThinker thinker;
      Stage stage(size.width, size.height, 1, false, &thinker);
      stage.model.run("text-size." + std::string(scale));
      for (const Language& language : kLanguages) {
        REQUIRE(stage.model.run("language." + std::string(language.code)));
        // Another move; where it lands; all that a hint may have to say; a match's second line below it.
        for (const char* state : {"kalah 0,0,0,0,1,1/0,0,4,0,0,0 20-22 S", "kalah 2,0,0,0,0,0/0,0,0,0,0,3 20-20 S", "kalah 0,0,0,0,0,1/4,4,4,4,4,4 10-13 S",
                                  "san-yao 0,0,1,1,0/1,0,0,0,0 23-24 S owners=SSSSS/SNNNN round=2 start=S"}) {
          stage.set_up(state);
          REQUIRE(stage.model.run("hint"));
          for (int i = 0; i < 50 && !stage.model.hint(); ++i) stage.model.tick(stage.now += 20);
          REQUIRE(stage.model.hint());
          check_fits(stage, stage.model.status());
        }
      }
    }
  }
}

TEST_CASE("how to begin, with a match's line below it, stays within the head in every language") {
  everywhere({{320, 568}, {320, 568, "large"}, {320, 568, "larger"}, {390, 844, "larger"}, {844, 390, "larger"}}, [](Stage& stage, const std::string& at) {
    for (const char* game : {"kalah", "san-yao"}) {
      stage.set_up(game);
      REQUIRE(stage.model.run("lesson"));
      REQUIRE(stage.model.teaches());
      check_fits(stage, std::string("how to begin ") + game + at);
    }
  });
}

TEST_CASE("a notice that the head has no room for is told below it, whole") {
  everywhere({{320, 568}, {390, 844}, {568, 320}, {320, 568, "larger"}, {1280, 800}}, [](Stage& stage, const std::string& at) {
    for (const Panel panel : {Panel::None, Panel::NewGame, Panel::Share, Panel::Settings, Panel::History}) {
      stage.set_up("san-yao");
      stage.open(panel);
      CHECK_FALSE(stage.model.dispatch(wish::LoadText{"?game=chess"}));
      REQUIRE_FALSE(stage.model.notice().empty());
      check_fits(stage, std::string(to_text(panel)) + " with a wrong link" + at);
    }
  });
}

TEST_CASE("pictures of the languages") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  struct Size { const char* name; float width, height; };
  for (const Size& size : {Size{"small", 320, 568}, Size{"phone", 390, 844}, Size{"wide", 844, 390}}) {
    Stage stage(size.width, size.height, 2);
    stage.model.set_handouts(~Handouts{});
    for (const Language& language : kLanguages) {
      const std::string code(language.code);
      stage.model.run("language." + code);
      stage.set_up("san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S");
      for (const Panel panel : kPanels) {
        stage.open(panel);
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/" + code + "-" + std::string(to_text(panel)) + "-" + size.name + ".png"));
      }
      stage.open(Panel::None);
    }
  }
}

TEST_CASE("pictures of the languages in larger text") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  struct Size { const char* name; float width, height; };
  for (const Size& size : {Size{"small", 320, 568}, Size{"phone", 390, 844}}) {
    Stage stage(size.width, size.height, 2);
    stage.model.set_handouts(~Handouts{});
    stage.model.run("text-size.larger");
    for (const Language& language : kLanguages) {
      const auto take = [&](const char* name) {
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/larger-" + std::string(language.code) + "-" + name + "-" + size.name + ".png"));
      };
      stage.model.run("language." + std::string(language.code));
      stage.set_up("djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N");
      take("game");
      stage.set_up("san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S");
      stage.model.run("edit");
      stage.model.dispatch(wish::EditSeeds{pit_spot(2), 6});
      take("edit");
    }
  }
}

}  // namespace mancala::test
