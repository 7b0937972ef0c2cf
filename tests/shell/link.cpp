// Links: what they ask for besides a game, the friend at the other end, and what is handed out.
#include "shell/link.h"

#include <doctest/doctest.h>

#include "shell/board_svg.h"
#include "shell/commands.h"
#include "tests/shell/support.h"

using namespace mancala;

namespace {

StartTexts opened_with(const std::string& link) {
  StartTexts texts;
  texts.argument = link;
  texts.address = "https://example.org/m/";
  return texts;
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("a link's options are settings for this visit, and are not kept") {
  AppModel model(nullptr);
  StartTexts texts = opened_with("?game=dakon&speed=fast&numerals=large&motion=reduced&theme=kalah&layout=portrait&utm=x");
  texts.settings = "speed slow\n";
  CHECK(model.start(texts).empty());
  CHECK(model.settings().speed == Speed::Fast);
  CHECK(model.settings().numerals == Numerals::Large);
  CHECK(model.settings().motion == Motion::Reduced);
  CHECK(model.theme().name == "kalah");
  CHECK(model.layout().portrait);  // on a canvas that is wider than high
  model.take_events();
  model.dispatch(wish::Set{"numerals", "off"});
  Settings kept;
  kept.speed = Speed::Slow;
  kept.numerals = Numerals::Off;
  const AppEvents events = model.take_events();
  REQUIRE(events.saves.size() == 1);
  CHECK(events.saves[0].value == to_text(kept));
}

TEST_CASE("a link without a game shows the stored one in its way") {
  AppModel model(nullptr);
  StartTexts texts = opened_with("?layout=board&sides=both");
  texts.game = session_of("?game=kalah&moves=C", {Seat{0}, Seat{2}}).save();
  CHECK(model.start(texts).empty());
  CHECK(board_text(model.session()) == "kalah 4,4,0,5,5,5/4,4,4,4,4,4 1-0 S");
  CHECK(model.session().seat(Side::North) == Seat{0});
  CHECK(model.layout().board_only);
}

TEST_CASE("seats in short: whom persons play, and the engine's level") {
  struct Row { const char* link; Seats before, after; };
  for (const Row& row : {
           Row{"?level=3", {Seat{0}, Seat{1}}, {Seat{0}, Seat{3}}},
           Row{"?level=2", {Seat{0}, Seat{0}}, {Seat{0}, Seat{2}}},
           Row{"?level=2", {Seat{1}, Seat{0}}, {Seat{2}, Seat{0}}},
           Row{"?sides=north&level=2", {Seat{0}, Seat{1}}, {Seat{2}, Seat{0}}},
           Row{"?sides=north", {Seat{0}, Seat{3}}, {Seat{3}, Seat{0}}},
           Row{"?sides=both", {Seat{0}, Seat{3}}, {Seat{0}, Seat{0}}},
           Row{"?sides=none&level=1", {Seat{0}, Seat{0}}, {Seat{1}, Seat{1}}},
           Row{"?south=friend", {Seat{0}, Seat{0}}, {kFriend, Seat{0}}},
           Row{"?", {Seat{0}, Seat{2}}, {Seat{0}, Seat{2}}},
           Row{"?level=perfect", {Seat{0}, Seat{2}}, {Seat{0}, kPerfect}},
           Row{"?sides=north&level=perfect", {Seat{0}, Seat{0}}, {kPerfect, Seat{0}}},
           Row{"?south=perfect", {Seat{0}, Seat{2}}, {kPerfect, Seat{2}}},
           Row{"?level=2", {Seat{0}, kPerfect}, {Seat{0}, Seat{2}}},
       }) {
    CAPTURE(row.link);
    const auto seats = with_link(row.before, Link(row.link));
    REQUIRE(seats);
    CHECK(*seats == row.after);
  }
}

TEST_CASE("a link asks for a perfect player only where the game offers one") {
  struct Row { const char* link; const char* wrong; };
  for (const Row& row : {
           Row{"?game=kalah&level=perfect", ""},
           Row{"?game=kalah@seeds=3&south=perfect", ""},
           Row{"?game=kalah@seeds=5&level=perfect", "level"},
           Row{"?game=kalah@pie&level=perfect", "level"},
           Row{"?game=dakon&north=perfect", "north"},
       }) {
    CAPTURE(row.link);
    Session session(*find_ruleset("kalah"), {Seat{0}, Seat{1}});
    const auto loaded = session.dispatch(wish::LoadText{row.link});
    CHECK(loaded.has_value() == (*row.wrong == '\0'));
    if (!loaded) CHECK(loaded.error().field == row.wrong);
    if (!loaded) CHECK(session.seat(Side::North) == Seat{1});
    if (loaded) CHECK((session.seat(Side::South).is_perfect() || session.seat(Side::North).is_perfect()));
  }
}

TEST_CASE("a wrong option says where and why, and nothing of the link is taken") {
  struct Row { const char* link; std::size_t offset; const char* words; };
  for (const Row& row : {
           Row{"?game=dakon&speed=warp", 18, "`off`, `slow`, `normal` or `fast` is expected"},
           Row{"?game=dakon&theme=neon", 18, "there is no such theme"},
           Row{"?game=dakon&language=../x", 21, "there is no such language; `en`, `bg`"},
           Row{"?game=dakon&layout=round", 19, "`auto`, `landscape`, `portrait`, `tabletop` or `board` is expected"},
           Row{"?game=dakon&level=0", 18, "a level from 1"},
           Row{"?game=dakon&sides=west", 18, "`south`, `north`, `both` or `none` is expected"},
           Row{"?game=dakon&north=robot", 18, "`person`, `friend`, `perfect` or `level`"},
       }) {
    CAPTURE(row.link);
    AppModel model(nullptr);
    model.start({});
    const std::string before = model.session().save(), settings = to_text(model.settings());
    const auto change = model.dispatch(wish::LoadText{row.link});
    REQUIRE_FALSE(change);
    CHECK(change.error().sentence().find(row.words) != std::string::npos);
    CHECK(change.error().sentence().find("character " + std::to_string(row.offset + 1)) != std::string::npos);
    CHECK(model.session().save() == before);
    CHECK(to_text(model.settings()) == settings);
    CHECK(model.status().find(row.words) != std::string::npos);
  }
  AppModel model(nullptr);
  CHECK(model.start(opened_with("?game=chess")).size() == 1);
  CHECK(model.view().panel == Panel::NewGame);  // a way on
}

TEST_CASE("a friend's resignation comes by link") {
  AppModel model(nullptr);
  model.start(opened_with("?game=kalah&moves=A&south=person&north=friend&speed=off"));
  REQUIRE(model.dispatch(wish::Resign{Side::South}));
  CHECK(model.link() == "https://example.org/m/?game=kalah&moves=A&end=resigned_S&south=friend&north=person");
  AppModel theirs(nullptr);
  CHECK(theirs.start(opened_with(model.link())).empty());
  CHECK(theirs.session().over());
  CHECK(theirs.session().winner() == Side::North);
  for (const char* wrong : {"?game=kalah&end=lost", "?start=kalah_0,0,0,0,0,0/0,0,0,0,0,0_28-20_-&end=resigned_S"}) {
    CAPTURE(wrong);
    CHECK_FALSE(theirs.dispatch(wish::LoadText{wrong}));
  }
}

TEST_CASE("a shared text: the link in a sentence, but no link to a link") {
  AppModel model(nullptr);
  model.start({});
  CHECK(model.dispatch(wish::LoadText{"?text=Look%3A%20https%3A%2F%2Fexample.org%2F%3Fgame%3Ddakon%20%21"}));
  CHECK(model.session().ruleset().id == "dakon");
  CHECK(model.dispatch(wish::LoadText{"?text=san-yao"}));
  CHECK(model.session().ruleset().id == "san-yao");
  std::string deep;
  for (int i = 0; i < 50'000; ++i) deep += "?text=";
  CHECK_FALSE(model.dispatch(wish::LoadText{deep}));
  CHECK(model.session().ruleset().id == "san-yao");
}

TEST_CASE("values of links stand without percent signs where they can") {
  CHECK(link_value("kalah 4,4/4,4 0-0 S") == "kalah_4,4/4,4_0-0_S");
  CHECK(link_value("a&b=ü") == "a%26b=%C3%BC");
  CHECK(Link("?x=a%26b=%C3%BC").find("x")->value == "a&b=ü");
}

TEST_CASE("a friend's move comes by link: theirs is not to be played here, and the link turns the seats") {
  AppModel model(nullptr);
  model.start(opened_with("?game=kalah&south=person&north=friend&speed=off"));
  model.set_handouts(set_of(Handout::CopyLink));
  CHECK(model.status() == "Your move");
  REQUIRE(model.run("play.A"));
  model.tick(0);
  CHECK(model.view().panel == Panel::Share);
  CHECK(model.status() == "Your friend’s turn: send the link");
  CHECK_FALSE(model.may_play(*parse_move(model.session().ruleset(), "a")));
  CHECK(model.at_rest());
  CHECK(model.link() == "https://example.org/m/?game=kalah&moves=A&south=friend&north=person");
  model.take_events();
  REQUIRE(model.run("share.link"));
  const AppEvents events = model.take_events();
  REQUIRE(events.handouts.size() == 1);
  CHECK(events.handouts[0].text == model.link());
  model.handed_out(Handout::CopyLink, true);
  CHECK(model.status() == "The link is on the clipboard");

  AppModel theirs(nullptr);
  CHECK(theirs.start(opened_with(model.link())).empty());
  CHECK(theirs.status() == "Your move");
  CHECK(theirs.may_play(*parse_move(theirs.session().ruleset(), "a")));
  CHECK(theirs.session().save().find("south friend\nnorth person\n") != std::string::npos);
}

TEST_CASE("what the platform cannot do is no row") {
  AppModel model(nullptr);
  CHECK_FALSE(find_command(commands(model), "share.link"));
  model.set_handouts(set_of(Handout::SaveGame) | set_of(Handout::SaveSvg));
  CHECK(find_command(commands(model), "share.save"));
  CHECK_FALSE(find_command(commands(model), "share.paste"));
  model.run("share.save");
  model.run("share.svg");
  const AppEvents events = model.take_events();
  REQUIRE(events.handouts.size() == 2);
  CHECK(events.handouts[0].name == "kalah.mancala");
  CHECK(events.handouts[0].text == model.session().records());
  CHECK(events.handouts[1].name == "kalah.svg");
}

TEST_CASE("a drawing has every seed, every count and every pit") {
  const Session session = session_of("dakon 0,1,2,3,4,5,6/7,0,0,0,0,0,9 20-3 S");
  SvgOptions options;
  options.touch = true;
  const std::string svg = board_svg(session.ruleset(), session.position(), theme_of("dakon"), 800, 360, options);
  CHECK(svg.substr(0, 5) == "<svg ");
  CHECK(svg.substr(svg.size() - 6) == "</svg>");
  CHECK(count(svg, "<ellipse ") == 60);
  CHECK(count(svg, "<text ") == 16);
  CHECK(count(svg, "data-tap=") == 14);
  CHECK(svg.find(">20</text>") != std::string::npos);
  CHECK(svg == board_svg(session.ruleset(), session.position(), theme_of("dakon"), 800, 360, options));
}
