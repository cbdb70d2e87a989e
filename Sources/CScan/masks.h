// The loop that every way shares; each defines how one byte is looked for in 64.

#ifndef SHELVES_CSCAN_MASKS_H
#define SHELVES_CSCAN_MASKS_H

#include "include/CScan.h"

// A byte that is looked for, and the bits that may answer: none if nothing is wanted.
typedef struct {
  uint8_t byte;
  uint64_t allowed;
} cscan_target;

static inline cscan_target cscan_wanted(int16_t byte) {
  cscan_target target = {(uint8_t)byte, byte < 0 ? 0 : ~(uint64_t)0};
  return target;
}

void cscan_find_plain(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks);

#if defined(__x86_64__)
void cscan_find_sse2(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks);
void cscan_find_avx2(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks);
void cscan_find_avx512(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks);
#elif defined(__aarch64__)
void cscan_find_neon(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks);
#endif

#endif
