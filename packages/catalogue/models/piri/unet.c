/* The convolutions of a small image-to-image network, made for one job: taking the noise out of a rendering on a
   plain processor. Pixels are stored channel by channel within each pixel, with a border of one empty pixel, so
   that the inner loop has neither a condition nor a gap. Channel counts of outputs are multiples of 16. */
#include <stdlib.h>
#include <string.h>

enum { PIXELS = 6 };

#define LANES(N) \
static void strip_##N(const float *in, long row, int ic, const float *w, int oc, const float *bias, float *out, int n) { \
  float acc[PIXELS][N]; \
  for (int p = 0; p < PIXELS; p++) for (int o = 0; o < N; o++) acc[p][o] = bias[o]; \
  for (int ky = 0; ky < 3; ky++) for (int kx = 0; kx < 3; kx++) { \
    const float *src = in + ky * row + (long)kx * ic; \
    const float *k = w + (long)(ky * 3 + kx) * ic * oc; \
    for (int i = 0; i < ic; i++, k += oc) \
      for (int p = 0; p < PIXELS; p++) { const float a = src[(long)p * ic + i]; for (int o = 0; o < N; o++) acc[p][o] += a * k[o]; } \
  } \
  for (int p = 0; p < n; p++) for (int o = 0; o < N; o++) out[(long)p * oc + o] = acc[p][o] > 0 ? acc[p][o] : 0; \
}
LANES(32)
LANES(16)

/* in and out: (h + 2) × (w + 2 + PIXELS) pixels, the picture one pixel in from the upper left corner. weights:
   [ky][kx][ic][oc]. Every layer of the network ends in max(0, x). */
void convolve(const float *in, int ic, const float *weights, const float *bias, float *out, int oc, int w, int h) {
  const long stride = w + 2 + PIXELS;
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x += PIXELS) {
      const int n = w - x < PIXELS ? w - x : PIXELS;
      const float *src = in + (y * stride + x) * ic;
      float *dst = out + ((y + 1) * stride + x + 1) * oc;
      int o = 0;
      for (; o + 32 <= oc; o += 32) strip_32(src, stride * ic, ic, weights + o, oc, bias + o, dst + o, n);
      for (; o < oc; o += 16) strip_16(src, stride * ic, ic, weights + o, oc, bias + o, dst + o, n);
    }
}
