import type { WishlistEntry } from '@piri/contract/wishlist';
import type { Shop } from '../../../../server/shop.ts';
import { type ArrivalPlan, arrivesBy } from '../../catalogue/items/arrival.ts';
import { canBeBought } from '../../catalogue/items/stock-words.ts';
import { type Tile, tileFrom } from '../../catalogue/items/tile.ts';
import { readSettings } from '../../platform/settings/load-settings.ts';
import { browserClient } from '../session/browser-client.ts';
import type { Wish } from './wishes.ts';
import { wishlistPageSize } from './wishlist-pages.ts';

/** One wish as the list shows it. */
export interface ShownWish extends Wish {
  title: string;
  /** Its card, in the cloth that was wished for; nothing once it is not sold any more. */
  tile?: Tile;
  /** What to put into the cart; nothing while it cannot be had. */
  toCart?: { sourceType: 'item' | 'bundle'; code: string };
}

export interface WishlistPage {
  wishes: ShownWish[];
  total: number;
}

/** One page of the list as it is today; nothing where the shop could not say. */
export async function loadWishlist(
  shop: Pick<Shop, 'channel'>,
  page: number,
  signal: AbortSignal,
): Promise<WishlistPage | undefined> {
  const api = browserClient(shop);
  const [answer, settings] = await Promise.all([
    api.searchWishlist({ body: { page, size: wishlistPageSize } }, { signal }),
    readSettings(api),
  ]);
  if (!answer.ok) return undefined;
  const plan = { now: new Date(), delivery: settings?.delivery };
  return { wishes: answer.body.list.map((entry) => shownWish(entry, plan)), total: answer.body.total };
}

function shownWish({ product, sku, ...entry }: WishlistEntry, plan: ArrivalPlan): ShownWish {
  const { wishlistId, itemId, skuCode } = entry;
  const wish = { wishlistId, itemId, skuCode };
  if (!product || (product.sourceType === 'item' && !sku)) {
    return { ...wish, title: product?.title ?? 'A piece we do not sell any more' };
  }
  const { sourceType, title } = product;
  const had = canBeBought(sku ?? product);
  const code = sku?.code ?? product.id;
  return {
    ...wish,
    title,
    tile: sku ? tileOf(product, sku, plan) : tileFrom(product, plan),
    ...(had && { toCart: { sourceType, code } }),
  };
}

type Product = NonNullable<WishlistEntry['product']>;

/** The card of a piece as this one of its skus has it: its price, its cloth, its day. */
function tileOf(product: Product, sku: NonNullable<WishlistEntry['sku']>, plan: ArrivalPlan): Tile {
  const { id, title, kind, stage, isNew, picture, drawing } = tileFrom(product, plan);
  const chosen = sku.attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel);
  const face = product.swatches.find(({ displayLabel }) => chosen.includes(displayLabel))?.imagePath;
  const { price, listPrice, saving, percent } = sku.price;
  return {
    id,
    title,
    kind: chosen.join(', ') || kind,
    ...(stage && { stage }),
    ...(isNew && { isNew }),
    price,
    ...(saving > 0 && { listPrice, percent }),
    arrival: arrivesBy({ leadDays: product.leadDays, state: sku.state }, plan),
    ...(sku.state === 'SOLD_OUT' && { soldOut: true }),
    ...(picture && { picture: { ...picture, path: face ?? picture.path } }),
    ...(drawing && { drawing }),
  };
}
