// What the ways have in common.

#ifndef SHELVES_CSCAN_BLOCK_H
#define SHELVES_CSCAN_BLOCK_H

#include "include/CScan.h"

// Where 64 bytes hold what; the lowest bit is the first byte.
typedef struct {
  uint64_t terminator;
  uint64_t delimiter;
  uint64_t quote;
  uint64_t high;
} block_masks;

// All bits where there is such a byte in the form, else none.
static inline uint64_t block_allowed(int16_t byte) { return byte < 0 ? 0 : ~(uint64_t)0; }

// Each bit becomes the parity of the bits up to it.
static inline uint64_t block_parity(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  bits ^= bits << 32;
  return bits;
}

#define BLOCK_WALK(name)                                                                                          \
  size_t name(                                                                                                    \
    const uint8_t *bytes, size_t count, cscan_form form, const uint32_t *wanted, size_t wanted_count,             \
    cscan_walk *walk, cscan_record *records, uint32_t *places, size_t room)

BLOCK_WALK(cscan_next_plain);
BLOCK_WALK(cscan_next_sse2);
BLOCK_WALK(cscan_next_avx2);
BLOCK_WALK(cscan_next_avx512);
BLOCK_WALK(cscan_next_neon);

#endif
