// Finds the records of delimited text and of JSON, 64 bytes at a time, with what the processor has for it.
//
// In C since the instructions are chosen while the program runs, by function: Swift has no such attribute.

#ifndef SHELVES_CSCAN_H
#define SHELVES_CSCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How text is cut. A byte is -1 where there is none.
typedef struct {
  int16_t terminator;
  int16_t delimiter;
  int16_t quote;
  /// Whether a carriage return before the terminator belongs to it.
  bool trims_return;
  /// Whether a line without a byte is no record.
  bool skips_blank;
} cscan_form;

/// A record in a block.
typedef struct {
  /// Its first byte.
  uint32_t start;
  /// The end of its bytes, without what ends it.
  uint32_t end;
  /// How many fields it has.
  uint32_t width;
  /// How many lines of the block end before it.
  uint32_t line;
  /// Whether it has bytes above ASCII.
  bool has_high;
} cscan_record;

/// Where a walk through a block is. All zero at its start, which must be the start of a record.
typedef struct {
  /// The next byte to look at.
  size_t position;
  /// The start of the record that has not ended.
  size_t record;
  /// How many lines end before it.
  uint32_t line;
  /// What the walk knows of that record.
  struct {
    uint32_t inner_lines;
    uint32_t delimiters;
    uint32_t found;
    /// Which row of places is its own.
    size_t row;
    bool has_high;
    /// All ones if the next byte stands inside of quotes, else 0.
    uint64_t inside;
    /// 1 if the last byte closed a quote.
    uint64_t closed;
    /// 0 if a field starts with the next byte, else 1.
    uint64_t in_field;
  } current;
} cscan_walk;

/// The place of a delimiter that a record does not have.
#define CSCAN_NONE UINT32_MAX

/// The least room for records: as many as there can be in 64 bytes.
enum { CSCAN_ROOM = 64 };

/// The ways there are, from the plainest to the widest.
enum { CSCAN_PLAIN, CSCAN_128, CSCAN_256, CSCAN_512, CSCAN_WAYS };

/// Whether this processor has a way.
bool cscan_has(int way);
/// The widest way there is.
int cscan_best(void);

/// Goes on through a block of less than 4 GB until its end, or until there might be no room for more records.
///
/// `wanted` are numbers of delimiters within a record, ascending, of which the places are told: for each record
/// `wanted_count` of them, and room for one more record's: the one that goes on in the next call. Returns the number
/// of records.
size_t cscan_next(
  int way, const uint8_t *_Nonnull bytes, size_t count, cscan_form form, const uint32_t *_Nonnull wanted,
  size_t wanted_count, cscan_walk *_Nonnull walk, cscan_record *_Nonnull records, uint32_t *_Nonnull places,
  size_t room);

/// Where a part from the middle of a JSON text comes out of the brackets that its start stands in.
///
/// Depth is told in brackets: those opened since the start, less those closed.
typedef struct {
  /// The least depth at which there is a comma; `INT64_MAX` without one.
  int64_t depth;
  /// The first comma there; the count of all bytes without one.
  size_t place;
  /// The least depth at which there was a comma before that one, as if the part ended there.
  int64_t depth_before;
  /// The first comma at that depth.
  size_t place_before;
} cscan_outline;

/// Goes over such a part, which may begin in a string. Commas and brackets in strings count for nothing.
///
/// Where `counts_ends` is set, the place behind a closing bracket is as good as a comma: values that follow each other
/// need none.
cscan_outline cscan_outline_of(
  int way, const uint8_t *_Nonnull bytes, size_t count, bool is_inside, bool counts_ends);

/// Where in a value of JSON a search for its end stands; all zero before the first byte.
typedef struct {
  /// How many brackets are open.
  uint64_t depth;
  /// How many line feeds were passed.
  uint64_t lines;
  /// How many more brackets were opened than closed in the string.
  int64_t inner;
  bool is_in_string;
  bool is_escaped;
  /// Whether there were only blanks since a line feed in the string.
  bool is_at_line_start;
  /// Whether the value is an object or an array, which ends with its own bracket, whatever follows. To be set before.
  bool ends_with_bracket;
  /// Whether that bracket was found.
  bool has_ended;
} cscan_search;

/// The first comma or closing bracket that belongs to no bracket or string behind a place; `length` if there is none yet.
/// Of a value that ends with its bracket, the place behind that, if it comes first.
///
/// A string cannot hold a line feed. One that does has lost its closing quote if the next line begins as JSON does; then it
/// ended before that line, and its brackets count. So a quote that is missing spoils a record or two, not all that follow.
size_t cscan_find_end(
  int way, cscan_search *_Nonnull search, const uint8_t *_Nullable bytes, size_t from, size_t length);

/// Whether bytes are UTF-8 as Unicode's table 3-7 has it: no long forms, no surrogates, nothing beyond U+10FFFF.
bool cscan_is_utf8(const uint8_t *_Nonnull bytes, size_t count);

#endif
