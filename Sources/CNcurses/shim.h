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

/* The names of the standard capabilities in the order of compiled entries; NULL after the last. */
static inline const char *cn_boolean_name(int index) { return boolnames[index]; }
static inline const char *cn_number_name(int index) { return numnames[index]; }
static inline const char *cn_string_name(int index) { return strnames[index]; }

/* tigetstr(3x); NULL for a capability that is absent or cancelled. */
static inline const char *cn_tigetstr(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/* tparm(3x) with two parameters. */
static inline const char *cn_tparm(const char *capability, int first, int second) {
  return tparm((char *)capability, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/*
 * Fills a cell by setcchar(3x), the only safe way: a struct filled by hand is sent unchecked.
 * A base that the C library gives another width would shift the rest of the line: `?` instead.
 */
static inline void cn_set_cell(
    cchar_t *cell, const wchar_t *text, int width, attr_t attributes, int pair) {
  const wchar_t *shown = wcwidth(text[0]) == width ? text : L"?";
  if (setcchar(cell, shown, attributes, 0, &pair) == ERR)
    setcchar(cell, L"?", attributes, 0, &pair);
}

#endif
