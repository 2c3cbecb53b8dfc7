#ifndef CTRANSFER_H
#define CTRANSFER_H
#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

// libcurl, loaded when it is first needed: linked, its thirty libraries would cost every start of
// the program some milliseconds. Swift cannot call functions that take any number of arguments, so
// each kind of option has a function of its own.

/// Loads libcurl; later calls do nothing. Nothing else here may be called before it said true.
bool ctransfer_load(void);

/// Takes a piece of a head or a body; says false to end the transfer.
typedef bool (*ctransfer_sink)(void *context, const char *bytes, size_t count);

/// What a transfer is made of. The texts are copied; the context is handed to the sinks.
struct ctransfer_request {
  const char *url;
  const char *method;
  const char *const *headers;
  size_t header_count;
  void *context;
  ctransfer_sink head;
  ctransfer_sink body;
};

/// Transfers under way; to be used by one thread.
typedef struct ctransfer_set ctransfer_set;

/// One of them.
typedef struct ctransfer ctransfer;

/// A new set, or NULL where memory is short.
ctransfer_set *ctransfer_set_create(void);

/// Frees a set in which no transfer is left.
void ctransfer_set_free(ctransfer_set *set);

/// Begins a transfer, or returns NULL where the request cannot be sent.
ctransfer *ctransfer_start(ctransfer_set *set, const struct ctransfer_request *request);

/// Ends a transfer, whether or not it is over, and frees it.
void ctransfer_end(ctransfer_set *set, ctransfer *transfer);

/// Does what can be done without waiting.
void ctransfer_set_perform(ctransfer_set *set);

/// The next transfer that is over, or NULL: the context of its request, and libcurl's code.
ctransfer *ctransfer_set_next_over(ctransfer_set *set, CURLcode *code, void **context);

/// Waits until there is something to do, or something to read from a descriptor of the caller's.
void ctransfer_set_wait(ctransfer_set *set, int descriptor);

#endif
