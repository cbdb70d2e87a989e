// zlib and zstd for Swift, as one decoder of two kinds: zlib's start is a macro, and its stream points into itself.
#ifndef CCOMPRESSION_H
#define CCOMPRESSION_H

#include <stddef.h>

/// A decoder of one compressed stream, which may have several members one after the other.
typedef struct ccompression_decoder ccompression_decoder;

/// What one step came to.
struct ccompression_step {
  /// Bytes of the input that were taken.
  size_t taken;
  /// Bytes that were put out.
  size_t made;
  /// Whether a member ended here: what follows is another one, or the end.
  int member_ended;
  /// What is wrong with the data; null if nothing is.
  const char *fault;
};

/// A decoder for gzip; null without memory.
ccompression_decoder *ccompression_gzip(void);
/// A decoder for zstd; null without memory.
ccompression_decoder *ccompression_zstd(void);
/// Decodes as much as fits.
struct ccompression_step ccompression_decode(ccompression_decoder *decoder, const void *input, size_t input_count,
                                             void *output, size_t output_count);
/// Frees a decoder.
void ccompression_free(ccompression_decoder *decoder);

#endif
