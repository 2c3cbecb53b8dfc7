#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stdint.h>
#include <termios.h>

/*
 * What has to be C: signal handlers, and the terminal's way back when the program crashes.
 * Everything that a handler calls is async-signal-safe (signal-safety(7)).
 */

/* An unnamed file in memory, closed on exec; -1 and errno on failure. */
int ctg_memory_file(const char *name);

/* A pipe, closed on exec and non-blocking at both ends; -1 and errno on failure. */
int ctg_pipe(int ends[2]);

/*
 * From here on INT, TERM, HUP, QUIT, TSTP, CONT and WINCH write their number into `wake`, and
 * crash signals give the terminal back before they take their course. A signal that was ignored
 * stays ignored.
 */
void ctg_catch_signals(int wake);

/* Puts back the actions that `ctg_catch_signals` replaced. */
void ctg_release_signals(void);

/*
 * While another program has the terminal: INT and QUIT are typed for it and do nothing here, and
 * TSTP stops this process along with it. Ends with `is_lent` 0.
 */
void ctg_lend(int is_lent);

/* How the terminal is given back in an emergency. */
struct ctg_way_back {
  int input;             /* whose modes are set */
  int output;            /* where `reset` is written */
  struct termios found;  /* the modes as found */
  const char *reset;     /* copied; at most 1024 bytes, a longer one is cut */
  int length;
  int held_errors;       /* a file with what arrived on descriptor 2, or -1 */
  int real_errors;       /* where that belongs, or -1 */
};

/* Prepares the way back. Replaces an earlier one. */
void ctg_arm(const struct ctg_way_back *way);

/* Forgets the way back: the terminal has been given back. */
void ctg_disarm(void);

/* Gives the terminal back without ever waiting for it, and ends the process at once. */
void ctg_abandon(int status) __attribute__((noreturn));

/*
 * Gives the calling thread an alternate signal stack, so that a stack overflow there can be
 * handled. Costs a look at a thread-local variable when it already has one.
 */
void ctg_guard_thread(void);

/* Lets the signals of `ctg_catch_signals` be delivered to the calling thread. */
void ctg_unblock_signals(void);

/*
 * Stops the process group as Ctrl-Z does and returns once it is continued; at once where SIGTSTP
 * is ignored, and after `milliseconds` where the system does not stop it (an orphaned group).
 */
void ctg_stop(int milliseconds);

/* How many times SIGCONT has come. */
uint32_t ctg_continues(void);

#endif
