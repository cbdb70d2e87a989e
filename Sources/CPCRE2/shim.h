// PCRE2 for Swift. Its names are macros that put the width of a code unit behind them; the functions with the width
// in their names are what is imported.
#ifndef CPCRE2_SHIM_H
#define CPCRE2_SHIM_H

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
