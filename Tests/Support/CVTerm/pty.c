#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include <CVTerm.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

bool pty_open(int rows, int columns, int *master, int *slave) {
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0) return false;
  *slave = -1;
  // `ptsname` has one buffer for the whole process; tests run in parallel.
  char name[128];
  if (grantpt(*master) == 0 && unlockpt(*master) == 0 && ptsname_r(*master, name, sizeof name) == 0)
    *slave = open(name, O_RDWR | O_NOCTTY);
  if (*slave < 0 || fcntl(*master, F_SETFD, FD_CLOEXEC) < 0 || fcntl(*slave, F_SETFD, FD_CLOEXEC) < 0 ||
      fcntl(*master, F_SETFL, O_NONBLOCK) < 0 || !pty_resize(*master, rows, columns)) {
    int error = errno;
    if (*slave >= 0) close(*slave);
    close(*master);
    errno = error;
    return false;
  }
  return true;
}

bool pty_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size) == 0;
}

// The child's part: only async-signal-safe calls, and the descriptors in an order in which none overwrites another.
static void become(int slave, const char *path, char *const *arguments, char *const *environment, const char *folder,
                   int wanted[3]) {
  setsid();
  if (slave < 0)
    slave = open("/dev/null", O_RDWR | O_NOCTTY);
  else
    ioctl(slave, TIOCSCTTY, 0);
  if (chdir(folder) < 0) _exit(127);
  int copies[3];
  for (int i = 0; i < 3; i++) {
    copies[i] = fcntl(wanted[i] < 0 ? slave : wanted[i], F_DUPFD, 10);
    if (copies[i] < 0) _exit(127);
  }
  for (int i = 0; i < 3; i++) dup2(copies[i], i);
  // Pipes of sessions that start at the same time must not stay open here: their readers would never see the end.
  for (int i = 3; i < 1024; i++) close(i);

  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  execve(path, arguments, environment);
  _exit(127);
}

pid_t pty_spawn(int slave, const char *path, char *const *arguments, char *const *environment, const char *folder,
                int input, int output, int errors) {
  int wanted[3] = {input, output, errors};
  pid_t child = fork();
  if (child == 0) become(slave, path, arguments, environment, folder, wanted);
  return child;
}

ssize_t write_without_signal(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe_only, before, pending;
  sigemptyset(&pipe_only);
  sigaddset(&pipe_only, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
  ssize_t written = write(descriptor, bytes, count);
  int error = errno;
  // The signal of a write goes to the writing thread: take it before it can be delivered.
  sigpending(&pending);
  int number;
  if (written < 0 && error == EPIPE && sigismember(&pending, SIGPIPE)) sigwait(&pipe_only, &number);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}
