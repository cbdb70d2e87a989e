// The walk, once for every way. Whoever includes this defines
//   WALK    the name of the function,
//   TARGET  the attribute that allows its instructions,
//   FIND    a function that looks for the special bytes in 64 bytes.

#include <string.h>

#include "block.h"

TARGET size_t WALK(
  const uint8_t *bytes, size_t count, cscan_form form, const uint32_t *wanted, size_t wanted_count,
  cscan_walk *walk, cscan_record *records, uint32_t *places, size_t room
) {
  size_t position = walk->position;
  size_t record = walk->record;
  uint32_t line = walk->line;
  uint32_t inner_lines = walk->current.inner_lines;
  uint32_t delimiters = walk->current.delimiters;
  uint32_t found = walk->current.found;
  bool has_high = walk->current.has_high;
  uint64_t inside_carry = walk->current.inside;
  uint64_t closed = walk->current.closed;
  uint64_t field_start = walk->current.in_field ^ 1;
  size_t done = 0;
  // The places of the record that goes on come first now.
  memmove(places, places + walk->current.row * wanted_count, found * sizeof *places);

  while (position < count && room - done >= CSCAN_ROOM) {
    block_masks masks;
    if (count - position >= 64) {
      FIND(bytes + position, form, &masks);
    } else {
      uint8_t rest[64] = {0};
      memcpy(rest, bytes + position, count - position);
      FIND(rest, form, &masks);
      const uint64_t valid = ((uint64_t)1 << (count - position)) - 1;
      masks.terminator &= valid;
      masks.delimiter &= valid;
      masks.quote &= valid;
    }

    // Quotes count only at the start of a field. Two in a row inside of quotes close and open again with nothing
    // between them, so they need no care.
    const uint64_t ends = masks.terminator | masks.delimiter;
    uint64_t inside = 0;
    if ((masks.quote | inside_carry) == 0) {
      closed = 0;
      field_start = ends >> 63;
    } else {
      uint64_t quotes = masks.quote;
      for (;;) {
        inside = block_parity(quotes) ^ inside_carry;
        const uint64_t opening = quotes & inside;
        const uint64_t closing = quotes & ~inside;
        const uint64_t starts = (ends & ~inside) << 1 | field_start;
        const uint64_t wrong = opening & ~(starts | closing << 1 | closed);
        if (wrong == 0) {
          inside_carry = (uint64_t)((int64_t)inside >> 63);
          closed = closing >> 63;
          field_start = (ends & ~inside) >> 63;
          break;
        }
        // What is before the first wrong one is right. That one changes nothing, and all behind it is told anew.
        quotes &= ~(wrong & (0 - wrong));
      }
    }

    const uint64_t delimiter = masks.delimiter & ~inside;
    const uint64_t inner = masks.terminator & inside;
    uint64_t terminator = masks.terminator & ~inside;
    uint64_t rest = ~(uint64_t)0;
    for (;;) {
      const uint64_t end = terminator & (0 - terminator);
      // The bytes up to the end of the record, or all that are left.
      const uint64_t part = rest & (end - 1);
      uint64_t left = delimiter & part;
      const uint32_t total = delimiters + (uint32_t)__builtin_popcountll(left);
      while (found < wanted_count && wanted[found] < total) {
        for (; delimiters < wanted[found]; delimiters++) left &= left - 1;
        places[done * wanted_count + found++] = (uint32_t)position + (uint32_t)__builtin_ctzll(left);
      }
      delimiters = total;
      if (inner != 0) inner_lines += (uint32_t)__builtin_popcountll(inner & part);
      has_high |= (masks.high & part) != 0;
      if (end == 0) break;

      const size_t stop = position + (size_t)__builtin_ctzll(end);
      const size_t content = form.trims_return && stop > record && bytes[stop - 1] == '\r' ? stop - 1 : stop;
      if (content > record || delimiters > 0 || !form.skips_blank) {
        while (found < wanted_count) places[done * wanted_count + found++] = CSCAN_NONE;
        records[done].start = (uint32_t)record;
        records[done].end = (uint32_t)content;
        records[done].width = delimiters + 1;
        records[done].line = line;
        records[done].has_high = has_high;
        done++;
      }
      line += 1 + inner_lines;
      record = stop + 1;
      inner_lines = 0;
      delimiters = 0;
      found = 0;
      has_high = false;
      rest = ~(end | (end - 1));
      terminator &= rest;
    }
    position += 64;
  }

  walk->position = position < count ? position : count;
  walk->record = record;
  walk->line = line;
  walk->current.inner_lines = inner_lines;
  walk->current.delimiters = delimiters;
  walk->current.found = found;
  walk->current.has_high = has_high;
  walk->current.inside = inside_carry;
  walk->current.closed = closed;
  walk->current.in_field = field_start ^ 1;
  walk->current.row = done;
  return done;
}
