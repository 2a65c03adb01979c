/** One entry of a wishlist, as hearts need it. */
export interface StoredWishlistEntry {
  /** Empty until the shop has answered. */
  wishlistId: string;
  itemId: string;
  /** Empty for a set, which is wished for whole. */
  skuCode: string;
}

export function isSameEntry(
  one: StoredWishlistEntry,
  { itemId, skuCode }: Omit<StoredWishlistEntry, 'wishlistId'>,
): boolean {
  return one.itemId === itemId && one.skuCode === skuCode;
}

/** The list with one more on top, or with what the shop calls it now. */
export function addEntry(
  entries: readonly StoredWishlistEntry[],
  entry: StoredWishlistEntry,
): StoredWishlistEntry[] {
  const known = entries.some((one) => isSameEntry(one, entry));
  return known ? entries.map((one) => (isSameEntry(one, entry) ? entry : one)) : [entry, ...entries];
}

export function removeEntries(
  entries: readonly StoredWishlistEntry[],
  gone: readonly StoredWishlistEntry[],
): StoredWishlistEntry[] {
  return entries.filter((one) => !gone.some((other) => isSameEntry(one, other)));
}

/** The wishes in a drawer of the storage. Whatever is none is left behind: the shop is asked at the next start anyway. */
export function parseEntries(stored: string | null): StoredWishlistEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(one: Partial<StoredWishlistEntry> | null): one is StoredWishlistEntry {
  const texts = [one?.wishlistId, one?.itemId, one?.skuCode];
  return texts.every((text) => typeof text === 'string') && one?.wishlistId !== '';
}
