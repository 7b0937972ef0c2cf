// The one board of this wasm module.
#pragma once

namespace mancala::platform {

class Page;

// Null before it is open and after its graphics failed.
Page* running_page();
// The same one, while it is being opened.
Page& opening_page();

}  // namespace mancala::platform
