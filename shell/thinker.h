// Whoever answers the engine's questions: a thread natively, a worker in the page, a script in tests.
#pragma once

#include <optional>
#include <string>

namespace mancala {

class Thinker {
 public:
  virtual ~Thinker() = default;
  // A request line of engine/protocol.h carrying `number`. One question at a time: a new one cancels the old.
  virtual void ask(int number, const std::string& line) = 0;
  // An answer line when one has come; it may belong to a cancelled question, so its number is compared.
  virtual std::optional<std::string> poll() = 0;
  virtual void cancel() = 0;
};

}  // namespace mancala
