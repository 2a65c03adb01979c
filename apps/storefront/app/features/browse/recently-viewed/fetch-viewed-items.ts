import type { ShopConfig } from '../../../../server/shop-config.ts';
import { type ItemCardData, toItemCardData } from '../../catalogue/items/item-card-data.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { fetchSettings } from '../../platform/settings/load-settings.ts';

/** Fetches the current cards of these items, in this order. Leaves out items that are no longer sold. */
export async function fetchViewedItems(
  shop: Pick<ShopConfig, 'channel'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ItemCardData[]> {
  const api = getBrowserClient(shop);
  const textParams = [{ field: 'id' as const, value: [...ids], matchType: 'IN' as const }];
  const [items, settings] = await Promise.all([
    api.searchItems({ body: { textParams, fetchCount: false } }, { signal }),
    fetchSettings(api),
  ]);
  if (!items.ok) return [];
  const arrivalOptions = { now: new Date(), delivery: settings?.delivery };
  const byId = new Map(items.body.list.map((item) => [item.id, item]));
  return ids.flatMap((id) => {
    const item = byId.get(id);
    return item ? [toItemCardData(item, arrivalOptions)] : [];
  });
}
