// The engine in the page's worker: questions go out as events of the page, answers come in by a call of the page.
#pragma once

#include <optional>
#include <string>

#include "shell/thinker.h"

namespace mancala::platform {

class ThinkerWorker : public Thinker {
 public:
  void ask(int number, const std::string& line) override;
  std::optional<std::string> poll() override;
  void cancel() override;

  void hear(std::string line) { answer_ = std::move(line); }

 private:
  bool asked_ = false;
  std::optional<std::string> answer_;
};

}  // namespace mancala::platform
