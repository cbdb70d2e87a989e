// The first stage of simdjson finds all brackets, commas, colons and starts of values, and checks UTF-8 and the quotes.
// Its interfaces for whole documents refuse what is to be kept here (numbers of any length, halves of surrogate pairs) or
// pass over values unchecked, and none tells where a value ends. So the walk over what the first stage found is our own.
#include "CSimdjson.h"

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

#include <simdjson.h>

#include "tokens.hpp"

struct cjson_reader {
  std::unique_ptr<simdjson::internal::dom_parser_implementation> parser;
  size_t capacity = 0;
  std::vector<cjson_part> parts;
  std::vector<uint8_t> scratch;
};

namespace {

/// Finds the structure of some bytes.
simdjson::error_code find_structure(cjson_reader &reader, const uint8_t *bytes, size_t length) {
  if (length >= reader.capacity || !reader.parser) {
    size_t capacity = std::max<size_t>(length * 2, 4096);
    simdjson::error_code error = reader.parser
      ? reader.parser->set_capacity(capacity)
      : simdjson::get_active_implementation()->create_dom_parser_implementation(capacity, 1, reader.parser);
    if (error) {
      reader.capacity = 0;
      return error;
    }
    reader.capacity = capacity;
  }
  return reader.parser->stage1(bytes, length, simdjson::stage1_mode::regular);
}

/// Checks the structure of a record and lists its parts.
class Walk {
 public:
  Walk(cjson_reader &reader, const uint8_t *bytes, size_t length, size_t depth)
    : parts(reader.parts), tokens(bytes, length, *reader.parser), listed(std::min(depth, cjson_most_listed)) {}

  /// Whether the record is one JSON value.
  bool run() {
    parts.clear();
    if (!take_value(0, 0)) return false;
    while (depth > 0) {
      bool is_object = in_object();
      if (is_fresh ? tokens.is_next(is_object ? '}' : ']') : !tokens.skip(',')) {
        if (!tokens.skip(is_object ? '}' : ']')) return false;
        close();
        continue;
      }
      is_fresh = false;
      uint32_t key_start = 0, key_end = 0;
      if (is_object) {
        if (!tokens.take_string(key_start, key_end)) return false;
        if (!tokens.skip(':')) return false;
        key_start++;
        key_end--;
      }
      if (!take_value(key_start, key_end)) return false;
    }
    return tokens.is_at_end();
  }

  /// Whether values stand too deep.
  bool is_too_deep() const { return is_deep; }
  /// Whether the tokens were used up by a walk that was not done.
  bool has_used_all() const { return tokens.is_at_end(); }

 private:
  std::vector<cjson_part> &parts;
  Tokens tokens;
  /// Down to which depth values are listed.
  const size_t listed;
  size_t depth = 0;
  /// At which depth nothing is listed any more, since a part that is not open holds it; 0 if there is none.
  size_t hidden = 0;
  /// Whether nothing of the innermost bracket was taken yet.
  bool is_fresh = false;
  /// Whether a bracket was met for which there is no depth left.
  bool is_deep = false;
  /// For each depth, whether an object is open there.
  uint64_t objects[cjson_deepest / 64] = {};
  /// The parts that are open, the innermost last.
  size_t open_parts[cjson_most_listed + 1];
  size_t open_count = 0;

  bool in_object() const { return objects[(depth - 1) / 64] >> ((depth - 1) % 64) & 1; }

  void close() {
    depth--;
    is_fresh = false;
    if (hidden && depth >= hidden) return;
    hidden = 0;
    size_t part = open_parts[--open_count];
    if (part < parts.size()) parts[part].end = tokens.end_of_last();
  }

  bool take_value(uint32_t key_start, uint32_t key_end) {
    cjson_part part = {key_start, key_end, tokens.position(), 0, 0, uint8_t(depth), false, false, false};
    uint8_t first = tokens.peek();
    if (first == '{' || first == '[') {
      tokens.skip(first);
      if (depth == cjson_deepest) {
        is_deep = true;
        return false;
      }
      bool is_object = first == '{';
      uint64_t bit = uint64_t(1) << (depth % 64);
      if (is_object) objects[depth / 64] |= bit; else objects[depth / 64] &= ~bit;
      depth++;
      is_fresh = true;
      if (hidden) return true;
      // The record itself is no part of itself; an array is open only where it is the record.
      bool is_record = depth == 1;
      part.kind = is_object ? cjson_object : cjson_array;
      part.is_open = is_object && depth <= listed && !tokens.is_next('}');
      part.has_escapes = tokens.may_have_escapes();
      part.key_has_escapes = tokens.has_escapes(key_start, key_end);
      open_parts[open_count++] = is_record ? SIZE_MAX : parts.size();
      if (!is_record) parts.push_back(part);
      if (!is_record && !part.is_open) hidden = depth;
      return true;
    }
    bool has_escapes = false;
    if (first == '"') {
      part.kind = cjson_text;
      if (!tokens.take_string(part.start, part.end)) return false;
      has_escapes = tokens.has_escapes(part.start, part.end);
    } else if (!tokens.take_scalar(part.start, part.end, part.kind)) {
      return false;
    }
    if (hidden) return true;
    part.has_escapes = has_escapes;
    part.key_has_escapes = tokens.has_escapes(key_start, key_end);
    parts.push_back(part);
    return true;
  }
};

}  // namespace

struct cjson_reader *cjson_reader_new(void) {
  return new (std::nothrow) cjson_reader();
}

void cjson_reader_free(struct cjson_reader *reader) {
  delete reader;
}

struct cjson_reading cjson_read(struct cjson_reader *reader, const uint8_t *bytes, size_t length, size_t depth) {
  struct cjson_reading reading = {false, true, false, false, false, nullptr, 0};
  if (length == 0 || length > cjson_longest) {
    reading.is_utf8 = length == 0 || simdjson::validate_utf8(reinterpret_cast<const char *>(bytes), length);
    return reading;
  }
  simdjson::error_code error = find_structure(*reader, bytes, length);
  if (error == simdjson::UTF8_ERROR) {
    // Bytes of no character must not hide the structure: a copy without them has the same.
    reading.is_utf8 = false;
    reader->scratch.assign(bytes, bytes + length);
    reader->scratch.resize(length + cjson_padding);
    for (uint8_t &byte : reader->scratch) if (byte >= 0x80) byte = 'x';
    error = find_structure(*reader, reader->scratch.data(), length);
  } else if (error) {
    reading.is_utf8 = simdjson::validate_utf8(reinterpret_cast<const char *>(bytes), length);
  }
  if (error) return reading;
  // The walk reads the copy where there is one, in which only bytes of no importance differ.
  const uint8_t *read = reading.is_utf8 ? bytes : reader->scratch.data();
  Walk walk(*reader, read, length, depth);
  reading.is_valid = walk.run();
  if (!reading.is_valid) {
    reading.is_too_deep = walk.is_too_deep();
    reading.may_go_on = walk.has_used_all() || walk.is_too_deep();
    return reading;
  }
  size_t start = 0;
  while (start < length && read[start] <= ' ') start++;
  reading.is_array = read[start] == '[';
  reading.parts = reader->parts.data();
  reading.count = reader->parts.size();
  return reading;
}
