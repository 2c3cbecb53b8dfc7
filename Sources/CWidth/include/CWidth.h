#ifndef CWIDTH_H
#define CWIDTH_H
#include <stdint.h>

/// Columns of a code point as the C library's UTF-8 locales count them: 0, 1, 2, or -1 where it is not printable.
/// Does not depend on the locale of the process.
int cwidth_of(uint32_t scalar);

#endif
