#include "assets/embedded.h"

namespace mancala::assets {

@text_declarations@
namespace {

[[maybe_unused]] std::string_view text(const unsigned char* data, unsigned size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace

std::string_view find([[maybe_unused]] std::string_view path) {
@text_rows@    return {};
}

bool has_book([[maybe_unused]] std::string_view game) {
@book_rows@    return false;
}

}  // namespace mancala::assets
