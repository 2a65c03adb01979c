import { assertWholeNumber } from './assert-whole-number.ts';
import { floorPercentOf, isValidPercent } from './percentage.ts';

/** A discount that is open to everybody, as the API sends it. Of an unknown type it takes nothing off. */
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
  /** The product's first category and all above it. */
  categoryPath: readonly string[];
}

export interface Price {
  /** What one piece costs. */
  price: number;
  /** What it would cost without a discount. */
  listPrice: number;
  saving: number;
  /** For a badge: whole percent, 0 when the saving is too small to speak of. */
  percent: number;
}

export interface BestPrice extends Price {
  /** The discount that gave the price. Absent without one, and when the sku's own reduced price is as good. */
  discountId?: string;
}

/**
 * The lowest price among the sku's own and those of each discount alone: never of two together.
 * @example
 * bestPrice(meghna, [{ id: 'sofas-12', valid: true, type: 'FIXED_CATEGORY', discountType: 'PERCENTAGE', value: 12, … }]);
 * // { price: 51_480, listPrice: 58_500, saving: 7_020, percent: 12, discountId: 'sofas-12' }
 */
export function findBestPrice(offer: PriceableSku, discounts: readonly Discount[]): BestPrice {
  const listPrice = assertWholeNumber(offer.salesPrice, 'salesPrice');
  let saving = ownSaving(offer);
  let discountId: string | undefined;
  for (const discount of discounts) {
    if (discount.valid !== true || !isFor(discount, offer)) continue;
    const amount = amountOff(discount, listPrice);
    // Of two that are equally good the id decides, so that the order of a list does not.
    const equal = amount === saving && discountId !== undefined && discount.id < discountId;
    if (amount > saving || equal) {
      saving = amount;
      discountId = discount.id;
    }
  }
  return { ...calculateSaving(listPrice, saving), ...(discountId === undefined ? {} : { discountId }) };
}

/** What is left of a list price, and how much less that is. */
export function calculateSaving(listPrice: number, saving: number): Price {
  const price = listPrice - saving;
  // "100 %" is said only of what costs nothing.
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

/** Per piece. A value that makes no sense takes nothing off: better a discount too few than a sofa given away. */
function amountOff({ discountType, value }: Discount, listPrice: number): number {
  if (discountType === 'PERCENTAGE') return isValidPercent(value) ? floorPercentOf(listPrice, value) : 0;
  if (discountType === 'FIXED' && Number.isFinite(value) && value > 0) {
    return Math.min(Math.floor(value), listPrice);
  }
  return 0;
}

function ownSaving({ salesPrice, discountedSalesPrice }: PriceableSku): number {
  // Zero is what a table without a reduced price sends, and no price that anybody meant.
  const reduced = discountedSalesPrice || salesPrice;
  return Number.isSafeInteger(reduced) && reduced > 0 && reduced < salesPrice ? salesPrice - reduced : 0;
}
