#include <CVTerm.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct VTermEmulator {
  VTerm *vterm;
  VTermScreen *screen;
};

VTermEmulator *vterm_emulator_new(int rows, int columns) {
  VTermEmulator *emulator = calloc(1, sizeof *emulator);
  if (!emulator) return NULL;
  emulator->vterm = vterm_new(rows, columns);
  if (!emulator->vterm) {
    free(emulator);
    return NULL;
  }
  vterm_set_utf8(emulator->vterm, 1);
  emulator->screen = vterm_obtain_screen(emulator->vterm);
  vterm_screen_enable_altscreen(emulator->screen, 1);
  vterm_screen_reset(emulator->screen, 1);
  return emulator;
}

void vterm_emulator_free(VTermEmulator *emulator) {
  vterm_free(emulator->vterm);
  free(emulator);
}

void vterm_emulator_resize(VTermEmulator *emulator, int rows, int columns) {
  vterm_set_size(emulator->vterm, rows, columns);
}

void vterm_emulator_feed(VTermEmulator *emulator, const uint8_t *bytes, size_t count) {
  vterm_input_write(emulator->vterm, (const char *)bytes, count);
}

size_t vterm_emulator_take_answer(VTermEmulator *emulator, uint8_t *bytes, size_t capacity) {
  return vterm_output_read(emulator->vterm, (char *)bytes, capacity);
}

static VTermCellColor plain_color(VTermColor color) {
  VTermCellColor plain = {VTERM_CELL_DEFAULT, 0};
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return plain;
  if (VTERM_COLOR_IS_INDEXED(&color)) {
    plain.kind = VTERM_CELL_PALETTE;
    plain.value = color.indexed.idx;
  } else {
    plain.kind = VTERM_CELL_RGB;
    plain.value = (uint32_t)color.rgb.red << 16 | (uint32_t)color.rgb.green << 8 | color.rgb.blue;
  }
  return plain;
}

VTermCell vterm_emulator_cell(const VTermEmulator *emulator, int row, int column) {
  VTermCell plain;
  memset(&plain, 0, sizeof plain);
  VTermScreenCell cell;
  VTermPos position = {row, column};
  if (!vterm_screen_get_cell(emulator->screen, position, &cell)) return plain;
  // libvterm marks the right half of a wide character by a code point that none is.
  if (cell.chars[0] == (uint32_t)-1) return plain;
  plain.width = cell.width;
  while (plain.scalar_count < VTERM_CELL_SCALARS && cell.chars[plain.scalar_count]) {
    plain.scalars[plain.scalar_count] = cell.chars[plain.scalar_count];
    plain.scalar_count++;
  }
  plain.bold = cell.attrs.bold;
  plain.underline = cell.attrs.underline != 0;
  plain.italic = cell.attrs.italic;
  plain.blink = cell.attrs.blink;
  plain.reverse = cell.attrs.reverse;
  plain.foreground = plain_color(cell.fg);
  plain.background = plain_color(cell.bg);
  return plain;
}

void vterm_emulator_cursor(const VTermEmulator *emulator, int *row, int *column) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(emulator->vterm), &position);
  *row = position.row;
  *column = position.col;
}
