#include "masks.h"

#if defined(__aarch64__)

#include <arm_neon.h>

// NEON has no instruction that makes a mask of a comparison: each lane keeps its own bit, and three rounds of
// pairwise addition bring those of 64 lanes together.
static inline uint64_t gathered(const uint8x16_t part[4]) {
  static const uint8_t bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const uint8x16_t bit = vld1q_u8(bits);
  const uint8x16_t first = vpaddq_u8(vandq_u8(part[0], bit), vandq_u8(part[1], bit));
  const uint8x16_t second = vpaddq_u8(vandq_u8(part[2], bit), vandq_u8(part[3], bit));
  const uint8x16_t half = vpaddq_u8(first, second);
  return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(half, half)), 0);
}

static inline uint64_t equal(const uint8x16_t part[4], cscan_target target) {
  const uint8x16_t byte = vdupq_n_u8(target.byte);
  uint8x16_t found[4];
  for (int i = 0; i < 4; i++) found[i] = vceqq_u8(part[i], byte);
  return gathered(found) & target.allowed;
}

void cscan_find_neon(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks) {
  const cscan_target terminator = cscan_wanted(wanted.terminator);
  const cscan_target delimiter = cscan_wanted(wanted.delimiter);
  const cscan_target quote = cscan_wanted(wanted.quote);
  for (size_t block = 0; block < count; block++) {
    uint8x16_t part[4], high[4];
    for (int i = 0; i < 4; i++) {
      part[i] = vld1q_u8(bytes + 64 * block + 16 * i);
      high[i] = vcltzq_s8(vreinterpretq_s8_u8(part[i]));
    }
    masks[block].terminator = equal(part, terminator);
    masks[block].delimiter = equal(part, delimiter);
    masks[block].quote = equal(part, quote);
    masks[block].high = gathered(high);
  }
}

#endif
