/** A page as it leaves. Head and body belong together: the policy in the one names what stands in the other. */
export interface Document {
  html: string;
  status: number;
  headers: Headers;
  /** Names the content. */
  tag: string;
}

interface Kept {
  document: Document;
  madeAt: number;
  bytes: number;
}

export interface KeptDocumentsOptions {
  /** How much they may take together; the one that was asked for longest ago goes first. */
  megabytes: number;
  now?: () => number;
}

/**
 * Pages that are the same for everybody, kept as long as they themselves say that a cache may: served as they are while
 * they are fresh, and for a while after that, during which one is made anew behind whoever asks.
 */
export function keptDocuments({ megabytes, now = Date.now }: KeptDocumentsOptions) {
  const kept = new Map<string, Kept>();
  const beingMade = new Set<string>();
  let bytes = 0;

  function forget(address: string) {
    bytes -= kept.get(address)?.bytes ?? 0;
    kept.delete(address);
  }

  function keep(address: string, document: Document) {
    if (lifetimeOf(document).freshMs === 0) return;
    forget(address);
    // What is not Latin takes two bytes a letter.
    const size = 2 * document.html.length;
    if (size > megabytes * 1e6) return;
    kept.set(address, { document, madeAt: now(), bytes: size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= megabytes * 1e6) break;
      forget(oldest);
    }
  }

  return {
    keep,

    /** What is kept for an address, and how many seconds old it is. */
    find(address: string): { document: Document; age: number; isStale: boolean } | undefined {
      const found = kept.get(address);
      if (found === undefined) return undefined;
      const ageMs = now() - found.madeAt;
      const { freshMs, staleMs } = lifetimeOf(found.document);
      if (ageMs < 0 || ageMs >= freshMs + staleMs) {
        forget(address);
        return undefined;
      }
      // Asked for last, it goes last.
      kept.delete(address);
      kept.set(address, found);
      return { document: found.document, age: Math.floor(ageMs / 1000), isStale: ageMs >= freshMs };
    },

    /**
     * Makes one anew, once at a time. What comes instead of it while the shop is in trouble does not take its place; a
     * page that is no more, or leads elsewhere, is nobody's any more.
     */
    async renew(address: string, make: () => Promise<Document | 'gone'>): Promise<void> {
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

/** What a page says to caches, in milliseconds. */
function lifetimeOf({ headers }: Document): { freshMs: number; staleMs: number } {
  const said = headers.get('cache-control') ?? '';
  const ofName = (name: string) => 1000 * Number(new RegExp(`\\b${name}=(\\d+)`).exec(said)?.[1] ?? 0);
  return { freshMs: ofName('s-maxage'), staleMs: ofName('stale-while-revalidate') };
}
