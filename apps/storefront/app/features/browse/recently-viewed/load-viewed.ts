import type { Shop } from '../../../../server/shop.ts';
import { type Tile, tileFrom } from '../../catalogue/items/tile.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import { readSettings } from '../../platform/settings/load-settings.ts';

/** The cards of these pieces as they are today, in this order. What is no longer sold is left out. */
export async function loadViewed(
  shop: Pick<Shop, 'channel'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Tile[]> {
  const api = browserClient(shop);
  const textParams = [{ field: 'id' as const, value: [...ids], matchType: 'IN' as const }];
  const [items, settings] = await Promise.all([
    api.searchItems({ body: { textParams, fetchCount: false } }, { signal }),
    readSettings(api),
  ]);
  if (!items.ok) return [];
  const plan = { now: new Date(), delivery: settings?.delivery };
  const byId = new Map(items.body.list.map((item) => [item.id, item]));
  return ids.flatMap((id) => {
    const item = byId.get(id);
    return item ? [tileFrom(item, plan)] : [];
  });
}
