// What happens to the model as time goes on: the animation of a move, and the engine's turns.
#include <algorithm>

#include "engine/notation.h"
#include "engine/protocol.h"
#include "shell/app_model.h"
#include "shell/rules_text.h"

namespace mancala {
namespace {

constexpr double kPause = 700;     // milliseconds of stillness before the engine's move, so that a person can follow
constexpr double kExamplesEvery = 60;  // milliseconds between pictures of the rules' examples, which move in slower steps
constexpr double kPollEvery = 30;  // milliseconds between looks for the engine's answer

}  // namespace

void AppModel::tick(double now_ms) {
  now_ = std::max(now_, now_ms);
  advance_animation(now_);
  if (!animation_ && !still_since_) still_since_ = now_;
  if (link_due_ && !animation_) {
    link_due_ = false;
    view_.panel = Panel::Share;
    touch();
  }
  if (examples_move() && now_ >= next_example_) {
    next_example_ = now_ + kExamplesEvery;
    ++revision_;
  }
  think();
}

bool AppModel::examples_move() const {
  return view_.panel == Panel::Rules && !panel_elsewhere_ && !reduced_motion() && has_rules_text(session_.ruleset().id);
}

std::optional<double> AppModel::next_advice() const {
  if (!may_advise() || editor_) return std::nullopt;
  if (advisor_.waits()) return now_ + kPollEvery;
  return advisor_.has_question(session_, wanted_advice()) ? std::optional(now_) : std::nullopt;
}

std::optional<double> AppModel::next_wake() const {
  if (animation_ || link_due_) return now_;
  const std::optional<double> example = examples_move() ? std::optional(next_example_) : std::nullopt;
  if (!session_.engines_turn() || engine_waits()) {
    const std::optional<double> advice = next_advice();
    return example && advice ? std::min(*example, *advice) : example ? example : advice;
  }
  if (!question_) return now_;
  const double engine = question_->answer ? std::max(now_, answer_time()) : now_ + kPollEvery;
  return example ? std::min(*example, engine) : engine;
}

void AppModel::show_last_move() {
  if (!viewed_) animate(*session_.last_played(), false);
}

void AppModel::animate(const Played& played, bool backwards) {
  const Speed speed = reduced_motion() ? Speed::Off : settings_.speed;
  if (speed == Speed::Off) {
    if (!backwards) sound(cue_of(played.sowing, theme().seed.timbre, session_.ruleset().ring()));
    return;
  }
  SowingAnimation animation(played.before.board, played.sowing, speed);
  if (animation.duration() <= 0) return;
  animation_ = std::move(animation);
  animation_side_ = played.side;
  animation_backwards_ = backwards;
  animation_start_.reset();
  animation_time_ = 0;
}

void AppModel::finish_animation() {
  if (!animation_) return;
  animation_.reset();
  still_since_.reset();
  touch();
}

void AppModel::advance_animation(double now_ms) {
  if (!animation_) return;
  ++revision_;
  if (!animation_start_) {
    animation_start_ = now_ms;
    return;
  }
  const double time = now_ms - *animation_start_;
  const auto passed = animation_->steps_between(animation_time_, time);
  const Sowing& sowing = animation_->sowing();
  if (!animation_backwards_ && passed.first < passed.last) {
    const Board lying = animation_->frame(time).board;
    for (std::size_t i = passed.first; i < passed.last; ++i) {
      const Step& step = sowing[i];
      const Spot fallen = step.in_store ? store_spot(step.side) : pit_spot(step.pit);
      sound(cue_of(step, theme().seed.timbre, session_.ruleset().ring(), step.kind == StepKind::Drop ? seeds_at(lying, fallen) : 0));
    }
  }
  animation_time_ = time;
  if (time >= animation_->duration()) finish_animation();
}

void AppModel::sound(std::optional<Cue> cue) {
  const float gain = gain_of(settings_.volume);
  if (!cue || gain == 0) return;
  cue->gain *= gain;
  events_.sounds.push_back(*cue);
}

SowingFrame AppModel::frame() const {
  if (animation_) return animation_->frame(animation_backwards_ ? animation_->duration() - animation_time_ : animation_time_);
  SowingFrame frame;
  frame.board = shown_position().board;
  return frame;
}

double AppModel::answer_time() const { return still_since_.value_or(now_) + kPause; }

// The question is asked while the person's own seeds still move; the answer waits until the board is still.
void AppModel::think() {
  if (thinker_) {
    while (const auto line = thinker_->poll()) hear(*line);
  }
  if (!session_.engines_turn() || engine_waits()) return advise();
  if (!thinker_) return engine_failed();
  if (!question_) {
    question_ = Question{++questions_asked_, std::nullopt};
    const Seat seat = session_.seat(session_.mover());
    thinker_->ask(question_->number, protocol_ask(question_->number, seat.is_perfect() ? kPerfectLevel : seat.level, session_.round()));
    return;
  }
  if (!question_->answer || animation_ || now_ < answer_time()) return;
  const Question answered = *question_;
  const bool perfect = session_.seat(session_.mover()).is_perfect();
  question_.reset();
  if (perfect) proof_ = Proof{{session_.now().round, session_.now().ply + 1}, answered.proved};
  if (!settled(session_.dispatch(wish::Play{*answered.answer}))) engine_failed();
}

Advisor::Wanted AppModel::wanted_advice() const {
  return {viewed_.value_or(session_.now()), view_.analysis, view_.panel == Panel::Curve};
}

// Only while the engine has no move of its own to find: there is one thinker.
void AppModel::advise() {
  if (!may_advise() || editor_ || advisor_.waits()) return;
  const auto line = advisor_.next_question(session_, wanted_advice(), questions_asked_ + 1);
  if (line) thinker_->ask(++questions_asked_, *line);
}

void AppModel::hear(const std::string& line) {
  const bool hint_due = advisor_.hint_state() == Advisor::HintState::Wanted;
  if (advisor_.hear(session_, line)) {
    if (hint_due && advisor_.hint_state() == Advisor::HintState::Known) say(status());
    touch();
    return;
  }
  const auto reply = parse_reply(line);
  if (!reply || !question_ || reply->number != question_->number) return;
  const auto move = parse_move(session_.ruleset(), reply->move);
  if (!reply->error.empty() || !move || !session_.round().legal_moves().has(*move)) return engine_failed();
  question_->answer = *move;
  question_->proved = reply->exact;
}

void AppModel::engine_failed() {
  stop_thinking();
  engine_failed_ = true;
  notice_ = strings_.text("notice.engine-failed");
  say(notice_);
  touch();
}

void AppModel::stop_thinking() {
  if (!question_ && !advisor_.waits()) return;
  question_.reset();
  advisor_.interrupt();
  if (thinker_) thinker_->cancel();
}

}  // namespace mancala
