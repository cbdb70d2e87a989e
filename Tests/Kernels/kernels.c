// Compares what the processor has for scanning and searching with code that goes byte after byte, on random texts.
// Built and run by .ci/kernels, also for processors that this machine has not got.
//
// Usage: kernels [TEXTS [SEED]]

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CScan.h"
#include "CSearch.h"

enum { most = 700 };

static uint64_t state;

static uint32_t below(uint32_t bound) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((state >> 33) % bound);
}

// Random bytes of a few kinds, at the very end of their memory: a checker of memory sees what reads beyond.
static uint8_t *text(const char *kinds, size_t count) {
  uint8_t *bytes = malloc(count == 0 ? 1 : count);
  if (bytes == NULL) abort();
  const uint32_t plain = below(12);
  for (size_t i = 0; i < count; i++)
    bytes[i] = below(12) < plain ? (uint8_t)('a' + below(3)) : (uint8_t)kinds[below((uint32_t)strlen(kinds))];
  return bytes;
}

// What one way finds in a text, with little room at a time.
typedef struct {
  size_t count;
  cscan_record records[most + 1];
  uint32_t places[(most + 2) * 3];
  size_t pending;
} findings;

static void scan(int way, const uint8_t *bytes, size_t count, cscan_form form, const uint32_t *wanted, size_t width,
                 size_t room, findings *found) {
  static cscan_record records[most + CSCAN_ROOM];
  static uint32_t places[(most + CSCAN_ROOM + 1) * 3];
  cscan_walk walk = {0};
  memset(found, 0, sizeof *found);
  while (walk.position < count) {
    const size_t done = cscan_next(way, bytes, count, form, wanted, width, &walk, records, places, room);
    for (size_t i = 0; i < done; i++) found->records[found->count + i] = records[i];
    memcpy(found->places + found->count * width, places, done * width * sizeof *places);
    found->count += done;
  }
  found->pending = walk.record;
}

static int same(const findings *one, const findings *other, size_t width) {
  if (one->count != other->count || one->pending != other->pending) return 0;
  for (size_t i = 0; i < one->count; i++) {
    const cscan_record a = one->records[i], b = other->records[i];
    if (a.start != b.start || a.end != b.end || a.width != b.width || a.line != b.line || a.has_high != b.has_high)
      return 0;
  }
  return memcmp(one->places, other->places, one->count * width * sizeof *one->places) == 0;
}

// Whether every way finds the same as the plain one.
static int scans_alike(void) {
  static findings plain, other;
  const size_t count = below(most);
  uint8_t *bytes = text(below(2) ? "\n,\"" : "\n\n,,\"\"\r\xC3\xA9\xFF", count);
  cscan_form form = {'\n', ',', below(3) ? '"' : -1, below(2), below(2)};
  if (below(8) == 0) form.delimiter = -1;
  const uint32_t wanted[3] = {below(2), 2 + below(2), 4 + below(60)};
  const size_t width = below(4), room = CSCAN_ROOM + below(70);
  int alike = 1;
  scan(CSCAN_PLAIN, bytes, count, form, wanted, width, most + CSCAN_ROOM, &plain);
  for (int way = CSCAN_PLAIN; way < CSCAN_WAYS && alike; way++) {
    if (!cscan_has(way)) continue;
    scan(way, bytes, count, form, wanted, width, room, &other);
    alike = same(&plain, &other, width);
    if (!alike) printf("way %d finds other records in %zu bytes\n", way, count);
  }
  free(bytes);
  return alike;
}

// How many bytes of a needle stand in a text, from one of its places on.
static size_t standing(const struct csearch_needle *needle, size_t from, const uint8_t *bytes, size_t left) {
  size_t n = 0;
  while (from + n < needle->count && n < left && (bytes[n] | needle->masks[from + n]) == needle->bytes[from + n]) n++;
  return n;
}

// The same as csearch_find, as it is specified: at each place the needle, or the needle with one quote in it.
static size_t naive(const struct csearch_needle *needle, const uint8_t *bytes, size_t count, size_t from) {
  for (size_t at = from; at < count; at++) {
    const size_t n = standing(needle, 0, bytes + at, count - at);
    if (n == needle->count) return at;
    if (needle->quote < 0 || n == 0 || at + n >= count || bytes[at + n] != needle->quote) continue;
    if (standing(needle, n, bytes + at + n + 1, count - at - n - 1) == needle->count - n) return at;
  }
  return count;
}

// Whether each place of a random needle in a random text is found, and no other.
static int searches_alike(void) {
  const size_t count = below(most);
  uint8_t *bytes = text("ABC\",\xC3", count);
  uint8_t wanted[24], masks[24];
  const size_t length = 1 + below(below(4) ? 4 : 24);
  const int ignores_case = (int)below(2);
  for (size_t i = 0; i < length; i++) {
    wanted[i] = (uint8_t)"abcABC,\xC3"[below(8)];
    const int has_case = ignores_case && (wanted[i] | 0x20) >= 'a' && (wanted[i] | 0x20) <= 'z';
    if (has_case) wanted[i] |= 0x20;
    masks[i] = has_case ? 0x20 : 0;
  }
  // Most long needles stand nowhere: put this one somewhere.
  if (count > length && below(2)) memcpy(bytes + below((uint32_t)(count - length)), wanted, length);
  struct csearch_needle needle = {wanted, masks, length, 0, 0, below(2) ? '"' : -1};
  csearch_choose(&needle);
  int alike = 1;
  for (size_t from = 0; alike;) {
    const size_t found = csearch_find(&needle, bytes, count, from);
    alike = found == naive(&needle, bytes, count, from);
    if (!alike) printf("a needle of %zu bytes is found at %zu of %zu bytes from %zu\n", length, found, count, from);
    if (found >= count) break;
    from = found + 1;
  }
  free(bytes);
  return alike;
}

// The same as cscan_outline_of, as it is specified.
static cscan_outline naive_outline(const uint8_t *bytes, size_t count, bool is_inside, bool counts_ends) {
  cscan_outline found = {INT64_MAX, count, INT64_MAX, count};
  int64_t depth = 0;
  bool is_escaped = false;
  for (size_t at = 0; at < count; at++) {
    const uint8_t byte = bytes[at];
    const bool was_escaped = is_escaped;
    is_escaped = byte == '\\' && !was_escaped;
    if (byte == '"' && !was_escaped) is_inside = !is_inside;
    if (is_inside) continue;
    const bool closes = byte == '}' || byte == ']';
    if (byte == '{' || byte == '[') depth++;
    if (closes) depth--;
    if (depth >= found.depth || !(byte == ',' || (closes && counts_ends))) continue;
    found.depth_before = found.depth;
    found.place_before = found.place;
    found.depth = depth;
    found.place = closes ? at + 1 : at;
  }
  return found;
}

// Whether every way comes out of the brackets of a random text at the same places.
static int outlines_alike(void) {
  const size_t count = below(most);
  uint8_t *bytes = text(below(2) ? "{}[],\"\\" : "{}}]],,\"\"\\\\\\:\x1B\x1D\x0C\xDB\xDD", count);
  const bool is_inside = below(2), counts_ends = below(2);
  const cscan_outline plain = naive_outline(bytes, count, is_inside, counts_ends);
  int alike = 1;
  for (int way = CSCAN_PLAIN; way < CSCAN_WAYS && alike; way++) {
    if (!cscan_has(way)) continue;
    const cscan_outline found = cscan_outline_of(way, bytes, count, is_inside, counts_ends);
    alike = found.depth == plain.depth && found.place == plain.place && found.depth_before == plain.depth_before
      && found.place_before == plain.place_before;
    if (!alike) printf("way %d finds another outline in %zu bytes\n", way, count);
  }
  free(bytes);
  return alike;
}

// Where a value ends, given so many bytes at a time: one by one they are walked over, never taken as a block.
static size_t end_of(int way, const uint8_t *bytes, size_t count, size_t step, cscan_search *search) {
  size_t next = 0;
  for (size_t limit = step < count ? step : count;; limit = limit + step < count ? limit + step : count) {
    next = cscan_find_end(way, search, bytes, next, limit);
    if (next < limit || search->has_ended || limit == count) return next;
  }
}

// Whether every way finds the same end of a random value, and knows the same where there is none.
static int ends_alike(void) {
  const size_t count = below(most);
  uint8_t *bytes = text(below(2) ? "{}[],\"\\" : "{[{[}],\"\"\"\"\\\\:\n\n \r", count);
  cscan_search plain = {0};
  plain.ends_with_bracket = below(2);
  if (plain.ends_with_bracket && count > 0) bytes[0] = '{';
  cscan_search start = plain;
  const size_t end = end_of(CSCAN_PLAIN, bytes, count, 1, &plain);
  int alike = 1;
  for (int way = CSCAN_PLAIN; way < CSCAN_WAYS && alike; way++) {
    if (!cscan_has(way)) continue;
    cscan_search found = start;
    alike = end_of(way, bytes, count, 1 + below(3) * below(300), &found) == end && found.depth == plain.depth
      && found.lines == plain.lines && found.is_in_string == plain.is_in_string && found.is_escaped == plain.is_escaped
      && found.is_at_line_start == plain.is_at_line_start && found.has_ended == plain.has_ended
      && (!plain.is_in_string || found.inner == plain.inner);
    if (!alike) printf("way %d finds another end than at %zu of %zu bytes\n", way, end, count);
  }
  free(bytes);
  return alike;
}

int main(int count, char **arguments) {
  const unsigned long texts = count > 1 ? strtoul(arguments[1], NULL, 10) : 100000;
  const unsigned long seed = count > 2 ? strtoul(arguments[2], NULL, 10) : 1;
  state = seed;
  for (unsigned long i = 0; i < texts; i++) {
    if (!scans_alike() || !searches_alike() || !outlines_alike() || !ends_alike()) {
      printf("text %lu of seed %lu\n", i, seed);
      return 1;
    }
  }
  printf("%lu texts scanned, searched and outlined, best way %d, seed %lu\n", texts, cscan_best(), seed);
  return 0;
}
