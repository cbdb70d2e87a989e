#include "block.h"

static inline bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }
static inline bool is_opening(uint8_t byte) { return byte == '{' || byte == '['; }
static inline bool is_closing(uint8_t byte) { return byte == '}' || byte == ']'; }

// Takes a byte in a string; false if the string must have ended before.
static bool take_in_string(cscan_search *at, uint8_t byte, bool is_escaped) {
  if (byte == '\n') {
    at->lines++;
    at->is_at_line_start = true;
    return true;
  }
  if (at->is_at_line_start) {
    if (is_blank(byte)) return true;
    at->is_at_line_start = false;
    if (byte == '"' || is_opening(byte) || is_closing(byte)) {
      at->depth = at->inner < 0 && (uint64_t)-at->inner > at->depth ? 0 : at->depth + (uint64_t)at->inner;
      at->is_in_string = false;
      return false;
    }
  }
  if (byte == '"' && !is_escaped) at->is_in_string = false;
  else if (is_opening(byte)) at->inner++;
  else if (is_closing(byte)) at->inner--;
  return true;
}

bool block_walk_to_end(cscan_search *at, const uint8_t *bytes, size_t *next, size_t length) {
  for (; *next < length; ++*next) {
    const uint8_t byte = bytes[*next];
    const bool is_escaped = at->is_escaped;
    at->is_escaped = byte == '\\' && !is_escaped;
    if (at->is_in_string && take_in_string(at, byte, is_escaped)) continue;
    if (byte == '"') {
      if (is_escaped) continue;
      at->is_in_string = true;
      at->inner = 0;
    } else if (byte == '\n') {
      at->lines++;
    } else if (is_opening(byte)) {
      at->depth++;
    } else if (at->depth == 0 && (byte == ',' || is_closing(byte))) {
      return true;
    } else if (is_closing(byte) && --at->depth == 0 && at->ends_with_bracket) {
      at->has_ended = true;
      ++*next;
      return true;
    }
  }
  return false;
}
