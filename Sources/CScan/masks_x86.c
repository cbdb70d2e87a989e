#include "masks.h"

#if defined(__x86_64__)

#include <immintrin.h>

static inline uint64_t equal_sse2(const __m128i part[4], cscan_target target) {
  const __m128i byte = _mm_set1_epi8((char)target.byte);
  uint64_t mask = 0;
  for (int i = 0; i < 4; i++)
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(part[i], byte)) << (16 * i);
  return mask & target.allowed;
}

void cscan_find_sse2(const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks) {
  const cscan_target terminator = cscan_wanted(wanted.terminator);
  const cscan_target delimiter = cscan_wanted(wanted.delimiter);
  const cscan_target quote = cscan_wanted(wanted.quote);
  for (size_t block = 0; block < count; block++) {
    __m128i part[4];
    uint64_t high = 0;
    for (int i = 0; i < 4; i++) {
      part[i] = _mm_loadu_si128((const __m128i *)(bytes + 64 * block + 16 * i));
      high |= (uint64_t)(uint32_t)_mm_movemask_epi8(part[i]) << (16 * i);
    }
    masks[block].terminator = equal_sse2(part, terminator);
    masks[block].delimiter = equal_sse2(part, delimiter);
    masks[block].quote = equal_sse2(part, quote);
    masks[block].high = high;
  }
}

__attribute__((target("avx2"))) static inline uint64_t pair_avx2(__m256i low, __m256i high) {
  return (uint64_t)(uint32_t)_mm256_movemask_epi8(low) | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

__attribute__((target("avx2"))) static inline uint64_t equal_avx2(__m256i low, __m256i high, cscan_target target) {
  const __m256i byte = _mm256_set1_epi8((char)target.byte);
  return pair_avx2(_mm256_cmpeq_epi8(low, byte), _mm256_cmpeq_epi8(high, byte)) & target.allowed;
}

__attribute__((target("avx2"))) void cscan_find_avx2(
  const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks
) {
  const cscan_target terminator = cscan_wanted(wanted.terminator);
  const cscan_target delimiter = cscan_wanted(wanted.delimiter);
  const cscan_target quote = cscan_wanted(wanted.quote);
  for (size_t block = 0; block < count; block++) {
    const __m256i low = _mm256_loadu_si256((const __m256i *)(bytes + 64 * block));
    const __m256i high = _mm256_loadu_si256((const __m256i *)(bytes + 64 * block + 32));
    masks[block].terminator = equal_avx2(low, high, terminator);
    masks[block].delimiter = equal_avx2(low, high, delimiter);
    masks[block].quote = equal_avx2(low, high, quote);
    masks[block].high = pair_avx2(low, high);
  }
}

__attribute__((target("avx512bw"))) static inline uint64_t equal_avx512(__m512i part, cscan_target target) {
  return _mm512_cmpeq_epi8_mask(part, _mm512_set1_epi8((char)target.byte)) & target.allowed;
}

__attribute__((target("avx512bw"))) void cscan_find_avx512(
  const uint8_t *bytes, size_t count, cscan_bytes wanted, cscan_masks *masks
) {
  const cscan_target terminator = cscan_wanted(wanted.terminator);
  const cscan_target delimiter = cscan_wanted(wanted.delimiter);
  const cscan_target quote = cscan_wanted(wanted.quote);
  for (size_t block = 0; block < count; block++) {
    const __m512i part = _mm512_loadu_si512((const void *)(bytes + 64 * block));
    masks[block].terminator = equal_avx512(part, terminator);
    masks[block].delimiter = equal_avx512(part, delimiter);
    masks[block].quote = equal_avx512(part, quote);
    masks[block].high = _mm512_movepi8_mask(part);
  }
}

#endif
