// Saved texts in the browser's storage, which the page reads and writes (web/storage.js).
#include <emscripten.h>

#include <cstdlib>

#include "shell/platform/platform.h"
#include "shell/platform/web/page.h"
#include "shell/twin.h"

EM_JS(char*, mancala_stored, (const char* key), {
  const stored = Module["mancalaStored"];
  const text = stored ? stored(UTF8ToString(key)) : null;
  if (text === null) return 0;
  const size = lengthBytesUTF8(text) + 1;
  const copy = _malloc(size);
  stringToUTF8(text, copy, size);
  return copy;
});

namespace mancala::platform {

std::optional<std::string> load(std::string_view key) {
  char* text = mancala_stored(std::string(key).c_str());
  if (!text) return std::nullopt;
  std::string loaded = text;
  std::free(text);
  return loaded;
}

// Whether it could be stored is known to the page, which tells the person.
bool save(std::string_view key, std::string_view value) {
  tell_page("save", "{\"key\":" + json_quoted(key) + ",\"value\":" + json_quoted(value) + "}");
  return true;
}

}  // namespace mancala::platform
