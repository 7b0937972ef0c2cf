// Files of assets/ that are compiled into the program, so that a window and a page need not fetch them.
#pragma once

#include <string_view>

namespace mancala::assets {

// TrueType bytes of the two weights of the program's typeface.
// In the page a subset (the glyphs of the languages it ships), natively everything the face has for Latin and Cyrillic.
extern const unsigned char font_regular_data[];
extern const unsigned font_regular_size;
extern const unsigned char font_bold_data[];
extern const unsigned font_bold_size;
// Letters of another face for what that one does not write (Chinese), one for both weights; in the page those of the languages' own names.
extern const unsigned char font_more_data[];
extern const unsigned font_more_size;

// The bytes of one text asset by its path below assets/, such as "languages/en.po"; empty when there is none of that name.
std::string_view find(std::string_view path);

// Whether assets/books has openings of this game (its id with its options); the page fetches them, elsewhere find() has them.
bool has_book(std::string_view game);

}  // namespace mancala::assets
