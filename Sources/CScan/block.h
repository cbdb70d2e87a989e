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

// Where 64 bytes hold what JSON is made of.
typedef struct {
  uint64_t quote;
  uint64_t backslash;
  uint64_t opening;
  uint64_t closing;
  uint64_t comma;
  uint64_t line_feed;
} block_marks;

// Goes on byte after byte; true at the end of what is looked for.
bool block_walk_to_end(cscan_search *at, const uint8_t *bytes, size_t *next, size_t length);

// In ASCII this bit tells curly brackets from square ones.
enum { BLOCK_CURLY = 0x20 };

// What JSON is made of in 64 bytes, and in the same with curly brackets for square ones; by the `equal` of a way.
#define BLOCK_MARKS(part, folded)                                                                                 \
  (block_marks) {                                                                                                 \
    .quote = equal(part, '"'), .backslash = equal(part, '\\'), .opening = equal(folded, '{'),                    \
    .closing = equal(folded, '}'), .comma = equal(part, ','), .line_feed = equal(part, '\n')                      \
  }

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

// The bytes behind a backslash that is none of them itself; takes and leaves 1 if that is the first byte of a block.
static inline uint64_t block_escaped(uint64_t backslash, uint64_t *carry) {
  uint64_t escaped = *carry;
  backslash &= ~*carry;
  *carry = 0;
  while (backslash != 0) {
    const uint64_t first = backslash & (0 - backslash);
    escaped |= first << 1;
    *carry = first >> 63;
    backslash &= ~(first | first << 1);
  }
  return escaped;
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

#define BLOCK_OUTLINE(name) cscan_outline name(const uint8_t *bytes, size_t count, bool is_inside, bool counts_ends)

BLOCK_OUTLINE(cscan_outline_plain);
BLOCK_OUTLINE(cscan_outline_sse2);
BLOCK_OUTLINE(cscan_outline_avx2);
BLOCK_OUTLINE(cscan_outline_avx512);
BLOCK_OUTLINE(cscan_outline_neon);

#define BLOCK_END(name) size_t name(cscan_search *search, const uint8_t *bytes, size_t from, size_t length)

BLOCK_END(cscan_find_end_plain);
BLOCK_END(cscan_find_end_sse2);
BLOCK_END(cscan_find_end_avx2);
BLOCK_END(cscan_find_end_avx512);
BLOCK_END(cscan_find_end_neon);

#endif
