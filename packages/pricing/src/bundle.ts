import { assertWholeNumber } from './assert-whole-number.ts';
import { type Price, toPriceWithSaving } from './discount.ts';

/**
 * Returns the price of a bundle beside the total of its skus bought separately. That total uses sales prices, as the
 * bundle's own price does: a discount on one sku today would make the bundle look more expensive.
 * @example
 * toBundlePriceWithSaving(123_000, [{ salesPrice: 52_500, quantity: 1 }, …, { salesPrice: 7_900, quantity: 2 }]);
 * // { price: 123_000, listPrice: 137_100, saving: 14_100, percent: 10 }
 */
export function toBundlePriceWithSaving(
  salesPrice: number,
  parts: readonly { salesPrice: number; quantity: number }[],
): Price {
  const price = assertWholeNumber(salesPrice, 'salesPrice');
  const separately = parts.reduce(
    (sum, part) =>
      sum + assertWholeNumber(part.salesPrice, 'salesPrice') * assertWholeNumber(part.quantity, 'quantity'),
    0,
  );
  // A bundle that costs more than its skus is shown with its price alone, never with a negative saving.
  return toPriceWithSaving(Math.max(separately, price), Math.max(separately - price, 0));
}

/**
 * Returns how many complete bundles are in stock. The quantities of a sku that occurs twice are added.
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
    // The stock can be negative if more was promised than there is; then no bundle is available.
    .map(({ quantity, available }) => Math.floor(Math.max(available, 0) / quantity));
  return each.length === 0 ? 0 : Math.min(...each);
}
