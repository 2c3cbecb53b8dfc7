#define _GNU_SOURCE
#include "CWidth.h"
#include <locale.h>
#include <pthread.h>
#include <wchar.h>

static locale_t utf8;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_locale(void) {
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
}

int cwidth_of(uint32_t scalar) {
  pthread_once(&once, open_locale);
  if (!utf8) return wcwidth((wchar_t)scalar);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
