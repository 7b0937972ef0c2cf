#include "shell/advisor.h"

#include <algorithm>

#include "engine/notation.h"
#include "engine/protocol.h"
#include "shell/seat.h"

namespace mancala {
namespace {

constexpr int kHintLevel = kLevels;
constexpr int kWorthLevel = 7;  // its nodes value a move in a few hundredths of a second

const MoveValue* best_of(const std::vector<MoveValue>& values) {
  const auto best = std::max_element(values.begin(), values.end(), [](const MoveValue& a, const MoveValue& b) { return a.value < b.value; });
  return best == values.end() ? nullptr : &*best;
}

}  // namespace

std::vector<CurvePoint> worst_moves(std::vector<CurvePoint> curve) {
  constexpr std::size_t kMost = 8;
  std::erase_if(curve, [](const CurvePoint& point) { return point.lost.value_or(0) <= 0; });
  std::stable_sort(curve.begin(), curve.end(), [](const CurvePoint& a, const CurvePoint& b) { return *a.lost > *b.lost; });
  if (curve.size() > kMost) curve.resize(kMost);
  return curve;
}

bool Advisor::can_be_asked(const Session& session, Moment moment) const {
  return session.has(moment) && !session.position_at(moment).over && !values(session, moment);
}

std::optional<Moment> Advisor::next_moment(const Session& session, const Wanted& wanted) const {
  if (wanted.worth && can_be_asked(session, wanted.shown)) return wanted.shown;
  if (!wanted.curve) return std::nullopt;
  for (Moment moment{wanted.shown.round, 0}; session.has(moment); ++moment.ply)
    if (can_be_asked(session, moment)) return moment;
  return std::nullopt;
}

bool Advisor::has_question(const Session& session, const Wanted& wanted) const {
  return hint_state_ == HintState::Wanted || next_moment(session, wanted).has_value();
}

std::optional<std::string> Advisor::next_question(const Session& session, const Wanted& wanted, int number) {
  if (hint_state_ == HintState::Wanted) {
    asked_ = Asked{number, true, session.now()};
    return protocol_ask(number, kHintLevel, session.round());
  }
  const auto moment = next_moment(session, wanted);
  if (!moment) return std::nullopt;
  asked_ = Asked{number, false, *moment};
  return protocol_values(number, kWorthLevel, session.rounds()[moment->round], moment->ply);
}

bool Advisor::hear(const Session& session, const std::string& line) {
  if (!asked_) return false;
  const Ruleset& ruleset = session.ruleset();
  const Asked asked = *asked_;
  if (asked.hint) {
    const auto reply = parse_reply(line);
    if (reply && reply->number != asked.number) return false;
    asked_.reset();
    hint_state_ = HintState::Known;
    if (!reply || !reply->error.empty()) return true;
    const auto move = parse_move(ruleset, reply->move);
    if (move && session.round().legal_moves().has(*move)) hint_ = *move;
    return true;
  }
  const auto reply = parse_values(ruleset, line);
  if (reply && reply->number != asked.number) return false;
  asked_.reset();
  // What could not be answered counts as heard, so that it is not asked for ever.
  if (session.has(asked.moment))
    known_[{asked.moment.round, asked.moment.ply}] = {session.position_at(asked.moment), reply ? reply->values : std::vector<MoveValue>{}};
  return true;
}

const std::vector<MoveValue>* Advisor::values(const Session& session, Moment moment) const {
  const auto known = known_.find({moment.round, moment.ply});
  if (known == known_.end() || !session.has(moment) || !(known->second.position == session.position_at(moment))) return nullptr;
  return &known->second.values;
}

std::vector<CurvePoint> Advisor::curve(const Session& session, std::size_t round) const {
  std::vector<CurvePoint> points;
  const MoveValue* before = nullptr;                    // the best move there was
  const std::vector<MoveValue>* choices = nullptr;      // and all of them
  for (Moment moment{round, 0}; session.has(moment); ++moment.ply) {
    const Position& position = session.position_at(moment);
    CurvePoint point{moment, std::nullopt, std::nullopt};
    if (before && choices) {
      const Move played = session.rounds()[round].moves()[moment.ply - 1];
      for (const MoveValue& choice : *choices)
        if (choice.move == played) point.lost = before->value - choice.value;
    }
    choices = values(session, moment);
    before = choices ? best_of(*choices) : nullptr;
    if (position.over) point.margin = position.board.stores[0] - position.board.stores[1];
    else if (before) point.margin = position.side == Side::South ? before->value : -before->value;
    points.push_back(point);
  }
  return points;
}

}  // namespace mancala
