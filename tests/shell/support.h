// What the shell's tests share: sessions from text, moves by letter, random play, a thinker that is told its answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "shell/app_model.h"
#include "shell/session.h"
#include "shell/thinker.h"

namespace mancala {

inline StartTexts with_argument(const std::string& argument) {
  StartTexts texts;
  texts.argument = argument;
  return texts;
}

inline Session session_of(const std::string& text, Seats seats = {Seat{0}, Seat{0}}) {
  Session session(*find_ruleset("kalah"), seats);
  session.dispatch(wish::LoadText{text});
  return session;
}

inline Action play(const Session& session, const std::string& move) { return wish::Play{*parse_move(session.ruleset(), move)}; }

// Moves by letter, parted by spaces; false at the first that is refused.
inline bool play_all(Session& session, const std::string& moves) {
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(' ', at), moves.size());
    if (!session.dispatch(play(session, moves.substr(at, end - at)))) return false;
    at = end + 1;
  }
  return true;
}

inline std::string board_text(const Session& session) { return to_text(session.ruleset(), session.position()); }

inline void play_random(Session& session, Random& random) {
  const MoveList moves = session.round().legal_moves();
  session.dispatch(wish::Play{moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]});
}

// Keeps what it is asked and says what the test puts into `answers`.
class ScriptedThinker : public Thinker {
 public:
  void ask(int number, const std::string& line) override {
    last_number = number;
    asked.push_back(line);
  }
  std::optional<std::string> poll() override {
    if (answers.empty()) return std::nullopt;
    std::string line = answers.front();
    answers.erase(answers.begin());
    return line;
  }
  void cancel() override { ++cancelled; }
  void answer(const std::string& move) { answers.push_back("answer " + std::to_string(last_number) + " {\"move\":\"" + move + "\",\"value\":0,\"depth\":1,\"nodes\":1,\"line\":[\"" + move + "\"]}"); }

  std::vector<std::string> asked, answers;
  int last_number = 0;
  int cancelled = 0;
};

}  // namespace mancala
