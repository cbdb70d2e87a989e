// glibc declares wcwidth and the wide functions for those who ask.
#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// Signals for which newterm puts its own handlers in place: they call what must not be called in a handler, and leave
// with a status of their own.
static const int taken[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
enum { TAKEN = sizeof taken / sizeof taken[0] };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void cn_lock(void) {
  pthread_mutex_lock(&lock);
}

void cn_unlock(void) {
  pthread_mutex_unlock(&lock);
}

// delscreen of ncurses 6.4 frees the windows of all screens, not of its own alone. So a closed screen is kept until
// none is open; a program has one screen, tests have many.
typedef struct closed_screen {
  SCREEN *screen;
  struct closed_screen *next;
} closed_screen;

static closed_screen *closed = NULL;
static int open_screens = 0;

void cn_close(cn_screen *screen) {
  if (screen->output != NULL) fclose(screen->output);
  if (screen->input != NULL) fclose(screen->input);
  closed_screen *entry = screen->screen != NULL ? malloc(sizeof *entry) : NULL;
  if (entry != NULL) {
    entry->screen = screen->screen;
    entry->next = closed;
    closed = entry;
  }
  memset(screen, 0, sizeof *screen);
  if (--open_screens > 0) return;
  while (closed != NULL) {
    entry = closed;
    closed = entry->next;
    set_term(entry->screen);
    delscreen(entry->screen);
    free(entry);
  }
}

// Why newterm gave no screen.
static int reason(const char *type, int output) {
  int found = 0;
  TERMINAL *before = cur_term;
  // setupterm wants char * but does not write through it.
  if (setupterm((char *)(uintptr_t)type, output, &found) != OK) {
    return found < 0 ? CN_NO_DATABASE : CN_UNKNOWN_TERMINAL;
  }
  TERMINAL *tried = cur_term;
  set_curterm(before);
  del_curterm(tried);
  return CN_FAILED;
}

int cn_open(const char *type, int output, int input, cn_screen *result) {
  struct sigaction before[TAKEN];
  memset(result, 0, sizeof *result);
  open_screens++;
  result->output = fdopen(output, "w");
  result->input = fdopen(input, "r");
  if (result->output == NULL) close(output);
  if (result->input == NULL) close(input);

  for (int i = 0; i < TAKEN; i++) sigaction(taken[i], NULL, &before[i]);
  if (result->output != NULL && result->input != NULL) {
    result->screen = newterm(type, result->output, result->input);
  }
  for (int i = 0; i < TAKEN; i++) sigaction(taken[i], &before[i], NULL);

  int status = CN_OK;
  if (result->screen == NULL) {
    status = result->output == NULL ? CN_FAILED : reason(type, output);
  } else if (cn_capability("cup") == NULL || cn_capability("clear") == NULL) {
    endwin();
    status = CN_NO_CURSOR_MOVEMENT;
  }
  if (status != CN_OK) cn_close(result);
  return status;
}

void cn_set_modes(void) {
  raw();
  noecho();
  nonl();
  // doupdate would stop half way when a key waits; a frame is always finished here.
  typeahead(-1);
  keypad(stdscr, TRUE);
  curs_set(0);
}

void cn_erase(void) {
  werase(stdscr);
  wnoutrefresh(stdscr);
}

void cn_repaint(void) {
  clearok(curscr, TRUE);
}

bool cn_glass_cell_at(int y, int x, cn_cell *cell) {
  return cn_cell_at(curscr, y, x, cell);
}

void cn_show_cursor(int y, int x) {
  leaveok(newscr, FALSE);
  wmove(newscr, y, x);
  curs_set(1);
}

void cn_hide_cursor(void) {
  curs_set(0);
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

int cn_columns(uint32_t scalar) {
  return wcwidth((wchar_t)scalar);
}

bool cn_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0 || strcmp(codeset, "UTF8") == 0;
}

const char *cn_capability(const char *name) {
  const char *value = tigetstr((char *)(uintptr_t)name);
  return value == (const char *)-1 || value == NULL || *value == 0 ? NULL : value;
}
