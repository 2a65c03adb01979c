import { assertWholeNumber } from './assert-whole-number.ts';
import { floorPercentOf, isDiscountPercent } from './percentage.ts';

/** A discount for every shopper, as the API returns it. One of an unknown type takes nothing off. */
export interface Discount {
  id: string;
  valid: boolean;
  type: string;
  discountType: string;
  value: number;
  categories?: readonly { categoryId: string }[] | null | undefined;
  /** Without a code, every sku of the item. */
  items?: readonly { itemId: string; skuCode?: string | null | undefined }[] | null | undefined;
}

export interface PriceableSku {
  salesPrice: number;
  discountedSalesPrice?: number | null | undefined;
  itemId: string;
  skuCode: string;
  /** The item's first category and all categories above it. */
  categoryPath: readonly string[];
}

export interface Price {
  /** The price of one unit. */
  price: number;
  /** The price of one unit without a discount. */
  listPrice: number;
  saving: number;
  /** For a badge: whole percent, or 0 if the saving is too small to show. */
  percent: number;
}

export interface BestPrice extends Price {
  /** The discount that gave the price. Absent without one, and if the sku's own reduced price is as low. */
  discountId?: string;
}

/**
 * Returns the lowest price among the sku's own and those of each discount alone. Discounts are never combined.
 * @example
 * findBestPrice(meghna, [{ id: 'sofas-12', valid: true, type: 'FIXED_CATEGORY', discountType: 'PERCENTAGE', value: 12, … }]);
 * // { price: 51_480, listPrice: 58_500, saving: 7_020, percent: 12, discountId: 'sofas-12' }
 */
export function calculateBestPrice(offer: PriceableSku, discounts: readonly Discount[]): BestPrice {
  const listPrice = assertWholeNumber(offer.salesPrice, 'salesPrice');
  let saving = getOwnSaving(offer);
  let discountId: string | undefined;
  for (const discount of discounts) {
    if (discount.valid !== true || !isFor(discount, offer)) continue;
    const amount = amountOff(discount, listPrice);
    // The lower id decides between equal discounts, so that the result does not depend on their order.
    const equal = amount === saving && discountId !== undefined && discount.id < discountId;
    if (amount > saving || equal) {
      saving = amount;
      discountId = discount.id;
    }
  }
  return { ...toPriceWithSaving(listPrice, saving), ...(discountId === undefined ? {} : { discountId }) };
}

/** Returns the price after a saving, with the list price and the percentage. */
export function toPriceWithSaving(listPrice: number, saving: number): Price {
  const price = listPrice - saving;
  // "100 %" is shown only if the price is 0.
  const percent =
    listPrice === 0 ? 0 : Math.min(Math.round((saving * 100) / listPrice), price > 0 ? 99 : 100);
  return { price, listPrice, saving, percent };
}

function isFor(
  { type, categories, items }: Discount,
  { itemId, skuCode, categoryPath }: PriceableSku,
): boolean {
  if (type === 'FIXED_CATEGORY') {
    return categories?.some(({ categoryId }) => categoryPath.includes(categoryId)) ?? false;
  }
  if (type === 'FIXED_PRODUCT') {
    return (
      items?.some((item) => item.itemId === itemId && (!item.skuCode || item.skuCode === skuCode)) ?? false
    );
  }
  return false;
}

/**
 * Returns the amount that a discount takes off one unit. An invalid value takes nothing off: that is better than giving
 * a sofa away.
 */
function amountOff({ discountType, value }: Discount, listPrice: number): number {
  if (discountType === 'PERCENTAGE') return isDiscountPercent(value) ? floorPercentOf(listPrice, value) : 0;
  if (discountType === 'FIXED' && Number.isFinite(value) && value > 0) {
    return Math.min(Math.floor(value), listPrice);
  }
  return 0;
}

function getOwnSaving({ salesPrice, discountedSalesPrice }: PriceableSku): number {
  // Zero means that the database has no reduced price; it is never a real price.
  const reduced = discountedSalesPrice || salesPrice;
  return Number.isSafeInteger(reduced) && reduced > 0 && reduced < salesPrice ? salesPrice - reduced : 0;
}
