import type { Category } from '@piri/contract/categories';
import type { ItemSummary } from '@piri/contract/items';
import type { AppLoadContext } from 'react-router';
import type { Hotspot } from '../../../../server/files/image-index.ts';
import { getBackdropScene } from '../../platform/images/get-backdrop-scene.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import type { ShopTheLookData } from './shop-the-look-tile.tsx';

/** Loads the room of a category. Returns undefined if the room's image shows none of the list's items. */
export async function loadShopTheLook(
  { api, images }: Pick<AppLoadContext, 'api' | 'images'>,
  category: Category,
  found: readonly ItemSummary[],
  signal: AbortSignal,
): Promise<ShopTheLookData | undefined> {
  const room = getBackdropScene(images, category.extras.stage);
  const spots = room && pickHotspots(images.hotspots(room.id, 'tall'), found);
  if (!spots) return undefined;
  const { day, night } = room.scene;
  const body = {
    textParams: [
      { field: 'id' as const, value: spots.map(({ product }) => product), matchType: 'IN' as const },
    ],
  };
  const answer = await ignoreTimeout(api.searchItems({ body }, { signal }), signal);
  if (!answer?.ok) return undefined;
  const items = new Map(answer.body.list.map((item) => [item.id, item]));
  return {
    day: day.tall,
    night: night.tall,
    alt: day.alt,
    items: spots.flatMap(({ product, x, y }) => {
      const item = items.get(product);
      return item ? [{ id: product, title: item.title, price: item.price.price, x, y }] : [];
    }),
  };
}

/** The maximum number of hotspots. More would make their list longer than the image. */
const maxItems = 5;

/** Returns hotspots of a room, the list's own items first. Returns undefined if none of them is in the room. */
export function pickHotspots(
  spots: readonly Hotspot[],
  found: readonly Pick<ItemSummary, 'id'>[],
): Hotspot[] | undefined {
  const listed = new Set(found.map(({ id }) => id));
  const own = spots.filter(({ product }) => listed.has(product));
  if (own.length === 0) return undefined;
  return [...own, ...spots.filter(({ product }) => !listed.has(product))].slice(0, maxItems);
}
