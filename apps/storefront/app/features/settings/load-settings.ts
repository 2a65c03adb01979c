import type { Client } from '@piri/client';
import { type ShopSettings, shopSettings } from '@piri/contract/settings';

/** What the shop charges and promises; undefined while the API cannot say so, or says it in another shape. */
export async function loadSettings(api: Client): Promise<ShopSettings | undefined> {
  const answer = await api.listSettings();
  if (!answer.ok) return undefined;
  const byKey = Object.fromEntries(answer.body.list.map(({ key, value }) => [key, value]));
  return shopSettings.safeParse(byKey).data;
}
