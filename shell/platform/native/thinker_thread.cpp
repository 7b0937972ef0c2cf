#include "shell/platform/native/thinker_thread.h"

#include "assets/embedded.h"

namespace mancala::platform {

ThinkerThread::~ThinkerThread() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    stop_search_ = true;
  }
  asked_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void ThinkerThread::ask([[maybe_unused]] int number, const std::string& line) {
  {
    const std::lock_guard lock(mutex_);
    question_ = line;
    answer_.reset();
    stop_search_ = true;
  }
  if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
  asked_.notify_one();
}

std::optional<std::string> ThinkerThread::poll() {
  const std::lock_guard lock(mutex_);
  return std::exchange(answer_, std::nullopt);
}

void ThinkerThread::cancel() {
  const std::lock_guard lock(mutex_);
  question_.reset();
  answer_.reset();
  stop_search_ = true;
}

void ThinkerThread::work() {
  for (;;) {
    std::string line;
    {
      std::unique_lock lock(mutex_);
      asked_.wait(lock, [this] { return closing_ || question_; });
      if (closing_) return;
      line = *std::exchange(question_, std::nullopt);
      stop_search_ = false;
    }
    if (const std::string book = memory_.wanted_book(line); !book.empty())
      memory_.give_book(assets::find("books/" + book + ".txt"));
    std::string answer =
        protocol_answer(line, [this] { return stop_search_.load(std::memory_order_relaxed); }, &memory_);
    {
      const std::lock_guard lock(mutex_);
      if (stop_search_) continue;
      answer_ = std::move(answer);
    }
    wake_();
  }
}

}  // namespace mancala::platform
