// The result of reading text from outside: a value, or an error that says where and why.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace mancala {

// `offset` counts characters from 0 in the whole text that was read; `field` names the part of the form.
struct ParseError {
  std::size_t offset = 0;
  std::string field;
  std::string reason;
  // "character 7, south row: …" (characters counted from 1), without a full stop.
  std::string sentence() const { return "character " + std::to_string(offset + 1) + ", " + field + ": " + reason; }
};

template <class T>
class Parsed {
 public:
  Parsed(T value) : value_(std::move(value)) {}
  Parsed(ParseError error) : error_(std::move(error)) {}
  explicit operator bool() const { return value_.has_value(); }
  bool has_value() const { return value_.has_value(); }
  T& operator*() {
    assert(value_);
    return *value_;
  }
  const T& operator*() const {
    assert(value_);
    return *value_;
  }
  T* operator->() {
    assert(value_);
    return &*value_;
  }
  const T* operator->() const {
    assert(value_);
    return &*value_;
  }
  const ParseError& error() const {
    assert(!value_);
    return error_;
  }

 private:
  std::optional<T> value_;
  ParseError error_;
};

}  // namespace mancala
