#include "block.h"

bool cscan_has(int way) {
  switch (way) {
    case CSCAN_PLAIN: return true;
#if defined(__x86_64__)
    case CSCAN_128: return true;
    case CSCAN_256:
      return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("popcnt");
    case CSCAN_512: return __builtin_cpu_supports("avx512bw") && cscan_has(CSCAN_256);
#elif defined(__aarch64__)
    case CSCAN_128: return true;
#endif
    default: return false;
  }
}

int cscan_best(void) {
  int way = CSCAN_WAYS - 1;
  while (!cscan_has(way)) way--;
  return way;
}

size_t cscan_next(
  int way, const uint8_t *bytes, size_t count, cscan_form form, const uint32_t *wanted, size_t wanted_count,
  cscan_walk *walk, cscan_record *records, uint32_t *places, size_t room
) {
  switch (way) {
#if defined(__x86_64__)
    case CSCAN_512:
      return cscan_next_avx512(bytes, count, form, wanted, wanted_count, walk, records, places, room);
    case CSCAN_256: return cscan_next_avx2(bytes, count, form, wanted, wanted_count, walk, records, places, room);
    case CSCAN_128: return cscan_next_sse2(bytes, count, form, wanted, wanted_count, walk, records, places, room);
#elif defined(__aarch64__)
    case CSCAN_128: return cscan_next_neon(bytes, count, form, wanted, wanted_count, walk, records, places, room);
#endif
    default: return cscan_next_plain(bytes, count, form, wanted, wanted_count, walk, records, places, room);
  }
}

cscan_outline cscan_outline_of(int way, const uint8_t *bytes, size_t count, bool is_inside, bool counts_ends) {
  switch (way) {
#if defined(__x86_64__)
    case CSCAN_512: return cscan_outline_avx512(bytes, count, is_inside, counts_ends);
    case CSCAN_256: return cscan_outline_avx2(bytes, count, is_inside, counts_ends);
    case CSCAN_128: return cscan_outline_sse2(bytes, count, is_inside, counts_ends);
#elif defined(__aarch64__)
    case CSCAN_128: return cscan_outline_neon(bytes, count, is_inside, counts_ends);
#endif
    default: return cscan_outline_plain(bytes, count, is_inside, counts_ends);
  }
}

size_t cscan_find_end(int way, cscan_search *search, const uint8_t *bytes, size_t from, size_t length) {
  switch (way) {
#if defined(__x86_64__)
    case CSCAN_512: return cscan_find_end_avx512(search, bytes, from, length);
    case CSCAN_256: return cscan_find_end_avx2(search, bytes, from, length);
    case CSCAN_128: return cscan_find_end_sse2(search, bytes, from, length);
#elif defined(__aarch64__)
    case CSCAN_128: return cscan_find_end_neon(search, bytes, from, length);
#endif
    default: return cscan_find_end_plain(search, bytes, from, length);
  }
}
