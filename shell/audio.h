// The sounds of play, made by arithmetic: short, of the theme's material, and quiet. No device is known here.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sowing.h"
#include "shell/settings.h"
#include "shell/theme.h"

namespace mancala {

enum class Sound : std::uint8_t { Drop, Lift, Slide, Bonus, Sweep, End };
inline constexpr int kSounds = 6, kTimbres = 5;

// One sound to be made now.
struct Cue {
  Sound sound = Sound::Drop;
  Timbre timbre = Timbre::Wood;
  float pitch = 1;  // times as fast as it was made
  float gain = 1;   // 0 … 1
  bool operator==(const Cue&) const = default;
};

// `drop-wood`; a sound that is the same for every material is named alone: `bonus`.
std::string name_of(Sound sound, Timbre timbre);
std::optional<Cue> cue_named(std::string_view name);

// What a step sounds like; nothing for those that are silent. `lying`: seeds where it fell, itself among them. `ring`: pits of the board.
std::optional<Cue> cue_of(const Step& step, Timbre timbre, int ring, int lying);
// Of a whole move that is not seen, the one sound that tells most.
std::optional<Cue> cue_of(const Sowing& sowing, Timbre timbre, int ring);
float gain_of(Volume volume);  // 0 when it is off

// The samples of a sound at a rate (a second): mono, within ±1, no constant part, faded to nothing at both ends. Always the same.
std::vector<float> synthesise(Sound sound, Timbre timbre, int rate);

// Adds up what is sounding, for a device that asks for samples.
class Mixer {
 public:
  explicit Mixer(int rate) : rate_(rate), made_(kSounds * kTimbres) {}
  void play(const Cue& cue);
  void fill(std::span<float> out);  // within ±1
  bool silent() const { return voices_.empty(); }

 private:
  struct Voice {
    const std::vector<float>* samples;
    double at, step;
    float gain;
  };
  int rate_;
  std::vector<std::vector<float>> made_;  // when first asked for
  std::vector<Voice> voices_;
};

}  // namespace mancala
