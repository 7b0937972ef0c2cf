// The engine's own answers, at once and on the asking thread.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/protocol.h"
#include "shell/thinker.h"

namespace mancala::test {

class PromptThinker : public Thinker {
 public:
  void ask(int, const std::string& line) override { answer_ = protocol_answer(line); }
  std::optional<std::string> poll() override { return std::exchange(answer_, std::nullopt); }
  void cancel() override { answer_.reset(); }

 private:
  std::optional<std::string> answer_;
};

}  // namespace mancala::test
