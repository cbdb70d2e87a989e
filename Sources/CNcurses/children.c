// Ends the commands that run beside the program when the program is ended: each is a process group of its own, which a
// signal to the program does not reach.
//
// Plain C for the reason given in guard.c: signal handlers call it.

#include "CNcurses.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { GROUPS = 16 };

static atomic_int groups[GROUPS];

static void on_ending(int number) {
  cn_children_end();
  // The handler is used up: this is the death of the signal, once it returns.
  raise(number);
}

// Without a terminal nobody else watches these signals.
static void watch(void) {
  static bool is_watching = false;
  if (is_watching) return;
  is_watching = true;
  atexit(cn_children_end);
  static const int endings[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    struct sigaction now, ours = {.sa_handler = on_ending, .sa_flags = SA_RESETHAND};
    sigemptyset(&ours.sa_mask);
    bool is_default = sigaction(endings[i], NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) == 0 &&
                      now.sa_handler == SIG_DFL;
    if (is_default) sigaction(endings[i], &ours, NULL);
  }
}

void cn_children_add(int group) {
  watch();
  for (int i = 0; i < GROUPS; i++) {
    int none = 0;
    if (atomic_compare_exchange_strong(&groups[i], &none, group)) return;
  }
}

void cn_children_hold(bool holds) {
  static sigset_t before;
  sigset_t all;
  sigfillset(&all);
  if (holds) {
    pthread_sigmask(SIG_BLOCK, &all, &before);
  } else {
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
}

void cn_children_remove(int group) {
  for (int i = 0; i < GROUPS; i++) {
    int own = group;
    if (atomic_compare_exchange_strong(&groups[i], &own, 0)) return;
  }
}

void cn_children_end(void) {
  int error = errno;
  for (int i = 0; i < GROUPS; i++) {
    int group = atomic_exchange(&groups[i], 0);
    if (group > 0) kill(-group, SIGKILL);
  }
  errno = error;
}
