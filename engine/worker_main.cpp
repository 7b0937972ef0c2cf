// The engine alone, for the page's worker: one line in, one line out (protocol.h).
#include <string>

#include "engine/protocol.h"

namespace {

mancala::AnswerMemory memory;
std::string answer;

}  // namespace

extern "C" {

// The answer stays valid until the next call. A worker is stopped from outside, by terminating it.
const char* mancala_worker_line(const char* line) {
  answer = mancala::protocol_answer(line, {}, &memory);
  return answer.c_str();
}

// The book that the line's answer wants first, by its game; empty for none.
const char* mancala_worker_book(const char* line) {
  answer = memory.wanted_book(line);
  return answer.c_str();
}

// Its bytes, or none when it could not be had: 0 when they are not it.
int mancala_worker_take_book(const char* bytes, int size) {
  return memory.give_book({bytes, static_cast<std::size_t>(size)}) ? 1 : 0;
}

// Works for the questions to come; 0 when nothing is left to do.
int mancala_worker_ahead() { return memory.work_ahead() ? 1 : 0; }
}
