import type { Sku } from '@piri/contract/items';
import type { Price } from '@piri/contract/prices';
import { findBestPrice, type PriceableSku } from '@piri/pricing/discount';
import { getStockState } from '../stock/stock-state.ts';
import type { SkuRow, SummaryRow } from './item-queries.ts';
import type { PricingContext } from './read-pricing-context.ts';

/** Returns a sku of the item with its current price and stock. */
export function toSku(
  piece: SkuRow,
  item: Pick<SummaryRow, 'categoryIds'>,
  surroundings: PricingContext,
): Sku {
  return {
    code: piece.code,
    salesPrice: piece.salesPrice,
    discountedSalesPrice: piece.discountedSalesPrice ?? undefined,
    price: priceOf(toPriceableSku(piece, item, surroundings), surroundings),
    attributeValues: piece.attributeValues,
    available: piece.available,
    state: getStockState(piece),
    imageUrl: piece.imageUrl ?? undefined,
  };
}

/** Converts the sku to the form that the pricing rules take. Only the item's first category counts. */
export function toPriceableSku(
  { salesPrice, discountedSalesPrice, itemId, code }: SkuRow,
  { categoryIds }: Pick<SummaryRow, 'categoryIds'>,
  { pathOf }: PricingContext,
): PriceableSku {
  return { salesPrice, discountedSalesPrice, itemId, skuCode: code, categoryPath: pathOf(categoryIds[0]) };
}

function priceOf(offer: PriceableSku, { discounts }: PricingContext): Price {
  const { listPrice, price, saving, percent } = findBestPrice(offer, discounts);
  return { listPrice, price, saving, percent };
}
