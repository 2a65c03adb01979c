import type { Client } from '@piri/client';
import { type ShopSettings, shopSettings } from '@piri/contract/settings';

const asked = new WeakMap<Client, Promise<ShopSettings | undefined>>();

/**
 * Loads the shop's settings for a page. Each request has its own client, and the result is cached per client. So the
 * frame and the page get the same settings, and the API is called once.
 */
export function loadSettings(api: Client): Promise<ShopSettings | undefined> {
  const settings = asked.get(api) ?? fetchSettings(api);
  asked.set(api, settings);
  return settings;
}

/** Fetches the current settings. Returns `undefined` if the API is unreachable or the response is invalid. */
export async function fetchSettings(api: Client): Promise<ShopSettings | undefined> {
  const answer = await api.listSettings();
  if (!answer.ok) return undefined;
  const byKey = Object.fromEntries(answer.body.list.map(({ key, value }) => [key, value]));
  return shopSettings.safeParse(byKey).data;
}
