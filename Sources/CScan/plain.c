#include "block.h"

static inline void find_plain(const uint8_t *bytes, cscan_form form, block_masks *masks) {
  block_masks found = {0, 0, 0, 0};
  for (int i = 0; i < 64; i++) {
    found.terminator |= (uint64_t)(bytes[i] == form.terminator) << i;
    found.delimiter |= (uint64_t)(bytes[i] == form.delimiter) << i;
    found.quote |= (uint64_t)(bytes[i] == form.quote) << i;
    found.high |= (uint64_t)(bytes[i] >> 7) << i;
  }
  *masks = found;
}

static inline void mark_plain(const uint8_t *bytes, block_marks *marks) {
  block_marks found = {0, 0, 0, 0, 0, 0};
  for (int i = 0; i < 64; i++) {
    found.quote |= (uint64_t)(bytes[i] == '"') << i;
    found.backslash |= (uint64_t)(bytes[i] == '\\') << i;
    found.opening |= (uint64_t)(bytes[i] == '[' || bytes[i] == '{') << i;
    found.closing |= (uint64_t)(bytes[i] == ']' || bytes[i] == '}') << i;
    found.comma |= (uint64_t)(bytes[i] == ',') << i;
    found.line_feed |= (uint64_t)(bytes[i] == '\n') << i;
  }
  *marks = found;
}

#define WALK cscan_next_plain
#define TARGET
#define FIND find_plain
#include "walk.h"

#define OUTLINE cscan_outline_plain
#define MARK mark_plain
#include "outline.h"

#define END cscan_find_end_plain
#include "end.h"
