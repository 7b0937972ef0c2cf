// The calls that a page may make, through web/board-host.js; web/page-api.js is their other half. Texts are UTF-8.
#include <emscripten.h>

#include <string>
#include <vector>

#include "engine/notation.h"
#include "shell/platform/web/page.h"
#include "shell/platform/web/running_page.h"
#include "shell/twin.h"
#include "shell/ui/draw_app.h"

using mancala::platform::Page;
using mancala::platform::running_page;

namespace {

// Runs `what` on the page and lets the page hear what came of it before the call returns.
template <class What>
int with_page(What what) {
  Page* page = running_page();
  if (!page) return 0;
  const bool done = what(*page);
  page->tell_events();
  page->wake();
  return done ? 1 : 0;
}

// A wish about a pit, by its letter; about none when that is empty.
template <class Wish>
int with_pit(const char* pit) {
  return with_page([pit](Page& page) {
    Wish wish;
    if (*pit != '\0') {
      const auto move = mancala::parse_move(page.model().session().ruleset(), pit);
      if (!move || !move->is_pit()) return false;
      wish.pit = move->pit();
    }
    return page.model().dispatch(wish).has_value();
  });
}

}  // namespace

extern "C" {

// Opens the board, once the module runs, in steps for a task each; 1 while there is another.
// For the size see mancala_resize.
EMSCRIPTEN_KEEPALIVE int mancala_open(int width, int height, double ratio) { return mancala::platform::opening_page().open(width, height, ratio) ? 1 : 0; }

// The answers to mancalaAskSlice, mancalaAskFrame and mancalaAskWake.
EMSCRIPTEN_KEEPALIVE void mancala_slice() {
  if (Page* page = running_page()) page->slice();
}
EMSCRIPTEN_KEEPALIVE void mancala_frame() {
  if (Page* page = running_page()) page->frame();
}
EMSCRIPTEN_KEEPALIVE void mancala_wake() {
  if (Page* page = running_page()) page->wake_in_time();
}

// Runs a row of the command table; 1 when it was there and enabled.
EMSCRIPTEN_KEEPALIVE int mancala_command(const char* id) {
  return with_page([id](Page& page) { return page.model().run(id); });
}

// Takes up any text that a game may come from; what is wrong with it as a sentence, empty when it was taken.
EMSCRIPTEN_KEEPALIVE const char* mancala_load(const char* text) {
  static std::string refusal;  // until the next call
  refusal = "the board is not there yet";
  with_page([text](Page& page) {
    const auto change = page.model().dispatch(mancala::wish::LoadText{text});
    refusal = change ? "" : change.error().sentence();
    return true;
  });
  return refusal.c_str();
}

// The pit that the keyboard's focus is on, by its letter; empty for none.
EMSCRIPTEN_KEEPALIVE int mancala_focus(const char* pit) { return with_pit<mancala::wish::FocusPit>(pit); }

// The pit that a finger rests on.
EMSCRIPTEN_KEEPALIVE int mancala_point(const char* pit) { return with_pit<mancala::wish::PointAt>(pit); }

// The seeds of a pit by its letter, or of the store of `south` or `north`, in the position that is set up.
EMSCRIPTEN_KEEPALIVE int mancala_set_seeds(const char* place, int seeds) {
  return with_page([=](Page& page) {
    mancala::AppModel& model = page.model();
    const std::string_view name = place;
    mancala::wish::EditSeeds wish{mancala::store_spot(name == "north" ? mancala::Side::North : mancala::Side::South), seeds};
    if (name != "north" && name != "south") {
      const auto move = mancala::parse_move(model.session().ruleset(), name);
      if (!move || !move->is_pit()) return false;
      wish.spot = mancala::pit_spot(move->pit());
    }
    return model.editor() && model.dispatch(wish).has_value();
  });
}

// One line of the engine worker's protocol.
EMSCRIPTEN_KEEPALIVE int mancala_engine_line(const char* line) {
  return with_page([line](Page& page) {
    page.thinker().hear(line);
    return true;
  });
}

// The page's answer to a `hand-out`: by its name, 1 when it was done, and the file's name if one was written.
EMSCRIPTEN_KEEPALIVE int mancala_handed_out(const char* what, int done, const char* name) {
  return with_page([=](Page& page) {
    for (int i = 0; i < mancala::kHandouts; ++i) {
      const auto handout = static_cast<mancala::Handout>(i);
      if (mancala::to_text(handout) != what) continue;
      page.model().handed_out(handout, done != 0, name);
      return true;
    }
    return false;
  });
}

// The catalogue of a language that a `language` event asked for; 1 when it could be read.
EMSCRIPTEN_KEEPALIVE int mancala_take_language(const char* code, const char* po) {
  return with_page([=](Page& page) { return page.model().take_language(code, po); });
}

// Letters that the page's own typeface lacks, a TrueType file for the weights in `weights` (1 regular, 2 bold); also before the start.
EMSCRIPTEN_KEEPALIVE void mancala_take_letters(int weights, const unsigned char* bytes, int size) {
  mancala::take_letters(weights, std::vector<unsigned char>(bytes, bytes + size));
}

// Whether the page itself shows the open panel.
EMSCRIPTEN_KEEPALIVE void mancala_panel_elsewhere(int elsewhere) {
  with_page([=](Page& page) {
    page.model().show_panel_elsewhere(elsewhere != 0);
    return true;
  });
}

// What the painter says: the graphics are lost, or there again.
EMSCRIPTEN_KEEPALIVE void mancala_graphics(int there) {
  Page* page = running_page();
  if (!page) return;
  if (there) page->restore_graphics();
  else page->lose_graphics();
}

// Draws the board alone on the canvas; the painter gives it as a file.
EMSCRIPTEN_KEEPALIVE void mancala_draw_picture() {
  with_page([](Page& page) {
    page.draw_picture();
    return true;
  });
}

// The canvas's size in CSS pixels, and how many device pixels are one of them.
EMSCRIPTEN_KEEPALIVE void mancala_resize(int width, int height, double ratio) {
  with_page([=](Page& page) {
    page.resize(width, height, ratio);
    return true;
  });
}

// A pointer's sign (PointerSign) at a place of the canvas in CSS pixels; buttons from 1: left, middle, right.
EMSCRIPTEN_KEEPALIVE void mancala_pointer(int sign, int x, int y, int button, int touch) {
  if (Page* page = running_page()) page->point(static_cast<mancala::platform::PointerSign>(sign), x, y, button, touch != 0);
}
// The wheel over the canvas, in lines.
EMSCRIPTEN_KEEPALIVE void mancala_scroll(double lines) {
  if (Page* page = running_page()) page->scroll(static_cast<float>(lines));
}

// A wish of the whole system has changed. One for contrast counts at a first start only: the person may have chosen since.
EMSCRIPTEN_KEEPALIVE void mancala_system_wish(int wish, int on) {
  with_page([=](Page& page) {
    if (wish == mancala::platform::kLessMotion) page.model().set_system_reduces_motion(on != 0);
    if (wish == mancala::platform::kLight) page.model().set_system_light(on != 0);
    return true;
  });
}

// A controller's buttons as bits by their standard places, and its stick. A board that rests goes on resting unless something counts.
EMSCRIPTEN_KEEPALIVE void mancala_pad(int buttons, double x, double y) {
  Page* page = running_page();
  if (!page) return;
  const auto presses = page->pad_presses({static_cast<unsigned>(buttons), static_cast<float>(x), static_cast<float>(y)});
  for (const mancala::PadButton button : presses) with_page([=](Page& pressed) { return mancala::press(pressed.model(), button); });
}

// The samples of a sound by its name, until the next call; their number is mancala_sample_count().
static std::vector<float> samples;
EMSCRIPTEN_KEEPALIVE const float* mancala_sample(const char* name, int rate) {
  const auto cue = mancala::cue_named(name);
  samples = cue && rate > 0 ? mancala::synthesise(cue->sound, cue->timbre, rate) : std::vector<float>();
  return samples.data();
}
EMSCRIPTEN_KEEPALIVE int mancala_sample_count() { return static_cast<int>(samples.size()); }

// Frames drawn since the start; it stands still while the board rests.
EMSCRIPTEN_KEEPALIVE unsigned long mancala_frame_count() {
  const Page* page = running_page();
  return page ? page->frames_drawn() : 0;
}

}  // extern "C"
