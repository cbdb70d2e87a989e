#if defined(__aarch64__)

#include <arm_neon.h>

#include "block.h"

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

static inline uint64_t equal(const uint8x16_t part[4], int16_t wanted) {
  const uint8x16_t byte = vdupq_n_u8((uint8_t)wanted);
  uint8x16_t found[4];
  for (int i = 0; i < 4; i++) found[i] = vceqq_u8(part[i], byte);
  return gathered(found) & block_allowed(wanted);
}

static inline void find_neon(const uint8_t *bytes, cscan_form form, block_masks *masks) {
  uint8x16_t part[4], high[4];
  for (int i = 0; i < 4; i++) {
    part[i] = vld1q_u8(bytes + 16 * i);
    high[i] = vcltzq_s8(vreinterpretq_s8_u8(part[i]));
  }
  masks->terminator = equal(part, form.terminator);
  masks->delimiter = equal(part, form.delimiter);
  masks->quote = equal(part, form.quote);
  masks->high = gathered(high);
}

static inline void mark_neon(const uint8_t *bytes, block_marks *marks) {
  uint8x16_t part[4], folded[4];
  for (int i = 0; i < 4; i++) {
    part[i] = vld1q_u8(bytes + 16 * i);
    folded[i] = vorrq_u8(part[i], vdupq_n_u8(BLOCK_CURLY));
  }
  *marks = BLOCK_MARKS(part, folded);
}

#define WALK cscan_next_neon
#define TARGET
#define FIND find_neon
#include "walk.h"

#define OUTLINE cscan_outline_neon
#define MARK mark_neon
#include "outline.h"

#define END cscan_find_end_neon
#include "end.h"

#endif
