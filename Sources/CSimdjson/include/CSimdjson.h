// JSON for Swift, which cannot call C++ libraries of the system: simdjson finds what stands where, the walk over it
// checks it and tells the parts of one record.
#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// How many bytes behind a record must be readable, whatever they are.
static const size_t cjson_padding = 64;
/// The longest record that can be read, in bytes.
static const size_t cjson_longest = 1u << 30;
/// How deep values may stand inside each other.
static const size_t cjson_deepest = 1024;
/// Down to which depth members can be listed.
static const size_t cjson_most_listed = 16;

/// What a value is.
enum cjson_kind {
  cjson_text,
  cjson_number,
  cjson_truth,
  cjson_null,
  cjson_array,
  cjson_object,
};

/// A value of a record, and what it is called there; places count bytes from the start of the record.
struct cjson_part {
  /// The name between its quotes; both 0 for an element of an array, and for the record itself.
  uint32_t key_start, key_end;
  /// The value with its quotes or brackets.
  uint32_t start, end;
  /// An `enum cjson_kind`.
  uint8_t kind;
  /// 1 for a member of the record, 2 for a member of that, and so on; 0 for a record that is one value.
  uint8_t depth;
  /// Whether the parts that follow are the members of this one.
  bool is_open;
  /// Whether there is a backslash in the name.
  bool key_has_escapes;
  /// Whether there is a backslash in the value.
  bool has_escapes;
};

/// What came of reading a record.
struct cjson_reading {
  /// Whether all of it is one JSON value. Halves of surrogate pairs and bytes that are no UTF-8 may be in its strings.
  bool is_valid;
  /// Whether it is UTF-8.
  bool is_utf8;
  /// Whether values stand deeper in it than is looked; whether it is JSON is not known then.
  bool is_too_deep;
  /// Whether it is right as far as it goes. Tells only of bytes that end with a bracket or a line feed.
  bool may_go_on;
  /// Whether it is an array whose elements are the parts.
  bool is_array;
  /// The parts, until the next reading.
  const struct cjson_part *parts;
  size_t count;
};

/// Memory that readings share; for one thread.
struct cjson_reader;

/// A new reader; null if there is no memory for one.
struct cjson_reader *cjson_reader_new(void);
/// Gives a reader back.
void cjson_reader_free(struct cjson_reader *reader);
/// Reads a record: the members of objects down to a depth are its parts, all other arrays and objects are one part.
struct cjson_reading cjson_read(struct cjson_reader *reader, const uint8_t *bytes, size_t length, size_t depth);

#if defined(__cplusplus)
}
#endif

#endif
