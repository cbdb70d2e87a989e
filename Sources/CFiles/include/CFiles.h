// What the systems have for files and keep from Swift: the calls are not standard, or take variable arguments.
#ifndef CFILES_H
#define CFILES_H

#include <sys/types.h>

/// Gives a part of a file back to its file system; it reads as zeros from then on, and the file keeps its size.
/// Place and length are multiples of the file system's block. 0, or -1 with errno where this cannot be done.
int cfiles_give_back(int descriptor, off_t start, off_t length);

#endif
