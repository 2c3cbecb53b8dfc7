#define _GNU_SOURCE
#include "CWidth.h"
#include <locale.h>
#include <pthread.h>
#include <stdatomic.h>
#include <wchar.h>

static locale_t utf8;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Width + 2 of each code point that was asked for, 0 for the others. Switching the locale costs four
// times what wcwidth does; the pages of memory that nobody asks for are never touched.
static _Atomic unsigned char known[0x110000];

static void open_locale(void) {
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
}

static int ask(uint32_t scalar) {
  pthread_once(&once, open_locale);
  if (!utf8) return wcwidth((wchar_t)scalar);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}

int cwidth_of(uint32_t scalar) {
  if (scalar >= 0x110000) return -1;
  // Relaxed is enough: each entry stands alone, and every thread would store the same value.
  int entry = atomic_load_explicit(&known[scalar], memory_order_relaxed);
  if (entry == 0) {
    entry = ask(scalar) + 2;
    atomic_store_explicit(&known[scalar], (unsigned char)entry, memory_order_relaxed);
  }
  return entry - 2;
}
