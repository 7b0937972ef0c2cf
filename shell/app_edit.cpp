// Setting up a position: begun from what is shown, played from where it is good, left without a trace otherwise.
#include "shell/app_model.h"

namespace mancala {

bool AppModel::may_edit() const { return offers_setup_ && !layout_.board_only && !session_.has_friend(); }

void AppModel::begin_editing() {
  finish_animation();
  stop_thinking();
  advisor_.forget_hint();
  notice_.clear();
  editor_.emplace(session_.ruleset(), shown_position());
  viewed_.reset();
  view_.panel = Panel::None;
  say(strings_.text("edit.about"));
}

void AppModel::end_editing() {
  editor_.reset();
  say(status());
}

bool AppModel::dispatch_edit(const Action& action) {
  if (const auto* wanted = std::get_if<wish::EditPosition>(&action)) {
    if (wanted->on && !editor_ && may_edit()) begin_editing();
    else if (!wanted->on && editor_) end_editing();
    return true;
  }
  if (!editor_) return false;
  const auto exists = [&](Spot spot) { return spot.is_store || spot.pit < session_.ruleset().ring(); };
  const std::string before = editor_->text();
  if (const auto* seeds = std::get_if<wish::EditSeeds>(&action)) {
    if (exists(seeds->spot)) editor_->set_seeds(seeds->spot, seeds->seeds);
  } else if (const auto* carry = std::get_if<wish::EditCarry>(&action)) {
    if (exists(carry->from) && exists(carry->to)) editor_->carry(carry->from, carry->to, carry->seeds);
  } else if (const auto* digit = std::get_if<wish::EditDigit>(&action)) {
    if (view_.focus) editor_->type(pit_spot(*view_.focus), digit->digit);
  } else if (const auto* owner = std::get_if<wish::EditOwner>(&action)) {
    if (owner->pit < session_.ruleset().ring()) editor_->change_owner(owner->pit);
  } else if (const auto* tool = std::get_if<wish::EditOwnersByTap>(&action)) {
    editor_->set_owners_by_tap(tool->on);
  } else if (const auto* side = std::get_if<wish::EditSide>(&action)) {
    editor_->set_side(side->side);
  } else if (const auto* fill = std::get_if<wish::EditFill>(&action)) {
    editor_->fill(fill->as_at_start);
  } else {
    return false;
  }
  if (editor_->text() != before) say(status());
  return true;
}

std::string AppModel::edit_told() const {
  if (!editor_) return {};
  const std::string problem = editor_->problem(strings_);
  if (!problem.empty()) return problem;
  const Position& position = editor_->position();
  return strings_.text(position.side == Side::South ? "edit.south" : "edit.north", {{"n", total_seeds(position.board)}});
}

}  // namespace mancala
