import type { Sku } from '@piri/contract/items';
import type { Price } from '@piri/contract/prices';
import { calculateBestPrice, type PriceableSku } from '@piri/pricing/discount';
import { getStockState } from '../stock/stock-state.ts';
import type { ItemSummaryRow, SkuWithStock } from './item-queries.ts';
import type { CategoriesAndDiscounts } from './read-categories-and-discounts.ts';

/** Returns a sku of the item with its current price and stock. */
export function toSku(
  sku: SkuWithStock,
  item: Pick<ItemSummaryRow, 'categoryIds'>,
  context: CategoriesAndDiscounts,
): Sku {
  return {
    code: sku.code,
    salesPrice: sku.salesPrice,
    discountedSalesPrice: sku.discountedSalesPrice ?? undefined,
    price: getPrice(toPriceableSku(sku, item, context), context),
    attributeValues: sku.attributeValues,
    available: sku.available,
    state: getStockState(sku),
    imageUrl: sku.imageUrl ?? undefined,
  };
}

/** Converts the sku to the form that the pricing rules take. Only the item's first category counts. */
export function toPriceableSku(
  { salesPrice, discountedSalesPrice, itemId, code }: SkuWithStock,
  { categoryIds }: Pick<ItemSummaryRow, 'categoryIds'>,
  { getCategoryPath }: CategoriesAndDiscounts,
): PriceableSku {
  return {
    salesPrice,
    discountedSalesPrice,
    itemId,
    skuCode: code,
    categoryPath: getCategoryPath(categoryIds[0]),
  };
}

function getPrice(offer: PriceableSku, { discounts }: CategoriesAndDiscounts): Price {
  const { listPrice, price, saving, percent } = calculateBestPrice(offer, discounts);
  return { listPrice, price, saving, percent };
}
