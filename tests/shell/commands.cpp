// The one command table: complete, unambiguous, and true about what can be done now.
#include "shell/commands.h"

#include <doctest/doctest.h>

#include <set>

#include "shell/languages.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

const Command& row(const std::vector<Command>& table, const std::string& id) {
  const Command* command = find_command(table, id);
  REQUIRE_MESSAGE(command, id);
  return *command;
}

bool enabled(const AppModel& model, const std::string& id) { return row(commands(model), id).enabled; }
Checked checked(const AppModel& model, const std::string& id) { return row(commands(model), id).checked; }

void load(AppModel& model, const std::string& text) {
  REQUIRE(model.dispatch(wish::LoadText{text}));
  model.dispatch(wish::SetSeat{Side::South, Seat{0}});
  model.dispatch(wish::SetSeat{Side::North, Seat{0}});
  model.dispatch(wish::Set{"speed", "off"});
}

}  // namespace

TEST_CASE("what most people choose comes before what few do") {
  AppModel model(nullptr);
  model.set_handouts(~Handouts{});
  const auto table = commands(model);
  const auto place = [&](const char* id) { return find_command(table, id) - table.data(); };
  CHECK(place("setup.seat.north.level2") < place("setup.option.empty-capture"));
  CHECK(place("share.link") < place("share.position"));
  CHECK(place("share.png") < place("share.save"));
  CHECK(place("share.save") < place("share.open"));
  CHECK(place("share.open") < place("share.paste"));
}

TEST_CASE("the language is the first of the settings, for keys and for the page, in its own name") {
  AppModel model(nullptr);
  model.run("settings");
  CHECK(next_row(commands(model), Panel::Settings, "", 0, 1) == "language.en");
  CHECK(next_row(commands(model), Panel::Settings, "close", 1, 0) == "language.en");
  REQUIRE(model.run("language.ru"));
  const std::vector<Command> table = commands(model);
  std::vector<std::string_view> groups;
  for (const Command& command : table)
    if (belongs_to(command.group, Panel::Settings) && (groups.empty() || groups.back() != command.group)) groups.push_back(command.group);
  REQUIRE(groups.size() > 2);
  CHECK(groups[0] == "language");
  CHECK(groups[1] == "seats");
  for (const Language& language : kLanguages) CHECK(row(table, "language." + std::string(language.code)).label == language.name);
}

TEST_CASE("every id that the page and the toolbar speak of is there") {
  AppModel model(nullptr);
  model.set_handouts(set_of(Handout::CopyLink));
  const auto table = commands(model);
  for (const char* id :
       {"play.A", "play.F", "play.a", "play.f", "pass", "swap", "undo", "redo", "resign", "next-round", "new-game", "history", "rules",
        "settings", "share", "close", "finish", "setup.game.kalah", "setup.game.dakon", "setup.game.djenon-aboure", "setup.game.san-yao",
        "setup.game.mangala-ii", "setup.pits.more", "setup.pits.less", "setup.seeds.more", "setup.seeds.less", "setup.option.empty-capture",
        "setup.option.end", "setup.option.leftovers", "setup.option.pie", "setup.seat.south.person", "setup.seat.north.level2", "setup.start",
        "seat.south.level1", "seat.north.person", "speed.off", "speed.slow", "speed.normal", "speed.fast", "numerals.off", "numerals.small",
        "numerals.large", "motion.system", "motion.reduced", "motion.full", "preview.on", "edit", "hint", "analysis", "curve", "preview.off", "layout.auto", "layout.portrait", "theme.own", "theme.dakon", "seat.north.friend", "language.en", "history.first", "history.previous",
        "history.next", "history.live", "focus.left", "focus.right", "focus.up", "focus.down", "focus.play"})
    CHECK_MESSAGE(find_command(table, id), id);
  CHECK_FALSE(find_command(table, "play.G"));
  CHECK_FALSE(find_command(table, ""));
}

TEST_CASE("ids are told apart, labels are words, enabled shortcuts are unique") {
  AppModel model(nullptr);
  for (const char* text : {"kalah", "dakon", "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SNNNN round=2", "kalah@pits=9", "mangala-ii@pits=1"}) {
    CAPTURE(text);
    load(model, text);
    for (const Panel panel : {Panel::None, Panel::NewGame, Panel::History, Panel::Settings, Panel::Share, Panel::Curve}) {
      model.dispatch(wish::OpenPanel{panel});
      std::set<std::string> ids, shortcuts;
      for (const Command& command : commands(model)) {
        CAPTURE(command.id);
        CHECK(ids.insert(command.id).second);
        CHECK_FALSE(command.label.empty());
        CHECK(command.label.find("‹") == std::string::npos);
        CHECK(command.label.find('{') == std::string::npos);
        CHECK(model.strings().has("group." + command.group));
        if (command.enabled && !command.shortcut.empty()) CHECK(shortcuts.insert(command.shortcut).second);
      }
    }
  }
}

TEST_CASE("every kind of wish is a row, but those that carry a text or a place") {
  AppModel model(nullptr);
  model.set_handouts(set_of(Handout::CopyLink));
  model.dispatch(wish::LoadText{"san-yao"});                // whose pits have owners
  model.dispatch(wish::SetSeat{Side::North, Seat{1}});  // only an engine can be paused
  model.dispatch(wish::EditPosition{true});
  std::set<std::size_t> kinds;
  for (const Command& command : commands(model)) kinds.insert(command.action.index());
  const std::set<std::size_t> elsewhere{Action(wish::NewGame{{}, {}}).index(), Action(wish::LoadText{}).index(), Action(wish::FocusPit{}).index(), Action(wish::PointAt{}).index(), Action(wish::EditCarry{}).index(),
                                        Action(wish::ScrollHistory{}).index()};
  for (std::size_t kind = 0; kind < std::variant_size_v<Action>; ++kind) {
    CAPTURE(kind);
    CHECK((kinds.count(kind) == 1) != (elsewhere.count(kind) == 1));
  }
}

TEST_CASE("rows are enabled when their wish can be granted") {
  AppModel model(nullptr);
  load(model, "kalah");
  CHECK(enabled(model, "play.C"));
  CHECK_FALSE(enabled(model, "play.c"));
  CHECK_FALSE(enabled(model, "undo"));
  CHECK_FALSE(enabled(model, "close"));
  CHECK_FALSE(model.run("play.c"));
  CHECK_FALSE(model.run("no-such"));
  REQUIRE(model.run("play.C"));
  CHECK_FALSE(enabled(model, "play.C"));
  CHECK(enabled(model, "undo"));
  CHECK_FALSE(enabled(model, "redo"));
  CHECK_FALSE(enabled(model, "next-round"));
  REQUIRE(model.run("undo"));
  CHECK(enabled(model, "redo"));
  REQUIRE(model.run("resign.yes"));
  CHECK_FALSE(enabled(model, "resign.yes"));
  CHECK_FALSE(enabled(model, "play.A"));
}

TEST_CASE("giving up is asked about") {
  AppModel model(nullptr);
  load(model, "kalah");
  CHECK_FALSE(enabled(model, "resign.no"));
  REQUIRE(model.run("resign"));
  CHECK(model.view().panel == Panel::Resign);
  CHECK_FALSE(model.session().over());
  REQUIRE(model.run("resign.no"));
  CHECK(model.view().panel == Panel::None);
  REQUIRE(model.run("resign"));
  REQUIRE(model.run("resign.yes"));
  CHECK(model.session().over());
  CHECK(model.view().panel == Panel::None);
}

TEST_CASE("settings come from their table, and go back to how they were at first") {
  AppModel model(nullptr);
  model.start({});
  CHECK_FALSE(enabled(model, "settings.reset"));
  for (const SettingRow& setting : setting_rows()) {
    CAPTURE(setting.name);
    for (const std::string_view value : setting.values.first(setting.offered)) {
      const std::string id = std::string(setting.name) + "." + std::string(value);
      REQUIRE(model.run(id));
      CHECK(setting.value(model.settings()) == value);
      CHECK(checked(model, id) == Checked::On);
      CHECK(belongs_to(row(commands(model), id).group, Panel::Settings));
    }
  }
  model.run("theme.contrast");
  CHECK(model.theme().name == "contrast");
  REQUIRE(model.run("settings.reset"));
  CHECK(model.settings() == Settings{});
  CHECK_FALSE(enabled(model, "settings.reset"));
}

TEST_CASE("pass and swap are rows") {
  AppModel model(nullptr);
  load(model, "mangala-ii 0,0,0,0,0,0/1,2,0,0,0,0 36-33 S");
  CHECK(enabled(model, "pass"));
  REQUIRE(model.press("p"));
  CHECK(model.session().mover() == Side::North);
  load(model, "kalah@pie");
  CHECK_FALSE(enabled(model, "swap"));
  model.run("play.A");
  CHECK(enabled(model, "swap"));
  REQUIRE(model.press("W"));
  CHECK(model.session().position().swap == SwapState::Taken);
}

TEST_CASE("digits are the pits of the side to move from the left") {
  AppModel model(nullptr);
  load(model, "kalah");
  CHECK(row(commands(model), "play.A").shortcut == "1");
  CHECK(row(commands(model), "play.F").shortcut == "6");
  CHECK(row(commands(model), "play.a").shortcut.empty());
  REQUIRE(model.press("1"));
  CHECK(model.session().mover() == Side::North);
  CHECK(row(commands(model), "play.f").shortcut == "1");  // North's last pit lies at the left
  CHECK(row(commands(model), "play.a").shortcut == "6");
  load(model, "san-yao 5,5,5,5,5/5,5,5,5,5 0-0 S owners=SSSSS/SSNNN round=2");
  CHECK(row(commands(model), "play.E").shortcut == "5");
  CHECK(row(commands(model), "play.b").shortcut == "6");  // sons after the own row, from the left: b, then a
  CHECK(row(commands(model), "play.a").shortcut == "7");
  CHECK(row(commands(model), "play.c").shortcut.empty());
}

TEST_CASE("checked rows say what is in force") {
  AppModel model(nullptr);
  CHECK(checked(model, "speed.normal") == Checked::On);
  CHECK(checked(model, "undo") == Checked::NoChoice);
  model.run("speed.fast");
  CHECK(checked(model, "speed.normal") == Checked::Off);
  CHECK(checked(model, "speed.fast") == Checked::On);
  model.run("numerals.large");
  CHECK(model.settings().numerals == Numerals::Large);
  model.run("new-game");
  CHECK(checked(model, "new-game") == Checked::On);
  CHECK(enabled(model, "close"));
  model.run("new-game");  // the same button closes it
  CHECK(model.view().panel == Panel::None);
}

TEST_CASE("a perfect player is offered where moves can be proved, and gives way where they cannot") {
  AppModel model(nullptr);
  model.run("new-game");
  model.run("setup.game.kalah");
  REQUIRE(model.run("setup.seat.north.perfect"));
  CHECK(checked(model, "setup.seat.north.perfect") == Checked::On);
  model.run("setup.seeds.more");
  CHECK_FALSE(find_command(commands(model), "setup.seat.north.perfect"));
  CHECK(model.view().staged.seats[1] == Seat{kLevels});
  model.run("setup.seeds.less"), model.run("setup.seeds.less");
  REQUIRE(model.run("setup.seat.south.perfect"));
  REQUIRE(model.run("setup.start"));
  CHECK(model.session().seat(Side::South) == kPerfect);
  CHECK(Session::restore(model.session().save())->seat(Side::South) == kPerfect);
}

TEST_CASE("a new game is put together from rows") {
  AppModel model(nullptr);
  model.run("new-game");
  model.run("setup.game.dakon");
  CHECK_FALSE(find_command(commands(model), "setup.option.pie"));
  model.run("setup.pits.less");
  model.run("setup.pits.less");
  CHECK(model.view().staged.ruleset.seeds == 5);  // Dakon's seeds follow its pits
  model.run("setup.seeds.more");
  model.run("setup.seat.south.person");
  model.run("setup.seat.north.person");
  REQUIRE(model.run("setup.start"));
  CHECK(board_text(model.session()) == "dakon@pits=5,seeds=6 6,6,6,6,6/6,6,6,6,6 0-0 S");
  CHECK(model.view().panel == Panel::None);
  model.run("setup.game.kalah");
  model.run("setup.option.pie");
  CHECK(checked(model, "setup.option.pie") == Checked::On);
  model.run("setup.option.pie");
  CHECK(checked(model, "setup.option.pie") == Checked::Off);
}

TEST_CASE("pits and seeds stay within their limits") {
  AppModel model(nullptr);
  for (int i = 0; i < 20; ++i) model.run("setup.pits.more");
  CHECK(model.view().staged.ruleset.pits == kMaxPits);
  CHECK_FALSE(enabled(model, "setup.pits.more"));
  for (int i = 0; i < 20; ++i) model.run("setup.seeds.less");
  CHECK(model.view().staged.ruleset.seeds == 1);
  CHECK_FALSE(enabled(model, "setup.seeds.less"));
}

TEST_CASE("the history can be walked by rows, across rounds") {
  AppModel model(nullptr);
  load(model, "san-yao 1,0,0,1,0/0,0,0,0,0 31-17 S");
  model.run("play.A");
  model.run("next-round");
  model.run("play.A");
  CHECK_FALSE(enabled(model, "history.next"));
  CHECK_FALSE(enabled(model, "history.live"));
  model.run("history.previous");
  CHECK(model.viewed() == Moment{1, 0});
  model.run("history.previous");
  CHECK(model.viewed() == Moment{0, 1});
  CHECK_FALSE(enabled(model, "play.a"));
  model.run("history.next");
  CHECK(model.viewed() == Moment{1, 0});
  model.run("history.first");
  CHECK(model.viewed() == Moment{0, 0});
  CHECK_FALSE(enabled(model, "history.previous"));
  model.run("history");
  CHECK(row(commands(model), "history.show.1.1").label == "1. South A");
  REQUIRE(model.run("history.show.2.1"));
  CHECK_FALSE(model.viewed());
  CHECK(checked(model, "history.show.2.1") == Checked::On);
}

TEST_CASE("keys move the focus by the screen, and Enter plays") {
  AppModel model(nullptr);
  load(model, "kalah");
  model.press("ArrowRight");
  CHECK(model.view().focus == Pit{0});
  model.press("ArrowRight");
  model.press("ArrowRight");
  CHECK(model.view().focus == Pit{2});
  model.press("ArrowUp");
  CHECK(model.view().focus == Pit{9});
  model.press("ArrowDown");
  REQUIRE(model.press("Enter"));
  CHECK(model.session().last_move() == Move{2});
  model.set_canvas({390, 844, {}, false});
  model.dispatch(wish::FocusPit{Pit{0}});
  model.press("ArrowUp");  // a standing board: up along South's row
  CHECK(model.view().focus == Pit{1});
  model.press("ArrowLeft");
  CHECK(model.view().focus == Pit{10});
}

TEST_CASE("letters are keys in either case, a space is Enter") {
  AppModel model(nullptr);
  load(model, "kalah");
  const auto table = commands(model);
  REQUIRE(find_shortcut(table, "m"));
  CHECK(find_shortcut(table, "m")->id == "history");
  CHECK(find_shortcut(table, "M")->id == "history");
  CHECK_FALSE(find_shortcut(table, " "));  // nothing has the focus
  CHECK_FALSE(find_shortcut(table, "escape"));
  CHECK_FALSE(find_shortcut(table, ""));
}

TEST_CASE("a kiosk offers neither a new game nor settings, but plays") {
  AppModel model(nullptr);
  model.offer_setup(false);
  CHECK_FALSE(find_command(commands(model), "new-game"));
  CHECK_FALSE(find_command(commands(model), "settings"));
  CHECK_FALSE(model.press("s"));
  CHECK_FALSE(model.press("G"));
  CHECK(model.view().panel == Panel::None);
  CHECK(enabled(model, "rules"));
  CHECK(enabled(model, "play.A"));
}
