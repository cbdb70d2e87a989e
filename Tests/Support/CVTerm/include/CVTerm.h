#ifndef SHELVES_CVTERM_H
#define SHELVES_CVTERM_H

// What the terminal tests need from C: a terminal emulator (libvterm) and a program started on a pseudo-terminal.
//
// libvterm's cells are bit fields, which Swift cannot read, and parts of its structures differ between versions; only
// what 0.1 and 0.3 have in common is used, behind functions of plain values. Starting a program has to be C as well:
// between fork and exec only async-signal-safe functions may run, which no Swift code promises.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A terminal emulator: bytes of a program go in, cells come out.
typedef struct VTermEmulator VTermEmulator;

/// How many code points a cell can hold at most.
enum { VTERM_CELL_SCALARS = 6 };

/// The kinds of colour a cell can have.
enum { VTERM_CELL_DEFAULT = 0, VTERM_CELL_PALETTE = 1, VTERM_CELL_RGB = 2 };

/// One colour: its kind, and a palette index or 0xRRGGBB.
typedef struct {
  int kind;
  uint32_t value;
} VTermCellColor;

/// One cell of the screen. `width` is 0 for the right half of a wide character.
typedef struct {
  uint32_t scalars[VTERM_CELL_SCALARS];
  int scalar_count;
  int width;
  bool bold, underline, italic, blink, reverse;
  VTermCellColor foreground, background;
} VTermCell;

VTermEmulator *_Nullable vterm_emulator_new(int rows, int columns);
void vterm_emulator_free(VTermEmulator *_Nonnull emulator);
void vterm_emulator_resize(VTermEmulator *_Nonnull emulator, int rows, int columns);

/// Feeds bytes that a program wrote.
void vterm_emulator_feed(VTermEmulator *_Nonnull emulator, const uint8_t *_Nonnull bytes, size_t count);

/// Takes up to `capacity` bytes that the terminal answers to the program (device attributes, cursor reports).
size_t vterm_emulator_take_answer(VTermEmulator *_Nonnull emulator, uint8_t *_Nonnull bytes, size_t capacity);

VTermCell vterm_emulator_cell(const VTermEmulator *_Nonnull emulator, int row, int column);
void vterm_emulator_cursor(const VTermEmulator *_Nonnull emulator, int *_Nonnull row, int *_Nonnull column);

/// The two ends of a new pseudo-terminal, neither inherited by programs that are started; false with `errno` set.
bool pty_open(int rows, int columns, int *_Nonnull master, int *_Nonnull slave);

/// Changes the size, which sends SIGWINCH to the programs on it.
bool pty_resize(int master, int rows, int columns);

/// Starts `path` in a session of its own whose controlling terminal is `slave`, or that has none if `slave` is -1.
/// A standard descriptor of -1 stands for that terminal, or for /dev/null where there is none. Returns the process,
/// or -1 with `errno` set. A program that cannot be executed exits with 127.
pid_t pty_spawn(int slave, const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
                char *_Nullable const *_Nonnull environment, const char *_Nonnull folder, int input, int output, int errors);

/// `write` that answers -1 with EPIPE where nobody reads, instead of ending the process.
ssize_t write_without_signal(int descriptor, const void *_Nullable bytes, size_t count);

#endif
