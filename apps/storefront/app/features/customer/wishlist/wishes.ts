/** One entry of a wishlist, as hearts need it. */
export interface Wish {
  /** Empty until the shop has answered. */
  wishlistId: string;
  itemId: string;
  /** Empty for a set, which is wished for whole. */
  skuCode: string;
}

export function isSameWish(one: Wish, { itemId, skuCode }: Omit<Wish, 'wishlistId'>): boolean {
  return one.itemId === itemId && one.skuCode === skuCode;
}

/** The list with one more on top, or with what the shop calls it now. */
export function withWish(wishes: readonly Wish[], wish: Wish): Wish[] {
  const known = wishes.some((one) => isSameWish(one, wish));
  return known ? wishes.map((one) => (isSameWish(one, wish) ? wish : one)) : [wish, ...wishes];
}

export function withoutWishes(wishes: readonly Wish[], gone: readonly Wish[]): Wish[] {
  return wishes.filter((one) => !gone.some((other) => isSameWish(one, other)));
}

/** The wishes in a drawer of the storage. Whatever is none is left behind: the shop is asked at the next start anyway. */
export function wishesIn(stored: string | null): Wish[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(one: Partial<Wish> | null): one is Wish {
  const texts = [one?.wishlistId, one?.itemId, one?.skuCode];
  return texts.every((text) => typeof text === 'string') && one?.wishlistId !== '';
}
