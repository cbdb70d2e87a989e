// The search for the end of a value, once for every way. Whoever includes this defines
//   END     the name of the function,
//   TARGET  the attribute that allows its instructions,
//   MARK    a function that looks for what JSON is made of in 64 bytes.

#include "block.h"

TARGET size_t END(cscan_search *search, const uint8_t *bytes, size_t from, size_t length) {
  const bool ends_with_bracket = search->ends_with_bracket;
  uint64_t depth = search->depth;
  uint64_t lines = search->lines;
  int64_t inner = search->inner;
  uint64_t string = search->is_in_string ? ~(uint64_t)0 : 0;
  uint64_t escapes = search->is_escaped;
  bool is_known = !search->is_at_line_start;
  size_t next = from;

  while (length - next >= 64) {
    block_marks marks;
    MARK(bytes + next, &marks);
    uint64_t escapes_after = escapes;
    const uint64_t quotes = marks.quote & ~block_escaped(marks.backslash, &escapes_after);
    const uint64_t inside = block_parity(quotes) ^ string;
    if (!is_known || (marks.line_feed & inside) != 0) {
      // Whether a string that holds a line feed ends there is told byte after byte.
      cscan_search at = {depth, lines, inner, string != 0, escapes != 0, !is_known, ends_with_bracket, false};
      if (block_walk_to_end(&at, bytes, &next, next + 64)) {
        *search = at;
        return next;
      }
      depth = at.depth;
      lines = at.lines;
      inner = at.inner;
      string = at.is_in_string ? ~(uint64_t)0 : 0;
      escapes = at.is_escaped;
      is_known = !at.is_at_line_start;
      continue;
    }
    const uint64_t opening = marks.opening & ~inside;
    const uint64_t closing = marks.closing & ~inside;
    const uint64_t closed = (uint64_t)__builtin_popcountll(closing);
    // A value that begins with its bracket is in it from then on.
    const uint64_t own = ends_with_bracket && depth == 0 ? opening & 1 : 0;
    depth += own;
    if (depth > closed) {
      depth += (uint64_t)__builtin_popcountll(opening & ~own) - closed;
    } else {
      const uint64_t commas = ends_with_bracket && depth > 0 ? 0 : marks.comma & ~inside;
      for (uint64_t left = (opening & ~own) | closing | commas; left != 0; left &= left - 1) {
        const uint64_t bit = left & (0 - left);
        if ((opening & bit) != 0) {
          depth++;
          continue;
        }
        const bool is_before = depth == 0;
        const bool has_ended = !is_before && (closing & bit) != 0 && --depth == 0 && ends_with_bracket;
        if (is_before || has_ended) {
          lines += (uint64_t)__builtin_popcountll(marks.line_feed & (bit - 1));
          *search = (cscan_search){0, lines, inner, false, false, false, ends_with_bracket, has_ended};
          return next + (size_t)__builtin_ctzll(bit) + (is_before ? 0 : 1);
        }
      }
    }
    // The brackets behind the last quote, if that opens a string.
    const uint64_t last = inside & ~(uint64_t)0 << (63 - __builtin_clzll(quotes | 1));
    inner = (quotes != 0 ? 0 : inner) + __builtin_popcountll(marks.opening & last)
      - __builtin_popcountll(marks.closing & last);
    lines += (uint64_t)__builtin_popcountll(marks.line_feed);
    string = (uint64_t)((int64_t)inside >> 63);
    escapes = escapes_after;
    next += 64;
  }
  *search = (cscan_search){depth, lines, inner, string != 0, escapes != 0, !is_known, ends_with_bracket, false};
  block_walk_to_end(search, bytes, &next, length);
  return next;
}
