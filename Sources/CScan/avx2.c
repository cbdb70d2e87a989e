#if defined(__x86_64__)

#include <immintrin.h>

#include "block.h"

#define TARGET __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))

TARGET static inline uint64_t joined(__m256i low, __m256i high) {
  return (uint64_t)(uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

TARGET static inline uint64_t equal(__m256i low, __m256i high, int16_t wanted) {
  const __m256i byte = _mm256_set1_epi8((char)wanted);
  return joined(_mm256_cmpeq_epi8(low, byte), _mm256_cmpeq_epi8(high, byte)) & block_allowed(wanted);
}

TARGET static inline void find_avx2(const uint8_t *bytes, cscan_form form, block_masks *masks) {
  const __m256i low = _mm256_loadu_si256((const __m256i *)bytes);
  const __m256i high = _mm256_loadu_si256((const __m256i *)(bytes + 32));
  masks->terminator = equal(low, high, form.terminator);
  masks->delimiter = equal(low, high, form.delimiter);
  masks->quote = equal(low, high, form.quote);
  masks->high = joined(low, high);
}

TARGET static inline void mark_avx2(const uint8_t *bytes, block_marks *marks) {
  const __m256i curly = _mm256_set1_epi8(BLOCK_CURLY);
  const __m256i low = _mm256_loadu_si256((const __m256i *)bytes);
  const __m256i high = _mm256_loadu_si256((const __m256i *)(bytes + 32));
  const __m256i low_folded = _mm256_or_si256(low, curly), high_folded = _mm256_or_si256(high, curly);
  marks->quote = equal(low, high, '"');
  marks->backslash = equal(low, high, '\\');
  marks->opening = equal(low_folded, high_folded, '{');
  marks->closing = equal(low_folded, high_folded, '}');
  marks->comma = equal(low, high, ',');
  marks->line_feed = equal(low, high, '\n');
}

#define WALK cscan_next_avx2
#define FIND find_avx2
#include "walk.h"

#define OUTLINE cscan_outline_avx2
#define MARK mark_avx2
#include "outline.h"

#define END cscan_find_end_avx2
#include "end.h"

#endif
