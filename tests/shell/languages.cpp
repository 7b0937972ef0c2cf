// The languages: a row and a catalogue each, complete; chosen from the system, from the settings, by a link; fetched where they are not compiled in.
#include "shell/languages.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "shell/app_model.h"
#include "shell/commands.h"

using namespace mancala;

namespace {

const std::string kFolder = MANCALA_SOURCE_DIR "/assets/languages/";

std::string catalogue(std::string_view code) {
  std::ifstream file(kFolder + std::string(code) + ".po");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

Strings strings_of(std::string_view code) {
  auto strings = Strings::from_po(catalogue(code));
  REQUIRE_MESSAGE(strings, strings.error().sentence());
  return *strings;
}

std::multiset<std::string> placeholders(const std::string& text) {
  std::multiset<std::string> found;
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) found.insert(text.substr(at, text.find('}', at) + 1 - at));
  return found;
}

// The same in another language by right: names, and what has no words.
bool may_stay_english(const std::string& key, const std::string& text) {
  if (key.substr(0, 5) == "game.") return true;
  for (const char* international : {"status.joined"})
    if (key == international) return true;
  std::string words = text;
  for (const std::string& name : placeholders(text)) words.erase(words.find(name), name.size());
  return std::none_of(words.begin(), words.end(), [](unsigned char c) { return std::isalpha(c) || c >= 0x80 + 0x40; });
}

}  // namespace

TEST_CASE("every language has its row and its catalogue") {
  std::set<std::string> rows, files;
  for (const Language& language : kLanguages) rows.insert(std::string(language.code));
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) files.insert(entry.path().stem().string());
  CHECK(rows == files);
  CHECK(rows.size() == kLanguages.size());
  for (const Language& language : kLanguages) {
    CHECK(strings_of(language.code).language() == language.code);
    CHECK(Strings::of_language(language.code).language() == language.code);
  }
}

TEST_CASE("every catalogue says everything, with the same placeholders, in as many forms as its language has") {
  const Strings english = strings_of("en");
  for (const Language& language : kLanguages) {
    if (language.code == "en") continue;
    CAPTURE(language.code);
    const Strings strings = strings_of(language.code);
    CHECK(strings.keys().size() == english.keys().size());
    for (const std::string& key : english.keys()) {
      CAPTURE(key);
      REQUIRE(strings.has(key));
      const bool plural = english.forms(key) > 1;
      CHECK(strings.forms(key) == (plural ? strings.plural_rule().forms() : 1));
      for (int n = 0; n <= 30; ++n) {
        // {n} alone is an argument here; what it leaves are the names.
        const std::string theirs = plural ? strings.text(key, {{"n", n}}) : strings.text(key), ours = plural ? english.text(key, {{"n", n}}) : english.text(key);
        if (placeholders(theirs) != placeholders(ours)) FAIL_CHECK(theirs << " has other placeholders than " << ours);
        if (plural && theirs.find(std::to_string(n)) == std::string::npos) FAIL_CHECK(theirs << " does not say " << n);
        if (!plural) break;
      }
      const std::string text = strings.text(key);
      CHECK_FALSE(text.empty());
      if (text == english.text(key) && !may_stay_english(key, text)) FAIL_CHECK(text << " is English");
      // Quotation marks, apostrophes and ellipses are those of print.
      CHECK(text.find_first_of("'\"") == std::string::npos);
      CHECK(text.find("...") == std::string::npos);
    }
  }
}

TEST_CASE("each language counts by its own rule") {
  struct Row { const char* language; int n; const char* text; };
  for (const Row& row : {Row{"bg", 1, "1 семе в ямка"}, {"bg", 2, "2 семена в ямка"}, {"bg", 21, "21 семена в ямка"}, {"ru", 1, "1 зерно в лунке"},
                         {"ru", 3, "3 зерна в лунке"}, {"ru", 5, "5 зёрен в лунке"}, {"ru", 11, "11 зёрен в лунке"}, {"ru", 21, "21 зерно в лунке"},
                         {"sr", 1, "1 зрно у јамици"}, {"sr", 4, "4 зрна у јамици"}, {"sr", 31, "31 зрно у јамици"}, {"hu", 1, "Gödrönként 1 mag"},
                         {"hu", 6, "Gödrönként 6 mag"}, {"id", 7, "7 biji per lubang"}, {"fr", 0, "0 graine par trou"}, {"fr", 1, "1 graine par trou"},
                         {"fr", 2, "2 graines par trou"}, {"tr", 4, "Kuyuda 4 taş"}, {"zh", 9, "每坑 9 颗子"}}) {
    CAPTURE(row.language);
    CHECK(Strings::of_language(row.language).text("setup.seeds", {{"n", row.n}}) == row.text);
  }
}

TEST_CASE("the first language that the system prefers and that there is") {
  for (const auto& [preferred, code] : {std::pair{"", "en"}, {"C", "en"}, {"bg_BG.UTF-8", "bg"}, {"de-DE,de,fr-CA,en", "fr"}, {"en-GB,ru", "en"}, {"tlh:zh_Hans_CN:hu", "zh"},
                                        {"sr@latin", "sr"}, {"POSIX::tr", "tr"}, {"bgx", "en"}}) {
    CAPTURE(preferred);
    CHECK(language_for(preferred).code == code);
  }
}

TEST_CASE("at the first start the system chooses the language, later the person") {
  AppModel model(nullptr);
  StartTexts texts;
  texts.languages = "hu-HU,en";
  CHECK(model.start(texts).empty());
  CHECK(model.strings().language() == "hu");
  CHECK(find_command(commands(model), "language.hu")->checked == Checked::On);
  // Another choice is no choice of a language.
  model.run("speed.slow");
  CHECK(model.take_events().saves.back().value.find("language") == std::string::npos);
  model.run("language.sr");
  CHECK(model.status() == "На потезу је Југ");
  const std::string settings = model.take_events().saves.back().value;
  CHECK(settings.find("language sr\n") != std::string::npos);

  AppModel again(nullptr);
  texts.settings = settings;
  CHECK(again.start(texts).empty());
  CHECK(again.strings().language() == "sr");
}

TEST_CASE("a link's language is for that visit, and one that there is not is said to be none") {
  AppModel model(nullptr);
  StartTexts texts;
  texts.argument = "?game=dakon&language=id";
  CHECK(model.start(texts).empty());
  CHECK(model.status() == "Giliran Selatan");
  AppModel refused(nullptr);
  texts.argument = "?game=dakon&language=tlh";
  REQUIRE(refused.start(texts).size() == 1);
  CHECK(refused.status().find("there is no such language; `en`, `bg`") != std::string::npos);
  CHECK(refused.session().ruleset().id == "kalah");
}

TEST_CASE("a language that is not compiled in is asked for, and spoken when it comes") {
  const std::string po = "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\nmsgid \"status.move.south\"\nmsgstr \"xx south\"\n";
  AppModel model(nullptr);
  model.fetch_languages(true);
  model.dispatch(wish::SetLanguage{"xx"});
  CHECK(model.take_events().language == "xx");
  CHECK(model.strings().language() == "en");
  CHECK_FALSE(model.take_language("yy", po));
  CHECK_FALSE(model.take_language("xx", "nonsense"));
  CHECK(model.status() == "South to move");
  CHECK(model.take_language("xx", po));
  CHECK(model.status() == "xx south");
  // What it does not say is said in English.
  CHECK(model.strings().text("command.undo") == "Undo");
  CHECK(model.strings().text("setup.pits", {{"n", 1}}) == "1 pit a row");
  model.run("language.en");
  CHECK(model.status() == "South to move");
  model.dispatch(wish::SetLanguage{"xx"});
  CHECK(model.status() == "xx south");
  CHECK(model.take_events().language.empty());
}
