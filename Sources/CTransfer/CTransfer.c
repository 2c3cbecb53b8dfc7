#include "CTransfer.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The functions of libcurl that are used, by their names there.
#define FUNCTIONS(X)                                                                               \
  X(curl_global_init)                                                                              \
  X(curl_easy_init)                                                                                \
  X(curl_easy_cleanup)                                                                             \
  X(curl_easy_setopt)                                                                              \
  X(curl_easy_getinfo)                                                                             \
  X(curl_slist_append)                                                                             \
  X(curl_slist_free_all)                                                                           \
  X(curl_multi_init)                                                                               \
  X(curl_multi_cleanup)                                                                            \
  X(curl_multi_add_handle)                                                                         \
  X(curl_multi_remove_handle)                                                                      \
  X(curl_multi_perform)                                                                            \
  X(curl_multi_info_read)                                                                          \
  X(curl_multi_poll)

// curl.h makes macros of the two that take options, which check the types of arguments.
#undef curl_easy_setopt
#undef curl_easy_getinfo

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } lib;

static bool is_loaded;

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
#define LOOK_UP(name)                                                                              \
  lib.name = (__typeof__(&name))dlsym(library, #name);                                             \
  if (lib.name == NULL) return;
  FUNCTIONS(LOOK_UP)
  is_loaded = lib.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

bool ctransfer_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

struct ctransfer {
  CURL *handle;
  struct curl_slist *headers;
  void *context;
  ctransfer_sink head;
  ctransfer_sink body;
};

static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
  struct ctransfer *transfer = context;
  return transfer->head(transfer->context, bytes, size * count) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  struct ctransfer *transfer = context;
  return transfer->body(transfer->context, bytes, size * count) ? size * count : 0;
}

static void destroy(struct ctransfer *transfer) {
  if (transfer->handle) lib.curl_easy_cleanup(transfer->handle);
  lib.curl_slist_free_all(transfer->headers);
  free(transfer);
}

static bool add_headers(struct ctransfer *transfer, const struct ctransfer_request *request) {
  for (size_t i = 0; i < request->header_count; i++) {
    struct curl_slist *list = lib.curl_slist_append(transfer->headers, request->headers[i]);
    if (list == NULL) return false;
    transfer->headers = list;
  }
  return true;
}

// Redirects are answers like others; there are no cookies, and no passwords from files. The path
// goes out as it was given. Who is ended while a name is looked up must not wait for the answer.
static bool set_options(struct ctransfer *transfer, const struct ctransfer_request *request) {
  CURL *handle = transfer->handle;
#define SET(option, value)                                                                         \
  if (lib.curl_easy_setopt(handle, option, value) != CURLE_OK) return false;
  SET(CURLOPT_URL, request->url)
  SET(CURLOPT_CUSTOMREQUEST, request->method)
  SET(CURLOPT_HTTPHEADER, transfer->headers)
  SET(CURLOPT_PATH_AS_IS, 1L)
  SET(CURLOPT_FOLLOWLOCATION, 0L)
  SET(CURLOPT_ACCEPT_ENCODING, "")
  SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L)
  SET(CURLOPT_NOSIGNAL, 1L)
  SET(CURLOPT_NOPROGRESS, 1L)
#if LIBCURL_VERSION_NUM >= 0x075700
  SET(CURLOPT_PROTOCOLS_STR, "http,https")
  SET(CURLOPT_QUICK_EXIT, 1L)
#endif
  SET(CURLOPT_PRIVATE, transfer)
  SET(CURLOPT_HEADERFUNCTION, take_head)
  SET(CURLOPT_HEADERDATA, transfer)
  SET(CURLOPT_WRITEFUNCTION, take_body)
  SET(CURLOPT_WRITEDATA, transfer)
  return true;
}

ctransfer_set *ctransfer_set_create(void) { return (ctransfer_set *)lib.curl_multi_init(); }

void ctransfer_set_free(ctransfer_set *set) { lib.curl_multi_cleanup((CURLM *)set); }

ctransfer *ctransfer_start(ctransfer_set *set, const struct ctransfer_request *request) {
  struct ctransfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->context = request->context;
  transfer->head = request->head;
  transfer->body = request->body;
  transfer->handle = lib.curl_easy_init();
  if (transfer->handle && add_headers(transfer, request) && set_options(transfer, request)
      && lib.curl_multi_add_handle((CURLM *)set, transfer->handle) == CURLM_OK) {
    return transfer;
  }
  destroy(transfer);
  return NULL;
}

void ctransfer_end(ctransfer_set *set, ctransfer *transfer) {
  lib.curl_multi_remove_handle((CURLM *)set, transfer->handle);
  destroy(transfer);
}

void ctransfer_set_perform(ctransfer_set *set) {
  int running;
  lib.curl_multi_perform((CURLM *)set, &running);
}

ctransfer *ctransfer_set_next_over(ctransfer_set *set, CURLcode *code, void **context) {
  int left;
  CURLMsg *message;
  while ((message = lib.curl_multi_info_read((CURLM *)set, &left))) {
    struct ctransfer *transfer = NULL;
    if (message->msg != CURLMSG_DONE) continue;
    lib.curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
    *code = message->data.result;
    *context = transfer->context;
    return transfer;
  }
  return NULL;
}

void ctransfer_set_wait(ctransfer_set *set, int descriptor) {
  struct curl_waitfd own = {.fd = descriptor, .events = CURL_WAIT_POLLIN, .revents = 0};
  lib.curl_multi_poll((CURLM *)set, &own, 1, 86400000, NULL);
}
