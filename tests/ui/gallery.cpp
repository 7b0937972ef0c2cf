// Pictures of every view, for eyes: MANCALA_PICTURES=<folder> ui_tests -tc="pictures*"
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "tests/support/prompt_thinker.h"
#include "tests/support/stage.h"

namespace mancala::test {
namespace {

struct Scene {
  const char* name;
  const char* position;  // amid play
};
const Scene kScenes[] = {
    {"kalah", "kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S"},
    {"dakon", "dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S"},
    {"djenon-aboure", "djenon-aboure 2,6,6,0,5,5/5,1,5,5,5,1 2-0 N"},
    {"san-yao", "san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S"},
    {"mangala-ii", "mangala-ii 7,1,8,0,6,9/12,2,7,1,5,6 4-4 S"},
};
struct Size {
  const char* name;
  float width, height, ratio;
};
const Size kSizes[] = {{"phone", 390, 844, 2}, {"tablet", 1024, 768, 1}, {"desktop", 1920, 1080, 1}, {"embed", 320, 240, 2},
                       {"small", 320, 568, 2}, {"wide", 844, 390, 2}};

}  // namespace

TEST_CASE("pictures of the games") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Scene& scene : kScenes)
    for (const Size& size : kSizes) {
      Stage stage(size.width, size.height, size.ratio);
      stage.set_up(scene.position);
      CHECK(stage.model.session().ruleset().id == scene.name);
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/" + scene.name + "-" + size.name + ".png"));
    }
}

TEST_CASE("pictures of the themes and surroundings") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  struct Look { const char *theme, *surroundings, *name; };
  const Look looks[] = {{"own", "light", "light"}, {"plain", "dark", "plain"}, {"plain", "light", "plain-light"},
                        {"contrast", "dark", "contrast"}, {"contrast", "light", "contrast-light"}};
  for (const Look& look : looks)
    for (const Scene& scene : kScenes)
      for (const Size& size : {kSizes[0], kSizes[1]}) {
        if (std::string(look.theme) != "own" && scene.name != kScenes[0].name && scene.name != kScenes[2].name && scene.name != kScenes[3].name) continue;
        Stage stage(size.width, size.height, size.ratio);
        stage.model.dispatch(wish::Set{"theme", look.theme});
        stage.model.dispatch(wish::Set{"surroundings", look.surroundings});
        stage.set_up(scene.position);
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/look-" + look.name + "-" + scene.name + "-" + size.name + ".png"));
        stage.model.dispatch(wish::FocusPit{stage.model.session().round().legal_moves()[1].pit()});
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/look-" + look.name + "-" + scene.name + "-focus-" + size.name + ".png"));
        if (scene.name != kScenes[0].name) continue;
        stage.open(Panel::Settings);
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/look-" + look.name + "-settings-" + size.name + ".png"));
      }
}

TEST_CASE("pictures across a table, in large text, of a first start and of a focused row") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {kSizes[0], kSizes[1], kSizes[2], kSizes[4]}) {
    Stage stage(size.width, size.height, size.ratio);
    const auto take = [&](const char* name) {
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/mood-" + name + "-" + size.name + ".png"));
    };
    StartTexts first;
    first.first_start = true;
    stage.model.start(first);
    take("first");
    stage.set_up("kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S");
    stage.model.dispatch(wish::Set{"text-size", "larger"});
    take("larger");
    stage.open(Panel::Settings);
    for (int i = 0; i < 8; ++i) stage.model.run("focus.down");
    take("larger-settings");
    stage.open(Panel::None);
    stage.model.dispatch(wish::Set{"text-size", "normal"});
    stage.model.run("resign");
    take("resign");
    stage.open(Panel::None);
    stage.model.dispatch(wish::Set{"layout", "tabletop"});
    stage.play(Pit{0}, 60'000);
    take("tabletop");
    stage.set_up("mangala-ii 0,0,0,0,0,0/1,2,0,0,0,0 36-33 S");
    take("tabletop-pass");
  }
}

TEST_CASE("pictures of a hint and of a position set up") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {kSizes[0], kSizes[1], kSizes[4], kSizes[5]})
    for (const char* language : {"en", "hu", "ru", "fr"}) {
      PromptThinker thinker;
      Stage stage(size.width, size.height, size.ratio, true, &thinker);
      const auto take = [&](const std::string& name) {
        stage.settle();
        CHECK(stage.photograph(std::string(folder) + "/" + name + "-" + language + "-" + size.name + ".png"));
      };
      REQUIRE(stage.model.run("language." + std::string(language)));
      stage.set_up("kalah 4,0,0,1,0,1/4,0,4,0,2,3 14-12 S");
      REQUIRE(stage.model.run("hint"));
      for (int i = 0; i < 400 && !stage.model.at_rest(); ++i) stage.model.tick(stage.now += 40);
      take("hint");
      for (const char* game : {"kalah", "san-yao"}) {
        stage.set_up(game);
        REQUIRE(stage.model.run("edit"));
        stage.model.dispatch(wish::EditSeeds{pit_spot(2), 6});
        take(std::string("edit-") + game);
      }
    }
}

TEST_CASE("pictures of large counts, a match lost and a full board") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {kSizes[0], kSizes[1]}) {
    Stage stage(size.width, size.height, size.ratio);
    stage.model.dispatch(wish::Set{"numerals", "large"});
    stage.set_up("mangala-ii 0,0,12,0,0,1/1,1,1,1,1,31 5-18 S");
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/large-" + size.name + ".png"));
    stage.set_up("dakon@pits=9,seeds=9 9,9,9,22,0,9,9,9,27/1,9,3,9,9,9,12,2,0 4-1 N");
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/nine-" + size.name + ".png"));
    stage.set_up("san-yao 0,0,2,0,0/0,0,0,0,0 23-25 S");
    stage.play(Pit{2}, 60'000);
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/over-" + size.name + ".png"));
  }
}

TEST_CASE("pictures of the sheets") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  struct Shown { Panel panel; const char* name; };
  for (const Size& size : kSizes) {
    if (size.height < 300) continue;
    Stage stage(size.width, size.height, size.ratio);
    for (int i = 0; i < 34 && !stage.model.session().over(); ++i) {
      const MoveList moves = stage.model.session().round().legal_moves();
      stage.play(moves[(i * 7) % moves.size()].pit(), 60'000);
    }
    for (const Shown shown : {Shown{Panel::NewGame, "new-game"}, {Panel::History, "history"}, {Panel::Rules, "rules"}, {Panel::Settings, "settings"}}) {
      stage.open(shown.panel);
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/sheet-" + shown.name + "-" + size.name + ".png"));
    }
  }
}

TEST_CASE("pictures of the rules of each game") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Scene& scene : kScenes)
    for (const char* motion : {"full", "reduced"}) {
      Stage stage(1024, 768);
      stage.model.dispatch(wish::Set{"motion", motion});
      stage.set_up(scene.name);
      stage.open(Panel::Rules);
      stage.model.tick(stage.now += 1500);
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/rules-" + scene.name + (std::string(motion) == "full" ? "" : "-still") + ".png"));
    }
}

TEST_CASE("pictures of a sowing") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  Stage stage(1024, 768);
  stage.set_up("dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S");
  stage.settle();
  stage.hover(stage.model.layout().places[3].center);
  stage.settle();
  CHECK(stage.photograph(std::string(folder) + "/sowing-0.png"));
  stage.play(3, 700);
  for (int i = 1; i < 6; ++i) {
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/sowing-" + std::to_string(i) + ".png"));
    stage.model.tick(stage.now += 330);
  }
}

TEST_CASE("pictures of previews") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  struct Asked { const char* name; const char* position; Pit pit; };
  const Asked asked[] = {{"bonus", "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 2}, {"capture", "kalah 1,0,4,4,4,4/4,4,4,4,5,4 12-9 S", 0},
                         {"round", "kalah 1,0,4,4,4,13/4,4,4,4,5,4 2-3 S", 5}, {"relay", "dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S", 3},
                         {"earth", "san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S", 0}};
  for (const Size& size : {Size{"phone", 390, 844, 2}, Size{"desktop", 1280, 800, 1}})
    for (const Asked& a : asked) {
      Stage stage(size.width, size.height, size.ratio);
      stage.set_up(a.position);
      stage.settle();
      stage.hover(stage.model.layout().places[a.pit].center);
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/preview-" + a.name + "-" + size.name + ".png"));
    }
}

TEST_CASE("pictures of a look back") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {Size{"phone", 390, 844, 2}, Size{"desktop", 1280, 800, 1}}) {
    Stage stage(size.width, size.height, size.ratio);
    for (int i = 0; i < 34 && !stage.model.session().over(); ++i) {
      const MoveList moves = stage.model.session().round().legal_moves();
      stage.play(moves[(i * 7) % moves.size()].pit(), 60'000);
    }
    stage.open(Panel::History);
    stage.model.dispatch(wish::JumpTo{Moment{0, 9}});
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/back-" + size.name + ".png"));
  }
}

TEST_CASE("pictures of advice") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {Size{"phone", 390, 844, 2}, Size{"desktop", 1280, 800, 1}, Size{"small", 320, 568, 2}}) {
    PromptThinker thinker;
    Stage stage(size.width, size.height, size.ratio, true, &thinker);
    const auto think = [&] {
      for (int i = 0; i < 400 && !stage.model.at_rest(); ++i) stage.model.tick(stage.now += 40);
    };
    stage.set_up("kalah 4,1,0,7,2,6/3,5,0,8,1,2 5-4 S");
    stage.model.run("seat.north.person"), stage.model.run("seat.south.person");
    stage.model.run("hint");
    think(), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/hint-" + size.name + ".png"));
    stage.model.run("hint"), stage.model.run("analysis");
    think(), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/values-" + size.name + ".png"));
    stage.set_up("dakon 8,1,8,8,0,11,3/0,8,9,2,8,0,8 15-9 S");
    think(), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/values-dakon-" + size.name + ".png"));
    stage.set_up("?game=kalah&south=person&north=person");
    for (int i = 0; i < 34 && !stage.model.session().over(); ++i) {
      const MoveList moves = stage.model.session().round().legal_moves();
      stage.play(moves[(i * 7) % moves.size()].pit(), 60'000);
    }
    stage.model.run("history"), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/moves-" + size.name + ".png"));
    stage.model.run("curve"), think(), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/curve-" + size.name + ".png"));
  }
}

TEST_CASE("pictures of setting up") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {Size{"phone", 390, 844, 2}, Size{"desktop", 1280, 800, 1}}) {
    Stage stage(size.width, size.height, size.ratio);
    stage.set_up("san-yao 3,9,2,9,0/9,0,5,2,1 6-4 S owners=SSSSS/SNNNN round=2 start=S");
    stage.model.set_handouts(set_of(Handout::CopyPosition));
    stage.model.run("edit");
    stage.model.dispatch(wish::FocusPit{Pit{1}});
    stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/edit-" + size.name + ".png"));
    stage.model.run("edit.clear"), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/edit-empty-" + size.name + ".png"));
    stage.model.run("new-game"), stage.settle();
    CHECK(stage.photograph(std::string(folder) + "/edit-from-" + size.name + ".png"));
  }
}

TEST_CASE("pictures of an open list and curve, of letters and of ends") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  for (const Size& size : {Size{"small", 320, 568, 1}, Size{"phone", 390, 844, 1}, kSizes[1], kSizes[2]}) {
    PromptThinker thinker;
    Stage stage(size.width, size.height, size.ratio, true, &thinker);
    const auto take = [&](const char* name) {
      for (int i = 0; i < 400 && !stage.model.at_rest(); ++i) stage.model.tick(stage.now += 40);
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/" + name + "-" + size.name + ".png"));
    };
    stage.set_up("?game=dakon&south=person&north=person");
    for (int i = 0; i < 9; ++i) {
      const MoveList moves = stage.model.session().round().legal_moves();
      stage.play(moves[(i * 7) % moves.size()].pit(), 60'000);
    }
    stage.model.run("history"), take("apart-moves");
    stage.model.run("curve"), take("apart-curve");
    stage.model.run("new-game"), take("seats");
    stage.model.run("close");
    stage.model.dispatch(wish::Set{"layout", "tabletop"});
    take("across"), stage.model.run("settings"), take("across-settings");
    stage.model.dispatch(wish::Set{"layout", "auto"});
    stage.set_up("kalah 1,0,4,4,4,13/4,4,4,4,5,4 12-19 S");
    stage.model.run("analysis"), take("worth");
    stage.model.dispatch(wish::FocusPit{Pit{5}}), take("worth-preview");
    stage.model.run("analysis");
    stage.model.dispatch(wish::FocusPit{std::nullopt});
    // A round's end, its sons, and a match's.
    stage.set_up("san-yao 0,1,0,0,1/0,0,0,0,0 18-30 S");
    stage.play(Pit{1}, 60'000), take("round-over");
    stage.model.run("next-round"), take("re-sown");
    stage.set_up("kalah 0,0,0,0,0,1/0,0,0,0,0,2 25-20 S");
    stage.play(Pit{5}, 60'000), take("game-over");
    stage.model.dispatch(wish::Set{"surroundings", "light"});
    stage.set_up("kalah"), stage.model.run("resign"), take("resign-light");
  }
}

TEST_CASE("pictures of captures") {
  const char* folder = std::getenv("MANCALA_PICTURES");
  if (folder == nullptr) return;
  Stage stage(1024, 768);
  struct Moved { const char* name; const char* position; Pit pit; double from; };
  for (const Moved& moved : {Moved{"capture", "kalah 4,1,0,7,0,6/3,5,6,8,1,2 5-4 S", Pit{1}, 450}, {"chain", "mangala-ii 0,2,1,0,1,4/3,5,1,1,0,2 26-26 S", Pit{5}, 1100}}) {
    stage.set_up(moved.position);
    stage.settle();
    stage.play(moved.pit, moved.from);
    for (int i = 0; i < 4; ++i) {
      stage.settle();
      CHECK(stage.photograph(std::string(folder) + "/" + moved.name + "-" + std::to_string(i) + ".png"));
      stage.model.tick(stage.now += 170);
    }
  }
}

}  // namespace mancala::test
