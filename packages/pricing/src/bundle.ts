import { assertWholeNumber } from './assert-whole-number.ts';
import { calculateSaving, type Price } from './discount.ts';

/**
 * What a bundle costs beside its parts one by one. Those count with their sales prices, as its own price does:
 * a discount of today on one part would make the same bundle look dearer.
 * @example
 * calculateBundlePrice(123_000, [{ salesPrice: 52_500, quantity: 1 }, …, { salesPrice: 7_900, quantity: 2 }]);
 * // { price: 123_000, listPrice: 137_100, saving: 14_100, percent: 10 }
 */
export function calculateBundlePrice(
  salesPrice: number,
  parts: readonly { salesPrice: number; quantity: number }[],
): Price {
  const price = assertWholeNumber(salesPrice, 'salesPrice');
  const separately = parts.reduce(
    (sum, part) =>
      sum + assertWholeNumber(part.salesPrice, 'salesPrice') * assertWholeNumber(part.quantity, 'quantity'),
    0,
  );
  // One that is dearer than its parts is shown with its price alone, never with a saving below nothing.
  return calculateSaving(Math.max(separately, price), Math.max(separately - price, 0));
}

/**
 * How many whole bundles the stock makes up. A sku that stands in two parts is needed for both.
 * @example
 * countAvailableBundles([{ skuCode: 'PNG-NAT', quantity: 1, available: 5 }, { skuCode: 'PTH-BEIGE', quantity: 4, available: 11 }]); // 2
 */
export function countAvailableBundles(
  parts: readonly { skuCode: string; quantity: number; available: number }[],
): number {
  const needed = new Map<string, { quantity: number; available: number }>();
  for (const { skuCode, quantity, available } of parts) {
    const before = needed.get(skuCode)?.quantity ?? 0;
    needed.set(skuCode, { quantity: before + assertWholeNumber(quantity, 'quantity'), available });
  }
  const each = [...needed.values()]
    .filter(({ quantity }) => quantity > 0)
    // More can be promised than there is; the next bundle then waits for all of it.
    .map(({ quantity, available }) => Math.floor(Math.max(available, 0) / quantity));
  return each.length === 0 ? 0 : Math.min(...each);
}
