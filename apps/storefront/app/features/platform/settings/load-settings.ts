import type { Client } from '@piri/client';
import { type ShopSettings, shopSettings } from '@piri/contract/settings';

const asked = new WeakMap<Client, Promise<ShopSettings | undefined>>();

/**
 * What the shop charges and promises, for a page: its frame and its own data ask with one client, which is made for one
 * request, so they are told the same and the API is asked once.
 */
export function loadSettings(api: Client): Promise<ShopSettings | undefined> {
  const settings = asked.get(api) ?? fetchSettings(api);
  asked.set(api, settings);
  return settings;
}

/** As they are at this moment; undefined while the API cannot say so, or says it in another shape. */
export async function fetchSettings(api: Client): Promise<ShopSettings | undefined> {
  const answer = await api.listSettings();
  if (!answer.ok) return undefined;
  const byKey = Object.fromEntries(answer.body.list.map(({ key, value }) => [key, value]));
  return shopSettings.safeParse(byKey).data;
}
