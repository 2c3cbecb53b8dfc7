#define _GNU_SOURCE
#include "CTerminalGuard.h"
#include <sys/mman.h>

int ctg_memfd(void) { return memfd_create("frame", MFD_CLOEXEC); }
