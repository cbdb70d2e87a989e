// The tokens of a record, one after the other, as the first stage of simdjson found them.
#ifndef CSIMDJSON_TOKENS_HPP
#define CSIMDJSON_TOKENS_HPP

#include <cstdint>
#include <cstring>

#include <simdjson.h>

#include "CSimdjson.h"

/// A walk over tokens that checks what the first stage leaves open: escapes, numbers and words.
class Tokens {
 public:
  Tokens(const uint8_t *bytes, size_t length, const simdjson::internal::dom_parser_implementation &found)
    : bytes(bytes), length(length), places(found.structural_indexes.get()), count(found.n_structural_indexes),
      has_backslash(std::memchr(bytes, '\\', length) != nullptr) {}

  bool is_at_end() const { return next == count; }
  uint32_t position() const { return next < count ? places[next] : uint32_t(length); }
  uint8_t peek() const { return next < count ? bytes[places[next]] : 0; }
  bool is_next(uint8_t byte) const { return next < count && bytes[places[next]] == byte; }

  /// Takes a bracket, a comma or a colon; false if something else stands there.
  bool skip(uint8_t byte) {
    if (!is_next(byte)) return false;
    next++;
    return true;
  }

  /// Where the token that was taken last ends, if that was one byte.
  uint32_t end_of_last() const { return places[next - 1] + 1; }

  /// Takes a string with its quotes.
  bool take_string(uint32_t &start, uint32_t &end) {
    if (!is_next('"')) return false;
    take(start, end);
    return end - start >= 2 && bytes[end - 1] == '"' && (!has_backslash || has_good_escapes(start + 1, end - 1));
  }

  /// Takes a number or a word.
  bool take_scalar(uint32_t &start, uint32_t &end, uint8_t &kind) {
    if (next == count) return false;
    take(start, end);
    switch (bytes[start]) {
      case 't': kind = cjson_truth; return is_word("true", start, end);
      case 'f': kind = cjson_truth; return is_word("false", start, end);
      case 'n': kind = cjson_null; return is_word("null", start, end);
      default: kind = cjson_number; return is_number(start, end);
    }
  }

  /// Whether there is a backslash anywhere.
  bool may_have_escapes() const { return has_backslash; }
  /// Whether there is a backslash in a range.
  bool has_escapes(uint32_t start, uint32_t end) const {
    return has_backslash && std::memchr(bytes + start, '\\', end - start) != nullptr;
  }

 private:
  const uint8_t *bytes;
  size_t length;
  const uint32_t *places;
  size_t count;
  size_t next = 0;
  bool has_backslash;

  static bool is_digit(uint8_t byte) { return byte >= '0' && byte <= '9'; }
  static bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

  /// Takes a token; it ends where the next one begins, without the blanks between them.
  void take(uint32_t &start, uint32_t &end) {
    start = places[next++];
    end = position();
    while (end > start + 1 && is_blank(bytes[end - 1])) end--;
  }

  bool is_word(const char *word, uint32_t start, uint32_t end) const {
    size_t size = std::strlen(word);
    return end - start == size && std::memcmp(bytes + start, word, size) == 0;
  }

  bool is_number(uint32_t start, uint32_t end) const {
    uint32_t at = start;
    if (at < end && bytes[at] == '-') at++;
    if (at < end && bytes[at] == '0') at++;
    else if (!take_digits(at, end)) return false;
    if (at < end && bytes[at] == '.' && !take_digits(++at, end)) return false;
    if (at < end && (bytes[at] | 0x20) == 'e') {
      at++;
      if (at < end && (bytes[at] == '+' || bytes[at] == '-')) at++;
      if (!take_digits(at, end)) return false;
    }
    return at == end;
  }

  bool take_digits(uint32_t &at, uint32_t end) const {
    uint32_t first = at;
    while (at < end && is_digit(bytes[at])) at++;
    return at > first;
  }

  bool has_good_escapes(uint32_t start, uint32_t end) const {
    while (start < end) {
      const void *found = std::memchr(bytes + start, '\\', end - start);
      if (!found) return true;
      start = uint32_t(static_cast<const uint8_t *>(found) - bytes) + 1;
      if (start >= end) return false;
      uint8_t letter = bytes[start++];
      if (letter == 'u') {
        for (int digit = 0; digit < 4; digit++, start++) {
          if (start >= end) return false;
          uint8_t lower = bytes[start] | 0x20;
          if (!is_digit(bytes[start]) && !(lower >= 'a' && lower <= 'f')) return false;
        }
      } else if (letter == 0 || !std::strchr("\"\\/bfnrt", letter)) {
        return false;
      }
    }
    return true;
  }
};

#endif
