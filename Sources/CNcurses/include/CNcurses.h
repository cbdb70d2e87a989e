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
/// Reads `count` cells of one line. The caller has made sure that all of them lie inside the window.
void cn_cells_at(WINDOW *window, int y, int x, int count, cn_cell *cells);

// Screens

/// A screen: that of a device, or one in memory.
///
/// A screen in memory is two pads, what comes next and what is on the glass. It could be a SCREEN that writes to
/// /dev/null, but ncurses 6.4 resizes and frees the windows of all screens together, so that several cannot live
/// side by side.
typedef struct {
  SCREEN *device;
  FILE *output;
  FILE *input;
  WINDOW *next;
  WINDOW *glass;
} cn_screen;

/// Why no screen could be made.
enum { CN_OK = 0, CN_UNKNOWN_TERMINAL = 1, CN_NO_CURSOR_MOVEMENT = 2, CN_NO_DATABASE = 3, CN_FAILED = 4 };

/// Takes and gives back the right to use ncurses' global state, of which the current screen is a part.
void cn_lock(void);
void cn_unlock(void);

/// Makes a screen on two descriptors, which belong to it from then on (also on failure), and sets the modes of its
/// keyboard. The signal handlers that ncurses would leave behind are taken away again.
int cn_open_device(const char *type, int output, int input, cn_screen *result);
/// Makes a screen in memory.
int cn_open_memory(int height, int width, cn_screen *result);
/// Frees what a screen is made of. `cn_leave` has been called.
void cn_close(cn_screen *screen);
/// Makes a screen the one that ncurses' functions mean. All below take the one in use.
void cn_use(const cn_screen *screen);
/// Columns and lines.
int cn_width(const cn_screen *screen);
int cn_height(const cn_screen *screen);
/// Gives a screen another size, of one cell at least.
void cn_resize(const cn_screen *screen, int height, int width);
/// Blanks the virtual screen.
void cn_erase(const cn_screen *screen);
/// Copies a part of a pad to the virtual screen; the caller has clipped it to both.
void cn_show(const cn_screen *screen, WINDOW *pad, int pad_y, int pad_x, int y, int x, int height, int width);
/// Brings the virtual screen to the glass, with the cursor at a cell or hidden.
void cn_update(const cn_screen *screen, bool has_cursor, int y, int x);
/// Makes the next update paint every cell.
void cn_repaint(const cn_screen *screen);
/// Rings.
void cn_ring(const cn_screen *screen);
/// Gives the terminal back; the next update takes it again.
void cn_leave(const cn_screen *screen);
/// Reads a cell of what is on the glass.
bool cn_glass_cell_at(const cn_screen *screen, int y, int x, cn_cell *cell);

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

// Signals

/// What the event loop is told about.
enum {
  CN_SIZE_CHANGED = 1 << 0,
  CN_INTERRUPTED = 1 << 1,
  CN_ASKED_TO_STOP = 1 << 2,
  CN_CONTINUED = 1 << 3,
};

/// Remembers the modes of a terminal and takes over the signals; the descriptor should not block. Signals that end the
/// process wait until `cn_guard_ready` or `cn_guard_end`.
/// Returns a descriptor that is readable when something is to be told, or -1.
int cn_guard_begin(int tty);
/// Says what to write to the terminal before the process dies of a signal.
void cn_guard_ready(const char *restore, size_t length);
/// Says whether the terminal is ours just now.
void cn_guard_arm(bool is_armed);
/// Leaves SIGTERM and SIGHUP to the event loop from now on, while the terminal is ours: the process dies of them in
/// `cn_guard_end`, or two seconds after the first of them. Nothing changes where somebody else has SIGALRM.
void cn_guard_postpone(void);
/// Whether such a signal has come.
bool cn_guard_is_ending(void);
/// Puts the signals back as they were. Does not return if one was postponed.
void cn_guard_end(void);
/// What happened since the last call, as a set of `CN_` bits.
unsigned cn_guard_take(void);
/// Stops the job this process belongs to; returns when it goes on.
void cn_guard_stop(void);

/// Has a process group end with this process, whatever ends that short of SIGKILL; up to 16 at a time.
void cn_children_add(int group);
/// Holds the signals that end this process back in this thread, the main one, until a new group is added; and no longer.
void cn_children_hold(bool holds);
/// Lets it live on its own again.
void cn_children_remove(int group);
/// Ends all of them now. May be called in a signal handler.
void cn_children_end(void);

#endif
