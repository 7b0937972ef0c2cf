#include "shell/platform/native/loudspeaker.h"

#include <span>
#include <string>

#include "shell/platform/platform.h"

namespace mancala::platform {

namespace {

constexpr int kRate = 44'100;
constexpr double kRestAfter = 3000;  // milliseconds of silence
constexpr Uint16 kBuffer = 512;  // samples: 12 ms, so that a click is heard when the seed falls

}  // namespace

Loudspeaker::~Loudspeaker() {
  if (device_ != 0) SDL_CloseAudioDevice(device_);
}

bool Loudspeaker::open() {
  if (device_ != 0 || refused_) return device_ != 0;
  SDL_AudioSpec wanted{}, got{};
  wanted.freq = kRate;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = kBuffer;
  wanted.callback = on_samples;
  wanted.userdata = this;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, &got, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE);
  if (device_ == 0) {
    refused_ = true;
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
  silent_since_.reset();
  SDL_UnlockAudioDevice(device_);
  SDL_PauseAudioDevice(device_, 0);
}

bool Loudspeaker::rest(double now_ms) {
  if (device_ == 0) return true;
  SDL_LockAudioDevice(device_);
  const bool silent = mixer_->silent();
  SDL_UnlockAudioDevice(device_);
  if (!silent) silent_since_.reset();
  else if (!silent_since_) silent_since_ = now_ms;
  if (!silent_since_ || now_ms - *silent_since_ < kRestAfter) return false;
  SDL_CloseAudioDevice(device_);
  device_ = 0;
  silent_since_.reset();
  return true;
}

// On the device's thread.
void Loudspeaker::on_samples(void* self, Uint8* bytes, int size) {
  Loudspeaker& speaker = *static_cast<Loudspeaker*>(self);
  const std::span<float> out(reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float));
  speaker.mixer_->fill(out);
}

}  // namespace mancala::platform
