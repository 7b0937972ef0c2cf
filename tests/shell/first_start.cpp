// How to begin: when a first start teaches it, and when not.
#include <doctest/doctest.h>

#include <algorithm>

#include "shell/app_model.h"
#include "shell/commands.h"
#include "tests/shell/support.h"
#include "tests/support/prompt_thinker.h"

using namespace mancala;

TEST_CASE("a first start shows how to begin until the first move, and never again") {
  AppModel model(nullptr);
  StartTexts texts;
  texts.first_start = true;
  model.start(texts);
  const std::string status = model.status();
  CHECK(model.teaches());
  REQUIRE(model.taught_pit());
  CHECK(model.may_play(Move{*model.taught_pit()}));
  model.run("rules");
  CHECK_FALSE(model.teaches());
  model.run("close");
  model.take_events();
  model.run("play.C");
  CHECK_FALSE(model.teaches());
  const AppEvents events = model.take_events();
  CHECK(std::any_of(events.saves.begin(), events.saves.end(), [](const auto& saved) { return saved.key == "begun"; }));
  model.run("finish");
  model.run("undo");
  CHECK_FALSE(model.teaches());
  CHECK(model.status() == status);  // the line that is read aloud stays what it is
  AppModel later(nullptr);
  later.start({});
  CHECK_FALSE(later.teaches());
}

TEST_CASE("a hint that is asked for at a first start stands in the place of how to begin") {
  test::PromptThinker thinker;
  AppModel model(&thinker);
  StartTexts texts;
  texts.first_start = true;
  model.start(texts);
  REQUIRE(model.teaches());
  model.run("hint");
  CHECK_FALSE(model.teaches());
  for (int i = 0; i < 50 && !model.hint(); ++i) model.tick(20 * i);
  REQUIRE(model.hint());
  CHECK_FALSE(model.teaches());
  CHECK(model.status().find(model.announcer().move(*model.hint())) != std::string::npos);  // what the head then says
}

TEST_CASE("how to begin is shown where a game begins, not amid one, and again when a host asks for it") {
  AppModel model(nullptr);
  StartTexts texts;
  texts.first_start = true;
  texts.argument = "?game=kalah&moves=C_F_a&sides=both";
  model.start(texts);
  CHECK_FALSE(model.teaches());
  CHECK_FALSE(find_command(commands(model), "lesson")->enabled);
  model.dispatch(wish::LoadText{"kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 N"});
  CHECK_FALSE(model.teaches());
  model.dispatch(wish::LoadText{"?game=kalah&sides=both"});
  CHECK(model.teaches());
  model.run("play.C"), model.run("finish");
  model.dispatch(wish::LoadText{"?game=kalah&sides=both"});
  CHECK_FALSE(model.teaches());
  REQUIRE(model.run("lesson"));
  CHECK(model.teaches());
  model.run("play.C"), model.run("finish"), model.run("undo");
  CHECK_FALSE(model.teaches());
}
