/** A page as it leaves. Head and body belong together: the policy in the one names what stands in the other. */
export interface CachedDocument {
  html: string;
  status: number;
  headers: Headers;
  /** Names the content. */
  tag: string;
}

interface Kept {
  document: CachedDocument;
  madeAt: number;
  bytes: number;
}

export interface DocumentCacheOptions {
  /** How much they may take together. */
  megabytes: number;
  now?: () => number;
}

/** How much of the room is for pages that were asked for more than once. */
const protectedShare = 0.8;

/**
 * Caches pages that are the same for everybody, for as long as their own `cache-control` allows: fresh pages are served
 * as they are, stale ones too while a new one is rendered.
 *
 * Eviction is a segmented LRU: pages that were asked for once leave first, so that thousands of addresses that nobody
 * else asks for cannot push out the pages that visitors share.
 */
export function createDocumentCache({ megabytes, now = Date.now }: DocumentCacheOptions) {
  const room = megabytes * 1e6;
  const probation = segment();
  const protectedPages = segment();
  const beingMade = new Set<string>();

  function forget(address: string) {
    probation.delete(address);
    protectedPages.delete(address);
  }

  function evict() {
    while (protectedPages.bytes() > room * protectedShare) protectedPages.moveOldestTo(probation);
    while (probation.bytes() + protectedPages.bytes() > room) probation.deleteOldest();
  }

  function keep(address: string, document: CachedDocument) {
    if (getLifetime(document).freshMs === 0) return;
    const home = protectedPages.get(address) ? protectedPages : probation;
    const before = home.get(address);
    forget(address);
    // UTF-16 takes two bytes a letter; the compressed body adds less than a tenth.
    const bytes = 2.2 * document.html.length;
    if (bytes > room) return;
    // The same content stays the same object: its compressed bodies are kept by it.
    const same = before?.document.tag === document.tag ? before.document : document;
    home.set(address, { document: same, madeAt: now(), bytes });
    evict();
  }

  return {
    keep,

    /** What is kept for an address, and how many seconds old it is. */
    find(address: string): { document: CachedDocument; age: number; isStale: boolean } | undefined {
      const found = protectedPages.get(address) ?? probation.get(address);
      if (found === undefined) return undefined;
      const ageMs = now() - found.madeAt;
      const { freshMs, staleMs } = getLifetime(found.document);
      forget(address);
      if (ageMs < 0 || ageMs >= freshMs + staleMs) return undefined;
      // Re-insert it at the end: each segment is in least-recently-used order.
      protectedPages.set(address, found);
      evict();
      return { document: found.document, age: Math.floor(ageMs / 1000), isStale: ageMs >= freshMs };
    },

    /**
     * Makes one anew, once at a time. What comes instead of it while the shop is in trouble does not take its place; a
     * page that is no more, or leads elsewhere, is nobody's any more.
     */
    async renew(address: string, make: () => Promise<CachedDocument | 'gone'>): Promise<void> {
      if (beingMade.has(address)) return;
      beingMade.add(address);
      try {
        const made = await make();
        if (made === 'gone' || made.status === 404) forget(address);
        else keep(address, made);
      } finally {
        beingMade.delete(address);
      }
    },
  };
}

/** Cached pages by address, the least recently used first. */
function segment() {
  const pages = new Map<string, Kept>();
  let bytes = 0;
  const own = {
    bytes: () => bytes,
    get: (address: string) => pages.get(address),
    set(address: string, page: Kept) {
      own.delete(address);
      pages.set(address, page);
      bytes += page.bytes;
    },
    delete(address: string) {
      bytes -= pages.get(address)?.bytes ?? 0;
      pages.delete(address);
    },
    deleteOldest() {
      const [oldest] = pages.keys();
      if (oldest !== undefined) own.delete(oldest);
    },
    moveOldestTo(other: { set(address: string, page: Kept): void }) {
      const [oldest] = pages;
      if (oldest === undefined) return;
      own.delete(oldest[0]);
      other.set(...oldest);
    },
  };
  return own;
}

/** What a page says to caches, in milliseconds. */
export function getLifetime({ headers }: Pick<CachedDocument, 'headers'>): {
  freshMs: number;
  staleMs: number;
} {
  const said = headers.get('cache-control') ?? '';
  const ofName = (name: string) => 1000 * Number(new RegExp(`\\b${name}=(\\d+)`).exec(said)?.[1] ?? 0);
  return { freshMs: ofName('s-maxage'), staleMs: ofName('stale-while-revalidate') };
}
