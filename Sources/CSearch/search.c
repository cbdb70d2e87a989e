#include "CSearch.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__) && defined(__ARM_NEON)
#include <arm_neon.h>
#endif

// How often a byte is met in text, roughly: the later here, the rarer; a byte that is not here is rarer still.
static const char usual[] = " e,taonisr0h1l2d\"c3u5m4f6p7g8w9.yb-v:k/\n_xj;qz";

static int rarity(uint8_t byte) {
  if (byte >= 'A' && byte <= 'Z') return 40;
  for (int place = 0; usual[place] != 0; place++)
    if ((uint8_t)usual[place] == byte) return place;
  // The first bytes of sequences come again in each letter of a script, the others less.
  return byte >= 0xC0 ? 10 : byte >= 0x80 ? 35 : 60;
}

void csearch_choose(struct csearch_needle *needle) {
  size_t best = 0, next = 0;
  for (size_t place = 1; place < needle->count; place++) {
    int rare = rarity(needle->bytes[place]);
    if (rare > rarity(needle->bytes[best])) {
      next = best;
      best = place;
    } else if (next == best || rare > rarity(needle->bytes[next])) {
      next = place;
    }
  }
  needle->first = best < next ? best : next;
  needle->second = best < next ? next : best;
}

// How many bytes of the needle, from one of its places on, stand in a text.
static size_t agreeing(const struct csearch_needle *needle, size_t place, const uint8_t *text) {
  size_t start = place;
  while (place < needle->count && (text[place - start] | needle->masks[place]) == needle->bytes[place]) place++;
  return place - start;
}

// Whether the needle stands at a place of the text, perhaps with a quote in it.
static int stands(const struct csearch_needle *needle, const uint8_t *text, size_t count, size_t at) {
  size_t length = needle->count;
  if (at > count || count - at < length) return 0;
  size_t agreed = agreeing(needle, 0, text + at);
  if (agreed == length) return 1;
  if (needle->quote < 0 || agreed == 0 || count - at <= length || text[at + agreed] != needle->quote) return 0;
  return agreeing(needle, agreed, text + at + agreed + 1) == length - agreed;
}

// Whether the needle begins at a place, or one before it with a quote in between; says where.
static int begins(const struct csearch_needle *needle, const uint8_t *text, size_t count, size_t at, size_t from,
                  size_t *found) {
  if (needle->quote >= 0 && at > from && stands(needle, text, count, at - 1)) {
    *found = at - 1;
    return 1;
  }
  *found = at;
  return stands(needle, text, count, at);
}

#if defined(__SSE2__)
typedef __m128i vector;
static inline vector fill(uint8_t byte) { return _mm_set1_epi8((char)byte); }
static inline vector equal(const uint8_t *text, vector mask, vector byte) {
  return _mm_cmpeq_epi8(_mm_or_si128(_mm_loadu_si128((const vector *)text), mask), byte);
}
static inline vector both(vector a, vector b) { return _mm_and_si128(a, b); }
static inline vector either(vector a, vector b) { return _mm_or_si128(a, b); }
// One bit a byte here, four on the other kind of processor.
static inline uint64_t bits(vector a) { return (uint64_t)(uint32_t)_mm_movemask_epi8(a); }
enum { bits_each = 1 };
#elif defined(__aarch64__) && defined(__ARM_NEON)
typedef uint8x16_t vector;
static inline vector fill(uint8_t byte) { return vdupq_n_u8(byte); }
static inline vector equal(const uint8_t *text, vector mask, vector byte) {
  return vceqq_u8(vorrq_u8(vld1q_u8(text), mask), byte);
}
static inline vector both(vector a, vector b) { return vandq_u8(a, b); }
static inline vector either(vector a, vector b) { return vorrq_u8(a, b); }
static inline uint64_t bits(vector a) {
  return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(a), 4)), 0) & 0x1111111111111111u;
}
enum { bits_each = 4 };
#endif

size_t csearch_find(const struct csearch_needle *needle, const uint8_t *text, size_t count, size_t from) {
  if (from > count || count - from < needle->count) return count;
  size_t at = from, found = 0;
#if defined(__SSE2__) || (defined(__aarch64__) && defined(__ARM_NEON))
  size_t first = needle->first, second = needle->second;
  vector first_mask = fill(needle->masks[first]), first_byte = fill(needle->bytes[first]);
  vector second_mask = fill(needle->masks[second]), second_byte = fill(needle->bytes[second]);
  int loose = needle->quote >= 0;
  // A quote may stand before both bytes, which moves the needle's start by one; between them, which moves the second
  // byte; or after them, which moves neither.
  while (count - at >= second + 17) {
    vector hits = equal(text + at + second, second_mask, second_byte);
    if (loose) hits = either(hits, equal(text + at + second + 1, second_mask, second_byte));
    uint64_t mask = bits(both(hits, equal(text + at + first, first_mask, first_byte)));
    for (; mask != 0; mask &= mask - 1) {
      size_t place = at + (size_t)__builtin_ctzll(mask) / bits_each;
      if (begins(needle, text, count, place, from, &found)) return found;
    }
    at += 16;
  }
#endif
  for (; at < count; at++)
    if (begins(needle, text, count, at, from, &found)) return found;
  return count;
}
