import { NetworkError } from 'ky';

/**
 * Makes reading the body a part of the request. ky's time-out and retry end where the headers arrive; this way they
 * also cover a body that is cut off half-way or never ends.
 */
export function createBufferedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    try {
      const response = await fetch(request, init);
      const bytes = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      // A 204 refuses to be built with a body, even with an empty one.
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
    } catch (cause) {
      if (request.signal.aborted || !(cause instanceof Error)) throw cause;
      // ky knows network failures by each browser's wording. Whatever is thrown here is one, in any wording.
      throw new NetworkError(request, { cause });
    }
  };
}
