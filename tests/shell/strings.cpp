// The catalogue: PO files read, plural rules, and that the program and its English texts agree on the keys.
#include "shell/strings.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/ruleset.h"
#include "shell/app_model.h"
#include "shell/commands.h"

using namespace mancala;

namespace {

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

bool is_like_a_key(const std::string& text) {
  if (text.find('.') == std::string::npos || text.find("..") != std::string::npos || text[0] < 'a' || text[0] > 'z') return false;
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-.") == std::string::npos;
}

// Every literal of the shell's sources that is formed like a key: words parted by dots.
std::set<std::string> literals_like_keys() {
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(MANCALA_SOURCE_DIR "/shell")) {
    const auto extension = entry.path().extension();
    if (extension != ".cpp" && extension != ".h") continue;
    std::stringstream lines(file_text(entry.path()));
    for (std::string line; std::getline(lines, line);) {
      if (line.find("#include") != std::string::npos || line.find("//") == line.find_first_not_of(' ')) continue;
      for (std::size_t open = line.find('"'); open != std::string::npos;) {
        const std::size_t close = line.find('"', open + 1);
        if (close == std::string::npos) break;
        const std::string literal = line.substr(open + 1, close - open - 1);
        if (is_like_a_key(literal)) found.insert(literal);
        open = line.find('"', close + 1);
      }
    }
  }
  return found;
}

std::string form(const Strings& strings, int n) { return strings.text("seeds", {{"n", n}}); }

}  // namespace

TEST_CASE("a catalogue is read with its escapes, long texts and comments") {
  const auto strings = Strings::from_po(
      "# comment\nmsgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\n#: file:3\nmsgid \"a\"\nmsgstr \"one \\\"two\\\"\\n\"\n\"three\"\n"
      "msgid \"b\"\nmsgstr \"{x} and {y} and {x}\"\n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"unsure\"\n\nmsgid \"d\"\nmsgstr \"\"\n");
  REQUIRE(strings);
  CHECK(strings->language() == "xx");
  CHECK(strings->text("a") == "one \"two\"\nthree");
  CHECK(strings->text("b", {{"x", "1"}, {"y", 2}}) == "1 and 2 and 1");
  CHECK(strings->text("b") == "{x} and {y} and {x}");
  CHECK_FALSE(strings->has("c"));
  CHECK_FALSE(strings->has("d"));
}

TEST_CASE("a missing key can be seen") { CHECK(Strings().text("no.such") == "‹no.such›"); }

TEST_CASE("a broken catalogue is refused and says where") {
  CHECK_FALSE(Strings::from_po("msgid \"a\nmsgstr \"b\"\n"));
  CHECK_FALSE(Strings::from_po("nonsense\n"));
  CHECK_FALSE(Strings::from_po("\"text\"\n"));
  CHECK_FALSE(Strings::from_po("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n"));
  CHECK_FALSE(Strings::from_po("msgid \"a\"\nmsgid_plural \"a\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"));
  const auto strings = Strings::from_po("msgid \"a\"\nmsgstr b\n");
  REQUIRE_FALSE(strings);
  CHECK(strings.error().offset == 10);
}

TEST_CASE("plural forms follow each language's rule") {
  struct Row { const char* language; const char* rule; int n; int form; };
  const char* english = "nplurals=2; plural=(n != 1);";
  const char* french = "nplurals=2; plural=n>1;";
  const char* none = "nplurals=1; plural=0;";
  const char* slavic = "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;";
  for (const Row& row : {Row{"en", english, 0, 1}, Row{"en", english, 1, 0}, Row{"en", english, 2, 1}, Row{"fr", french, 0, 0},
                         Row{"fr", french, 1, 0}, Row{"fr", french, 2, 1}, Row{"id", none, 5, 0}, Row{"ru", slavic, 1, 0},
                         Row{"ru", slavic, 3, 1}, Row{"ru", slavic, 5, 2}, Row{"ru", slavic, 11, 2}, Row{"sr", slavic, 21, 0},
                         Row{"sr", slavic, 112, 2}, Row{"sr", slavic, 104, 1}}) {
    CAPTURE(row.language);
    CAPTURE(row.n);
    const auto rule = PluralRule::from_text(row.rule);
    REQUIRE_MESSAGE(rule, rule.error().sentence());
    CHECK(rule->form_of(row.n) == row.form);
  }
}

TEST_CASE("a plural rule that gives no form is refused") {
  for (const char* text : {"", "nplurals=2;", "nplurals=0; plural=0;", "nplurals=2; plural=2;", "nplurals=2; plural=n;", "nplurals=2; plural=n/0;",
                           "nplurals=2; plural=(n;", "nplurals=2; plural=m;", "nplurals=2; plural=n != 1 1;", "nplurals=99; plural=0;"}) {
    CAPTURE(text);
    CHECK_FALSE(PluralRule::from_text(text));
  }
}

TEST_CASE("the argument n chooses the form") {
  const auto strings = Strings::from_po("msgid \"seeds\"\nmsgid_plural \"seeds\"\nmsgstr[0] \"{n} seed\"\nmsgstr[1] \"{n} seeds\"\n");
  REQUIRE(strings);
  CHECK(form(*strings, 1) == "1 seed");
  CHECK(form(*strings, 0) == "0 seeds");
  CHECK(form(*strings, 12) == "12 seeds");
}

TEST_CASE("an unknown language is English") {
  CHECK(Strings::of_language("tlh").text("side.south") == "South");
  CHECK(Strings::of_language("../languages/en").text("side.south") == "South");
}

TEST_CASE("every key that the program asks for is in the English texts") {
  const auto read = Strings::from_po(file_text(MANCALA_SOURCE_DIR "/assets/languages/en.po"));
  REQUIRE_MESSAGE(read, read.error().sentence());
  const Strings& english = *read;
  const auto keys = english.keys();
  const auto begins_a_key = [&](const std::string& prefix) {
    for (const std::string& key : keys)
      if (key.substr(0, prefix.size()) == prefix) return true;
    return false;
  };
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&moves=C"});
  model.dispatch(wish::OpenPanel{Panel::History});
  auto table = commands(model);
  model.set_handouts(set_of(Handout::CopyPosition));
  model.dispatch(wish::EditPosition{true});
  for (const Command& command : commands(model)) table.push_back(command);
  const auto begins_an_id = [&](const std::string& prefix) {
    for (const Command& command : table)
      if (command.id.substr(0, prefix.size()) == prefix) return true;
    return false;
  };
  for (const std::string& literal : literals_like_keys()) {
    CAPTURE(literal);
    // A key; the beginning of a family of keys; or a command's id or the beginning of some.
    const bool known = english.has(literal) || begins_a_key(literal + ".") || begins_an_id(literal) || (literal.back() == '.' && begins_a_key(literal));
    CHECK(known);
  }
}

TEST_CASE("every English text is asked for") {
  const Strings english = Strings::of_language("en");
  const auto literals = literals_like_keys();
  // Families whose last word is data: the names of sides, settings, options, panels, groups, ends.
  std::set<std::string> families{"command", "group", "theme", "share", "game", "origin", "side", "store", "bank", "pit", "setup.option", "rules.page"};
  for (const SettingRow& row : setting_rows()) families.insert(std::string(row.name));
  for (const std::string& key : english.keys()) {
    CAPTURE(key);
    if (key.substr(0, 5) == "page." || key.substr(0, 6) == "kiosk.") continue;  // the page's own: tests/web/sentences.mjs
    const std::string parent = key.substr(0, key.rfind('.'));
    const std::string grandparent = parent.substr(0, parent.rfind('.'));
    CHECK((literals.count(key) || literals.count(parent) || literals.count(parent + ".") || families.count(parent) || families.count(grandparent)));
  }
}
