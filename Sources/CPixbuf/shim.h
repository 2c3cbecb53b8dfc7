#ifndef CPIXBUF_SHIM_H
#define CPIXBUF_SHIM_H
#include <glib-object.h>

// What is needed of gdk-pixbuf 2, as its manual has it. Its headers cannot be included: the flags to
// find them are in a pkg-config file that asks for -pthread as well, which the package manager
// refuses, and warns of with every command.

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *image_type, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
gboolean gdk_pixbuf_loader_write(
  GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error);
gboolean gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
GdkPixbuf *gdk_pixbuf_scale_simple(
  const GdkPixbuf *pixbuf, int width, int height, unsigned int interpolation);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
const guint8 *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);

// GDK_INTERP_BILINEAR: makes smaller by the mean of the pixels, larger by lines between them.
static const unsigned int cpixbuf_bilinear = 2;

// Signals are connected by a function of any type, which Swift cannot cast to.

typedef void (*cpixbuf_size_handler)(GdkPixbufLoader *loader, int width, int height, void *data);
typedef void (*cpixbuf_area_handler)(
  GdkPixbufLoader *loader, int x, int y, int width, int height, void *data);

static inline void cpixbuf_on_size_prepared(
  GdkPixbufLoader *loader, cpixbuf_size_handler handler, void *data
) {
  g_signal_connect(loader, "size-prepared", G_CALLBACK(handler), data);
}

static inline void cpixbuf_on_area_updated(
  GdkPixbufLoader *loader, cpixbuf_area_handler handler, void *data
) {
  g_signal_connect(loader, "area-updated", G_CALLBACK(handler), data);
}

// The type of an error belongs to two modules, and Swift finds its fields in one of them only.

static inline const char *cpixbuf_message(const GError *error) {
  return error->message;
}

#endif
