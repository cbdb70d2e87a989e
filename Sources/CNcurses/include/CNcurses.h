// What the Swift wrapper needs of ncurses, in a form Swift can import.
//
// Swift cannot see the macros (`A_BOLD`, `getmaxyx`), refuses the global variables (`stdscr`, `newscr`, `COLORS` are
// mutable state shared with everybody) and has no safe view of `cchar_t`. Every function here exists for one of
// these reasons, or because it runs inside a signal handler, where only plain C may run.

#ifndef CNCURSES_H
#define CNCURSES_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef NCURSES_OPAQUE
#define NCURSES_OPAQUE 0
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Cells

/// Attribute bits of a cell; the same numbers as `Style.Attributes`.
enum {
  CN_BOLD = 1 << 0,
  CN_DIM = 1 << 1,
  CN_ITALIC = 1 << 2,
  CN_UNDERLINE = 1 << 3,
  CN_REVERSE = 1 << 4,
};

/// The scalars a cell can hold: one that takes columns and four that combine with it.
enum { CN_CELL_SCALARS = 5 };

/// One cell taken apart.
typedef struct {
  uint32_t scalars[CN_CELL_SCALARS];
  int32_t count;
  uint32_t attributes;
  int32_t pair;
  /// Whether this is the right half of a wide glyph.
  bool right_half;
} cn_cell;

/// Writes one glyph. The caller has made sure that all of it lies inside the window.
void cn_put(WINDOW *window, int y, int x, const uint32_t *scalars, int count, int columns, uint32_t attributes,
            int pair);
/// Writes `width` blanks. The caller has made sure that all of them lie inside the window.
void cn_blank(WINDOW *window, int y, int x, int width, uint32_t attributes, int pair);
/// Reads one cell; false outside the window.
bool cn_cell_at(WINDOW *window, int y, int x, cn_cell *cell);
/// Copies a part of a pad to the virtual screen; the caller has clipped it to both.
void cn_show(WINDOW *pad, int pad_y, int pad_x, int y, int x, int height, int width);

// Screens

/// What a screen is made of: the SCREEN and the two streams ncurses keeps using.
typedef struct {
  SCREEN *screen;
  FILE *output;
  FILE *input;
} cn_screen;

/// Why no screen could be made.
enum { CN_OK = 0, CN_UNKNOWN_TERMINAL = 1, CN_NO_CURSOR_MOVEMENT = 2, CN_NO_DATABASE = 3, CN_FAILED = 4 };

/// Takes and gives back the right to use ncurses' global state, of which the current screen is a part.
void cn_lock(void);
void cn_unlock(void);

/// Makes a screen on two descriptors, which it owns from then on (also on failure), without the signal handlers
/// ncurses would leave behind. Closes neither on success.
int cn_open(const char *type, int output, int input, cn_screen *result);
/// Frees the screen and its streams. `endwin` has been called.
void cn_close(cn_screen *screen);
/// Sets the modes of the keyboard: no echo, every key at once and as itself, function keys on.
void cn_set_modes(void);
/// Blanks the virtual screen.
void cn_erase(void);
/// Makes the next `doupdate` paint every cell.
void cn_repaint(void);
/// Reads a cell of what is on the glass.
bool cn_glass_cell_at(int y, int x, cn_cell *cell);
/// Puts the cursor of the terminal at a cell, or hides it.
void cn_show_cursor(int y, int x);
void cn_hide_cursor(void);

// Colours

/// Starts colours, keeping the terminal's own default ones where it has a way back to them.
bool cn_start_color(bool *has_default_colors);
/// The number of colours and of colour pairs of the current screen.
int cn_colors(void);
int cn_color_pairs(void);
/// Whether a colour's number is its red, green and blue.
bool cn_has_direct_color(void);

// Text

/// Columns libc gives a character: -1 for what cannot be shown. The Glibc module hides `wcwidth`.
int cn_columns(uint32_t scalar);
/// Whether the character set of the current locale is UTF-8.
bool cn_locale_is_utf8(void);

// Terminfo

/// A string capability of the current terminal, or NULL; `tigetstr` answers (char *)-1 for what is no string.
const char *cn_capability(const char *name);

#endif
