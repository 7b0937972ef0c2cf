// The whole program without a window: session, settings, view state, animation and the engine's turns, driven by actions
// and by `tick`. The view reads it and returns wishes; the platform feeds it time and drains its events.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/advisor.h"
#include "shell/announcer.h"
#include "shell/audio.h"
#include "shell/board_layout.h"
#include "shell/editor.h"
#include "shell/game_event.h"
#include "shell/session.h"
#include "shell/settings.h"
#include "shell/sowing_animation.h"
#include "shell/strings.h"
#include "shell/theme.h"
#include "shell/thinker.h"
#include "shell/view_state.h"

namespace mancala {

std::string signed_number(int value);  // "+3", "−2", "0"

// What the platform is to do; drained by take_events().
struct AppEvents {
  struct Saved { std::string key, value; };     // key: `game`, `settings`, `setup`, `picture`, `begun`
  struct HandedOut { Handout what; std::string text, name; };  // `name`: a file's, without folder
  std::vector<std::string> announcements;       // for a polite live region
  std::vector<Saved> saves;
  std::vector<GameEvent> game;                  // for a host page, in the order they came to pass
  std::vector<Cue> sounds;                      // of steps that came to pass since the last drain, as loud as is wished
  std::vector<HandedOut> handouts;              // what the platform is to copy, save, send or fetch
  std::string language;                         // code of a language whose texts are to be fetched, for take_language()
  bool state_changed = false;                   // the twin is another
};

// Texts stored earlier and the argument of this start; empty where there is none.
struct StartTexts {
  std::string game, settings, setup;
  std::string argument;  // a game id, position, record, or link; comes before the stored game
  std::string address;   // what a link begins with, up to its `?`; empty where the program has no address
  std::string languages; // that the system prefers, in this order (languages.h)
  bool first_start = false;    // nothing was ever played here: how to begin is shown until the first move, if a game begins
  bool more_contrast = false;  // the system asks for it: where nothing is stored, the theme for that is chosen
  bool silent = false;         // no sound is made, whatever is stored, until this visit asks for it: in an embed and a kiosk
};

class AppModel {
 public:
  // `thinker` may be null: then no engine plays. It must outlive the model.
  explicit AppModel(Thinker* thinker);

  // Takes up stored texts. Sentences about what could not be read; those parts start afresh.
  std::vector<std::string> start(const StartTexts& texts);
  void set_canvas(const Canvas& canvas);
  void set_system_reduces_motion(bool reduces);
  void set_system_light(bool light);       // the system's colours are dark letters on light
  void set_handouts(Handouts possible);    // before the start: nothing is possible
  // The platform's answer: done, or not. `name`: of the file that was written.
  void handed_out(Handout what, bool done, std::string_view name = {});
  // Whether languages that are not compiled in can be had from the platform. Before the start: they cannot.
  void fetch_languages(bool can) { fetches_languages_ = can; }
  bool speaks(std::string_view language) const;
  // The texts of a language that was asked for (AppEvents::language); false when they cannot be read.
  bool take_language(std::string_view language, std::string_view po);
  // The page shows the open panel as a part of its own, for whoever steers by keys: the canvas leaves it out.
  void show_panel_elsewhere(bool elsewhere);
  bool panel_elsewhere() const { return panel_elsewhere_; }
  // While a picture is taken the board is alone on the canvas.
  void take_picture(bool taking);
  // Whether the panels for a new game and for settings are there; a kiosk leaves them out.
  void offer_setup(bool offered);

  // The door. Nothing blocks: a move during an animation finishes it first. An error is a sentence for the person.
  Parsed<Change> dispatch(const Action& action);
  bool run(std::string_view command_id);  // a row of the command table; false when there is none or it is not enabled
  bool press(std::string_view key);       // a shortcut by DOM key name

  // Moves time on: animation, the engine's question and answer. `now_ms` never goes back.
  void tick(double now_ms);
  // Nothing moves and nothing is awaited: no frame is needed until an input comes.
  bool at_rest() const { return !next_wake(); }
  // When `tick` wants to be called next; nothing at rest. While an animation runs: at once.
  std::optional<double> next_wake() const;
  // Grows whenever a new frame would look different; the platform draws when it has grown or an input came.
  unsigned long revision() const { return revision_; }
  AppEvents take_events();

  const Session& session() const { return session_; }
  const Settings& settings() const { return settings_; }
  const Settings& first_settings() const { return first_; }  // what a reset leads back to
  const ViewState& view() const { return view_; }
  const Strings& strings() const { return strings_; }
  const BoardLayout& layout() const { return layout_; }
  const Canvas& canvas() const { return canvas_; }
  Announcer announcer() const { return Announcer(strings_, session_); }
  const Theme& theme() const;
  bool light_surroundings() const;
  Handouts possible_handouts() const { return handouts_; }
  bool taking_picture() const { return taking_picture_; }
  // A link to what is on the board, for the friend who plays along if there is one.
  std::string link() const;

  bool reduced_motion() const;
  double now() const { return now_; }                       // as last told by `tick`: for what moves by itself
  std::optional<Moment> viewed() const { return viewed_; }  // an earlier moment is shown
  const Position& shown_position() const;                   // what lies when nothing moves
  bool animating() const { return animation_.has_value(); }
  // Whose move is seen in motion; nothing when all lies still.
  std::optional<Side> moving_side() const { return animation_ ? std::optional(animation_side_) : std::nullopt; }
  // What to draw of the seeds now: the shown position, or a moment of the running animation.
  SowingFrame frame() const;
  // The move that led to the shown position, and the pits and stores that it changed (for a quiet highlight).
  struct LastMove { Move move; Side side = Side::South; PitSet changed = 0; };
  std::optional<LastMove> last_move() const;
  std::string last_move_told() const;                       // the same move in words, step by step; empty at a start
  bool may_play(Move move) const;  // by the person at the board, now
  // One line: whose move, how it ended, or what went wrong; to `reader` as "you", otherwise to the only person.
  std::string status(std::optional<Side> reader = std::nullopt) const;
  // The same for the eyes: while a move is seen, whose it is, not yet what comes of it.
  std::string seen_status(std::optional<Side> reader = std::nullopt) const;
  bool teaches() const;            // how to begin is shown, until the first move for ever
  std::optional<Pit> taught_pit() const;  // the one that the hand points at
  std::string forecast(Pit pit) const;  // what playing it would do, in words; empty where it may not be, or no preview is wanted
  // Whether the engine may be asked about the game: it is there, and no friend elsewhere plays against its help.
  bool may_advise() const { return thinker_ && (session_.over() || !session_.has_friend()); }
  const Advisor& advisor() const { return advisor_; }
  bool may_edit() const;                                    // whether a position can be set up here
  const std::optional<Editor>& editor() const { return editor_; }  // while one is
  std::optional<Move> hint() const;                         // for the person to move, once it is known
  const std::vector<MoveValue>* worth() const;              // of the legal moves shown; null while not wanted or not known
  std::string worth(Move move) const;                       // "+3"; empty while not wanted or not known
  bool thinking() const { return question_.has_value(); }
  bool offers_setup() const { return offers_setup_; }
  bool paused() const { return paused_; }                   // no engine plays
  const std::string& notice() const { return notice_; }     // a sentence about something that went wrong, or empty

 private:
  struct Question { int number = 0; std::optional<Move> answer; bool proved = false; };
  struct Proof { Moment after; bool proved; };  // of the perfect player's last move

  Parsed<Change> dispatch_game(const Action& action);
  Parsed<Change> settled(Parsed<Change> change);  // of a session's answer: all that follows from it
  void after_change(Change change);
  void tell_host(Change change);
  bool dispatch_look(const Action& action);
  void stage_what_is_played();
  bool dispatch_stage(const Action& action);
  bool dispatch_settings(const Action& action);
  bool dispatch_edit(const Action& action);
  void begin_editing();
  void end_editing();
  std::string edit_told() const;
  // Also for who is being told why a link or a text was not taken, and offered a new game.
  bool engine_waits() const { return engine_failed_ || paused_ || editor_.has_value() || (view_.panel == Panel::NewGame && !notice_.empty()); }
  void hand_out(Handout what);
  std::optional<ParseError> load_text(const std::string& text);  // what is wrong with it, or nothing
  void use(const Settings& settings);
  void look_at(Moment moment);
  void use_language();
  void show_last_move();
  void animate(const Played& played, bool backwards);
  void finish_animation();
  void advance_animation(double now_ms);
  void sound(std::optional<Cue> cue);
  void move_focus(int columns, int rows);
  void think();
  void advise();
  std::optional<double> next_advice() const;  // when the advisor wants a tick
  Advisor::Wanted wanted_advice() const;
  std::string hint_told() const;
  void hear(const std::string& line);
  void engine_failed();
  void stop_thinking();
  bool examples_move() const;  // the rules are open and their boards are playing
  double answer_time() const;  // when the engine's move may be played, so that a person can follow
  void relayout();
  void touch();                // the twin and the picture are others
  void save(std::string_view key, std::string text);
  void save_game() { save("game", session_.save()); }
  void say(std::string text);

  Thinker* thinker_;
  Settings first_;                         // those of a first start here
  Settings settings_;                      // in force
  Settings kept_;                          // those that the person chose, without what a link asked for
  ViewState view_;
  Strings strings_;
  std::map<std::string, Strings, std::less<>> fetched_;  // by language
  std::string system_language_ = "en";
  Session session_;
  Canvas canvas_;
  BoardLayout layout_;
  AppEvents events_;
  std::optional<SowingAnimation> animation_;
  std::optional<double> animation_start_;  // set by the first tick that sees it
  double animation_time_ = 0;
  Side animation_side_ = Side::South;
  bool animation_backwards_ = false;       // a step back through the game
  std::optional<Moment> viewed_;
  std::optional<Question> question_;
  std::optional<Proof> proof_;
  Advisor advisor_;
  std::optional<Editor> editor_;
  int questions_asked_ = 0;
  std::optional<double> still_since_;      // the first tick after the last change and its motion
  bool engine_failed_ = false;
  bool offers_setup_ = true;
  bool paused_ = false;
  bool told_over_ = false;
  bool teaching_ = false;                  // until the first move
  Side told_turn_ = Side::South;
  bool system_reduces_motion_ = false;
  bool system_light_ = false;
  bool link_due_ = false;                  // a friend waits for the move just made: the panel opens when it lies still
  bool taking_picture_ = false;
  bool panel_elsewhere_ = false;
  bool fetches_languages_ = false;
  Handouts handouts_ = 0;
  std::string address_;
  double now_ = 0;
  double next_example_ = 0;                // when the examples of the rules are to be drawn again
  unsigned long revision_ = 1;
  std::string notice_;
};

}  // namespace mancala
