#include <algorithm>
#include <charconv>
#include <cstdio>

#include "engine/cli.h"
#include "engine/text.h"

namespace mancala::cli {

Reply refuse(std::string sentence) { return {"", std::move(sentence)}; }
Reply refuse(std::string_view argument, const ParseError& error) {
  return refuse(std::string(argument) + ", " + error.sentence());
}

namespace {

std::string read_standard_input() {
  std::string text;
  char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) text.append(buffer, n);
  return text;
}

}  // namespace

std::string text_of(const std::string& argument) {
  if (argument != "-") return argument;
  std::string text = read_standard_input();
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

Parsed<Setup> read_position(const std::string& argument) { return parse_position(text_of(argument)); }

std::size_t place_of(std::string_view position, std::string_view field) {
  static constexpr std::string_view kFields[] = {"game", "rows", "stores", "side"};
  std::size_t begin = 0;
  for (int i = 0;; ++i) {
    const std::size_t end = std::min(position.find_first_of(" _", begin), position.size());
    const std::string_view word = position.substr(begin, end - begin);
    if (i < 4 ? kFields[i] == field : word.substr(0, word.find('=')) == field) return begin;
    if (end == position.size()) return field == "match" ? place_of(position, "side") : 0;  // what is not written
    begin = end + 1;
  }
}

Game game_from(const Setup& setup) { return Game(std::make_shared<const Rules>(setup.ruleset), setup.position); }

std::string json_list(const std::vector<std::string>& items) {
  std::string text = "[";
  for (const std::string& item : items) text += (text.size() > 1 ? ",\"" : "\"") + item + '"';
  return text + ']';
}

bool Options::take_switch(std::string_view name) {
  const auto at = find(name);
  if (!at) return false;
  words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(*at));
  return true;
}

void Options::take_text(std::string_view name, std::string_view wanted, std::string& value) {
  if (auto text = take_value(name, wanted)) value = std::move(*text);
}

void Options::take_number(std::string_view name, std::uint64_t least, std::uint64_t most, std::uint64_t& value) {
  const std::string wanted = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  const auto text = take_value(name, wanted);
  if (!text) return;
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (problem != std::errc() || end != text->data() + text->size() || number < least || number > most)
    return set_error("option " + std::string(name) + ", character 1: " + wanted + " is wanted, not " + quoted(*text));
  value = number;
}

void Options::take_seconds(std::string_view name, double& value) {
  const auto text = take_value(name, "a number of seconds");
  if (!text) return;
  const std::size_t point = std::min(text->find('.'), text->size());
  const std::string whole = text->substr(0, point), rest = text->substr(std::min(point + 1, text->size()));
  const auto digits = [](const std::string& s) {
    return std::all_of(s.begin(), s.end(), [](char c) { return c >= '0' && c <= '9'; });
  };
  double seconds = 0;
  if (digits(whole) && digits(rest) && whole.size() + rest.size() > 0 && whole.size() <= 9) {
    for (char c : whole) seconds = 10 * seconds + (c - '0');
    double place = 1;
    for (char c : rest) seconds += (c - '0') * (place /= 10);
  }
  if (seconds <= 0)
    return set_error("option " + std::string(name) + ", character 1: a number of seconds above 0 is wanted, not " +
                     quoted(*text));
  value = seconds;
}

std::optional<Reply> Options::check(std::size_t least, std::size_t most, std::string_view usage) const {
  if (!error_.empty()) return refuse(error_);
  const std::string hint = "; usage: mancala " + std::string(usage);
  for (const std::string& word : words_)
    if (word.starts_with("--")) return refuse("option " + quoted(word) + ": there is no such option" + hint);
  if (words_.size() < least) return refuse("argument " + std::to_string(words_.size() + 1) + ": it is missing" + hint);
  if (words_.size() > most)
    return refuse("argument " + std::to_string(most + 1) + " (" + quoted(words_[most]) + "): it is one too many" +
                  hint);
  return std::nullopt;
}

std::optional<std::size_t> Options::find(std::string_view name) {
  const auto at = std::find(words_.begin(), words_.end(), name);
  if (at == words_.end()) return std::nullopt;
  if (std::find(at + 1, words_.end(), name) != words_.end()) {
    set_error("option " + std::string(name) + ": it is given twice");
    words_.erase(std::remove(words_.begin(), words_.end(), name), words_.end());
    return std::nullopt;
  }
  return at - words_.begin();
}

std::optional<std::string> Options::take_value(std::string_view name, std::string_view wanted) {
  const auto at = find(name);
  if (!at) return std::nullopt;
  const auto option = words_.begin() + static_cast<std::ptrdiff_t>(*at);
  if (option + 1 == words_.end() || (option + 1)->starts_with("--")) {
    set_error("option " + std::string(name) + ": its value is missing, " + std::string(wanted));
    words_.erase(option);
    return std::nullopt;
  }
  const std::string value = *(option + 1);
  words_.erase(option, option + 2);
  return value;
}

void Options::set_error(std::string error) {
  if (error_.empty()) error_ = std::move(error);
}

}  // namespace mancala::cli
