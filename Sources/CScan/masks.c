#include "masks.h"

void cscan_find_plain(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks) {
  for (size_t block = 0; block < count; block++) {
    cscan_masks found = {0, 0, 0, 0};
    for (int i = 0; i < 64; i++) {
      const uint8_t byte = bytes[64 * block + (size_t)i];
      found.terminator |= (uint64_t)(byte == wanted.terminator) << i;
      found.delimiter |= (uint64_t)(byte == wanted.delimiter) << i;
      found.quote |= (uint64_t)(byte == wanted.quote) << i;
      found.high |= (uint64_t)(byte >> 7) << i;
    }
    masks[block] = found;
  }
}

bool cscan_has(int way) {
  switch (way) {
    case CSCAN_PLAIN: return true;
#if defined(__x86_64__)
    case CSCAN_128: return true;
    case CSCAN_256: return __builtin_cpu_supports("avx2");
    case CSCAN_512: return __builtin_cpu_supports("avx512bw");
#elif defined(__aarch64__)
    case CSCAN_128: return true;
#endif
    default: return false;
  }
}

void cscan_find_by(int way, const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks) {
  switch (way) {
#if defined(__x86_64__)
    case CSCAN_512: return cscan_find_avx512(bytes, count, wanted, masks);
    case CSCAN_256: return cscan_find_avx2(bytes, count, wanted, masks);
    case CSCAN_128: return cscan_find_sse2(bytes, count, wanted, masks);
#elif defined(__aarch64__)
    case CSCAN_128: return cscan_find_neon(bytes, count, wanted, masks);
#endif
    default: return cscan_find_plain(bytes, count, wanted, masks);
  }
}

void cscan_find(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks) {
  int way = CSCAN_WAYS - 1;
  while (!cscan_has(way)) way--;
  cscan_find_by(way, bytes, count, wanted, masks);
}
