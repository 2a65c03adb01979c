/** A page as it is sent. Headers and body belong together: the policy in the headers names the scripts in the body. */
export interface CachedDocument {
  html: string;
  status: number;
  headers: Headers;
  /** Identifies the content. */
  tag: string;
}

interface CacheEntry {
  document: CachedDocument;
  madeAt: number;
  bytes: number;
}

export interface DocumentCacheOptions {
  /** The maximum total size. */
  megabytes: number;
  now?: () => number;
}

/** The share of the size for pages that were requested more than once. */
const protectedShare = 0.8;

/**
 * Caches pages that are the same for all users, as long as their own `cache-control` allows. A stale page is still
 * served while a new one is rendered.
 *
 * Eviction is a segmented LRU: pages that were requested once are evicted first, so that thousands of addresses that
 * nobody else requests cannot evict the pages that visitors share.
 */
export function createDocumentCache({ megabytes, now = Date.now }: DocumentCacheOptions) {
  const room = megabytes * 1e6;
  const probation = segment();
  const protectedPages = segment();
  const beingMade = new Set<string>();

  function evictAddress(address: string) {
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
    evictAddress(address);
    // UTF-16 takes two bytes per character; the compressed body adds less than a tenth.
    const bytes = 2.2 * document.html.length;
    if (bytes > room) return;
    // Keep the same object for the same content, since its compressed bodies are cached by it.
    const same = before?.document.tag === document.tag ? before.document : document;
    home.set(address, { document: same, madeAt: now(), bytes });
    evict();
  }

  return {
    keep,

    /** Returns the cached document of an address and its age in seconds. */
    find(address: string): { document: CachedDocument; age: number; isStale: boolean } | undefined {
      const found = protectedPages.get(address) ?? probation.get(address);
      if (found === undefined) return undefined;
      const ageMs = now() - found.madeAt;
      const { freshMs, staleMs } = getLifetime(found.document);
      evictAddress(address);
      if (ageMs < 0 || ageMs >= freshMs + staleMs) return undefined;
      // Re-insert it at the end: each segment is in least-recently-used order.
      protectedPages.set(address, found);
      evict();
      return { document: found.document, age: Math.floor(ageMs / 1000), isStale: ageMs >= freshMs };
    },

    /**
     * Renders a document again, once at a time. A temporary error does not replace the cached one; a page that is gone
     * or redirects is removed.
     */
    async renew(address: string, make: () => Promise<CachedDocument | 'gone'>): Promise<void> {
      if (beingMade.has(address)) return;
      beingMade.add(address);
      try {
        const made = await make();
        if (made === 'gone' || made.status === 404) evictAddress(address);
        else keep(address, made);
      } finally {
        beingMade.delete(address);
      }
    },
  };
}

/** A map of cached pages by address, the least recently used first. */
function segment() {
  const pages = new Map<string, CacheEntry>();
  let bytes = 0;
  const own = {
    bytes: () => bytes,
    get: (address: string) => pages.get(address),
    set(address: string, page: CacheEntry) {
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
    moveOldestTo(other: { set(address: string, page: CacheEntry): void }) {
      const [oldest] = pages;
      if (oldest === undefined) return;
      own.delete(oldest[0]);
      other.set(...oldest);
    },
  };
  return own;
}

/** Returns the lifetime of a page from its `cache-control`, in milliseconds. */
export function getLifetime({ headers }: Pick<CachedDocument, 'headers'>): {
  freshMs: number;
  staleMs: number;
} {
  const said = headers.get('cache-control') ?? '';
  const ofName = (name: string) => 1000 * Number(new RegExp(`\\b${name}=(\\d+)`).exec(said)?.[1] ?? 0);
  return { freshMs: ofName('s-maxage'), staleMs: ofName('stale-while-revalidate') };
}
