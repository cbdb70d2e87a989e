#include "CGetopt.h"

#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

static pthread_mutex_t one_parse = PTHREAD_MUTEX_INITIALIZER;

void cgetopt_begin(void) {
  pthread_mutex_lock(&one_parse);
  opterr = 0;
  optarg = NULL;
#if defined(__APPLE__)
  optreset = 1;
  optind = 1;
#else
  // 0 rather than 1 makes the GNU library drop its place inside a cluster and its permutation as well.
  optind = 0;
#endif
}

struct cgetopt_finding cgetopt_next(int count, char *const arguments[], const char *shorts,
                                    const struct option *longs) {
  optopt = 0;
  optarg = NULL;
  int code = getopt_long(count, arguments, shorts, longs, NULL);
  struct cgetopt_finding finding = {code, optarg, optind, optopt};
  return finding;
}

int cgetopt_take_next(void) {
  return optind++;
}

void cgetopt_end(void) {
  pthread_mutex_unlock(&one_parse);
}
