// The program in a page: no loop; a frame is asked of the browser when there is something to draw. It runs in a worker and
// touches nothing of the document: what it needs of that it is told (web/board-host.js).
#include <emscripten.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/notation.h"
#include "shell/board_svg.h"
#include "shell/platform/platform.h"
#include "shell/platform/web/canvas_painter.h"
#include "shell/platform/web/page.h"
#include "shell/platform/web/running_page.h"
#include "shell/twin.h"
#include "shell/ui/draw_app.h"

EM_JS(void, mancala_tell, (const char* kind, const char* text), {
  const hear = Module["onMancalaEvent"];
  if (hear) hear(UTF8ToString(kind), UTF8ToString(text));
});

// What the page says of itself, by name: `link`, the query it was opened with; `address`, what a link to it begins with;
// `languages`, those that the browser prefers; `language` and `catalogue`, the one of them that it has fetched already.
EM_JS(char*, mancala_page_text, (const char* name), {
  const texts = Module["mancalaTexts"];
  const text = (texts && texts[UTF8ToString(name)]) || "";
  const size = lengthBytesUTF8(text) + 1;
  const copy = _malloc(size);
  stringToUTF8(text, copy, size);
  return copy;
});

// Has the page call mancala_slice() in a task of its own, sooner than a timer would and after what the browser holds more urgent.
EM_JS(void, mancala_ask_slice, (), { Module["mancalaAskSlice"](); });
// Has it call mancala_frame() when the browser draws next; mancala_wake() after so many milliseconds.
EM_JS(void, mancala_ask_frame, (), { Module["mancalaAskFrame"](); });
EM_JS(void, mancala_ask_wake, (double ms), { Module["mancalaAskWake"](ms); });
// The system's wishes, a bit each by their places in SystemWish.
EM_JS(int, mancala_system, (), { return Module["mancalaSystem"] || 0; });

// What the page can hand out, as the set of handout.h.
EM_JS(int, mancala_page_handouts, (), { return Module["mancalaHandouts"] || 0; });
// Whether the page was made with this wish (web/page-api.js: BoardParts).
EM_JS(int, mancala_page_wants, (const char* what), {
  const wants = Module["mancalaWants"];
  return wants && wants[UTF8ToString(what)] ? 1 : 0;
});

namespace mancala::platform {

namespace {

constexpr int kSettleFrames = 3;            // ImGui shows an input at most this many frames later
constexpr double kLargestRatio = 2.0;       // device pixels a CSS pixel; more costs time and shows nothing
constexpr float kFirstBoardWidth = 640, kFirstBoardHeight = 280;  // of the drawing, as the build makes the first one
constexpr double kPatienceMs = 3000;        // a picture is taken by then, in full detail or not
constexpr double kSoonMs = 20;              // sooner than this is the next frame
constexpr double kSliceMs = 5;              // of a task that goes on with the board's pictures: a slow phone takes four times as long

Page* the_page = nullptr;

// A number below ten, as JSON has it.
std::string thousandths(float value) {
  const std::string digits = std::to_string(10'000 + std::lround(value * 1000));
  return digits.substr(1, 1) + "." + digits.substr(2);
}

std::string page_text(const char* name) {
  char* held = mancala_page_text(name);
  std::string text = held;
  std::free(held);
  return text;
}

}  // namespace

Page* running_page() { return the_page; }

Page& opening_page() {
  static Page page;
  return page;
}

void tell_page(const char* kind, const std::string& text) { mancala_tell(kind, text.c_str()); }

bool Page::open(int width, int height, double ratio) {
  switch (opened_++) {
    case 0:
      ratio_ = ratio;
      return open_window(std::max(1, width), std::max(1, height));
    case 1: start_model(); return true;
    default:
      the_page = this;
      tell_events();
      wake();
      return false;
  }
}

bool Page::open_window(int width, int height) {
  if (!window_.open("Mancala", width, height)) {
    tell_page("error", "graphics: " + window_.why());
    return false;
  }
  return true;
}

void Page::start_model() {
  board_only_ = mancala_page_wants("boardOnly") != 0;
  const SystemWishes system = system_wishes();
  model().offer_setup(mancala_page_wants("fixedSetup") == 0);
  StartTexts texts;
  texts.game = load("game").value_or("");
  texts.settings = load("settings").value_or("");
  texts.setup = load("setup").value_or("");
  texts.silent = mancala_page_wants("silent") != 0;
  // In an embed the host teaches; a kiosk says when somebody new sits down (the command `lesson`).
  texts.first_start = !texts.silent && texts.game.empty() && !load("begun");
  texts.more_contrast = system.more_contrast;
  texts.argument = page_text("link");
  texts.address = page_text("address");
  texts.languages = preferred_languages();
  model().fetch_languages(true);
  if (const std::string po = page_text("catalogue"); !po.empty()) model().take_language(page_text("language"), po);
  model().set_handouts(static_cast<Handouts>(mancala_page_handouts()));
  for (const std::string& sentence : model().start(texts)) log(sentence);
  model().set_system_reduces_motion(system.less_motion);
  model().set_system_light(system.light);
  resize(window_.width(), window_.height(), ratio_);
}

void Page::resize(int width, int height, double ratio) {
  width = std::max(1, width);
  height = std::max(1, height);
  ratio_ = ratio;
  SDL_SetWindowSize(window_.handle(), width, height);
  window_.set_pixel_ratio(static_cast<float>(std::min(ratio, kLargestRatio)));
  Canvas canvas;
  canvas.width = static_cast<float>(width);
  canvas.height = static_cast<float>(height);
  canvas.board_only = board_only_;
  model().set_canvas(canvas);
  frames_owed_ = kSettleFrames;
}

// As SDL's own events, so that ImGui hears in a page what it hears on a desktop.
void Page::point(PointerSign sign, int x, int y, int button, bool touch) {
  const Uint32 window = SDL_GetWindowID(window_.handle());
  const Uint32 which = touch ? SDL_TOUCH_MOUSEID : 0;
  const bool stays = sign != kLeaves;
  if (stays != pointer_inside_) {
    SDL_Event crossing{};
    crossing.window = {SDL_WINDOWEVENT, 0, window, static_cast<Uint8>(stays ? SDL_WINDOWEVENT_ENTER : SDL_WINDOWEVENT_LEAVE), 0, 0, 0, 0, 0};
    SDL_PushEvent(&crossing);
    pointer_inside_ = stays;
  }
  wake();
  if (!stays) return;
  SDL_Event motion{};
  motion.motion = {SDL_MOUSEMOTION, 0, window, which, 0, x, y, 0, 0};
  SDL_PushEvent(&motion);
  if (sign == kMoves) return;
  SDL_Event press{};
  const bool down = sign == kPresses;
  press.button = {down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, 0, window, which, static_cast<Uint8>(button), static_cast<Uint8>(down ? SDL_PRESSED : SDL_RELEASED), 1, 0, x, y};
  SDL_PushEvent(&press);
}

void Page::scroll(float lines) {
  SDL_Event wheel{};
  wheel.wheel.type = SDL_MOUSEWHEEL;
  wheel.wheel.windowID = SDL_GetWindowID(window_.handle());
  wheel.wheel.preciseY = lines;
  SDL_PushEvent(&wheel);
  wake();
}

void Page::lose_graphics() {
  graphics_lost_ = true;
  wake();  // the game goes on, unseen
}

void Page::restore_graphics() {
  window_.restore_graphics();
  graphics_lost_ = false;
  frames_owed_ = kSettleFrames;
  wake();
}

void Page::tell_events() {
  const AppEvents events = model().take_events();
  for (const AppEvents::Saved& saved : events.saves) {
    save(saved.key, saved.value);
    if (saved.key == "game") save("picture", first_board());
  }
  if (!events.language.empty()) tell_page("language", events.language);
  if (events.state_changed) tell_page("state", twin_json(model()));
  for (const AppEvents::HandedOut& out : events.handouts) {
    tell_page("hand-out", "{\"what\":" + json_quoted(to_text(out.what)) + ",\"text\":" + json_quoted(out.text) + ",\"name\":" + json_quoted(out.name) + "}");
  }
  for (const Cue& cue : events.sounds) {
    tell_page("sound", "{\"name\":" + json_quoted(name_of(cue.sound, cue.timbre)) + ",\"pitch\":" + thousandths(cue.pitch) + ",\"gain\":" + thousandths(cue.gain) + "}");
  }
  for (const GameEvent& event : events.game) tell_page(event.kind.c_str(), event.json);
  for (const std::string& text : events.announcements) {
    tell_page("announce", "{\"text\":" + json_quoted(text) + ",\"polite\":true}");
  }
}

// What a returning player sees before this program is loaded: the position's text, and its drawing (web/boot.js).
std::string Page::first_board() {
  const Session& session = model().session();
  SvgOptions options;
  options.table = false;
  options.touch = true;
  return to_text(session.ruleset(), session.position()) + "\n" +
         board_svg(session.ruleset(), session.position(), model().theme(), kFirstBoardWidth, kFirstBoardHeight, options);
}

void Page::draw_picture() {
  model().take_picture(true);
  const double started = now_ms();
  do window_.draw(app_);
  while (!view_at_rest() && now_ms() - started < kPatienceMs);
  window_.show();
  model().take_picture(false);
  frames_owed_ = kSettleFrames;
  wake();
}

std::vector<PadButton> Page::pad_presses(const PadState& state) { return pad_.feed(state, now_ms()); }

void Page::wake() {
  if (frame_asked_ || in_frame_) return;
  frame_asked_ = true;
  mancala_ask_frame();
}

void Page::wake_in_time() {
  timer_set_ = false;
  wake();
}

void Page::frame() {
  const bool was_drawn = frames_drawn_ > 0;  // by now the first frame is on the screen
  frame_asked_ = false;
  in_frame_ = true;
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
    if (window_.hear(event)) frames_owed_ = kSettleFrames;
  }
  app_.tick(now_ms());
  const bool changes = frames_owed_ > 0 || drawn_revision_ != model().revision() || view_moves();
  if (changes && can_draw()) draw();
  tell_events();
  if (was_drawn && !ready_told_) {
    ready_told_ = true;
    tell_page("ready", {});
  }
  in_frame_ = false;
  plan_next_frame();
}

bool Page::can_draw() const { return !graphics_lost_ && rehearsed_ == kRehearsals && view_presentable(); }

// The board's pictures are made, and its first frame is rehearsed, in short tasks between which the browser can answer.
void Page::slice() {
  slice_asked_ = false;
  if (graphics_lost_) return;
  if (prepared_ && view_presentable() && rehearsed_ < kRehearsals) {
    window_.rehearse(app_, rehearsed_++);
  } else {
    prepare_view(model(), window_.pixel_ratio(), kSliceMs);
    prepared_ = true;
    // While only the picture is being made nothing new is shown: a frame is drawn when it is there.
    if (view_complete()) frames_owed_ = std::max(frames_owed_, 1);
  }
  plan_next_frame();
}

void Page::draw() {
  if (frames_owed_ > 0) --frames_owed_;
  drawn_revision_ = model().revision();
  ++frames_drawn_;
  window_.draw(app_, 0);
  window_.show();
}

void Page::plan_next_frame() {
  if (!graphics_lost_ && (!can_draw() || !view_complete()) && !slice_asked_) {
    slice_asked_ = true;
    mancala_ask_slice();
  }
  if (!graphics_lost_ && !can_draw()) return;
  const bool will_change = can_draw() && (frames_owed_ > 0 || view_moves());
  if (will_change || app_.has_wishes() || drawn_revision_ != model().revision()) return wake();
  const std::optional<double> next = model().next_wake();
  if (!next) return;
  const double ahead = *next - now_ms();
  if (ahead < kSoonMs) return wake();
  if (timer_set_) return;
  timer_set_ = true;
  mancala_ask_wake(ahead);
}

int run(int, char**) {
  // A window of no system: what happens to it the page tells.
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    tell_page("error", SDL_GetError());
    return 1;
  }
  return 0;
}

double now_ms() { return emscripten_get_now(); }

void log(std::string_view line) {
  std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());  // the console, as a warning
}

std::string preferred_languages() { return page_text("languages"); }

SystemWishes system_wishes() {
  const int wishes = mancala_system();
  return {(wishes >> kLessMotion & 1) != 0, (wishes >> kMoreContrast & 1) != 0, (wishes >> kLight & 1) != 0};
}

}  // namespace mancala::platform
