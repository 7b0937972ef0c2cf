#include "shell/platform/native/loudspeaker.h"

#include <span>
#include <string>

#include "shell/platform/platform.h"

namespace mancala::platform {

namespace {

constexpr int kRate = 44'100;
constexpr Uint16 kBuffer = 512;  // samples: 12 ms, so that a click is heard when the seed falls

}  // namespace

Loudspeaker::~Loudspeaker() {
  if (device_ != 0) SDL_CloseAudioDevice(device_);
}

bool Loudspeaker::open() {
  if (tried_) return device_ != 0;
  tried_ = true;
  SDL_AudioSpec wanted{}, got{};
  wanted.freq = kRate;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = kBuffer;
  wanted.callback = on_samples;
  wanted.userdata = this;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, &got, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE);
  if (device_ == 0) {
    log(std::string("there is no sound: ") + SDL_GetError());
    return false;
  }
  mixer_ = std::make_unique<Mixer>(got.freq);  // nothing calls back yet: the device is opened paused
  return true;
}

void Loudspeaker::play(const std::vector<Cue>& cues) {
  if (cues.empty() || !open()) return;
  SDL_LockAudioDevice(device_);
  for (const Cue& cue : cues) mixer_->play(cue);
  SDL_UnlockAudioDevice(device_);
  SDL_PauseAudioDevice(device_, 0);
}

bool Loudspeaker::rest() {
  if (device_ == 0 || SDL_GetAudioDeviceStatus(device_) != SDL_AUDIO_PLAYING) return true;
  SDL_LockAudioDevice(device_);
  const bool silent = mixer_->silent();
  SDL_UnlockAudioDevice(device_);
  if (silent) SDL_PauseAudioDevice(device_, 1);
  return silent;
}

// On the device's thread.
void Loudspeaker::on_samples(void* self, Uint8* bytes, int size) {
  Loudspeaker& speaker = *static_cast<Loudspeaker*>(self);
  const std::span<float> out(reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float));
  speaker.mixer_->fill(out);
}

}  // namespace mancala::platform
