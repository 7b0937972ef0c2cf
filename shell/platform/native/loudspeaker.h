// The sounds of play on the system's audio device. Without one the game goes on in silence.
#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <vector>

#include "shell/audio.h"

namespace mancala::platform {

class Loudspeaker {
 public:
  Loudspeaker() = default;
  ~Loudspeaker();
  Loudspeaker(const Loudspeaker&) = delete;
  Loudspeaker& operator=(const Loudspeaker&) = delete;

  // Opens the device where it is not open.
  void play(const std::vector<Cue>& cues);
  // Closes it a while after the last sound, for an open one costs even in silence. False while this is still to come.
  bool rest(double now_ms);

 private:
  static void on_samples(void* self, Uint8* bytes, int size);
  bool open();

  SDL_AudioDeviceID device_ = 0;
  bool refused_ = false;
  std::optional<double> silent_since_;
  std::unique_ptr<Mixer> mixer_;  // the device's own thread fills from it: only under the device's lock
};

}  // namespace mancala::platform
