// glibc declares wcwidth and the wide functions for those who ask.
#define _GNU_SOURCE
#include "CNcurses.h"

#include <string.h>
#include <wchar.h>

static attr_t attributes_of(uint32_t bits) {
  attr_t result = A_NORMAL;
  if (bits & CN_BOLD) result |= A_BOLD;
  if (bits & CN_DIM) result |= A_DIM;
  if (bits & CN_ITALIC) result |= A_ITALIC;
  if (bits & CN_UNDERLINE) result |= A_UNDERLINE;
  if (bits & CN_REVERSE) result |= A_REVERSE;
  return result;
}

static uint32_t bits_of(attr_t attributes) {
  uint32_t result = 0;
  if (attributes & A_BOLD) result |= CN_BOLD;
  if (attributes & A_DIM) result |= CN_DIM;
  if (attributes & A_ITALIC) result |= CN_ITALIC;
  if (attributes & A_UNDERLINE) result |= CN_UNDERLINE;
  if (attributes & A_REVERSE) result |= CN_REVERSE;
  return result;
}

// ncurses numbers the columns of a wide glyph from 1 in the character bits of the attribute, which a wide cell does
// not use otherwise; 0 is a glyph of one column.
static bool is_right_half(const cchar_t *cell) {
  return (cell->attr & A_CHARTEXT) > 1;
}

static bool raw_cell(WINDOW *window, int y, int x, cchar_t *cell) {
  return x >= 0 && y >= 0 && mvwin_wch(window, y, x, cell) == OK;
}

static void make_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  // The pair goes through the last argument: the short one before it ends at 32767.
  setcchar(cell, text, attributes, 0, &pair);
}

// A blank that looks like the cell `like` otherwise.
static void make_blank(cchar_t *cell, const cchar_t *like) {
  wchar_t text[CCHARW_MAX + 1];
  attr_t attributes = A_NORMAL;
  short pair = 0;
  int extended = 0;
  getcchar(like, text, &attributes, &pair, &extended);
  make_cell(cell, L" ", attributes, extended);
}

static void blank_like(WINDOW *window, int y, int x, const cchar_t *like) {
  cchar_t blank;
  make_blank(&blank, like);
  mvwadd_wchnstr(window, y, x, &blank, 1);
}

// Where columns `x` up to `end` are about to be overwritten, a wide glyph that reaches in from either side loses one
// half. ncurses would leave its other half, or a blank in the window's background; it becomes a blank of its own style.
static void free_halves(WINDOW *window, int y, int x, int end) {
  cchar_t cell;
  if (raw_cell(window, y, x, &cell) && is_right_half(&cell)) blank_like(window, y, x - 1, &cell);
  if (raw_cell(window, y, end, &cell) && is_right_half(&cell)) {
    // Writing the left half blanks the right one in the background of the window; so both are written.
    blank_like(window, y, end - 1, &cell);
    blank_like(window, y, end, &cell);
  }
}

void cn_put(WINDOW *window, int y, int x, const uint32_t *scalars, int count, int columns, uint32_t attributes,
            int pair) {
  wchar_t text[CN_CELL_SCALARS + 1];
  if (count > CN_CELL_SCALARS) count = CN_CELL_SCALARS;
  for (int i = 0; i < count; i++) text[i] = (wchar_t)scalars[i];
  text[count] = 0;
  cchar_t cell;
  make_cell(&cell, text, attributes_of(attributes), pair);
  free_halves(window, y, x, x + columns);
  mvwadd_wchnstr(window, y, x, &cell, 1);
}

void cn_blank(WINDOW *window, int y, int x, int width, uint32_t attributes, int pair) {
  enum { CHUNK = 128 };
  cchar_t blanks[CHUNK];
  if (width <= 0) return;
  free_halves(window, y, x, x + width);
  make_cell(&blanks[0], L" ", attributes_of(attributes), pair);
  for (int i = 1; i < width && i < CHUNK; i++) blanks[i] = blanks[0];
  for (int done = 0; done < width; done += CHUNK) {
    int length = width - done < CHUNK ? width - done : CHUNK;
    mvwadd_wchnstr(window, y, x + done, blanks, length);
  }
}

static void take_apart(const cchar_t *raw, cn_cell *cell) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  attr_t attributes = A_NORMAL;
  short pair = 0;
  int extended = 0;
  memset(cell, 0, sizeof *cell);
  getcchar(raw, text, &attributes, &pair, &extended);
  cell->attributes = bits_of(attributes);
  cell->pair = extended;
  cell->right_half = is_right_half(raw);
  for (int i = 0; i < CN_CELL_SCALARS && text[i] != 0; i++) cell->scalars[cell->count++] = (uint32_t)text[i];
}

bool cn_cell_at(WINDOW *window, int y, int x, cn_cell *cell) {
  cchar_t raw;
  memset(cell, 0, sizeof *cell);
  if (!raw_cell(window, y, x, &raw)) return false;
  take_apart(&raw, cell);
  return true;
}

void cn_cells_at(WINDOW *window, int y, int x, int count, cn_cell *cells) {
  // mvwin_wchnstr would read a line at once, but it leaves out the right halves of wide glyphs.
  for (int i = 0; i < count; i++) cn_cell_at(window, y, x + i, &cells[i]);
}

// Copies one line from window to window. A cell that is a right half does not go where its left half is not.
static void copy_line(WINDOW *from, int from_y, int from_x, WINDOW *to, int y, int x, int width) {
  cchar_t cell;
  int skipped = raw_cell(from, from_y, from_x, &cell) && is_right_half(&cell) ? 1 : 0;
  if (width > skipped) copywin(from, to, from_y, from_x + skipped, y, x + skipped, y, x + width - 1, FALSE);
}

void cn_show(const cn_screen *screen, WINDOW *pad, int pad_y, int pad_x, int y, int x, int height, int width) {
  cchar_t cell;
  WINDOW *next = screen->device != NULL ? newscr : screen->next;
  for (int line = 0; line < height; line++) free_halves(next, y + line, x, x + width);
  if (screen->device != NULL) {
    pnoutrefresh(pad, pad_y, pad_x, y, x, y + height - 1, x + width - 1);
  } else {
    for (int line = 0; line < height; line++) copy_line(pad, pad_y + line, pad_x, next, y + line, x, width);
  }
  // A wide glyph of the pad that the part cuts in two is a blank on either side of the cut.
  for (int line = 0; line < height; line++) {
    if (raw_cell(pad, pad_y + line, pad_x, &cell) && is_right_half(&cell)) {
      blank_like(next, y + line, x, &cell);
    }
    if (raw_cell(pad, pad_y + line, pad_x + width, &cell) && is_right_half(&cell)) {
      blank_like(next, y + line, x + width - 1, &cell);
    }
  }
}
