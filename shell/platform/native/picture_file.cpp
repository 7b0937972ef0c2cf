#include "shell/platform/native/picture_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>

namespace mancala::platform {

namespace {

void put_big_endian(std::string& out, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift & 0xff);
}

// PNG specification, annex D.
std::uint32_t crc32(std::string_view bytes) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t n = 0; n < 256; ++n) {
      std::uint32_t c = n;
      for (int bit = 0; bit < 8; ++bit) c = (c & 1) != 0 ? 0xedb88320u ^ (c >> 1) : c >> 1;
      made[n] = c;
    }
    return made;
  }();
  std::uint32_t c = 0xffffffffu;
  for (const char byte : bytes) c = table[(c ^ static_cast<unsigned char>(byte)) & 0xff] ^ (c >> 8);
  return ~c;
}

void put_chunk(std::string& out, std::string_view type, const std::string& data) {
  put_big_endian(out, static_cast<std::uint32_t>(data.size()));
  const std::string body = std::string(type) + data;
  out += body;
  put_big_endian(out, crc32(body));
}

// RFC 1950 and 1951: a zlib stream of stored blocks.
std::string stored_zlib(const std::string& raw) {
  constexpr std::size_t kLargestBlock = 65535;
  std::string out = "\x78\x01";
  for (std::size_t at = 0; at < raw.size(); at += kLargestBlock) {
    const std::size_t size = std::min(kLargestBlock, raw.size() - at);
    out += static_cast<char>(at + size == raw.size());
    for (const std::size_t field : {size, ~size}) {
      out += static_cast<char>(field & 0xff);
      out += static_cast<char>(field >> 8 & 0xff);
    }
    out.append(raw, at, size);
  }
  std::uint32_t a = 1, b = 0;  // Adler-32
  for (const char byte : raw) {
    a = (a + static_cast<unsigned char>(byte)) % 65521;
    b = (b + a) % 65521;
  }
  put_big_endian(out, b << 16 | a);
  return out;
}

}  // namespace

bool write_png(const std::string& file, const Picture& picture) {
  std::string header;
  put_big_endian(header, static_cast<std::uint32_t>(picture.width));
  put_big_endian(header, static_cast<std::uint32_t>(picture.height));
  header += std::string("\x08\x02\x00\x00\x00", 5);  // 8 bits, RGB, deflate, no filter, not interlaced
  std::string raw;
  const std::size_t row = static_cast<std::size_t>(picture.width) * 3;
  for (int y = 0; y < picture.height; ++y) {
    raw += '\0';
    raw.append(reinterpret_cast<const char*>(picture.rgb.data()) + static_cast<std::size_t>(y) * row, row);
  }
  std::string png = "\x89PNG\r\n\x1a\n";
  put_chunk(png, "IHDR", header);
  put_chunk(png, "IDAT", stored_zlib(raw));
  put_chunk(png, "IEND", {});
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out.write(png.data(), static_cast<std::streamsize>(png.size()));
  out.close();
  return !out.fail();
}

}  // namespace mancala::platform
