#include "shell/strings.h"

#include <algorithm>
#include <optional>

#include "assets/embedded.h"

namespace mancala {
namespace {

struct Entry {
  std::string key;
  std::vector<std::string> forms;
  bool fuzzy = false;
};

// Reads a PO file line by line; what it does not need (contexts, references, comments) it passes over.
class PoReader {
 public:
  explicit PoReader(std::string_view text) : text_(text) {}

  // The next entry; nothing at the end or after an error.
  std::optional<Entry> next() {
    Entry entry;
    std::string* target = nullptr;
    std::string plural_key;
    bool begun = false;
    while (at_ < text_.size()) {
      const std::size_t line_start = at_;
      const std::string_view line = take_line();
      if (line.empty()) {
        if (begun) return entry;
        continue;
      }
      if (line[0] == '#') {
        if (line.substr(0, 2) == "#," && line.find("fuzzy") != std::string_view::npos) entry.fuzzy = true;
        continue;
      }
      std::string_view quoted = line;
      if (line[0] != '"') {
        const std::size_t space = line.find(' ');
        const std::string_view keyword = line.substr(0, space);
        quoted = space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
        if (keyword == "msgid" && !entry.forms.empty()) {
          at_ = line_start;  // the next entry, without an empty line before it
          return entry;
        }
        if (keyword == "msgid") target = &entry.key;
        else if (keyword == "msgid_plural") target = &plural_key;
        else if (keyword.substr(0, 6) == "msgstr") {
          entry.forms.emplace_back();
          target = &entry.forms.back();
        } else return fail(line_start, "`msgid` or `msgstr` is expected");
      }
      if (!target) return fail(line_start, "a text stands before its `msgid`");
      if (!unquote(quoted, *target)) return fail(line_start, "a text in quotation marks is expected");
      begun = true;
    }
    if (begun) return entry;
    return std::nullopt;
  }

  const std::optional<ParseError>& error() const { return error_; }
  std::size_t offset() const { return at_; }

 private:
  std::string_view take_line() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    std::string_view line = text_.substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    return line;
  }

  static bool unquote(std::string_view quoted, std::string& target) {
    if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"') return false;
    quoted = quoted.substr(1, quoted.size() - 2);
    for (std::size_t i = 0; i < quoted.size(); ++i) {
      if (quoted[i] == '"') return false;
      if (quoted[i] != '\\') {
        target += quoted[i];
        continue;
      }
      if (++i == quoted.size()) return false;
      target += quoted[i] == 'n' ? '\n' : quoted[i] == 't' ? '\t' : quoted[i];
    }
    return true;
  }

  std::nullopt_t fail(std::size_t offset, std::string reason) {
    error_ = ParseError{offset, "catalogue", std::move(reason)};
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<ParseError> error_;
};

// The value of one line of the header entry.
std::string_view header_line(std::string_view header, std::string_view name) {
  const std::size_t at = header.find(name);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = header.substr(at + name.size());
  return rest.substr(0, rest.find('\n'));
}

std::string_view compiled_in(std::string_view language) { return assets::find("languages/" + std::string(language) + ".po"); }

std::string filled(std::string_view form, TextArgs args) {
  std::string result;
  for (std::size_t at = 0; at < form.size();) {
    const std::size_t close = form[at] == '{' ? form.find('}', at) : std::string_view::npos;
    const TextArg* found = nullptr;
    if (close != std::string_view::npos) {
      for (const TextArg& arg : args)
        if (arg.name == form.substr(at + 1, close - at - 1)) found = &arg;
    }
    if (found) {
      result += found->value;
      at = close + 1;
    } else {
      result += form[at++];
    }
  }
  return result;
}

}  // namespace

Parsed<Strings> Strings::from_po(std::string_view po) {
  Strings strings;
  PoReader reader(po);
  while (auto entry = reader.next()) {
    if (entry->key.empty()) {
      const std::string header = entry->forms.empty() ? std::string() : entry->forms[0];
      const std::string_view rule = header_line(header, "Plural-Forms: ");
      if (!rule.empty()) {
        const auto plural = PluralRule::from_text(rule);
        if (!plural) return plural.error();
        strings.plural_ = *plural;
      }
      const std::string_view language = header_line(header, "Language: ");
      if (!language.empty()) strings.language_ = language;
      continue;
    }
    const std::size_t forms = entry->forms.size();
    if (entry->fuzzy || (forms == 1 && entry->forms[0].empty())) continue;  // not translated yet
    if (forms != 1 && forms != static_cast<std::size_t>(strings.plural_.forms()))
      return ParseError{reader.offset(), "catalogue", "`" + entry->key + "` has another number of forms than the header says"};
    if (!strings.forms_.emplace(entry->key, std::move(entry->forms)).second)
      return ParseError{reader.offset(), "catalogue", "`" + entry->key + "` stands twice"};
  }
  if (reader.error()) return *reader.error();
  return strings;
}

Strings Strings::of_language(std::string_view language) {
  auto english = from_po(compiled_in("en"));
  if (language == "en") return english ? *english : Strings();
  auto strings = from_po(compiled_in(language));
  if (!strings || strings->forms_.empty()) return english ? *english : Strings();
  if (english) strings->fall_back_on(std::move(*english));
  return *strings;
}

bool Strings::is_compiled_in(std::string_view language) { return !compiled_in(language).empty(); }

const std::vector<std::string>* Strings::forms_of(std::string_view key) const {
  const auto found = forms_.find(key);
  return found == forms_.end() ? nullptr : &found->second;
}

std::string Strings::text(std::string_view key, TextArgs args) const {
  const std::vector<std::string>* forms = forms_of(key);
  if (!forms) return fallback_ ? fallback_->text(key, args) : "‹" + std::string(key) + "›";
  std::size_t form = 0;
  if (forms->size() > 1) {
    for (const TextArg& arg : args)
      if (arg.name == "n") form = plural_.form_of(arg.number);
  }
  return filled((*forms)[form], args);
}

bool Strings::has(std::string_view key) const { return forms_of(key) != nullptr; }

int Strings::forms(std::string_view key) const {
  const std::vector<std::string>* forms = forms_of(key);
  return forms ? static_cast<int>(forms->size()) : 0;
}

std::vector<std::string> Strings::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, forms] : forms_) keys.push_back(key);
  return keys;
}

}  // namespace mancala
