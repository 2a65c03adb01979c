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
  wishes: readonly StoredWishlistEntry[],
  wish: StoredWishlistEntry,
): StoredWishlistEntry[] {
  const known = wishes.some((one) => isSameEntry(one, wish));
  return known ? wishes.map((one) => (isSameEntry(one, wish) ? wish : one)) : [wish, ...wishes];
}

export function removeEntries(
  wishes: readonly StoredWishlistEntry[],
  gone: readonly StoredWishlistEntry[],
): StoredWishlistEntry[] {
  return wishes.filter((one) => !gone.some((other) => isSameEntry(one, other)));
}

/** The wishes in a drawer of the storage. Whatever is none is left behind: the shop is asked at the next start anyway. */
export function parseEntries(stored: string | null): StoredWishlistEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(one: Partial<StoredWishlistEntry> | null): one is StoredWishlistEntry {
  const texts = [one?.wishlistId, one?.itemId, one?.skuCode];
  return texts.every((text) => typeof text === 'string') && one?.wishlistId !== '';
}
