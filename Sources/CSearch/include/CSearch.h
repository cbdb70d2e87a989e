// Finds bytes in bytes, at the speed of memory: where the C library's memmem looks at every byte, and knows no case.
#ifndef CSEARCH_H
#define CSEARCH_H

#include <stddef.h>
#include <stdint.h>

/// What is looked for. The memory it points to is the caller's.
struct csearch_needle {
  /// The bytes; letters that may have either case are in lower case.
  const uint8_t *bytes;
  /// For each byte what is set in a byte of the text before they are compared: 0x20 for a letter that may have either
  /// case, else 0.
  const uint8_t *masks;
  /// How many bytes there are; at least one.
  size_t count;
  /// The places of the two bytes that are looked for first, in order; the same place twice is allowed.
  size_t first, second;
  /// A byte that may stand once between two bytes of the needle; -1 for none. It is not in the needle itself.
  int quote;
};

/// Chooses the two bytes that are rarest in text, which is what makes the search fast.
void csearch_choose(struct csearch_needle *needle);

/// The first place at or after `from` where the needle stands in a text; `count` if there is none.
size_t csearch_find(const struct csearch_needle *needle, const uint8_t *text, size_t count, size_t from);

#endif
