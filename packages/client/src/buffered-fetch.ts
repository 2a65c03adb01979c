import { NetworkError } from 'ky';

/**
 * Wraps `fetch` so that it also reads the body. ky's time-out and retry end when the headers arrive; this way they also
 * cover a body that is cut off or never ends.
 */
export function createBufferedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    try {
      const response = await fetch(request, init);
      const bytes = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      // The constructor throws if a 204 has a body, even an empty one.
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
    } catch (cause) {
      if (request.signal.aborted || !(cause instanceof Error)) throw cause;
      // ky recognizes network errors by each browser's wording. Anything thrown here is one, whatever the wording.
      throw new NetworkError(request, { cause });
    }
  };
}
