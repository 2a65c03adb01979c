import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** For what somebody waits for. */
export function compressFast(text: string): Promise<Buffer> {
  return compress(text, quality(5));
}

/** What is compressed: an object that lives as long as its bodies are of use. */
interface Page {
  html: string;
}

interface Bodies {
  quick?: Promise<Buffer>;
  best?: Buffer;
}

/**
 * Compresses documents quickly when they are asked for once, and at best when they are asked for again: a tenth less on
 * every line, for half a second of work that nobody waits for. One is worked on at a time, beside the server's own
 * thread. Both are kept as long as the document itself is.
 */
export function createCompressor() {
  const bodies = new WeakMap<Page, Bodies>();
  let working = false;

  async function workOn(page: Page, own: Bodies) {
    working = true;
    try {
      own.best = await compress(page.html, quality(11));
      delete own.quick;
    } finally {
      working = false;
    }
  }

  return {
    /** Whether it is there at its smallest. Asking counts as being asked for. */
    has(page: Page): boolean {
      const own = bodies.get(page);
      if (own?.best) return true;
      if (own && !working) workOn(page, own).catch((error: unknown) => console.error(error));
      if (!own) bodies.set(page, {});
      return false;
    },

    async bodyOf(page: Page): Promise<Buffer> {
      const own = bodies.get(page) ?? {};
      bodies.set(page, own);
      if (own.best) return own.best;
      own.quick ??= compressFast(page.html);
      return own.quick;
    },
  };
}
