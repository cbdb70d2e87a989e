#include "CSimdjson.h"

namespace {

bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }
bool is_opening(uint8_t byte) { return byte == '{' || byte == '['; }
bool is_closing(uint8_t byte) { return byte == '}' || byte == ']'; }

/// Takes a byte in a string; false if the string must have ended before.
bool take_in_string(cjson_place &at, uint8_t byte) {
  if (byte == '\n') {
    at.lines++;
    at.is_at_line_start = true;
    at.is_escaped = false;
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
  if (at.is_escaped) {
    at.is_escaped = false;
  } else if (byte == '\\') {
    at.is_escaped = true;
  } else if (byte == '"') {
    at.is_in_string = false;
  } else if (is_opening(byte)) {
    at.inner++;
  } else if (is_closing(byte)) {
    at.inner--;
  }
  return true;
}

}  // namespace

size_t cjson_find_end(struct cjson_place *place, const uint8_t *bytes, size_t from, size_t length) {
  struct cjson_place at = *place;
  size_t next = from;
  for (; next < length; next++) {
    uint8_t byte = bytes[next];
    if (at.is_in_string && take_in_string(at, byte)) continue;
    if (byte == '"') {
      at.is_in_string = true;
      at.inner = 0;
    } else if (byte == '\n') {
      at.lines++;
    } else if (is_opening(byte)) {
      at.depth++;
    } else if (at.depth == 0 && (byte == ',' || is_closing(byte))) {
      break;
    } else if (is_closing(byte)) {
      at.depth--;
    }
  }
  *place = at;
  return next;
}
