// The outline, once for every way. Whoever includes this defines
//   OUTLINE  the name of the function,
//   TARGET   the attribute that allows its instructions,
//   MARK     a function that looks for what JSON is made of in 64 bytes.

#include <string.h>

#include "block.h"

TARGET cscan_outline OUTLINE(const uint8_t *bytes, size_t count, bool is_inside, bool counts_ends) {
  cscan_outline found = {INT64_MAX, count, INT64_MAX, count};
  uint64_t inside = is_inside ? ~(uint64_t)0 : 0;
  uint64_t escapes = 0;
  int64_t depth = 0;

  for (size_t position = 0; position < count; position += 64) {
    block_marks marks;
    if (count - position >= 64) {
      MARK(bytes + position, &marks);
    } else {
      uint8_t rest[64] = {0};
      memcpy(rest, bytes + position, count - position);
      MARK(rest, &marks);
    }
    const uint64_t quotes = marks.quote & ~block_escaped(marks.backslash, &escapes);
    inside ^= block_parity(quotes);
    const uint64_t opening = marks.opening & ~inside;
    const uint64_t closing = marks.closing & ~inside;
    const uint64_t commas = marks.comma & ~inside;
    inside = (uint64_t)((int64_t)inside >> 63);

    // Most blocks cannot come to a depth that was not there before.
    if (depth - __builtin_popcountll(closing) < found.depth) {
      int64_t here = depth;
      uint64_t rest = ~(uint64_t)0;
      for (uint64_t brackets = opening | closing;;) {
        const uint64_t bracket = brackets & (0 - brackets);
        const uint64_t between = commas & rest & (bracket - 1);
        if (between != 0 && here < found.depth) {
          found = (cscan_outline){here, position + (size_t)__builtin_ctzll(between), found.depth, found.place};
        }
        if (bracket == 0) break;
        here += (opening & bracket) != 0 ? 1 : -1;
        if (counts_ends && (closing & bracket) != 0 && here < found.depth) {
          found = (cscan_outline){here, position + (size_t)__builtin_ctzll(bracket) + 1, found.depth, found.place};
        }
        rest = ~(bracket | (bracket - 1));
        brackets ^= bracket;
      }
    }
    depth += __builtin_popcountll(opening) - __builtin_popcountll(closing);
  }
  return found;
}
