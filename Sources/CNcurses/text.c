// glibc declares wcwidth for those who ask.
#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#include <string.h>
#include <wchar.h>

int cn_columns(uint32_t scalar) {
  return wcwidth((wchar_t)scalar);
}

bool cn_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0 || strcmp(codeset, "UTF8") == 0;
}
