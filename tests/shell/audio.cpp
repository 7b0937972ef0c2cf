// The sounds: what every one of them keeps to, and which step sounds like what.
#include "shell/audio.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "tests/shell/support.h"

using namespace mancala;

namespace {

float highest(std::span<const float> samples) {
  float most = 0;
  for (const float sample : samples) most = std::max(most, std::fabs(sample));
  return most;
}

}  // namespace

TEST_CASE("every sound is short, within bounds, without a constant part, and fades to nothing") {
  for (const int rate : {22050, 44100, 48000})
    for (int sound = 0; sound < kSounds; ++sound)
      for (int timbre = 0; timbre < kTimbres; ++timbre) {
        CAPTURE(rate);
        CAPTURE(name_of(static_cast<Sound>(sound), static_cast<Timbre>(timbre)));
        const std::vector<float> samples = synthesise(static_cast<Sound>(sound), static_cast<Timbre>(timbre), rate);
        const double seconds = static_cast<double>(samples.size()) / rate;
        CHECK(seconds > 0.03);
        CHECK(seconds < (sound == static_cast<int>(Sound::End) ? 1.5 : 0.8));
        CHECK(highest(samples) <= 0.501f);
        CHECK(highest(samples) >= 0.2f);
        const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / static_cast<double>(samples.size());
        CHECK(std::fabs(mean) < 1e-4);
        CHECK(std::fabs(samples.front()) < 1e-3f);
        CHECK(std::fabs(samples.back()) < 1e-3f);
        // The last hundredth of a second is all but silent.
        CHECK(highest(std::span(samples).last(static_cast<std::size_t>(rate / 200))) < 0.1f * highest(samples));
        CHECK(samples == synthesise(static_cast<Sound>(sound), static_cast<Timbre>(timbre), rate));
      }
}

TEST_CASE("each material falls with a sound of its own") {
  for (int a = 0; a < kTimbres; ++a)
    for (int b = a + 1; b < kTimbres; ++b)
      CHECK(synthesise(Sound::Drop, static_cast<Timbre>(a), 44100) != synthesise(Sound::Drop, static_cast<Timbre>(b), 44100));
  std::set<Timbre> heard;
  for (const Ruleset& ruleset : rulesets()) heard.insert(theme_of(ruleset.id).seed.timbre);
  CHECK(heard.size() == kTimbres);
}

TEST_CASE("sounds are known by name") {
  std::set<std::string> names;
  for (int sound = 0; sound < kSounds; ++sound)
    for (int timbre = 0; timbre < kTimbres; ++timbre) {
      const std::string name = name_of(static_cast<Sound>(sound), static_cast<Timbre>(timbre));
      names.insert(name);
      const auto cue = cue_named(name);
      REQUIRE(cue);
      CHECK(name_of(cue->sound, cue->timbre) == name);
    }
  CHECK(names.size() == 3 * kTimbres + 3);
  CHECK_FALSE(cue_named("drop"));
  CHECK_FALSE(cue_named("drum"));
}

TEST_CASE("a drop's pitch follows the pit and how much lies in it") {
  Step drop;
  drop.kind = StepKind::Drop;
  const auto pitch = [&](Pit pit, int lying) {
    drop.pit = pit;
    return cue_of(drop, Timbre::Nut, 12, lying)->pitch;
  };
  CHECK(pitch(11, 1) > pitch(0, 1));
  CHECK(pitch(3, 8) < pitch(3, 1));
  CHECK(pitch(3, 12) == pitch(3, 40));
  for (int pit = 0; pit < 12; ++pit)
    for (int lying = 1; lying < 60; ++lying) {
      CHECK(pitch(static_cast<Pit>(pit), lying) > 0.7f);
      CHECK(pitch(static_cast<Pit>(pit), lying) < 1.2f);
    }
  Step pass;
  pass.kind = StepKind::Pass;
  CHECK_FALSE(cue_of(pass, Timbre::Wood, 12, 0));
}

TEST_CASE("sounds follow the sowing; at speed off a move makes one; and none when it is off") {
  AppModel model(nullptr);
  model.dispatch(wish::LoadText{"?game=kalah&south=person&north=person"});
  model.take_events();
  model.run("play.C");
  model.tick(0);
  CHECK(model.take_events().sounds.empty());
  model.tick(280 + 1);
  auto sounds = model.take_events().sounds;
  REQUIRE(sounds.size() == 1);
  CHECK(sounds[0].sound == Sound::Lift);
  model.tick(280 + 3 * 210 + 1);
  sounds = model.take_events().sounds;
  REQUIRE(sounds.size() == 3);
  for (const Cue& cue : sounds) CHECK(cue.sound == Sound::Drop);
  CHECK(sounds[0].timbre == Timbre::Glass);
  model.tick(10'000);
  sounds = model.take_events().sounds;
  REQUIRE(sounds.size() == 2);
  CHECK(sounds[1].sound == Sound::Bonus);

  model.run("speed.off");
  model.run("play.A");
  sounds = model.take_events().sounds;
  REQUIRE(sounds.size() == 1);
  CHECK(sounds[0].sound == Sound::Drop);
  const float normal = sounds[0].gain;
  model.run("volume.loud");
  model.run("play.a");
  CHECK(model.take_events().sounds.at(0).gain > normal);
  model.run("volume.off");
  model.run("play.B");
  CHECK(model.take_events().sounds.empty());
}

TEST_CASE("an embed is silent until it is asked") {
  StartTexts texts;
  texts.silent = true;
  AppModel model(nullptr);
  model.start(texts);
  CHECK(model.settings().volume == Volume::Off);
  model.run("volume.quiet");
  CHECK(model.settings().volume == Volume::Quiet);
  model.run("settings.reset");
  CHECK(model.settings().volume == Volume::Off);
}

TEST_CASE("what is mixed stays within bounds and ends") {
  Mixer mixer(44100);
  CHECK(mixer.silent());
  for (int i = 0; i < 60; ++i) mixer.play({Sound::Drop, Timbre::Wood, 1.1f, 1});
  CHECK_FALSE(mixer.silent());
  std::vector<float> out(512);
  mixer.fill(out);
  CHECK(highest(out) <= 1);
  CHECK(highest(out) > 0.3f);
  for (int i = 0; i < 200 && !mixer.silent(); ++i) mixer.fill(out);
  CHECK(mixer.silent());
  mixer.fill(out);
  CHECK(highest(out) == 0);
}
