// What the program asks of the system it runs on. A system is a folder of whole files beside this header: native, web.
// Where the world may say no, the answer is a bool or nothing, one line is logged, and the game goes on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mancala::platform {

// The whole program; the result is its exit status. The page's comes back at once and lives on in its events.
int run(int argc, char** argv);

// Milliseconds since some start; never goes back.
double now_ms();

// One line for whoever looks into what happened.
void log(std::string_view line);

// A text kept between starts, by a key of AppEvents::Saved.
std::optional<std::string> load(std::string_view key);
bool save(std::string_view key, std::string_view value);

// Codes of the languages that the person prefers, the first one most, parted by commas or colons; empty where nobody knows.
std::string preferred_languages();

// The person's wish, set for the whole system, for less motion.
bool prefers_reduced_motion();

}  // namespace mancala::platform
