#include "shell/platform/web/thinker_worker.h"

#include <utility>

#include "shell/platform/web/page.h"

namespace mancala::platform {

void ThinkerWorker::ask([[maybe_unused]] int number, const std::string& line) {
  if (asked_) cancel();
  answer_.reset();
  asked_ = true;
  tell_page("think", line);
}

std::optional<std::string> ThinkerWorker::poll() {
  if (answer_) asked_ = false;
  return std::exchange(answer_, std::nullopt);
}

void ThinkerWorker::cancel() {
  answer_.reset();
  if (!asked_) return;
  asked_ = false;
  tell_page("cancel-think", {});
}

}  // namespace mancala::platform
