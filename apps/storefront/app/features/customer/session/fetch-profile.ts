import type { ShopConfig } from '../../../../server/shop-config.ts';
import { backgroundClient } from './browser-client.ts';
import { clearDataOfOthers } from './clear-data-of-others.ts';
import { getAuthToken, updateProfile } from './session-store.ts';

export async function fetchProfile(shop: Pick<ShopConfig, 'channel'>): Promise<void> {
  const token = getAuthToken();
  const customer = await backgroundClient(shop).getCustomer();
  if (!customer.ok || token === undefined || getAuthToken() !== token) return;
  clearDataOfOthers(customer.body.userId);
  updateProfile(customer.body, token);
}
