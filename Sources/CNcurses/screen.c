// glibc declares wcwidth and the wide functions for those who ask.
#define _GNU_SOURCE
#include "CNcurses.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

// Signals for which newterm puts its own handlers in place: they call what must not be called in a handler, and leave
// with a status of their own.
static const int taken[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
enum { TAKEN = sizeof taken / sizeof taken[0] };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// Whether any SCREEN exists: without one ncurses makes no window.
static bool has_screen = false;

void cn_lock(void) {
  pthread_mutex_lock(&lock);
}

void cn_unlock(void) {
  pthread_mutex_unlock(&lock);
}

// Whether a screen can be drawn on a terminal of this type. newterm would say less, and write to it first.
static int check(const char *type, int output) {
  int found = 0;
  // setupterm hangs its result on the current screen, if there is one, and del_curterm takes it away from there.
  TERMINAL *before = cur_term;
  // setupterm wants char * but does not write through it.
  if (setupterm((char *)(uintptr_t)type, output, &found) != OK) {
    return found < 0 ? CN_NO_DATABASE : CN_UNKNOWN_TERMINAL;
  }
  bool is_usable = cn_capability("cup") != NULL && cn_capability("clear") != NULL;
  TERMINAL *tried = cur_term;
  set_curterm(before);
  del_curterm(tried);
  return is_usable ? CN_OK : CN_NO_CURSOR_MOVEMENT;
}

static SCREEN *new_screen(const char *type, FILE *output, FILE *input) {
  struct sigaction before[TAKEN];
  for (int i = 0; i < TAKEN; i++) sigaction(taken[i], NULL, &before[i]);
  SCREEN *screen = newterm(type, output, input);
  for (int i = 0; i < TAKEN; i++) sigaction(taken[i], &before[i], NULL);
  if (screen != NULL) has_screen = true;
  return screen;
}

int cn_open_device(const char *type, int output, int input, cn_screen *result) {
  memset(result, 0, sizeof *result);
  result->output = fdopen(output, "w");
  result->input = fdopen(input, "r");
  if (result->output == NULL) close(output);
  if (result->input == NULL) close(input);
  int status = result->output != NULL && result->input != NULL ? check(type, output) : CN_FAILED;
  if (status == CN_OK) {
    result->device = new_screen(type, result->output, result->input);
    if (result->device == NULL) status = CN_FAILED;
  }
  if (status != CN_OK) {
    cn_close(result);
    return status;
  }
  raw();
  noecho();
  nonl();
  // doupdate would stop half way when a key waits; a frame is always finished here.
  typeahead(-1);
  keypad(stdscr, TRUE);
  return CN_OK;
}

// Makes the SCREEN that ncurses wants to exist before it makes a window. It is never drawn on.
static bool provide_screen(void) {
  static const char *const types[] = {"xterm-256color", "xterm", "vt100", "ansi", "dumb"};
  FILE *nothing = has_screen ? NULL : fopen("/dev/null", "r+");
  for (size_t i = 0; nothing != NULL && !has_screen && i < sizeof types / sizeof types[0]; i++) {
    // Nothing is wrong with a terminal type that is missing here, as long as one is there.
    if (check(types[i], fileno(nothing)) == CN_OK) new_screen(types[i], nothing, nothing);
  }
  return has_screen;
}

int cn_open_memory(int height, int width, cn_screen *result) {
  memset(result, 0, sizeof *result);
  if (!provide_screen()) return CN_NO_DATABASE;
  result->next = newpad(height, width);
  result->glass = newpad(height, width);
  if (result->next != NULL && result->glass != NULL) return CN_OK;
  cn_close(result);
  return CN_FAILED;
}

// The SCREEN itself stays: delscreen of ncurses 6.4 frees the windows of all screens, not of its own alone. A program
// has one, and its end is near.
void cn_close(cn_screen *screen) {
  if (screen->next != NULL) delwin(screen->next);
  if (screen->glass != NULL) delwin(screen->glass);
  if (screen->output != NULL) fclose(screen->output);
  if (screen->input != NULL) fclose(screen->input);
  memset(screen, 0, sizeof *screen);
}

void cn_use(const cn_screen *screen) {
  if (screen->device != NULL) set_term(screen->device);
}

int cn_width(const cn_screen *screen) {
  return getmaxx(screen->device != NULL ? curscr : screen->glass);
}

int cn_height(const cn_screen *screen) {
  return getmaxy(screen->device != NULL ? curscr : screen->glass);
}

void cn_resize(const cn_screen *screen, int height, int width) {
  if (screen->device != NULL) {
    resize_term(height, width);
    clearok(curscr, TRUE);
  } else {
    wresize(screen->next, height, width);
    wresize(screen->glass, height, width);
  }
}

void cn_erase(const cn_screen *screen) {
  if (screen->device != NULL) {
    werase(stdscr);
    wnoutrefresh(stdscr);
  } else {
    werase(screen->next);
  }
}

void cn_update(const cn_screen *screen, bool has_cursor, int y, int x) {
  if (screen->device == NULL) {
    copywin(screen->next, screen->glass, 0, 0, 0, 0, getmaxy(screen->glass) - 1, getmaxx(screen->glass) - 1, FALSE);
    return;
  }
  curs_set(has_cursor ? 1 : 0);
  if (has_cursor) {
    leaveok(newscr, FALSE);
    wmove(newscr, y, x);
  }
  doupdate();
}

void cn_repaint(const cn_screen *screen) {
  if (screen->device != NULL) clearok(curscr, TRUE);
}

void cn_ring(const cn_screen *screen) {
  if (screen->device != NULL) beep();
}

void cn_leave(const cn_screen *screen) {
  if (screen->device != NULL) endwin();
}

bool cn_glass_cell_at(const cn_screen *screen, int y, int x, cn_cell *cell) {
  return cn_cell_at(screen->device != NULL ? curscr : screen->glass, y, x, cell);
}

bool cn_start_color(bool *has_default_colors) {
  *has_default_colors = false;
  if (!has_colors() || start_color() != OK) return false;
  *has_default_colors = use_default_colors() == OK;
  return true;
}

int cn_colors(void) {
  return COLORS;
}

int cn_color_pairs(void) {
  return COLOR_PAIRS;
}

bool cn_has_direct_color(void) {
  // RGB is a flag, a number or a string, as the writer of the entry liked; any of them means the same.
  return COLORS > 256 && (tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || cn_capability("RGB") != NULL);
}

const char *cn_capability(const char *name) {
  const char *value = tigetstr((char *)(uintptr_t)name);
  return value == (const char *)-1 || value == NULL || *value == 0 ? NULL : value;
}
