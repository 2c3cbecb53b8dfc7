#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

/* Without it <curses.h> hides cchar_t, and pkg-config on Debian does not define it. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <wchar.h>

/*
 * What Swift cannot say: C's global variables (an error in Swift 6, being shared and mutable),
 * its variadic functions, and its error values that are not NULL.
 */

static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline WINDOW *cn_curscr(void) { return curscr; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

/* newterm(3x). Nothing is read through ncurses; it only wants some stream for input. */
static inline SCREEN *cn_newterm(const char *type, FILE *output) {
  return newterm(type, output, stdin);
}

/* setupterm(3x), which neither prints nor exits; true where the type is known. */
static inline bool cn_setupterm(const char *type, int descriptor) {
  int result = 0;
  return setupterm(type, descriptor, &result) == OK && result == 1;
}

/* del_curterm(3x) of what cn_setupterm loaded. */
static inline void cn_forget_terminal(void) {
  if (cur_term) del_curterm(cur_term);
}

/*
 * ncurses' tables of the standard capabilities, in the order of compiled entries: the place of a
 * name (-1 where there is none), and the value at a place.
 */
static inline int cn_index(NCURSES_CONST char *const *names, const char *name) {
  for (int index = 0; names[index]; index++)
    if (strcmp(names[index], name) == 0) return index;
  return -1;
}
static inline int cn_count(NCURSES_CONST char *const *names) {
  int count = 0;
  while (names[count]) count++;
  return count;
}
static inline int cn_boolean_count(void) { return cn_count(boolnames); }
static inline int cn_number_count(void) { return cn_count(numnames); }
static inline int cn_string_count(void) { return cn_count(strnames); }
static inline int cn_boolean_index(const char *name) { return cn_index(boolnames, name); }
static inline int cn_number_index(const char *name) { return cn_index(numnames, name); }
static inline int cn_string_index(const char *name) { return cn_index(strnames, name); }

/* tigetflag(3x), tigetnum(3x) and tigetstr(3x); NULL for a string that is absent or cancelled. */
static inline bool cn_boolean(int index) { return tigetflag(boolnames[index]) > 0; }
static inline int cn_number(int index) { return tigetnum(numnames[index]); }
static inline const char *cn_string(int index) {
  char *value = tigetstr(strnames[index]);
  return value == (char *)-1 ? NULL : value;
}

/* tparm(3x) with two parameters. */
static inline const char *cn_tparm(const char *capability, int first, int second) {
  return tparm((char *)capability, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/*
 * Fills the cells of one character by setcchar(3x), the only safe way: a struct filled by hand is
 * sent unchecked. A base that the C library gives another width, as outside UTF-8, would shift the
 * rest of the line: as many `?` instead. Returns how many cells were filled.
 */
static inline int cn_set_character(
    cchar_t *cells, const wchar_t *text, int width, attr_t attributes, int pair) {
  if (wcwidth(text[0]) == width && setcchar(cells, text, attributes, 0, &pair) == OK) return 1;
  for (int column = 0; column < width; column++)
    setcchar(cells + column, L"?", attributes, 0, &pair);
  return width;
}

#endif
