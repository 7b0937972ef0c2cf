#include "shell/ui/rules_view.h"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"
#include "shell/announcer.h"
#include "shell/twin.h"

namespace mancala {
namespace {

const ExampleMoment& moment_at(const std::vector<ExampleMoment>& moments, int duration, double now_ms) {
  double left = std::fmod(now_ms, duration);
  for (const ExampleMoment& moment : moments) {
    if (left < moment.ms) return moment;
    left -= moment.ms;
  }
  return moments.back();
}

// Without what the typeface does not have (a name in another script), and the blank that this leaves.
std::string drawable(const std::string& text, const Fonts& fonts) {
  std::string kept;
  const char *at = text.data(), *end = at + text.size();
  while (at < end) {
    unsigned int letter = 0;
    const int bytes = ImTextCharFromUtf8(&letter, at, end);
    const bool known = fonts.has(Style::Body, letter);
    if (known && !(letter == ' ' && (kept.empty() || kept.back() == ' '))) kept.append(at, static_cast<std::size_t>(bytes));
    at += bytes;
  }
  return kept;
}

}  // namespace

void RulesView::read(const AppModel& model, const Fonts& fonts) {
  const std::string game(model.session().ruleset().id), language(model.strings().language());
  if (game == game_ && language == language_) return;
  game_ = game, language_ = language;
  text_ = find_rules_text(game, language);
  films_.clear();
  if (!text_) return;
  for (TextBlock& block : text_->text.blocks) {
    if (block.kind != TextBlock::Kind::Example) {
      block.text = drawable(block.text, fonts);
      continue;
    }
    const auto example = parse_example(block.text);
    if (!example) continue;  // a test reads every one
    Film film{*example, moments(*example)};
    for (const ExampleMoment& moment : film.moments) film.duration += moment.ms;
    films_.push_back(std::move(film));
  }
}

void RulesView::draw(const PanelFrame& frame) {
  const AppModel& model = frame.model;
  const Ruleset& rules = model.session().ruleset();
  read(model, frame.pen.fonts);
  Sheet sheet(frame.pen, model.layout().panel, model.strings().text("rules.title", {{"game", game_name(model.strings(), rules)}}), frame.row("close"), 0, frame.scroll, frame.wishes);
  if (!text_) {
    for (const std::string& line : panel_lines(model)) {
      sheet.words(line);
      sheet.space(frame.pen.gap() * 0.8f);
    }
    return;
  }
  if (text_->in_english) {
    sheet.note(model.strings().text("rules.in-english"));
    sheet.space(frame.pen.gap());
  }
  std::size_t next = 0;
  for (const TextBlock& block_here : text_->text.blocks) {
    const bool is_example = block_here.kind == TextBlock::Kind::Example;
    block(sheet, model, block_here, is_example && next < films_.size() ? &films_[next++] : nullptr);
  }
}

void RulesView::block(Sheet& sheet, const AppModel& model, const TextBlock& block, const Film* film) {
  const Pen& pen = sheet.pen();
  const float gap = pen.gap(), indent = pen.size(Style::Body) * 1.7f;
  switch (block.kind) {
    case TextBlock::Kind::Title: return;  // the sheet's own says it
    case TextBlock::Kind::Heading:
      sheet.space(gap * 1.6f);
      sheet.paragraph(block.text, Style::Strong, Pen::colour(pen.palette.accent));
      sheet.space(gap * 0.6f);
      return;
    case TextBlock::Kind::Paragraph: sheet.paragraph(block.text, Style::Body, Pen::colour(pen.palette.text), block.indented ? indent : 0); break;
    case TextBlock::Kind::Item: sheet.item(block.marker, block.text, indent); break;
    case TextBlock::Kind::Example:
      if (film != nullptr) example(sheet, model, block.indented ? indent : 0, *film);
      sheet.space(gap * 0.9f);
      break;
  }
  sheet.space(gap * 0.8f);
}

// Where nothing is to move, the board before and the board after stand beside each other, or below where it is narrow.
void RulesView::example(Sheet& sheet, const AppModel& model, float indent, const Film& film) {
  const Pen& pen = sheet.pen();
  const float room = sheet.body().w - indent, gap = pen.gap(), widest = pen.size(Style::Body) * 26;
  const bool still = model.reduced_motion(), beside = still && room > pen.size(Style::Body) * 30;
  const float wide = std::min(widest, beside ? (room - gap) / 2 : room);
  board_.fit(film.example.session.ruleset(), pen.theme, wide);
  const float tall = board_.height();
  const Rect strip = sheet.take(still && !beside ? 2 * tall + gap : tall);
  const Rect& body = sheet.body();
  if (strip.bottom() < body.y || strip.y > body.bottom()) return;
  const Point at{strip.x + indent, strip.y};
  if (!still) return board_.draw(pen, at, moment_at(film.moments, film.duration, model.now()));
  board_.draw(pen, at, film.moments.front());
  board_.draw(pen, beside ? Point{at.x + wide + gap, at.y} : Point{at.x, at.y + tall + gap}, film.moments.back());
}

}  // namespace mancala
