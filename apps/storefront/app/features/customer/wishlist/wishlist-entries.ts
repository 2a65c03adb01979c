/** A wishlist entry with the fields that the toggle needs. */
export interface StoredWishlistEntry {
  /** Empty until the API has responded. */
  wishlistId: string;
  itemId: string;
  /** Empty for a bundle, which is added as a whole. */
  skuCode: string;
}

export function isSameEntry(
  one: StoredWishlistEntry,
  { itemId, skuCode }: Omit<StoredWishlistEntry, 'wishlistId'>,
): boolean {
  return one.itemId === itemId && one.skuCode === skuCode;
}

/** Adds an entry at the top, or replaces the same entry with the API's version. */
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

/** Parses stored entries. Invalid ones are dropped, since the list is loaded again at the next start. */
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
