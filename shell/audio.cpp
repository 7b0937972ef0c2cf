#include "shell/audio.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "shell/noise.h"

namespace mancala {
namespace {

constexpr std::array<std::string_view, kSounds> kSoundNames{"drop", "lift", "slide", "bonus", "sweep", "end"};
constexpr std::array<std::string_view, kTimbres> kTimbreNames{"wood", "glass", "nut", "pebble", "shell"};
constexpr std::size_t kMostVoices = 24;
constexpr float kTau = 6.2831853f;

// A small hard body that is struck: three partials that die away, and the noise of the touch.
struct Body {
  float pitch;                    // of the lowest partial, in hertz
  std::array<float, 3> partials;  // times that
  float ring;                     // seconds until the lowest has fallen to a third
  float touch;                    // how much noise, 0 … 1
};
constexpr std::array<Body, kTimbres> kBodies{{
    {430, {1, 2.57f, 4.21f}, 0.030f, 0.35f},
    {1980, {1, 2.32f, 4.25f}, 0.065f, 0.12f},
    {740, {1, 1.93f, 3.10f}, 0.022f, 0.40f},
    {1240, {1, 1.61f, 2.72f}, 0.016f, 0.60f},
    {1620, {1, 1.45f, 2.90f}, 0.024f, 0.30f},
}};

float hiss(std::size_t i, std::uint32_t seed) { return noise::unit(noise::hash(static_cast<std::uint32_t>(i), seed)) * 2 - 1; }

class Maker {
 public:
  Maker(float seconds, int rate) : rate_(static_cast<float>(rate)), samples_(static_cast<std::size_t>(seconds * rate_)) {}

  void strike(const Body& body, float at, float loud, float pitch) {
    const auto first = static_cast<std::size_t>(at * rate_);
    for (std::size_t i = first; i < samples_.size(); ++i) {
      const float t = static_cast<float>(i - first) / rate_;
      float sum = body.touch * hiss(i, 3) * std::exp(-t / 0.0025f);
      for (std::size_t k = 0; k < 3; ++k) {
        const float hertz = body.pitch * pitch * body.partials[k];
        if (hertz < rate_ * 0.45f) sum += std::sin(kTau * hertz * t) * std::exp(-t * (1 + 0.8f * static_cast<float>(k)) / body.ring) / (1 + static_cast<float>(k));
      }
      samples_[i] += loud * sum * std::min(1.0f, t * 2000);
    }
  }

  void tone(float hertz, float at, float ring, float loud) {
    const auto first = static_cast<std::size_t>(at * rate_);
    for (std::size_t i = first; i < samples_.size(); ++i) {
      const float t = static_cast<float>(i - first) / rate_;
      const float swell = std::min(1.0f, t * 150);
      samples_[i] += loud * swell * std::exp(-t / ring) * (std::sin(kTau * hertz * t) + 0.25f * std::sin(kTau * hertz * 2.76f * t) * std::exp(-t * 12));
    }
  }

  // Noise through a gentle filter, as a hand or seeds rub over wood.
  void rub(float loud, float brightness) {
    float low = 0, lower = 0;
    for (std::size_t i = 0; i < samples_.size(); ++i) {
      const float part = static_cast<float>(i) / static_cast<float>(samples_.size());
      low += (hiss(i, 9) - low) * brightness;
      lower += (low - lower) * 0.06f;
      samples_[i] += loud * (low - lower) * std::sin(kTau / 2 * part);
    }
  }

  // Faded, without a constant part, and as loud as asked.
  std::vector<float> done(float peak) {
    const std::size_t size = samples_.size();
    const auto window = [&](std::size_t i) {
      const float in = static_cast<float>(i) / (0.001f * rate_), out = static_cast<float>(size - 1 - i) / (0.2f * static_cast<float>(size));
      return noise::smooth(noise::clamp01(in)) * noise::smooth(noise::clamp01(out));
    };
    double sum = 0, windows = 0;
    for (std::size_t i = 0; i < size; ++i) {
      samples_[i] *= window(i);
      sum += samples_[i];
      windows += window(i);
    }
    float highest = 0;
    for (std::size_t i = 0; i < size; ++i) {
      samples_[i] -= static_cast<float>(sum / windows) * window(i);
      highest = std::max(highest, std::fabs(samples_[i]));
    }
    for (float& sample : samples_) sample *= peak / std::max(highest, 1e-6f);
    return std::move(samples_);
  }

 private:
  float rate_;
  std::vector<float> samples_;
};

bool is_material(Sound sound) { return sound == Sound::Drop || sound == Sound::Slide || sound == Sound::Sweep; }

}  // namespace

std::string name_of(Sound sound, Timbre timbre) {
  std::string name(kSoundNames[static_cast<std::size_t>(sound)]);
  if (is_material(sound)) name.append("-").append(kTimbreNames[static_cast<std::size_t>(timbre)]);
  return name;
}

std::optional<Cue> cue_named(std::string_view name) {
  for (int sound = 0; sound < kSounds; ++sound)
    for (int timbre = 0; timbre < kTimbres; ++timbre)
      if (name_of(static_cast<Sound>(sound), static_cast<Timbre>(timbre)) == name) return Cue{static_cast<Sound>(sound), static_cast<Timbre>(timbre)};
  return std::nullopt;
}

std::optional<Cue> cue_of(const Step& step, Timbre timbre, int ring, int lying) {
  switch (step.kind) {
    case StepKind::Lift: return Cue{Sound::Lift, timbre, 1, 0.45f};
    case StepKind::Drop: {
      // Each pit has its own pitch; a full one sounds lower than an empty one, and a store lowest of all.
      const float place = step.in_store ? -0.10f : 0.10f * (static_cast<float>(step.pit) / static_cast<float>(std::max(ring - 1, 1)) - 0.5f);
      return Cue{Sound::Drop, timbre, 1 + place - 0.012f * static_cast<float>(std::min(lying, 12)), 0.8f};
    }
    case StepKind::Capture: return Cue{Sound::Slide, timbre, 1, 0.9f};
    case StepKind::Bonus: return Cue{Sound::Bonus, timbre, 1, 0.6f};
    case StepKind::Sweep: return Cue{Sound::Sweep, timbre, 1, 0.9f};
    case StepKind::End: return Cue{Sound::End, timbre, 1, 0.7f};
    default: return std::nullopt;
  }
}

std::optional<Cue> cue_of(const Sowing& sowing, Timbre timbre, int ring) {
  constexpr std::array<Sound, kSounds> telling{Sound::End, Sound::Bonus, Sound::Slide, Sound::Sweep, Sound::Drop, Sound::Lift};
  std::optional<Cue> best;
  const auto rank = [&](const Cue& cue) { return std::find(telling.begin(), telling.end(), cue.sound); };
  for (const Step& step : sowing) {
    const auto cue = cue_of(step, timbre, ring, 1);
    if (cue && (!best || rank(*cue) <= rank(*best))) best = cue;
  }
  return best;
}

float gain_of(Volume volume) {
  constexpr std::array<float, 4> gains{0, 0.25f, 0.5f, 1};
  return gains[static_cast<std::size_t>(volume)];
}

std::vector<float> synthesise(Sound sound, Timbre timbre, int rate) {
  const Body& body = kBodies[static_cast<std::size_t>(timbre)];
  // Many small strikes, ever denser and then ever softer.
  const auto tumble = [&](Maker& maker, float seconds, int strikes) {
    for (int i = 0; i < strikes; ++i) {
      const auto own = static_cast<std::uint32_t>(i);
      const float at = seconds * 0.75f * std::sqrt((static_cast<float>(i) + noise::unit(noise::hash(own, 21))) / static_cast<float>(strikes));
      maker.strike(body, at, 0.3f + 0.5f * noise::unit(noise::hash(own, 22)), 0.85f + 0.35f * noise::unit(noise::hash(own, 23)));
    }
  };
  switch (sound) {
    case Sound::Drop: {
      Maker maker(0.05f + 3 * body.ring, rate);
      maker.strike(body, 0, 1, 1);
      return maker.done(0.5f);
    }
    case Sound::Lift: {
      Maker maker(0.11f, rate);
      maker.rub(1, 0.35f);
      return maker.done(0.22f);
    }
    case Sound::Slide: {
      Maker maker(0.34f, rate);
      maker.rub(0.5f, 0.25f);
      tumble(maker, 0.30f, 7);
      return maker.done(0.5f);
    }
    case Sound::Sweep: {
      Maker maker(0.62f, rate);
      maker.rub(0.6f, 0.2f);
      tumble(maker, 0.58f, 16);
      return maker.done(0.5f);
    }
    case Sound::Bonus: {
      Maker maker(0.7f, rate);
      maker.tone(1318.5f, 0, 0.20f, 1);
      maker.tone(1975.5f, 0.09f, 0.22f, 0.8f);
      return maker.done(0.45f);
    }
    case Sound::End: {
      Maker maker(1.3f, rate);
      maker.tone(659.3f, 0, 0.30f, 1);
      maker.tone(987.8f, 0.14f, 0.32f, 0.9f);
      maker.tone(1318.5f, 0.28f, 0.40f, 0.9f);
      return maker.done(0.45f);
    }
  }
  return {};
}

void Mixer::play(const Cue& cue) {
  std::vector<float>& samples = made_[static_cast<std::size_t>(cue.sound) * kTimbres + static_cast<std::size_t>(cue.timbre)];
  if (samples.empty()) samples = synthesise(cue.sound, cue.timbre, rate_);
  if (voices_.size() >= kMostVoices) voices_.erase(voices_.begin());
  voices_.push_back({&samples, 0, cue.pitch, cue.gain});
}

void Mixer::fill(std::span<float> out) {
  for (float& sample : out) {
    float sum = 0;
    for (Voice& voice : voices_) {
      const auto at = static_cast<std::size_t>(voice.at);
      if (at + 1 >= voice.samples->size()) continue;
      const auto part = static_cast<float>(voice.at - static_cast<double>(at));
      sum += voice.gain * noise::mix((*voice.samples)[at], (*voice.samples)[at + 1], part);
      voice.at += voice.step;
    }
    sample = std::clamp(sum, -1.0f, 1.0f);
  }
  std::erase_if(voices_, [](const Voice& voice) { return static_cast<std::size_t>(voice.at) + 1 >= voice.samples->size(); });
}

}  // namespace mancala
