import type { CartLine } from '@piri/contract/cart-lines';
import { getSoldRefKey } from '@piri/contract/line-item';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { readSellableProducts, type SellableProduct } from './sellable-lines.ts';

/** A cart line with its current prices, each for a single item or bundle. */
export interface PricedCartLine
  extends CartLine,
    Pick<SellableProduct, 'salesPrice' | 'price' | 'available' | 'state'> {}

/**
 * Returns the current prices of lines. Throws with the index of every line that is not sold. Uses two queries, however
 * many lines there are.
 */
export async function priceCartLines(
  db: Kysely<Database>,
  lines: readonly CartLine[],
): Promise<PricedCartLine[]> {
  const found = await requireSellableLines(db, lines);
  return found.map(({ line, sold: { salesPrice, price, available, state } }) => ({
    ...line,
    ...{ salesPrice, price, available, state },
  }));
}

/** Returns the lines with what they sell. Throws like `priceCartLines`. */
export async function requireSellableLines(
  db: Kysely<Database>,
  lines: readonly CartLine[],
): Promise<{ line: CartLine; sold: SellableProduct }[]> {
  const sold = await readSellableProducts(db, lines);
  const unknown = lines.flatMap((line, index) => (sold.has(getSoldRefKey(line)) ? [] : [index]));
  if (unknown.length > 0) {
    throw new ApiError(
      'SKU_UNKNOWN',
      'The shop doesn’t sell some of these items.',
      unknown.map((index) => ({
        path: `lines.${index}`,
        code: 'SKU_UNKNOWN',
        message: 'Remove this item: it is unknown or no longer sold.',
      })),
    );
  }
  return lines.flatMap((line) => {
    const found = sold.get(getSoldRefKey(line));
    return found === undefined ? [] : [{ line, sold: found }];
  });
}
