// The engine alone, for the page's worker: one line in, one line out (protocol.h).
#include <string>

#include "engine/protocol.h"

extern "C" {

// The answer stays valid until the next call. A worker is stopped from outside, by terminating it.
const char* mancala_worker_line(const char* line) {
  static std::string answer;
  answer = mancala::protocol_answer(line);
  return answer.c_str();
}
}
