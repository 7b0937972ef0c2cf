// A controller by its states: what counts as a press, and what presses do.
#include "shell/gamepad.h"

#include <doctest/doctest.h>

#include "shell/commands.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

using Presses = std::vector<PadButton>;

// A controller in hands: each state is fed and what counts is done.
struct Player {
  AppModel model{nullptr};
  Gamepad pad;
  double now = 0;
  Presses hold(unsigned bits, float x = 0, float y = 0) {
    Presses pressed = pad.feed({bits, x, y}, now += 20);
    for (const PadButton button : pressed) press(model, button);
    return pressed;
  }
  void tap(PadButton button) {
    hold(pad_bit(button));
    hold(0);
  }
};

}  // namespace

TEST_CASE("a button counts once, a held direction again after a while") {
  Gamepad pad;
  const unsigned a = pad_bit(PadButton::A), right = pad_bit(PadButton::Right);
  CHECK(pad.feed({}, 0).empty());
  CHECK(pad.feed({a}, 10) == Presses{PadButton::A});
  CHECK(pad.feed({a}, 2000).empty());
  CHECK_FALSE(pad.next_repeat());
  CHECK(pad.feed({right}, 2010) == Presses{PadButton::Right});
  REQUIRE(pad.next_repeat());
  CHECK(pad.feed({right}, 2200).empty());
  CHECK(pad.feed({right}, *pad.next_repeat()) == Presses{PadButton::Right});
  CHECK(pad.feed({right}, *pad.next_repeat()) == Presses{PadButton::Right});
  CHECK(pad.feed({}, 5000).empty());
  CHECK_FALSE(pad.next_repeat());
}

TEST_CASE("a stick is one direction at a time, and trembling does not count") {
  Gamepad pad;
  CHECK(pad.feed({0, 0.3f, -0.2f}, 0).empty());
  CHECK(pad.feed({0, 0.8f, 0.6f}, 10) == Presses{PadButton::Right});
  CHECK(pad.feed({0, 0.45f, 0.2f}, 20).empty());  // still held
  CHECK(pad.feed({0, 0.6f, 0.2f}, 30).empty());   // and not anew
  CHECK(pad.feed({0, 0.1f, 0.1f}, 40).empty());
  CHECK(pad.feed({0, 0.1f, -0.9f}, 50) == Presses{PadButton::Up});
}

TEST_CASE("a game is played with it") {
  Player player;
  AppModel& model = player.model;
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  player.tap(PadButton::Right);
  CHECK(model.view().focus == Pit{0});
  player.tap(PadButton::Right);
  player.hold(0, 0.9f);
  CHECK(model.view().focus == Pit{2});
  player.hold(0);
  player.tap(PadButton::A);
  REQUIRE(model.session().last_move() == Move{2});
  CHECK(model.animating());
  player.tap(PadButton::A);  // seeds come to rest first
  CHECK_FALSE(model.animating());
  player.tap(PadButton::B);
  CHECK(model.session().position().board.pits[2] == 4);
  player.tap(PadButton::X);  // whether or not there are hints
  player.tap(PadButton::Y);
  CHECK(model.view().panel == Panel::Rules);
  player.tap(PadButton::B);
  CHECK(model.view().panel == Panel::None);
}

TEST_CASE("an open panel is walked and chosen from") {
  Player player;
  AppModel& model = player.model;
  player.tap(PadButton::Menu);
  REQUIRE(model.view().panel == Panel::Settings);
  CHECK(model.view().row.empty());
  player.tap(PadButton::Down);
  CHECK(model.view().row == "language.en");
  player.tap(PadButton::Down);
  CHECK(model.view().row == "seat.south.person");
  for (int i = 0; i < 40 && model.view().row != "speed.off"; ++i) player.tap(PadButton::Down);
  REQUIRE(model.view().row == "speed.off");
  for (int i = 0; i < 3; ++i) player.tap(PadButton::Right);
  CHECK(model.view().row == "speed.fast");
  player.tap(PadButton::A);
  CHECK(model.settings().speed == Speed::Fast);
  player.tap(PadButton::Down);
  CHECK(model.view().row == "numerals.off");
  player.tap(PadButton::Up);
  CHECK(model.view().row == "speed.off");
  for (int i = 0; i < 40; ++i) player.tap(PadButton::Up);
  CHECK(model.view().row == "close");
  player.tap(PadButton::A);
  CHECK(model.view().panel == Panel::None);
  // Everything on it can be reached.
  player.tap(PadButton::Menu);
  std::size_t reached = 0;
  for (const Command& command : commands(model)) {
    if (!command.enabled || !belongs_to(command.group, Panel::Settings)) continue;
    player.tap(PadButton::Right);
    CHECK(model.view().row == command.id);
    ++reached;
  }
  CHECK(reached > 50);
}

TEST_CASE("a kiosk without settings opens the moves instead") {
  Player player;
  player.model.offer_setup(false);
  player.tap(PadButton::Menu);
  CHECK(player.model.view().panel == Panel::History);
}
