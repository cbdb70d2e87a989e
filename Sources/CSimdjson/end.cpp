#include "CSimdjson.h"

#include <cstring>

namespace {

typedef uint8_t Block __attribute__((ext_vector_type(64)));
typedef char Answer __attribute__((ext_vector_type(64)));
typedef bool Answers __attribute__((ext_vector_type(64)));

bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }
bool is_opening(uint8_t byte) { return byte == '{' || byte == '['; }
bool is_closing(uint8_t byte) { return byte == '}' || byte == ']'; }

/// Takes a byte in a string; false if the string must have ended before.
bool take_in_string(cjson_place &at, uint8_t byte, bool is_escaped) {
  if (byte == '\n') {
    at.lines++;
    at.is_at_line_start = true;
    return true;
  }
  if (at.is_at_line_start) {
    if (is_blank(byte)) return true;
    at.is_at_line_start = false;
    if (byte == '"' || is_opening(byte) || is_closing(byte)) {
      at.depth = at.inner < 0 && uint64_t(-at.inner) > at.depth ? 0 : at.depth + uint64_t(at.inner);
      at.is_in_string = false;
      return false;
    }
  }
  if (byte == '"' && !is_escaped) at.is_in_string = false;
  else if (is_opening(byte)) at.inner++;
  else if (is_closing(byte)) at.inner--;
  return true;
}

/// Goes on byte after byte; true at the end of what is looked for.
bool walk(cjson_place &at, const uint8_t *bytes, size_t &next, size_t length) {
  for (; next < length; next++) {
    uint8_t byte = bytes[next];
    bool is_escaped = at.is_escaped;
    at.is_escaped = byte == '\\' && !is_escaped;
    if (at.is_in_string && take_in_string(at, byte, is_escaped)) continue;
    if (byte == '"') {
      if (is_escaped) continue;
      at.is_in_string = true;
      at.inner = 0;
    } else if (byte == '\n') {
      at.lines++;
    } else if (is_opening(byte)) {
      at.depth++;
    } else if (at.depth == 0 && (byte == ',' || is_closing(byte))) {
      return true;
    } else if (is_closing(byte) && --at.depth == 0 && at.ends_with_bracket) {
      at.has_ended = true;
      next++;
      return true;
    }
  }
  return false;
}

uint64_t mask(const Answer &answers) { return __builtin_bit_cast(uint64_t, __builtin_convertvector(answers, Answers)); }

/// For each bit, whether the bits up to it are odd in number.
uint64_t parity(uint64_t bits) {
  for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
  return bits;
}

/// The bytes behind a backslash that counts; takes and leaves whether that is the byte behind the block.
uint64_t find_escaped(uint64_t backslashes, bool &is_escaped) {
  uint64_t escaped = is_escaped;
  if (is_escaped) backslashes &= ~uint64_t(1);
  is_escaped = false;
  while (backslashes) {
    int place = __builtin_ctzll(backslashes);
    if (place == 63) {
      is_escaped = true;
      break;
    }
    escaped |= uint64_t(2) << place;
    backslashes &= ~(uint64_t(3) << place);
  }
  return escaped;
}

enum Step { passed, found, unknown };

/// Takes 64 bytes at once, and as many of them as it can tell about: none where a string holds a line feed.
Step take_block(cjson_place &at, const uint8_t *bytes, size_t &next) {
  if (at.is_at_line_start) return unknown;
  Block block;
  std::memcpy(&block, bytes + next, sizeof block);
  cjson_place after = at;
  uint64_t escaped = find_escaped(mask(block == '\\'), after.is_escaped);
  uint64_t quotes = mask(block == '"') & ~escaped;
  uint64_t inside = parity(quotes) ^ (at.is_in_string ? ~uint64_t(0) : 0);
  uint64_t line_feeds = mask(block == '\n');
  if (line_feeds & inside) return unknown;
  // In ASCII a bit tells curly brackets from square ones.
  Block folded = block | 0x20;
  uint64_t opening = mask(folded == '{');
  uint64_t closing = mask(folded == '}');
  after.is_in_string = inside >> 63;
  if (after.is_in_string) {
    int last = quotes ? 63 - __builtin_clzll(quotes) : 0;
    uint64_t string = inside & ~uint64_t(0) << last;
    after.inner = (quotes ? 0 : at.inner) + __builtin_popcountll(opening & string) - __builtin_popcountll(closing & string);
  }
  opening &= ~inside;
  closing &= ~inside;
  uint64_t closed = uint64_t(__builtin_popcountll(closing));
  if (at.depth > closed) {
    after.depth += uint64_t(__builtin_popcountll(opening)) - closed;
  } else {
    uint64_t commas = mask(block == ',') & ~inside;
    for (uint64_t left = opening | closing | commas; left; left &= left - 1) {
      uint64_t bit = left & -left;
      if (opening & bit) {
        after.depth++;
        continue;
      }
      bool is_before = after.depth == 0;
      if (!is_before && closing & bit) at.has_ended = --after.depth == 0 && at.ends_with_bracket;
      if (is_before || at.has_ended) {
        at.depth = 0;
        at.is_in_string = at.is_escaped = false;
        at.lines += uint64_t(__builtin_popcountll(line_feeds & (bit - 1)));
        next += size_t(__builtin_ctzll(bit)) + (is_before ? 0 : 1);
        return found;
      }
    }
  }
  after.lines += uint64_t(__builtin_popcountll(line_feeds));
  at = after;
  next += sizeof block;
  return passed;
}

}  // namespace

size_t cjson_find_end(struct cjson_place *place, const uint8_t *bytes, size_t from, size_t length) {
  struct cjson_place at = *place;
  size_t next = from;
  bool is_found = false;
  while (!is_found && length - next >= sizeof(Block)) {
    Step step = take_block(at, bytes, next);
    is_found = step == found || (step == unknown && walk(at, bytes, next, next + sizeof(Block)));
  }
  if (!is_found) walk(at, bytes, next, length);
  *place = at;
  return next;
}
