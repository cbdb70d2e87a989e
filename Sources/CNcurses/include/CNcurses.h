#ifndef SHELVES_CNCURSES_H
#define SHELVES_CNCURSES_H
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#endif
