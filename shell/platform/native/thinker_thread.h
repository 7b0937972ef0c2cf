// The engine on a thread of its own, asked in protocol lines.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "engine/protocol.h"
#include "shell/thinker.h"

namespace mancala::platform {

class ThinkerThread : public Thinker {
 public:
  // `wake` is called from the thread when an answer has come.
  explicit ThinkerThread(std::function<void()> wake) : wake_(std::move(wake)) {}
  ~ThinkerThread() override;

  void ask(int number, const std::string& line) override;
  std::optional<std::string> poll() override;
  void cancel() override;

 private:
  void work();

  std::function<void()> wake_;
  std::atomic<bool> stop_search_ = false;
  AnswerMemory memory_;  // the thread's own
  std::mutex mutex_;  // guards what follows
  std::condition_variable asked_;
  std::optional<std::string> question_;
  std::optional<std::string> answer_;
  bool closing_ = false;
  std::thread thread_;  // started by the first question
};

}  // namespace mancala::platform
