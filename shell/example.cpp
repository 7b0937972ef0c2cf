#include "shell/example.h"

#include "engine/notation.h"
#include "shell/announcer.h"
#include "shell/board_form.h"

namespace mancala {
namespace {

constexpr int kBefore = 1200, kLift = 450, kTaking = 700, kTaken = 600, kWord = 900, kAfter = 2800;  // milliseconds

// The longer the sowing, the quicker.
int pace(const Example& example) {
  std::size_t steps = 0;
  for (const Played& move : example.moves) steps += move.sowing.size();
  return steps <= 12 ? 420 : steps <= 24 ? 330 : 230;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

Parsed<Example> parse_example(std::string_view text) {
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos) return ParseError{text.size(), "example", "a position, a bar | and moves are wanted"};
  const auto setup = parse_position(trimmed(text.substr(0, bar)));
  if (!setup) return setup.error();
  Example example{Session(setup->ruleset, {Seat{0}, Seat{0}}), {}};
  if (const auto loaded = example.session.dispatch(wish::LoadText{to_text(setup->ruleset, setup->position)}); !loaded) return loaded.error();
  std::size_t at = bar + 1;
  while (true) {
    at = text.find_first_not_of(' ', at);
    if (at == std::string_view::npos) break;
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const auto move = parse_move(setup->ruleset, word);
    if (!move || !example.session.round().legal_moves().has(*move)) return ParseError{at, "moves", std::string(word) + " is not a legal move here"};
    example.session.dispatch(wish::Play{*move});
    example.moves.push_back(*example.session.last_played());
    at = end;
  }
  if (example.moves.empty()) return ParseError{text.size(), "moves", "at least one move is wanted"};
  return example;
}

std::string told(const Example& example, const Strings& strings) {
  const Announcer announcer(strings, example.session);
  std::string text;
  for (const Played& move : example.moves)
    for (const std::string& sentence : announcer.steps(move)) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

std::vector<ExampleMoment> moments(const Example& example) {
  std::vector<ExampleMoment> all;
  const int pits = example.session.ruleset().pits, drop = pace(example);
  for (const Played& move : example.moves) {
    const auto board = [&](std::size_t steps) { return board_after(move.before.board, move.sowing, steps); };
    all.push_back({board(0), move.move.is_pit() ? move.move.pit() : -1, {}, kBefore});
    for (std::size_t i = 0; i < move.sowing.size(); ++i) {
      const Step& step = move.sowing[i];
      switch (step.kind) {
        case StepKind::Lift: all.push_back({board(i + 1), step.pit, {}, kLift}); break;
        case StepKind::Drop: all.push_back({board(i + 1), step.in_store ? store_hollow(pits, index_of(step.side)) : step.pit, {}, drop}); break;
        case StepKind::Capture:
        case StepKind::Sweep:
          all.push_back({board(i), -1, {step.from.begin(), step.from.begin() + step.from_count}, kTaking});
          all.push_back({board(i + 1), store_hollow(pits, index_of(step.side)), {}, kTaken});
          break;
        case StepKind::Bonus: all.push_back({board(i + 1), store_hollow(pits, index_of(step.side)), {}, kWord}); break;
        case StepKind::Pass:
        case StepKind::Endless:
        case StepKind::Swap: all.push_back({board(i + 1), -1, {}, kWord}); break;
        case StepKind::End: break;
      }
    }
  }
  all.push_back({example.moves.back().after.board, -1, {}, kAfter});
  return all;
}

}  // namespace mancala
