#if defined(__x86_64__)

#include <emmintrin.h>

#include "block.h"

static inline uint64_t equal(const __m128i part[4], int16_t wanted) {
  const __m128i byte = _mm_set1_epi8((char)wanted);
  uint64_t mask = 0;
  for (int i = 0; i < 4; i++)
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(part[i], byte)) << (16 * i);
  return mask & block_allowed(wanted);
}

static inline void find_sse2(const uint8_t *bytes, cscan_form form, block_masks *masks) {
  __m128i part[4];
  masks->high = 0;
  for (int i = 0; i < 4; i++) {
    part[i] = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
    masks->high |= (uint64_t)(uint32_t)_mm_movemask_epi8(part[i]) << (16 * i);
  }
  masks->terminator = equal(part, form.terminator);
  masks->delimiter = equal(part, form.delimiter);
  masks->quote = equal(part, form.quote);
}

static inline void mark_sse2(const uint8_t *bytes, block_marks *marks) {
  const __m128i curly = _mm_set1_epi8(BLOCK_CURLY);
  __m128i part[4], folded[4];
  for (int i = 0; i < 4; i++) {
    part[i] = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
    folded[i] = _mm_or_si128(part[i], curly);
  }
  *marks = BLOCK_MARKS(part, folded);
}

#define WALK cscan_next_sse2
#define TARGET
#define FIND find_sse2
#include "walk.h"

#define OUTLINE cscan_outline_sse2
#define MARK mark_sse2
#include "outline.h"

#define END cscan_find_end_sse2
#include "end.h"

#endif
