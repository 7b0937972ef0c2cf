// The sounds of play on the system's audio device. Without one the game goes on in silence.
#pragma once

#include <SDL.h>

#include <memory>
#include <vector>

#include "shell/audio.h"

namespace mancala::platform {

class Loudspeaker {
 public:
  Loudspeaker() = default;
  ~Loudspeaker();
  Loudspeaker(const Loudspeaker&) = delete;
  Loudspeaker& operator=(const Loudspeaker&) = delete;

  // The device is opened by the first sound.
  void play(const std::vector<Cue>& cues);
  // When nothing sounds any more the device is put to rest; until then this wants to be asked again.
  bool rest();

 private:
  static void on_samples(void* self, Uint8* bytes, int size);
  bool open();

  SDL_AudioDeviceID device_ = 0;
  bool tried_ = false;
  std::unique_ptr<Mixer> mixer_;  // the device's own thread fills from it: only under the device's lock
};

}  // namespace mancala::platform
