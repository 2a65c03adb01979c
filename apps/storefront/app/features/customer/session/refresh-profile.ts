import type { ShopConfig } from '../../../../server/shop-config.ts';
import { clearPreviousCustomerData } from './clear-previous-customer-data.ts';
import { getBackgroundClient } from './get-browser-client.ts';
import { getAuthToken, setSessionProfile } from './session-store.ts';

export async function refreshProfile(shop: Pick<ShopConfig, 'channel'>): Promise<void> {
  const token = getAuthToken();
  const customer = await getBackgroundClient(shop).getCustomer();
  if (!customer.ok || token === undefined || getAuthToken() !== token) return;
  clearPreviousCustomerData(customer.body.userId);
  setSessionProfile(customer.body, token);
}
