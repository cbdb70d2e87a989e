// Finds the bytes that matter in text, 64 at a time, with what the processor has for it.
//
// In C since the instructions are chosen while the program runs, by function: Swift has no such attribute.

#ifndef SHELVES_CSCAN_H
#define SHELVES_CSCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Where 64 bytes hold what; the lowest bit is the first byte.
typedef struct {
  uint64_t terminator;
  uint64_t delimiter;
  uint64_t quote;
  /// Bytes above ASCII.
  uint64_t high;
} cscan_masks;

/// What is looked for: a byte each, or -1 for nothing.
typedef struct {
  int16_t terminator;
  int16_t delimiter;
  int16_t quote;
} cscan_bytes;

/// The ways there are to look, from the plainest to the widest.
enum { CSCAN_PLAIN, CSCAN_128, CSCAN_256, CSCAN_512, CSCAN_WAYS };

/// Whether this processor has a way.
bool cscan_has(int way);

/// Fills a mask for each of `count` blocks of 64 bytes, by the widest way there is.
void cscan_find(const uint8_t *_Nonnull bytes, size_t count, cscan_bytes wanted, cscan_masks *_Nonnull masks);

/// The same by one way, which the processor must have; for tests.
void cscan_find_by(
  int way, const uint8_t *_Nonnull bytes, size_t count, cscan_bytes wanted, cscan_masks *_Nonnull masks);

/// Whether bytes are UTF-8 as Unicode's table 3-7 has it: no long forms, no surrogates, nothing beyond U+10FFFF.
bool cscan_is_utf8(const uint8_t *_Nonnull bytes, size_t count);

#endif
