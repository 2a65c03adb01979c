import type { Sku } from '@piri/contract/items';
import type { Price } from '@piri/contract/prices';
import { bestPrice, type Offer } from '@piri/pricing/discount';
import { stateOf } from '../stock/stock-state.ts';
import type { Piece, SummaryRow } from './item-rows.ts';
import type { Surroundings } from './read-surroundings.ts';

/** A sku of this item as it is sold now. */
export function soldSku(
  piece: Piece,
  item: Pick<SummaryRow, 'categoryIds'>,
  surroundings: Surroundings,
): Sku {
  return {
    code: piece.code,
    salesPrice: piece.salesPrice,
    discountedSalesPrice: piece.discountedSalesPrice ?? undefined,
    price: priceOf(offerOf(piece, item, surroundings), surroundings),
    attributeValues: piece.attributeValues,
    available: piece.available,
    state: stateOf(piece),
    imageUrl: piece.imageUrl ?? undefined,
  };
}

/** The piece as the rules of pricing take it. Only the item's first category counts. */
export function offerOf(
  { salesPrice, discountedSalesPrice, itemId, code }: Piece,
  { categoryIds }: Pick<SummaryRow, 'categoryIds'>,
  { pathOf }: Surroundings,
): Offer {
  return { salesPrice, discountedSalesPrice, itemId, skuCode: code, categoryPath: pathOf(categoryIds[0]) };
}

function priceOf(offer: Offer, { discounts }: Surroundings): Price {
  const { listPrice, price, saving, percent } = bestPrice(offer, discounts);
  return { listPrice, price, saving, percent };
}
