// The desktop program: a window that sleeps while the board rests.
#include "shell/platform/platform.h"

#include <chrono>
#include <cstdio>
#include <memory>

#include "imgui.h"
#include "shell/link.h"
#include "shell/platform/native/controller.h"
#include "shell/platform/native/graphics_api.h"
#include "shell/platform/native/handouts.h"
#include "shell/platform/native/keys.h"
#include "shell/platform/native/loudspeaker.h"
#include "shell/platform/native/options.h"
#include "shell/platform/native/picture_file.h"
#include "shell/platform/native/thinker_thread.h"
#include "shell/platform/sdl_window.h"
#include "shell/ui/draw_app.h"

namespace mancala::platform {

namespace {

constexpr int kSettleFrames = 3;          // ImGui shows an input at most this many frames later
constexpr double kFrameMs = 1000.0 / 125; // shortest frame, where the display sets no pace
constexpr int kThinkingMs = 50;           // how often a thinking board looks up, besides being woken
constexpr double kPatienceMs = 20'000;    // a screenshot is taken by then, at rest or not

class Desktop {
 public:
  explicit Desktop(const Options& options)
      : options_(options), thinker_([this] { wake(); }), app_(&thinker_) {}
  int run();

 private:
  void wake();
  void start_game();
  void wait();
  bool hear(const SDL_Event& event);
  void fit_canvas();
  void do_events();
  bool resting() const { return app_.at_rest() && view_at_rest() && frames_owed_ == 0; }
  void hand_out(const AppEvents::HandedOut& out);
  Picture picture_of_board();
  Picture read_window();
  int take_screenshot();
  void press_pad();
  void keep_size();

  const Options& options_;
  SdlWindow window_;
  ThinkerThread thinker_;
  App app_;
  Loudspeaker loudspeaker_;
  Controller controller_;
  Uint32 wake_event_ = 0;
  int frames_owed_ = kSettleFrames;
  unsigned long drawn_revision_ = 0;
  double last_frame_ = 0;
  bool storage_failed_ = false;
};

void Desktop::wake() {
  SDL_Event event{};
  event.type = wake_event_;
  SDL_PushEvent(&event);
}

void Desktop::start_game() {
  StartTexts texts;
  if (!options_.fresh) {
    texts.game = load("game").value_or("");
    texts.settings = load("settings").value_or("");
    texts.setup = load("setup").value_or("");
  }
  texts.first_start = texts.game.empty() && (options_.fresh || !load("begun"));
  const SystemWishes system = system_wishes();
  texts.more_contrast = system.more_contrast;
  texts.argument = options_.argument;
  texts.languages = preferred_languages();
  app_.model().set_handouts(kDesktopHandouts);
  for (const std::string& sentence : app_.model().start(texts)) log(sentence);
  app_.model().set_system_reduces_motion(system.less_motion);
  app_.model().set_system_light(system.light);
}

// Sleeps until there is something to do.
void Desktop::wait() {
  int timeout = 0;
  if (resting()) {
    timeout = loudspeaker_.rest(now_ms()) ? -1 : kThinkingMs;
  } else if (frames_owed_ == 0 && !app_.model().animating() && view_at_rest()) {
    timeout = kThinkingMs;
    if (const std::optional<double> wake = app_.model().next_wake()) {
      timeout = std::max(0, std::min(timeout, static_cast<int>(*wake - now_ms())));
    }
  } else {
    timeout = std::max(0, static_cast<int>(last_frame_ + kFrameMs - now_ms()));
  }
  if (const auto repeat = controller_.next_repeat(); repeat && (timeout < 0 || *repeat - now_ms() < timeout)) timeout = std::max(0, static_cast<int>(*repeat - now_ms()));
  SDL_WaitEventTimeout(nullptr, timeout);
}

// False when the window is to close.
bool Desktop::hear(const SDL_Event& event) {
  if (event.type == SDL_QUIT) return false;
  if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_q && (event.key.keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0) return false;
  if (event.type == wake_event_) return true;
  controller_.hear(event);
  if (event.type == SDL_KEYDOWN && !ImGui::GetIO().WantTextInput) {
    if (const std::string key = dom_key_name(event.key.keysym); !key.empty()) app_.model().press(key);
  }
  if (event.type == SDL_DROPFILE) {
    app_.model().dispatch(wish::LoadText{text_of_file(event.drop.file)});
    SDL_free(event.drop.file);
  }
  if (window_.hear(event)) frames_owed_ = kSettleFrames;
  return true;
}

void Desktop::press_pad() {
  for (const PadButton button : controller_.presses(now_ms()))
    if (press(app_.model(), button)) frames_owed_ = kSettleFrames;
}

void Desktop::keep_size() {
  if (options_.fresh || options_.width > 0) return;
  save("window", std::to_string(window_.width()) + "x" + std::to_string(window_.height()));
}

void Desktop::fit_canvas() {
  Canvas canvas;
  canvas.width = static_cast<float>(window_.width());
  canvas.height = static_cast<float>(window_.height());
  if (canvas.width == app_.model().canvas().width && canvas.height == app_.model().canvas().height) return;
  app_.model().set_canvas(canvas);
  frames_owed_ = kSettleFrames;
}

void Desktop::do_events() {
  const AppEvents events = app_.model().take_events();
  loudspeaker_.play(events.sounds);
  for (const AppEvents::HandedOut& out : events.handouts) hand_out(out);
  for (const AppEvents::Saved& saved : events.saves) {
    if (options_.fresh || save(saved.key, saved.value) || storage_failed_) continue;
    storage_failed_ = true;
    log("the game cannot be stored; it goes on without");
  }
}

void Desktop::hand_out(const AppEvents::HandedOut& out) {
  AppModel& model = app_.model();
  if (out.what == Handout::Paste) {
    const std::string text = clipboard_text();
    if (text.empty()) model.handed_out(out.what, false);
    else model.dispatch(wish::LoadText{text});
  } else if (out.what == Handout::SavePng) {
    const std::string file = file_to_write(out.name);
    model.handed_out(out.what, !file.empty() && write_png(file, picture_of_board()), file);
  } else {
    std::string file;
    const bool done = hand_out_text(out, file);
    model.handed_out(out.what, done, file);
  }
}

// The board alone, in full detail, whatever else is open.
Picture Desktop::picture_of_board() {
  AppModel& model = app_.model();
  model.take_picture(true);
  const double started = now_ms();
  do window_.draw(app_);
  while (!view_at_rest() && now_ms() - started < kPatienceMs);
  Picture picture = read_window();
  model.take_picture(false);
  frames_owed_ = kSettleFrames;
  return picture;
}

Picture Desktop::read_window() {
  int width = 0, height = 0;
  SDL_GL_GetDrawableSize(window_.handle(), &width, &height);
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) * height * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  Picture picture{width, height, {}};
  picture.rgb.reserve(pixels.size());
  for (int y = height - 1; y >= 0; --y) {
    const auto row = pixels.begin() + static_cast<std::ptrdiff_t>(y) * width * 3;
    picture.rgb.insert(picture.rgb.end(), row, row + static_cast<std::ptrdiff_t>(width) * 3);
  }
  return picture;
}

int Desktop::take_screenshot() {
  if (write_png(options_.screenshot, read_window())) return 0;
  log("the screenshot cannot be written to " + options_.screenshot);
  return 1;
}

int Desktop::run() {
  wake_event_ = SDL_RegisterEvents(1);
  // As it was left, unless a size is asked for.
  Size size = options_.width > 0 ? Size{options_.width, options_.height} : Size{};
  if (options_.width == 0 && !options_.fresh) read_size(load("window").value_or(""), size);
  if (!window_.open("Mancala", size.width, size.height)) {
    log(window_.why());
    return 1;
  }
  start_game();
  fit_canvas();
  for (const std::string& command : options_.commands) {
    if (app_.model().run(command)) continue;
    log("--command " + command + ": there is no such command, or not now");
    return 2;
  }
  const double started = now_ms();
  for (;;) {
    wait();
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
      if (!hear(event)) {
        keep_size();
        return 0;
      }
    }
    press_pad();
    fit_canvas();
    app_.tick(now_ms());
    do_events();
    if (frames_owed_ == 0 && drawn_revision_ == app_.model().revision() && view_at_rest()) continue;
    if (frames_owed_ > 0) --frames_owed_;
    drawn_revision_ = app_.model().revision();
    last_frame_ = now_ms();
    while (!view_presentable()) prepare_view(app_.model(), window_.pixel_ratio());
    window_.draw(app_);
    if (!options_.screenshot.empty() && (resting() || now_ms() - started > kPatienceMs)) return take_screenshot();
    window_.show();
  }
}

// No position, game or link has a backslash or begins like a path; none ends as our files do.
bool looks_like_file(std::string_view argument) {
  const auto ends = [&](std::string_view ending) { return argument.size() > ending.size() && argument.substr(argument.size() - ending.size()) == ending; };
  return !argument.empty() && (argument[0] == '/' || argument[0] == '.' || argument.find('\\') != std::string_view::npos || ends(".mancala") || ends(".txt"));
}

// Without a display SDL falls back on drivers that show nothing, which nobody asked for.
bool draws_for_nobody() {
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return !SDL_getenv("SDL_VIDEODRIVER") && (driver == "offscreen" || driver == "dummy" || driver == "evdev");
}

}  // namespace

int run(int argc, char** argv) {
  Options options;
  if (const std::string wrong = read_options(argc, argv, options); !wrong.empty()) {
    log(wrong);
    return 2;
  }
  if (options.help) {
    std::fputs(kHelp, stdout);
    return 0;
  }
  if (!options.argument.empty()) {
    const std::string text = text_of_file(options.argument);
    const std::string place = text.empty() ? "" : options.argument + ": ";
    if (text.empty() && looks_like_file(options.argument)) {
      log(options.argument + ": there is no such file, or it is no saved game");
      return 2;
    }
    if (!text.empty()) options.argument = text;
    // A page may have been opened with a query that means nothing to it; here somebody has asked for something.
    if (looks_like_link(options.argument) && !Link(options.argument).says_anything()) {
      log(place + "character 1, link: `start=`, `game=` or a setting such as `theme=` is expected");
      return 2;
    }
    AppModel trial(nullptr);
    StartTexts texts;
    texts.argument = options.argument;
    const std::vector<std::string> wrong = trial.start(texts);
    if (!wrong.empty()) {
      log(place + wrong.front());
      return 2;
    }
  }
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0 || draws_for_nobody()) {
    log("there is no display to open a window on; is DISPLAY or WAYLAND_DISPLAY set?");
    return 1;
  }
  int status = 0;
  {
    Desktop desktop(options);
    status = desktop.run();
  }
  SDL_Quit();
  return status;
}

double now_ms() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

void log(std::string_view line) {
  std::fprintf(stderr, "mancala-board: %.*s\n", static_cast<int>(line.size()), line.data());
}

std::string preferred_languages() {
  std::string codes;
  for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = SDL_getenv(name)) codes.append(value).append(":");
  if (SDL_Locale* locales = SDL_GetPreferredLocales()) {
    for (const SDL_Locale* locale = locales; locale->language; ++locale) codes.append(locale->language).append(":");
    SDL_free(locales);
  }
  return codes;
}

// Desktops have no common way to ask, and SDL of this version none at all; the program's own settings remain.
SystemWishes system_wishes() { return {}; }

}  // namespace mancala::platform
