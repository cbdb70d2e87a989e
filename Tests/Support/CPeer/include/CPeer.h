// Goes through JSON by the on-demand interface of simdjson: what the benchmarks compare their own reading with.
#ifndef CPEER_H
#define CPEER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many bytes behind a text must be readable.
enum { cpeer_padding = 64 };

/// What is made of each record.
enum cpeer_work {
  /// Nothing: it is found and passed over.
  cpeer_nothing,
  /// Its member `genre` is read, as a reading that groups by it must.
  cpeer_genre
};

/// Which instructions are used: the name of an implementation of simdjson.
const char *cpeer_way(void);

/// Goes through values that follow each other, and returns how many there are; -1 if they are not all JSON.
long cpeer_values(const uint8_t *bytes, size_t length, enum cpeer_work work);

/// The same for the elements of one array.
long cpeer_elements(const uint8_t *bytes, size_t length, enum cpeer_work work);

#ifdef __cplusplus
}
#endif
#endif
