// Gives the terminal back when a signal or exit() ends the process, and hands other signals to the event loop.
//
// Plain C because all of it runs inside signal handlers: only async-signal-safe functions, no allocation, no lock.
// There is one terminal a process can be started from, hence one guard, with its state in static variables.

#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

typedef struct {
  int number;
  bool is_ours;
  struct sigaction before;
} guarded;

// Signals that end a process, taken over where nobody else has.
static guarded endings[] = {{SIGTERM}, {SIGHUP},  {SIGQUIT}, {SIGPIPE}, {SIGALRM},
                            {SIGUSR1}, {SIGUSR2}, {SIGXCPU}, {SIGXFSZ}, {SIGVTALRM}};
// Signals of a crash; who handled them before, as Swift's backtracer does, still gets them.
static guarded crashes[] = {{SIGSEGV}, {SIGBUS}, {SIGILL}, {SIGTRAP}, {SIGABRT}, {SIGFPE}};
// Signals the event loop acts on.
static guarded notices[] = {{SIGWINCH}, {SIGINT}, {SIGTSTP}, {SIGCONT}};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { RESTORE_CAPACITY = 512, ALTERNATE_STACK = 64 * 1024, PATIENCE_SECONDS = 2 };

static int tty = -1;
static struct termios saved_modes;
static char restore[RESTORE_CAPACITY];
static size_t restore_length = 0;
static atomic_bool armed = false;
static atomic_uint pending = 0;
// Whether the event loop wants to leave in an orderly way before the process dies of a signal, and that signal.
static atomic_bool is_patient = false;
static atomic_int postponed = 0;
static int wake_read = -1;
static int wake_write = -1;
static sigset_t mask_before;
static bool is_ready = false;

static guarded *find(guarded *list, size_t count, int number) {
  for (size_t i = 0; i < count; i++) {
    if (list[i].number == number) return &list[i];
  }
  return NULL;
}

// Writes what leaves the screen and sets the modes of the shell. Waits a little for a slow terminal, not for a dead one.
static void give_back(void) {
  if (!atomic_exchange(&armed, false)) return;
  size_t done = 0;
  while (done < restore_length) {
    ssize_t written = write(tty, restore + done, restore_length - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd wait = {.fd = tty, .events = POLLOUT};
      if (poll(&wait, 1, 200) <= 0) break;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(tty, TCSANOW, &saved_modes);
}

static void die_of(int number) {
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigset_t own;
  sigaction(number, &plain, NULL);
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  raise(number);
}

// Leaves an ending to the event loop; false if nobody there would see to it.
static bool postpone(int number) {
  int none = 0;
  if (number != SIGTERM && number != SIGHUP) return false;
  // The second signal of an end is part of the first: shell and kernel both tell of a hangup.
  if (atomic_load(&postponed) != 0) return true;
  if (!atomic_load(&is_patient) || !atomic_load(&armed)) return false;
  if (!atomic_compare_exchange_strong(&postponed, &none, number)) return true;
  // A loop that is stuck must not keep the process alive.
  alarm(PATIENCE_SECONDS);
  // A full pipe wakes as well.
  return write(wake_write, "", 1) >= 0 || errno == EAGAIN;
}

static void on_ending(int number) {
  int error = errno;
  // While another program has the terminal, its Ctrl-\ is not meant for us.
  if (number == SIGQUIT && !atomic_load(&armed)) return;
  if (postpone(number)) {
    errno = error;
    return;
  }
  // The loop's time is over: it is the signal from before that ends the process.
  if (number == SIGALRM && atomic_load(&postponed) != 0) number = atomic_load(&postponed);
  cn_children_end();
  give_back();
  die_of(number);
  errno = error;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  cn_children_end();
  give_back();
  guarded *entry = find(crashes, COUNT(crashes), number);
  // From here on a crash of the handler before, or a second one, goes its own way.
  if (entry != NULL) sigaction(number, &entry->before, NULL);
  if (entry != NULL && (entry->before.sa_flags & SA_SIGINFO) != 0) {
    entry->before.sa_sigaction(number, info, context);
  } else if (entry != NULL && entry->before.sa_handler != SIG_DFL && entry->before.sa_handler != SIG_IGN) {
    entry->before.sa_handler(number);
  }
  // A handler that returns relies on the instruction failing again; after a signal from outside none does.
  die_of(number);
}

static void on_notice(int number) {
  int error = errno;
  if (number == SIGTSTP && !atomic_load(&armed)) {
    // Another program has the terminal and both are stopped together; stopping later would leave the shell waiting.
    struct sigaction ours;
    sigaction(SIGTSTP, NULL, &ours);
    die_of(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
  } else {
    unsigned bit = number == SIGWINCH  ? CN_SIZE_CHANGED
                   : number == SIGINT  ? CN_INTERRUPTED
                   : number == SIGTSTP ? CN_ASKED_TO_STOP
                                       : CN_CONTINUED;
    atomic_fetch_or(&pending, bit);
    // A full pipe wakes as well.
    if (write(wake_write, "", 1) < 0) errno = error;
  }
  errno = error;
}

// Overflowing the stack is a crash too, and its handler needs a place to stand on.
static void provide_stack(void) {
  static char memory[ALTERNATE_STACK];
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || (now.ss_flags & SS_DISABLE) == 0) return;
  stack_t own = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&own, NULL);
}

static void take(guarded *entry, const struct sigaction *action, bool only_default) {
  entry->is_ours = false;
  if (sigaction(entry->number, NULL, &entry->before) != 0) return;
  bool is_plain = (entry->before.sa_flags & SA_SIGINFO) == 0;
  // Swift's backtracer takes Ctrl-\ for a crash, and would report it on a screen that nobody has left.
  bool is_default = (is_plain && entry->before.sa_handler == SIG_DFL) ||
                    (entry->number == SIGQUIT && !(is_plain && entry->before.sa_handler == SIG_IGN));
  if (only_default && !is_default) return;
  entry->is_ours = sigaction(entry->number, action, NULL) == 0;
}

// Puts back what was there before, unless somebody has replaced ours meanwhile.
static void put_back(guarded *entry, const struct sigaction *action) {
  struct sigaction now;
  if (!entry->is_ours) return;
  entry->is_ours = false;
  if (sigaction(entry->number, NULL, &now) != 0) return;
  bool is_untouched = (action->sa_flags & SA_SIGINFO) != 0 ? now.sa_sigaction == action->sa_sigaction
                                                           : now.sa_handler == action->sa_handler;
  if (is_untouched) sigaction(entry->number, &entry->before, NULL);
}

static struct sigaction ending_action(void) {
  struct sigaction action = {.sa_handler = on_ending, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  return action;
}

static struct sigaction crash_action(void) {
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  // From the background, setting modes would stop the process instead of letting it die.
  sigaddset(&action.sa_mask, SIGTTOU);
  return action;
}

static struct sigaction notice_action(void) {
  struct sigaction action = {.sa_handler = on_notice, .sa_flags = SA_ONSTACK | SA_RESTART};
  sigemptyset(&action.sa_mask);
  return action;
}

static bool open_pipe(void) {
  int ends[2];
  if (wake_read >= 0) return true;
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  wake_read = ends[0];
  wake_write = ends[1];
  return true;
}

// exit() runs no deinit.
static void register_exit(void) {
  static bool is_registered = false;
  if (!is_registered) is_registered = atexit(give_back) == 0;
}

int cn_guard_begin(int descriptor) {
  if (tty >= 0 || !open_pipe() || tcgetattr(descriptor, &saved_modes) != 0) return -1;
  tty = descriptor;
  restore_length = 0;
  is_ready = false;
  atomic_store(&pending, 0);
  atomic_store(&postponed, 0);
  atomic_store(&is_patient, false);
  atomic_store(&armed, true);
  // A signal between the first mode set and the string to undo it waits.
  sigset_t endings_set;
  sigemptyset(&endings_set);
  for (size_t i = 0; i < COUNT(endings); i++) sigaddset(&endings_set, endings[i].number);
  pthread_sigmask(SIG_BLOCK, &endings_set, &mask_before);

  provide_stack();
  register_exit();
  struct sigaction ending = ending_action(), crash = crash_action(), notice = notice_action();
  for (size_t i = 0; i < COUNT(endings); i++) take(&endings[i], &ending, true);
  for (size_t i = 0; i < COUNT(crashes); i++) take(&crashes[i], &crash, false);
  for (size_t i = 0; i < COUNT(notices); i++) {
    take(&notices[i], &notice, notices[i].number == SIGINT || notices[i].number == SIGTSTP);
  }
  return wake_read;
}

void cn_guard_ready(const char *bytes, size_t length) {
  if (length > RESTORE_CAPACITY) length = RESTORE_CAPACITY;
  memcpy(restore, bytes, length);
  restore_length = length;
  is_ready = true;
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

void cn_guard_arm(bool is_armed) {
  atomic_store(&armed, is_armed && tty >= 0);
}

void cn_guard_postpone(void) {
  guarded *entry = find(endings, COUNT(endings), SIGALRM);
  atomic_store(&is_patient, tty >= 0 && entry != NULL && entry->is_ours);
}

bool cn_guard_is_ending(void) { return atomic_load(&postponed) != 0; }

void cn_guard_end(void) {
  if (tty < 0) return;
  atomic_store(&armed, false);
  struct sigaction ending = ending_action(), crash = crash_action(), notice = notice_action();
  for (size_t i = 0; i < COUNT(endings); i++) put_back(&endings[i], &ending);
  for (size_t i = 0; i < COUNT(crashes); i++) put_back(&crashes[i], &crash);
  for (size_t i = 0; i < COUNT(notices); i++) put_back(&notices[i], &notice);
  tty = -1;
  // Where there was no screen after all, the signals still wait.
  if (!is_ready) pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
  if (atomic_load(&postponed) == 0) return;
  cn_children_end();
  die_of(atomic_load(&postponed));
}

unsigned cn_guard_take(void) {
  char drop[64];
  if (wake_read < 0) return 0;
  while (read(wake_read, drop, sizeof drop) > 0) {
  }
  return atomic_exchange(&pending, 0);
}

void cn_guard_stop(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL}, before;
  sigaction(SIGTSTP, &plain, &before);
  // All of the job stops, as the terminal itself would have it; a shell waits for the last process of a pipeline.
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}
