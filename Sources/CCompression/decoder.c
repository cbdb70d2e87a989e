#include "CCompression.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>
#include <zstd.h>

struct ccompression_decoder {
  /// zstd's stream; null for gzip.
  ZSTD_DStream *zstd;
  z_stream gzip;
};

ccompression_decoder *ccompression_gzip(void) {
  ccompression_decoder *decoder = calloc(1, sizeof *decoder);
  // 16 more than the largest window: gzip, and nothing else.
  if (decoder != NULL && inflateInit2(&decoder->gzip, MAX_WBITS + 16) != Z_OK) {
    free(decoder);
    return NULL;
  }
  return decoder;
}

ccompression_decoder *ccompression_zstd(void) {
  ccompression_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder != NULL && (decoder->zstd = ZSTD_createDStream()) == NULL) {
    free(decoder);
    return NULL;
  }
  return decoder;
}

static struct ccompression_step decode_gzip(z_stream *stream, const void *input, size_t input_count, void *output,
                                            size_t output_count) {
  struct ccompression_step step = {0};
  uInt in = input_count > UINT_MAX ? UINT_MAX : (uInt)input_count;
  uInt out = output_count > UINT_MAX ? UINT_MAX : (uInt)output_count;
  // zlib does not write there; its header says so only with ZLIB_CONST.
  stream->next_in = (Bytef *)input;
  stream->avail_in = in;
  stream->next_out = output;
  stream->avail_out = out;
  int status = inflate(stream, Z_NO_FLUSH);
  step.taken = in - stream->avail_in;
  step.made = out - stream->avail_out;
  if (status == Z_STREAM_END) {
    step.member_ended = 1;
    status = inflateReset(stream);
  }
  // Z_BUF_ERROR says that it could not go on without more input or room, which is no fault.
  if (status != Z_OK && status != Z_BUF_ERROR) step.fault = stream->msg != NULL ? stream->msg : zError(status);
  return step;
}

static struct ccompression_step decode_zstd(ZSTD_DStream *stream, const void *input, size_t input_count, void *output,
                                            size_t output_count) {
  ZSTD_inBuffer in = {input, input_count, 0};
  ZSTD_outBuffer out = {output, output_count, 0};
  size_t status = ZSTD_decompressStream(stream, &out, &in);
  struct ccompression_step step = {in.pos, out.pos, status == 0, NULL};
  if (ZSTD_isError(status)) step.fault = ZSTD_getErrorName(status);
  return step;
}

struct ccompression_step ccompression_decode(ccompression_decoder *decoder, const void *input, size_t input_count,
                                             void *output, size_t output_count) {
  if (decoder->zstd != NULL) return decode_zstd(decoder->zstd, input, input_count, output, output_count);
  return decode_gzip(&decoder->gzip, input, input_count, output, output_count);
}

void ccompression_free(ccompression_decoder *decoder) {
  if (decoder->zstd != NULL) {
    ZSTD_freeDStream(decoder->zstd);
  } else {
    inflateEnd(&decoder->gzip);
  }
  free(decoder);
}
