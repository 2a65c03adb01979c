import type { WishlistEntry } from '@piri/contract/wishlist';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { type FormatArrivalOptions, formatArrival } from '../../catalogue/items/format-arrival.ts';
import { isPurchasable } from '../../catalogue/items/get-stock-badge-content.ts';
import { type ItemCardData, toItemCardData } from '../../catalogue/items/item-card-data.ts';
import { fetchSettings } from '../../platform/settings/load-settings.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import type { StoredWishlistEntry } from './wishlist-entries.ts';
import { wishlistPageSize } from './wishlist-hrefs.ts';

/** A wishlist entry as the list shows it. */
export interface WishlistCardData extends StoredWishlistEntry {
  title: string;
  /** The item's card in the selected material; undefined once the item is no longer sold. */
  tile?: ItemCardData;
  /** The line to add to the cart; undefined while the item is unavailable. */
  toCart?: { sourceType: 'item' | 'bundle'; code: string };
}

export interface WishlistPageData {
  entries: WishlistCardData[];
  total: number;
}

/** Loads one page of the wishlist. Returns `undefined` if it fails. */
export async function fetchWishlistPage(
  shop: Pick<ShopConfig, 'channel'>,
  page: number,
  signal: AbortSignal,
): Promise<WishlistPageData | undefined> {
  const api = getBrowserClient(shop);
  const [answer, settings] = await Promise.all([
    api.searchWishlist({ body: { page, size: wishlistPageSize } }, { signal }),
    fetchSettings(api),
  ]);
  if (!answer.ok) return undefined;
  const arrivalOptions = { now: new Date(), delivery: settings?.delivery };
  return {
    entries: answer.body.list.map((entry) => toWishlistCardData(entry, arrivalOptions)),
    total: answer.body.total,
  };
}

function toWishlistCardData(
  { product, sku, ...entry }: WishlistEntry,
  plan: FormatArrivalOptions,
): WishlistCardData {
  const { wishlistId, itemId, skuCode } = entry;
  const stored = { wishlistId, itemId, skuCode };
  if (!product || (product.sourceType === 'item' && !sku)) {
    return { ...stored, title: product?.title ?? 'No longer available' };
  }
  const { sourceType, title } = product;
  const had = isPurchasable(sku ?? product);
  const code = sku?.code ?? product.id;
  return {
    ...stored,
    title,
    tile: sku ? tileOf(product, sku, plan) : toItemCardData(product, plan),
    ...(had && { toCart: { sourceType, code } }),
  };
}

type Product = NonNullable<WishlistEntry['product']>;

/** Returns the card of an item with the price, material and delivery day of one sku. */
function tileOf(
  product: Product,
  sku: NonNullable<WishlistEntry['sku']>,
  plan: FormatArrivalOptions,
): ItemCardData {
  const { id, title, subtitle, backdrop, isNew, image, drawing } = toItemCardData(product, plan);
  const chosen = sku.attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel);
  const face = product.swatches.find(({ displayLabel }) => chosen.includes(displayLabel))?.imagePath;
  const { price, listPrice, saving, percent } = sku.price;
  return {
    id,
    title,
    subtitle: chosen.join(', ') || subtitle,
    ...(backdrop && { backdrop }),
    ...(isNew && { isNew }),
    price,
    ...(saving > 0 && { listPrice, percent }),
    arrival: formatArrival({ leadDays: product.leadDays, state: sku.state }, plan),
    ...(sku.state === 'SOLD_OUT' && { soldOut: true }),
    ...(image && { image: { ...image, path: face ?? image.path } }),
    ...(drawing && { drawing }),
  };
}
