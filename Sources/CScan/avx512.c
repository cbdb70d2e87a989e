#if defined(__x86_64__)

#include <immintrin.h>

#include "block.h"

#define TARGET __attribute__((target("avx512bw,avx2,bmi,bmi2,lzcnt,popcnt")))

TARGET static inline uint64_t equal(__m512i part, int16_t wanted) {
  return _mm512_cmpeq_epi8_mask(part, _mm512_set1_epi8((char)wanted)) & block_allowed(wanted);
}

TARGET static inline void find_avx512(const uint8_t *bytes, cscan_form form, block_masks *masks) {
  const __m512i part = _mm512_loadu_si512((const void *)bytes);
  masks->terminator = equal(part, form.terminator);
  masks->delimiter = equal(part, form.delimiter);
  masks->quote = equal(part, form.quote);
  masks->high = _mm512_movepi8_mask(part);
}

TARGET static inline void mark_avx512(const uint8_t *bytes, block_marks *marks) {
  const __m512i part = _mm512_loadu_si512((const void *)bytes);
  const __m512i folded = _mm512_or_si512(part, _mm512_set1_epi8(BLOCK_CURLY));
  *marks = BLOCK_MARKS(part, folded);
}

#define WALK cscan_next_avx512
#define FIND find_avx512
#include "walk.h"

#define OUTLINE cscan_outline_avx512
#define MARK mark_avx512
#include "outline.h"

#define END cscan_find_end_avx512
#include "end.h"

#endif
