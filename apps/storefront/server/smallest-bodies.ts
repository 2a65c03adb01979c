import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** For what somebody waits for. */
export function inHaste(text: string): Promise<Buffer> {
  return compress(text, quality(5));
}

/** A page of a shop in brotli has some 20 kB: so many of them are 10 MB. */
const most = 500;

/**
 * Compresses documents quickly when they are asked for once, and at best when they are asked for again: a tenth less on
 * every line, for half a second of work that nobody waits for. One is worked on at a time, beside the server's own
 * thread. What is kept goes by its tag, and so changes with its content.
 */
export function smallestBodies(limit = most) {
  const bodies = new Map<string, Buffer>();
  const askedFor = new Set<string>();
  let working = false;

  async function workOn(tag: string, html: string) {
    working = true;
    try {
      bodies.set(tag, await compress(html, quality(11)));
      askedFor.delete(tag);
      forgetOldest(bodies, limit);
    } finally {
      working = false;
    }
  }

  return {
    /** Whether it is there at its smallest. Asking counts as being asked for. */
    has(tag: string, html: string): boolean {
      if (bodies.has(tag)) return true;
      if (askedFor.has(tag) && !working) {
        workOn(tag, html).catch((error: unknown) => console.error(error));
      } else {
        askedFor.add(tag);
        forgetOldest(askedFor, limit);
      }
      return false;
    },

    async bodyOf(tag: string, html: string): Promise<Buffer> {
      return bodies.get(tag) ?? inHaste(html);
    },
  };
}

/** Both remember in which order they were filled. */
function forgetOldest(
  kept: { keys(): Iterator<string>; delete(key: string): boolean; size: number },
  limit: number,
) {
  if (kept.size <= limit) return;
  const oldest = kept.keys().next();
  if (!oldest.done) kept.delete(oldest.value);
}
