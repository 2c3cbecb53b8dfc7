#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static const int event_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
enum { event_count = 7, crash_count = 7, reset_capacity = 1024 };

static struct sigaction actions_before[_NSIG];
static bool is_caught[_NSIG];
static bool wants_report;
static atomic_int wake_descriptor = -1;
static _Atomic uint32_t continue_count;
static sem_t continued;

static struct ctg_way_back way_back;
static char reset_copy[reset_capacity];
static atomic_bool is_armed;

int ctg_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int ctg_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

/* Writes until done or until it would have to wait. */
static void write_now(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void show_held_errors(void) {
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  if (way_back.held_errors < 0) return;
  dup2(way_back.real_errors, STDERR_FILENO);
  while ((count = pread(way_back.held_errors, buffer, sizeof buffer, offset)) > 0) {
    write_now(way_back.real_errors, buffer, (size_t)count);
    offset += count;
  }
}

/* Callers have all signals blocked: SIGTTOU would stop a background process in tcsetattr. */
static void give_back(void) {
  if (!atomic_exchange(&is_armed, false)) return;
  int flags = fcntl(way_back.output, F_GETFL);
  fcntl(way_back.output, F_SETFL, flags | O_NONBLOCK);
  write_now(way_back.output, reset_copy, (size_t)way_back.length);
  tcsetattr(way_back.input, TCSANOW, &way_back.found);
  show_held_errors();
  fcntl(way_back.output, F_SETFL, flags);
}

static void event_handler(int signal) {
  int error = errno;
  unsigned char byte = (unsigned char)signal;
  if (signal == SIGCONT) {
    atomic_fetch_add(&continue_count, 1);
    sem_post(&continued);
  }
  (void)!write(atomic_load(&wake_descriptor), &byte, 1);
  errno = error;
}

/* Handlers do not survive exec, as an ignored SIGPIPE would: programs started from here get it. */
static void pipe_handler(int signal) { (void)signal; }

static void die_of(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t set;
  sigaction(signal, &action, NULL);
  raise(signal);
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  _exit(128 + signal);
}

/*
 * The Swift runtime's report ends with a prompt that waits half a minute for a key, so it is left
 * to those who ask for it by SWIFT_BACKTRACE. What trapped has been said by then.
 */
static void crash_handler(int signal, siginfo_t *info, void *context) {
  const struct sigaction *before = &actions_before[signal];
  give_back();
  if (!wants_report) die_of(signal);
  if (before->sa_flags & SA_SIGINFO) {
    sigaction(signal, before, NULL);
    before->sa_sigaction(signal, info, context);
  } else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
    sigaction(signal, before, NULL);
    before->sa_handler(signal);
  }
  die_of(signal);
}

static void install(int signal, struct sigaction action) {
  sigaction(signal, NULL, &actions_before[signal]);
  if (actions_before[signal].sa_handler == SIG_IGN) return;
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, NULL);
  is_caught[signal] = true;
}

static void put_back(int signal) {
  if (is_caught[signal]) sigaction(signal, &actions_before[signal], NULL);
  is_caught[signal] = false;
}

void ctg_catch_signals(int wake) {
  struct sigaction event = {.sa_handler = event_handler, .sa_flags = SA_RESTART};
  struct sigaction crash = {
      .sa_sigaction = crash_handler, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction broken_pipe = {.sa_handler = pipe_handler, .sa_flags = SA_RESTART};
  atomic_store(&wake_descriptor, wake);
  wants_report = getenv("SWIFT_BACKTRACE") != NULL;
  sem_init(&continued, 0, 0);
  for (int i = 0; i < event_count; i++) install(event_signals[i], event);
  for (int i = 0; i < crash_count; i++) install(crash_signals[i], crash);
  install(SIGPIPE, broken_pipe);
}

void ctg_release_signals(void) {
  for (int i = 0; i < event_count; i++) put_back(event_signals[i]);
  for (int i = 0; i < crash_count; i++) put_back(crash_signals[i]);
  put_back(SIGPIPE);
  atomic_store(&wake_descriptor, -1);
}

void ctg_arm(const struct ctg_way_back *way) {
  ctg_disarm();
  way_back = *way;
  if (way_back.length > reset_capacity) way_back.length = reset_capacity;
  memcpy(reset_copy, way->reset, (size_t)way_back.length);
  way_back.reset = NULL;
  atomic_store(&is_armed, true);
}

void ctg_disarm(void) { atomic_store(&is_armed, false); }

void ctg_abandon(int status) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  give_back();
  _exit(status);
}

void ctg_guard_thread(void) {
  static _Thread_local _Alignas(16) unsigned char alternate[32768];
  static _Thread_local bool is_guarded;
  if (is_guarded) return;
  stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate};
  sigaltstack(&stack, NULL);
  is_guarded = true;
}

void ctg_unblock_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < event_count; i++) sigaddset(&set, event_signals[i]);
  for (int i = 0; i < crash_count; i++) sigaddset(&set, crash_signals[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void ctg_stop(int milliseconds) {
  struct sigaction stop = {.sa_handler = SIG_DFL};
  struct sigaction ours;
  struct timespec limit;
  sigaction(SIGTSTP, NULL, &ours);
  if (ours.sa_handler == SIG_IGN) return;
  while (sem_trywait(&continued) == 0) continue;
  sigaction(SIGTSTP, &stop, NULL);
  clock_gettime(CLOCK_MONOTONIC, &limit);
  limit.tv_nsec += milliseconds * 1000000L;
  limit.tv_sec += limit.tv_nsec / 1000000000L;
  limit.tv_nsec %= 1000000000L;
  kill(0, SIGTSTP);
  while (sem_clockwait(&continued, CLOCK_MONOTONIC, &limit) != 0 && errno == EINTR) continue;
  sigaction(SIGTSTP, &ours, NULL);
}

uint32_t ctg_continues(void) { return atomic_load(&continue_count); }
