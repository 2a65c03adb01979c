/** The cart as it lies in the browser's storage: what to buy and how many, never what it costs. */
export interface StoredCart {
  version: 1;
  lines: StoredCartLine[];
}

export interface StoredCartLine {
  sourceType: 'item' | 'bundle';
  code: string;
  quantity: number;
}

/** How many things lie in a stored cart. Anything that cannot be read counts as none: it is mended when the cart loads. */
export function storedCartCount(stored: string | null): number {
  try {
    const { lines } = JSON.parse(stored ?? '{}') as Partial<StoredCart>;
    if (!Array.isArray(lines)) return 0;
    const count = lines.reduce((sum, line) => sum + Number(line?.quantity), 0);
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}
