#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>

int cfiles_give_back(int descriptor, off_t start, off_t length) {
#if defined(__APPLE__)
  fpunchhole_t hole = {0, 0, start, length};
  return fcntl(descriptor, F_PUNCHHOLE, &hole);
#elif defined(FALLOC_FL_PUNCH_HOLE)
  return fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, start, length);
#else
  errno = ENOTSUP;
  return -1;
#endif
}
