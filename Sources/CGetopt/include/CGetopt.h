// getopt_long for Swift: <getopt.h> is in no module of the C library, and its results are global variables,
// which Swift 6 refuses. One parse at a time holds a lock from begin to end.
#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>

/// What one step of getopt_long found.
struct cgetopt_finding {
  /// The option's value, '?' for an unknown one, ':' for a missing argument, -1 at the end of the options.
  int code;
  /// The option's argument, or null; it points into the argument vector.
  char *argument;
  /// The place in the argument vector where the next step goes on.
  int next;
  /// The value or letter of the option at fault; 0 for an unknown long one.
  int offender;
};

/// Takes the lock and forgets what an earlier parse left.
void cgetopt_begin(void);
/// One step; `shorts` begins with a colon so that nothing is printed and a missing argument is told apart.
struct cgetopt_finding cgetopt_next(int count, char *const arguments[], const char *shorts,
                                    const struct option *longs);
/// Takes the element after the option just found as the option's own; returns its place.
int cgetopt_take_next(void);
/// Gives the lock back.
void cgetopt_end(void);

#endif
