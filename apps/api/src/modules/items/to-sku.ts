import type { Sku } from '@piri/contract/items';
import type { Price } from '@piri/contract/prices';
import { calculateBestPrice, type PriceableSku } from '@piri/pricing/discount';
import { getStockState } from '../stock/stock-state.ts';
import type { SkuWithStock, SummaryRow } from './item-queries.ts';
import type { PricingContext } from './read-pricing-context.ts';

/** Returns a sku of the item with its current price and stock. */
export function toSku(
  sku: SkuWithStock,
  item: Pick<SummaryRow, 'categoryIds'>,
  context: PricingContext,
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
  { categoryIds }: Pick<SummaryRow, 'categoryIds'>,
  { getCategoryPath }: PricingContext,
): PriceableSku {
  return {
    salesPrice,
    discountedSalesPrice,
    itemId,
    skuCode: code,
    categoryPath: getCategoryPath(categoryIds[0]),
  };
}

function getPrice(offer: PriceableSku, { discounts }: PricingContext): Price {
  const { listPrice, price, saving, percent } = calculateBestPrice(offer, discounts);
  return { listPrice, price, saving, percent };
}
