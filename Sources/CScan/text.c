#include <string.h>

#include "include/CScan.h"

static inline bool follows(uint8_t byte) { return (byte & 0xC0) == 0x80; }

bool cscan_is_utf8(const uint8_t *bytes, size_t count) {
  size_t place = 0;
  while (place < count) {
    if (count - place >= 8) {
      uint64_t word;
      memcpy(&word, bytes + place, 8);
      if ((word & 0x8080808080808080) == 0) {
        place += 8;
        continue;
      }
    }
    const uint8_t first = bytes[place];
    const size_t left = count - place;
    if (first < 0x80) {
      place++;
    } else if (first < 0xE0) {
      if (first < 0xC2 || left < 2 || !follows(bytes[place + 1])) return false;
      place += 2;
    } else if (first < 0xF0) {
      if (left < 3 || !follows(bytes[place + 1]) || !follows(bytes[place + 2])) return false;
      // Long forms below U+0800, and the surrogates.
      if (first == 0xE0 && bytes[place + 1] < 0xA0) return false;
      if (first == 0xED && bytes[place + 1] > 0x9F) return false;
      place += 3;
    } else {
      if (first > 0xF4 || left < 4) return false;
      if (!follows(bytes[place + 1]) || !follows(bytes[place + 2]) || !follows(bytes[place + 3])) return false;
      // Long forms below U+10000, and what is beyond U+10FFFF.
      if (first == 0xF0 && bytes[place + 1] < 0x90) return false;
      if (first == 0xF4 && bytes[place + 1] > 0x8F) return false;
      place += 4;
    }
  }
  return true;
}
